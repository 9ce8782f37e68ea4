title = Der Trötofanten-Zirkus
tagline = Tetteretet! En weg is je stapel.
facts = Paar na paar naar het grootste circus. Vooral geluk, en een hoop herrie.
minutes = ongeveer 10 minuten
credit = Der Trötofanten-Zirkus is een spel van Robert Heller met plaatjes van Marco Armbruster, in 2021 verschenen bij SPIEL DAS!

card-elephant = Olifant { $number }
card-troetofant = Trötofant { $number }
card-mouse = Muis
card-trap = Muizenval
card-lasso = Lasso
card-dompteur = Dompteur

## De tafel

heading-ring = { $count ->
    [one] Nog 1 kaart in de piste
   *[other] Nog { $count } kaarten in de piste
}
prompt-draw = Jouw beurt: pak een kaart uit de piste
prompt-steal = Jouw beurt – { $card } steelt: welke stapel?
prompt-wait = We wachten op { $seat }
confirm-steal = Van { $victim } stelen ({ $card })
why-steal-first = Eerst stelen, dan pakken
why-not-now = Je pakt een kaart aan het eind van je beurt
why-unseen = Niemand kent hem nog, jij ook niet: hij wordt omgedraaid zodra je aan de beurt bent
why-own = Dat is je eigen stapel
why-number = { $card } steelt alleen een stapel met een { $number } bovenop
why-elephants = { $card } steelt alleen een stapel met een olifant of Trötofant bovenop
why-lasso = { $card } steelt alleen een stapel met een olifant, een Trötofant of een lasso bovenop

zone-ring = De piste: gedekte kaarten
zone-middle = In het midden, aan het trainen
zone-walk = Aan de wandel
zone-trap = De muizenval
zone-hand = Gedekte kaart van { $seat }
zone-lay = Omgedraaid door { $seat }
zone-pile = Open stapel van { $seat }
zone-down = Gedekt voor { $seat }
note-points = Stand: { $points }
noise-trumpet = tetteretet!
noise-mouse = piep!

sheet-title = Waar de punten vandaan komen
sheet-what = Kaarten
sheet-open = Olifanten in open stapels
sheet-down = Olifanten gedekt
sheet-sum = Samen

## Wat er gebeurde

line-opened = { $card } begint in het midden
line-began = { $seat } begint
line-turned = { $seat } draait om: { $card }
line-turned-trumpet = { $seat } draait om: { $card }. Tetteretet!
line-turned-mouse = { $seat } draait om: { $card }. Piep!
line-stole = { $seat } steelt van { $victim } een stapel van { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: { $card } op { $top }
line-stole-trap = Klap! { $seat } steelt van { $victim } een stapel van { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: { $card } op { $top }
line-paired = { $card } en { $other } uit het midden worden een paar: een stapel voor { $seat }
line-trained = { $card } gaat naar het midden om te trainen
line-walked = Het midden is vol: { $card } gaat wandelen
line-met = { $card } komt op de wandeling { $other } tegen: beide liggen nu gedekt voor { $seat }
line-met-no-prey = { $card } komt op de wandeling { $other } tegen: beide liggen nu gedekt voor { $seat }. Niemand anders heeft een stapel, dus de muizenval blijft waar hij is
line-lifted = { $seat } neemt de muizenval
line-kept = { $card } vindt niets te stelen en wordt een eigen stapel van { $seat }
line-revealed = { $seat } heeft aan het eind nog { $card }: telt als gedekt

## Tips

hint-draw = Pak een willekeurige kaart: niemand weet wat waar ligt
hint-steal = Pak de stapel van { $victim } met { $top } bovenop, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} – { $whys }
hint-last = niemand kan hem nog terugstelen
hint-leads = { $seat } staat voor
hint-rival = { $seat } zit je het dichtst op de hielen
hint-most = geen andere stapel levert je meer op
hint-safe = maar { $count } van de { $unseen } onbekende kaarten { $count ->
    [one] kan
   *[other] kunnen
} hem terugstelen
hint-trap-only = vanaf nu krijgt alleen de muizenval hem nog
hint-modest = een grotere zou de anderen meer lokken

## Varianten

option-lasso = Lasso
option-lasso-false = Zonder
option-lasso-true = Zes lasso’s doen mee
option-dompteur = Dompteur
option-dompteur-false = Zonder
option-dompteur-true = Vijf dompteurs doen mee
option-held_cards = Kaarten die aan het eind niemand meer speelt
option-held_cards-count = Tellen als gedekt
option-held_cards-ignore = Tellen niet

not-possible = Dat kan nu niet.

## Regels

rules-short = Draai je kaart om: een Trötofant steelt een stapel waar een getal op ligt dat precies 1 lager is. Kan dat niet – en voor grijze olifanten altijd – dan vormt hij een paar met hetzelfde getal uit het midden, anders traint hij in het midden, anders gaat hij wandelen. Wie daar hetzelfde getal tegenkomt, krijgt minpunten en de muizenval. Daarna pak je een nieuwe kaart uit de piste. Aan het eind is elke olifant in je open stapels een punt waard.
rules-cards = De kaarten
rules-start = De opbouw
rules-turn = Een beurt
rules-thieves = Muizenval, muis, lasso, dompteur
rules-end = Het einde
rule-R1 = Er zijn 64 grijze olifanten, 20 gele Trötofanten met een trompet als slurf, 3 muizen en 1 muizenval. Olifanten en Trötofanten dragen een getal.
rule-R2 = Grijze olifanten zijn er van 1 tot 8, elk getal acht keer; Trötofanten van 4 tot 8, elk getal vier keer. (Welke getallen ze hebben, is onze aanname; de sommen 64 en 20 zijn zeker.)
rule-R3 = Twee kleine uitbreidingen kunnen meedoen: 6 lasso’s en 5 dompteurs. Dat het samen 11 kaarten zijn, is zeker; hoe ze verdeeld zijn, is onze aanname.
rule-R4 = De muizenval ligt apart, al het andere wordt geschud. Drie kaarten komen open in het midden: olifanten of Trötofanten met drie verschillende getallen. Past er een niet, dan gaat die terug. Alle andere vormen gedekt de ring, de piste.
rule-R5 = Om de beurt pakken jullie elk een kaart naar keuze uit de piste. Niemand ziet hem, jijzelf ook niet.
rule-R6 = Het toeval bepaalt wie begint. Daarna gaat het met de klok mee.
rule-R7 = Je draait je kaart om en moet ermee doen wat als eerste kan: stelen, een paar vormen, trainen, wandelen. Kiezen doe je alleen tussen meerdere doelen; een enkel doel neem je vanzelf. Aan het eind van je beurt pak je een nieuwe kaart uit de piste.
rule-R8 = Een Trötofant doet „tetteretet”, een muis „piep” en de muizenval „klap” als hij wordt gebruikt. Grijze olifanten zijn stil. De tafel maakt de herrie; die beslist niets en kan uit.
rule-R9 = Ten eerste: een Trötofant steelt. Ligt op een open stapel van iemand anders een getal dat precies 1 lager is, dan neem je die stapel en leg je de Trötofant bovenop. Grijze olifanten stelen nooit.
example-R9 = Bijvoorbeeld: op een stapel van iemand anders ligt een 4, en je draait Trötofant 5 om. Je moet die stapel stelen, en nu ligt er een 5 bovenop; met Olifant 5 zou dat niet mogen.
rule-R10 = Ten tweede (hier beginnen grijze olifanten): ligt in het midden een kaart met precies hetzelfde getal, welke kleur ook, dan worden die twee voor jou een nieuwe open stapel, met jouw kaart bovenop. Stapels worden nooit samengevoegd en het midden wordt niet aangevuld.
rule-R11 = Ten derde: liggen er minder dan drie kaarten in het midden, dan gaat je kaart daarheen om te trainen.
example-R11 = Bijvoorbeeld: in het midden liggen 2 en 8, en je draait Olifant 7 om. Die traint, en met 2, 8 en 7 is het midden vol.
rule-R12 = Ten vierde: anders gaat hij naast het midden wandelen. Wandelt daar al een kaart met hetzelfde getal, welke kleur ook, dan leg je beide gedekt voor je: minpunten die niemand steelt. En dan moet je de muizenval gebruiken.
example-R12 = Bijvoorbeeld: in het midden liggen 2, 8 en 7, dus gaat Olifant 5 wandelen. Draai je daarna weer Olifant 5 om, dan liggen beide gedekt voor je, −2 punten, en met de muizenval steel je een stapel van iemand anders.
rule-R13 = De muizenval steelt een open stapel naar keuze van iemand anders, wat er ook bovenop ligt, en ligt dan zelf bovenop. Eerst wordt hij opgepakt van waar hij ligt; ook die stapel mag dan de gestolen stapel zijn. Zolang de muizenval op een stapel ligt, kan niets anders die stelen. Heeft niemand anders een open stapel, dan blijft hij liggen.
rule-R14 = Een muis steelt een stapel van iemand anders met een olifant of Trötofant bovenop, welk getal ook. Daarna ligt de muis bovenop, en alleen de muizenval kan die stapel nog stelen.
rule-R15 = Een lasso steelt een stapel met een olifant, een Trötofant of een lasso bovenop; een dompteur een stapel met een olifant of Trötofant bovenop. Daarna liggen ze zelf bovenop.
rule-R16 = Een muis, lasso of dompteur die niets kan stelen, wordt je eigen stapel van één kaart.
rule-R17 = Het spel eindigt als de laatste kaart van de piste is gepakt. De kaarten die jullie dan nog hebben, worden niet meer gespeeld: ze worden omgedraaid en tellen alsof ze gedekt voor je liggen. (Als variant tellen ze helemaal niet.)
rule-R18 = Elke olifant of Trötofant in een open stapel is 1 punt, ook een bedekte; gedekt voor je is hij 1 minpunt. Elke muis is 1 punt. Elke lasso in een open stapel is 1 punt, gedekt geen. De muizenval en elke dompteur zijn 1 minpunt. Wat in het midden ligt of wandelt, telt voor niemand.
example-R18 = Bijvoorbeeld: open voor je liggen Olifant 3, Olifant 3, Trötofant 4 en Muis (4 punten) en Olifant 8, Olifant 8 en Muizenval (1 punt), gedekt twee olifanten (−2 punten). Samen is dat 3 punten.
rule-R19 = De meeste punten winnen. Bij gelijke punten delen jullie de winst.
