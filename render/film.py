"""A whole game as an animated picture: the board after each turn, at half its size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import pairwise

from PIL import Image

from render.scene import Scene

SHRUNK = 2
TURN, LAST = 900, 8000
"""Milliseconds of a frame, and of the last one."""
MOST, FEWEST = 1_000_000, 2
"""Bytes of a film, which a phone loads in some seconds, and frames that it has however large they are."""


def draw(
    scenes: Sequence[Scene],
    board: Callable[[Scene, Scene], Image.Image],
    palette: Image.Image,
    turn: int = TURN,
) -> bytes:
    """A GIF with a frame for each turn; there may be a scene for each entry.

    `board` draws a turn from its last scene and the first one after it; a frame stays for `turn`
    milliseconds.
    """
    frames = [frame(board(*scene), palette) for scene in _turns(scenes)]
    return encode(frames, turn)


def encode(frames: Sequence[Image.Image], stays: int) -> bytes:
    """The frames as a GIF; each but the last `stays` milliseconds long.

    While the file is too large every second frame is left out. The last one stays: it is the result.
    """
    film = _encoded(frames, stays)
    while len(film) > MOST and len(frames) > FEWEST:
        frames = [*frames[:-1:2], frames[-1]]
        film = _encoded(frames, stays)
    return film


def _encoded(frames: Sequence[Image.Image], stays: int) -> bytes:
    out = BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=[stays] * (len(frames) - 1) + [LAST],
        # 0 plays it for ever.
        loop=0,
        # Frames lie on each other, and what has not changed is left clear: a fifth of the bytes.
        disposal=1,
        optimize=True,
    )
    return out.getvalue()


def _turns(scenes: Sequence[Scene]) -> Iterator[tuple[Scene, Scene]]:
    """For each turn its last scene, and the first scene after it."""
    for before, after in pairwise(scenes):
        # The last scene counts even if no turn ended with it: it shows the result.
        if before.view.moves != after.view.moves or after is scenes[-1]:
            yield before, after
    if len(scenes) == 1:
        yield scenes[0], scenes[0]


def frame(board: Image.Image, palette: Image.Image) -> Image.Image:
    """A board as it is in a film."""
    small = board.convert("RGB").reduce(SHRUNK)
    # Dithering would make every frame noisy, and a GIF compresses noise badly.
    return small.quantize(palette=palette, dither=Image.Dither.NONE)
