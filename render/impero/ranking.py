"""The ranking beside the map, which is its legend, too: each player's look and capital."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

import msgspec
from msgspec.structs import replace

from games.impero.state import View
from render import amounts, names, shapes, text, theme
from render.impero import parts, people, signs
from render.impero.figures import first_of, holdings, places
from render.impero.layout import FOOT, HEAD, Layout
from render.impero.signs import Sign
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_TALL = 52
"""The least pixels of a line with two lines of text."""
_SWATCH = 50
_LEFT, _RIGHT = 14, 16
"""Pixels from the panel's edges to the lines."""
_SIGN = 34
"""The least pixels of the columns of companies and of cells: the width of a sign."""
_TICK = 26
_NOTE = Pen(theme.NOTE, "medium", theme.MUTED)


class Line(msgspec.Struct, frozen=True):
    """The form of all lines."""

    cell: int
    """Pixels of the map's cells."""
    money: Pen
    name: Pen
    told: tuple[str, ...]
    """The amounts, by seat."""
    is_tall: bool = False
    is_below: bool = False
    """Whether the amount stands below the name."""
    columns: tuple[int, int] = (0, 0)
    """Pixels of the columns of companies and of cells; 0: it is left out."""
    title: int = 0
    """Pixels of the title above the amounts, beside which signs stand."""
    held: tuple[str, ...] = ()
    """Companies and cells in words by seat; empty if signs stand for them."""

    @property
    def room(self) -> int:
        """Pixels of the widest amount, or of their title."""
        return max(self.title, _widest(self.told, self.money))

    @property
    def taken(self) -> int:
        """Pixels of a line without the name."""
        beside = 0 if self.is_below else self.room + 12
        return _LEFT + _SWATCH + 8 + _TICK + 10 + sum(self.columns) + beside + _RIGHT


def write(sheet: Sheet, scene: Scene, placed: Layout, cell: int) -> None:
    order = places(scene).seats
    line = _line(scene, placed, cell)
    for number, (box, count) in enumerate(placed.ranking):
        left, y, right, _ = box
        shapes.panel(sheet, box, theme.PANEL, theme.SEA)
        is_first = number == 0
        has_head = is_first or box[1] == placed.ranking[0][0][1]
        if has_head:
            _head(sheet, scene, box, line, has_count=is_first)
        y += HEAD if has_head else FOOT
        for seat in order[:count]:
            _rank(sheet, scene, seat, (left, y, right, y + placed.line), line)
            y += placed.line
        order = order[count:]


def _line(scene: Scene, placed: Layout, cell: int) -> Line:
    """The first form of lines that leaves room for all names."""
    view: View = scene.view
    narrow = min(box[2] - box[0] for box, _ in placed.ranking)
    told = tuple(amounts.whole(scene.words.money(cents)) for cents in view.capital)
    title = _widest([scene.words.say("picture-capital")], _NOTE)
    lines = _tall(cell, told) if placed.line >= _TALL else _flat(view, cell, told, title)
    for line in lines:
        pen = line.name
        drawn = (text.width(one, pen.size - 3, pen.weight) for one in names.everybody(scene))
        if max(drawn) <= narrow - line.taken:
            break
    # Words come last: names matter more, and signs can stand for the words.
    return _with_words(scene, line, narrow) if line.is_tall else line


def _with_words(scene: Scene, line: Line, narrow: int) -> Line:
    """The form with companies and cells in words, if all of them fit."""
    say = scene.words.say
    held = tuple(
        f"{say('picture-companies', count=companies)} · {say('picture-cells', count=cells)}"
        for companies, cells in holdings(scene.view)
    )
    room = narrow - _LEFT - _SWATCH - 8 - line.room - 10 - _RIGHT
    return replace(line, held=held) if _widest(held, _NOTE.but(weight="regular")) <= room else line


def _tall(cell: int, told: tuple[str, ...]) -> Iterator[Line]:
    """Forms of high lines: a larger amount beside the name, or below it for a longer name."""
    large, name = Pen(theme.STRONG, "bold"), Pen(theme.BODY, "semibold")
    yield Line(cell, large, name, told, is_tall=True)
    small, name = Pen(theme.BODY - 2, "bold"), Pen(theme.SMALL, "semibold")
    yield Line(cell, small, name, told, is_tall=True, is_below=True)


def _flat(view: View, cell: int, told: tuple[str, ...], title: int) -> Iterator[Line]:
    """Amounts are shortened first, then the companies go."""
    companies, cells = _columns(view)
    brief = tuple(amounts.brief(one) for one in told)
    name, money = Pen(theme.SMALL, "semibold"), Pen(theme.BODY, "bold")
    for columns, way in product(((companies, cells), (0, cells)), (told, brief)):
        yield Line(cell, money, name, way, columns=columns, title=title)


def _columns(view: View) -> tuple[int, int]:
    companies, cells = zip(*holdings(view), strict=True)
    wide = (_widest(map(str, counts), _NOTE) + 14 for counts in (companies, cells))
    first, second = (max(_SIGN, one) for one in wide)
    return first, second


def _widest(words: Iterable[str], pen: Pen) -> int:
    return round(max(text.width(one, pen.size, pen.weight) for one in words))


def _head(sheet: Sheet, scene: Scene, box: Box, line: Line, *, has_count: bool) -> None:
    """The number of players who are ready, the signs of companies and cells, the word for capital."""
    (left, top, right, _), ready = box, scene.view.ready
    y, x = top + 28, float(left + 18)
    if has_count:
        x = sheet.write((x, y), "✓", _NOTE.but(ink=theme.GAIN, weight="bold"), "lm")
        x = sheet.write((x + 8, y), f"{sum(ready)}/{len(ready)}", _NOTE, "lm")
    edge: float = right - _RIGHT
    if not line.is_tall:
        edge -= line.room + 12
        cells, companies = round(edge), round(edge) - line.columns[1]
        parts.cells(sheet, (cells, y))
        if line.columns[0]:
            square = (companies - 22, y - 11, companies, y + 11)
            shapes.panel(sheet, square, theme.MUTED, theme.PANEL, 5)
    sheet.write((right - _RIGHT, y), scene.words.say("picture-capital"), _NOTE, "rm")


def _rank(sheet: Sheet, scene: Scene, seat: int, box: Box, line: Line) -> None:
    """A player's line: a piece of their land with their number, name, companies, cells, capital."""
    view: View = scene.view
    (left, top, right, bottom), on = box, theme.PANEL
    y = (top + bottom) // 2
    if seat == view.me:
        on = theme.RAISED
        shapes.panel(sheet, (left + 6, top + 1, right - 6, bottom - 1), on, theme.PANEL, 9)
    _land(sheet, seat, (left + _LEFT, y), (bottom - top) // 2 - 2, line.cell, view)
    ink = theme.BRASS if seat == first_of(scene) else theme.TEXT
    at, money = (left + _LEFT + _SWATCH + 8, y), line.money.but(ink=ink, on=on)
    write_line = _two_lines if line.is_tall else _one_line
    write_line(sheet, scene, seat, (at, right - _RIGHT), (line, money))


Span = tuple[tuple[int, int], int]
"""The left end of a line on its middle, and its right edge."""


def _one_line(sheet: Sheet, scene: Scene, seat: int, span: Span, look: tuple[Line, Pen]) -> None:
    ((x, y), right), (line, money) = span, look
    companies, cells = holdings(scene.view)[seat]
    muted = _NOTE.but(on=money.on)
    sheet.write((right, y), line.told[seat], money, "rm")
    right -= line.room + 12
    sheet.write((right, y), str(cells), muted, "rm")
    if line.columns[0]:
        sheet.write((right - line.columns[1], y), str(companies), muted, "rm")
    _name(sheet, scene, seat, (x, y), right - sum(line.columns) - 2, line.name.but(on=money.on))


def _two_lines(sheet: Sheet, scene: Scene, seat: int, span: Span, look: tuple[Line, Pen]) -> None:
    """The name, below it companies and cells in words or signs; the capital beside or below."""
    ((x, y), right), (line, money) = span, look
    sheet.write((right, y + 14 if line.is_below else y), line.told[seat], money, "rm")
    end = right - text.width(line.told[seat], money.size, money.weight) - 12
    last = right if line.is_below else end
    _name(sheet, scene, seat, (x, y - 14), last, line.name.but(on=money.on))
    muted = _NOTE.but(weight="regular", on=money.on)
    if line.held:
        sheet.write((x, y + 14), line.held[seat], muted, "lm")
        return
    companies, cells = holdings(scene.view)[seat]
    shapes.panel(sheet, (x, y + 3, x + 22, y + 25), theme.MUTED, money.on, 5)
    x = round(sheet.write((x + 30, y + 14), str(companies), muted, "lm")) + 20
    parts.cells(sheet, (x + 20, y + 14))
    sheet.write((x + 28, y + 14), str(cells), muted, "lm")


def _land(sheet: Sheet, seat: int, at: tuple[int, int], most: int, cell: int, view: View) -> None:
    """A piece of the player's land, as the map shows it, with the disc."""
    (left, y), half = at, min(19, most)
    ground, mask = people.piece(seat, (_SWATCH, 2 * half), cell)
    sheet.image.paste(ground, (left, y - half), mask)
    signs.put(sheet, Sign(seat, left + half, y, 2 * half), gone=view.left[seat])


def _name(
    sheet: Sheet, scene: Scene, seat: int, at: tuple[int, int], right: float, pen: Pen
) -> None:
    """The name, with a tick if the player is ready, unless all are."""
    ready, room = scene.view.ready, right - at[0]
    # If all are ready the headline says so, and ticks would only take room from the names.
    has_tick = ready[seat] and not all(ready)
    pen = pen.but(ink=theme.FAINT if scene.view.left[seat] else theme.TEXT)
    end = names.write(sheet, scene, seat, at, pen, room - (_TICK if has_tick else 0))
    if has_tick:
        tick = Pen(theme.NOTE, "bold", theme.GAIN, pen.on)
        sheet.write((end + 6, at[1]), "✓", tick, "lm")
