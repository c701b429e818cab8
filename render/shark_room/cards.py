"""A special card as it lies in the hand: its kind, when it is played, and what it does."""

from __future__ import annotations

from games.core.words import Fact
from games.shark_room.components import (
    SPECIALS,
    Extend,
    Gain,
    Inflate,
    Look,
    Own,
    Paint,
    Steal,
    Tax,
    effect_of,
)
from render import shapes, text, theme
from render.scene import Words
from render.shark_room.look import KINDS, fin, special
from render.sheet import Box, Sheet
from render.text import Pen

HEIGHT = 322
_BAR, _LINE, _MOST = 58, 31, 5


def draw(sheet: Sheet, words: Words, kind: int, box: Box) -> None:
    left, top, right, bottom = box
    card = SPECIALS[kind]
    fill = KINDS[card.kind]
    shapes.panel(sheet, box, fill)
    inner_shape = shapes.rounded(right - left - 8, bottom - top - _BAR - 4, 14)
    sheet.stamp(inner_shape, (left + 4, top + _BAR), theme.PANEL, fill)
    x = left + 18
    if card.kind == "illegal":
        fin(sheet, (x + 12, top + _BAR // 2), fill, theme.INK)
        x += 36
    told = words.say(f"kind-{card.kind}")
    sheet.write((x, top + _BAR // 2), told, Pen(theme.SMALL, "bold", theme.on(fill), fill), "lm")
    note = Pen(theme.NOTE, "semibold", theme.on(fill), fill)
    when = words.say(f"timing-{card.timing}")
    room = right - 18 - x - text.width(told, theme.SMALL, "bold") - 16
    sheet.write((right - 18, top + _BAR // 2), when, note, "rm", room)
    name = Pen(theme.STRONG, "bold")
    inner = right - left - 36
    y = top + _BAR + 40
    for line in text.wrapped(special(words, kind), name.size, name.weight, inner, 2):
        sheet.write((left + 18, y), line, name, "ls", inner)
        y += 38
    y += 4
    body = Pen(theme.SMALL, "regular", theme.TEXT)
    for line in text.wrapped(effect(words, kind), body.size, body.weight, inner, _MOST):
        sheet.write((left + 18, y), line, body, "ls", inner)
        y += _LINE


def nothing(sheet: Sheet, box: Box) -> None:
    """The place of a card that is not there."""
    shapes.framed(sheet, box, theme.RAISED, theme.PAGE, theme.RADIUS, 3)
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    sheet.write(middle, theme.ABSENT, Pen(theme.TITLE, "bold", theme.FAINT, theme.PAGE), "mm")


def effect(words: Words, kind: int) -> str:
    """What is written on the card, with the numbers of the box."""
    key, facts = _written(kind)
    return words.say(f"does-{key}", **facts)


def _written(kind: int) -> tuple[str, dict[str, Fact]]:
    one = effect_of(kind)
    key = type(one).__name__.lower()
    match one:
        case Tax(amount=each, most=cap):
            return key, {"each": each, "cap": cap}
        case Steal(amount=amount, per_shark=each, most=cap):
            return key, {"amount": amount, "each": each, "cap": cap}
        case Gain(amount=amount):
            return key, {"amount": amount}
        case Extend(count=count) | Look(count=count) | Paint(count=count) | Inflate(count=count):
            return key, {"count": count}
        case Own(price=amount, income=gain):
            return key, {"amount": amount, "gain": gain}
        case _:
            return key, {}
