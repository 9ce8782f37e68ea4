title = Mammuz
tagline = Gedekt op tafel, met een stalen gezicht.
facts = Raak je kaarten kwijt, hoe dan ook: liegen, bluffen en hele soorten laten uitsterven.
minutes = ongeveer 20 minuten
credit = Mammuz is een spel van Nikolay Pegasov, verschenen in 2013 bij Hobby World en in 2015 bij Abacusspiele.

card = { $card ->
    [mammoth] Mammoet
    [bear] Beer
    [deer] Hert
    [sabretooth] Sabeltandtijger
    [hare] Haas
    [squirrel] Eekhoorn
    [ziesel] Siesel
    [mouse] Muis
    [brontosaurus] Brontosaurus
    [pterosaurus] Pterosaurus
    [triceratops] Triceratops
    [stegosaurus] Stegosaurus
    [plesiosaurus] Plesiosaurus
   *[tyrannosaurus] Tyrannosaurus rex
}
card-a = { $card ->
    [mammoth] een mammoet
    [bear] een beer
    [deer] een hert
    [sabretooth] een sabeltandtijger
    [hare] een haas
    [squirrel] een eekhoorn
    [ziesel] een siesel
    [mouse] een muis
    [brontosaurus] een brontosaurus
    [pterosaurus] een pterosaurus
    [triceratops] een triceratops
    [stegosaurus] een stegosaurus
    [plesiosaurus] een plesiosaurus
   *[tyrannosaurus] de tyrannosaurus rex
}
card-many = { $card ->
    [mammoth] mammoeten
    [bear] beren
    [deer] herten
    [sabretooth] sabeltandtijgers
    [hare] hazen
    [squirrel] eekhoorns
    [ziesel] siesels
    [mouse] muizen
    [brontosaurus] brontosaurussen
    [pterosaurus] pterosaurussen
    [triceratops] triceratopsen
    [stegosaurus] stegosaurussen
    [plesiosaurus] plesiosaurussen
   *[tyrannosaurus] tyrannosaurussen
}
counted = { $count } × { $card }

## De tafel

heading = { $games ->
    [1] { $herd }
   *[other] Spel { $game } van { $games } – { $herd }
}
heading-herd = De kudde: ‘{ $many }’
heading-new = Een nieuwe kudde
prompt-start = Jouw beurt: kies 1 tot 4 kaarten, welke dan ook, en tik de soort aan die het zogenaamd zijn
prompt-name = { $own }. Tik nu een soort aan: wat zijn het zogenaamd?
prompt-lay = { $own }, als ‘{ $many }’
prompt-cards = Dit zijn dus { $many }. Kies nu 1 tot 4 kaarten, welke dan ook
prompt-follow = Jouw beurt: leg er 1 tot 4 kaarten bij als ‘{ $many }’, of draai er een van { $seat } om
prompt-must-doubt = { $seat } heeft de laatste kaart gelegd, dus je moet twijfelen: draai er een om
prompt-give = Triceratops! Wie pakt de kudde? { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
prompt-wait = We wachten op { $seat }
offer-doubt = Twijfel aan { $seat }
offer-extinct = { $count ->
    [one] Laat de laatste uitsterven: { $many }
   *[other] Laat je { $count } { $many } uitsterven
}
offer-give = { $seat }
confirm-lay = { $count ->
    [one] Leg 1 kaart: ‘{ $many }!’
   *[other] Leg { $count } kaarten: ‘{ $many }!’
}
confirm-doubt = Draai een kaart van { $seat } om
confirm-extinct = Laat uitsterven: { $many }
confirm-give = { $seat } pakt de kudde
why-wait = Je bent nog niet aan de beurt
why-must-doubt = Dat was een laatste kaart: je moet twijfelen
why-give = Kies eerst wie de kudde pakt
why-judging = Eerst wordt de twijfel beslecht
why-extinct = Uitgestorven: { $many }
why-named = Deze kudde heet al ‘{ $many }’

zone-hand = Hand van { $seat }
zone-lay = Laatst gelegd door { $seat }
zone-deck = De geschudde kaarten
zone-herd = De kudde
zone-aside = Apart gelegd door de plesiosaurus
zone-dinosaurs = Dinosaurussen die uit het spel zijn
zone-species = Overzicht: { $many }
note-herd = { $count ->
    [one] ‘{ $many }’: 1 kaart
   *[other] ‘{ $many }’: { $count } kaarten
}
note-herd-own = { $count ->
    [one] ‘{ $many }’: 1 kaart, van jou: { $own }
   *[other] ‘{ $many }’: { $count } kaarten, van jou: { $own }
}
note-aside = apart
note-gone = weg
note-left = { $left } van { $number }
tag-extinct = uitgestorven
tag-named = de kudde
tag-turned = omgedraaid
sheet-title = Strafpunten tot nu toe
end-score = { $score ->
    [one] { $score } strafpunt
   *[other] { $score } strafpunten
}

## Wat er gebeurde

line-starts = { $seat } begint
line-deals = { $count } kaarten worden gedeeld
line-begins = { $seat } begint een nieuwe kudde
line-lays = { $last ->
    [1] { $count ->
        [one] { $seat } legt de laatste kaart: ‘{ $many }!’
       *[other] { $seat } legt de laatste { $count } kaarten: ‘{ $many }!’
    }
   *[other] { $count ->
        [one] { $seat } legt 1 kaart: ‘{ $many }!’
       *[other] { $seat } legt { $count } kaarten: ‘{ $many }!’
    }
}
line-adds = { $last ->
    [1] { $count ->
        [one] { $seat } legt de laatste kaart erbij
       *[other] { $seat } legt de laatste { $count } kaarten erbij
    }
   *[other] { $count ->
        [one] { $seat } legt er 1 kaart bij
       *[other] { $seat } legt er { $count } kaarten bij
    }
}: { $way ->
    [0] ‘natuurlijk { $many }’
    [1] ‘{ $many }, tuurlijk’
    [2] ‘wat anders dan { $many }’
   *[other] ‘alweer { $many }’
}
line-doubts = { $seat } twijfelt aan { $doubted }
doubt-true = Het is { $a }: { $doubted } loog niet. { $doubter } pakt de kudde, { $next } begint de volgende
doubt-true-last = Het is { $a }: { $doubted } loog ook niet met de laatste kaart
doubt-lie = Het is { $a }, en { $doubted } zei ‘{ $named }’: { $doubted } pakt de kudde
doubt-doubter = De { $card }! { $doubter } twijfelde en pakt de kudde
doubt-doubted = De { $card }! { $doubted } legde hem en pakt de kudde
doubt-chosen = De { $card }! { $doubter } kiest wie de kudde pakt
doubt-dealt = De { $card }! { $count ->
    [one] De kudde, 1 kaart, wordt gedeeld
   *[other] De kudde, { $count } kaarten, wordt geschud en aan iedereen gedeeld
}
doubt-aside = De { $card }! De kudde wordt apart gelegd, en wie daarna een kudde pakt, pakt die erbij
doubt-eaten = De { $card }! De kudde wordt opgegeten en is uit het spel
line-takes = { $count ->
    [one] { $seat } pakt 1 kaart
   *[other] { $seat } pakt { $count } kaarten
}
line-takes-seen = { $count ->
    [one] { $seat } pakt 1 kaart: { $cards }
   *[other] { $seat } pakt { $count } kaarten: { $cards }
}
line-shares = { $count ->
    [one] 1 kaart wordt gedeeld
   *[other] { $count } kaarten worden een voor een gedeeld
}
line-aside = { $count ->
    [one] 1 kaart wordt apart gelegd
   *[other] { $count } kaarten worden apart gelegd
}
line-eaten = Opgegeten: { $cards }
line-extinct = Dat was de laatste: { $many } zijn uitgestorven
line-dies-out = { $count ->
    [one] { $seat } heeft de laatste kaart en laat uitsterven: { $many }
   *[other] { $seat } heeft alle { $count } { $many } en laat ze uitsterven
}
line-end-R11 = { $winners } komt weg met de laatste kaart en wint!
line-end-R15 = { $winners } heeft na het uitsterven geen kaart meer en wint!
line-end-R16 = Alle soorten zijn uitgestorven. { $count ->
    [one] { $winners } heeft de minste kaarten ({ $cards }) en wint!
   *[other] { $winners } hebben de minste kaarten ({ $cards }) en delen de winst
}
line-end-R19 = 300 beurten zijn genoeg. { $count ->
    [one] { $winners } heeft de minste kaarten ({ $cards }) en wint!
   *[other] { $winners } hebben de minste kaarten ({ $cards }) en delen de winst
}
line-game = { $end } Strafpunten in spel { $game }: { $points }
seat-points = { $seat } { $points }
line-next-game = Spel { $game } begint

## Tips

hint-lay-wins = { $of ->
    [one] Leg je laatste kaart, { $cards }, als ‘{ $many }’: er moet aan getwijfeld worden, en je wint.
   *[other] Leg je laatste kaarten, { $cards }, als ‘{ $many }’: welke er ook omgedraaid wordt, je wint.
}
hint-lay-last = Leg alles wat je nog hebt, { $cards }, als ‘{ $many }’: { $wins ->
    [0] het is gelogen en er wordt aan getwijfeld, maar iets beters is er niet.
   *[other] wordt de juiste omgedraaid, dan win je, in { $wins } van de { $of } gevallen.
}
hint-lay-true = Leg { $cards } als ‘{ $many }’: dat klopt, dus wie twijfelt, pakt de kudde.
hint-lay-part = Leg { $cards } als ‘{ $many }’: half waar, half gebluft. Wie twijfelt, betrapt je in { $lies } van de { $of } gevallen.
hint-lay-bluff = Leg { $cards } als ‘{ $many }’: bluf, want je hebt er geen; wat je legt, mis je het minst.
hint-lay-bluff-have = Leg { $cards } als ‘{ $many }’: bluf die je echte voor later bewaart.
hint-lay-bluff-keep = Leg { $cards } als ‘{ $many }’: niet de hele waarheid, maar met de rest kun je dan winnen: { $rest }.
hint-lay-dinosaur = Leg { $cards } als ‘{ $many }’: wordt er een dinosaurus omgedraaid, dan pak jij de kudde in elk geval niet.
hint-doubt-must = Twijfel: je moet wel, want { $seat } heeft de laatste kaart gelegd.
hint-doubt-impossible = Twijfel aan { $seat }: { $possible ->
    [0] geen van die kaarten kan kloppen, want je weet waar alle { $many } zijn.
   *[other] het zou { $laid } × { $card } zijn, maar voor zover je weet kunnen het er hoogstens { $possible } zijn.
}
hint-doubt-own = Twijfel aan { $seat }: het zou { $laid } × { $card } zijn, en van de { $number } in het spel heb je er zelf { $own }.
hint-doubt-many = Twijfel aan { $seat }: { $laid } × { $card }, dat is haast niet te geloven.
hint-doubt-last = Twijfel aan { $seat }: je eigen laatste kaart zou niet kloppen, en aan de laatste wordt altijd getwijfeld.
hint-doubt-start = Twijfel aan { $seat }: komt er een leugen uit, dan begin jij de volgende kudde { $wins ->
    [yes] en win je met je laatste { $count } kaarten
   *[no] en kun je je laatste { $count } kaarten in één keer leggen
}.
hint-doubt-stake = Twijfel aan { $seat }: klopt het, dan pak jij { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}; komt er een leugen uit, dan moet { $seat } dat, en begin jij de volgende kudde.
hint-doubt-bluff = Twijfel aan { $seat }: je hebt geen { $many } om te leggen, dus je zou zelf moeten bluffen.
hint-doubt-threat = Twijfel aan { $seat }: met { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
} in de hand kan de volgende keer de laatste zijn.
hint-give = Geef { $seat } de kudde: { $count ->
    [0] daar is de hand leeg, en anders is het spel gewonnen.
    [one] met 1 kaart in de hand is niemand dichter bij de winst.
   *[other] met { $count } kaarten in de hand is niemand dichter bij de winst.
}
hint-extinct = Laat de { $many } uitsterven: zo raak je kaarten kwijt, en niemand kan eraan twijfelen.
hint-extinct-wins = Laat de { $many } uitsterven: dan is je hand leeg, en je wint.

## Waarom niet

nothing-to-doubt = Er valt niets te betwijfelen: jij begint de kudde.
not-all-in-hand = Je hebt niet alle kaarten die er van die soort nog zijn.
no-such-move = Dat kan nu niet.
no-such-species = Die soort is uitgestorven of doet niet mee.
name-once = Wie een kudde begint, noemt één soort; alle anderen volgen.
one-to-four = Leg 1 tot 4 kaarten.
must-doubt = Dat was een laatste kaart: je moet twijfelen.

## Varianten

option-series = Lengte
option-series-1 = Eén spel, ongeveer 20 minuten
option-series-3 = Drie spellen, ongeveer een uur: de minste strafpunten winnen
option-series-5 = Vijf spellen, anderhalf uur: de minste strafpunten winnen
option-extinction = Uitsterven
option-extinction-may = Je mag een soort laten uitsterven
option-extinction-must = Een soort sterft vanzelf uit
option-all_cards = Kaarten
option-all_cards-false = Zoveel als bij het aantal spelers past
option-all_cards-true = Altijd alle 44 dieren en 5 dinosaurussen

## Regels

rules-short = Leg 1 tot 4 kaarten gedekt neer en zeg wat het zijn: ‘Drie siesels!’ Waar of niet. Wie na je komt, legt onder dezelfde naam kaarten bij, of twijfelt en draait er een van jou om. Gelogen: jij pakt de hele kudde. Niet gelogen: wie twijfelde, pakt haar. Dinosaurussen doen wat ze willen, en wie alle kaarten heeft die er van een soort nog zijn, mag haar laten uitsterven. Wie het eerst alle kaarten kwijt is, wint, maar de laatste moet kloppen: daar wordt altijd aan getwijfeld.
rules-cards = De kaarten
rules-turn = Een beurt
rules-extinction = Uitsterven
rules-end = Het einde
rule-R1 = Er zijn acht soorten, en het getal van een soort zegt ook hoeveel kaarten ze heeft: 2 mammoeten, 3 beren, 4 herten, 5 sabeltandtijgers, 6 hazen, 7 eekhoorns, 8 siesels (een siesel is een grondeekhoorn) en 9 muizen, samen 44 dieren. En zes verschillende dinosaurussen. Van elke soort ligt een overzichtskaart op tafel.
rule-R2 = Met z’n drieën blijven muizen en siesels weg, er doen 3 dinosaurussen mee en ieder krijgt 10 kaarten. Met z’n vieren of vijven blijven de muizen weg en doen er 5 dinosaurussen mee: ieder 10 of 8 kaarten. Met z’n zessen alle dieren en 4 dinosaurussen: ieder 8 kaarten. Met z’n zevenen alle dieren en 5 dinosaurussen: ieder 7 kaarten. Welke dinosaurussen meedoen, bepaalt het toeval, en niemand ziet het. (Als variant worden altijd alle 44 dieren en 5 dinosaurussen gedeeld; sommigen krijgen dan een kaart meer.)
example-R2 = Bijvoorbeeld: met z’n drieën zijn het 27 dieren en 3 dinosaurussen, dus 30 kaarten; met z’n zevenen 44 dieren en 5 dinosaurussen, dus 49.
rule-R3 = Het toeval bepaalt wie begint. Je speelt met de klok mee.
rule-R4 = Ben je aan de beurt, dan leg je 1 tot 4 handkaarten gedekt neer. Welke, dat is om het even: ze hoeven niet te kloppen.
rule-R5 = Wie een ronde begint, noemt daarbij een diersoort en begint zo een kudde. De soort moet meedoen en mag niet uitgestorven zijn; een dinosaurus wordt nooit genoemd.
example-R5 = Bijvoorbeeld: je legt Siesel, Siesel en Hert en zegt ‘siesels!’ Nu is het een kudde siesels, wat er ook in ligt.
rule-R6 = Ieder daarna legt 1 tot 4 kaarten bij onder dezelfde naam, of twijfelt aan wie net ervoor gelegd heeft. Verder twijfelt niemand, en alleen aan de laatst gelegde kaarten. Wie de ronde begint, kan niet twijfelen.
example-R6 = Bijvoorbeeld: bij een kudde siesels leg je een Beer en je zegt ‘natuurlijk siesels’.
rule-R7 = Twijfel je, dan draai je een van de laatst gelegde kaarten om. Alleen die kaart beslist. Ze liggen door elkaar, dus het is om het even welke je aantikt.
rule-R8 = Het is de genoemde soort: wie twijfelde, pakt de hele kudde, dus alle kaarten die deze ronde gelegd zijn, en de volgende speler begint de volgende ronde.
example-R8 = Bijvoorbeeld spelen A, B, C en D: A legt Siesel, Siesel en Hert als ‘siesels’, B legt er Siesel en Haas bij, en C draait die Siesel om. Dus pakt C alle 5 kaarten, en D begint.
rule-R9 = Het is een andere soort: wie haar legde, pakt de hele kudde, en wie twijfelde, begint de volgende ronde.
example-R9 = Bijvoorbeeld: A legt Siesel, Siesel en Hert als ‘siesels’, B legt er een Beer bij, en C draait die om. Dus pakt B alle 4 kaarten, en C begint.
rule-R10 = Het is een dinosaurus. Brontosaurus: wie twijfelde, pakt de kudde. Pterosaurus: wie hem legde, pakt haar. Triceratops: wie twijfelde, kiest wie haar pakt, misschien zichzelf. Stegosaurus: de kudde wordt geschud en een voor een gedeeld, met de klok mee vanaf wie twijfelde. Plesiosaurus: de kudde wordt apart gelegd, en wie daarna een kudde pakt, pakt die erbij (een stegosaurus deelt die ook mee). Tyrannosaurus rex: de kudde wordt omgedraaid en is uit het spel; wat apart ligt, blijft. De dinosaurus gaat met de kudde mee, en wie twijfelde, begint de volgende ronde. (Welke van de eerste vier welk effect heeft, is onze gok.)
example-R10 = Bijvoorbeeld: in een kudde van 5 kaarten wordt de Plesiosaurus omgedraaid, en alle 5 worden apart gelegd. Later word je in een kudde van 3 kaarten op een leugen betrapt: je pakt er 8.
rule-R11 = Leg je je laatste kaart, dan moet de volgende twijfelen. Klopt de omgedraaide kaart, dan win je meteen. Is ze gelogen, dan pak je de kudde. Is het een dinosaurus, dan doet die wat hij doet, en je wint als je hand daarna nog leeg is.
rule-R12 = Heb je alle kaarten van een soort die nog in het spel zijn, dan mag je haar laten uitsterven: je legt ze open neer en ze zijn uit het spel. Nog in het spel zijn alle kaarten die de tyrannosaurus rex niet opgegeten heeft. Eet hij de laatste op, dan is de soort vanzelf uitgestorven. (Als variant moet uitsterven wat kan.)
rule-R13 = Uitsterven gebeurt aan het begin van je beurt, één soort of meer, voordat je legt of twijfelt; maar niet als je aan een laatste kaart moet twijfelen. Heb je getwijfeld en begin je nu de volgende ronde, dan is dat een nieuwe beurt: wat de twijfel je bracht, mag uitsterven.
rule-R14 = Ook de soort waar de lopende kudde naar heet, mag uitsterven. De kudde houdt haar naam.
rule-R15 = Was dat je laatste kaart, dan win je.
rule-R16 = Zijn alle soorten die meedoen uitgestorven, dan kan niemand er nog een noemen: het spel is meteen afgelopen, en de minste handkaarten winnen, gedeeld bij gelijke stand. Winnen met de laatste kaart gaat voor.
rule-R17 = Wie het eerst alle kaarten kwijt is, wint. Kaarten die overblijven, tellen niet.
rule-R18 = Speel je 3 of 5 spellen, dan tel je de getallen op van de kaarten die in je hand overblijven: 4 voor een hert, 5 voor een sabeltandtijger, niets voor dinosaurussen. De laagste som na het laatste spel wint, gedeeld bij gelijke stand. Wie een spel begint, bepaalt elke keer het toeval.
example-R18 = Bijvoorbeeld: in je hand blijven Hert, Hert, Sabeltandtijger en Triceratops over: 4 + 4 + 5 + 0 = 13.
rule-R19 = Na 300 beurten is een spel afgelopen, en de minste handkaarten winnen, gedeeld bij gelijke stand.
rule-R20 = Je ziet je eigen hand, je eigen kaarten in de lopende kudde en wat omgedraaid is; van al het andere alleen hoeveel het is. Wie een kudde pakt, ziet de kaarten. De rest moet je onthouden.
