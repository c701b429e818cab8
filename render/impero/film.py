"""A whole game as an animated picture: the map after each closing at half its size."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.film import encode
from render.impero.board import draw as board
from render.impero.closing import turn_ends
from render.impero.look import colours
from render.scene import Scene

MAX_BYTES = 8 * 1024 * 1024
"""Maximum bytes of the file."""
SHRUNK = 2
TURN = 1200
"""Milliseconds of a frame."""


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF with a frame for each turn; there may be a scene for each entry.

    While the file is too large every second turn is left out.
    """
    chosen = turn_ends([scene.view.turn for scene in scenes])
    frames = [_frame(scenes[point]) for point in chosen]
    film = encode(frames, TURN)
    # Discord refuses a larger file. The last frame stays: it is the result.
    while len(film) > MAX_BYTES and len(frames) > 1:
        frames = [*frames[:-1:2], frames[-1]]
        film = encode(frames, TURN)
    return film


def _frame(scene: Scene) -> Image.Image:
    # Dithering would make every frame noisy, and a GIF compresses noise badly.
    small = board(scene).image.convert("RGB").reduce(SHRUNK)
    return small.quantize(palette=colours().image, dither=Image.Dither.NONE)
