title = Mammuz
tagline = Lay them face down, and say what you like.
facts = Get rid of your cards by any means: fibs, bluffs, and whole species dying out.
minutes = about 20 minutes
credit = Mammuz is a game by Nikolay Pegasov, published by Hobby World in 2013 and by Abacusspiele in 2015.

card = { $card ->
    [mammoth] Mammoth
    [bear] Bear
    [deer] Deer
    [sabretooth] Sabre-tooth
    [hare] Hare
    [squirrel] Squirrel
    [ziesel] Ziesel
    [mouse] Mouse
    [brontosaurus] Brontosaurus
    [pterosaurus] Pterosaurus
    [triceratops] Triceratops
    [stegosaurus] Stegosaurus
    [plesiosaurus] Plesiosaurus
   *[tyrannosaurus] Tyrannosaurus rex
}
card-a = { $card ->
    [mammoth] a mammoth
    [bear] a bear
    [deer] a deer
    [sabretooth] a sabre-tooth
    [hare] a hare
    [squirrel] a squirrel
    [ziesel] a Ziesel
    [mouse] a mouse
    [brontosaurus] a Brontosaurus
    [pterosaurus] a Pterosaurus
    [triceratops] a Triceratops
    [stegosaurus] a Stegosaurus
    [plesiosaurus] a Plesiosaurus
   *[tyrannosaurus] the Tyrannosaurus rex
}
card-many = { $card ->
    [mammoth] mammoths
    [bear] bears
    [deer] deer
    [sabretooth] sabre-tooths
    [hare] hares
    [squirrel] squirrels
    [ziesel] Ziesels
    [mouse] mice
    [brontosaurus] Brontosauruses
    [pterosaurus] Pterosauruses
    [triceratops] Triceratopses
    [stegosaurus] Stegosauruses
    [plesiosaurus] Plesiosauruses
   *[tyrannosaurus] Tyrannosauruses
}
counted = { $count } × { $card }

## The table

heading = { $games ->
    [1] { $herd }
   *[other] Game { $game } of { $games } – { $herd }
}
heading-herd = The herd: “{ $many }”
heading-new = A new herd
prompt-start = Your turn: choose 1 to 4 cards, any you like, and tap the species that you claim they are
prompt-name = { $own }. Now tap a species: what do you claim they are?
prompt-lay = { $own }, as “{ $many }”
prompt-cards = So these are { $many }. Now choose 1 to 4 cards, any you like
prompt-follow = Your turn: add 1 to 4 cards as “{ $many }”, or turn up one of { $seat }’s
prompt-must-doubt = { $seat } has laid the last card, so you must doubt: turn one up
prompt-give = Triceratops! Who takes the herd? { $count ->
    [one] 1 card
   *[other] { $count } cards
}
prompt-wait = Waiting for { $seat }
offer-doubt = Doubt { $seat }
offer-extinct = { $count ->
    [one] Let the last { $many } die out
   *[other] Let your { $count } { $many } die out
}
offer-give = { $seat }
confirm-lay = { $count ->
    [one] Lay 1 card: “{ $many }!”
   *[other] Lay { $count } cards: “{ $many }!”
}
confirm-doubt = Turn up a card of { $seat }’s
confirm-extinct = Let the { $many } die out
confirm-give = { $seat } takes the herd
why-wait = It isn’t your turn yet
why-must-doubt = That was a last card: you must doubt
why-give = First choose who takes the herd
why-judging = First the doubt is settled
why-extinct = The { $many } are extinct
why-named = This herd is of { $many } already

zone-hand = { $seat }’s hand
zone-lay = Laid last by { $seat }
zone-deck = The cards, shuffled
zone-herd = The herd
zone-aside = Set aside by the Plesiosaurus
zone-dinosaurs = Dinosaurs that left the game
zone-species = Overview: { $many }
note-herd = { $count ->
    [one] “{ $many }”: 1 card
   *[other] “{ $many }”: { $count } cards
}
note-herd-own = { $count ->
    [one] “{ $many }”: 1 card, yours: { $own }
   *[other] “{ $many }”: { $count } cards, yours: { $own }
}
note-aside = aside
note-gone = gone
note-left = { $left } of { $number }
tag-extinct = extinct
tag-named = the herd
tag-turned = turned up
sheet-title = Minus points so far
end-score = { $score ->
    [one] { $score } minus point
   *[other] { $score } minus points
}

## What happened

line-starts = { $seat } starts
line-deals = { $count } cards are dealt
line-begins = { $seat } begins a new herd
line-lays = { $last ->
    [1] { $count ->
        [one] { $seat } lays the last card: “{ $many }!”
       *[other] { $seat } lays the last { $count } cards: “{ $many }!”
    }
   *[other] { $count ->
        [one] { $seat } lays 1 card: “{ $many }!”
       *[other] { $seat } lays { $count } cards: “{ $many }!”
    }
}
line-adds = { $last ->
    [1] { $count ->
        [one] { $seat } adds the last card
       *[other] { $seat } adds the last { $count } cards
    }
   *[other] { $count ->
        [one] { $seat } adds 1 card
       *[other] { $seat } adds { $count } cards
    }
}: { $way ->
    [0] “{ $many }, of course”
    [1] “{ $many }, sure”
    [2] “what else but { $many }”
   *[other] “{ $many } again”
}
line-doubts = { $seat } doubts { $doubted }
doubt-true = It is { $a }: { $doubted } told the truth. { $doubter } takes the herd, { $next } begins the next one
doubt-true-last = It is { $a }: { $doubted } told the truth with the last card
doubt-lie = It is { $a }, and { $doubted } said “{ $named }”: { $doubted } takes the herd
doubt-doubter = The { $card }! { $doubter }, who doubted, takes the herd
doubt-doubted = The { $card }! { $doubted }, who was doubted, takes the herd
doubt-chosen = The { $card }! { $doubter } chooses who takes the herd
doubt-dealt = The { $card }! { $count ->
    [one] The herd, 1 card, is dealt out
   *[other] The herd, { $count } cards, is shuffled and dealt out to all
}
doubt-aside = The { $card }! The herd is set aside, and whoever next takes a herd takes it too
doubt-eaten = The { $card }! The herd is eaten and leaves the game
line-takes = { $count ->
    [one] { $seat } takes 1 card
   *[other] { $seat } takes { $count } cards
}
line-takes-seen = { $count ->
    [one] { $seat } takes 1 card: { $cards }
   *[other] { $seat } takes { $count } cards: { $cards }
}
line-shares = { $count ->
    [one] 1 card is dealt out
   *[other] { $count } cards are dealt out, one by one
}
line-aside = { $count ->
    [one] 1 card is set aside
   *[other] { $count } cards are set aside
}
line-eaten = Eaten: { $cards }
line-extinct = That was the last of the { $many }: extinct
line-dies-out = { $count ->
    [one] { $seat } holds the last of the { $many } and lets them die out
   *[other] { $seat } holds all { $count } { $many } and lets them die out
}
line-end-R11 = { $winners } got away with the last card and wins!
line-end-R15 = { $winners } has no card left after the extinction and wins!
line-end-R16 = All species are extinct. { $count ->
    [one] { $winners } has the fewest cards left ({ $cards }) and wins!
   *[other] { $winners } have the fewest cards left ({ $cards }) and share the win
}
line-end-R19 = 300 turns are enough. { $count ->
    [one] { $winners } has the fewest cards left ({ $cards }) and wins!
   *[other] { $winners } have the fewest cards left ({ $cards }) and share the win
}
line-game = { $end } Minus points of game { $game }: { $points }
seat-points = { $seat } { $points }
line-next-game = Game { $game } begins

## Hints

hint-lay-wins = { $of ->
    [one] Lay your last card, { $cards }, as “{ $many }”: it must be doubted, and you win.
   *[other] Lay your last cards, { $cards }, as “{ $many }”: whichever is turned up, you win.
}
hint-lay-last = Lay all you have left, { $cards }, as “{ $many }”: { $wins ->
    [0] a lie, and it must be doubted, but there is nothing better to do.
   *[other] you win if the right one is turned up, { $wins } in { $of }.
}
hint-lay-true = Lay { $cards } as “{ $many }”: the truth, so whoever doubts takes the herd.
hint-lay-part = Lay { $cards } as “{ $many }”: part truth, part bluff. A doubt catches you in { $lies } of { $of } cases.
hint-lay-bluff = Lay { $cards } as “{ $many }”: a bluff, for you have none; you will miss these the least.
hint-lay-bluff-have = Lay { $cards } as “{ $many }”: a bluff that saves your real ones for later.
hint-lay-bluff-keep = Lay { $cards } as “{ $many }”: not the whole truth, but with the rest you can then win: { $rest }.
hint-lay-dinosaur = Lay { $cards } as “{ $many }”: if a dinosaur is turned up, you won’t be the one who takes the herd.
hint-doubt-must = Doubt: you must, for { $seat } has laid the last card.
hint-doubt-impossible = Doubt { $seat }: { $possible ->
    [0] none of these can be { $many }, for you know where all of them are.
   *[other] { $laid } × { $card } is claimed, and as far as you know only { $possible } can be there.
}
hint-doubt-own = Doubt { $seat }: { $laid } × { $card } is claimed, and of the { $number } in the game you hold { $own } yourself.
hint-doubt-many = Doubt { $seat }: { $laid } × { $card } is hard to believe.
hint-doubt-last = Doubt { $seat }: your own last card would not be true, and a last card is always doubted.
hint-doubt-start = Doubt { $seat }: if a lie is turned up, you begin the next herd { $wins ->
    [yes] and win with your last { $count } cards
   *[no] and can lay your last { $count } cards at once
}.
hint-doubt-stake = Doubt { $seat }: if it is true, you take { $count ->
    [one] 1 card
   *[other] { $count } cards
}; if a lie is turned up, { $seat } does, and you begin the next herd.
hint-doubt-bluff = Doubt { $seat }: you have no { $many } to lay, so you would have to bluff yourself.
hint-doubt-threat = Doubt { $seat }: with { $left ->
    [one] 1 card
   *[other] { $left } cards
} left, the next lay may be the last.
hint-give = Give the herd to { $seat }: { $count ->
    [0] with no card left, that seat would win.
    [one] with 1 card left, nobody is nearer to winning.
   *[other] with { $count } cards left, nobody is nearer to winning.
}
hint-extinct = Let the { $many } die out: that rids you of cards, and nobody can doubt it.
hint-extinct-wins = Let the { $many } die out: then your hand is empty, and you win.

## Why not

nothing-to-doubt = There is nothing to doubt: you begin the herd.
not-all-in-hand = You don’t hold all of that species that are left.
no-such-move = That can’t be done now.
no-such-species = That species is extinct or not in play.
name-once = Whoever begins a herd names one species; all others follow.
one-to-four = Lay 1 to 4 cards.
must-doubt = That was a last card: you must doubt.

## Options

option-series = Length
option-series-1 = One game, about 20 minutes
option-series-3 = Three games, about an hour: fewest minus points win
option-series-5 = Five games, an hour and a half: fewest minus points win
option-extinction = Extinction
option-extinction-may = You may let a species die out
option-extinction-must = Species die out by themselves
option-all_cards = Cards
option-all_cards-false = As many as fit the players
option-all_cards-true = Always all 44 animals and 5 dinosaurs

## Rules

rules-short = Lay 1 to 4 cards face down and say what they are: “Three Ziesels!” True or not. The next player adds cards under the same name, or doubts and turns up one of yours. A lie: you take the whole herd. The truth: the doubter does. Dinosaurs do as they please, and whoever holds all that are left of a species may let it die out. Whoever is rid of all cards first wins, but the last card must be true: it is always doubted.
rules-cards = The cards
rules-turn = A turn
rules-extinction = Dying out
rules-end = The end
rule-R1 = There are eight species, and a species’ number is also how many cards it has: 2 mammoths, 3 bears, 4 deer, 5 sabre-tooths, 6 hares, 7 squirrels, 8 Ziesels (a Ziesel is a ground squirrel) and 9 mice: 44 animals. And six dinosaurs, each different. One overview card of each species lies on the table.
rule-R2 = With 3 players mice and Ziesels stay out, 3 dinosaurs take part, and you get 10 cards each. With 4 or 5 the mice stay out and 5 dinosaurs take part: 10 or 8 cards each. With 6 all animals and 4 dinosaurs: 8 cards each. With 7 all animals and 5 dinosaurs: 7 cards each. Which dinosaurs take part is drawn by chance, and nobody sees it. (As an option, all 44 animals and 5 dinosaurs are dealt out at any number of players; some may get a card more.)
example-R2 = For example: with 3 players there are 27 animals and 3 dinosaurs, so 30 cards; with 7 there are 44 animals and 5 dinosaurs, so 49.
rule-R3 = Chance names who starts. Play goes clockwise.
rule-R4 = At your turn, lay 1 to 4 cards from your hand face down. Any cards, true or not.
rule-R5 = Whoever starts a round names a species with it and so begins a herd. It must be a species that is in play and not extinct, and never a dinosaur.
example-R5 = For example: you lay Ziesel, Ziesel and Deer and say “Ziesels!” Now it is a herd of Ziesels, whatever lies in it.
rule-R6 = Everybody after that either adds 1 to 4 cards under the same name, or doubts the player just before. Nobody else may doubt, and only the cards laid last can be doubted. Whoever starts a round can’t doubt.
example-R6 = For example: in a herd of Ziesels you add a Bear and say “Ziesels, of course”.
rule-R7 = To doubt, turn up one of the cards laid last. That card alone decides. They lie mixed, so it doesn’t matter which one you tap.
rule-R8 = It is the species named: whoever doubted takes the whole herd, all cards laid in this round by everybody, and the next player starts the next round.
example-R8 = For example, A, B, C and D play: A lays Ziesel, Ziesel and Deer as “Ziesels”, B adds Ziesel and Hare, and C turns up that Ziesel. So C takes all 5 cards, and D starts.
rule-R9 = It is another species: whoever laid it takes the whole herd, and the doubter starts the next round.
example-R9 = For example: A lays Ziesel, Ziesel and Deer as “Ziesels”, B adds a Bear, and C turns it up. So B takes all 4 cards, and C starts.
rule-R10 = It is a dinosaur. Brontosaurus: the doubter takes the herd. Pterosaurus: the doubted player takes it. Triceratops: the doubter chooses who takes it, perhaps the doubter. Stegosaurus: the herd is shuffled and dealt out one by one, clockwise from the doubter. Plesiosaurus: the herd is set aside, and whoever next takes a herd takes it too (a Stegosaurus deals it out too). Tyrannosaurus rex: the herd is turned up and leaves the game; what was set aside stays. The dinosaur goes where the herd goes, and the doubter starts the next round. (Which of the first four has which effect is our guess.)
example-R10 = For example: the Plesiosaurus is turned up in a herd of 5 cards, and all 5 are set aside. Later you are caught lying in a herd of 3 cards: you take 8.
rule-R11 = If you lay your last card, the next player must doubt you. If the card turned up is true, you win at once. If it is a lie, you take the herd. If it is a dinosaur, it does what it does, and you win if your hand is still empty.
rule-R12 = If you hold all cards of a species that are still in the game, you may let it die out: lay them down face up, they leave the game. All count as still in the game but those that the Tyrannosaurus rex ate. If it eats the last one, the species is extinct by itself. (As an option, a species must die out where it can.)
rule-R13 = Let species die out at the start of your turn, one or several, before you lay or doubt; but not when you must doubt a last card. If you doubted and now start the next round, that is a new turn: what the doubt brought you may die out.
rule-R14 = The species named in the running herd may die out too. The herd keeps its name.
rule-R15 = If that was your last card, you win.
rule-R16 = If every species in play is extinct, nobody can name one any more: the game ends at once, and the fewest cards in hand win, shared if equal. A win with a last card comes first.
rule-R17 = Whoever gets rid of all cards first wins. Cards left in hand don’t count.
rule-R18 = In a series of 3 or 5 games you add up the species numbers of the cards left in your hand: 4 for a deer, 5 for a sabre-tooth, nothing for dinosaurs. The lowest sum after the last game wins, shared if equal. Chance names who starts each game.
example-R18 = For example: Deer, Deer, Sabre-tooth and Triceratops are left in your hand: 4 + 4 + 5 + 0 = 13.
rule-R19 = After 300 turns a game ends, and the fewest cards in hand win, shared if equal.
rule-R20 = You see your own hand, your own cards in the running herd and whatever was turned up; of all else, only how many. Whoever takes a herd sees its cards. The rest is for you to remember.
