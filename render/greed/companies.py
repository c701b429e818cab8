"""The table of companies: who sits where, money, assets, goods, boots."""

from __future__ import annotations

from games.greed.companies import alive, company_of
from games.greed.components import CEO, FREE, LAST, NEW
from games.greed.state import Bidding, Company, Selling
from games.greed.view import View
from render import shapes, text, theme
from render.greed import parts
from render.greed.look import company_mark, company_name
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

_HEAD, _ROW, _FOOT = 46, 78, 8
_NAMES = parts.LEFT + 66
_OFFICES = (404, 462, 520)
"""Middles of the discs of CEO, CFO and COO."""
_MIDDLE = 556
_GOODS, _FREE, _INCOME = 664, 1004, parts.RIGHT
_LAST = 140
"""Pixels of the income of the year before; more needs its words' room."""
_PEN = Pen(theme.NOTE, "regular", theme.MUTED)


def height(view: View) -> int:
    return _HEAD + len(alive(view.board)) * _ROW + _FOOT


def table(sheet: Sheet, scene: Scene, top: int) -> None:
    view: View = scene.view
    parts.panel(sheet, top, top + height(view))
    _heads(sheet, scene, top + 26)
    for place, number in enumerate(alive(view.board)):
        y = top + _HEAD + place * _ROW
        sheet.rule(theme.MARGIN + 14, y, theme.WIDTH - theme.MARGIN - 14)
        _row(sheet, scene, number, y)


def _heads(sheet: Sheet, scene: Scene, y: int) -> None:
    say = scene.words.say
    sheet.write((parts.LEFT, y), say("picture-companies"), _PEN, "lm")
    for x, key in zip(_OFFICES, ("ceo", "cfo", "coo"), strict=True):
        sheet.write((x, y), say(f"office-{key}"), _PEN, "mm")
    sheet.write((_MIDDLE, y), say("picture-middle"), _PEN, "lm", _GOODS - _MIDDLE - 14)
    sheet.write((_GOODS, y), say("picture-goods"), _PEN, "lm")
    room = _INCOME - _FREE - 20
    sheet.write((_FREE, y), say("picture-free-cash"), _PEN, "rm", 160)
    sheet.write((_INCOME, y), say("picture-income"), _PEN, "rm", room)


def _row(sheet: Sheet, scene: Scene, number: int, top: int) -> None:
    view: View = scene.view
    board, words = view.board, scene.words
    company = company_of(board, number)
    upper, lower, middle = top + 25, top + 55, top + _ROW // 2
    company_mark(sheet, number, (parts.LEFT, middle - 26), 52, theme.PANEL)
    name = Pen(theme.SMALL, "semibold")
    room = _OFFICES[CEO] - 30 - _NAMES
    sheet.write((_NAMES, upper), company_name(words, number), name, "lm", room)
    _beneath(sheet, scene, number, company, (_NAMES, lower, _OFFICES[CEO] - 30))
    _officers(sheet, company, middle)
    if company.since > board.year:
        fresh = Pen(theme.SMALL, "semibold", theme.NEWS)
        sheet.write((_GOODS, middle), words.say("picture-new"), fresh, "lm", _FREE - 134 - _GOODS)
    else:
        _stock(sheet, scene, board.stocks[number], (upper, lower, middle))
    _money(sheet, scene, number, company, (upper, lower, middle))


def _beneath(
    sheet: Sheet, scene: Scene, number: int, company: Company, at: tuple[int, int, int]
) -> None:
    """Its assets by number; in a sealed phase a tick if it has spoken."""
    left, y, right = at
    view, say = scene.view, scene.words.say
    told = parts.numbers(company.assets) or say("picture-no-asset")
    pen = Pen(theme.SMALL, "medium", theme.MUTED if company.assets else theme.FAINT)
    sheet.write((left, y), told, pen, "lm", right - left - 30)
    if number in view.answered and isinstance(view.phase, Bidding | Selling):
        sheet.write((right, y), "✓", Pen(theme.SMALL, "bold", theme.GAIN), "rm")


def _officers(sheet: Sheet, company: Company, y: int) -> None:
    """CEO, CFO and COO under their heads; an empty ring for an empty office."""
    for office, x in enumerate(_OFFICES):
        if office < len(company.officers):
            radius = 25 if office == CEO else 21
            shapes.person(sheet, (x, y), radius, company.officers[office], theme.PANEL)
        else:
            shapes.framed(sheet, (x - 19, y - 19, x + 19, y + 19), theme.LINE, theme.PANEL, 19)
    for place, seat in enumerate(company.officers[3:]):
        shapes.person(sheet, (_MIDDLE + 16 + place * 35, y), 16, seat, theme.PANEL)


def _stock(sheet: Sheet, scene: Scene, stock: tuple[int, ...], lines: tuple[int, int, int]) -> None:
    """Goods on one line or, if they are many kinds, on two."""
    upper, lower, middle = lines
    kinds = [product for product, count in enumerate(stock) if count]
    room = _FREE - 116 - _GOODS
    if not kinds:
        sheet.write((_GOODS, middle), theme.ZERO, _PEN.but(ink=theme.FAINT), "lm")
        return
    fits = 3
    if len(kinds) <= fits:
        parts.goods(sheet, scene.words, stock, (_GOODS, middle), parts.COUNT, room)
        return
    first = tuple(count if product in kinds[:fits] else 0 for product, count in enumerate(stock))
    rest = tuple(0 if product in kinds[:fits] else count for product, count in enumerate(stock))
    parts.goods(sheet, scene.words, first, (_GOODS, upper - 4), parts.COUNT, room)
    parts.goods(sheet, scene.words, rest, (_GOODS, lower + 4), parts.COUNT, room)


def _money(
    sheet: Sheet, scene: Scene, number: int, company: Company, lines: tuple[int, int, int]
) -> None:
    """Free Cash, a boot beneath; this year's income above last year's."""
    board, words = scene.view.board, scene.words
    upper, lower, middle = lines
    free = Pen(theme.STRONG, "bold")
    told = words.money(board.money(number, FREE))
    sheet.write((_FREE, upper if company.boot else middle), told, free, "rm", 116)
    if company.boot:
        boot = words.say("picture-boot")
        pen = Pen(theme.NOTE, "semibold", theme.INK, theme.DANGER)
        shapes.pill(sheet, (_FREE, lower + 2), boot, pen, theme.PANEL, "r")
    new, last = board.money(number, NEW), board.money(number, LAST)
    hue = theme.GAIN if new > last else theme.TEXT
    told = f"▲{words.money(new)}" if new > last else words.money(new)
    sheet.write((_INCOME, upper), told, Pen(theme.BODY, "bold", hue), "rm", 136)
    before = words.say("picture-after", amount=last)
    if text.width(before, _PEN.size, _PEN.weight) > _LAST:
        before = words.money(last)
    sheet.write((_INCOME, lower), before, _PEN, "rm", _LAST)
