"""The noises of the circus (R8) as tones: a trumpet's "töröö", a mouse's "piep", the mousetrap's "schnapp"."""

from collections.abc import Mapping

from games.scene import Tone

SOUNDS: Mapping[str, tuple[Tone, ...]] = {
    # Two short notes and a long one that rises and falls, a fifth below it for body.
    "trumpet": (
        {"wave": "sawtooth", "start": 370, "end": 392, "at": 0.0, "lasts": 0.12, "loud": 0.3},
        {"wave": "sawtooth", "start": 440, "end": 523, "at": 0.13, "lasts": 0.12, "loud": 0.35},
        {"wave": "sawtooth", "start": 523, "end": 622, "at": 0.26, "lasts": 0.2, "loud": 0.4},
        {"wave": "sawtooth", "start": 622, "end": 494, "at": 0.46, "lasts": 0.35, "loud": 0.35},
        {"wave": "triangle", "start": 349, "end": 330, "at": 0.26, "lasts": 0.55, "loud": 0.25},
    ),
    "mouse": (
        {"wave": "sine", "start": 2300, "end": 3300, "at": 0.0, "lasts": 0.08, "loud": 0.25},
        {"wave": "sine", "start": 2600, "end": 3600, "at": 0.12, "lasts": 0.1, "loud": 0.25},
    ),
    # A spring, and the bar that strikes the wood.
    "trap": (
        {"wave": "square", "start": 900, "end": 2200, "at": 0.0, "lasts": 0.05, "loud": 0.15},
        {"wave": "square", "start": 220, "end": 55, "at": 0.06, "lasts": 0.1, "loud": 0.5},
        {"wave": "triangle", "start": 1400, "end": 180, "at": 0.06, "lasts": 0.07, "loud": 0.4},
    ),
}
