"""Parts of all pages: boxes with a figure, lines with a name, figures with their labels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from games.impero.codes import company_code
from games.impero.state import View
from render import names, shapes, text, theme
from render.impero.look import mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

LEFT, RIGHT = theme.EDGE + 22, theme.WIDTH - theme.EDGE - 22
"""The left and right edge of a panel's lines."""
TOP = 108
"""Where the first panel of a page begins."""
GAP = 14
BOXES, ACROSS = 158, 2
"""Pixels of a row of boxes, and how many stand beside one another."""
ROW, TALL, HEAD, FOOT = 76, 104, 52, 8
"""Pixels of a line, of one with a second line of text, of a panel's title, and below the lines."""
CELLS = "■"
"""The sign for cells, behind their number."""
BADGE, DISC = 58, 26
NAME, FIGURE = Pen(theme.NAME, "semibold"), Pen(theme.FACT, "bold")
NOTE = Pen(theme.WORD, "regular", theme.MUTED)
MORE = Pen(theme.WORD, "medium", theme.MUTED)
_APART = 28
"""Pixels between two figures with their labels."""


class Figure(msgspec.Struct, frozen=True):
    """A box: its label, its figure, and a second line."""

    label: str
    words: str
    note: str = ""
    ink: str = theme.TEXT
    note_ink: str = theme.MUTED


def spoken(figures: Iterable[Figure]) -> Iterator[str]:
    """Boxes in words, a sentence each."""
    for one in figures:
        if one.words != theme.ABSENT:
            yield f"{', '.join(filter(None, (f'{one.label}: {one.words}', one.note)))}."


def titled(scene: Scene, company: int) -> str:
    """A company's name; "Company C" if no font has its letters."""
    name = scene.words.title("company", company)
    if not text.is_nameless(name):
        return name
    return scene.words.say("sheet-company", code=company_code(company))


def entitled(
    sheet: Sheet, scene: Scene, company: int, at: tuple[float, float], pen: Pen, room: float
) -> float:
    """Write a company's name, without its last words or letters where they have no room."""
    least = theme.floor(pen.size)
    name = text.shortened(titled(scene, company), least, pen.weight, room)
    return sheet.write(at, name, pen, "lm", room)


def turn(scene: Scene) -> str:
    """Turn 7 of 14."""
    view: View = scene.view
    turns = view.options.turns
    return scene.words.say("sheet-turn", turn=min(view.turn, turns), turns=turns)


def rows(count: int) -> int:
    """The pixels of that many boxes with the gap below them."""
    return -(-count // ACROSS) * (BOXES + GAP)


def boxes(sheet: Sheet, top: int, figures: Sequence[Figure]) -> int:
    """All boxes, some beside one another; returns the top of what follows."""
    whole = theme.WIDTH - 2 * theme.EDGE + GAP
    for first in range(0, len(figures), ACROSS):
        beside = figures[first : first + ACROSS]
        for place, one in enumerate(beside):
            left = theme.EDGE + place * whole // len(beside)
            right = theme.EDGE + (place + 1) * whole // len(beside) - GAP
            box(sheet, (left, top, right, top + BOXES), one)
        top += BOXES + GAP
    return top


def box(sheet: Sheet, edges: Box, figure: Figure) -> None:
    """The label above the figure, the note below it."""
    left, top, right, _ = edges
    shapes.panel(sheet, edges)
    x, room = left + 22, right - left - 44
    sheet.write((x, top + 30), figure.label, MORE, "lm", room)
    sheet.write((x, top + 80), figure.words, Pen(theme.HEAD, "hero", figure.ink), "lm", room)
    note = Pen(theme.WORD, "medium", figure.note_ink)
    told = text.fitting(figure.note, note, room)
    sheet.write((x, top + 132), told, note, "lm", room)


def head(sheet: Sheet, y: int, words: str, beside: str = "") -> None:
    """The title of a panel, centred on `y`; at the right what the figures below are."""
    right = float(RIGHT)
    if beside:
        right -= text.width(beside, NOTE.size, NOTE.weight) + 20
        sheet.write((RIGHT, y), beside, NOTE, "rm")
    sheet.write((LEFT, y), words, MORE, "lm", right - LEFT)


def pairs(
    sheet: Sheet,
    at: tuple[float, float],
    told: Sequence[tuple[str, str]],
    room: float,
    on: str = theme.PANEL,
    size: int = theme.LEAST_FACT,
) -> None:
    """Labels with their figures in a line; the last ones are left out where there is no room."""
    label, figure = NOTE.but(size=min(size, theme.WORD), on=on), Pen(size, "semibold", on=on)
    x, y = at
    for name, words in told:
        wide = text.width(name, label.size, label.weight) + text.width(words, size, figure.weight)
        if x + wide + 10 > at[0] + room:
            return
        x = sheet.write((x, y), name, label, "lm") + 10
        x = sheet.write((x, y), words, figure, "lm") + _APART


def company(
    sheet: Sheet,
    scene: Scene,
    number: int,
    y: int,
    right: float,
    on: str = theme.PANEL,
    rise: int = 0,
) -> int:
    """Badge and name at the left of a line that is centred on `y`; returns the name's left edge."""
    mark(sheet, number, (LEFT, y - BADGE // 2), BADGE, on)
    x = LEFT + BADGE + 16
    entitled(sheet, scene, number, (x, y - rise), NAME.but(on=on), right - x)
    return x


def person(
    sheet: Sheet,
    scene: Scene,
    seat: int,
    at: tuple[int, int],
    right: float,
    pen: Pen,
    rise: int = 0,
) -> None:
    """Disc and name, from `at` on; the name may stand higher than the disc's middle."""
    x, y = at
    view: View = scene.view
    shapes.person(sheet, (x + DISC, y), DISC, seat, pen.on, gone=view.left[seat])
    x += 2 * DISC + 12
    names.sign(sheet, scene, seat, (x, y - rise), pen, right - x)


def figure(sheet: Sheet, y: int, words: str, pen: Pen = FIGURE, right: int = RIGHT) -> float:
    """The figure at the right of a line; returns its left edge."""
    sheet.write((right, y), words, pen, "rm")
    return right - text.width(words, pen.size, pen.weight)


def raised(sheet: Sheet, y: int, high: int = ROW) -> str:
    """A line that is the viewer's own; returns its ground."""
    edges = (theme.EDGE + 8, y - high // 2 + 2, theme.WIDTH - theme.EDGE - 8, y + high // 2 - 1)
    shapes.raised(sheet, edges)
    return theme.RAISED


def lines(sheet: Sheet, top: int, count: int, row: int = ROW) -> Iterator[int]:
    """The middles of a panel's lines, below its title; hairlines between them."""
    for number in range(count):
        y = top + HEAD + number * row
        sheet.rule(theme.EDGE + 14, y, theme.WIDTH - theme.EDGE - 14)
        yield y + row // 2


def height(count: int, row: int = ROW) -> int:
    """The pixels of a panel with that many lines."""
    return HEAD + count * row + FOOT


def panel(sheet: Sheet, top: int, count: int, row: int = ROW) -> None:
    shapes.panel(sheet, (theme.EDGE, top, theme.WIDTH - theme.EDGE, top + height(count, row)))


def change(scene: Scene, cents: int) -> tuple[str, str]:
    """A difference with its sign, and its colour."""
    if not cents:
        return scene.words.say("sheet-unchanged"), theme.MUTED
    sign, ink = ("▲", theme.GAIN) if cents > 0 else ("▼", theme.LOSS)
    return f"{sign} {scene.words.money(abs(cents))}", ink


def some(scene: Scene, key: str, shown: int, count: int) -> str:
    """The title of a panel; of a list that is longer than its panel also how much of it is shown."""
    title = scene.words.say(key)
    if shown == count:
        return title
    return scene.words.say("sheet-some", words=title, shown=shown, count=count)


def more(sheet: Sheet, scene: Scene, y: int, count: int, x: int = LEFT) -> None:
    sheet.write((x, y), scene.words.say("sheet-more", count=count), MORE, "lm")
