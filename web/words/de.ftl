### Die Wörter der Seite. Die eines Spiels stehen in seinem Ordner.

house = Katzentisch
house-line = Katz-und-Maus-Kartenspiele am kleinen Tisch neben dem großen
house-more = Das Haus
players = { $least }–{ $most } Spieler
game-of-others = Mitgebracht vom Betreiber dieser Seite
game-coming = Wird geholt …
play-bots = Gegen Bots spielen
play-here = Zusammen an diesem Bildschirm
continue = Weiterspielen
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
about-private = Alles läuft in deinem Browser. Nichts wird irgendwohin geschickt; Spielstände bleiben auf diesem Gerät.
about-pictures = Bilder: Fluent Emoji von Microsoft (MIT). Schrift: Baloo 2 (OFL). Python im Browser: Pyodide.
about-licences = Alle Lizenzen

## Was schiefgehen kann

fault-title = Da kam etwas dazwischen
internal = Das ging im Haus schief, nicht bei dir. Dein Spiel ist bis hierher gespeichert.
bad-message = Die Seite hat dem Tisch etwas gesagt, das er nicht versteht.
unknown-verb = Die Seite wollte vom Tisch etwas, das er nicht kennt.
unknown-game = Ein Spiel namens „{ $game }“ gibt es in diesem Haus nicht. Diese sind da:
broken-game = Das Spiel „{ $game }“ ist da, lässt sich aber nicht starten.
config-malformed = Die Liste weiterer Spiele dieser Seite (config.json) hat einen Fehler. Die anderen spielen sich wie immer.
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
