"""A whole game as an animated picture: the board after each turn, half as large."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core.contract import Waiting
from games.core.words import Seat
from render import film, names
from render.scene import Scene
from render.shark_room import page
from render.shark_room.look import colours
from render.standing import standing, victory


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF of all turns, in the order of the scenes, which may be one for each entry."""
    return film.draw(scenes, _board, colours().image)


def _board(before: Scene, after: Scene) -> Image.Image:
    title = _title(before, after)
    # The table highlights who is waited for; here it is the player in the headline.
    scene = replace(after, waiting=Waiting(tuple(map(Seat, title.seats)), ()))
    return page.draw_under(title, scene).picture().image


def _title(before: Scene, after: Scene) -> page.Title:
    """Whose turn it was; at the end, who has won."""
    say = after.words.say
    seats: tuple[Seat, ...] = (before.view.mover,)
    words = names.said(after, "picture-replay-turn", seat=seats[0])
    if after.outcome is not None:
        seats, words = standing(after).winners, victory(after)
    return page.Title(words, seats, say("picture-turn", moves=before.view.moves))
