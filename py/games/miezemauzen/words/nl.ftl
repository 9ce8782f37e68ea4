title = Miezemauzen
tagline = Haal één slag. Eentje maar. Maar haal hem.
facts = Troeven, slagen en een wedloop naar 0 punten.
minutes = 10 minuten, of tot een uur
credit = Miezemauzen is een oud spel; niemand weet wie het heeft bedacht.

card = { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
   *[diamonds] ruiten
}{ $rank ->
    [A] aas
    [K] heer
    [Q] vrouw
    [J] boer
   *[other] { " " }{ $rank }
}
letter = { $rank ->
    [A] A
    [K] H
    [Q] V
   *[J] B
}

## De tafel

heading = Ronde { $deal } · { $trump ->
    [spades] schoppen is troef
    [hearts] harten is troef
    [clubs] klaveren is troef
    [diamonds] ruiten is troef
   *[none] er wordt gedeeld
}
heading-of = Ronde { $deal } van { $deals } · { $trump ->
    [spades] schoppen is troef
    [hearts] harten is troef
    [clubs] klaveren is troef
    [diamonds] ruiten is troef
   *[none] er wordt gedeeld
}
heading-over = Ronde { $deal } is voorbij
prompt-wait = { $seat } denkt na: passen of meegaan?
prompt-wait-lay = { $seat } moet een kaart spelen
prompt-declare = Jouw beurt: pas je of ga je mee?
prompt-pass-costs = Jouw beurt: je hebt tweemaal achter elkaar gepast, nog eens passen kost { $points } punten
prompt-must-play = Jouw beurt: je staat op { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, dus je moet meegaan
prompt-swap = Welke kaart geef je weg voor { $card }?
prompt-swap-or-keep = Je nieuwe hand: ruil je een kaart tegen { $card }?
prompt-lead = Jouw beurt: kom uit met een kaart naar keuze
prompt-follow = Jouw beurt: beken { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
   *[diamonds] ruiten
}
prompt-free = Jouw beurt: je hebt geen { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
   *[diamonds] ruiten
}, dus troef of gooi weg wat je wilt
prompt-discard = Jouw beurt: je hebt geen { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
   *[diamonds] ruiten
}, dus speel een kaart naar keuze
do-pass = Passen
do-pass-paid = Passen voor { $points } punten
do-play = Meegaan
do-exchange = De hand van de tafel nemen
do-swap = Ruilen tegen { $card }
do-keep = De hand zo laten
sure-pass = Ja, ik pas
sure-pass-paid = Ja, ik pas voor { $points } punten
sure-play = Ja, ik ga mee
sure-exchange = Ja, ik neem de hand van de tafel
sure-keep = Ja, ik laat hem zo
confirm-lay = Speel { $card }
confirm-swap = Ruil { $card } tegen { $trump }
why-passed = Je hebt gepast en doet deze ronde niet mee
why-not-yet = Je bent nog niet aan de beurt
why-declare-first = Zeg eerst of je past of meegaat
why-declared = Je hebt al gekozen; nu worden er kaarten gespeeld
why-follow = Je moet bekennen: { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
    [diamonds] ruiten
   *[other] { $suit }
}
why-must-play = Je staat op { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en moet meegaan
why-table-taken = De hand van de tafel is al weg
why-not-dealer = Alleen de gever mag ruilen tegen de open kaart
no-such-luck = Deze kaarten kunnen niet gedeeld worden

zone-stock = Stok
zone-trump = { $suit ->
    [spades] Troef: schoppen
    [hearts] Troef: harten
    [clubs] Troef: klaveren
    [diamonds] Troef: ruiten
   *[none] Nog geen troef
}
zone-table = De hand van de tafel
zone-away = Weggegeven
zone-hand = Hand van { $seat }
zone-lay = Voor { $seat }
zone-won = Slagen van { $seat }
note-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $tricks ->
    [0] { "" }
    [one] { " " }· 1 slag
   *[other] { " " }· { $tricks } slagen
}{ $passes ->
    [0] { "" }
    [one] { " " }· eenmaal gepast
    [2] { " " }· tweemaal gepast
   *[other] { " " }· passen kost
}
note-dealer = deelt
note-passed = { $passes ->
    [one] past
    [2] past weer
   *[other] betaalt en past
}
note-plays = gaat mee
note-exchanged = heeft de hand van de tafel
note-swapped = heeft geruild
note-both = heeft de hand van de tafel en geruild
note-cat = de kat!
note-tomcat = de kater!
tag-takes = wint
sheet-title = Punten
sheet-deal = Ronde

## Tips

hint-chance = { $tenths ->
    [0] bijna geen enkele hand als deze haalt een slag
    [one] ongeveer 1 op de 10 zulke handen haalt een slag
    [10] bijna elke hand als deze haalt een slag
   *[other] ongeveer { $tenths } op de 10 zulke handen halen een slag
}
hint-play = Ga mee: { $chance }{ $why ->
    [costs] , en passen zou je { $costs } punten kosten
    [nearer] , maar met passen kom je niet dichter bij 0
   *[chance] { "" }
}.
hint-play-must = Ga mee, want passen mag je niet: { $chance }.
hint-play-sure = Ga mee: { $card } kan niemand slaan, dus één slag is voor jou.
hint-alone = Ga mee: alle anderen hebben gepast, dus er gaat zonder één slag 1 punt af.
hint-cat = Ga mee: je bent ‘met de kat’, vijfmaal { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
   *[diamonds] ruiten
}, en er gaan { $points } punten af.
hint-tomcat = Ga mee: je bent ‘met de kater’, vijf troeven, en er gaan { $points } punten af.
hint-pass = Pas{ $costs ->
    [0] { "" }
   *[other] , ook al kost het { $costs } punten
}: { $chance }{ $why ->
    [leads] , maar je staat voor, en { $more } punten erbij zijn het risico niet waard
    [standing] , maar zoals het staat, zijn { $more } punten erbij het risico niet waard
   *[points] ; met slag gaat er { $less } punt af, zonder slag komen er { $more } bij
}.
hint-exchange = Neem de hand van de tafel: een onbekende hand haalt ongeveer { $other } op de 10 keer een slag, de jouwe ongeveer { $own }.
hint-exchange-even = Neem de hand van de tafel: een onbekende hand is ongeveer even goed als de jouwe{ $waiting ->
    [0] { "" }
   *[other] , en dan kan niemand anders die nemen
}.
hint-swap = Ruil { $card } tegen { $trump }: { $chance }.
hint-swap-sure = Ruil { $card } tegen { $trump }: dan is één slag voor jou, wat de anderen ook hebben.
hint-keep = Laat de hand zo: geen enkele ruil maakt die beter, en { $chance }.
hint-keep-sure = Laat de hand zo: { $card } kan niemand slaan, dus één slag is voor jou.
hint-lay-only = Speel { $card }: een andere kaart mag je niet spelen.
hint-lay-settled = Speel { $card }: iedereen die meegaat heeft al een slag, dus er staat niets meer op het spel.
hint-lay-takes = Speel { $card }: die wint de slag{ $needs ->
    [yes] , en meer dan één heb je niet nodig
   *[no] , die anderen misschien nog nodig hebben
}.
hint-lay-unbeaten = Speel { $card }: wie nog moet spelen, kan die niet slaan{ $needs ->
    [yes] , en meer dan één slag heb je niet nodig
   *[no] { "" }
}.
hint-lay-highest = Speel { $card }: die slaat wat er ligt, en misschien houdt die stand.
hint-lay-saves = Speel { $card }: { $needs ->
    [yes] bewaar je betere kaarten voor een latere slag
   *[no] je hebt je slag, en je betere kaarten houden anderen misschien nog van de hunne af
}.
hint-lay-beaten = Speel { $card }: deze slag krijg je niet, dus doe de kaart weg die je het minst zult missen.
hint-lead-unbeaten = Kom uit met { $card }: die kan niemand slaan{ $needs ->
    [yes] , en meer dan één slag heb je niet nodig
   *[no] { "" }
}.
hint-lead-highest = Kom uit met { $card }: alleen een troef kan die slaan.
hint-lead-best = Kom uit met { $card }: iets beters heb je niet, en misschien houdt die stand.
hint-lead-low = Kom uit met { $card }: { $needs ->
    [yes] bewaar je betere kaarten voor een latere slag
   *[no] je hebt je slag, en je betere kaarten houden anderen misschien nog van de hunne af
}.

## Wat er gebeurde

line-appointed = { $seat } deelt als eerste
line-dealt = Ronde { $deal }: { $seat } deelt
line-trump = { $suit ->
    [spades] Schoppen
    [hearts] Harten
    [clubs] Klaveren
   *[diamonds] Ruiten
} is troef: { $card } ligt open
line-passed = { $seat } past
line-passed-paid = { $seat } past nog eens en betaalt { $points } punten
line-plays = { $seat } gaat mee
line-must-play = { $seat } staat op { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en moet meegaan
line-exchanged = { $seat } neemt de hand van de tafel
line-swapped = { $seat } ruilt een kaart tegen { $trump }
line-swapped-own = { $seat } ruilt { $card } tegen { $trump }
line-kept = { $seat } laat { $trump } liggen
line-cat = { $seat } roept ‘met de kat’, vijfmaal { $suit ->
    [spades] schoppen
    [hearts] harten
    [clubs] klaveren
   *[diamonds] ruiten
}: { $points } punten eraf, en de ronde is voorbij
line-tomcat = { $seat } roept ‘met de kater’, vijf troeven: { $points } punten eraf, en de ronde is voorbij
line-opened = { $seat } komt uit
line-laid = { $seat }: { $card }
took-highest = { $seat } wint de slag: { $card } is de hoogste
took-trumped = { $seat } wint de slag: { $card } is de hoogste troef
line-void = Iedereen heeft gepast: er telt niets
line-alone = Verder gaat niemand mee: 1 punt eraf voor { $seat }, zonder één slag
line-ended = Ronde { $deal } – { $results }
result = { $seat } { $change } maakt { $points }

## Varianten

option-points = Zoveel punten moeten weg
option-points-25 = 25: met z’n tweeën 20 minuten, met z’n zessen ruim een uur
option-points-15 = 15: ongeveer half zo lang
option-points-10 = 10: een kort spel, 10 tot 15 minuten
option-first_dealer = Wie als eerste deelt
option-first_dealer-chance = Het toeval beslist
option-swap_and_exchange = Een gever die de hand van de tafel neemt,
option-swap_and_exchange-false = mag niet ook nog ruilen tegen de open kaart
option-swap_and_exchange-true = mag kijken en er dan één van ruilen
option-must_play_at = Wie mee moet
option-must_play_at-exactly_5 = Wie op precies 5 staat
option-must_play_at-5_or_less = Wie op 5 of minder staat
option-deals = Aantal rondes
option-deals-no_limit = Zonder grens (behalve 500)
option-deals-50 = Hoogstens 50: ongeveer een half uur
option-deals-20 = Hoogstens 20: ongeveer tien minuten

## Regels

rules-short = Iedereen begint met 25 punten, in een korte partij met 10, en wil naar 0. Elke ronde heb je vijf kaarten en kies je: passen of meegaan. Wie meegaat en een slag haalt, één of meer, mag 1 punt aftrekken; wie er geen haalt, krijgt er 5 bij. Ga dus mee als je je hand een slag toevertrouwt!
rules-cards = De kaarten
rules-declare = Passen of meegaan
rules-cat = Kat en kater
rules-tricks = Slagen
rules-score = Punten en het einde
rule-R1 = 52 kaarten. De aas is de hoogste; daaronder heer, vrouw, boer en 10 tot en met 2. De plaatjes zijn hier katten: de heer draagt een kroon, de vrouw een veer, de boer een pet.
rule-R2 = Iedereen begint met 25 punten (als variant met 15 of 10). Het toeval wijst de eerste gever aan, of jullie spreken een plaats af; daarna gaat het delen met de klok mee.
rule-R3 = Iedere speler krijgt vijf kaarten, en de tafel ook: één voor één, met de klok mee vanaf links van de gever, de tafel na de gever. De volgende kaart gaat open: die kleur is troef. De rest is de stok; die heeft niemand nodig.
rule-R4 = De hand van de tafel ligt gedekt.
rule-R5 = Om de beurt, de gever als laatste, zegt ieder één keer wat hij doet: passen, meegaan, of alle vijf kaarten ongezien ruilen tegen de hand van de tafel, en dan moet je mee. Dat kan er per ronde maar één. Wat je weggeeft, blijft gedekt en doet niet meer mee.
rule-R6 = De gever heeft nog een keuze: één kaart uit de hand ruilen tegen de open troefkaart, en meegaan. De weggegeven kaart doet niet meer mee; troef blijft troef. Niet samen met de hand van de tafel (behalve in de variant: nemen, kijken, en er dan één van ruilen of geen).
rule-R7 = Niemand mag meer dan tweemaal achter elkaar passen, of liever: elke volgende keer kost 3 punten, die erbij komen. Ga je mee, dan begint het tellen opnieuw. Ook rondes waarin iedereen past of een kat komt, tellen mee.
example-R7 = Bijvoorbeeld: je staat op 25 punten en past voor de derde keer achter elkaar. Nu sta je op 28.
rule-R8 = Wie op precies 5 punten staat, moet meegaan en kan zich ook niet vrijkopen. (Als variant: op 5 of minder.)
rule-R9 = Past iedereen, dan telt de ronde niet. Gaat er maar één mee, dan gaat er bij hem 1 punt af, en er wordt geen slag gespeeld.
rule-R10 = Als iedereen gekozen heeft en voor de eerste kaart: wie vijf kaarten van één kleur kreeg, is ‘met de kat’. Dat is 5 punten eraf, en de ronde is voorbij. Vijf troeven is ‘met de kater’: 10 punten in plaats van 5. Het huis roept het voor je. Verder telt er niets, maar betaald blijft betaald.
example-R10 = Bijvoorbeeld: schoppen is troef, en je kreeg vijfmaal harten. Van 25 punten ga je naar 20; met vijfmaal schoppen zou je naar 15 gaan.
rule-R11 = De kat heb je ook als je gepast hebt, maar niet als je ook maar één kaart geruild hebt. Twee katten in één ronde tellen allebei.
rule-R12 = De kat gaat voor: ook als iedereen past of er maar één meegaat.
rule-R13 = De speler links van de gever komt in de eerste slag uit met een kaart naar keuze; heeft die gepast, dan de volgende die meegaat. Wie een slag wint, komt uit in de volgende.
rule-R14 = Wie kan bekennen, moet. Kun je het niet, speel dan wat je wilt: je hoeft niet te troeven en niets te overtroeven.
rule-R15 = De hoogste troef wint de slag; ligt er geen, dan de hoogste kaart van de gevraagde kleur.
example-R15 = Bijvoorbeeld: ruiten is troef, en na elkaar komen schoppen 10, schoppenheer, ruiten 2 en hartenaas op tafel. Ruiten 2 wint de slag; was het harten 3, dan won schoppenheer.
rule-R16 = Na vijf slagen mag wie er minstens één heeft 1 punt aftrekken: maar 1, hoeveel het er ook zijn. Wie meeging en er geen heeft, krijgt er 5 bij. Wie paste, blijft staan. Naar boven is er geen grens.
example-R16 = Bijvoorbeeld: A, B en C staan op 25 punten; A en B gaan mee, C past. Haalt A vier slagen en B één, dan staan ze daarna op 24, 24 en 25; haalt A ze alle vijf, op 24, 30 en 25.
rule-R17 = Wie aan het eind van een ronde op 0 of lager staat, wint. Zijn het er meer, dan wint de laagste; staan ze gelijk, dan delen ze de winst.
rule-R18 = Omdat een spel eeuwig zou kunnen duren, wint na 500 rondes wie het laagst staat (als variant na 50 of 20); wie gelijk staan, delen de winst.
