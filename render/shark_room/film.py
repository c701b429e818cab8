"""A whole game as an animated picture: the board after each turn, half as large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import pairwise

from msgspec.structs import replace
from PIL import Image

from games.core.contract import Waiting
from games.core.words import Seat
from games.shark_room.state import Over
from render import headline, names
from render.scene import Scene
from render.shark_room import page
from render.shark_room.look import colours
from render.shark_room.standing import standing, victory

SHRUNK = 2
TURN, LAST = 900, 8000
"""Milliseconds a frame stays."""


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF of all turns, in the order of the scenes, which may be one for each entry."""
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
        disposal=1,
    )
    return out.getvalue()


def _turns(scenes: Sequence[Scene]) -> Iterator[tuple[Scene, Scene]]:
    """Of each turn its last scene, and the first one in which it is over."""
    for before, after in pairwise(scenes):
        if before.view.moves != after.view.moves or after is scenes[-1]:
            yield before, after
    if len(scenes) == 1:
        yield scenes[0], scenes[0]


def _frame(before: Scene, after: Scene) -> Image.Image:
    scene = replace(after, waiting=Waiting((before.view.mover,), ()))
    picture = page.draw_under(_title(before, after), scene).picture()
    small = picture.image.convert("RGB").reduce(SHRUNK)
    return small.quantize(palette=colours().image, dither=Image.Dither.NONE)


def _title(before: Scene, after: Scene) -> headline.Headline:
    """Whose turn it was; at the end, who has won."""
    say = after.words.say
    seats: tuple[Seat, ...] = (before.view.mover,)
    words = names.said(after, "picture-replay-turn", seat=seats[0])
    if isinstance(after.view.phase, Over):
        ranking = standing(after.view)
        seats, words = ranking.winners, victory(after, ranking)
    note = say("picture-turn", moves=before.view.moves)
    return headline.Headline(words, names.table(after), note, seats, names.everybody(after))
