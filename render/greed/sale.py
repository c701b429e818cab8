"""The cards on sale, with the discs of who announced them, and the next symbols."""

from __future__ import annotations

from collections.abc import Sequence

from games.greed.components import ASSETS, GOLD, MAKES, NEEDS, SILVER, SYMBOLS
from games.greed.prices import market_value
from games.greed.state import Board, Lot
from games.greed.symbols import on_top
from games.greed.view import View
from render import shapes, text, theme
from render.greed import parts
from render.greed.look import asset_name, symbol_mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_ROW, _GAP = 72, 8
_ROWS = 3
"""Maximum lines on the board; the last place is that of the symbols."""
_WIDE = (theme.WIDTH - 2 * theme.EDGE - 12) // 2
_HIGH, MAX_CARDS = 132, 12
"""The market page: a cell's height, and how many cards have room."""
_HEAD, _TALL, _FLAT, _MANY, _WORK = 52, 96, 88, 8, 592
"""While they are bid for: heights of the heads and of a line, lines that are tall, where the work begins."""
_NUMBER = Pen(50, "bold")
_DISC = 27


def height(view: View) -> int:
    """The height of the lines on the board."""
    rows = _rows(view)
    return rows * (_ROW + _GAP) - _GAP


def draw(sheet: Sheet, scene: Scene, top: int) -> None:
    """Two in a row: number, what it makes of what, who announced it; the symbols come last."""
    lots = scene.view.board.market
    places = _rows(scene.view) * 2 - 1
    # The numbers of those left out take a place.
    shown = lots if len(lots) <= places else lots[: places - 1]
    for place, lot in enumerate(shown):
        _line(sheet, scene, lot, _place(place, top))
    if len(shown) < len(lots):
        _rest(sheet, lots[len(shown) :], _place(places - 1, top))
    else:
        for place in range(len(shown), places):
            words = theme.ABSENT if lots else scene.words.say("picture-nothing-on-sale")
            parts.nothing(sheet, words, _place(place, top))
    _symbols(sheet, scene, _place(places, top))


def _rows(view: View) -> int:
    return min(_ROWS, (len(view.board.market) + 2) // 2)


def _place(number: int, top: int) -> Box:
    row, column = divmod(number, 2)
    left, upper = theme.EDGE + column * (_WIDE + 12), top + row * (_ROW + _GAP)
    return left, upper, left + _WIDE, upper + _ROW


def _line(sheet: Sheet, scene: Scene, lot: Lot, box: Box) -> None:
    left, top, right, bottom = box
    y = (top + bottom) // 2
    shapes.panel(sheet, box)
    sheet.write((left + 18, y), str(ASSETS[lot.card].number), _NUMBER, "lm")
    parts.work(sheet, scene.words, lot.card, (left + 96, y))
    shapes.person(sheet, (right - 42, y), _DISC, lot.owner, theme.PANEL)


def _rest(sheet: Sheet, lots: Sequence[Lot], box: Box) -> None:
    """The numbers of the cards left out, as many as there is room for, and how many more."""
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    pen, room = Pen(theme.NAME, "bold", theme.MUTED), right - left - 36
    cards = [lot.card for lot in lots]
    ways = [parts.numbers(cards)]
    ways += [f"{parts.numbers(cards[:count])} +{len(cards) - count}" for count in range(5, -1, -1)]
    told = next(way for way in ways if text.width(way, pen.size, pen.weight) <= room)
    sheet.write((left + 18, (top + bottom) // 2), told, pen, "lm")


def _symbols(sheet: Sheet, scene: Scene, box: Box) -> None:
    """What is auctioned next of gold and silver: its points, and from how much."""
    left, top, right, bottom = box
    board, words, y = scene.view.board, scene.words, (top + bottom) // 2
    shapes.panel(sheet, box)
    half = (right - left) // 2
    for pile in (GOLD, SILVER):
        symbol, x = on_top(board, pile), left + 10 + pile * half
        if symbol is None:
            sheet.write((x, y), theme.ABSENT, _NUMBER.but(ink=theme.FAINT), "lm")
            continue
        symbol_mark(sheet, symbol, (x, y - 27), 54, theme.PANEL)
        told = words.say("picture-points-mark", count=SYMBOLS[symbol].points)
        end = sheet.write((x + 64, y), told, Pen(theme.NAME, "bold"), "lm") + 10
        pen, room = Pen(theme.LEAST_FACT, "semibold", theme.MUTED), x + half - 14 - end
        floor = words.money(board.bases[pile])
        if text.width(f"≥{floor}", theme.WORD, pen.weight) <= room:
            floor = f"≥{floor}"
        sheet.write((end, y), floor, pen, "lm", room)


def cells(sheet: Sheet, scene: Scene, top: int) -> None:
    """On the market page: two in a row, each with its name."""
    view: View = scene.view
    for place, lot in enumerate(view.board.market[:MAX_CARDS]):
        row, column = divmod(place, 2)
        left, y = theme.EDGE + column * (_WIDE + 12), top + row * (_HIGH + 12)
        _cell(sheet, scene, lot, (left, y, left + _WIDE, y + _HIGH))
    if not view.board.market:
        box = (theme.EDGE, top, theme.WIDTH - theme.EDGE, top + _ROW)
        parts.nothing(sheet, scene.words.say("picture-nothing-on-sale"), box)


def choice_height(count: int) -> int:
    """The height of so many cards that are chosen from, a line each."""
    return _HEAD + _line_height(count) * count + 8


def choice(
    sheet: Sheet, scene: Scene, title: str, cards: Sequence[tuple[int, int | None]], top: int
) -> None:
    """A line each, with who announced it, what it makes and what that is worth a year."""
    say, high = scene.words.say, _line_height(len(cards))
    parts.panel(sheet, top, top + choice_height(len(cards)))
    y, muted = top + _HEAD // 2, Pen(theme.WORD, "regular", theme.MUTED)
    sheet.write((parts.LEFT, y), title, muted, "lm", _WORK - parts.LEFT - 14)
    sheet.write((_WORK, y), say("picture-makes"), muted, "lm")
    sheet.write((parts.RIGHT, y), say("picture-a-year"), muted, "rm")
    for place, (card, owner) in enumerate(cards):
        line = top + _HEAD + place * high
        sheet.rule(theme.EDGE + 14, line, theme.WIDTH - theme.EDGE - 14, thick=2)
        _choice(sheet, scene, (card, owner), line + high // 2)


def _line_height(count: int) -> int:
    return _TALL if count <= _MANY else _FLAT


def _choice(sheet: Sheet, scene: Scene, lot: tuple[int, int | None], y: int) -> None:
    board, words, (card, owner) = scene.view.board, scene.words, lot
    is_mine, x = owner is not None and owner == scene.view.me, parts.LEFT + 78
    sheet.write((parts.LEFT, y), str(ASSETS[card].number), _NUMBER, "lm")
    if owner is not None:
        shapes.person(sheet, (parts.LEFT + 104, y), _DISC, owner, theme.PANEL)
        x += 66
    room, pen = _WORK - x - 14, Pen(theme.NAME, "semibold")
    told = text.wrapped(asset_name(words, card), pen.size, pen.weight, room, 1 if is_mine else 2)
    for line, name in enumerate(told):
        upper = y if len(told) == 1 and not is_mine else y - 21 + 44 * line
        sheet.write((x, upper), name, pen, "lm", room)
    if is_mine:
        note = Pen(theme.WORD, "medium", theme.LOSS)
        sheet.write((x, y + 23), words.say("picture-own-marker"), note, "lm", room)
    end = parts.work(sheet, words, card, (_WORK, y))
    gain = yearly(board, card)
    pen = Pen(theme.HEAD, "bold", parts.ink(gain))
    sheet.write((parts.RIGHT, y), parts.signed(words, gain), pen, "rm", parts.RIGHT - end - 14)


def yearly(board: Board, card: int) -> int:
    """What a card makes in a year, less what it uses up, at today's prices."""
    return market_value(board, MAKES[card]) - market_value(board, NEEDS[card])


def cells_height(view: View) -> int:
    count = min(len(view.board.market), MAX_CARDS)
    return -(-count // 2) * (_HIGH + 12) - 12 if count else _ROW


def _cell(sheet: Sheet, scene: Scene, lot: Lot, box: Box) -> None:
    left, top, right, _ = box
    shapes.panel(sheet, box)
    x = round(sheet.write((left + 18, top + 38), str(ASSETS[lot.card].number), _NUMBER, "lm")) + 16
    shapes.person(sheet, (right - 42, top + 38), _DISC, lot.owner, theme.PANEL)
    name = Pen(theme.LEAST_FACT, "semibold")
    sheet.write((x, top + 38), asset_name(scene.words, lot.card), name, "lm", right - 80 - x)
    parts.work(sheet, scene.words, lot.card, (left + 18, top + 96))
