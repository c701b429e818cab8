"""The printed tables: what each price pays, and what the dice show."""

from __future__ import annotations

from games.owners_choice.components import (
    BOX,
    COUNT,
    DICE,
    DIVIDENDS,
    PRICES,
    SIDES_OF,
    counted,
)
from render import lines as spoken
from render import question, shapes, text, theme
from render.owners_choice.look import colours, die, mark
from render.scene import Picture, Words
from render.sheet import Box, Sheet
from render.text import Pen

_LADDER, _ROW = 246, 100
_DIE, _STEP = 80, 88
_LABELS, _NAMES = 330, 230
"""From the left edge: the first die; the room of the names before it."""
_NOTE = Pen(theme.WORD, "regular", theme.MUTED)


def draw(words: Words) -> Picture:
    """Prices and dividends above, the six dice below."""
    left, right, top = theme.EDGE, theme.WIDTH - theme.EDGE, question.BOTH
    below = top + _LADDER + theme.BETWEEN
    end = below + len(DICE) * _ROW + 20
    sheet = Sheet(colours(), theme.WIDTH, end + theme.EDGE)
    question.write(sheet, words.say("picture-tables"), words.say("picture-tables-note"))
    _ladder(sheet, words, (left, top, right, top + _LADDER))
    shapes.panel(sheet, (left, below, right, end))
    for which in range(len(DICE)):
        y = below + 10 + which * _ROW
        if which:
            sheet.rule(left + 14, y, right - 14)
        _die(sheet, words, which, y + _ROW // 2)
    return sheet.picture()


def tell(words: Words) -> str:
    """The same in words."""
    pairs = zip(PRICES, DIVIDENDS, strict=True)
    ladder = ", ".join(f"{words.money(price)} {words.money(pays)}" for price, pays in pairs)
    parts = [f"{words.say('picture-tables')}. {words.say('alt-ladder')}: {ladder}."]
    parts += [words.say("alt-die", die=die, faces=counted(die)) for die in range(len(DICE))]
    return spoken.heard(words, " ".join(parts))


def _ladder(sheet: Sheet, words: Words, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    room = 170
    sheet.write((left + 22, top + 48), words.say("picture-head-price"), _NOTE, "lm", room)
    sheet.write((left + 22, top + 104), words.say("picture-head-pays"), _NOTE, "lm", room)
    wide = (right - left - room - 30) / len(PRICES)
    for rung, price in enumerate(PRICES):
        x = left + room + 20 + (rung + 0.5) * wide
        sheet.write((x, top + 48), str(price), Pen(theme.WORD, "bold"), "mm")
        pays = Pen(theme.WORD, "semibold", theme.BRASS)
        sheet.write((x, top + 104), str(DIVIDENDS[rung]), pays, "mm")
    money = BOX.money
    fees = words.say(
        "picture-fees", cost=money.fee, amount=money.high_fee, price=money.high_fee_from
    )
    told = text.wrapped(fees, _NOTE.size, _NOTE.weight, right - left - 44, 2)
    for number, line in enumerate(told):
        sheet.write((left + 22, top + 164 + 46 * number), line, _NOTE, "lm", right - left - 44)


def _die(sheet: Sheet, words: Words, which: int, middle: int) -> None:
    """Its name, its six faces, and what the rarer ones are."""
    left = theme.EDGE
    x = left + 18
    if which < COUNT:
        mark(sheet, words, which, (x + 30, middle), 60)
    told = words.say("picture-die", die=which)
    name = Pen(theme.WORD, "medium", theme.TEXT)
    lines = text.wrapped(told[:1].upper() + told[1:], name.size, name.weight, _NAMES, 2)
    _lines(sheet, lines, (x + 76, middle), name, _NAMES)
    for number, face in enumerate(SIDES_OF[which]):
        at = (left + _LABELS + _DIE // 2 + number * _STEP, middle)
        die(sheet, which, face, at, _DIE, theme.PANEL)
    x = left + _LABELS + len(SIDES_OF[which]) * _STEP + 14
    note, room = _NOTE.but(size=theme.STUDY), theme.WIDTH - theme.EDGE - 16 - x
    told = words.say(f"note-die-{DICE[which]}")
    _lines(sheet, text.wrapped(told, note.size, note.weight, room, 2), (x, middle), note, room)


def _lines(sheet: Sheet, told: tuple[str, ...], at: tuple[int, int], pen: Pen, room: float) -> None:
    """One or two lines around a middle."""
    step = pen.size + 6
    for number, line in enumerate(told):
        y = at[1] + step * number - step * (len(told) - 1) / 2
        sheet.write((at[0], y), line, pen, "lm", room)
