title = Miezemauzen
tagline = Win one trick. Just one. But win it.
facts = Trumps and tricks, and a race down to 0 points.
minutes = 10 minutes, or up to an hour
credit = Miezemauzen is a traditional game; nobody knows who thought of it.

card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
} of { $suit ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
   *[diamonds] diamonds
}
letter = { $rank ->
    [A] A
    [K] K
    [Q] Q
   *[J] J
}

## The table

heading = Deal { $deal } · { $trump ->
    [spades] spades are trump
    [hearts] hearts are trump
    [clubs] clubs are trump
    [diamonds] diamonds are trump
   *[none] dealing
}
heading-of = Deal { $deal } of { $deals } · { $trump ->
    [spades] spades are trump
    [hearts] hearts are trump
    [clubs] clubs are trump
    [diamonds] diamonds are trump
   *[none] dealing
}
heading-over = Deal { $deal } is over
prompt-wait = { $seat } is deciding: pass or play?
prompt-wait-lay = { $seat } is to lay a card
prompt-declare = Your turn: do you pass or play?
prompt-pass-costs = Your turn: you have passed twice in a row, so passing now costs { $points } points
prompt-must-play = Your turn: you stand at { $points ->
    [one] 1 point
   *[other] { $points } points
}, so you must play
prompt-swap = Which card do you give away for the { $card }?
prompt-swap-or-keep = Your new hand: do you swap one card for the { $card }?
prompt-lead = Your turn: lead any card
prompt-follow = Your turn: follow suit with { $suit ->
    [spades] a spade
    [hearts] a heart
    [clubs] a club
   *[diamonds] a diamond
}
prompt-free = Your turn: you have { $suit ->
    [spades] no spades
    [hearts] no hearts
    [clubs] no clubs
   *[diamonds] no diamonds
}, so trump or discard as you like
prompt-discard = Your turn: you have { $suit ->
    [spades] no spades
    [hearts] no hearts
    [clubs] no clubs
   *[diamonds] no diamonds
}, so lay any card
do-pass = Pass
do-pass-paid = Pass for { $points } points
do-play = Play
do-exchange = Take the table’s hand
do-swap = Swap for the { $card }
do-keep = Keep the hand as it is
sure-pass = Yes, I pass
sure-pass-paid = Yes, I pass for { $points } points
sure-play = Yes, I play
sure-exchange = Yes, I take the table’s hand
sure-keep = Yes, I keep it
confirm-lay = Lay the { $card }
confirm-swap = Swap the { $card } for the { $trump }
why-passed = You passed: you sit this deal out
why-not-yet = It isn’t your turn yet
why-declare-first = First say whether you pass or play
why-declared = You have declared already; now cards are laid
why-follow = You must follow suit: { $suit ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
    [diamonds] diamonds
   *[other] { $suit }
}
why-must-play = You stand at { $points ->
    [one] 1 point
   *[other] { $points } points
} and must play
why-table-taken = The table’s hand is taken
why-not-dealer = Only the dealer may swap for the turned-up card
no-such-luck = These cards can’t be dealt

zone-stock = Stock
zone-trump = { $suit ->
    [spades] Trump: spades
    [hearts] Trump: hearts
    [clubs] Trump: clubs
    [diamonds] Trump: diamonds
   *[none] No trump yet
}
zone-table = The table’s hand
zone-away = Given away
zone-hand = { $seat }’s hand
zone-lay = Before { $seat }
zone-won = { $seat }’s tricks
note-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $tricks ->
    [0] { "" }
    [one] { " " }· 1 trick
   *[other] { " " }· { $tricks } tricks
}{ $passes ->
    [0] { "" }
    [one] { " " }· passed once
    [2] { " " }· passed twice
   *[other] { " " }· passing costs
}
note-dealer = deals
note-passed = { $passes ->
    [one] passes
    [2] passes again
   *[other] pays to pass
}
note-plays = plays
note-exchanged = took the table’s hand
note-swapped = swapped
note-both = took the table’s hand and swapped
note-cat = the cat!
note-tomcat = the tomcat!
tag-takes = takes it
sheet-title = Points
sheet-deal = Deal

## Hints

hint-chance = { $tenths ->
    [0] hardly any such hand takes a trick
    [one] about 1 in 10 such hands takes a trick
    [10] nearly every such hand takes a trick
   *[other] about { $tenths } in 10 such hands take a trick
}
hint-play = Play: { $chance }{ $why ->
    [costs] , and a pass would cost you { $costs } points
    [nearer] , but a pass brings you no nearer to 0
   *[chance] { "" }
}.
hint-play-must = Play, as you may not pass: { $chance }.
hint-play-sure = Play: nobody can beat your { $card }, so one trick is yours.
hint-alone = Play: all the others have passed, so you get 1 point off without a trick.
hint-cat = Play: you have the cat, five { $suit ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
   *[diamonds] diamonds
}, and get { $points } points off.
hint-tomcat = Play: you have the tomcat, five trumps, and get { $points } points off.
hint-pass = Pass{ $costs ->
    [0] { "" }
   *[other] , even for { $costs } points
}: { $chance }{ $why ->
    [leads] , but you are in the lead, and { $more } more points are not worth the risk
    [standing] , but as the match stands, { $more } more points are not worth the risk
   *[points] ; with one you get { $less } point off, without one { $more } more
}.
hint-exchange = Take the table’s hand: an unknown hand takes a trick about { $other } times in 10, yours about { $own }.
hint-exchange-even = Take the table’s hand: an unknown hand is about as good as yours{ $waiting ->
    [0] { "" }
   *[other] , and then nobody else can take it
}.
hint-swap = Swap the { $card } for the { $trump }: { $chance }.
hint-swap-sure = Swap the { $card } for the { $trump }: then one trick is yours, whatever the others hold.
hint-keep = Keep the hand as it is: no swap makes it better, and { $chance }.
hint-keep-sure = Keep the hand as it is: nobody can beat your { $card }, so one trick is yours.
hint-lay-only = Lay the { $card }: it is the only card that you may lay.
hint-lay-settled = Lay the { $card }: everybody who plays has a trick, so nothing is at stake any more.
hint-lay-takes = Lay the { $card }: it takes the trick{ $needs ->
    [yes] , and one is all you need
   *[no] , which the others may still need
}.
hint-lay-unbeaten = Lay the { $card }: none of those who are yet to lay can beat it{ $needs ->
    [yes] , and one trick is all you need
   *[no] { "" }
}.
hint-lay-highest = Lay the { $card }: it beats what lies there, and it may hold.
hint-lay-saves = Lay the { $card }: { $needs ->
    [yes] save your better cards for a later trick
   *[no] you have your trick, and your better cards may yet keep others from theirs
}.
hint-lay-beaten = Lay the { $card }: you can’t take this trick, so part with the card that you will miss least.
hint-lead-unbeaten = Lead the { $card }: nobody can beat it{ $needs ->
    [yes] , and one trick is all you need
   *[no] { "" }
}.
hint-lead-highest = Lead the { $card }: only a trump can beat it.
hint-lead-best = Lead the { $card }: it is the best card you have, and it may hold.
hint-lead-low = Lead the { $card }: { $needs ->
    [yes] save your better cards for a later trick
   *[no] you have your trick, and your better cards may yet keep others from theirs
}.

## What happened

line-appointed = { $seat } deals first
line-dealt = Deal { $deal }: { $seat } deals
line-trump = { $suit ->
    [spades] Spades
    [hearts] Hearts
    [clubs] Clubs
   *[diamonds] Diamonds
} are trump: the { $card } is turned up
line-passed = { $seat } passes
line-passed-paid = { $seat } passes once more and pays { $points } points
line-plays = { $seat } plays
line-must-play = { $seat } stands at { $points ->
    [one] 1 point
   *[other] { $points } points
} and must play
line-exchanged = { $seat } takes the table’s hand
line-swapped = { $seat } swaps a card for the { $trump }
line-swapped-own = { $seat } swaps the { $card } for the { $trump }
line-kept = { $seat } leaves the { $trump } where it lies
line-cat = { $seat } has the cat, five { $suit ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
   *[diamonds] diamonds
}: { $points } points off, and the deal is over
line-tomcat = { $seat } has the tomcat, five trumps: { $points } points off, and the deal is over
line-opened = { $seat } leads
line-laid = { $seat }: { $card }
took-highest = { $seat } takes the trick: the { $card } is the highest
took-trumped = { $seat } takes the trick: the { $card } is the highest trump
line-void = All passed: nothing is scored
line-alone = Nobody else plays: { $seat } gets 1 point off without a trick
line-ended = Deal { $deal } – { $results }
result = { $seat } { $change } makes { $points }

## Options

option-points = Points to get rid of
option-points-25 = 25: 20 minutes for two, over an hour for six
option-points-15 = 15: about half as long
option-points-10 = 10: a short match, 10 to 15 minutes
option-first_dealer = First dealer
option-first_dealer-chance = By chance
option-swap_and_exchange = A dealer who takes the table’s hand
option-swap_and_exchange-false = may not swap for the turned-up card as well
option-swap_and_exchange-true = may look, then swap one of it
option-must_play_at = Who must play
option-must_play_at-exactly_5 = Whoever stands at exactly 5
option-must_play_at-5_or_less = Whoever stands at 5 or less
option-deals = Number of deals
option-deals-no_limit = No limit (except 500)
option-deals-50 = At most 50: about half an hour
option-deals-20 = At most 20: about ten minutes

## Rules

rules-short = Everybody starts with 25 points, or 10 in a short match, and wants to get down to 0. In each deal you hold five cards, and you decide: pass, or play. Who plays and wins a trick, one or more, gets 1 point off; who wins none takes 5 more. So play when you trust your hand to take a trick!
rules-cards = The cards
rules-declare = Passing or playing
rules-cat = Cat and tomcat
rules-tricks = Tricks
rules-score = Points and the end
rule-R1 = 52 cards. The ace is high; below it king, queen, jack and 10 down to 2. Courts are cats here: the king wears a crown, the queen a feather, the jack a cap.
rule-R2 = Everybody starts with 25 points (as an option, 15 or 10). Chance names the first dealer, or you agree on a seat; then the deal goes round clockwise.
rule-R3 = Every player is dealt five cards, and so is the table: one by one, clockwise from the dealer’s left, the table after the dealer. The next card is turned up, and its suit is trump. The rest is the stock; nobody needs it.
rule-R4 = The table’s hand lies face down.
rule-R5 = In turn, the dealer last, each of you says once what you do: you pass, you play, or you give all your five cards away for the table’s hand, unseen, and then you must play. Only one player in a deal can do that. What you gave away stays face down and out of play.
rule-R6 = The dealer has one more choice: to swap one card from hand for the turned-up trump, and play. The card given away is out of play; trump stays trump. Not together with the table’s hand (unless you chose that option: take it, look, then swap one of it or none).
rule-R7 = Nobody may pass more than twice in a row, or rather: each further pass in a row costs 3 points, which are added. Once you play, the count begins anew. Passes count in void deals and in deals that end with a cat, too.
example-R7 = For example: you stand at 25 points and pass for the third time in a row. Now you stand at 28.
rule-R8 = Whoever stands at exactly 5 points must play and can’t even pay to pass. (As an option: at 5 or less.)
rule-R9 = If all pass, the deal is void. If just one plays, that player gets 1 point off and no trick is played.
rule-R10 = After all have declared and before the first card: whoever was dealt five cards of one suit has the cat, which takes 5 points off, and the deal is over. Five trumps are the tomcat: 10 points off instead. The house calls it for you. Nobody else scores in that deal, but a paid pass stays paid.
example-R10 = For example: spades are trump, and you were dealt five hearts. From 25 points you go down to 20; with five spades you would go down to 15.
rule-R11 = You have the cat even if you passed, but not if you exchanged any card. Two cats in a deal both count.
rule-R12 = Cats come first: even when all passed, or just one plays.
rule-R13 = The player at the dealer’s left leads any card to the first trick; if that player passed, the next one who plays. Whoever takes a trick leads to the next.
rule-R14 = Whoever can follow suit must. If you can’t, lay what you like: you need not trump, and you need not beat anything.
rule-R15 = The highest trump takes the trick; if there is none, the highest card of the suit led.
example-R15 = For example: diamonds are trump, and 10 of spades, king of spades, 2 of diamonds and ace of hearts are laid in this order. The 2 of diamonds takes the trick; if it were the 3 of hearts, the king of spades would.
rule-R16 = After five tricks, everybody who took at least one gets 1 point off: just 1, however many. Everybody who played and took none gets 5 more. Who passed stays as they are. There is no upper limit.
example-R16 = For example: A, B and C stand at 25 points; A and B play, C passes. If A takes four tricks and B one, they then stand at 24, 24 and 25; if A takes all five, at 24, 30 and 25.
rule-R17 = Whoever stands at 0 or below at the end of a deal wins. If there are several, the lowest wins; if they are equal, they share the win.
rule-R18 = As a match might go on for ever, the lowest total wins after 500 deals (as an option, after 50 or 20); equal totals share the win.
