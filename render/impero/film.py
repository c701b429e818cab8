"""A whole game as an animated picture: the map after each closing at half its size."""

from __future__ import annotations

from collections.abc import Sequence

from render.film import encode, frame
from render.impero.board import draw as board
from render.impero.closing import turn_ends
from render.impero.look import colours
from render.pieces import pieces
from render.scene import Scene

TURN = 1200
"""Milliseconds of a frame."""


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF with a frame for each turn; there may be a scene for each entry."""
    ends = turn_ends([scene.view.turn for scene in scenes])
    frames = [
        frame(pieces(board(scenes[point]))[0].picture.image, colours().image) for point in ends
    ]
    return encode(frames, TURN)
