"""The price table: cost, development and risk of blackout of cells by their yield."""

from __future__ import annotations

from games.core.kinds import kind_of
from games.impero.components import BOX, YIELDS, blackout_risk, developing, price
from games.impero.kinds import kinds
from render import amounts, question, shapes, table, text, theme
from render.impero.look import colours
from render.impero.parts import LEFT, RIGHT
from render.scene import Picture, Words
from render.sheet import Sheet
from render.text import Pen

_ROW, _HEAD = 84, 136
_RIGHTS = (134, 302, 474)
"""The right edges of yield, price and development."""
_RISKS, _RISK = 610, 137
"""The right edge of the first risk, and pixels from one to the next."""
_NOTES = ("sheet-tariff-rent", "sheet-tariff-risk")
_FIGURE, _CHANCE = Pen(theme.LEAST_FACT, "bold"), Pen(theme.WORD, "medium")


def draw(words: Words) -> Picture:
    top = question.ALONE
    high = top + _HEAD + len(YIELDS) * _ROW + 12
    note = Pen(theme.WORD, "regular", theme.MUTED, theme.PAGE)
    room = RIGHT - LEFT
    told = [
        line
        for key in _NOTES
        for line in text.wrapped(words.say(key), note.size, note.weight, room, 3)
    ]
    sheet = Sheet(colours(), theme.WIDTH, high + len(told) * 48 + 16 + theme.EDGE)
    question.write(sheet, words.say("sheet-prices"))
    shapes.panel(sheet, (theme.EDGE, top, theme.WIDTH - theme.EDGE, high))
    _heads(sheet, words, top)
    rows = table.rows(sheet, top + _HEAD, [_ROW] * len(YIELDS), is_headed=True)
    for dollars, row in zip(YIELDS, rows, strict=True):
        _line(sheet, words, dollars, row)
    for number, line in enumerate(told):
        sheet.write((LEFT, high + 36 + number * 48), line, note, "lm", room)
    return sheet.picture()


def tell(words: Words) -> str:
    """The price table in words, with the risks at the least stability; at last those at each."""
    told, risks = [f"{words.say('sheet-prices')}."], list[str]()
    for dollars in YIELDS:
        facts = {"dollars": dollars, "price": price(dollars), "cost": developing(dollars)}
        told.append(words.say("alt-tariff", chance=blackout_risk(dollars, 0), **facts))
        each = ", ".join(risk(words, dollars, one) for one in range(BOX.stability.levels))
        risks.append(words.say("text-risks", dollars=dollars, told=each))
    notes = map(words.say, _NOTES)
    return " ".join((*told, *notes, *risks))


def risk(words: Words, dollars: int, stability: int) -> str:
    """Per cent with up to two digits after the point: 0.14%, 3.5%."""
    return words.value(kind_of(kinds, "chance"), blackout_risk(dollars, stability))


def _heads(sheet: Sheet, words: Words, top: int) -> None:
    """Two lines: what a cell costs, each word above its column; the risks by stability."""
    pen = Pen(theme.WORD, "regular", theme.MUTED)
    keys = ("sheet-head-yield", "sheet-head-buy", "sheet-head-develop")
    edge = 0
    for key, right in zip(keys, _RIGHTS, strict=True):
        # Long heads stand in two lines rather than in small letters.
        told = text.wrapped(words.say(key), pen.size, pen.weight, right - edge - 12, 2)
        for line, head in enumerate(told):
            y = top + 96 - 44 * (len(told) - 1 - line)
            sheet.write((right, y), head, pen, "rm", right - (edge + 8 if edge else LEFT - 30))
        edge = right
    title = text.wrapped(words.say("sheet-head-risk"), pen.size, pen.weight, RIGHT - 480, 2)
    sheet.write((RIGHT, top + 40), " ".join(title), pen, "rm", RIGHT - _RIGHTS[-1] - 8)
    for stability in range(BOX.stability.levels):
        right = _RISKS + stability * _RISK
        sheet.write((right, top + 96), str(stability + 1), pen, "rm")


def _line(sheet: Sheet, words: Words, dollars: int, row: table.Row) -> None:
    cost = developing(dollars)
    told = (
        amounts.whole(words.money(dollars * 100)),
        words.money(price(dollars)),
        words.money(cost) if cost else theme.ABSENT,
    )
    for right, amount in zip(_RIGHTS, told, strict=True):
        table.value(sheet, table.Column(right, 166, pen=_FIGURE), row, amount)
    for stability in range(BOX.stability.levels):
        column = table.Column(_RISKS + stability * _RISK, _RISK - 8, pen=_CHANCE)
        table.value(sheet, column, row, risk(words, dollars, stability), theme.MUTED)
