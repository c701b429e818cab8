"""The picture of a page: headline, large figures, the curve, grids, one line of legend."""

from __future__ import annotations

from render import headline, shapes, text, theme
from render.community import curves, grids
from render.community.page import CommunityPage, PageFigure
from render.palettes import palette
from render.scene import Picture
from render.sheet import Sheet
from render.text import Pen

_LEFT, _RIGHT = theme.MARGIN, theme.WIDTH - theme.MARGIN
_FIGURES = 150
"""Pixels of the height of the large figures."""
_EMPTY = 96
_BELOW = 8
"""Pixels between the headline's second line and the first panel."""
_FOOT = 44
_REMARK = Pen(theme.NOTE, "regular", theme.MUTED)
_NAME = Pen(theme.SMALL, "semibold", theme.MUTED)
_LINE = 34
"""Pixels between two lines of a sentence."""


def draw(page: CommunityPage) -> Picture:
    """The picture; as high as its parts need."""
    sheet = Sheet(palette("lettered"), theme.WIDTH, _height(page))
    headline.write(
        sheet, headline.Headline(page.head, page.title, page.note, names=page.names), ink=theme.TEXT
    )
    top = headline.TOP + _BELOW
    if page.figures:
        _figures(sheet, page.figures, top)
        top += _FIGURES + theme.GAP
    if page.curve is not None:
        curves.draw(sheet, page.curve, (_LEFT, top, _RIGHT, top + curves.HEIGHT))
        top += curves.HEIGHT + theme.GAP
    for grid in page.grids:
        foot = top + grids.height(grid)
        grids.draw(sheet, grid, (_LEFT, top, _RIGHT, foot))
        top = foot + theme.GAP
    if page.empty:
        _empty(sheet, page.empty, top)
        top += _EMPTY + theme.GAP
    if page.foot:
        for at, row in enumerate(_foot(page)):
            y = top + 20 + at * _LINE
            sheet.write((_LEFT, y), row, _REMARK.but(on=theme.PAGE), "ls", _RIGHT - _LEFT)
    return sheet.picture()


def _height(page: CommunityPage) -> int:
    parts = [grids.height(grid) for grid in page.grids]
    parts += [_FIGURES] if page.figures else []
    parts += [curves.HEIGHT] if page.curve is not None else []
    parts += [_EMPTY] if page.empty else []
    whole = headline.TOP + _BELOW + sum(part + theme.GAP for part in parts)
    if not page.foot:
        return whole + theme.MARGIN - theme.GAP
    return whole + _FOOT + (len(_foot(page)) - 1) * _LINE


def _foot(page: CommunityPage) -> tuple[str, ...]:
    return text.wrapped(page.foot, _REMARK.size, _REMARK.weight, _RIGHT - _LEFT, 2)


def _figures(sheet: Sheet, figures: tuple[PageFigure, ...], top: int) -> None:
    """Panels side by side, each with one figure."""
    wide = (_RIGHT - _LEFT - theme.GAP * (len(figures) - 1)) // len(figures)
    for at, figure in enumerate(figures):
        left = _LEFT + at * (wide + theme.GAP)
        shapes.panel(sheet, (left, top, left + wide, top + _FIGURES))
        x, room = left + 22, wide - 44
        value = Pen(theme.TITLE, "title", theme.TEXT)
        words, size = text.fit(figure.value, value.size, value.weight, room)
        sheet.write((x, top + 38), figure.name, _NAME, "ls", room)
        sheet.write((x, top + 92), words, value.but(size=size), "ls")
        sheet.write((x, top + 130), figure.remark, _REMARK, "ls", room)


def _empty(sheet: Sheet, words: str, top: int) -> None:
    shapes.panel(sheet, (_LEFT, top, _RIGHT, top + _EMPTY))
    pen = Pen(theme.SMALL, "regular", theme.TEXT)
    rows = text.wrapped(words, pen.size, pen.weight, _RIGHT - _LEFT - 44, 2)
    first = top + _EMPTY / 2 - (len(rows) - 1) * _LINE / 2
    for at, row in enumerate(rows):
        sheet.write((_LEFT + 22, first + at * _LINE), row, pen, "lm")
