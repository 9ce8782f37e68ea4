"""The pictures of Miezemauzen, drawn for it: four suits that look at you, and twelve cats as court cards."""

from typing import NamedTuple


class Suit(NamedTuple):
    """How a suit is drawn, on a square of 32: its colour, its shape, its eyes, and the cats that wear it.

    Attributes:
        colour: of the shape, like the band of its cards.
        shape: what is drawn in that colour.
        face: where the middle of its face is.
        fur: the colour of its cats.
        shade: a darker one, of their ears and stripes.
        eyes: the colour of their eyes.
    """

    colour: str
    shape: str
    face: tuple[float, float]
    fur: str
    shade: str
    eyes: str


SUITS = {
    "spades": Suit(
        "#33518f",
        "M16 2C14 8 4 12.5 4 19.5C4 23.2 6.8 25.5 9.8 25.5C12 25.5 13.8 24.4 14.7 22.8C14.6 26 13.8 28.2 12 30"
        "H20C18.2 28.2 17.4 26 17.3 22.8C18.2 24.4 20 25.5 22.2 25.5C25.2 25.5 28 23.2 28 19.5C28 12.5 18 8 16 2Z",
        (16, 16.5),
        "#9aa6bd",
        "#6d7a96",
        "#f5d76e",
    ),
    "hearts": Suit(
        "#c03662",
        "M16 29C12 24 3 19.5 3 11.5C3 7 6.3 4 10 4C12.8 4 15 5.6 16 8C17 5.6 19.2 4 22 4C25.7 4 29 7 29 11.5"
        "C29 19.5 20 24 16 29Z",
        (16, 14.5),
        "#f3d2ba",
        "#cf9c80",
        "#5fa8d3",
    ),
    "clubs": Suit(
        "#2c7a4d",
        "M16 2.5A6.3 6.3 0 0 0 10.6 12A6.5 6.5 0 1 0 14.7 21.4C14.6 25 13.8 27.8 11.8 30H20.2C18.2 27.8 17.4 25 "
        "17.3 21.4A6.5 6.5 0 1 0 21.4 12A6.3 6.3 0 0 0 16 2.5Z",
        (16, 14.5),
        "#4a4550",
        "#2f2b35",
        "#a8d65c",
    ),
    "diamonds": Suit(
        "#c9691a",
        "M16 2C18.5 7.5 22 12.3 27 16C22 19.7 18.5 24.5 16 30C13.5 24.5 10 19.7 5 16C10 12.3 13.5 7.5 16 2Z",
        (16, 15.5),
        "#f0a04b",
        "#cf7426",
        "#7cb342",
    ),
}

_CROWN = (
    '<path fill="#f7c948" d="M8.6 10.5L7.2 2.6L12.2 6.2L16 .8L19.8 6.2L24.8 2.6L23.4 10.5Q16 8.3 8.6 10.5Z"/>'
    '<path fill="#d99a1c" d="M8.6 10.5Q16 8.3 23.4 10.5L23.1 12Q16 9.8 8.9 12Z"/>'
    '<circle cx="16" cy="6.4" r="1.3" fill="#d6456b"/><circle cx="11.2" cy="7.9" r=".9" fill="#4a90d9"/>'
    '<circle cx="20.8" cy="7.9" r=".9" fill="#4a90d9"/>'
)
_FEATHER = (
    '<path fill="#7d4fb3" d="M7.3 12Q16 7.6 24.7 12L24.4 13.8Q16 9.6 7.6 13.8Z"/>'
    '<path fill="#e0598b" d="M18.5 11C18 6 20.5 1.8 27.5 .6C28.6 5.6 25.6 10 19.8 11.4Z"/>'
    '<path fill="none" stroke="#fff" stroke-width=".7" stroke-linecap="round" '
    'd="M19.2 11C20.6 7.2 23 4.2 26 2.2M20.6 8.3L20 5.6M22.2 6L22 3.6M20.8 8.2L24 7.7M22.4 5.9L25.6 5.2"/>'
    '<circle cx="19" cy="11.2" r="1.3" fill="#f7c948"/>'
)
_CAP = (
    '<path fill="#3f8f8a" d="M5.8 10.6C6.4 4.6 11.6 2 17 2.6C22.6 3.2 26 6.4 26.2 10.6Q16 6.8 5.8 10.6Z"/>'
    '<path fill="#2c6a66" d="M5.6 10.4Q16 6.4 26.4 10.4L26.2 12.4Q16 8.6 5.8 12.4Z"/>'
    '<path fill="#57aaa4" d="M8.6 6.8C10.6 4.2 14 3.2 17 3.6C14 4.4 11.2 5.8 9.6 8.2Z"/>'
    '<circle cx="16.4" cy="2.4" r="1.4" fill="#f7c948"/>'
)
HATS = {"king": _CROWN, "queen": _FEATHER, "jack": _CAP}


def suit(name: str) -> str:
    """A suit's shape with eyes and a nose."""
    colour, shape, (x, y), *_ = SUITS[name]
    face = (
        f'<g transform="translate({x} {y})"><ellipse cx="-3.1" cy="0" rx="1.5" ry="1.8" fill="#fff"/>'
        '<ellipse cx="3.1" cy="0" rx="1.5" ry="1.8" fill="#fff"/>'
        '<circle cx="-2.9" cy=".2" r=".9" fill="#2b2330"/><circle cx="2.9" cy=".2" r=".9" fill="#2b2330"/>'
        '<path fill="#ffd1dc" d="M-.9 2.2H.9L0 3.2Z"/></g>'
    )
    return _svg(f'<path fill="{colour}" d="{shape}"/>{face}')


def court(rank: str, name: str) -> str:
    """A cat with its hat (a king's crown, a queen's feather, a jack's cap) and its suit."""
    colour, shape, _, fur, shade, eyes = SUITS[name]
    head = (
        f'<path fill="{fur}" d="M5 4.6C5 3.6 6.2 3.2 6.9 3.9L12 9H20L25.1 3.9C25.8 3.2 27 3.6 27 4.6V17H5Z"/>'
        f'<path fill="{shade}" d="M6.6 7L9.6 10.2L6.6 13.4Z"/><path fill="{shade}" d="M25.4 7L22.4 10.2L25.4 13.4Z"/>'
        f'<ellipse cx="16" cy="18.6" rx="12" ry="10.4" fill="{fur}"/>'
        f'<path fill="{shade}" d="M4.2 16.4L8 17.4L4 18.6ZM4 20L7.6 20.4L4.8 22.2ZM27.8 16.4L24 17.4L28 18.6Z"/>'
        f'<ellipse cx="11.4" cy="17.6" rx="2.3" ry="2.6" fill="{eyes}"/>'
        f'<ellipse cx="20.6" cy="17.6" rx="2.3" ry="2.6" fill="{eyes}"/>'
        '<ellipse cx="11.6" cy="17.6" rx="1" ry="2.2" fill="#1f1a22"/>'
        '<ellipse cx="20.4" cy="17.6" rx="1" ry="2.2" fill="#1f1a22"/>'
        '<path fill="#e2718f" d="M14.4 21.2H17.6L16 23Z"/>'
        '<path fill="none" stroke="#1f1a22" stroke-width=".7" stroke-linecap="round" '
        'd="M16 23V24.2M16 24.2C15.4 25.6 13.4 25.6 12.8 24.4M16 24.2C16.6 25.6 18.6 25.6 19.2 24.4"/>'
        '<path fill="none" stroke="#fff" stroke-width=".6" stroke-linecap="round" opacity=".85" '
        'd="M10.6 22.2L2.6 21.2M10.6 23.6L3 25M21.4 22.2L29.4 21.2"/>'
    )
    badge = (
        f'<g transform="translate(19 19) scale(.4)"><path fill="{colour}" stroke="#fffaf0" stroke-width="7" '
        f'stroke-linejoin="round" paint-order="stroke" d="{shape}"/></g>'
    )
    return _svg(head + HATS[rank] + badge)


def _svg(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{inside}</svg>'


PICTURES = {
    **{name: suit(name) for name in SUITS},
    **{f"{rank}-{name}": court(rank, name) for rank in HATS for name in SUITS},
}
