"""The printed tables: what each price pays, and what the dice show."""

from __future__ import annotations

from games.owners_choice.components import (
    BOX,
    COUNT,
    DICE,
    DIVIDENDS,
    FACES,
    PRICES,
    SIDES_OF,
)
from render import headline, shapes, text, theme
from render.owners_choice.look import colours, die, mark
from render.scene import Picture, Words
from render.sheet import Box, Sheet
from render.text import Pen

_LADDER, _ROW = 176, 88
_DIE = 64
_LABELS = 330


def draw(words: Words) -> Picture:
    """Prices and dividends above, the six dice below."""
    left, right, top = theme.MARGIN, theme.WIDTH - theme.MARGIN, headline.TOP
    below = top + _LADDER + theme.GAP
    end = below + len(DICE) * _ROW + 24
    sheet = Sheet(colours(), theme.WIDTH, end + theme.MARGIN)
    title, note = words.say("picture-tables"), words.say("picture-tables-note")
    headline.write(sheet, headline.Headline(title, words.say("game-owners_choice"), note))
    _ladder(sheet, words, (left, top, right, top + _LADDER))
    shapes.panel(sheet, (left, below, right, end))
    for which in range(len(DICE)):
        y = below + 12 + which * _ROW
        if which:
            sheet.rule(left + 16, y, right - 16)
        _die(sheet, words, which, y + _ROW // 2)
    return sheet.picture()


def tell(words: Words) -> str:
    """The same in words."""
    pairs = zip(PRICES, DIVIDENDS, strict=True)
    ladder = ", ".join(f"{words.money(price)} {words.money(pays)}" for price, pays in pairs)
    parts = [f"{words.say('picture-tables')}. {words.say('alt-ladder')}: {ladder}."]
    for which, faces in enumerate(SIDES_OF):
        numbers = tuple(FACES.index(face) for face in faces)
        parts.append(words.say("alt-die", die=which, faces=numbers))
    return " ".join(parts)


def _ladder(sheet: Sheet, words: Words, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    label = Pen(theme.SMALL, "semibold", theme.MUTED)
    sheet.write((left + 20, top + 50), words.say("picture-head-price"), label, "lm", 150)
    sheet.write((left + 20, top + 104), words.say("picture-head-dividend"), label, "lm", 150)
    wide = (right - left - 200) / len(PRICES)
    for rung, price in enumerate(PRICES):
        x = left + 180 + (rung + 0.5) * wide
        sheet.write((x, top + 50), str(price), Pen(theme.STRONG, "bold"), "mm")
        pays = Pen(theme.BODY, "semibold", theme.GAIN)
        sheet.write((x, top + 104), str(DIVIDENDS[rung]), pays, "mm")
    money = BOX.money
    fees = words.say(
        "picture-fees", cost=money.fee, amount=money.high_fee, price=money.high_fee_from
    )
    note = Pen(theme.NOTE, "regular", theme.MUTED)
    sheet.write((left + 20, top + 150), fees, note, "lm", right - left - 40)


def _die(sheet: Sheet, words: Words, which: int, middle: int) -> None:
    """Its name, its six faces, and what the rarer ones are."""
    left = theme.MARGIN
    x = left + 20
    if which < COUNT:
        mark(sheet, words, which, (x + 24, middle), 48)
    told = words.say("picture-die", die=which)
    pen = Pen(theme.BODY, "semibold")
    sheet.write((x + 66, middle), told[:1].upper() + told[1:], pen, "lm", _LABELS - 80)
    for number, face in enumerate(SIDES_OF[which]):
        at = (left + _LABELS + 46 + number * (_DIE + 12), middle)
        die(sheet, which, face, at, _DIE, theme.PANEL)
    x = left + _LABELS + 46 + len(SIDES_OF[which]) * (_DIE + 12) - 16
    note = Pen(theme.NOTE, "regular", theme.MUTED)
    room = theme.WIDTH - theme.MARGIN - 16 - x
    lines = text.wrapped(words.say(f"note-die-{DICE[which]}"), note.size, note.weight, room, 2)
    for line, told in enumerate(lines):
        y = middle + 30 * line - 15 * (len(lines) - 1)
        sheet.write((x, y), told, note, "lm", room)
