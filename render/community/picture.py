"""The picture of a page: headline, large figures, the curve, grids, one line of legend."""

from __future__ import annotations

from render import question, shapes, text, theme
from render.community import curves, grids
from render.community.page import CommunityPage, PageFigure
from render.palettes import palette
from render.scene import Picture
from render.sheet import Sheet
from render.text import Pen

_LEFT, _RIGHT = theme.EDGE, theme.WIDTH - theme.EDGE
_FIGURES = 176
"""Pixels of the height of the large figures."""
_EMPTY = 132
_LINE = 46
"""Pixels between two lines of a sentence."""
_SMALL = Pen(theme.WORD, "regular", theme.MUTED)
_MOST = 3
"""Maximum lines of a legend."""


def draw(page: CommunityPage) -> Picture:
    """The picture; as high as its parts need."""
    page = grids.parted(page)
    sheet = Sheet(palette("lettered"), theme.WIDTH, _height(page))
    state = " · ".join(filter(None, (page.title, page.note)))
    question.write(sheet, page.head, state, names=page.names, ink=theme.TEXT)
    top = question.BOTH
    if page.figures:
        _figures(sheet, page.figures, top)
        top += _FIGURES + theme.BETWEEN
        sheet.seam(top, "lines")
    if page.curve is not None:
        curves.draw(sheet, page.curve, (_LEFT, top, _RIGHT, top + curves.HEIGHT))
        top += curves.HEIGHT + theme.BETWEEN
    for number, grid in enumerate(page.grids):
        if number:
            sheet.seam(top, f"lines-{number}")
        foot = top + grids.height(grid)
        grids.draw(sheet, grid, (_LEFT, top, _RIGHT, foot))
        top = foot + theme.BETWEEN
    if page.empty:
        _empty(sheet, page.empty, top)
        top += _EMPTY + theme.BETWEEN
    for at, row in enumerate(_foot(page)):
        pen = _SMALL.but(on=theme.PAGE)
        sheet.write((_LEFT + 8, top + 20 + at * _LINE), row, pen, "lm", _RIGHT - _LEFT - 8)
    return sheet.picture()


def _height(page: CommunityPage) -> int:
    parts = [grids.height(grid) for grid in page.grids]
    parts += [_FIGURES] if page.figures else []
    parts += [curves.HEIGHT] if page.curve is not None else []
    parts += [_EMPTY] if page.empty else []
    whole = question.BOTH + sum(part + theme.BETWEEN for part in parts)
    if not page.foot:
        return whole + theme.EDGE - theme.BETWEEN
    return whole + len(_foot(page)) * _LINE + 10


def _foot(page: CommunityPage) -> tuple[str, ...]:
    if not page.foot:
        return ()
    return text.wrapped(page.foot, _SMALL.size, _SMALL.weight, _RIGHT - _LEFT - 8, _MOST)


def _figures(sheet: Sheet, figures: tuple[PageFigure, ...], top: int) -> None:
    """Panels side by side, each with one figure."""
    wide = (_RIGHT - _LEFT - theme.BETWEEN * (len(figures) - 1)) // len(figures)
    for at, figure in enumerate(figures):
        left = _LEFT + at * (wide + theme.BETWEEN)
        shapes.panel(sheet, (left, top, left + wide, top + _FIGURES))
        x, room = left + 22, wide - 34
        sheet.write((x, top + 36), figure.name, _SMALL, "lm", room)
        sheet.write((x, top + 90), figure.value, Pen(theme.HEAD, "title"), "lm", room)
        sheet.write((x, top + 142), figure.remark, _SMALL, "lm", room)


def _empty(sheet: Sheet, words: str, top: int) -> None:
    shapes.panel(sheet, (_LEFT, top, _RIGHT, top + _EMPTY))
    pen = Pen(theme.LEAST_FACT, "regular", theme.TEXT)
    rows = text.wrapped(words, theme.WORD, pen.weight, _RIGHT - _LEFT - 44, 2)
    first = top + _EMPTY / 2 - (len(rows) - 1) * _LINE / 2
    for at, row in enumerate(rows):
        sheet.write((_LEFT + 22, first + at * _LINE), row, pen, "lm", _RIGHT - _LEFT - 44)
