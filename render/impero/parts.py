"""Parts of all pages: boxes with a figure, heads of columns, companies and people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.impero.codes import company_code
from games.impero.state import View
from render import amounts, headline, names, shapes, text, theme
from render.impero.look import mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

LEFT, RIGHT = theme.MARGIN + 18, theme.WIDTH - theme.MARGIN - 18
"""The left and right edge of a panel's lines."""
BOXES = 150
"""Pixels of a row of boxes."""
ROW, HEAD, FOOT = 52, 56, 10
BADGE = 40
FIGURE = Pen(theme.SMALL, "semibold")
MORE = Pen(theme.SMALL, "medium", theme.MUTED)


class Figure(msgspec.Struct, frozen=True):
    """A box: its label, its figure, and a second line."""

    label: str
    words: str
    note: str = ""
    ink: str = theme.TEXT
    note_ink: str = theme.MUTED


class Column(msgspec.Struct, frozen=True):
    """A column of figures: its head, its right edge, and its most pixels."""

    label: str
    right: int
    room: int


def titled(scene: Scene, company: int) -> str:
    """A company's name; "Company C" if no font has its letters."""
    name = scene.words.title("company", company)
    if not text.is_nameless(name):
        return name
    return scene.words.say("sheet-company", code=company_code(company))


def title(scene: Scene, words: str, note: str, seats: tuple[int, ...] = ()) -> headline.Headline:
    """The headline of a page: the table at the right, `note` below it."""
    return headline.Headline(words, names.table(scene), note, seats, names.everybody(scene))


def turn(scene: Scene) -> str:
    """Turn 7 of 14."""
    view: View = scene.view
    turns = view.options.turns
    return scene.words.say("sheet-turn", turn=min(view.turn, turns), turns=turns)


def boxes(sheet: Sheet, top: int, figures: Sequence[Figure]) -> None:
    """All boxes, side by side."""
    whole = theme.WIDTH - 2 * theme.MARGIN + theme.GAP
    for place, one in enumerate(figures):
        left = theme.MARGIN + place * whole // len(figures)
        right = theme.MARGIN + (place + 1) * whole // len(figures) - theme.GAP
        box(sheet, (left, top, right, top + BOXES), one)


def box(sheet: Sheet, edges: Box, figure: Figure) -> None:
    left, top, right, _ = edges
    shapes.panel(sheet, edges)
    x, room = left + 18, right - left - 36
    sheet.write((x, top + 32), figure.label, Pen(theme.SMALL, "medium", theme.MUTED), "lm", room)
    sheet.write((x, top + 78), figure.words, Pen(theme.TITLE, "hero", figure.ink), "lm", room)
    note = Pen(theme.SMALL, "medium", figure.note_ink)
    told = amounts.fitting(figure.note, note.but(size=theme.NOTE), room)
    sheet.write((x, top + 122), told, note, "lm", room)


def head(sheet: Sheet, y: int, words: str, columns: Sequence[Column] = ()) -> None:
    """The first line of a panel, centred on `y`: its title, and the heads of its columns."""
    first = min((one.right - one.room for one in columns), default=RIGHT)
    sheet.write((LEFT, y), words, Pen(theme.SMALL, "semibold", theme.MUTED), "lm", first - LEFT)
    pen = Pen(theme.NOTE, "regular", theme.MUTED)
    for one in columns:
        sheet.write((one.right, y), one.label, pen, "rm", one.room)


def figures(
    sheet: Sheet, y: int, columns: Sequence[Column], told: Sequence[str], pen: Pen = FIGURE
) -> None:
    """A line of figures below their heads; absent values are faint."""
    for one, words in zip(columns, told, strict=True):
        ink = theme.FAINT if words in {theme.ABSENT, theme.ZERO} else pen.ink
        sheet.write((one.right, y), words, pen.but(ink=ink), "rm", one.room)


def company(
    sheet: Sheet,
    scene: Scene,
    number: int,
    y: int,
    right: int,
    on: str = theme.PANEL,
    x: int = LEFT,
) -> None:
    """Badge and name at the left of a line that is centred on `y`."""
    mark(sheet, number, (x, y - BADGE // 2), BADGE, on)
    x += BADGE + 12
    name = titled(scene, number)
    sheet.write((x, y), name, Pen(theme.BODY, "semibold", theme.TEXT, on), "lm", right - x)


def person(
    sheet: Sheet,
    scene: Scene,
    seat: int,
    at: tuple[int, int],
    right: int,
    pen: Pen,
    rise: int = 0,
) -> None:
    """Disc and name, from `at` on; the name may stand higher than the disc's middle."""
    x, y = at
    view: View = scene.view
    shapes.person(sheet, (x + 19, y), 19, seat, pen.on, gone=view.left[seat])
    names.write(sheet, scene, seat, (x + 48, y - rise), pen, right - x - 48)


def cells(sheet: Sheet, at: tuple[int, int]) -> None:
    """The sign for cells, four small squares: its right edge, on its middle."""
    right, y = at
    for dx, dy in ((0, 0), (11, 0), (0, 11), (11, 11)):
        left, top = right - 20 + dx, y - 10 + dy
        sheet.fill((left, top, left + 9, top + 9), theme.MUTED)


def raised(sheet: Sheet, y: int, high: int = ROW) -> str:
    """A line that is the viewer's own; returns its ground."""
    edges = (theme.MARGIN + 8, y - high // 2 + 2, theme.WIDTH - theme.MARGIN - 8, y + high // 2 - 1)
    shapes.panel(sheet, edges, theme.RAISED, theme.PANEL, theme.RADIUS_SMALL)
    sheet.fill((edges[0], edges[1] + 8, edges[0] + 4, edges[3] - 8), theme.BRASS)
    return theme.RAISED


def lines(
    sheet: Sheet, top: int, count: int, row: int = ROW, *, ruled: bool = True
) -> Iterator[int]:
    """The middles of a panel's lines, below its head; hairlines between them."""
    for number in range(count):
        y = top + HEAD + number * row
        if ruled:
            sheet.rule(theme.MARGIN + 12, y, theme.WIDTH - theme.MARGIN - 12)
        yield y + row // 2


def height(count: int, row: int = ROW) -> int:
    """The pixels of a panel with so many lines."""
    return HEAD + count * row + FOOT


def panel(sheet: Sheet, top: int, count: int, row: int = ROW) -> None:
    bottom = top + height(count, row)
    shapes.panel(sheet, (theme.MARGIN, top, theme.WIDTH - theme.MARGIN, bottom))


def change(scene: Scene, cents: int) -> tuple[str, str]:
    """A difference with its sign, and its colour."""
    if not cents:
        return scene.words.say("sheet-unchanged"), theme.MUTED
    sign, ink = ("▲", theme.GAIN) if cents > 0 else ("▼", theme.LOSS)
    return f"{sign} {scene.words.money(abs(cents))}", ink


def cut(items: Sequence[int], most: int) -> tuple[Sequence[int], int]:
    """The lines shown, and the number left out, which takes a line, too."""
    if len(items) <= most:
        return items, 0
    return items[: most - 1], len(items) - most + 1


def more(sheet: Sheet, scene: Scene, y: int, count: int, x: int = LEFT) -> None:
    sheet.write((x, y), scene.words.say("sheet-more", count=count), MORE, "lm")
