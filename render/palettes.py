"""A fixed palette for each game, and the indices between two of its colours.

`render/<game>/palette.json` has all colours by index, and the players' colours by seat, which repeat
if there are more seats.

Pictures are drawn in palette indices from the start: an edge between two colours is a ramp of the
indices between them, looked up once. Reducing a finished picture to a palette would take longer than
drawing it, and its colours would change from one picture to the next.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files

from PIL import Image

from render import theme

Colour = tuple[int, int, int]

COUNT = 128
STEPS, LEAST_STEPS = 8, 3
"""The steps of an edge between its two colours, at most and at least."""
STEP = 28
"""How far a channel goes in a step: between near colours more of them cost bytes that nobody sees."""


class Palette:
    """The colours of a game by index, and those of its players."""

    def __init__(self, colours: tuple[Colour, ...], players: tuple[str, ...]) -> None:
        self.colours = colours
        self.players = players
        self.image = Image.new("P", (1, 1))
        self.image.putpalette([channel for colour in colours for channel in colour])

    def index(self, colour: str) -> int:
        """The index of the colour, or of the nearest one."""
        return _nearest(self, theme.channels(colour))

    def player(self, seat: int) -> str:
        """The colour of a seat."""
        return self.players[seat % len(self.players)]

    def lap(self, seat: int) -> int:
        """How many seats before it have the same colour: another sign must tell them apart."""
        return seat // len(self.players)


@cache
def palette(game: str) -> Palette:
    """The palette of a game, made by tests/render/palette_build.py."""
    stored = json.loads(files("render").joinpath(game, "palette.json").read_text("utf-8"))
    colours = tuple((red, green, blue) for red, green, blue in stored["colours"])
    return Palette(colours, tuple(stored["players"]))


def mapped(image: Image.Image, table: bytes) -> Image.Image:
    """Every value replaced by its entry in a table of 256: Pillow's `point` takes ten times longer."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


@lru_cache(maxsize=1024)
def ramp(chosen: Palette, ground: str, ink: str) -> bytes:
    """The indices for a coverage of 0 to 255 of `ink` over `ground`."""
    count = _steps(theme.channels(ground), theme.channels(ink))
    steps = [_nearest(chosen, theme.mix(ground, ink, step / count)) for step in range(count + 1)]
    # 127 of 255 rounds to the nearest step.
    return bytes(steps[(coverage * count + 127) // 255] for coverage in range(256))


@lru_cache(maxsize=64)
def veil(chosen: Palette, ground: str, share: float) -> bytes:
    """For each index that of its colour covered by `share` of the ground."""
    veiled = (
        tuple(
            round(c + (g - c) * share) for c, g in zip(colour, theme.channels(ground), strict=True)
        )
        for colour in chosen.colours
    )
    found = [_nearest(chosen, (red, green, blue)) for red, green, blue in veiled]
    # `mapped` needs an entry for every byte, also for those that no picture has.
    return bytes(found + [0] * (256 - len(found)))


def _steps(ground: Colour, ink: Colour) -> int:
    contrast = max(abs(one - other) for one, other in zip(ground, ink, strict=True))
    return min(STEPS, max(LEAST_STEPS, round(contrast / STEP)))


@lru_cache(maxsize=8192)
def _nearest(chosen: Palette, wanted: Colour) -> int:
    """The nearest index, with the channels weighed about as the eye does."""
    red, green, blue = wanted
    distances = [
        2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2
        for r, g, b in chosen.colours
    ]
    return distances.index(min(distances))
