"""Sizes for a phone, which shows 1200 pixels as 330, and what is drawn at them."""

from __future__ import annotations

from render import names, shapes, text, theme
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

NOTE, BODY, STRONG, TITLE = 36, 44, 50, 64
M = 20
TOP = 104


def name(
    sheet: Sheet, scene: Scene, seat: int, at: tuple[float, float], pen: Pen, room: float
) -> float:
    told = names.called(scene, seat)
    size = pen.size
    while size > 34 and text.width(told, size, pen.weight) > room:
        size -= 1
    if text.width(told, size, pen.weight) > room:
        told = told.split(" ")[0].split("-")[0]
        size = pen.size
        while size > 34 and text.width(told, size, pen.weight) > room:
            size -= 1
        first = told
        while len(told) > 3 and text.width(told + ".", size, pen.weight) > room:
            told = told[:-1]
        if told != first:
            told += "."
    return sheet.write(at, told, pen.but(size=size), "lm")


def headline(
    sheet: Sheet, words: str, seats: tuple[int, ...] = (), *, on: str = theme.PAGE, ink: str = ""
) -> None:
    x = M + 6
    for seat in seats:
        shapes.person(sheet, (x + 30, 52), 30, seat, on)
        x += 68
    ink = ink or (theme.BRASS if seats else theme.TEXT)
    size = TITLE
    while size > 40 and text.width(words, size, "title") > theme.WIDTH - M - x:
        size -= 1
    sheet.write((x, 52), words, Pen(size, "title", ink, on), "lm")


def shortened(told: str, pen: Pen, room: float) -> tuple[str, int]:
    """A name and its size: smaller, then without its last words, then with a dot."""
    size = pen.size
    words = told.split(" ")
    for count in range(len(words), 0, -1):
        told = " ".join(words[:count])
        size = pen.size
        while size > 34 and text.width(told, size, pen.weight) > room:
            size -= 1
        if text.width(told, size, pen.weight) <= room:
            return told, size
    while len(told) > 3 and text.width(told + ".", size, pen.weight) > room:
        told = told[:-1]
    return told + ".", size
