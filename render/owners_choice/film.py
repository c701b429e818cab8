"""A whole game as an animated picture: the board after each turn, half as large."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core.contract import Waiting
from games.core.words import Seat
from games.owners_choice.components import SPACES, lap
from games.owners_choice.state import Opening
from render import film, names
from render.owners_choice import layout
from render.owners_choice.look import colours
from render.scene import Scene
from render.standing import standing, victory

TURN = 1200
"""Milliseconds a frame stays."""


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF of all turns, in the order of the scenes, which may be one for each entry."""
    return film.draw(scenes, _board, colours().image, TURN)


def _board(before: Scene, after: Scene) -> Image.Image:
    title = _title(before, after)
    # The table highlights who is waited for; here it is the player in the headline.
    scene = replace(after, waiting=Waiting(tuple(map(Seat, title.seats)), ()))
    return layout.draw_under(title, scene).picture().image


def _title(before: Scene, after: Scene) -> layout.Title:
    """The move that is shown; at the end, the winner."""
    view = after.view
    seats: tuple[Seat, ...] = (before.view.mover,)
    if after.outcome is not None:
        seats, words = standing(after).winners, victory(after)
    elif isinstance(view.phase, Opening) or not view.marker:
        words = after.words.say("picture-first-purchases")
    else:
        space = SPACES.index(lap(view.boards)[view.marker])
        words = names.said(after, "picture-replay-turn", seat=seats[0], space=space)
    return layout.Title(words, seats)
