### The page's words. A game's own stand in its folder.

house = Katzentisch
house-line = Cat-and-mouse card games at the small table beside the big one
house-more = The house
players = { $least }–{ $most } players
game-of-others = Brought along by the host of this site
game-coming = Being fetched…
play-bots = Play against bots
play-here = Together at this screen
continue = Play on
saved-line = Round { $round }, with { $names }

rules = Rules
rules-all = All rules, by number
settings = Settings
about = About
menu = Menu
close = Close
back = Back
to-lobby = Back to the lobby
understood = OK
go-on = Go on
try-again = Try again
details = Details
copy-details = Copy details
copied = Copied

## Loading

loading = Waking up the house…
loading-bytes = { $loaded } of { $total } MB
table-being-laid = Your table is being laid. It starts by itself as soon as it is ready.

## Laying a table

setup-title = { $game }: who sits down?
setup-line = People share this screen; where cards are secret, a curtain hides them. Cats play by themselves.
seats = Seats
seat-add = One more seat
seat-remove = Take away seat { $number }
seats-full = All { $most } seats are taken
name-of = Name at seat { $number }
name-person = Human
name-persons = Human { $number }
name-bot = Cat { $number }
kind-of = Who plays at seat { $number }
kind-person = person
kind-bot = bot
name-empty = No name? Then it is { $name }.
name-long = A name has room for { $most } characters. It will be cut.
name-equal = Two of the same name? Give one of them another, or the log gets confusing.
proposed = suggested for { $count } players
proposed-short = suggested for a short game
start = Start

## The table

middle = Middle of the table
card-back = face-down card
count-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
below = on { $cards }
mark-strong = wins
mark-struck = out of the running
mark-gone = taken
seat-ready = has chosen
seat-thinks = thinking
seat-turn = choosing
hint = Hint: what would you do?
sit-away = Let a bot play for { $name }
sit-person = { $name } takes the seat back
confirm-plain = Confirm
telling = What happened
next = Next
run = Let it run
skip = Skip
log = Log
log-close = Close the log
log-empty = Nothing has happened yet.

curtain-line = It’s your turn, { $name }. The others look away.
curtain-lift = I’m { $name }: show my cards

title-game = { $game } · Katzentisch
title-yours = Your turn · { $game }
title-turn = { $who } to play · { $game }
title-telling = What happened · { $game }
title-over = Game over · { $game }

leave = Leave the table
leave-title = Leave the table?
leave-line = The game isn’t over. It can wait for you here, or you give it up.
leave-later = Keep it for later
leave-ever = Give it up
anew-title = There is a game on this table
anew-line = It isn’t over yet. If you start a new one, it is gone.
start-anew = Start a new one

## The end

end-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
end-place = Place { $place }
end-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
course = How it went
course-line = The scores after each round, one line per player. The same follows as a table.
course-table = All scores as a table
round = Round
rematch = Rematch
new-game = New game

## Settings

setting-language = Language
setting-level = Bots
setting-level-next = Bots of the next game
level-1 = Kitten: still learning
level-2 = Cat: plays well
level-3 = Tiger: plays its best
setting-theme = Appearance
theme-auto = like the system
theme-light = light
theme-dark = dark
setting-pace = Telling what happened
pace-steps = step by step
pace-slow = slowly
pace-normal = at a normal pace
pace-fast = quickly
pace-none = without pauses
setting-sound = Sounds
sound-on = on
sound-off = off
mute = Sounds off
unmute = Sounds on
setting-motion = Cards move unless your system asks for less motion.

## About

about-house = Katzentisch, the “cats’ table”, is what Germans call the small table beside the big one. Here the cats play.
about-cards = If you like a game, look for the real cards: they are worth it.
about-none = This site is a homage by players. It is no product of the authors or publishers, and none of them has anything to do with it.
about-private = Everything runs in your browser. Nothing is sent anywhere; saved games stay on this device.
about-pictures = Pictures: Fluent Emoji by Microsoft (MIT). Letters: Baloo 2 (OFL). Python in the browser: Pyodide.
about-licences = All licences

## What can go wrong

fault-title = Something got in the way
internal = That went wrong inside the house, not at your side. Your game is saved up to here.
bad-message = The page said something to the table that it doesn’t understand.
unknown-verb = The page asked the table for something that it doesn’t know.
unknown-game = There is no game called “{ $game }” in this house. These are here:
broken-game = The game “{ $game }” is here but can’t be started.
config-malformed = The list of further games on this site (config.json) has a mistake. The others play all the same.
wheel-missing = The game “{ $game }” can’t be fetched. The others play all the same.
wheel-broken = What was fetched for the game “{ $game }” is damaged or no package of Python. The others play all the same.
no-game = In what was fetched there is no game called “{ $game }”. The others play all the same.
bad-seats = This game takes { $least } to { $most } players.
bad-option = This game has no such variant.
name-missing = The seat number { $place } needs a name.
name-too-long = The name at seat number { $place } is longer than { $most } characters.
name-twice = Two seats have the name { $name }. Give one of them another.
not-your-seat = A bot can play for a person only, and only that person can take the seat back.
not-your-turn = It isn’t your turn.
not-in-hand = You don’t hold that card any more.
not-asked = The curtain asked for somebody else.
nobody-at-screen = The curtain is still drawn: first somebody has to come to the screen.
no-such-pick = That can’t be chosen now.
no-move = That is no move in this game.
no-table = No game is running.
save-missing = There is no saved game here any more.
save-damaged = The saved game is damaged and can’t go on. It is kept as it is until you drop it.
save-foreign = What is saved here is no game of ours. It is kept as it is until you drop it.
save-old = The saved game comes from an older version, and today’s rules can’t read it. It is kept until you drop it.
save-too-new = The saved game comes from a newer version of this page. Load the page anew and try again.
save-open-elsewhere = This game is open in another tab.
save-taken = The game now goes on in another tab.
take-over = Play on here
copy-save = Copy the saved game
forget-save = Drop it
storage-full = There is no room left to save the game. It goes on, but won’t survive closing this tab.
storage-forbidden = This browser lets nothing be saved here. The game goes on, but won’t survive closing this tab.
load-failed = The house could not be loaded. Is the network there?
load-timeout = Loading takes too long. The network may be slow or gone.
worker-crashed = The engine of the house stopped. Your game is saved.
worker-silent = The engine of the house doesn’t answer any more. Your game is saved.
