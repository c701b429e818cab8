"""The table of companies: who sits where, money, assets, goods, boots."""

from __future__ import annotations

from games.greed.companies import alive, company_of
from games.greed.components import CEO, FREE, LAST, NEW
from games.greed.state import Bidding, Company, Picking, Selling
from games.greed.view import View
from render import shapes, text, theme
from render.greed import parts
from render.greed.look import company_mark, company_name
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

_ROWS, _FOOT = (116, 106, 96), 10
"""Pixels of a company's two lines, the highest first, and below the last company."""
_ONE_LINE, _MARK = 60, theme.BADGE
"""Pixels of a company where two lines have no room, and of its badge."""
_BADGE = 86
_NAMES = parts.LEFT + 104
_STOCK = _NAMES + 216
"""The least distance of goods from the left."""
_OFFICES = 3
_RADII = (30, 27, 27, 25, 25, 25)
_NAME = Pen(theme.NAME, "semibold")
_FREE = Pen(52, "bold")
_SMALL = Pen(theme.WORD + 2, "medium", theme.MUTED)
_INCOME = Pen(theme.FACT, "semibold", theme.MUTED)
_CASH = 170
"""Pixels of Free Cash where a company has one line."""
_WHOLE = 260
"""Maximum pixels of the assets' numbers."""


def height(view: View, room: int) -> int:
    """Its pixels: at most `room`, if that is enough for a line each."""
    count = len(alive(view.board))
    return count * _row(count, room) + _FOOT


def table(sheet: Sheet, scene: Scene, top: int, room: int) -> None:
    view: View = scene.view
    parts.panel(sheet, top, top + height(view, room))
    numbers = alive(view.board)
    high = _row(len(numbers), room)
    draw = _in_one_line if high == _ONE_LINE else _company
    for place, number in enumerate(numbers):
        y = top + 5 + place * high
        if place:
            sheet.rule(theme.EDGE + 14, y, theme.WIDTH - theme.EDGE - 14, thick=2)
        draw(sheet, scene, number, (y, y + high))


def _row(count: int, room: int) -> int:
    return next((high for high in _ROWS if count * high + _FOOT <= room), _ONE_LINE)


def _in_one_line(sheet: Sheet, scene: Scene, number: int, ends: tuple[int, int]) -> None:
    """Officers, goods, a boot, Free Cash; name, assets and income stand on the company's page."""
    y, company = sum(ends) // 2, company_of(scene.view.board, number)
    company_mark(sheet, number, (parts.LEFT - 6, y - _MARK // 2), _MARK, theme.PANEL)
    told = scene.words.money(scene.view.board.money(number, FREE))
    sheet.write((parts.RIGHT, y), told, _INCOME.but(weight="bold", ink=theme.TEXT), "rm")
    x: float = parts.RIGHT - _CASH
    if company.boot:
        sheet.write((x, y), "▼", _INCOME.but(ink=theme.DANGER), "rm")
        x -= 50
    if told := spoken_of(scene, number):
        pen = _INCOME.but(ink=theme.GAIN if told == "✓" else theme.BRASS)
        sheet.write((x, y), told, pen, "rm")
        x -= text.width(told, pen.size, pen.weight) + 16
    left = _officers(sheet, company, y, parts.LEFT + _MARK + 12, 27) + 16
    _goods(sheet, scene, number, (left, y), x)


def _company(sheet: Sheet, scene: Scene, number: int, ends: tuple[int, int]) -> None:
    """Name, assets and Free Cash; below them officers, goods and income."""
    top, bottom = ends
    high = bottom - top
    upper, lower = top + high * 3 // 10 - (_ROWS[0] - high) // 4, top + high * 3 // 4
    company = company_of(scene.view.board, number)
    company_mark(sheet, number, (parts.LEFT - 6, (top + bottom - _BADGE) // 2), _BADGE, theme.PANEL)
    x = _free(sheet, scene, number, company, upper)
    _name(sheet, scene, number, upper, x - 24)
    end = _officers(sheet, company, lower, _NAMES)
    stop = _income(sheet, scene, number, lower) - 20
    _goods(sheet, scene, number, (max(end + 16, _STOCK), lower), stop)


def _goods(sheet: Sheet, scene: Scene, number: int, at: tuple[int, int], stop: float) -> None:
    """As many as there is room for up to `stop`; of a new company, when it begins."""
    left, y = at
    board = scene.view.board
    if company_of(board, number).since > board.year:
        pen = _SMALL.but(weight="semibold", ink=theme.NEWS, size=theme.LEAST_FACT)
        sheet.write(at, scene.words.say("picture-new"), pen, "lm", stop - left)
    else:
        room = round(stop - left)
        parts.goods(sheet, scene.words, board.stocks[number], (left, y), parts.COUNT, room)


def _free(sheet: Sheet, scene: Scene, number: int, company: Company, y: int) -> float:
    """Free Cash, before it a boot and the assets by number; returns the left edge."""
    told = scene.words.money(scene.view.board.money(number, FREE))
    sheet.write((parts.RIGHT, y), told, _FREE, "rm")
    x = parts.RIGHT - text.width(told, _FREE.size, _FREE.weight) - 20
    if company.boot:
        boot, pen = scene.words.say("picture-boot"), _INCOME.but(ink=theme.DANGER)
        sheet.write((x, y), boot, pen, "rm")
        x -= text.width(boot, pen.size, pen.weight) + 16
    if company.assets:
        numbers = parts.numbers(company.assets).replace(" ", "")
        wide = text.width(numbers, _SMALL.size, _SMALL.weight)
        sheet.write((x, y), numbers, _SMALL, "rm", _WHOLE)
        x -= min(wide, _WHOLE) + 4
    return x


def _name(sheet: Sheet, scene: Scene, number: int, y: int, end: float) -> None:
    """The name; in a sealed phase a tick if it has spoken, among bids its own."""
    told = spoken_of(scene, number)
    pen = _NAME.but(weight="bold", ink=theme.GAIN if told == "✓" else theme.BRASS)
    taken = text.width(told, pen.size, pen.weight) + 14 if told else 0
    room = end - _NAMES - taken
    name = text.shortened(company_name(scene.words, number), theme.WORD, _NAME.weight, room)
    x = sheet.write((_NAMES, y), name, _NAME, "lm", room)
    if told:
        sheet.write((x + 14, y), told, pen, "lm")


def spoken_of(scene: Scene, number: int) -> str:
    """A tick, a bid, or nothing."""
    view: View = scene.view
    match view.phase:
        case Picking(queue=queue, bids=bids) if number in queue:
            return scene.words.money(bids[queue.index(number)].amount)
        case Bidding() | Selling() if number in view.answered:
            return "✓"
        case _:
            return ""


def _officers(sheet: Sheet, company: Company, y: int, x: int, largest: int = _RADII[0]) -> int:
    """CEO first and larger, then CFO, COO and the middle; an empty ring for an empty office."""
    for office in range(max(_OFFICES, len(company.officers))):
        radius = min(_RADII[office], largest)
        if office < len(company.officers):
            seat = company.officers[office]
            shapes.person(sheet, (x + radius, y), radius, seat, theme.PANEL)
        else:
            ring = (x, y - radius, x + 2 * radius, y + radius)
            shapes.framed(sheet, ring, theme.LINE, theme.PANEL, radius, theme.STROKE)
        x += 2 * radius + (8 if office == CEO else 4)
    return x


def _income(sheet: Sheet, scene: Scene, number: int, y: int) -> float:
    """The income of this year, with a sign if it beats the year before; else that one. Returns the left edge."""
    board, words = scene.view.board, scene.words
    new, last = board.money(number, NEW), board.money(number, LAST)
    if new > last:
        told, pen = f"▲{words.money(new)}", _INCOME.but(ink=theme.GAIN)
    elif new:
        told, pen = words.money(new), _INCOME
    else:
        told, pen = words.say("picture-after", amount=last), _INCOME
    sheet.write((parts.RIGHT, y), told, pen, "rm")
    return parts.RIGHT - text.width(told, pen.size, pen.weight)
