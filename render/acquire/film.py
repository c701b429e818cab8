"""A whole game as an animated picture: the board after each turn at half its size."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from games.core.contract import Waiting
from games.core.words import Seat
from render import film, headline, names
from render.acquire import page
from render.acquire.look import colours
from render.scene import Scene
from render.standing import standing, victory


def draw(scenes: Sequence[Scene]) -> bytes:
    """A GIF of all turns, in the order of the scenes, which may be one for each entry."""
    return film.draw(scenes, _board, colours().image)


def _board(before: Scene, after: Scene) -> Image.Image:
    title = _title(before, after)
    seats = tuple(Seat(seat) for seat in title.seats)
    # The table highlights who is waited for; here it is the player of the turn that is shown.
    scene = replace(after, waiting=Waiting(seats, ()))
    return page.draw_under(title, scene).picture().image


def _title(before: Scene, after: Scene) -> headline.Headline:
    """The headline of a turn: player and tile, or at the end the winners."""
    view = after.view
    seats: tuple[Seat, ...] = (before.view.mover,)
    if after.outcome is not None:
        seats, words = standing(after).winners, victory(after)
    elif view.last is None:
        words = names.said(after, "picture-replay-start")
    else:
        words = names.said(after, "picture-replay-turn", seat=seats[0], cell=view.last)
    note = after.words.say("picture-turn", turn=before.view.moves)
    return headline.Headline(words, names.table(after), note, seats, names.everybody(after))
