title = Der Trötofanten-Zirkus
tagline = Töröö! Und weg ist dein Stapel.
facts = Paar um Paar zum größten Zirkus. Vor allem Glück, und viel Lärm.
minutes = etwa 10 Minuten
credit = Der Trötofanten-Zirkus ist ein Spiel von Robert Heller mit Bildern von Marco Armbruster, 2021 bei SPIEL DAS! erschienen.

card-elephant = Elefant { $number }
card-troetofant = Trötofant { $number }
card-mouse = Maus
card-trap = Mausefalle
card-lasso = Lasso
card-dompteur = Dompteur

## Der Tisch

heading-ring = { $count ->
    [one] Noch 1 Karte in der Manege
   *[other] Noch { $count } Karten in der Manege
}
prompt-draw = Du bist dran: Zieh eine Karte aus der Manege
prompt-steal = Dein Zug – { $card } klaut: Welchen Stapel?
prompt-wait = Wir warten auf { $seat }
confirm-steal = { $victim } bestehlen ({ $card })
why-steal-first = Erst wird geklaut, dann gezogen
why-not-now = Du ziehst eine Karte, wenn dein Zug zu Ende geht
why-unseen = Noch kennt sie niemand, auch du nicht: Sie wird aufgedeckt, sobald du dran bist
why-own = Das ist dein eigener Stapel
why-number = { $card } klaut nur einen Stapel, auf dem eine { $number } liegt
why-elephants = { $card } klaut nur einen Stapel, auf dem ein Elefant oder Trötofant liegt
why-lasso = { $card } klaut nur einen Stapel, auf dem ein Elefant, ein Trötofant oder ein Lasso liegt

zone-ring = Die Manege: verdeckte Karten
zone-middle = In der Mitte beim Training
zone-walk = Auf dem Spaziergang
zone-trap = Die Mausefalle
zone-hand = Verdeckte Karte von { $seat }
zone-lay = Aufgedeckt von { $seat }
zone-pile = Offener Stapel von { $seat }
zone-down = Verdeckt vor { $seat }
note-points = Stand: { $points }
noise-trumpet = töröö!
noise-mouse = piep!

sheet-title = Woher die Punkte kommen
sheet-what = Karten
sheet-open = Elefanten in offenen Stapeln
sheet-down = Elefanten verdeckt
sheet-sum = Zusammen

## Was geschah

line-opened = { $card } beginnt in der Mitte
line-began = { $seat } fängt an
line-turned = { $seat } deckt auf: { $card }
line-turned-trumpet = { $seat } deckt auf: { $card }. Töröö!
line-turned-mouse = { $seat } deckt auf: { $card }. Piep!
line-stole = { $seat } klaut { $victim } einen Stapel von { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $card } auf { $top }
line-stole-trap = Schnapp! { $seat } klaut { $victim } einen Stapel von { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $card } auf { $top }
line-paired = { $card } und { $other } aus der Mitte werden ein Paar: ein Stapel für { $seat }
line-trained = { $card } geht in die Mitte zum Training
line-walked = Die Mitte ist voll: { $card } geht spazieren
line-met = { $card } trifft beim Spazieren { $other }: Beide liegen nun verdeckt vor { $seat }
line-met-no-prey = { $card } trifft beim Spazieren { $other }: Beide liegen nun verdeckt vor { $seat }. Sonst hat niemand einen Stapel, also bleibt die Mausefalle, wo sie ist
line-lifted = { $seat } nimmt die Mausefalle
line-kept = { $card } findet nichts zu klauen und wird ein eigener Stapel von { $seat }
line-revealed = { $seat } hält am Ende noch { $card }: zählt wie verdeckt

## Tipps

hint-draw = Nimm irgendeine Karte: Niemand weiß, was wo liegt
hint-steal = Klau { $victim } den Stapel mit { $top } obenauf, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} – { $whys }
hint-last = niemand kann ihn mehr zurückklauen
hint-leads = { $seat } liegt vorn
hint-rival = { $seat } ist dir am dichtesten auf den Fersen
hint-most = kein anderer Stapel bringt dir mehr
hint-safe = nur { $count } von { $unseen } unbekannten Karten { $count ->
    [one] könnte
   *[other] könnten
} ihn zurückklauen
hint-trap-only = von nun an holt ihn nur noch die Mausefalle
hint-modest = ein größerer würde die anderen mehr locken

## Varianten

option-lasso = Lasso
option-lasso-false = Ohne
option-lasso-true = Sechs Lassos spielen mit
option-dompteur = Dompteur
option-dompteur-false = Ohne
option-dompteur-true = Fünf Dompteure spielen mit
option-held_cards = Karten, die am Ende niemand mehr ausspielt
option-held_cards-count = Zählen wie verdeckte
option-held_cards-ignore = Zählen nicht

not-possible = Das geht gerade nicht.

## Regeln

rules-short = Deck deine Karte auf: Ein Trötofant klaut einen Stapel, auf dem eine um genau 1 kleinere Zahl liegt. Sonst – und für graue Elefanten immer – heißt es: mit der gleichen Zahl aus der Mitte ein Paar bilden, sonst in der Mitte trainieren, sonst spazieren gehen. Wer dort die gleiche Zahl trifft, bekommt Minuspunkte und die Mausefalle. Danach ziehst du eine neue Karte aus der Manege. Jeder Elefant in deinen offenen Stapeln ist am Ende einen Punkt wert.
rules-cards = Die Karten
rules-start = Der Aufbau
rules-turn = Ein Zug
rules-thieves = Mausefalle, Maus, Lasso, Dompteur
rules-end = Das Ende
rule-R1 = Im Spiel sind 64 graue Elefanten, 20 gelbe Trötofanten mit einer Trompete als Rüssel, 3 Mäuse und 1 Mausefalle. Elefanten und Trötofanten tragen eine Zahl.
rule-R2 = Graue Elefanten gibt es von 1 bis 8, jede Zahl achtmal; Trötofanten von 4 bis 8, jede Zahl viermal. (Welche Zahlen sie haben, ist unsere Annahme; sicher sind die Summen 64 und 20.)
rule-R3 = Zwei kleine Erweiterungen lassen sich dazunehmen: 6 Lassos und 5 Dompteure. Zusammen sind es sicher 11 Karten; wie sie sich aufteilen, ist unsere Annahme.
rule-R4 = Die Mausefalle liegt beiseite, alles andere wird gemischt. Drei Karten kommen offen in die Mitte: Elefanten oder Trötofanten mit drei verschiedenen Zahlen. Passt eine nicht, geht sie zurück. Alle übrigen bilden verdeckt den Ring, die Manege.
rule-R5 = Reihum zieht ihr je eine beliebige Karte aus der Manege. Niemand sieht sie, auch du selbst nicht.
rule-R6 = Der Zufall bestimmt, wer anfängt. Dann geht es im Uhrzeigersinn.
rule-R7 = Du deckst deine Karte auf und musst mit ihr tun, was als Erstes geht: klauen, ein Paar bilden, trainieren, spazieren gehen. Aussuchen kannst du nur, wenn es mehrere Ziele gibt; ein einziges nimmst du von selbst. Am Ende deines Zuges ziehst du eine neue Karte aus der Manege.
rule-R8 = Ein Trötofant macht „töröö“, eine Maus „piep“, die Mausefalle „schnapp“, wenn sie benutzt wird. Graue Elefanten sind still. Den Lärm macht der Tisch; er entscheidet nichts und lässt sich abstellen.
rule-R9 = Erstens: Ein Trötofant klaut. Liegt auf einem offenen Stapel von jemand anderem eine Zahl, die um genau 1 kleiner ist, so nimmst du diesen Stapel und legst den Trötofanten obenauf. Graue Elefanten klauen nie.
example-R9 = Zum Beispiel: Auf einem Stapel von jemand anderem liegt eine 4, und du deckst Trötofant 5 auf. Du musst diesen Stapel klauen, und nun liegt eine 5 obenauf; mit Elefant 5 ginge das nicht.
rule-R10 = Zweitens (hier beginnen graue Elefanten): Liegt in der Mitte eine Karte mit genau der gleichen Zahl, egal welcher Farbe, so werden die beiden vor dir ein neuer offener Stapel, deine Karte obenauf. Stapel werden nie vereint, und die Mitte wird nicht aufgefüllt.
rule-R11 = Drittens: Liegen weniger als drei Karten in der Mitte, geht deine Karte dorthin zum Training.
example-R11 = Zum Beispiel: In der Mitte liegen 2 und 8, und du deckst Elefant 7 auf. Er trainiert, und mit 2, 8 und 7 ist die Mitte voll.
rule-R12 = Viertens: Sonst geht sie neben der Mitte spazieren. Geht dort schon eine Karte mit der gleichen Zahl, egal welcher Farbe, so legst du beide verdeckt vor dich: Minuspunkte, die niemand klaut. Und dann musst du die Mausefalle benutzen.
example-R12 = Zum Beispiel: In der Mitte liegen 2, 8 und 7, also geht Elefant 5 spazieren. Deckst du dann wieder Elefant 5 auf, liegen beide verdeckt vor dir, −2 Punkte, und mit der Mausefalle klaust du jemand anderem einen Stapel.
rule-R13 = Die Mausefalle klaut einen beliebigen offenen Stapel von jemand anderem, was immer obenauf liegt, und liegt dann selbst obenauf. Vorher wird sie von dort aufgehoben, wo sie gerade liegt; auch jener Stapel darf dann der geklaute sein. Solange die Mausefalle auf einem Stapel liegt, klaut ihn sonst nichts. Hat sonst niemand einen offenen Stapel, bleibt sie liegen.
rule-R14 = Eine Maus klaut einen Stapel von jemand anderem, auf dem ein Elefant oder Trötofant liegt, gleich mit welcher Zahl. Sie liegt dann obenauf, und nur die Mausefalle kann diesen Stapel noch klauen.
rule-R15 = Ein Lasso klaut einen Stapel, auf dem ein Elefant, ein Trötofant oder ein Lasso liegt; ein Dompteur einen, auf dem ein Elefant oder Trötofant liegt. Sie liegen dann obenauf.
rule-R16 = Eine Maus, ein Lasso oder ein Dompteur, die nichts klauen können, werden vor dir ein eigener Stapel aus einer Karte.
rule-R17 = Das Spiel endet, wenn die letzte Karte der Manege gezogen ist. Die Karten, die ihr dann noch haltet, werden nicht mehr gespielt: Sie werden aufgedeckt und zählen, als lägen sie verdeckt vor euch. (Als Variante zählen sie gar nicht.)
rule-R18 = Jeder Elefant oder Trötofant in einem offenen Stapel ist 1 Punkt, auch ein zugedeckter; verdeckt vor dir ist er 1 Minuspunkt. Jede Maus ist 1 Punkt. Jedes Lasso in einem offenen Stapel ist 1 Punkt, verdeckt keiner. Die Mausefalle und jeder Dompteur sind 1 Minuspunkt. Was in der Mitte liegt oder spazieren geht, zählt für niemanden.
example-R18 = Zum Beispiel: Vor dir liegen offen Elefant 3, Elefant 3, Trötofant 4 und Maus (4 Punkte) und Elefant 8, Elefant 8 und Mausefalle (1 Punkt), verdeckt zwei Elefanten (−2 Punkte). Zusammen sind das 3 Punkte.
rule-R19 = Die meisten Punkte siegen. Bei gleichen Punkten teilt ihr euch den Sieg.
