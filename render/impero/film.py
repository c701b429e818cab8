"""A whole game as an animated picture: the map after each closing, half as large."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.impero.board import draw as board
from render.impero.closing import turn_ends
from render.impero.look import colours
from render.scene import Scene

MOST = 8 * 1024 * 1024
"""Bytes."""
SHRUNK = 2
TURN, LAST = 1200, 8000
"""Milliseconds a frame stays."""


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF of all turns, in the order of the scenes, which may be one for each entry.

    Of a game that is too long for its bytes every second turn is left out.
    """
    chosen = turn_ends([scene.view.turn for scene in scenes])
    frames = [_frame(scenes[point]) for point in chosen]
    film = _encoded(frames)
    while len(film) > MOST and len(frames) > 1:
        frames = [*frames[:-1:2], frames[-1]]
        film = _encoded(frames)
    return film


def _frame(scene: Scene) -> Image.Image:
    small = board(scene).image.convert("RGB").reduce(SHRUNK)
    return small.quantize(palette=colours().image, dither=Image.Dither.NONE)


def _encoded(frames: Sequence[Image.Image]) -> bytes:
    out = BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[TURN] * (len(frames) - 1) + [LAST],
        loop=0,
        optimize=False,
        disposal=1,
    )
    return out.getvalue()
