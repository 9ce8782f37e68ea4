title = Mausen
tagline = Denk, was die anderen denken – und dann lass es.
facts = Alle legen zugleich eine Karte. Kein Glück, nur die anderen.
minutes = etwa 15 Minuten
credit = Mausen ist ein Spiel von Detlef Wendt, 2004 bei Abacusspiele erschienen.

card = { $animal ->
    [elephant] Elefant
    [dog] Hund
    [cat] Katze
   *[mouse] Maus
} { $value }
seat-card = { $seat }: { $card }

## Der Tisch

heading-round = Runde { $round } von { $rounds }
prompt-choose = Du bist dran: Leg eine Karte
prompt-choose-unjudged = Du bist dran: Leg eine Karte. Die Mitte ist leer, also kommt sie nur dorthin, und niemand jagt
prompt-wait = Wir warten auf { $seats }
confirm-lay = { $card } legen
why-final = Du hast schon gewählt, und die Wahl gilt
why-judging = Erst wird ausgewertet

zone-middle = In der Mitte: { $animal ->
    [elephant] Elefanten
    [dog] Hunde
    [cat] Katzen
   *[mouse] Mäuse
}
zone-hand = Hand von { $seat }
zone-lay = Gelegt von { $seat }
zone-won = Gewonnen von { $seat }
note-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
link-hunts = { $hunter ->
    [elephant] Elefant jagt Hund
    [dog] Hund jagt Katze
    [cat] Katze jagt Maus
   *[mouse] Maus jagt Elefant
}
tag-hunts = jagt { $animal ->
    [elephant] Elefanten
    [dog] Hunde
    [cat] Katzen
   *[mouse] Mäuse
}
tag-cancelled = aufgehoben

## Was geschah

line-turned-up = Runde { $round } – { $cards }
line-unjudged = Runde { $round } – { $cards }. Die Mitte war leer, also jagt niemand
line-settled = { $count ->
    [one] { $cards } kommt in die Mitte
   *[other] { $cards } kommen in die Mitte
}
hunt-cancelled = Mehrfach gelegt, also aufgehoben: { $cards }
hunt-won = { $seat } jagt mit { $card } und gewinnt { $haul }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
hunt-in-vain = { $seat } jagt mit { $card }, aber { $prey ->
    [elephant] kein Elefant liegt da
    [dog] kein Hund liegt da
    [cat] keine Katze liegt da
   *[mouse] keine Maus liegt da
}
hunt-nobody = { $hunter ->
    [elephant] Niemand hat einen Elefanten gelegt: Die Hunde bleiben
    [dog] Niemand hat einen Hund gelegt: Die Katzen bleiben
    [cat] Niemand hat eine Katze gelegt: Die Mäuse bleiben
   *[mouse] Niemand hat eine Maus gelegt: Die Elefanten bleiben
}
hunt-all-cancelled = { $hunter ->
    [elephant] Kein Elefant bleibt zum Jagen: Die Hunde bleiben
    [dog] Kein Hund bleibt zum Jagen: Die Katzen bleiben
    [cat] Keine Katze bleibt zum Jagen: Die Mäuse bleiben
   *[mouse] Keine Maus bleibt zum Jagen: Die Elefanten bleiben
}

## Tipps

hint-haul = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} an { $prey ->
    [elephant] Elefanten
    [dog] Hunden
    [cat] Katzen
   *[mouse] Mäusen
}
hint-sure = Leg { $card }: Es gibt wohl { $haul }, und niemand hat eine Karte dagegen
hint-likely = Leg { $card }: Es gibt wohl { $haul }, und die Jagd gelingt wahrscheinlich
hint-under = Leg { $card }: Wenn die höheren sich aufheben oder in der Hand bleiben, bringt das etwa { $haul }
hint-try = Leg { $card }: Für etwa { $haul } lohnt sich ein Versuch, auch wenn andere mitjagen
hint-keep = Leg { $card }: Das bringt wohl wenig, aber deine höheren Karten bleiben in der Hand
hint-mix = Leg { $card }: Das bringt wohl wenig, aber wer immer das Meiste jagt, ist leicht aufzuhalten
hint-little = Leg { $card }: In dieser Runde bringt wohl keine deiner Karten viel
hint-unjudged = Leg { $card }: In dieser Runde jagt niemand, und die Karte wird dir kaum fehlen
hint-last = Leg { $card }: Es ist deine letzte Karte

## Varianten

option-ties = Gleichstand
option-ties-mice = Mehr gewonnene Mäuse entscheiden
option-ties-shared = Geteilter Sieg
option-open_piles = Gewonnene Karten
option-open_piles-false = Bis zum Ende verdeckt
option-open_piles-true = Immer offen

## Regeln

rules-short = Alle legen verdeckt eine Karte und decken zugleich auf. Der höchste Elefant gewinnt alle Hunde, der höchste Hund alle Katzen, die höchste Katze alle Mäuse und die höchste Maus alle Elefanten: die gelegten und die in der Mitte. Aber gleiche Karten heben sich auf! Nach 16 Runden siegen die meisten Punkte.
rules-cards = Die Karten
rules-round = Eine Runde
rules-end = Das Ende
rule-R1 = Alle haben die gleichen 16 Karten: Elefanten, Hunde, Katzen und Mäuse, je von 1 bis 4.
rule-R2 = Vier weitere Karten liegen zu Beginn in der Mitte: Elefant 4, Hund 3, Katze 2 und Maus 1.
rule-R3 = Ihr wählt jeder eine Karte aus der Hand und legt sie verdeckt hin. Die Wahl gilt, und niemand passt; bei der letzten Karte bleibt keine Wahl. Haben alle gewählt, werden alle Karten zugleich aufgedeckt.
rule-R4 = Elefant jagt Hund, Hund jagt Katze, Katze jagt Maus, Maus jagt Elefant. Von jedem Tier jagt die höchste gelegte Karte: Wer sie gelegt hat, gewinnt alle Karten ihrer Beute, die in der Mitte und die in dieser Runde gelegten.
rule-R5 = Zwei oder mehr gelegte Karten mit gleichem Tier und gleichem Wert heben sich auf: Sie gewinnen nichts, und statt ihrer jagt der nächste Wert darunter, der nur einmal gelegt wurde. Gibt es keinen, wird diese Beute nicht gewonnen.
example-R5 = Zum Beispiel in Runde 1: Von Elefant 3, Elefant 3 und Elefant 1 jagt nur Elefant 1 und gewinnt Hund 3. Von Hund 4, Hund 4, Hund 2, Hund 2 und Maus 1 jagt kein Hund, und Maus 1 gewinnt Elefant 4.
rule-R6 = Auch eine aufgehobene Karte ist Beute.
rule-R7 = Eine Karte in der Mitte jagt nie und hebt nichts auf. Sie kann nur gewonnen werden.
rule-R8 = Alle vier Jagden gelten zugleich: Ein Jäger, der selbst gewonnen wird, gewinnt trotzdem seine Beute.
rule-R9 = Was niemand gewinnt, kommt in die Mitte oder bleibt dort, für die nächste Runde.
rule-R10 = Ist die Mitte zu Beginn einer Runde leer, jagt niemand: Die gewählten Karten werden aufgedeckt und kommen gleich in die Mitte. Das zählt als eine der 16 Runden.
example-R10 = Zum Beispiel in Runde 1: Elefant 1, Hund 1, Katze 1 und Maus 1 werden gelegt, und jedes Tier gewinnt seine Beute, 4, 3, 2 und 5 Punkte. Nun ist die Mitte leer, also jagt in Runde 2 niemand.
rule-R11 = Das Spiel endet nach 16 Runden, wenn die Hände leer sind. Karten, die in der Mitte bleiben, gehören niemandem.
rule-R12 = Deine Punkte sind die Summe der Werte deiner gewonnenen Karten. Die meisten Punkte siegen.
rule-R13 = Bei gleichen Punkten liegt vorn, wer mehr Mäuse gewonnen hat; ist auch das gleich, teilt ihr euch den Platz. (Als Variante teilt Gleichstand immer.)
rule-R14 = Gewonnene Karten liegen bis zum Ende verdeckt: Zählt mit, wenn ihr könnt. (Als Variante liegen sie offen.)
