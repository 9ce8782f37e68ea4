title = Mausen
tagline = Guess what the others guess, then don’t.
facts = Everybody lays a card at once. No luck at all, only each other.
minutes = about 15 minutes
credit = Mausen is a game by Detlef Wendt, published by Abacusspiele in 2004.

card = { $animal ->
    [elephant] Elephant
    [dog] Dog
    [cat] Cat
   *[mouse] Mouse
} { $value }
seat-card = { $seat }: { $card }

## The table

heading-round = Round { $round } of { $rounds }
prompt-choose = Your turn: lay a card
prompt-choose-unjudged = Your turn: lay a card. The middle is empty, so it just goes there and nobody hunts
prompt-wait = Waiting for { $seats }
confirm-lay = Lay { $card }
why-final = You have chosen already, and a choice is final
why-judging = First the hunts are judged

zone-middle = In the middle: { $animal ->
    [elephant] elephants
    [dog] dogs
    [cat] cats
   *[mouse] mice
}
zone-hand = { $seat }’s hand
zone-lay = Laid by { $seat }
zone-won = Won by { $seat }
note-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
link-hunts = { $hunter ->
    [elephant] Elephant hunts Dog
    [dog] Dog hunts Cat
    [cat] Cat hunts Mouse
   *[mouse] Mouse hunts Elephant
}
tag-hunts = hunts { $animal ->
    [elephant] elephants
    [dog] dogs
    [cat] cats
   *[mouse] mice
}
tag-cancelled = cancelled

## What happened

line-turned-up = Round { $round }: { $cards }
line-unjudged = Round { $round }: { $cards }. The middle was empty, so nobody hunts
line-settled = { $count ->
    [one] { $cards } goes to the middle
   *[other] { $cards } go to the middle
}
hunt-cancelled = Laid more than once, so cancelled: { $cards }
hunt-won = { $seat } hunts with { $card } and wins { $haul }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
hunt-in-vain = { $seat } hunts with { $card }, but there is no prey: { $prey ->
    [elephant] no elephants
    [dog] no dogs
    [cat] no cats
   *[mouse] no mice
} on the table
hunt-nobody = { $hunter ->
    [elephant] Nobody laid an elephant: the dogs stay
    [dog] Nobody laid a dog: the cats stay
    [cat] Nobody laid a cat: the mice stay
   *[mouse] Nobody laid a mouse: the elephants stay
}
hunt-all-cancelled = { $hunter ->
    [elephant] No elephant is left to hunt: the dogs stay
    [dog] No dog is left to hunt: the cats stay
    [cat] No cat is left to hunt: the mice stay
   *[mouse] No mouse is left to hunt: the elephants stay
}

## Hints

hint-haul = { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $prey ->
    [elephant] elephants
    [dog] dogs
    [cat] cats
   *[mouse] mice
}
hint-sure = Lay { $card }: there may be { $haul }, and nobody holds a card that could stop it
hint-likely = Lay { $card }: there may be { $haul }, and the hunt is likely to succeed
hint-under = Lay { $card }: if the higher ones cancel each other or stay in hand, it gets about { $haul }
hint-try = Lay { $card }: for about { $haul } it is worth a try, even if others hunt too
hint-keep = Lay { $card }: it is likely to win little, but your higher cards stay in hand
hint-mix = Lay { $card }: it is likely to win little, but whoever always goes for the most is easy to stop
hint-little = Lay { $card }: none of your cards is likely to win much in this round
hint-unjudged = Lay { $card }: nobody hunts in this round, and you will hardly miss it
hint-last = Lay { $card }: it is your last card

## Options

option-ties = Equal scores
option-ties-mice = More mice won is ahead
option-ties-shared = Shared win
option-open_piles = Won cards
option-open_piles-false = Face down until the end
option-open_piles-true = Open all the time

## Rules

rules-short = Everybody lays one card face down; all are turned up at once. The highest elephant wins all dogs, the highest dog all cats, the highest cat all mice, and the highest mouse all elephants: those laid and those in the middle. But equal cards cancel each other! After 16 rounds the most points win.
rules-cards = The cards
rules-round = A round
rules-end = The end
rule-R1 = Everybody holds the same 16 cards: elephants, dogs, cats and mice, each from 1 to 4.
rule-R2 = Four more cards lie in the middle as you begin: Elephant 4, Dog 3, Cat 2 and Mouse 1.
rule-R3 = Each of you chooses a card from hand and lays it face down. The choice is final and nobody passes; your last card lays itself, so to speak. When all have chosen, all cards are turned up at once.
rule-R4 = Elephant hunts dog, dog hunts cat, cat hunts mouse, mouse hunts elephant. Of each animal the highest card laid hunts: whoever laid it wins every card of its prey, those in the middle and those laid in this round.
rule-R5 = Two or more laid cards of the same animal and the same value cancel each other: they win nothing, and the next highest value that was laid just once hunts instead. If there is none, that prey is not won.
example-R5 = For example, in round 1: of Elephant 3, Elephant 3 and Elephant 1 only Elephant 1 hunts, and it wins Dog 3. Of Dog 4, Dog 4, Dog 2, Dog 2 and Mouse 1 no dog hunts, and Mouse 1 wins Elephant 4.
rule-R6 = A cancelled card is still prey.
rule-R7 = A card in the middle never hunts and never cancels anything. It can only be won.
rule-R8 = All four hunts are judged at once: a hunter that is itself won in this round still wins its prey.
rule-R9 = Whatever nobody wins goes to the middle, or stays there, for the next round.
rule-R10 = If the middle is empty as a round begins, nobody hunts in it: the chosen cards are turned up and go straight to the middle. It counts as one of the 16 rounds.
example-R10 = For example, in round 1: Elephant 1, Dog 1, Cat 1 and Mouse 1 are laid, and each wins its prey, for 4, 3, 2 and 5 points. Now the middle is empty, so in round 2 nobody hunts.
rule-R11 = The game ends after 16 rounds, when the hands are empty. Cards left in the middle belong to nobody.
rule-R12 = Your score is the sum of the values of the cards you won. The highest score wins.
rule-R13 = At equal scores, whoever won more mice is ahead; if that is equal too, they share the place. (As an option, equal scores always share.)
rule-R14 = Won cards lie face down until the end: count along if you can. (As an option, they lie open.)
