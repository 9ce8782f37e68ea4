### Die Wörter der Seite. Die eines Spiels stehen in seinem Ordner.

house = Katzentisch
house-line = Katz-und-Maus-Kartenspiele am kleinen Tisch neben dem großen
house-more = Das Haus
players = { $least }–{ $most } Spieler
game-of-others = Mitgebracht vom Betreiber dieser Seite
game-coming = Wird geholt …
play-bots = Gegen Bots spielen
play-here = Zusammen an diesem Bildschirm
play-friends = Mit Freunden
continue = Weiterspielen
kept-line = Dein Tisch wartet auf deine Freunde
saved-line = Runde { $round }, mit { $names }

rules = Regeln
rules-all = Alle Regeln, nach Nummern
settings = Einstellungen
about = Über uns
menu = Menü
close = Schließen
back = Zurück
to-lobby = Zur Auswahl
understood = In Ordnung
go-on = Weiter
try-again = Noch einmal versuchen
details = Einzelheiten
copy-details = Einzelheiten kopieren
copied = Kopiert

## Laden

loading = Das Haus wacht auf …
loading-bytes = { $loaded } von { $total } MB
table-being-laid = Dein Tisch wird gedeckt. Es geht von selbst los, sobald er fertig ist.

## Den Tisch decken

setup-title = { $game }: Wer setzt sich?
setup-line = Menschen teilen sich diesen Bildschirm; wo Karten geheim sind, schützt sie ein Vorhang. Katzen spielen von selbst.
seats = Plätze
seat-add = Noch ein Platz
seat-remove = Platz { $number } wegnehmen
seats-full = Alle { $most } Plätze sind besetzt
name-of = Name an Platz { $number }
name-person = Mensch
name-persons = Mensch { $number }
name-bot = Katze { $number }
kind-of = Wer spielt an Platz { $number }
kind-person = Mensch
kind-bot = Bot
name-empty = Kein Name? Dann heißt der Platz { $name }.
name-long = Für einen Namen sind { $most } Zeichen Platz. Er wird gekürzt.
name-equal = Zweimal derselbe Name? Gib einem einen anderen, sonst kommt ihr durcheinander.
proposed = Vorschlag für { $count } Spieler
proposed-short = Vorschlag für ein kurzes Spiel
start = Los geht’s

## Der Tisch

middle = Tischmitte
card-back = verdeckte Karte
count-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
below = auf { $cards }
mark-strong = gewinnt
mark-struck = aus dem Rennen
mark-gone = weg
seat-ready = hat gewählt
seat-thinks = überlegt
seat-turn = wählt
hint = Tipp: Was würdest du tun?
sit-away = Einen Bot für { $name } spielen lassen
sit-person = { $name } spielt selbst weiter
confirm-plain = Bestätigen
telling = Was geschah
next = Weiter
run = Laufen lassen
skip = Überspringen
log = Verlauf
log-close = Verlauf schließen
log-empty = Noch ist nichts geschehen.

curtain-line = Du bist dran, { $name }. Die anderen schauen weg.
curtain-lift = Ich bin { $name }: Karten zeigen

title-game = { $game } · Katzentisch
title-yours = Du bist dran · { $game }
title-turn = { $who } am Zug · { $game }
title-telling = Was geschah · { $game }
title-over = Spiel vorbei · { $game }

leave = Tisch verlassen
leave-title = Den Tisch verlassen?
leave-line = Das Spiel ist noch nicht vorbei. Es kann hier auf dich warten, oder du gibst es auf.
leave-later = Für später aufheben
leave-ever = Aufgeben
anew-title = Auf diesem Tisch liegt ein Spiel
anew-line = Es ist noch nicht vorbei. Wenn du neu anfängst, ist es weg.
start-anew = Neu anfangen

## Das Ende

end-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
end-place = Platz { $place }
end-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
course = So lief es
course-line = Der Punktestand nach jeder Runde, eine Linie je Spieler. Darunter steht dasselbe als Tabelle.
course-table = Alle Punkte als Tabelle
round = Runde
rematch = Revanche
new-game = Neues Spiel

## Einstellungen

setting-language = Sprache
setting-level = Bots
setting-level-next = Bots im nächsten Spiel
level-1 = Kätzchen: lernt noch
level-2 = Katze: spielt gut
level-3 = Tiger: spielt, so gut er kann
setting-theme = Darstellung
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
setting-pace = Erzählen, was geschah
pace-steps = Schritt für Schritt
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-none = ohne Pausen
setting-sound = Geräusche
sound-on = an
sound-off = aus
mute = Geräusche aus
unmute = Geräusche an
setting-motion = Karten bewegen sich, wenn dein System nichts dagegen hat.

## Über

about-house = Der Katzentisch ist der kleine Tisch neben dem großen. Hier spielen die Katzen.
about-cards = Wenn dir ein Spiel gefällt, such dir die echten Karten: Sie sind es wert.
about-none = Diese Seite ist eine Verbeugung von Spielern. Sie ist kein Produkt der Autoren oder Verlage, und niemand von ihnen hat etwas mit ihr zu tun.
about-private = Alles läuft in deinem Browser, Spielstände bleiben auf diesem Gerät. Nur mit Freunden verlässt es etwas: Karten und Namen gehen direkt von Gerät zu Gerät; damit die sich finden, reichen öffentliche Treffpunkte versiegelte Zettel weiter.
about-pictures = Bilder: Fluent Emoji von Microsoft (MIT). Schrift: Baloo 2 (OFL). Python im Browser: Pyodide.
about-licences = Alle Lizenzen

## Was schiefgehen kann

fault-title = Da kam etwas dazwischen
internal = Das ging im Haus schief, nicht bei dir. Dein Spiel ist bis hierher gespeichert.
bad-message = Die Seite hat dem Tisch etwas gesagt, das er nicht versteht.
unknown-verb = Die Seite wollte vom Tisch etwas, das er nicht kennt.
unknown-game = Ein Spiel namens „{ $game }“ gibt es in diesem Haus nicht. Diese sind da:
broken-game = Das Spiel „{ $game }“ ist da, lässt sich aber nicht starten.
config-malformed = In den Einstellungen dieser Seite (config.json) steckt ein Fehler. Alles andere darin gilt trotzdem.
wheel-missing = Das Spiel „{ $game }“ lässt sich nicht holen. Die anderen spielen sich wie immer.
wheel-broken = Was für das Spiel „{ $game }“ geholt wurde, ist beschädigt oder kein Python-Paket. Die anderen spielen sich wie immer.
no-game = In dem, was geholt wurde, ist kein Spiel namens „{ $game }“. Die anderen spielen sich wie immer.
bad-seats = Dieses Spiel ist für { $least } bis { $most } Spieler.
bad-option = Diese Variante hat das Spiel nicht.
name-missing = Der Platz Nummer { $place } braucht einen Namen.
name-too-long = Der Name an Platz Nummer { $place } ist länger als { $most } Zeichen.
name-twice = Zwei Plätze heißen { $name }. Gib einem einen anderen Namen.
not-your-seat = Ein Bot kann nur für eine Person spielen, und nur sie kann den Platz zurücknehmen.
not-your-turn = Du bist nicht dran.
not-in-hand = Diese Karte hast du nicht mehr.
not-asked = Der Vorhang hat nach jemand anderem gefragt.
nobody-at-screen = Der Vorhang ist noch zu: Erst muss jemand an den Bildschirm kommen.
no-such-pick = Das lässt sich jetzt nicht wählen.
no-move = Das ist kein Zug in diesem Spiel.
no-table = Es läuft kein Spiel.
save-missing = Hier ist kein Spielstand mehr.
save-damaged = Der Spielstand ist beschädigt, es geht nicht weiter. Er bleibt, wie er ist, bis du ihn verwirfst.
save-foreign = Was hier gespeichert ist, ist kein Spiel von uns. Es bleibt, wie es ist, bis du es verwirfst.
save-old = Der Spielstand stammt aus einer älteren Version, die heutigen Regeln lesen ihn nicht. Er bleibt, bis du ihn verwirfst.
save-too-new = Der Spielstand stammt aus einer neueren Version dieser Seite. Lade sie neu und versuch es noch einmal.
save-open-elsewhere = Dieses Spiel ist in einem anderen Tab offen.
save-taken = Das Spiel geht jetzt in einem anderen Tab weiter.
take-over = Hier weiterspielen
copy-save = Spielstand kopieren
forget-save = Verwerfen
storage-full = Zum Speichern ist kein Platz mehr. Das Spiel geht weiter, übersteht aber das Schließen dieses Tabs nicht.
storage-forbidden = Dieser Browser lässt hier nichts speichern. Das Spiel geht weiter, übersteht aber das Schließen dieses Tabs nicht.
load-failed = Das Haus ließ sich nicht laden. Ist das Netz da?
load-timeout = Das Laden dauert zu lange. Vielleicht ist das Netz langsam oder weg.
worker-crashed = Der Motor des Hauses ist stehen geblieben. Dein Spiel ist gespeichert.
worker-silent = Der Motor des Hauses antwortet nicht mehr. Dein Spiel ist gespeichert.

## Mit anderen anderswo

no-webrtc = Dieser Browser kann sich nicht mit anderen verbinden, oder er darf es hier nicht. Ein anderer kann es vielleicht.
insecure-page = Diese Seite kam unverschlüsselt (ohne https), deshalb lässt der Browser sie mit niemandem verbinden. Öffne sie über eine Adresse, die mit https beginnt.
offline = Du bist offline. Sobald das Netz wieder da ist, geht es von selbst weiter.
relays-down = Die Stellen, an denen sich Mitspieler finden, sind nicht erreichbar. Es wird von selbst weiter versucht; eine Einladung von Hand geht ohne sie.
host-missing = Der Gastgeber ist gerade nicht da. Du kommst von selbst dazu, sobald der Tisch offen ist.
no-way = Der Tisch ist gefunden, aber kein direkter Weg führt hin. Es wird von selbst weiter versucht. Im selben WLAN geht es am besten.
host-false = Jemand gab sich als dein Gastgeber aus und wurde abgewiesen. Bleibt das so, bitte um eine neue Einladung.
invitation-damaged = Diese Einladung ist beschädigt oder unvollständig. Lass sie dir noch einmal schicken.
invitation-is-answer = Das ist eine Antwort für einen Gastgeber, keine Einladung.
answer-malformed = Das ist keine Antwort auf eine Einladung, oder sie ist unvollständig.
answer-is-invitation = Das ist die Einladung selbst. Hierher gehört, was von drüben zurückkommt.
answer-to-another = Das antwortet auf eine andere Einladung, vielleicht eine ältere. Jede gilt für einen Gast.
text-too-long = Das ist zu viel auf einmal.
camera-refused = Die Kamera darf hier nicht benutzt werden. Du kannst stattdessen den Text einfügen.
camera-missing = Die Kamera lässt sich nicht benutzen. Du kannst stattdessen den Text einfügen.
copy-refused = Dieser Browser lässt die Seite nichts kopieren. Kopiere es von Hand.

## Mit Freunden spielen: was schiefgehen kann

place-taken = Dieser Platz ist besetzt.
playing = Es läuft ein Spiel. Die Plätze wechseln, wenn es aus ist.
no-such-guest = Dieser Gast ist nicht mehr da.
others-seat = Das ist der Platz von jemand anderem.
stale = Das Spiel war schon weiter, als dein Zug ankam. Wähl bitte noch einmal.
version = Deine Seite und die des Gastgebers sind verschiedene Versionen. Ladet beide neu.
wrong-secret = Diese Einladung passt nicht zu diesem Tisch. Lass dir eine neue geben.
banned = Der Gastgeber hat dich von diesem Tisch weggeschickt.
full = An diesem Tisch ist kein Platz mehr.
busy = Zu viele wollen gleichzeitig an diesen Tisch. Deine Seite versucht es wieder.
elsewhere = Du sitzt jetzt in einem anderen Tab oder Fenster an diesem Tisch. Dort geht es weiter.
too-long = Eine Nachricht war länger als erlaubt und wurde übergangen.
malformed = Eine Nachricht ergab keinen Sinn und wurde übergangen.
too-many = Es kamen mehr Nachrichten, als beantwortet werden können.
out-of-turn = Eine Nachricht kam, als niemand sie erwartete, und wurde übergangen.
went-back = Das Spiel des Gastgebers ist zurückgesprungen: Etwas, das du gesehen hast, ist ungeschehen.
told-otherwise = Der Gastgeber erzählt jetzt anders als vorher, was geschehen ist.
views-differ = Der Gastgeber sieht deine Seite des Tisches anders, als er sie dir gezeigt hat.
record-short = Die Aufzeichnung des Gastgebers ist nicht das ganze Spiel: Zug { $move } fehlt.
record-illegal = Die Aufzeichnung des Gastgebers bricht bei Zug { $move } die Regeln.
record-differs = Die Aufzeichnung des Gastgebers weicht bei Zug { $move } von dem ab, was dir gezeigt wurde.

## Mit Freunden: der Raum

kind-here = hier
kind-open = Gast
room-opening = Der Raum wird aufgeschlossen …
title-room = { $game } mit Freunden · Katzentisch
hosting-title = { $game } mit Freunden
invited = Komm, wir spielen { $game }
inviting = Lade deine Freunde ein
inviting-line = Schick ihnen diesen Link. Wer ihn öffnet, setzt sich selbst; alle spielen am eigenen Bildschirm.
inviting-late = Wer später kommt, schaut zu oder übernimmt den Platz eines Bots.
link = Link für deine Freunde
link-being-made = Der Link entsteht gerade …
link-watch = Link für Zuschauer
copy-link = Link kopieren
copy-text = Kopieren
share = Teilen …
qr-code = Dasselbe als QR-Code
inviting-onlookers = Nur zum Zuschauen
inviting-onlookers-line = Mit diesem Link sieht man, was offen auf dem Tisch liegt, und von niemandem die Hand.
by-hand = Ganz ohne Dritte
by-hand-line = Der Link oben braucht öffentliche Treffpunkte im Internet. Von Hand geht es ohne: ein Text zu deinem Gast, einer zurück. Jede Einladung gilt für einen Gast.
by-hand-make = Einladung schreiben
by-hand-first = Schick das deinem Gast, oder lass es scannen. Lass diese Seite offen.
invitation = Einladung für einen Gast
by-hand-second = Was zurückkommt, kommt hier hinein:
by-hand-accept = Einlassen
by-hand-accepted = Die Antwort passt. Dein Gast kann jetzt weitermachen und setzt sich selbst.
by-hand-another = Noch eine Einladung
scan = Mit der Kamera scannen
scan-stop = Kamera aus
answer = Antwort für den Gastgeber
answer-first = Du bist von Hand eingeladen. Schick diese Antwort zurück, oder lass sie scannen. Lass diese Seite offen.
answer-second = Wenn sie dort eingesetzt ist, tippe hier:
answer-done = Sie ist eingesetzt
answer-sent = Verbindung wird hergestellt …
answer-again = Antwort noch einmal zeigen
seating = Wer sich setzt
place-number = Platz { $number }
place-open = frei für einen Gast
place-free = Frei
place-yours = du
place-host = Gastgeber
guest-here = ist da
guest-ready = ist bereit
guest-away = gerade weg
onlookers = { $count ->
    [one] Ein Zuschauer
   *[other] { $count } Zuschauer
}
start-missing = { $count ->
    [one] Einer muss sich noch setzen, dann kann es losgehen.
   *[other] Es müssen sich noch { $count } setzen, dann kann es losgehen.
}
start-unready = { $count ->
    [one] { $names } ist noch nicht bereit. Du kannst trotzdem anfangen.
   *[other] { $names } sind noch nicht bereit. Du kannst trotzdem anfangen.
}
start-ready = Alle sind bereit.
start-open = Noch ist niemand gekommen. Plätze, die frei bleiben, fallen weg.
start-bots = Für Gäste ist hier kein Platz. Mach einen frei, dann können sie kommen.
host-knows = Dieser Bildschirm gibt, also kennt dieses Gerät alle Karten. Die Bildschirme deiner Gäste bekommen nur, was jeder sehen darf; nach dem Spiel prüfen sie, ob alles mit rechten Dingen zuging.
host-knows-guest = Der Bildschirm des Gastgebers ({ $name }) gibt, also kennt jenes Gerät alle Karten. Deines bekommt nur, was du sehen darfst, und prüft nach dem Spiel, ob alles mit rechten Dingen zuging.
the-host = Gastgeber
kick = Wegschicken
kick-title = { $name } wegschicken?
kick-line = Dieses Gerät kann an diesen Tisch nicht zurückkommen. Im Spiel übernimmt ein Bot den Platz.
kick-not = Bleiben lassen

## Mit Freunden: als Gast

visiting-title = { $game }, am Tisch von { $name }
looking = Der Gastgeber wird gesucht …
greeting = Gefunden. Es wird angeklopft …
sit-line = Such dir einen Platz aus, und du bist dabei.
sit-full = Alle Plätze sind besetzt. Warte auf einen, oder schau zu.
sit-name = Dein Name
sit-here = Hier hinsetzen
sit-beside = Für diesen Namen
beside = Spielt noch jemand an deinem Bildschirm?
beside-name = Der Name; dann tippe auf einen freien Platz
stand-up = Aufstehen
ready = Ich bin bereit
ready-yes = Bereit
ready-line = Sag { $name }, dass es losgehen kann.
ready-wait = Es geht los, sobald { $name } will.
looking-on = Du schaust zu und siehst, was offen liegt.
variants = Was gespielt wird

## Mit Freunden: am Tisch

friends = Freunde am Tisch
seat-sent = unterwegs
move-sent = Dein Zug ist unterwegs …
away-seconds = weg; in { $seconds } s spielt ein Bot
waited = weg; wir warten
gone = weg; ein Bot spielt
wait-for = Auf { $name } warten
wait-no-more = Einen Bot spielen lassen
resting = Ein Bot spielt für dich.
rest = Einen Bot für mich spielen lassen
rest-no-more = Ich spiele wieder selbst
take-seat = Den Platz eines Bots übernehmen
take-bot = Für { $name } weiterspielen
host-away = Der Gastgeber ist nicht zu erreichen; es wird weiter versucht …
host-left = Der Gastgeber hat diesen Tisch aufgelöst.
keep-record = Verlauf mitnehmen
faces = Gesicht machen
face-said = { $name }: { $face }
face-laugh = lacht
face-wow = staunt
face-grr = murrt
face-aww = ist traurig
face-hurry = wartet
face-bravo = ist begeistert
leave-guest-line = Ein Bot spielt für dich weiter. Mit demselben Link bekommst du deinen Platz zurück.
leave-guest-sure = Gehen
leave-not = Bleiben
leave-room-title = Den Tisch verlassen?
leave-room-line = Ohne dich geht es nicht weiter. Der Tisch kann hier auf dich warten, und der Link bleibt gültig; oder du löst ihn auf, und deine Gäste erfahren es.
leave-room-ever = Tisch auflösen
check-waits = Die Aufzeichnung des Gastgebers ist unterwegs …
check-runs = Dein Bildschirm spielt alles nach und vergleicht jede Karte …
check-right = Jede Karte war so, wie sie dir gezeigt wurde.
check-host = Die Bildschirme deiner Gäste prüfen jetzt das Spiel.
check-wrong = Redet darüber: Dieses Spiel lief nicht so, wie es gezeigt wurde.
check-code = Lest es euch vor; es ist auf allen Bildschirmen gleich:
end-wait = Wie es weitergeht, entscheidet { $name }. Bleib hier, es kommt von selbst.
back-to-room = Andere Plätze
reach-0 = Verbindung gerade verloren
reach-1 = schwache Verbindung, { $ms } ms
reach-2 = mäßige Verbindung, { $ms } ms
reach-3 = gute Verbindung, { $ms } ms
