"""A special card as it lies in the hand: its kind, when it is played, and what it does."""

from __future__ import annotations

from games.shark_room.components import SPECIALS
from games.shark_room.hints import written
from render import shapes, text, theme
from render.scene import Words
from render.shark_room.look import KINDS, fin, special
from render.sheet import Box, Sheet
from render.text import Pen

_TOP, _LINE, _FOOT = 66, 46, 30
"""Pixels down to the name, of a line of the effect, and below the last."""
_BAR, _MOST = 16, 4
_NAME, _BODY = Pen(theme.FACT, "bold"), Pen(theme.WORD, "regular")
_ROOM = theme.WIDTH - 2 * theme.EDGE - _BAR - 48
EMPTY = 110
"""Pixels of the place of a card that is not there."""


def height(words: Words, kind: int) -> int:
    return _TOP + len(_lines(words, kind)) * _LINE + _FOOT


def draw(sheet: Sheet, words: Words, kind: int, box: Box) -> None:
    """A bar in the kind's colour; name, kind and time; the effect below."""
    left, top, right, bottom = box
    card = SPECIALS[kind]
    fill = KINDS[card.kind]
    shapes.panel(sheet, box)
    shapes.panel(sheet, (left + 10, top + 14, left + 10 + _BAR, bottom - 14), fill, radius=6)
    x, y = left + _BAR + 30, top + 42
    if card.kind == "illegal":
        fin(sheet, (x + 18, y), theme.PANEL, fill, 20)
        x += 50
    told = f"{words.say(f'kind-{card.kind}')} · {words.say(f'timing-{card.timing}')}"
    note = Pen(theme.WORD, "medium", fill)
    sheet.write((right - 20, y), told, note, "rm")
    end = right - 20 - text.width(told, note.size, note.weight) - 24
    sheet.write((x, y), special(words, kind), _NAME, "lm", end - x)
    for number, line in enumerate(_lines(words, kind)):
        at = (left + _BAR + 30, top + _TOP + 28 + number * _LINE)
        sheet.write(at, line, _BODY, "lm", _ROOM)


def nothing(sheet: Sheet, box: Box) -> None:
    """The place of a card that is not there."""
    shapes.framed(sheet, box, theme.RAISED, theme.PAGE, theme.RADIUS, theme.STROKE)
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    sheet.write(middle, theme.ABSENT, Pen(theme.LEAD, "bold", theme.FAINT, theme.PAGE), "mm")


def effect(words: Words, kind: int) -> str:
    """What is written on the card, with the numbers of the box."""
    note = written(kind)
    return words.say(f"hint-{note.key}", **note.facts)


def _lines(words: Words, kind: int) -> tuple[str, ...]:
    return text.wrapped(effect(words, kind), _BODY.size, _BODY.weight, _ROOM, _MOST)
