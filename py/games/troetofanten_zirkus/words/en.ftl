title = Der Trötofanten-Zirkus
tagline = Toot-toot! And your pile is gone.
facts = Pair by pair to the biggest circus. Mostly luck, and a lot of noise.
minutes = about 10 minutes
credit = Der Trötofanten-Zirkus is a game by Robert Heller with pictures by Marco Armbruster, published by SPIEL DAS! in 2021.

card-elephant = Elephant { $number }
card-troetofant = Trötofant { $number }
card-mouse = Mouse
card-trap = Mousetrap
card-lasso = Lasso
card-dompteur = Lion tamer

## The table

heading-ring = { $count ->
    [one] 1 card left in the ring
   *[other] { $count } cards left in the ring
}
prompt-draw = Your turn: draw a card from the ring
prompt-steal = Your turn – { $card } steals: which pile?
prompt-wait = Waiting for { $seat }
confirm-steal = Steal from { $victim } ({ $card })
why-steal-first = First you steal, then you draw
why-not-now = You draw a card as your turn ends
why-unseen = Nobody knows it yet, not even you: it is turned up when your turn comes
why-own = That is your own pile
why-number = { $card } only steals a pile with the number { $number } on top
why-elephants = { $card } only steals a pile with an elephant or a Trötofant on top
why-lasso = { $card } only steals a pile with an elephant, a Trötofant or a lasso on top

zone-ring = The ring: face-down cards
zone-middle = Training in the middle
zone-walk = Out for a walk
zone-trap = The mousetrap
zone-hand = { $seat }’s face-down card
zone-lay = Turned up by { $seat }
zone-pile = { $seat }’s open pile
zone-down = Face down before { $seat }
note-points = Score: { $points }
noise-trumpet = toot-toot!
noise-mouse = squeak!

sheet-title = Where the points come from
sheet-what = Cards
sheet-open = Elephants in open piles
sheet-down = Elephants face down
sheet-sum = In all

## What happened

line-opened = { $card } begins in the middle
line-began = { $seat } starts
line-turned = { $seat } turns up { $card }
line-turned-trumpet = { $seat } turns up { $card }. Toot-toot!
line-turned-mouse = { $seat } turns up { $card }. Squeak!
line-stole = { $seat } steals { $victim }’s pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $card } on { $top }
line-stole-trap = Snap! { $seat } steals { $victim }’s pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $card } on { $top }
line-paired = { $card } and { $other } from the middle become a pair: a pile for { $seat }
line-trained = { $card } goes to the middle to train
line-walked = The middle is full: { $card } goes for a walk
line-met = { $card } meets { $other } on its walk: both lie face down before { $seat } now
line-met-no-prey = { $card } meets { $other } on its walk: both lie face down before { $seat } now. Nobody else has a pile, so the mousetrap stays where it is
line-lifted = { $seat } takes the mousetrap
line-kept = { $card } finds nothing to steal and becomes { $seat }’s own pile
line-revealed = { $seat } still holds { $card }: it counts as face down

## Hints

hint-draw = Take any card: nobody knows what lies where
hint-steal = Take { $victim }’s pile with { $top } on top, { $points ->
    [one] { $points } point
   *[other] { $points } points
} – { $whys }
hint-last = nobody can take it back any more
hint-leads = { $seat } is in the lead
hint-rival = { $seat } is your strongest rival
hint-most = no other pile gives you more
hint-safe = only { $count } of { $unseen } unseen cards could steal it back
hint-trap-only = from now on only the mousetrap can take it
hint-modest = a bigger one would tempt the others more

## Options

option-lasso = Lasso
option-lasso-false = Without
option-lasso-true = Six lassos take part
option-dompteur = Lion tamer
option-dompteur-false = Without
option-dompteur-true = Five lion tamers take part
option-held_cards = Cards still held at the end
option-held_cards-count = Count as face down
option-held_cards-ignore = Do not count

not-possible = That can’t be done now.

## Rules

rules-short = Turn up your card: a Trötofant steals a pile whose top number is exactly 1 smaller. If it can’t – and for grey elephants always – it makes a pair with the same number from the middle, else trains in the middle, else goes for a walk. Whoever meets the same number there gets minus points and the mousetrap. Then you draw a new card from the ring. At the end, every elephant in your open piles is worth a point.
rules-cards = The cards
rules-start = Setting up
rules-turn = A turn
rules-thieves = Mousetrap, mouse, lasso, lion tamer
rules-end = The end
rule-R1 = There are 64 grey elephants, 20 yellow Trötofanten (elephants with a trumpet for a trunk), 3 mice and 1 mousetrap. Elephants and Trötofanten carry a number.
rule-R2 = Grey elephants come in the numbers 1 to 8, eight of each; Trötofanten in 4 to 8, four of each. (Which numbers they have is our assumption; the sums, 64 and 20, are certain.)
rule-R3 = Two small expansions can be added: 6 lassos and 5 lion tamers. That they are 11 cards together is certain; how they divide is our assumption.
rule-R4 = The mousetrap is laid aside and all else is shuffled. Three cards go face up to the middle: elephants or Trötofanten with three different numbers. A card that does not fit goes back. All others form the face-down ring.
rule-R5 = One after the other, each of you draws any card from the ring. Nobody sees it, not even you.
rule-R6 = Chance decides who starts. Then play goes clockwise.
rule-R7 = You turn up your card and must do the first thing that is possible with it: steal, pair, train, walk. You choose only among several targets; a single one is taken by itself. At the end of your turn you draw a new card from the ring.
rule-R8 = A Trötofant goes “toot-toot”, a mouse “squeak”, and the mousetrap “snap” when it is used. Grey elephants are silent. The table makes the noise; it decides nothing and can be muted.
rule-R9 = First: a Trötofant steals. If somebody else’s open pile shows a number exactly 1 smaller, you take that pile and lay the Trötofant on top. Grey elephants never steal.
example-R9 = For example: somebody else’s pile shows a 4, and you turn up Trötofant 5. You must steal that pile, and now it shows a 5; with Elephant 5 you could not.
rule-R10 = Second (grey elephants begin here): if a card of exactly the same number lies in the middle, whatever its colour, the two become a new open pile before you, your card on top. Piles are never merged, and the middle is not refilled.
rule-R11 = Third: if fewer than three cards lie in the middle, your card goes there to train.
example-R11 = For example: 2 and 8 lie in the middle, and you turn up Elephant 7. It trains, and with 2, 8 and 7 the middle is full.
rule-R12 = Fourth: otherwise it goes for a walk beside the middle. If a card of the same number already walks there, whatever its colour, you lay both face down before you: minus points that nobody steals. And then you must use the mousetrap.
example-R12 = For example: 2, 8 and 7 lie in the middle, so Elephant 5 goes for a walk. If you then turn up another Elephant 5, both lie face down before you, −2 points, and with the mousetrap you steal somebody else’s pile.
rule-R13 = The mousetrap steals any open pile of somebody else, whatever lies on top, and then lies on top itself. First it is lifted from wherever it lies; that pile may be the stolen one, too. While the mousetrap lies on a pile, nothing else can steal it. If nobody else has an open pile, it stays where it is.
rule-R14 = A mouse steals somebody else’s pile with an elephant or a Trötofant on top, of any number. The mouse then lies on top, and only the mousetrap can still steal that pile.
rule-R15 = A lasso steals a pile with an elephant, a Trötofant or a lasso on top; a lion tamer one with an elephant or a Trötofant on top. They then lie on top.
rule-R16 = A mouse, a lasso or a lion tamer that can steal nothing becomes your own pile of one card.
rule-R17 = The game ends when the last card of the ring is drawn. The cards that you still hold are not played any more: they are turned up and count as if they lay face down before you. (As an option, they do not count at all.)
rule-R18 = Every elephant or Trötofant in an open pile is 1 point, a covered one too; face down before you it costs 1. Every mouse is 1 point. Every lasso in an open pile is 1 point, face down none. The mousetrap and every lion tamer cost 1 point. What lies in the middle or is out for a walk counts for nobody.
example-R18 = For example: before you lie, open, Elephant 3, Elephant 3, Trötofant 4 and Mouse (4 points) and Elephant 8, Elephant 8 and Mousetrap (1 point), and face down two elephants (−2 points). Together that is 3 points.
rule-R19 = Most points win. At equal points you share the win.
