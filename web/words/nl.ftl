### De woorden van de pagina. Die van een spel staan in zijn eigen map.

house = Katzentisch
house-line = Kaartspelletjes van kat en muis aan het tafeltje naast de grote tafel
house-more = Het huis
players = { $least }–{ $most } spelers
game-of-others = Meegebracht door de beheerder van deze site
game-coming = Wordt opgehaald…
play-bots = Speel tegen bots
play-here = Samen aan dit scherm
continue = Speel verder
saved-line = Ronde { $round }, met { $names }

rules = Regels
rules-all = Alle regels, op nummer
settings = Instellingen
about = Over ons
menu = Menu
close = Sluiten
back = Terug
to-lobby = Naar de spellen
understood = Oké
go-on = Verder
try-again = Nog eens proberen
details = Details
copy-details = Details kopiëren
copied = Gekopieerd

## Laden

loading = Het huis wordt wakker …
loading-bytes = { $loaded } van { $total } MB
table-being-laid = Je tafel wordt gedekt. Zodra hij klaar is, begint het vanzelf.

## De tafel dekken

setup-title = { $game }: wie schuift er aan?
setup-line = Mensen delen dit scherm; waar kaarten geheim zijn, verbergt een gordijn ze. Katten spelen vanzelf.
seats = Plaatsen
seat-add = Nog een plaats
seat-remove = Plaats { $number } weghalen
seats-full = Alle { $most } plaatsen zijn bezet
name-of = Naam op plaats { $number }
name-person = Mens
name-persons = Mens { $number }
name-bot = Kat { $number }
kind-of = Wie speelt er op plaats { $number }
kind-person = mens
kind-bot = bot
name-empty = Geen naam? Dan wordt het { $name }.
name-long = Een naam mag { $most } tekens lang zijn. Hij wordt ingekort.
name-equal = Twee keer dezelfde naam? Geef een van de twee een andere, anders raken jullie in de war.
proposed = voorstel voor { $count } spelers
proposed-short = voorstel voor een kort spel
start = Beginnen

## De tafel

middle = Midden van de tafel
card-back = gedekte kaart
count-cards = { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}
below = op { $cards }
mark-strong = wint
mark-struck = uitgeschakeld
mark-gone = weg
seat-ready = heeft gekozen
seat-thinks = denkt na
seat-turn = kiest
hint = Hint: wat zou jij doen?
sit-away = Een bot voor { $name } laten spelen
sit-person = { $name } speelt zelf verder
confirm-plain = Bevestigen
telling = Wat er gebeurde
next = Verder
run = Laat maar lopen
skip = Overslaan
log = Verloop
log-close = Verloop sluiten
log-empty = Er is nog niets gebeurd.

curtain-line = Jij bent aan de beurt, { $name }. De anderen kijken even weg.
curtain-lift = Ik ben { $name }: laat mijn kaarten zien

title-game = { $game } · Katzentisch
title-yours = Jouw beurt · { $game }
title-turn = { $who } aan de beurt · { $game }
title-telling = Wat er gebeurde · { $game }
title-over = Spel afgelopen · { $game }

leave = Van tafel gaan
leave-title = Van tafel gaan?
leave-line = Het spel is nog niet afgelopen. Het kan hier op je wachten, of je geeft het op.
leave-later = Bewaren voor later
leave-ever = Opgeven
anew-title = Er ligt nog een spel op deze tafel
anew-line = Het is nog niet afgelopen. Als je opnieuw begint, is het weg.
start-anew = Opnieuw beginnen

## Het einde

end-title = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de winst
}
end-place = Plaats { $place }
end-score = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
course = Zo ging het
course-line = De stand na elke ronde, één lijn per speler. Eronder staat hetzelfde als tabel.
course-table = Alle punten als tabel
round = Ronde
rematch = Revanche
new-game = Nieuw spel

## Instellingen

setting-language = Taal
setting-level = Bots
setting-level-next = Bots in het volgende spel
level-1 = Kitten: leert nog
level-2 = Kat: speelt goed
level-3 = Tijger: speelt zo goed als hij kan
setting-theme = Weergave
theme-auto = zoals het systeem
theme-light = licht
theme-dark = donker
setting-pace = Vertellen wat er gebeurde
pace-steps = stap voor stap
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-none = zonder pauzes
setting-sound = Geluiden
sound-on = aan
sound-off = uit
mute = Geluiden uit
unmute = Geluiden aan
setting-motion = Kaarten bewegen, tenzij je systeem om minder beweging vraagt.

## Over

about-house = De ‘Katzentisch’, de kattentafel, is in het Duits het kleine tafeltje naast de grote tafel. Hier spelen de katten.
about-cards = Vind je een spel leuk, zoek dan de echte kaarten: ze zijn het waard.
about-none = Deze site is een eerbetoon van spelers. Ze is geen product van de auteurs of uitgevers, en geen van hen heeft er iets mee te maken.
about-private = Alles draait in je browser. Er wordt niets verstuurd; bewaarde spellen blijven op dit apparaat.
about-pictures = Plaatjes: Fluent Emoji van Microsoft (MIT). Letters: Baloo 2 (OFL). Python in de browser: Pyodide.
about-licences = Alle licenties

## Wat er mis kan gaan

fault-title = Er kwam iets tussen
internal = Dat ging mis in het huis, niet bij jou. Je spel is tot hier bewaard.
bad-message = De pagina zei iets tegen de tafel wat die niet begrijpt.
unknown-verb = De pagina vroeg de tafel iets wat die niet kent.
unknown-game = Een spel dat ‘{ $game }’ heet, is er niet in dit huis. Deze zijn er:
broken-game = Het spel ‘{ $game }’ is er wel, maar wil niet starten.
config-malformed = In de lijst met andere spellen van deze site (config.json) zit een fout. De overige kun je gewoon spelen.
wheel-missing = Het spel ‘{ $game }’ kan niet worden opgehaald. De overige kun je gewoon spelen.
wheel-broken = Wat voor het spel ‘{ $game }’ is opgehaald, is beschadigd of geen Python-pakket. De overige kun je gewoon spelen.
no-game = In wat is opgehaald, zit geen spel met de naam ‘{ $game }’. De overige kun je gewoon spelen.
bad-seats = Dit spel is voor { $least } tot { $most } spelers.
bad-option = Die variant heeft dit spel niet.
name-missing = Plaats nummer { $place } heeft een naam nodig.
name-too-long = De naam op plaats nummer { $place } is langer dan { $most } tekens.
name-twice = Twee plaatsen heten { $name }. Geef een van de twee een andere naam.
not-your-seat = Een bot kan alleen voor een persoon spelen, en alleen die kan de plaats terugnemen.
not-your-turn = Je bent niet aan de beurt.
not-in-hand = Die kaart heb je niet meer.
not-asked = Het gordijn vroeg om iemand anders.
nobody-at-screen = Het gordijn is nog dicht: eerst moet er iemand aan het scherm komen.
no-such-pick = Dat kun je nu niet kiezen.
no-move = Dat is geen zet in dit spel.
no-table = Er is geen spel bezig.
save-missing = Er is hier geen bewaard spel meer.
save-damaged = Het bewaarde spel is beschadigd en kan niet verder. Het blijft zoals het is tot je het weggooit.
save-foreign = Wat hier bewaard is, is geen spel van ons. Het blijft zoals het is tot je het weggooit.
save-old = Het bewaarde spel komt uit een oudere versie, en de regels van nu kunnen het niet lezen. Het blijft tot je het weggooit.
save-too-new = Het bewaarde spel komt uit een nieuwere versie van deze pagina. Laad de pagina opnieuw en probeer het nog eens.
save-open-elsewhere = Dit spel is open in een ander tabblad.
save-taken = Het spel gaat nu verder in een ander tabblad.
take-over = Hier verder spelen
copy-save = Bewaard spel kopiëren
forget-save = Weggooien
storage-full = Er is geen ruimte meer om het spel te bewaren. Het gaat door, maar is weg als je dit tabblad sluit.
storage-forbidden = Deze browser laat hier niets bewaren. Het spel gaat door, maar is weg als je dit tabblad sluit.
load-failed = Het huis kon niet geladen worden. Is er verbinding?
load-timeout = Het laden duurt te lang. Misschien is het netwerk traag of weg.
worker-crashed = De motor van het huis is stilgevallen. Je spel is bewaard.
worker-silent = De motor van het huis antwoordt niet meer. Je spel is bewaard.
