"""What a table takes from the other side of a link, and how long it waits. Times are in milliseconds."""

LONGEST_HEARD = 4_096
"""Characters in one message of a guest."""

LONGEST_TOLD = 200_000
"""Characters in one message of a host."""

PIECE = 16_000
"""Characters of events or moves in one message, about; what is longer goes in several."""

BURST = 120
"""Messages that may come at once on one link."""

RATE = 40
"""Messages a second that may come on one link for long."""

FAULT = 8
"""A message that is at fault counts as so many more; who has used up the burst twice is dropped."""

DEED = 3
"""A request counts as so many more, for all others may have to be told what came of it."""

LINKS = 40
"""Links at a time, of guests and of those who have not said yet who they are."""

MEMBERS = 100
"""Guests that a room remembers."""

ONLOOKERS = 20
"""Onlookers at a time."""

AGAIN = 1_500
"""After so long without an answer it is said again; nobody asks for the same more often."""

BEAT = 4_000
"""After so long without a word a sign of life is given."""

SILENCE = 15_000
"""After so long without a word a link is taken as broken."""

GRACE = 45_000
"""After so long a bot plays for a guest who is away."""

REACTIONS = 5
"""Quick reactions that the room remembers."""

LONGEST_GAME = 100_000
"""Events, or moves, that a guest takes for one game."""
