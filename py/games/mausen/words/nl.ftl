title = Mausen
tagline = Raad wat de anderen raden – en doe het dan niet.
facts = Iedereen legt tegelijk een kaart. Geen geluk, alleen elkaar.
minutes = ongeveer 15 minuten
credit = Mausen is een spel van Detlef Wendt, in 2004 verschenen bij Abacusspiele.

card = { $animal ->
    [elephant] Olifant
    [dog] Hond
    [cat] Kat
   *[mouse] Muis
} { $value }
seat-card = { $seat }: { $card }

## De tafel

heading-round = Ronde { $round } van { $rounds }
prompt-choose = Jouw beurt: leg een kaart
prompt-choose-unjudged = Jouw beurt: leg een kaart. Het midden is leeg, dus hij gaat alleen daarheen en niemand jaagt
prompt-wait = We wachten op { $seats }
confirm-lay = Leg { $card }
why-final = Je hebt al gekozen, en dat blijft zo
why-judging = Eerst wordt er gejaagd

zone-middle = In het midden: { $animal ->
    [elephant] olifanten
    [dog] honden
    [cat] katten
   *[mouse] muizen
}
zone-hand = Hand van { $seat }
zone-lay = Gelegd door { $seat }
zone-won = Gewonnen door { $seat }
note-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
link-hunts = { $hunter ->
    [elephant] Olifant jaagt op hond
    [dog] Hond jaagt op kat
    [cat] Kat jaagt op muis
   *[mouse] Muis jaagt op olifant
}
tag-hunts = jaagt op { $animal ->
    [elephant] olifanten
    [dog] honden
    [cat] katten
   *[mouse] muizen
}
tag-cancelled = valt weg

## Wat er gebeurde

line-turned-up = Ronde { $round } – { $cards }
line-unjudged = Ronde { $round } – { $cards }. Het midden was leeg, dus niemand jaagt
line-settled = { $count ->
    [one] { $cards } gaat naar het midden
   *[other] { $cards } gaan naar het midden
}
hunt-cancelled = Meer dan eens gelegd, dus weggevallen: { $cards }
hunt-won = { $seat } jaagt met { $card } en wint { $haul }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
hunt-in-vain = { $seat } jaagt met { $card }, maar { $prey ->
    [elephant] er ligt geen olifant
    [dog] er ligt geen hond
    [cat] er ligt geen kat
   *[mouse] er ligt geen muis
}
hunt-nobody = { $hunter ->
    [elephant] Niemand legde een olifant: de honden blijven
    [dog] Niemand legde een hond: de katten blijven
    [cat] Niemand legde een kat: de muizen blijven
   *[mouse] Niemand legde een muis: de olifanten blijven
}
hunt-all-cancelled = { $hunter ->
    [elephant] Er blijft geen olifant over om te jagen: de honden blijven
    [dog] Er blijft geen hond over om te jagen: de katten blijven
    [cat] Er blijft geen kat over om te jagen: de muizen blijven
   *[mouse] Er blijft geen muis over om te jagen: de olifanten blijven
}

## Tips

hint-haul = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} aan { $prey ->
    [elephant] olifanten
    [dog] honden
    [cat] katten
   *[mouse] muizen
}
hint-sure = Leg { $card }: je kunt misschien { $haul } halen, en niemand heeft er een kaart tegen
hint-likely = Leg { $card }: je kunt misschien { $haul } halen, en de jacht lukt waarschijnlijk
hint-under = Leg { $card }: als de hogere tegen elkaar wegvallen of in de hand blijven, levert dat ongeveer { $haul } op
hint-try = Leg { $card }: voor ongeveer { $haul } is het een poging waard, ook als anderen meejagen
hint-keep = Leg { $card }: dat levert waarschijnlijk weinig op, maar je hogere kaarten blijven in de hand
hint-mix = Leg { $card }: dat levert waarschijnlijk weinig op, maar wie altijd op het meeste jaagt, is makkelijk te stuiten
hint-little = Leg { $card }: in deze ronde levert waarschijnlijk geen van je kaarten veel op
hint-unjudged = Leg { $card }: in deze ronde jaagt niemand, en deze kaart zul je nauwelijks missen
hint-last = Leg { $card }: het is je laatste kaart

## Varianten

option-ties = Gelijke stand
option-ties-mice = De meeste gewonnen muizen beslissen
option-ties-shared = Gedeelde winst
option-open_piles = Gewonnen kaarten
option-open_piles-false = Gedekt tot het einde
option-open_piles-true = Altijd open

## Regels

rules-short = Iedereen legt gedekt een kaart; dan worden ze allemaal tegelijk omgedraaid. De hoogste olifant wint alle honden, de hoogste hond alle katten, de hoogste kat alle muizen en de hoogste muis alle olifanten: wat er gelegd is en wat er in het midden ligt. Maar gelijke kaarten vallen tegen elkaar weg! Na 16 rondes winnen de meeste punten.
rules-cards = De kaarten
rules-round = Een ronde
rules-end = Het einde
rule-R1 = Iedereen heeft dezelfde 16 kaarten: olifanten, honden, katten en muizen, elk van 1 tot en met 4.
rule-R2 = Vier andere kaarten liggen bij het begin in het midden: Olifant 4, Hond 3, Kat 2 en Muis 1.
rule-R3 = Jullie kiezen elk een kaart uit de hand en leggen die gedekt neer. Een keuze blijft een keuze en niemand past; bij je laatste kaart valt er niets meer te kiezen. Als iedereen gekozen heeft, worden alle kaarten tegelijk omgedraaid.
rule-R4 = Olifant jaagt op hond, hond jaagt op kat, kat jaagt op muis, muis jaagt op olifant. Van elk dier jaagt de hoogste gelegde kaart: wie die legde, wint alle kaarten van de prooi, die in het midden en die van deze ronde.
rule-R5 = Twee of meer gelegde kaarten met hetzelfde dier en dezelfde waarde vallen tegen elkaar weg: ze winnen niets, en in hun plaats jaagt de eerstvolgende lagere waarde die maar één keer gelegd is. Is die er niet, dan wordt die prooi niet gewonnen.
example-R5 = Bijvoorbeeld in ronde 1: van Olifant 3, Olifant 3 en Olifant 1 jaagt alleen Olifant 1, en die wint Hond 3. Van Hond 4, Hond 4, Hond 2, Hond 2 en Muis 1 jaagt geen hond, en Muis 1 wint Olifant 4.
rule-R6 = Ook een weggevallen kaart is nog prooi.
rule-R7 = Een kaart in het midden jaagt nooit en laat niets wegvallen. Ze kan alleen gewonnen worden.
rule-R8 = Alle vier de jachten gelden tegelijk: een jager die zelf gewonnen wordt, wint toch zijn prooi.
rule-R9 = Wat niemand wint, gaat naar het midden of blijft daar, voor de volgende ronde.
rule-R10 = Is het midden leeg als een ronde begint, dan jaagt er niemand: de gekozen kaarten worden omgedraaid en gaan meteen naar het midden. Het telt als een van de 16 rondes.
example-R10 = Bijvoorbeeld in ronde 1: Olifant 1, Hond 1, Kat 1 en Muis 1 worden gelegd, en elk dier wint zijn prooi, goed voor 4, 3, 2 en 5 punten. Nu is het midden leeg, dus in ronde 2 jaagt er niemand.
rule-R11 = Het spel eindigt na 16 rondes, als de handen leeg zijn. Kaarten die in het midden blijven liggen, zijn van niemand.
rule-R12 = Je punten zijn de waarden van je gewonnen kaarten bij elkaar. De meeste punten winnen.
rule-R13 = Bij gelijke punten gaat voor wie meer muizen gewonnen heeft; is ook dat gelijk, dan delen jullie de plaats. (Als variant wordt een gelijke stand altijd gedeeld.)
rule-R14 = Gewonnen kaarten liggen gedekt tot het einde: tel mee als je kunt. (Als variant liggen ze open.)
