"""The public picture: a line for each title with its shares and their holders, and what everybody has."""

from __future__ import annotations

import msgspec

from games.shark_room.state import Over, View
from render import names, question, theme
from render.scene import Picture, Scene
from render.shark_room import piles, players
from render.shark_room.look import colours
from render.sheet import Sheet
from render.standing import ended
from render.text import Pen

_STATE = Pen(theme.WORD + 2, "medium", theme.MUTED, theme.PAGE)


class Title(msgspec.Struct, frozen=True):
    """The question above a board, who is meant, and the line of state below it."""

    words: str
    seats: tuple[int, ...]
    state: str
    last_turn: str = ""
    """The words for the last turn; empty in others."""


def draw(scene: Scene) -> Picture:
    """The whole board; everything on it is public."""
    return draw_under(title(scene), scene).picture()


def title(scene: Scene) -> Title:
    view: View = scene.view
    say, is_over = scene.words.say, isinstance(view.phase, Over)
    left = say("picture-titles-left", count=view.titles)
    asked = ended(scene) if is_over else (names.asked(scene), scene.waiting.seats)
    return Title(
        words=asked[0],
        seats=asked[1],
        state=f"{left} · {say('picture-specials-left', count=view.specials)}",
        last_turn="" if view.titles or is_over else say("picture-last-turn"),
    )


def draw_under(above: Title, scene: Scene) -> Sheet:
    """The board under any question; who is waited for stands out in the table."""
    top = question.BOTH
    table = top + piles.height(scene.view) + theme.BETWEEN
    sheet = Sheet(colours(), theme.WIDTH, table + players.height(len(scene.names)) + theme.EDGE)
    question.write(sheet, above.words, "", above.seats, names.everybody(scene))
    x = theme.EDGE + 8.0
    if above.last_turn:
        pen = _STATE.but(weight="semibold", ink=theme.DANGER, size=theme.LEAST_FACT)
        x = sheet.write((x, question.STATE), above.last_turn, pen, "lm") + 28
    room = theme.WIDTH - theme.EDGE - x
    sheet.write((x, question.STATE), above.state, _STATE, "lm", room)
    piles.write(sheet, scene, top)
    sheet.seam(table, "players")
    players.write(sheet, scene, table)
    return sheet
