title = Mammuz
tagline = Verdeckt gelegt, frech behauptet.
facts = Werde deine Karten los, egal wie: lügen, bluffen und ganze Arten aussterben lassen.
minutes = etwa 20 Minuten
credit = Mammuz ist ein Spiel von Nikolay Pegasov, 2013 bei Hobby World und 2015 bei Abacusspiele erschienen.

card = { $card ->
    [mammoth] Mammut
    [bear] Bär
    [deer] Hirsch
    [sabretooth] Säbelzahntiger
    [hare] Hase
    [squirrel] Eichhörnchen
    [ziesel] Ziesel
    [mouse] Maus
    [brontosaurus] Brontosaurus
    [pterosaurus] Pterosaurus
    [triceratops] Triceratops
    [stegosaurus] Stegosaurus
    [plesiosaurus] Plesiosaurus
   *[tyrannosaurus] Tyrannosaurus rex
}
card-a = { $card ->
    [mammoth] ein Mammut
    [bear] ein Bär
    [deer] ein Hirsch
    [sabretooth] ein Säbelzahntiger
    [hare] ein Hase
    [squirrel] ein Eichhörnchen
    [ziesel] ein Ziesel
    [mouse] eine Maus
    [brontosaurus] ein Brontosaurus
    [pterosaurus] ein Pterosaurus
    [triceratops] ein Triceratops
    [stegosaurus] ein Stegosaurus
    [plesiosaurus] ein Plesiosaurus
   *[tyrannosaurus] der Tyrannosaurus rex
}
card-many = { $card ->
    [mammoth] Mammuts
    [bear] Bären
    [deer] Hirsche
    [sabretooth] Säbelzahntiger
    [hare] Hasen
    [squirrel] Eichhörnchen
    [ziesel] Ziesel
    [mouse] Mäuse
    [brontosaurus] Brontosaurier
    [pterosaurus] Pterosaurier
    [triceratops] Triceratopse
    [stegosaurus] Stegosaurier
    [plesiosaurus] Plesiosaurier
   *[tyrannosaurus] Tyrannosaurier
}
counted = { $count } × { $card }

## Der Tisch

heading = { $games ->
    [1] { $herd }
   *[other] Spiel { $game } von { $games } – { $herd }
}
heading-herd = Die Herde: „{ $many }“
heading-new = Eine neue Herde
prompt-start = Du bist dran: Wähl 1 bis 4 Karten, egal welche, und tipp die Art an, die du behauptest
prompt-name = { $own }. Jetzt tipp eine Art an: Was sollen das sein?
prompt-lay = { $own }, als „{ $many }“
prompt-cards = { $many } also. Jetzt wähl 1 bis 4 Karten, egal welche
prompt-follow = Du bist dran: Leg 1 bis 4 Karten als „{ $many }“ dazu, oder deck eine von { $seat } auf
prompt-must-doubt = { $seat } hat die letzte Karte gelegt. Du musst zweifeln: Deck eine auf
prompt-give = Triceratops! Wer nimmt die Herde? { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
prompt-wait = Wir warten auf { $seat }
offer-doubt = { $seat } anzweifeln
offer-extinct = { $count ->
    [one] { $many } aussterben lassen (die letzte Karte)
   *[other] Deine { $count } { $many } aussterben lassen
}
offer-give = { $seat }
confirm-lay = { $count ->
    [one] 1 Karte legen: „{ $many }!“
   *[other] { $count } Karten legen: „{ $many }!“
}
confirm-doubt = Eine Karte von { $seat } aufdecken
confirm-extinct = { $many } aussterben lassen
confirm-give = { $seat } nimmt die Herde
why-wait = Du bist noch nicht dran
why-must-doubt = Das war eine letzte Karte: Du musst zweifeln
why-give = Wähl zuerst, wer die Herde nimmt
why-judging = Erst wird der Zweifel geklärt
why-extinct = { $many } sind ausgestorben
why-named = Diese Herde heißt schon „{ $many }“

zone-hand = Hand von { $seat }
zone-lay = Zuletzt gelegt von { $seat }
zone-deck = Die gemischten Karten
zone-herd = Die Herde
zone-aside = Vom Plesiosaurus beiseitegelegt
zone-dinosaurs = Dinosaurier, die aus dem Spiel sind
zone-species = Übersicht: { $many }
note-herd = { $count ->
    [one] „{ $many }“: 1 Karte
   *[other] „{ $many }“: { $count } Karten
}
note-herd-own = { $count ->
    [one] „{ $many }“: 1 Karte, von dir: { $own }
   *[other] „{ $many }“: { $count } Karten, von dir: { $own }
}
note-aside = beiseite
note-gone = weg
note-left = { $left } von { $number }
tag-extinct = ausgestorben
tag-named = die Herde
tag-turned = aufgedeckt
sheet-title = Minuspunkte bisher
end-score = { $score ->
    [one] { $score } Minuspunkt
   *[other] { $score } Minuspunkte
}

## Was geschah

line-starts = { $seat } fängt an
line-deals = { $count } Karten werden ausgeteilt
line-begins = { $seat } beginnt eine neue Herde
line-lays = { $last ->
    [1] { $count ->
        [one] { $seat } legt die letzte Karte: „{ $many }!“
       *[other] { $seat } legt die letzten { $count } Karten: „{ $many }!“
    }
   *[other] { $count ->
        [one] { $seat } legt 1 Karte: „{ $many }!“
       *[other] { $seat } legt { $count } Karten: „{ $many }!“
    }
}
line-adds = { $last ->
    [1] { $count ->
        [one] { $seat } legt die letzte Karte dazu
       *[other] { $seat } legt die letzten { $count } Karten dazu
    }
   *[other] { $count ->
        [one] { $seat } legt 1 Karte dazu
       *[other] { $seat } legt { $count } Karten dazu
    }
}: { $way ->
    [0] „natürlich { $many }“
    [1] „{ $many }, klaro“
    [2] „was sonst, { $many }“
   *[other] „wieder { $many }“
}
line-doubts = { $seat } zweifelt an { $doubted }
doubt-true = Es ist { $a }: { $doubted } hat nicht gelogen. { $doubter } nimmt die Herde, { $next } beginnt die nächste
doubt-true-last = Es ist { $a }: { $doubted } hat auch bei der letzten Karte nicht gelogen
doubt-lie = Es ist { $a }, und { $doubted } sagte „{ $named }“: { $doubted } nimmt die Herde
doubt-doubter = Der { $card }! { $doubter } hat gezweifelt und nimmt die Herde
doubt-doubted = Der { $card }! { $doubted } hat ihn gelegt und nimmt die Herde
doubt-chosen = Der { $card }! { $doubter } wählt, wer die Herde nimmt
doubt-dealt = Der { $card }! { $count ->
    [one] Die Herde, 1 Karte, wird ausgeteilt
   *[other] Die Herde, { $count } Karten, wird gemischt und an alle ausgeteilt
}
doubt-aside = Der { $card }! Die Herde kommt beiseite, und wer als Nächstes eine Herde nimmt, nimmt sie dazu
doubt-eaten = Der { $card }! Die Herde wird gefressen und ist aus dem Spiel
line-takes = { $count ->
    [one] { $seat } nimmt 1 Karte
   *[other] { $seat } nimmt { $count } Karten
}
line-takes-seen = { $count ->
    [one] { $seat } nimmt 1 Karte: { $cards }
   *[other] { $seat } nimmt { $count } Karten: { $cards }
}
line-shares = { $count ->
    [one] 1 Karte wird ausgeteilt
   *[other] { $count } Karten werden einzeln ausgeteilt
}
line-aside = { $count ->
    [one] 1 Karte kommt beiseite
   *[other] { $count } Karten kommen beiseite
}
line-eaten = Gefressen: { $cards }
line-extinct = Keine mehr da: { $many } sind ausgestorben
line-dies-out = { $count ->
    [one] { $seat } hat die letzte Karte und lässt aussterben: { $many }
   *[other] { $seat } hat alle { $count } { $many } und lässt sie aussterben
}
line-end-R11 = { $winners } kommt mit der letzten Karte davon und gewinnt!
line-end-R15 = { $winners } hat nach dem Aussterben keine Karte mehr und gewinnt!
line-end-R16 = Alle Arten sind ausgestorben. { $count ->
    [one] { $winners } hat die wenigsten Karten ({ $cards }) und gewinnt!
   *[other] { $winners } haben die wenigsten Karten ({ $cards }) und teilen sich den Sieg
}
line-end-R19 = 300 Züge sind genug. { $count ->
    [one] { $winners } hat die wenigsten Karten ({ $cards }) und gewinnt!
   *[other] { $winners } haben die wenigsten Karten ({ $cards }) und teilen sich den Sieg
}
line-game = { $end } Minuspunkte in Spiel { $game }: { $points }
seat-points = { $seat } { $points }
line-next-game = Spiel { $game } beginnt

## Tipps

hint-lay-wins = { $of ->
    [one] Leg deine letzte Karte, { $cards }, als „{ $many }“: Sie muss angezweifelt werden, und du gewinnst.
   *[other] Leg deine letzten Karten, { $cards }, als „{ $many }“: Welche auch aufgedeckt wird, du gewinnst.
}
hint-lay-last = Leg alles, was du noch hast, { $cards }, als „{ $many }“: { $wins ->
    [0] Das ist gelogen und wird angezweifelt, aber etwas Besseres gibt es nicht.
   *[other] Wird die richtige aufgedeckt, gewinnst du, in { $wins } von { $of } Fällen.
}
hint-lay-true = Leg { $cards } als „{ $many }“: Das stimmt, also nimmt die Herde, wer zweifelt.
hint-lay-part = Leg { $cards } als „{ $many }“: halb wahr, halb geblufft. Ein Zweifel erwischt dich in { $lies } von { $of } Fällen.
hint-lay-bluff = Leg { $cards } als „{ $many }“: ein Bluff, denn du hast keine; was du legst, fehlt dir am wenigsten.
hint-lay-bluff-have = Leg { $cards } als „{ $many }“: ein Bluff, der deine echten für später aufhebt.
hint-lay-bluff-keep = Leg { $cards } als „{ $many }“: nicht die ganze Wahrheit, aber mit dem Rest kannst du dann gewinnen: { $rest }.
hint-lay-dinosaur = Leg { $cards } als „{ $many }“: Wird ein Dinosaurier aufgedeckt, nimmst jedenfalls nicht du die Herde.
hint-doubt-must = Zweifle: Du musst, denn { $seat } hat die letzte Karte gelegt.
hint-doubt-impossible = Zweifle an { $seat }: { $possible ->
    [0] Keine dieser Karten kann stimmen, denn du weißt, wo alle { $many } sind.
   *[other] Behauptet ist { $laid } × { $card }, und soviel du weißt, können höchstens { $possible } dabei sein.
}
hint-doubt-own = Zweifle an { $seat }: Behauptet ist { $laid } × { $card }, und von { $number } im Spiel hast du selbst { $own }.
hint-doubt-many = Zweifle an { $seat }: { $laid } × { $card }, das ist kaum zu glauben.
hint-doubt-last = Zweifle an { $seat }: Deine eigene letzte Karte würde nicht stimmen, und die letzte wird immer angezweifelt.
hint-doubt-start = Zweifle an { $seat }: Kommt eine Lüge heraus, beginnst du die nächste Herde { $wins ->
    [yes] und gewinnst mit deinen letzten { $count } Karten
   *[no] und kannst deine letzten { $count } Karten auf einmal legen
}.
hint-doubt-stake = Zweifle an { $seat }: Wenn es stimmt, nimmst du { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; kommt eine Lüge heraus, nimmt sie { $seat }, und du beginnst die nächste Herde.
hint-doubt-bluff = Zweifle an { $seat }: Du hast keine { $many } zum Legen, müsstest also selbst bluffen.
hint-doubt-threat = Zweifle an { $seat }: Bei { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
} auf der Hand kann das nächste Legen das letzte sein.
hint-give = Gib { $seat } die Herde: { $count ->
    [0] Dort ist die Hand leer, sonst ist das Spiel gewonnen.
    [one] Mit 1 Karte auf der Hand ist niemand näher am Sieg.
   *[other] Mit { $count } Karten auf der Hand ist niemand näher am Sieg.
}
hint-extinct = Lass die { $many } aussterben: So wirst du Karten los, und niemand kann daran zweifeln.
hint-extinct-wins = Lass die { $many } aussterben: Dann ist deine Hand leer, und du gewinnst.

## Warum nicht

nothing-to-doubt = Es gibt nichts anzuzweifeln: Du beginnst die Herde.
not-all-in-hand = Du hast nicht alle, die von dieser Art noch im Spiel sind.
no-such-move = Das geht jetzt nicht.
no-such-species = Diese Art ist ausgestorben oder nicht im Spiel.
name-once = Wer die Herde beginnt, nennt eine Art; alle anderen folgen.
one-to-four = Leg 1 bis 4 Karten.
must-doubt = Das war eine letzte Karte: Du musst zweifeln.

## Varianten

option-series = Länge
option-series-1 = Ein Spiel, etwa 20 Minuten
option-series-3 = Drei Spiele, etwa eine Stunde: Die wenigsten Minuspunkte siegen
option-series-5 = Fünf Spiele, anderthalb Stunden: Die wenigsten Minuspunkte siegen
option-extinction = Aussterben
option-extinction-may = Ihr dürft Arten aussterben lassen
option-extinction-must = Arten sterben von selbst aus
option-all_cards = Karten
option-all_cards-false = So viele, wie zu euch passen
option-all_cards-true = Immer alle 44 Tiere und 5 Dinosaurier

## Regeln

rules-short = Leg 1 bis 4 Karten verdeckt hin und sag, was es ist: „Drei Ziesel!“ Ob es stimmt oder nicht. Wer nach dir kommt, legt unter demselben Namen dazu oder zweifelt und deckt eine deiner Karten auf. Gelogen: Du nimmst die ganze Herde. Nicht gelogen: Die nimmt, wer gezweifelt hat. Dinosaurier tun, was sie wollen, und wer alle übrigen Karten einer Art hat, darf sie aussterben lassen. Wer zuerst alle Karten los ist, gewinnt, aber die letzte muss stimmen: Sie wird immer angezweifelt.
rules-cards = Die Karten
rules-turn = Ein Zug
rules-extinction = Aussterben
rules-end = Das Ende
rule-R1 = Es gibt acht Arten, und die Zahl einer Art sagt auch, wie viele Karten sie hat: 2 Mammuts, 3 Bären, 4 Hirsche, 5 Säbelzahntiger, 6 Hasen, 7 Eichhörnchen, 8 Ziesel und 9 Mäuse, zusammen 44 Tiere. Dazu sechs verschiedene Dinosaurier. Von jeder Art liegt eine Übersichtskarte auf dem Tisch.
rule-R2 = Zu dritt pausieren Mäuse und Ziesel, 3 Dinosaurier spielen mit, und jeder bekommt 10 Karten. Zu viert oder fünft pausieren die Mäuse, und 5 Dinosaurier spielen mit: je 10 oder 8 Karten. Zu sechst alle Tiere und 4 Dinosaurier: je 8 Karten. Zu siebt alle Tiere und 5 Dinosaurier: je 7 Karten. Welche Dinosaurier mitspielen, bestimmt der Zufall, und niemand sieht es. (Als Variante werden immer alle 44 Tiere und 5 Dinosaurier ausgeteilt; manche bekommen dann eine Karte mehr.)
example-R2 = Zum Beispiel: Zu dritt sind es 27 Tiere und 3 Dinosaurier, also 30 Karten; zu siebt 44 Tiere und 5 Dinosaurier, also 49.
rule-R3 = Der Zufall bestimmt, wer anfängt. Gespielt wird im Uhrzeigersinn.
rule-R4 = Bist du dran, legst du 1 bis 4 Handkarten verdeckt hin. Welche, ist egal: Sie müssen nicht stimmen.
rule-R5 = Wer eine Runde beginnt, nennt dazu eine Tierart und beginnt so eine Herde. Die Art muss im Spiel und darf nicht ausgestorben sein; ein Dinosaurier wird nie genannt.
example-R5 = Zum Beispiel: Du legst Ziesel, Ziesel und Hirsch und sagst „Ziesel!“ Nun ist es eine Herde Ziesel, was immer darin liegt.
rule-R6 = Alle danach legen entweder 1 bis 4 Karten unter demselben Namen dazu oder zweifeln an dem, der gerade vor ihnen gelegt hat. Sonst zweifelt niemand, und anzweifeln kann man nur die zuletzt gelegten Karten. Wer die Runde beginnt, kann nicht zweifeln.
example-R6 = Zum Beispiel: Zu einer Herde Ziesel legst du einen Bären und sagst „natürlich Ziesel“.
rule-R7 = Wer zweifelt, deckt eine der zuletzt gelegten Karten auf. Nur diese Karte entscheidet. Sie liegen gemischt, darum ist es gleich, welche du antippst.
rule-R8 = Es ist die genannte Art: Wer gezweifelt hat, nimmt die ganze Herde, also alle in dieser Runde gelegten Karten, und der Nächste beginnt die nächste Runde.
example-R8 = Zum Beispiel spielen A, B, C und D: A legt Ziesel, Ziesel und Hirsch als „Ziesel“, B legt Ziesel und Hase dazu, und C deckt diesen Ziesel auf. Also nimmt C alle 5 Karten, und D beginnt.
rule-R9 = Es ist eine andere Art: Wer sie gelegt hat, nimmt die ganze Herde, und wer gezweifelt hat, beginnt die nächste Runde.
example-R9 = Zum Beispiel: A legt Ziesel, Ziesel und Hirsch als „Ziesel“, B legt einen Bären dazu, und C deckt ihn auf. Also nimmt B alle 4 Karten, und C beginnt.
rule-R10 = Es ist ein Dinosaurier. Brontosaurus: Der Zweifler nimmt die Herde. Pterosaurus: Der Angezweifelte nimmt sie. Triceratops: Der Zweifler wählt, wer sie nimmt, vielleicht er selbst. Stegosaurus: Die Herde wird gemischt und einzeln ausgeteilt, im Uhrzeigersinn ab dem Zweifler. Plesiosaurus: Die Herde kommt beiseite, und wer als Nächstes eine Herde nimmt, nimmt sie dazu (ein Stegosaurus teilt sie mit aus). Tyrannosaurus rex: Die Herde wird aufgedeckt und ist aus dem Spiel; was beiseiteliegt, bleibt. Der Dinosaurier geht mit der Herde, und der Zweifler beginnt die nächste Runde. (Welcher der ersten vier welche Wirkung hat, ist unsere Vermutung.)
example-R10 = Zum Beispiel: In einer Herde von 5 Karten wird der Plesiosaurus aufgedeckt, und alle 5 kommen beiseite. Später wirst du in einer Herde von 3 Karten beim Lügen erwischt: Du nimmst 8.
rule-R11 = Legst du deine letzte Karte, muss der Nächste zweifeln. Stimmt die aufgedeckte Karte, gewinnst du sofort. Ist sie gelogen, nimmst du die Herde. Ist es ein Dinosaurier, wirkt er, und du gewinnst, wenn deine Hand danach noch leer ist.
rule-R12 = Hast du alle Karten einer Art, die noch im Spiel sind, darfst du sie aussterben lassen: Du legst sie offen ab, und sie sind aus dem Spiel. Noch im Spiel sind alle, die der Tyrannosaurus rex nicht gefressen hat. Frisst er die letzte, ist die Art von selbst ausgestorben. (Als Variante muss aussterben, was kann.)
rule-R13 = Aussterben lässt du am Anfang deines Zuges, eine Art oder mehrere, bevor du legst oder zweifelst; aber nicht, wenn du eine letzte Karte anzweifeln musst. Hast du gezweifelt und beginnst jetzt die nächste Runde, ist das ein neuer Zug: Was dir der Zweifel brachte, darf aussterben.
rule-R14 = Auch die Art, nach der die laufende Herde heißt, darf aussterben. Die Herde behält ihren Namen.
rule-R15 = War das deine letzte Karte, gewinnst du.
rule-R16 = Sind alle Arten im Spiel ausgestorben, kann niemand mehr eine nennen: Das Spiel endet sofort, und die wenigsten Handkarten gewinnen, bei Gleichstand geteilt. Ein Sieg mit der letzten Karte geht vor.
rule-R17 = Wer zuerst alle Karten los ist, gewinnt. Karten, die auf der Hand bleiben, zählen nicht.
rule-R18 = Spielt ihr 3 oder 5 Spiele, zählt ihr die Zahlen der Karten zusammen, die euch auf der Hand bleiben: 4 für einen Hirsch, 5 für einen Säbelzahntiger, nichts für Dinosaurier. Die niedrigste Summe nach dem letzten Spiel gewinnt, bei Gleichstand geteilt. Wer ein Spiel beginnt, bestimmt jedes Mal der Zufall.
example-R18 = Zum Beispiel: Dir bleiben Hirsch, Hirsch, Säbelzahntiger und Triceratops auf der Hand: 4 + 4 + 5 + 0 = 13.
rule-R19 = Nach 300 Zügen endet ein Spiel, und die wenigsten Handkarten gewinnen, bei Gleichstand geteilt.
rule-R20 = Du siehst deine Hand, deine eigenen Karten in der laufenden Herde und was aufgedeckt wurde; von allem anderen nur, wie viel es ist. Wer eine Herde nimmt, sieht ihre Karten. Den Rest musst du dir merken.
