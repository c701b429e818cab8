"""The cards on sale, with the markers of who announced them."""

from __future__ import annotations

from collections.abc import Sequence

from games.greed.components import ASSETS, GOLD, SILVER, SYMBOLS
from games.greed.state import Lot
from games.greed.symbols import on_top
from games.greed.view import View
from render import names, shapes, theme
from render.greed import parts
from render.greed.look import asset_name, symbol_mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_ROW, _SYMBOL = 82, 52
_LINES, _ACROSS = 2, 5
"""Lines of the numbers of further cards, and numbers in each."""
_HIGH, MAX_CARDS = 136, 12
"""Of the market page: a cell's height, and how many cards have room."""
_NUMBER = Pen(theme.STRONG, "bold", theme.TEXT)


def column(sheet: Sheet, scene: Scene, box: Box) -> None:
    """Beside the tracks: number, name, marker, what it needs and makes."""
    left, top, right, bottom = box
    view: View = scene.view
    shapes.panel(sheet, box)
    say = scene.words.say
    room = right - left - 28
    sheet.write((left + 14, top + 26), say("picture-on-sale"), parts.NOTE, "lm", room)
    lots, fit = view.board.market, (bottom - top - 46 - 2 * _SYMBOL) // _ROW
    # The numbers of those left out take a line.
    shown = lots if len(lots) <= fit else lots[: fit - 1]
    for place, lot in enumerate(shown):
        y = top + 46 + place * _ROW
        sheet.rule(left + 14, y, right - 14)
        _lot(sheet, scene, lot, (left + 14, y, right - 14, y + _ROW))
    _symbols(sheet, scene, box)
    y = top + 46 + len(shown) * _ROW
    sheet.rule(left + 14, y, right - 14)
    if len(shown) < len(lots):
        _rest(sheet, lots[len(shown) :], (left + 14, y + 26), room)
    elif not lots:
        words = say("picture-nothing-on-sale")
        sheet.write((left + 14, y + 36), words, parts.NOTE.but(ink=theme.FAINT), "lm", room)


def _rest(sheet: Sheet, lots: Sequence[Lot], at: tuple[int, int], room: int) -> None:
    """The numbers of the cards left out, five to a line; of still more only how many they are."""
    (x, y), pen = at, Pen(theme.NOTE, "semibold", theme.MUTED)
    most = _LINES * _ACROSS
    shown = lots if len(lots) <= most else lots[: most - 1]
    for line in range(-(-len(shown) // _ACROSS)):
        told = parts.numbers(lot.card for lot in shown[line * _ACROSS : (line + 1) * _ACROSS])
        if line == _LINES - 1 and len(shown) < len(lots):
            told = f"{told}  +{len(lots) - len(shown)}"
        sheet.write((x, y + 30 * line), told, pen, "lm", room)


def _symbols(sheet: Sheet, scene: Scene, box: Box) -> None:
    """At the foot: what is auctioned next of gold and silver, and from how much."""
    left, _, right, bottom = box
    board, words = scene.view.board, scene.words
    for pile in (GOLD, SILVER):
        symbol = on_top(board, pile)
        y = bottom - (2 - pile) * _SYMBOL
        sheet.rule(left + 14, y, right - 14)
        middle = y + _SYMBOL // 2
        if symbol is None:
            none = Pen(theme.SMALL, "semibold", theme.FAINT)
            sheet.write((left + 14, middle), theme.ABSENT, none, "lm")
            continue
        symbol_mark(sheet, symbol, (left + 14, middle - 19), 38, theme.PANEL)
        points = words.say("picture-points-short", count=SYMBOLS[symbol].points)
        small = Pen(theme.SMALL, "semibold", theme.MUTED)
        x = round(sheet.write((left + 60, middle), points, small, "lm"))
        pen, room = Pen(theme.SMALL, "bold"), right - 14 - x - 10
        floor = f"≥ {words.money(board.bases[pile])}"
        sheet.write((right - 14, middle), floor, pen, "rm", room)


def _lot(sheet: Sheet, scene: Scene, lot: Lot, box: Box) -> None:
    left, top, right, _ = box
    upper, lower = top + 24, top + 60
    x = round(sheet.write((left, upper), str(ASSETS[lot.card].number), _NUMBER, "lm")) + 10
    shapes.person(sheet, (right - 18, upper), 18, lot.owner, theme.PANEL)
    name = Pen(theme.NOTE, "medium", theme.MUTED)
    told = asset_name(scene.words, lot.card)
    sheet.write((x, upper), told, name, "lm", right - 44 - x)
    parts.work(sheet, scene.words, lot.card, (left, lower))


def cells(sheet: Sheet, scene: Scene, top: int) -> int:
    """On the market page: three in a row, each with its announcer's name; returns the foot."""
    view: View = scene.view
    wide = (theme.WIDTH - 2 * theme.MARGIN - 2 * 16) // 3
    for place, lot in enumerate(view.board.market[:MAX_CARDS]):
        left = theme.MARGIN + place % 3 * (wide + 16)
        y = top + place // 3 * (_HIGH + 16)
        _cell(sheet, scene, lot, (left, y, left + wide, y + _HIGH))
    if not view.board.market:
        box = (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, top + 70)
        parts.nothing(sheet, scene.words.say("picture-nothing-on-sale"), box)
    return top + cells_height(view)


def cells_height(view: View) -> int:
    count = min(len(view.board.market), MAX_CARDS)
    return -(-count // 3) * (_HIGH + 16) - 16 if count else 70


def _cell(sheet: Sheet, scene: Scene, lot: Lot, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    x = round(sheet.write((left + 16, top + 34), str(ASSETS[lot.card].number), _NUMBER, "lm")) + 12
    name = Pen(theme.SMALL, "semibold")
    sheet.write((x, top + 34), asset_name(scene.words, lot.card), name, "lm", right - 12 - x)
    parts.work(sheet, scene.words, lot.card, (left + 16, top + 74))
    shapes.person(sheet, (left + 32, top + 112), 16, lot.owner, theme.PANEL)
    pen = Pen(theme.NOTE, "regular", theme.MUTED)
    names.write(sheet, scene, lot.owner, (left + 56, top + 112), pen, right - left - 72)
