"""The price table: cost, development and risk of blackout of cells by their yield."""

from __future__ import annotations

from games.core.kinds import kind_of
from games.impero.components import BOX, YIELDS, blackout_risk, developing, price
from games.impero.kinds import kinds
from render import headline, shapes, theme
from render.impero.look import colours
from render.impero.parts import LEFT, RIGHT
from render.scene import Picture, Words
from render.sheet import Sheet
from render.text import Pen

_ROW, _HEAD = 66, 104
_RIGHTS = (168, 372, 540)
"""The right edges of yield, price and development."""
_RISKS, _RISK = 658, 124
"""The right edge of the first risk, and pixels from one to the next."""
_NOTES = 88


def draw(words: Words) -> Picture:
    high = _HEAD + len(YIELDS) * _ROW + 12
    sheet = Sheet(colours(), theme.WIDTH, headline.TOP + high + _NOTES)
    title, note = words.say("sheet-prices"), words.say("sheet-prices-note")
    headline.write(sheet, headline.Headline(words=title, title="Impero", note=note))
    top = headline.TOP
    shapes.panel(sheet, (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + high))
    _heads(sheet, words, top)
    for number, dollars in enumerate(YIELDS):
        y = top + _HEAD + number * _ROW
        sheet.rule(theme.MARGIN + 12, y, theme.WIDTH - theme.MARGIN - 12)
        _line(sheet, words, dollars, y + _ROW // 2)
    pen = Pen(theme.NOTE, "regular", theme.MUTED, theme.PAGE)
    for place, key in enumerate(("sheet-tariff-rent", "sheet-tariff-risk")):
        at = (LEFT, top + high + 26 + place * 32)
        sheet.write(at, words.say(key), pen, "lm", RIGHT - LEFT)
    return sheet.picture()


def tell(words: Words) -> str:
    """The price table in words, with the risks at the least stability."""
    told = [f"{words.say('sheet-prices')}."]
    for dollars in YIELDS:
        facts = {"dollars": dollars, "price": price(dollars), "cost": developing(dollars)}
        told.append(words.say("alt-tariff", chance=blackout_risk(dollars, 0), **facts))
    return " ".join([*told, words.say("sheet-tariff-rent"), words.say("sheet-tariff-risk")])


def risk(words: Words, dollars: int, stability: int) -> str:
    """Per cent with up to two digits after the point: 0.14%, 3.5%."""
    return words.value(kind_of(kinds, "chance"), blackout_risk(dollars, stability))


def _heads(sheet: Sheet, words: Words, top: int) -> None:
    pen = Pen(theme.SMALL, "semibold", theme.MUTED)
    keys = ("sheet-head-yield", "sheet-head-buy", "sheet-head-develop")
    room = _RIGHTS[0] - LEFT
    for key, right in zip(keys, _RIGHTS, strict=True):
        sheet.write((right, top + 74), words.say(key), pen, "rm", room)
        room = 184 if right == _RIGHTS[0] else 150
    title = words.say("sheet-head-risk")
    sheet.write((RIGHT, top + 32), title, pen, "rm", RIGHT - 560)
    for stability in range(BOX.stability.levels):
        right = _RISKS + stability * _RISK
        sheet.write((right, top + 74), str(stability + 1), pen, "rm")


def _line(sheet: Sheet, words: Words, dollars: int, y: int) -> None:
    pen, cost = Pen(theme.STRONG, "bold"), developing(dollars)
    told = (
        words.money(dollars * 100),
        words.money(price(dollars)),
        words.money(cost) if cost else theme.ABSENT,
    )
    for right, amount in zip(_RIGHTS, told, strict=True):
        sheet.write((right, y), amount, pen.but(size=theme.BODY), "rm", 160)
    plain = Pen(theme.BODY, "medium", theme.MUTED)
    for stability in range(BOX.stability.levels):
        right = _RISKS + stability * _RISK
        sheet.write((right, y), risk(words, dollars, stability), plain, "rm", _RISK - 12)
