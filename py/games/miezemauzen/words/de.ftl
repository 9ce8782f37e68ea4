title = Miezemauzen
tagline = Mach einen Stich. Nur einen. Aber mach ihn.
facts = Trümpfe, Stiche und ein Wettlauf hinunter auf 0 Punkte.
minutes = 10 Minuten oder bis zu einer Stunde
credit = Miezemauzen ist ein altes Spiel; niemand weiß, wer es erfunden hat.

card = { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[diamonds] Karo
}{ $rank ->
    [A] ass
    [K] könig
    [Q] dame
    [J] bube
   *[other] { " " }{ $rank }
}
letter = { $rank ->
    [A] A
    [K] K
    [Q] D
   *[J] B
}

## Der Tisch

heading = { $deal }. Spiel · { $trump ->
    [spades] Pik ist Trumpf
    [hearts] Herz ist Trumpf
    [clubs] Kreuz ist Trumpf
    [diamonds] Karo ist Trumpf
   *[none] es wird gegeben
}
heading-of = { $deal }. Spiel von { $deals } · { $trump ->
    [spades] Pik ist Trumpf
    [hearts] Herz ist Trumpf
    [clubs] Kreuz ist Trumpf
    [diamonds] Karo ist Trumpf
   *[none] es wird gegeben
}
heading-over = Das { $deal }. Spiel ist aus
prompt-wait = { $seat } überlegt: passen oder mitgehen?
prompt-wait-lay = { $seat } muss eine Karte legen
prompt-declare = Du bist dran: Passt du, oder gehst du mit?
prompt-pass-costs = Du bist dran: Du hast zweimal hintereinander gepasst, noch einmal passen kostet { $points } Punkte
prompt-must-play = Du bist dran: Du stehst bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}, also musst du mitgehen
prompt-swap = Welche Karte gibst du für { $card } weg?
prompt-swap-or-keep = Deine neue Hand: Tauschst du eine Karte gegen { $card }?
prompt-lead = Du bist dran: Spiel eine Karte aus, welche du willst
prompt-follow = Du bist dran: Bedien { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[diamonds] Karo
}
prompt-free = Du bist dran: Du hast kein { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[diamonds] Karo
}, also stich oder wirf ab
prompt-discard = Du bist dran: Du hast kein { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[diamonds] Karo
}, also spiel irgendeine Karte
do-pass = Passen
do-pass-paid = Für { $points } Punkte passen
do-play = Mitgehen
do-exchange = Die Hand des Tisches nehmen
do-swap = Gegen { $card } tauschen
do-keep = Die Hand so lassen
sure-pass = Ja, ich passe
sure-pass-paid = Ja, ich passe für { $points } Punkte
sure-play = Ja, ich gehe mit
sure-exchange = Ja, ich nehme die Hand des Tisches
sure-keep = Ja, ich lasse sie so
confirm-lay = { $card } legen
confirm-swap = { $card } gegen { $trump } tauschen
why-passed = Du hast gepasst und setzt dieses Spiel aus
why-not-yet = Du bist noch nicht dran
why-declare-first = Sag erst, ob du passt oder mitgehst
why-declared = Du hast dich schon entschieden; jetzt werden Karten gelegt
why-follow = Du musst bedienen: { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
    [diamonds] Karo
   *[other] { $suit }
}
why-must-play = Du stehst bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und musst mitgehen
why-table-taken = Die Hand des Tisches ist schon weg
why-not-dealer = Nur wer gibt, darf gegen die offene Karte tauschen
no-such-luck = Diese Karten können nicht gegeben werden

zone-stock = Stapel
zone-trump = { $suit ->
    [spades] Trumpf: Pik
    [hearts] Trumpf: Herz
    [clubs] Trumpf: Kreuz
    [diamonds] Trumpf: Karo
   *[none] Noch kein Trumpf
}
zone-table = Die Hand des Tisches
zone-away = Weggegeben
zone-hand = Hand von { $seat }
zone-lay = Vor { $seat }
zone-won = Stiche von { $seat }
note-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $tricks ->
    [0] { "" }
    [one] { " " }· 1 Stich
   *[other] { " " }· { $tricks } Stiche
}{ $passes ->
    [0] { "" }
    [one] { " " }· einmal gepasst
    [2] { " " }· zweimal gepasst
   *[other] { " " }· Passen kostet
}
note-dealer = gibt
note-passed = { $passes ->
    [one] passt
    [2] passt wieder
   *[other] zahlt und passt
}
note-plays = geht mit
note-exchanged = hat die Hand des Tisches
note-swapped = hat getauscht
note-both = hat die Hand des Tisches und getauscht
note-cat = die Katze!
note-tomcat = der Kater!
tag-takes = sticht
sheet-title = Punkte
sheet-deal = Spiel

## Tipps

hint-chance = { $tenths ->
    [0] Kaum eine solche Hand macht einen Stich
    [one] Etwa 1 von 10 solchen Händen macht einen Stich
    [10] Fast jede solche Hand macht einen Stich
   *[other] Etwa { $tenths } von 10 solchen Händen machen einen Stich
}
hint-play = Geh mit: { $chance }{ $why ->
    [costs] , und zu passen würde dich { $costs } Punkte kosten
    [nearer] , aber durch Passen kommst du der 0 nicht näher
   *[chance] { "" }
}.
hint-play-must = Geh mit, passen darfst du nicht: { $chance }.
hint-play-sure = Geh mit: { $card } kann niemand schlagen, also ist dir ein Stich sicher.
hint-alone = Geh mit: Alle anderen haben gepasst, also wirst du ohne einen Stich 1 Punkt los.
hint-cat = Geh mit: Du hast die Katze, fünfmal { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[diamonds] Karo
}, und wirst { $points } Punkte los.
hint-tomcat = Geh mit: Du hast den Kater, fünf Trümpfe, und wirst { $points } Punkte los.
hint-pass = Pass{ $costs ->
    [0] { "" }
   *[other] , auch wenn es { $costs } Punkte kostet
}: { $chance }{ $why ->
    [leads] , aber du liegst vorn, und { $more } Punkte mehr sind das Wagnis nicht wert
    [standing] , aber so, wie es steht, sind { $more } Punkte mehr das Wagnis nicht wert
   *[points] ; mit Stich wirst du { $less } Punkt los, ohne Stich kommen { $more } dazu
}.
hint-exchange = Nimm die Hand des Tisches: Eine unbekannte Hand macht etwa { $other }-mal von 10 einen Stich, deine etwa { $own }-mal.
hint-exchange-even = Nimm die Hand des Tisches: Eine unbekannte Hand ist etwa so gut wie deine{ $waiting ->
    [0] { "" }
   *[other] , und dann kann sie sonst niemand nehmen
}.
hint-swap = { $card } gegen { $trump } tauschen: { $chance }.
hint-swap-sure = { $card } gegen { $trump } tauschen: Dann ist dir ein Stich sicher, was auch immer die anderen halten.
hint-keep = Lass die Hand so: Kein Tausch macht sie besser. { $chance }.
hint-keep-sure = Lass die Hand so: { $card } kann niemand schlagen, also ist dir ein Stich sicher.
hint-lay-only = { $card } legen: Eine andere Karte darfst du nicht legen.
hint-lay-settled = { $card } legen: Alle, die mitgehen, haben schon einen Stich; es geht um nichts mehr.
hint-lay-takes = { $card } legen: Das macht den Stich{ $needs ->
    [yes] , und mehr als einen brauchst du nicht
   *[no] , den andere vielleicht noch brauchen
}.
hint-lay-unbeaten = { $card } legen: Wer noch legen muss, kann das nicht schlagen{ $needs ->
    [yes] , und mehr als einen Stich brauchst du nicht
   *[no] { "" }
}.
hint-lay-highest = { $card } legen: Das schlägt, was da liegt, und vielleicht hält es.
hint-lay-saves = { $card } legen: { $needs ->
    [yes] Heb dir die besseren Karten für einen späteren Stich auf
   *[no] Du hast deinen Stich, und deine besseren Karten bringen andere vielleicht noch um ihren
}.
hint-lay-beaten = { $card } legen: Diesen Stich bekommst du nicht, also trenn dich von der Karte, die dir am wenigsten fehlen wird.
hint-lead-unbeaten = { $card } ausspielen: Das kann niemand schlagen{ $needs ->
    [yes] , und mehr als einen Stich brauchst du nicht
   *[no] { "" }
}.
hint-lead-highest = { $card } ausspielen: Das schlägt nur ein Trumpf.
hint-lead-best = { $card } ausspielen: Etwas Besseres hast du nicht, und vielleicht hält es.
hint-lead-low = { $card } ausspielen: { $needs ->
    [yes] Heb dir die besseren Karten für einen späteren Stich auf
   *[no] Du hast deinen Stich, und deine besseren Karten bringen andere vielleicht noch um ihren
}.

## Was geschah

line-appointed = { $seat } fängt mit dem Geben an
line-dealt = { $deal }. Spiel: { $seat } gibt
line-trump = { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[diamonds] Karo
} ist Trumpf: { $card } liegt offen
line-passed = { $seat } passt
line-passed-paid = { $seat } passt noch einmal und zahlt { $points } Punkte
line-plays = { $seat } geht mit
line-must-play = { $seat } steht bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und muss mitgehen
line-exchanged = { $seat } nimmt die Hand des Tisches
line-swapped = { $seat } tauscht eine Karte gegen { $trump }
line-swapped-own = { $seat } tauscht { $card } gegen { $trump }
line-kept = { $seat } lässt { $trump } liegen
line-cat = { $seat } hat die Katze, fünfmal { $suit ->
    [spades] Pik
    [hearts] Herz
    [clubs] Kreuz
   *[diamonds] Karo
}: { $points } Punkte weniger, und das Spiel ist aus
line-tomcat = { $seat } hat den Kater, fünf Trümpfe: { $points } Punkte weniger, und das Spiel ist aus
line-opened = { $seat } spielt aus
line-laid = { $seat }: { $card }
took-highest = { $seat } macht den Stich: { $card } ist die höchste Karte
took-trumped = { $seat } macht den Stich: { $card } ist der höchste Trumpf
line-void = Alle haben gepasst: Nichts wird gezählt
line-alone = Sonst geht niemand mit: 1 Punkt weniger für { $seat }, ganz ohne Stich
line-ended = { $deal }. Spiel – { $results }
result = { $seat } { $change } macht { $points }

## Varianten

option-points = So viele Punkte müssen weg
option-points-25 = 25: zu zweit 20 Minuten, zu sechst über eine Stunde
option-points-15 = 15: etwa halb so lang
option-points-10 = 10: eine kurze Partie, 10 bis 15 Minuten
option-first_dealer = Wer zuerst gibt
option-first_dealer-chance = Der Zufall entscheidet
option-swap_and_exchange = Wer gibt und die Hand des Tisches nimmt,
option-swap_and_exchange-false = darf nicht auch noch gegen die offene Karte tauschen
option-swap_and_exchange-true = darf sie ansehen und dann eine davon tauschen
option-must_play_at = Wer mitgehen muss
option-must_play_at-exactly_5 = Wer bei genau 5 steht
option-must_play_at-5_or_less = Wer bei 5 oder weniger steht
option-deals = Zahl der Spiele
option-deals-no_limit = Ohne Grenze (außer 500)
option-deals-50 = Höchstens 50: etwa eine halbe Stunde
option-deals-20 = Höchstens 20: etwa zehn Minuten

## Regeln

rules-short = Alle beginnen mit 25 Punkten, in einer kurzen Partie mit 10, und wollen hinunter auf 0. In jedem Spiel hältst du fünf Karten und entscheidest: passen oder mitgehen. Wer mitgeht und einen Stich macht, einen oder mehr, wird 1 Punkt los; wer keinen macht, bekommt 5 dazu. Geh also mit, wenn du deiner Hand einen Stich zutraust!
rules-cards = Die Karten
rules-declare = Passen oder mitgehen
rules-cat = Katze und Kater
rules-tricks = Stiche
rules-score = Punkte und Ende
rule-R1 = 52 Karten. Das Ass ist am höchsten; darunter König, Dame, Bube und 10 bis 2. Die Bilder sind hier Katzen: Der König trägt eine Krone, die Dame eine Feder, der Bube eine Mütze.
rule-R2 = Alle fangen mit 25 Punkten an (als Variante mit 15 oder 10). Wer zuerst gibt, bestimmt der Zufall, oder ihr einigt euch auf einen Platz; danach geht das Geben im Uhrzeigersinn herum.
rule-R3 = Ihr bekommt jeder fünf Karten, und der Tisch bekommt auch fünf: eine nach der anderen, im Uhrzeigersinn von links neben dem Gebenden an, der Tisch als Letzter. Die nächste Karte wird aufgedeckt, ihre Farbe ist Trumpf. Der Rest ist der Stapel; den braucht niemand.
rule-R4 = Die Hand des Tisches liegt verdeckt.
rule-R5 = Der Reihe nach, zuletzt der Gebende, sagt jeder einmal, was er tut: passen, mitgehen oder alle fünf Karten ungesehen gegen die Hand des Tisches tauschen und dann mitgehen müssen. Das kann in jedem Spiel nur einer. Was du weggibst, bleibt verdeckt und ist aus dem Spiel.
rule-R6 = Wer gibt, kann außerdem eine Karte der Hand gegen die offene Trumpfkarte tauschen und mitgehen. Die weggegebene Karte ist aus dem Spiel; Trumpf bleibt Trumpf. Nicht zusammen mit der Hand des Tisches (außer in der Variante: nehmen, ansehen, dann eine davon tauschen oder keine).
rule-R7 = Niemand darf mehr als zweimal hintereinander passen, oder vielmehr: Jedes weitere Mal kostet 3 Punkte, die dazukommen. Gehst du mit, wird neu gezählt. Auch Spiele, in denen alle passen oder eine Katze kommt, zählen.
example-R7 = Zum Beispiel: Du stehst bei 25 Punkten und passt zum dritten Mal hintereinander. Nun stehst du bei 28.
rule-R8 = Wer bei genau 5 Punkten steht, muss mitgehen und kann sich nicht einmal freikaufen. (Als Variante: bei 5 oder weniger.)
rule-R9 = Passen alle, zählt das Spiel nicht. Geht nur einer mit, wird er 1 Punkt los, und es wird kein Stich gespielt.
rule-R10 = Haben sich alle entschieden, kommt vor der ersten Karte die Katze: Wer fünf Karten einer Farbe bekommen hat, wird 5 Punkte los, und das Spiel ist aus. Fünf Trümpfe sind der Kater: 10 Punkte statt 5. Das Haus ruft für dich. Sonst wird nichts gezählt, aber bezahlt bleibt bezahlt.
example-R10 = Zum Beispiel: Pik ist Trumpf, und du hast fünfmal Herz bekommen. Von 25 Punkten kommst du auf 20; mit fünfmal Pik kämst du auf 15.
rule-R11 = Die Katze hast du auch, wenn du gepasst hast, aber nicht, wenn du irgendeine Karte getauscht hast. Zwei Katzen in einem Spiel zählen beide.
rule-R12 = Die Katze geht vor: auch wenn alle gepasst haben oder nur einer mitgeht.
rule-R13 = Wer links vom Gebenden sitzt, spielt zum ersten Stich aus, welche Karte er will; hat er gepasst, der Nächste, der mitgeht. Wer einen Stich macht, spielt zum nächsten aus.
rule-R14 = Wer bedienen kann, muss. Kannst du nicht, leg, was du willst: Du musst nicht stechen und nichts übertrumpfen.
rule-R15 = Der höchste Trumpf macht den Stich; liegt keiner, die höchste Karte der ausgespielten Farbe.
example-R15 = Zum Beispiel: Karo ist Trumpf, und gelegt werden der Reihe nach Pik 10, Pikkönig, Karo 2 und Herzass. Karo 2 macht den Stich; wäre es Herz 3, machte ihn der Pikkönig.
rule-R16 = Nach fünf Stichen wird jeder, der mindestens einen hat, 1 Punkt los: nur 1, egal wie viele es sind. Wer mitging und keinen hat, bekommt 5 dazu. Wer gepasst hat, bleibt, wo er ist. Nach oben gibt es keine Grenze.
example-R16 = Zum Beispiel: A, B und C stehen bei 25 Punkten; A und B gehen mit, C passt. Macht A vier Stiche und B einen, stehen sie danach bei 24, 24 und 25; macht A alle fünf, bei 24, 30 und 25.
rule-R17 = Wer am Ende eines Spiels bei 0 oder darunter steht, gewinnt. Sind es mehrere, gewinnt, wer am tiefsten steht; bei Gleichstand teilt ihr den Sieg.
rule-R18 = Weil eine Partie ewig dauern könnte, gewinnt nach 500 Spielen, wer am tiefsten steht (als Variante nach 50 oder 20); bei Gleichstand teilt ihr den Sieg.
