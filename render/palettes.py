"""A fixed palette for each game, and the ways from one of its colours to another.

`render/<game>/palette.json` holds it: the colours of its players by seat, which begin again where
there are more seats than colours, and all colours by index.

Pictures are drawn in palette indices from the start: an edge between two colours is a ramp of the
indices between them, looked up once. Nothing is ever reduced to the palette afterwards.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files

from PIL import Image

from render import theme

Colour = tuple[int, int, int]

COUNT = 128
STEPS = 8
"""How many steps an edge may have between its two colours."""


class Palette:
    """Colours by index, and the colours of players."""

    def __init__(self, colours: tuple[Colour, ...], players: tuple[str, ...]) -> None:
        self.colours = colours
        self.players = players
        self.image = Image.new("P", (1, 1))
        self.image.putpalette([channel for colour in colours for channel in colour])

    def index(self, colour: str) -> int:
        """The index that shows a colour best."""
        return _nearest(self, theme.channels(colour))

    def player(self, seat: int) -> str:
        """People are round, companies are square."""
        return self.players[seat % len(self.players)]

    def lap(self, seat: int) -> int:
        """How many seats before it have the same colour; a second sign must tell them apart."""
        return seat // len(self.players)


@cache
def palette(game: str) -> Palette:
    """The palette of a game; tests/render/palette_build.py makes it."""
    stored = json.loads(files("render").joinpath(game, "palette.json").read_text("utf-8"))
    colours = tuple((red, green, blue) for red, green, blue in stored["colours"])
    return Palette(colours, tuple(stored["players"]))


def mapped(image: Image.Image, table: bytes) -> Image.Image:
    """Every value replaced by what the table of 256 has for it: Pillow's `point`, ten times sooner."""
    return Image.frombytes("L", image.size, image.tobytes().translate(table))


@lru_cache(maxsize=1024)
def ramp(chosen: Palette, ground: str, ink: str) -> bytes:
    """The indices for a coverage of 0 to 255 of `ink` over `ground`."""
    steps = [_nearest(chosen, theme.mix(ground, ink, step / STEPS)) for step in range(STEPS + 1)]
    return bytes(steps[(coverage * STEPS + 127) // 255] for coverage in range(256))


@lru_cache(maxsize=64)
def veil(chosen: Palette, ground: str, share: float) -> bytes:
    """For each index that of the same colour under `share` of the ground."""
    veiled = (
        tuple(
            round(c + (g - c) * share) for c, g in zip(colour, theme.channels(ground), strict=True)
        )
        for colour in chosen.colours
    )
    found = [_nearest(chosen, (red, green, blue)) for red, green, blue in veiled]
    return bytes(found + [0] * (256 - len(found)))


@lru_cache(maxsize=8192)
def _nearest(chosen: Palette, wanted: Colour) -> int:
    """By a distance that weighs the channels about as the eye does."""
    red, green, blue = wanted
    distances = [
        2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2
        for r, g, b in chosen.colours
    ]
    return distances.index(min(distances))
