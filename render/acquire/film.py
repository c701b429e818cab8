"""A whole game as an animated picture: the board after each turn at half its size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import pairwise

from msgspec.structs import replace
from PIL import Image

from games.acquire.state import Over
from games.core.contract import Waiting
from games.core.words import Seat
from render import headline, names
from render.acquire import page
from render.acquire.look import colours
from render.acquire.standing import standing, victory
from render.scene import Scene

SHRUNK = 2
TURN, LAST = 900, 8000
"""Milliseconds of a frame, and of the last one."""


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF with a frame for each turn; there may be a scene for each entry."""
    frames = [_frame(*turn) for turn in _turns(scenes)]
    durations = [TURN] * (len(frames) - 1) + [LAST]
    out = BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=durations,
        loop=0,
        optimize=False,
        # Frames lie on each other: Pillow then stores only what changed, and Discord takes 8 MiB.
        disposal=1,
    )
    return out.getvalue()


def _turns(scenes: Sequence[Scene]) -> Iterator[tuple[Scene, Scene]]:
    """For each turn its last scene, and the first scene after it."""
    for before, after in pairwise(scenes):
        if before.view.moves != after.view.moves or after is scenes[-1]:
            yield before, after
    if len(scenes) == 1:
        yield scenes[0], scenes[0]


def _frame(before: Scene, after: Scene) -> Image.Image:
    title = _title(before, after)
    seats = tuple(Seat(seat) for seat in title.seats)
    scene = replace(after, waiting=Waiting(seats, ()))
    picture = page.draw_under(title, scene).picture()
    small = picture.image.convert("RGB").reduce(SHRUNK)
    # Dithering would make every frame noisy, and a GIF compresses noise badly.
    return small.quantize(palette=colours().image, dither=Image.Dither.NONE)


def _title(before: Scene, after: Scene) -> headline.Headline:
    """The headline of a turn: player and tile, or at the end the winners."""
    view = after.view
    seats: tuple[int, ...] = (before.view.mover,)
    if isinstance(view.phase, Over):
        ranking = standing(view)
        seats, words = ranking.winners, victory(after, ranking)
    elif view.last is None:
        words = names.said(after, "picture-replay-start")
    else:
        words = names.said(after, "picture-replay-turn", seat=seats[0], cell=view.last)
    note = after.words.say("picture-turn", turn=before.view.moves)
    return headline.Headline(words, names.table(after), note, seats, names.everybody(after))
