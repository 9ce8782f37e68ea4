### The page's words. A game's own stand in its folder.

house = Katzentisch
house-line = Cat-and-mouse card games at the small table beside the big one
house-more = The house
players = { $least }–{ $most } players
game-of-others = Brought along by the host of this site
game-coming = Being fetched…
play-bots = Play against bots
play-here = Together at this screen
play-friends = With friends
continue = Play on
kept-line = Your table is kept for your friends
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
about-private = Everything runs in your browser, and saved games stay on this device. Only with friends something leaves it: cards and names go directly from device to device; so that these find each other, public meeting points pass on sealed notes.
about-pictures = Pictures: Fluent Emoji by Microsoft (MIT). Letters: Baloo 2 (OFL). Python in the browser: Pyodide.
about-licences = All licences

## What can go wrong

fault-title = Something got in the way
internal = That went wrong inside the house, not at your side. Your game is saved up to here.
bad-message = The page said something to the table that it doesn’t understand.
unknown-verb = The page asked the table for something that it doesn’t know.
unknown-game = There is no game called “{ $game }” in this house. These are here:
broken-game = The game “{ $game }” is here but can’t be started.
config-malformed = The settings of this site (config.json) have a mistake. Everything else in them counts all the same.
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

## Playing with others elsewhere

no-webrtc = This browser can’t connect to others, or isn’t allowed to here. Another browser may.
insecure-page = This page came without encryption (https), so the browser lets it connect to nobody. Open it by an address that begins with https.
offline = You are offline. As soon as the network is back, it goes on by itself.
relays-down = The places where players find each other can’t be reached. It is tried again by itself; an invitation by hand works without them.
host-missing = The host isn’t there at the moment. You join by yourself as soon as the table is open.
no-way = The table was found, but no direct way leads there. It is tried again by itself. In the same Wi-Fi it works best.
host-false = Somebody pretended to be your host, and was refused. Ask your host for a new invitation if that goes on.
invitation-damaged = This invitation is damaged or incomplete. Ask for it once more.
invitation-is-answer = This is an answer for a host, no invitation.
answer-malformed = This is no answer to an invitation, or it is incomplete.
answer-is-invitation = This is the invitation itself. What your friend sends back belongs here.
answer-to-another = This answers another invitation, maybe an older one. Each is for one guest.
text-too-long = That is too much to be sent at once.
camera-refused = The camera may not be used here. You can paste the text instead.
camera-missing = The camera can’t be used. You can paste the text instead.
copy-refused = This browser doesn’t let the page copy anything. Copy it by hand.

## Playing with friends: what can go wrong

place-taken = That place is taken.
playing = A game is running. Places change when it is over.
no-such-guest = That guest isn’t here any more.
others-seat = That is somebody else’s seat.
stale = The game had gone on before your move arrived. Please choose again.
version = Your page and the host’s are of different versions. Load both anew.
wrong-secret = This invitation doesn’t fit this table. Ask the host for another.
banned = The host has sent you away from this table.
full = There is no room left at this table.
busy = Too many want to come to this table at once. Your page tries again.
elsewhere = You sit at this table in another tab or window now. It goes on there.
too-long = A message was longer than allowed and was ignored.
malformed = A message made no sense and was ignored.
too-many = More messages came than can be answered.
out-of-turn = A message came when nobody expected it and was ignored.
went-back = The host’s game has gone back: something that you saw happen is undone.
told-otherwise = The host now tells what happened otherwise than before.
views-differ = The host sees your side of the table otherwise than it has told you.
record-short = The host’s record isn’t the whole game: move { $move } is missing.
record-illegal = The host’s record breaks the rules at move { $move }.
record-differs = The host’s record differs from what you were shown at move { $move }.

## With friends: the room

kind-here = here
kind-open = friend
room-opening = The room is being opened…
title-room = { $game } with friends · Katzentisch
hosting-title = { $game } with friends
invited = Come and play { $game } with me
inviting = Invite your friends
inviting-line = Send them this link. Whoever opens it sits down by themselves; each plays on a screen of their own.
inviting-late = Who comes late looks on, or takes the place of a bot.
link = Link for your friends
link-being-made = The link is being made…
link-watch = Link for onlookers
copy-link = Copy the link
copy-text = Copy
share = Share…
qr-code = The same as a QR code
inviting-onlookers = Only to look on
inviting-onlookers-line = By this link one sees what lies open on the table, and nobody’s hand.
by-hand = Without any third party
by-hand-line = The link above needs public meeting points on the internet. By hand it goes without: one text to your friend, one back. Each invitation is for one friend.
by-hand-make = Write an invitation
by-hand-first = Send this to your friend, or let them scan it. Keep this page open.
invitation = Invitation for one friend
by-hand-second = What comes back goes in here:
by-hand-accept = Let them in
by-hand-accepted = The answer fits. Your friend can now go on, and sits down by themselves.
by-hand-another = One more invitation
scan = Scan with the camera
scan-stop = Camera off
answer = Answer for the host
answer-first = You were invited by hand. Send this answer back to your friend, or let it be scanned. Keep this page open.
answer-second = When your friend has put it in, tap here:
answer-done = My friend has put it in
answer-sent = Linking…
answer-again = Show the answer again
seating = Who sits down
place-number = place { $number }
place-open = free for a friend
place-free = Free
place-yours = you
place-host = host
guest-here = is here
guest-ready = is ready
guest-away = away just now
onlookers = { $count ->
    [one] One onlooker
   *[other] { $count } onlookers
}
start-missing = { $count ->
    [one] One more has to sit down before you can start.
   *[other] { $count } more have to sit down before you can start.
}
start-unready = { $count ->
    [one] { $names } isn’t ready yet. You may start all the same.
   *[other] { $names } aren’t ready yet. You may start all the same.
}
start-ready = Everybody is ready.
start-open = Nobody has come yet. Places that stay free are taken away.
start-bots = No friend has a place here. Make one free, and they can come.
host-knows = This screen deals, so this device knows all cards. Your friends’ screens get only what each of them may see; after the game they check that all was fair.
host-knows-guest = The host’s screen ({ $name }) deals, so that device knows all cards. Yours gets only what you may see, and checks after the game that all was fair.
the-host = host
kick = Send away
kick-title = Send { $name } away?
kick-line = That device can’t come back to this table. In a game a bot plays on at its place.
kick-not = Let them stay

## With friends: as a guest

visiting-title = { $game }, at { $name }’s table
looking = Looking for the host…
greeting = Found. Knocking at the door…
sit-line = Choose a place, and you are in.
sit-full = All places are taken. Wait for one, or look on.
sit-name = Your name
sit-here = Sit down here
sit-beside = For this name
beside = Somebody shares your screen?
beside-name = Their name; then tap a free place
stand-up = Stand up
ready = I’m ready
ready-yes = Ready
ready-line = Tell { $name } that it can start.
ready-wait = It starts as soon as { $name } wants.
looking-on = You look on, and see what lies open.
variants = What is played

## With friends: at the table

friends = Friends at the table
seat-sent = on its way
move-sent = Your move is on its way…
away-seconds = away; a bot plays in { $seconds } s
waited = away; we wait
gone = away; a bot plays
wait-for = Wait for { $name }
wait-no-more = Let a bot play
resting = A bot plays for you.
rest = Let a bot play for me
rest-no-more = I play again
take-seat = Take a bot’s place
take-bot = Play on for { $name }
host-away = The host can’t be reached; trying…
host-left = The host has closed this table.
keep-record = Keep a record
faces = Make a face
face-said = { $name }: { $face }
face-laugh = laughing
face-wow = amazed
face-grr = grumbling
face-aww = sad
face-hurry = waiting
face-bravo = delighted
leave-guest-line = A bot plays on for you. By the same link you get your place back.
leave-guest-sure = Leave
leave-not = Stay
leave-room-title = Leave the table?
leave-room-line = Without you nobody can play on. The table can wait for you here, and the link stays good; or you close it, and your guests are told.
leave-room-ever = Close the table
check-waits = The host’s record of the game is on its way…
check-runs = Your screen plays the game again and compares every card…
check-right = Every card was as it was shown to you.
check-host = Your friends’ screens now check the game.
check-wrong = Talk about it: this game wasn’t dealt as it was shown.
check-code = Read to each other, this is the same on all screens:
end-wait = How it goes on is up to { $name }. Stay here, and it comes by itself.
back-to-room = Other places
reach-0 = connection lost just now
reach-1 = weak connection, { $ms } ms
reach-2 = fair connection, { $ms } ms
reach-3 = good connection, { $ms } ms
