"""A whole game as an animated picture: the board after each turn at half its size."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core.contract import Waiting
from games.core.words import Seat
from render import film, names
from render.acquire import page
from render.acquire.look import colours
from render.scene import Scene
from render.standing import standing, victory


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF of all turns, in the order of the scenes, which may be one for each entry."""
    return film.draw(scenes, _board, colours().image)


def _board(before: Scene, after: Scene) -> Image.Image:
    seats, words = _told(before, after)
    # The table highlights who is waited for; here it is the player of the turn that is shown.
    scene = replace(after, waiting=Waiting(tuple(map(Seat, seats)), ()))
    return page.draw_under(words, scene).picture().image


def _told(before: Scene, after: Scene) -> tuple[tuple[int, ...], str]:
    """The headline of a turn: player and tile, or at the end the winners."""
    view, mover = after.view, before.view.mover
    if after.outcome is not None:
        return standing(after).winners, victory(after)
    if view.last is None:
        return (mover,), names.said(after, "picture-replay-start")
    return (mover,), names.said(after, "picture-replay-turn", seat=mover, cell=view.last)
