### De woorden van de pagina. Die van een spel staan in zijn eigen map.

house = Katzentisch
house-line = Kaartspelletjes van kat en muis aan het tafeltje naast de grote tafel
house-more = Het huis
players = { $least }–{ $most } spelers
game-of-others = Meegebracht door de beheerder van deze site
game-coming = Wordt opgehaald…
play-bots = Speel tegen bots
play-here = Samen aan dit scherm
play-friends = Met vrienden
continue = Speel verder
kept-line = Je tafel wacht op je vrienden
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
about-private = Alles draait in je browser, en bewaarde spellen blijven op dit apparaat. Alleen met vrienden gaat er iets naar buiten: kaarten en namen gaan rechtstreeks van apparaat naar apparaat; om elkaar te vinden geven openbare ontmoetingsplekken verzegelde briefjes door.
about-pictures = Plaatjes: Fluent Emoji van Microsoft (MIT). Letters: Baloo 2 (OFL). Python in de browser: Pyodide.
about-licences = Alle licenties

## Wat er mis kan gaan

fault-title = Er kwam iets tussen
internal = Dat ging mis in het huis, niet bij jou. Je spel is tot hier bewaard.
bad-message = De pagina zei iets tegen de tafel wat die niet begrijpt.
unknown-verb = De pagina vroeg de tafel iets wat die niet kent.
unknown-game = Een spel dat ‘{ $game }’ heet, is er niet in dit huis. Deze zijn er:
broken-game = Het spel ‘{ $game }’ is er wel, maar wil niet starten.
config-malformed = In de instellingen van deze site (config.json) zit een fout. De rest ervan geldt toch.
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

## Met anderen elders

no-webrtc = Deze browser kan geen verbinding met anderen maken, of mag dat hier niet. Een andere kan het misschien.
insecure-page = Deze pagina kwam onversleuteld (zonder https), daarom laat de browser haar met niemand verbinden. Open haar via een adres dat met https begint.
offline = Je bent offline. Zodra er weer verbinding is, gaat het vanzelf verder.
relays-down = De plekken waar spelers elkaar vinden, zijn niet bereikbaar. Het wordt vanzelf opnieuw geprobeerd; een uitnodiging met de hand werkt zonder ze.
host-missing = De gastheer is er op dit moment niet. Je schuift vanzelf aan zodra de tafel open is.
no-way = De tafel is gevonden, maar er leidt geen directe weg naartoe. Het wordt vanzelf opnieuw geprobeerd. Op dezelfde wifi gaat het het best.
host-false = Iemand deed zich voor als je gastheer en is geweigerd. Blijft dat zo, vraag dan om een nieuwe uitnodiging.
invitation-damaged = Deze uitnodiging is beschadigd of onvolledig. Vraag er nog een keer om.
invitation-is-answer = Dit is een antwoord voor een gastheer, geen uitnodiging.
answer-malformed = Dit is geen antwoord op een uitnodiging, of het is onvolledig.
answer-is-invitation = Dit is de uitnodiging zelf. Hier hoort wat er van de andere kant terugkomt.
answer-to-another = Dit antwoordt op een andere uitnodiging, misschien een oudere. Elke is voor één gast.
text-too-long = Dat is te veel in één keer.
camera-refused = De camera mag hier niet gebruikt worden. Je kunt in plaats daarvan de tekst plakken.
camera-missing = De camera kan niet gebruikt worden. Je kunt in plaats daarvan de tekst plakken.
copy-refused = Deze browser laat de pagina niets kopiëren. Kopieer het met de hand.

## Met vrienden spelen: wat er mis kan gaan

place-taken = Die plaats is bezet.
playing = Er loopt een spel. De plaatsen wisselen als het uit is.
no-such-guest = Die gast is er niet meer.
others-seat = Dat is de plaats van iemand anders.
stale = Het spel was al verder toen je zet aankwam. Kies alsjeblieft opnieuw.
version = Jouw pagina en die van de gastheer zijn verschillende versies. Laad ze allebei opnieuw.
wrong-secret = Deze uitnodiging past niet bij deze tafel. Vraag de gastheer om een andere.
banned = De gastheer heeft je van deze tafel weggestuurd.
full = Er is geen plaats meer aan deze tafel.
busy = Te veel mensen willen tegelijk aan deze tafel. Je pagina probeert het opnieuw.
elsewhere = Je zit nu in een ander tabblad of venster aan deze tafel. Daar gaat het verder.
too-long = Een bericht was langer dan toegestaan en is overgeslagen.
malformed = Een bericht sloeg nergens op en is overgeslagen.
too-many = Er kwamen meer berichten dan beantwoord kunnen worden.
out-of-turn = Een bericht kwam toen niemand het verwachtte en is overgeslagen.
went-back = Het spel van de gastheer is teruggesprongen: iets wat je hebt zien gebeuren, is ongedaan gemaakt.
told-otherwise = De gastheer vertelt nu anders dan eerst wat er gebeurd is.
views-differ = De gastheer ziet jouw kant van de tafel anders dan hij je heeft laten zien.
record-short = Het verslag van de gastheer is niet het hele spel: zet { $move } ontbreekt.
record-illegal = Het verslag van de gastheer breekt bij zet { $move } de regels.
record-differs = Het verslag van de gastheer wijkt bij zet { $move } af van wat jou getoond is.

## Met vrienden: de kamer

kind-here = hier
kind-open = gast
room-opening = De kamer gaat open…
title-room = { $game } met vrienden · Katzentisch
hosting-title = { $game } met vrienden
invited = Kom je { $game } met me spelen?
inviting = Nodig je vrienden uit
inviting-line = Stuur ze deze link. Wie hem opent, schuift zelf aan; iedereen speelt op een eigen scherm.
inviting-late = Wie later komt, kijkt mee of neemt de plaats van een bot over.
link = Link voor je vrienden
link-being-made = De link wordt gemaakt…
link-watch = Link voor toeschouwers
copy-link = Link kopiëren
copy-text = Kopiëren
share = Delen…
qr-code = Hetzelfde als QR-code
inviting-onlookers = Alleen om te kijken
inviting-onlookers-line = Met deze link zie je wat er open op tafel ligt, en van niemand de hand.
by-hand = Zonder tussenkomst van anderen
by-hand-line = De link hierboven gebruikt openbare ontmoetingsplekken op het internet. Met de hand gaat het zonder: één tekst naar je gast, één terug. Elke uitnodiging is voor één gast.
by-hand-make = Uitnodiging schrijven
by-hand-first = Stuur dit naar je gast, of laat het scannen. Houd deze pagina open.
invitation = Uitnodiging voor één gast
by-hand-second = Wat terugkomt, hoort hier:
by-hand-accept = Binnenlaten
by-hand-accepted = Het antwoord past. Je gast kan nu verder en schuift zelf aan.
by-hand-another = Nog een uitnodiging
scan = Met de camera scannen
scan-stop = Camera uit
answer = Antwoord voor de gastheer
answer-first = Je bent met de hand uitgenodigd. Stuur dit antwoord terug, of laat het scannen. Houd deze pagina open.
answer-second = Tik hier zodra het daar is ingevuld:
answer-done = Het is ingevuld
answer-sent = Er wordt verbinding gemaakt…
answer-again = Antwoord nog eens tonen
seating = Wie er aanschuift
place-number = plaats { $number }
place-open = vrij voor een gast
place-free = Vrij
place-yours = jij
place-host = gastheer
guest-here = is er
guest-ready = is klaar
guest-away = even weg
onlookers = { $count ->
    [one] Eén toeschouwer
   *[other] { $count } toeschouwers
}
start-missing = { $count ->
    [one] Er moet nog één speler aanschuiven voor je kunt beginnen.
   *[other] Er moeten nog { $count } spelers aanschuiven voor je kunt beginnen.
}
start-unready = { $count ->
    [one] { $names } is nog niet klaar. Je mag toch al beginnen.
   *[other] { $names } zijn nog niet klaar. Je mag toch al beginnen.
}
start-ready = Iedereen is klaar.
start-open = Er is nog niemand. Plaatsen die vrij blijven, vallen weg.
start-bots = Voor gasten is hier geen plaats. Maak er een vrij, dan kunnen ze komen.
host-knows = Dit scherm deelt, dus dit apparaat kent alle kaarten. De schermen van je gasten krijgen alleen wat elk van hen mag zien; na het spel gaan ze na of het eerlijk ging.
host-knows-guest = Het scherm van de gastheer ({ $name }) deelt, dus dat apparaat kent alle kaarten. Het jouwe krijgt alleen wat jij mag zien, en gaat na het spel na of het eerlijk ging.
the-host = gastheer
kick = Wegsturen
kick-title = { $name } wegsturen?
kick-line = Dat apparaat kan niet meer terug naar deze tafel. In een spel neemt een bot de plaats over.
kick-not = Laten blijven

## Met vrienden: als gast

visiting-title = { $game }, aan de tafel van { $name }
looking = De gastheer wordt gezocht…
greeting = Gevonden. Er wordt aangeklopt…
sit-line = Kies een plaats en je doet mee.
sit-full = Alle plaatsen zijn bezet. Wacht op een, of kijk mee.
sit-name = Je naam
sit-here = Hier gaan zitten
sit-beside = Voor deze naam
beside = Speelt er nog iemand aan jouw scherm?
beside-name = De naam; tik dan op een vrije plaats
stand-up = Opstaan
ready = Ik ben klaar
ready-yes = Klaar
ready-line = Laat { $name } weten dat het kan beginnen.
ready-wait = Het begint zodra { $name } wil.
looking-on = Je kijkt mee en ziet wat open ligt.
variants = Wat er gespeeld wordt

## Met vrienden: aan tafel

friends = Vrienden aan tafel
seat-sent = onderweg
move-sent = Je zet is onderweg…
away-seconds = weg; over { $seconds } s speelt een bot
waited = weg; we wachten
gone = weg; een bot speelt
wait-for = Op { $name } wachten
wait-no-more = Een bot laten spelen
resting = Een bot speelt voor je.
rest = Een bot voor mij laten spelen
rest-no-more = Ik speel weer zelf
take-seat = De plaats van een bot overnemen
take-bot = Verder spelen voor { $name }
host-away = De gastheer is niet te bereiken; er wordt verder geprobeerd…
host-left = De gastheer heeft deze tafel opgeheven.
keep-record = Verloop meenemen
faces = Gezicht trekken
face-said = { $name }: { $face }
face-laugh = lacht
face-wow = is verbaasd
face-grr = moppert
face-aww = is verdrietig
face-hurry = wacht
face-bravo = is verrukt
leave-guest-line = Een bot speelt voor je verder. Met dezelfde link krijg je je plaats terug.
leave-guest-sure = Weggaan
leave-not = Blijven
leave-room-title = Van tafel gaan?
leave-room-line = Zonder jou kan niemand verder. De tafel kan hier op je wachten, en de link blijft geldig; of je heft hem op, en je gasten horen dat.
leave-room-ever = Tafel opheffen
check-waits = Het verslag van de gastheer is onderweg…
check-runs = Je scherm speelt alles na en vergelijkt elke kaart…
check-right = Elke kaart was zoals ze je getoond is.
check-host = De schermen van je gasten gaan het spel nu na.
check-wrong = Praat erover: dit spel liep niet zoals het getoond werd.
check-code = Lees het elkaar voor; het is op alle schermen gelijk:
end-wait = Hoe het verdergaat, beslist { $name }. Blijf hier, het komt vanzelf.
back-to-room = Andere plaatsen
reach-0 = verbinding net weggevallen
reach-1 = zwakke verbinding, { $ms } ms
reach-2 = matige verbinding, { $ms } ms
reach-3 = goede verbinding, { $ms } ms
