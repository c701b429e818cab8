"""Parts of all pages: boxes with a figure, lines with a name, figures with their labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.impero.codes import company_code
from games.impero.state import View
from render import amounts, shapes, text, theme
from render.impero import kit
from render.impero.look import mark
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

LEFT, RIGHT = kit.M + 22, theme.WIDTH - kit.M - 22
"""The left and right edge of a panel's lines."""
TOP = 108
"""Where the first panel of a page begins; below a second line of the headline it is `LOWER`."""
LOWER = 152
GAP = 14
BOXES, ACROSS = 158, 2
"""Pixels of a row of boxes, and how many stand beside one another."""
ROW, TALL, HEAD, FOOT = 76, 104, 62, 10
"""Pixels of a line, of one with a second line of text, of a panel's title, and below the lines."""
BADGE, DISC = 58, 26
NAME, FIGURE = Pen(42, "semibold"), Pen(kit.BODY, "bold")
NOTE = Pen(kit.NOTE, "regular", theme.MUTED)
MORE = Pen(kit.NOTE, "medium", theme.MUTED)
_APART = 28
"""Pixels between two figures with their labels."""


class Figure(msgspec.Struct, frozen=True):
    """A box: its label, its figure, and a second line."""

    label: str
    words: str
    note: str = ""
    ink: str = theme.TEXT
    note_ink: str = theme.MUTED


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
    name, size = kit.shortened(titled(scene, company), pen, room)
    return sheet.write(at, name, pen.but(size=size), "lm")


def turn(scene: Scene) -> str:
    """Turn 7 of 14."""
    view: View = scene.view
    turns = view.options.turns
    return scene.words.say("sheet-turn", turn=min(view.turn, turns), turns=turns)


def rows(count: int) -> int:
    """The pixels of so many boxes with the gap below them."""
    return -(-count // ACROSS) * (BOXES + GAP)


def boxes(sheet: Sheet, top: int, figures: Sequence[Figure]) -> int:
    """All boxes, some beside one another; returns the top of what follows."""
    whole = theme.WIDTH - 2 * kit.M + GAP
    for first in range(0, len(figures), ACROSS):
        beside = figures[first : first + ACROSS]
        for place, one in enumerate(beside):
            left = kit.M + place * whole // len(beside)
            right = kit.M + (place + 1) * whole // len(beside) - GAP
            box(sheet, (left, top, right, top + BOXES), one)
        top += BOXES + GAP
    return top


def box(sheet: Sheet, edges: Box, figure: Figure) -> None:
    """The label above the figure, the note below it."""
    left, top, right, _ = edges
    shapes.panel(sheet, edges)
    x, room = left + 22, right - left - 44
    sheet.write((x, top + 30), figure.label, MORE, "lm", room)
    sheet.write((x, top + 80), figure.words, Pen(58, "hero", figure.ink), "lm", room)
    note = Pen(kit.NOTE, "medium", figure.note_ink)
    told = amounts.fitting(figure.note, note.but(size=34), room)
    sheet.write((x, top + 132), told, note, "lm", room)


def head(sheet: Sheet, y: int, words: str, beside: str = "") -> None:
    """The title of a panel, centred on `y`; at the right what the figures below are."""
    right = float(RIGHT)
    if beside:
        right -= text.width(beside, NOTE.size, NOTE.weight) + 20
        sheet.write((RIGHT, y), beside, NOTE, "rm")
    sheet.write((LEFT, y), words, MORE.but(weight="semibold"), "lm", right - LEFT)


def pairs(
    sheet: Sheet,
    at: tuple[float, float],
    told: Sequence[tuple[str, str]],
    room: float,
    on: str = theme.PANEL,
    size: int = kit.NOTE,
) -> None:
    """Labels with their figures in a line; the last ones are left out where there is no room."""
    label, figure = NOTE.but(size=size, on=on), Pen(size, "semibold", theme.TEXT, on)
    x, y = at
    for name, words in told:
        wide = text.width(name, size, label.weight) + text.width(words, size, figure.weight)
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
    kit.name(sheet, scene, seat, (x, y - rise), pen, right - x)


def figure(sheet: Sheet, y: int, words: str, pen: Pen = FIGURE, right: int = RIGHT) -> float:
    """The figure at the right of a line; returns its left edge."""
    sheet.write((right, y), words, pen, "rm")
    return right - text.width(words, pen.size, pen.weight)


def raised(sheet: Sheet, y: int, high: int = ROW) -> str:
    """A line that is the viewer's own; returns its ground."""
    edges = (kit.M + 8, y - high // 2 + 2, theme.WIDTH - kit.M - 8, y + high // 2 - 1)
    shapes.panel(sheet, edges, theme.RAISED, theme.PANEL, 12)
    shapes.panel(sheet, (edges[0], edges[1] + 8, edges[0] + 8, edges[3] - 8), theme.BRASS, on=theme.RAISED, radius=4)
    return theme.RAISED


def lines(sheet: Sheet, top: int, count: int, row: int = ROW) -> Iterator[int]:
    """The middles of a panel's lines, below its title; hairlines between them."""
    for number in range(count):
        y = top + HEAD + number * row
        sheet.rule(kit.M + 14, y, theme.WIDTH - kit.M - 14)
        yield y + row // 2


def height(count: int, row: int = ROW) -> int:
    """The pixels of a panel with so many lines."""
    return HEAD + count * row + FOOT


def panel(sheet: Sheet, top: int, count: int, row: int = ROW) -> None:
    shapes.panel(sheet, (kit.M, top, theme.WIDTH - kit.M, top + height(count, row)))


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
