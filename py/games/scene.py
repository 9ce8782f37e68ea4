"""The shape of what a game shows, the same for every game: zones of cards, words as keys, nothing about pixels.

All values are plain JSON. A message is a key with arguments, never a sentence: the words of the game or of the page
turn it into a language. A scene may show less than the view that it is drawn from, never more.
"""

from typing import Literal, NotRequired, TypedDict


class Message(TypedDict):
    """A message key and its arguments. `{"seat": 2}` stands for that seat's name; a list is joined ("a, b and c")."""

    key: str
    args: NotRequired[dict[str, "Value"]]


class SeatName(TypedDict):
    """Stands for a seat's name within a message."""

    seat: int


Value = str | int | Message | SeatName | list["Value"]


class Face(TypedDict):
    """What is printed on a card that lies face up.

    Attributes:
        picture: the name of one of the game's pictures.
        value: what stands in its corners, a message where that depends on the language; may be empty.
        band: the colour and pattern of its kind, 0 to 8.
        name: the card's full name.
        sign: the name of a picture that stands small under the value, e.g. a suit.
    """

    picture: str
    value: str | Message
    band: int
    name: Message
    sign: NotRequired[str]


class Card(TypedDict):
    """One card in a zone.

    Attributes:
        face: None for a card that lies face down.
        mark: how it stands out: `strong` (it wins something), `struck` (it is out of the running), `gone` (it was
            here and is taken: shown as a shadow), `chosen` (picked for the move being made).
        tag: a few words under the card.
        pick: the token that tapping it adds to the move.
        why: why it can't be picked.
    """

    face: Face | None
    mark: NotRequired[Literal["strong", "struck", "gone", "chosen"]]
    tag: NotRequired[Message]
    pick: NotRequired[str]
    why: NotRequired[Message]


class Zone(TypedDict):
    """A place where cards lie.

    Attributes:
        id: names the place within the scene, e.g. `hand:0`; carries refer to it.
        kind: `hand` (a fan at the bottom or the number of cards at a seat), `lay` (what a seat has laid before it),
            `pile` (a heap: its top and a count), `stack` (a heap whose lower cards peep out from under its top),
            `row` (side by side), `heap` (loosely, all visible), `ring` (round the middle).
        seat: before whom it lies; None: in the middle.
        at: for the middle, where: x and y from 0 to 1, the centre of the zone. What a seat lays lies in the middle,
            on that seat's side, if it has an `at`: the centre round which all such zones lie.
        label: its name for everybody who asks.
        picture: a picture printed on the cloth there.
        cards: the cards, the lowest first; may be fewer than `count` where a heap is face down.
        count: how many cards lie there.
        note: a few words beside it, e.g. a sum.
    """

    id: str
    kind: Literal["hand", "lay", "pile", "stack", "row", "heap", "ring"]
    seat: int | None
    at: NotRequired[tuple[float, float]]
    label: Message
    picture: NotRequired[str]
    cards: list[Card]
    count: int
    note: NotRequired[Message]


class Link(TypedDict):
    """An arrow on the cloth from one zone in the middle to another; `state` says where the telling stands."""

    source: str
    target: str
    label: Message
    state: Literal["quiet", "now", "done"]


class Offer(TypedDict):
    """A pick that is no card: a button."""

    pick: str
    label: Message


class Sheet(TypedDict):
    """A table of figures beside the game, e.g. the points after each deal: a head and rows of as many cells."""

    title: Message
    head: list[Value]
    rows: list[list[Value]]


class Scene(TypedDict):
    """All that the table shows of a game.

    Attributes:
        zones: where cards lie.
        links: arrows between zones of the middle.
        heading: where the game stands, e.g. "Round 3 of 16".
        prompt: what the one at the screen is to do or what all wait for.
        caption: what was just judged and why, for an explaining step.
        offers: next picks that are no cards; one that is chosen gives its place to `confirm`.
        confirm: what the button says that makes the move, once the picks are complete; None: it is made at once,
            where a slip of the finger does no harm.
        ready: the seats that have made their choice while others still think.
        acting: the seats that owe a move.
        sheet: figures to look up, e.g. the scores of all deals.
    """

    zones: list[Zone]
    links: list[Link]
    heading: Message
    prompt: Message | None
    caption: list[Message]
    offers: list[Offer]
    confirm: Message | None
    ready: list[int]
    acting: list[int]
    sheet: NotRequired[Sheet]


class Carry(TypedDict):
    """A card that goes from one zone to another; without a face where nobody may see it."""

    source: str
    target: str
    face: Face | None


class Told(TypedDict):
    """How an event is told.

    Attributes:
        line: the line for the log and for those who listen; None if there is nothing to say.
        carries: the cards that move, in order.
        step: whether it explains something that a person wants to read before going on.
        sound: the name of one of the game's sounds.
    """

    line: Message | None
    carries: list[Carry]
    step: bool
    sound: NotRequired[str]


class Tone(TypedDict):
    """One tone of a sound: a wave that slides from one pitch (hertz) to another, from `at` for `lasts` seconds."""

    wave: Literal["sine", "square", "sawtooth", "triangle"]
    start: float
    end: float
    at: float
    lasts: float
    loud: float
