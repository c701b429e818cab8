"""The ranking beside the map, which is its key, too: each player's look, companies and capital."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.impero.state import View
from render import amounts, names, shapes, text, theme
from render.impero import people, signs
from render.impero.figures import directed, first_of, places
from render.impero.layout import FOOT, HEAD, Layout
from render.impero.look import look
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_SWATCH = (64, 58)
"""Pixels of a piece of land, with companies' letters and without."""
_EDGE, _APART = 13, 11
"""Pixels from the panel's edges to the lines, and between the parts of one."""
_NOTE = Pen(theme.WORD, "medium", theme.MUTED)
_NAME = (Pen(theme.NAME, "semibold"), Pen(theme.LEAST_FACT, "semibold"))
_MONEY = (Pen(48, "bold"), Pen(theme.LEAST_FACT, "bold"))
"""With companies' letters below the name, and without."""
_CODES = Pen(theme.LEAST_FACT, "medium", theme.MUTED)
_TICK = 38


class RankedLine(msgspec.Struct, frozen=True):
    """A player's line: its box, and what is told of the capital."""

    seat: int
    box: Box
    told: str
    cell: int
    """Pixels of the map's cells."""
    on: str


def write(sheet: Sheet, scene: Scene, placed: Layout, cell: int) -> None:
    view: View = scene.view
    order: Sequence[int] = places(scene).seats
    told = _told(scene)
    boxes = [*placed.ranking, *([placed.below] if placed.below else [])]
    for number, (box, count) in enumerate(boxes):
        shapes.panel(sheet, box, theme.PANEL, theme.SEA)
        if not number:
            _head(sheet, scene, box)
        seats, order = order[:count], order[count:]
        for seat, edges in zip(seats, _lines(placed, box, count, not number), strict=True):
            on = theme.RAISED if seat == view.me else theme.PANEL
            _rank(sheet, scene, RankedLine(seat, edges, told[seat], cell, on))


def _lines(placed: Layout, box: Box, count: int, is_first: bool) -> list[Box]:
    """The boxes of the players, column by column."""
    left, top, right, _ = box
    across = placed.across if placed.below and box == placed.below[0] else 1
    top += HEAD if is_first else FOOT
    rows, wide = -(-count // across), (right - left) // across
    lines = []
    for number in range(count):
        column, row = divmod(number, rows)
        x, y = left + column * wide, top + row * placed.line
        lines.append((x, y, x + wide, y + placed.line))
    return lines


def _told(scene: Scene) -> list[str]:
    """The capitals; at large tables all in the short form, without the sign of the money."""
    view: View = scene.view
    told = [amounts.whole(scene.words.money(cents)) for cents in view.capital]
    if signs.is_lettered(view):
        return told
    return [amounts.bare(amounts.brief(one)) for one in told]


def _head(sheet: Sheet, scene: Scene, box: Box) -> None:
    """How many players are ready; what the amounts are."""
    (left, top, right, _), ready = box, scene.view.ready
    y = top + 32
    x = sheet.write((left + 18, y), "✓", _NOTE.but(ink=theme.GAIN), "lm")
    sheet.write((x + 8, y), f"{sum(ready)}/{len(ready)}", _NOTE, "lm")
    words = scene.words.say("picture-capital")
    if not signs.is_lettered(scene.view):
        words = f"{words} $"
    sheet.write((right - _EDGE, y), words, _NOTE, "rm")


def _rank(sheet: Sheet, scene: Scene, row: RankedLine) -> None:
    """A player's line: a piece of their land with the number, name, companies, capital."""
    view: View = scene.view
    left, top, right, bottom = row.box
    if row.on != theme.PANEL:
        shapes.panel(sheet, (left + 6, top + 1, right - 6, bottom - 1), row.on, theme.PANEL, 12)
    lettered = signs.is_lettered(view)
    y, high = (top + bottom) // 2, bottom - top - 12
    swatch(sheet, view, row.seat, (left + _EDGE, y), (_SWATCH[not lettered], high), row.cell)
    x, upper = left + _EDGE + _SWATCH[not lettered] + _APART, top + 29 if lettered else y
    ink = theme.BRASS if row.seat == first_of(scene) else theme.TEXT
    money = _MONEY[not lettered].but(ink=ink, on=row.on)
    told = row.told
    if text.width(told, money.size, money.weight) > (right - x) * 0.55:
        told = amounts.brief(told)
    sheet.write((right - _EDGE, upper), told, money, "rm")
    room = right - _EDGE - text.width(told, money.size, money.weight) - _APART - x
    # If all are ready the headline says so, and ticks would only take room from the names.
    has_tick = view.ready[row.seat] and not all(view.ready)
    name = _NAME[not lettered].but(
        ink=theme.FAINT if view.left[row.seat] else theme.TEXT, on=row.on
    )
    tick = Pen(theme.LEAST_FACT, "bold", theme.GAIN, row.on)
    if lettered:
        names.sign(sheet, scene, row.seat, (x, upper), name, room)
        last = right - _EDGE - (_TICK if has_tick else 0)
        _companies(sheet, view, row.seat, (x, top + 67), last, _CODES.but(on=row.on))
        if has_tick:
            sheet.write((right - _EDGE, top + 67), "✓", tick, "rm")
        return
    end = names.sign(sheet, scene, row.seat, (x, y), name, room - (_TICK if has_tick else 0))
    if has_tick:
        sheet.write((end + 6, y), "✓", tick, "lm")


def swatch(
    sheet: Sheet,
    view: View,
    seat: int,
    at: tuple[int, int],
    size: tuple[int, int],
    cell: int,
) -> None:
    """A piece of a player's land, as the map shows it, with their number; `at` is the middle of its
    left edge.
    """
    (left, y), (wide, high) = at, size
    ground, mask = people.piece(seat, size, cell)
    sheet.image.paste(ground, (left, y - high // 2), mask)
    ink = theme.FAINT if view.left[seat] else theme.IVORY
    signs.put(
        sheet,
        (left + wide // 2, y),
        str(seat + 1),
        max(theme.LEAST_FACT, min(46, round(high * 0.72))),
        ink,
    )


def _companies(
    sheet: Sheet, view: View, seat: int, at: tuple[int, int], right: int, pen: Pen
) -> None:
    """The letters of the companies that a player directs; of those without room the number."""
    own = [look(number).code for number in directed(view, seat)]
    shown = len(own)
    while shown and text.width(_letters(own, shown), pen.size, pen.weight) > right - at[0]:
        shown -= 1
    sheet.write(at, _letters(own, shown), pen, "lm")


def _letters(own: list[str], shown: int) -> str:
    more = [f"+{len(own) - shown}"] if shown < len(own) else []
    return " ".join((*own[:shown], *more)) or theme.ABSENT
