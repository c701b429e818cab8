"""The public picture: the ring round the prices, the players below."""

from __future__ import annotations

import msgspec

from games.owners_choice.state import View
from render import names, question, theme
from render.owners_choice import ladder, players, ring
from render.owners_choice.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.standing import ended

_CORNER = ((theme.WIDTH - ring.WIDE) // 2, question.ALONE + 4)
_INSIDE = 12
"""Between the ring and the panel in it."""


class Title(msgspec.Struct, frozen=True):
    """The question above a board, and who is meant."""

    words: str
    seats: tuple[int, ...]


def draw(scene: Scene) -> Picture:
    """The whole board as the view's owner may see it."""
    is_open = bool(scene.waiting.seats)
    told = (names.asked(scene), scene.waiting.seats) if is_open else ended(scene)
    return draw_under(Title(*told), scene).picture()


def draw_under(title: Title, scene: Scene) -> Sheet:
    """The board under any question; the player who is waited for stands out in the table."""
    view: View = scene.view
    left, top = _CORNER
    table = top + ring.HIGH + theme.BETWEEN
    sheet = Sheet(colours(), theme.WIDTH, table + players.height(len(scene.names)) + theme.EDGE)
    question.write(sheet, title.words, "", title.seats, names.everybody(scene))
    ring.draw(sheet, scene.words, view, _CORNER)
    inset = ring.CELL + _INSIDE
    box = (left + inset, top + inset, left + ring.WIDE - inset, top + ring.HIGH - inset)
    ladder.draw(sheet, scene, box)
    players.write(sheet, scene, table)
    return sheet
