"""The panel beside the board: price, size and bank shares of each corporation."""

from __future__ import annotations

from games.acquire.components import COUNT, SAFE, SHARES
from games.acquire.state import View
from render import shapes, text, theme
from render.acquire.look import mark, named
from render.acquire.takeovers import Takeover, takeover
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_BADGE = 60
_FIGURE = Pen(theme.STRONG, "bold")
_NAME = Pen(theme.BODY, "semibold")
_SECOND = Pen(theme.SMALL, "regular", theme.MUTED)


def write(sheet: Sheet, scene: Scene, box: Box) -> None:
    left, top, right, bottom = box
    head = Pen(theme.NOTE, "regular", theme.MUTED, theme.PAGE)
    shapes.panel(sheet, box)
    sheet.write((right - 16, top - 11), scene.words.say("picture-price-and-stock"), head, "rs")
    high = (bottom - top) / COUNT
    merger = takeover(scene.view)
    for corporation in range(COUNT):
        y = top + corporation * high
        if corporation:
            sheet.rule(left + 16, round(y), right - 16)
        _line(sheet, scene, corporation, merger, (left, round(y), right, round(y + high)))


def _line(sheet: Sheet, scene: Scene, corporation: int, merger: Takeover | None, box: Box) -> None:
    left, top, right, bottom = box
    view: View = scene.view
    size, middle = view.sizes[corporation], (top + bottom) // 2
    if merger and corporation == merger.at_hand:
        shapes.panel(
            sheet, (left + 4, top + 14, left + 10, bottom - 14), theme.BRASS, theme.PANEL, 3
        )
    mark(sheet, corporation, (left + 14, middle - _BADGE // 2), _BADGE, theme.PANEL)
    x, upper, lower = left + 28 + _BADGE, middle - 4, middle + 29
    price = scene.words.money(view.prices[corporation]) if size else theme.ABSENT
    figure = _FIGURE if size else _FIGURE.but(ink=theme.FAINT)
    sheet.write((right - 16, upper), price, figure, "rs")
    room = right - 28 - x - text.width(price, figure.size, figure.weight)
    name = named(scene.words, corporation)
    sheet.write((x, upper), name, _NAME if size else _NAME.but(ink=theme.MUTED), "ls", room)
    stock = f"{view.stock[corporation]}/{SHARES}"
    sheet.write((right - 16, lower), stock, _SECOND, "rs")
    if not (merger and _fate(sheet, scene, corporation, merger, (x, lower))):
        _size(sheet, scene, size, (x, lower))


def _size(sheet: Sheet, scene: Scene, size: int, at: tuple[int, int]) -> None:
    x, y = at
    if size >= SAFE:
        shapes.lock(sheet, (x + 9, y - 9), 26, theme.BRASS, theme.PANEL)
        pen = Pen(theme.SMALL, "medium", theme.BRASS)
        sheet.write((x + 28, y), scene.words.say("picture-safe", size=size), pen)
    elif size:
        sheet.write(at, scene.words.say("picture-tiles", size=size), _SECOND)
    else:
        sheet.write(at, theme.ABSENT, _SECOND)


def _fate(
    sheet: Sheet, scene: Scene, corporation: int, merger: Takeover, at: tuple[int, int]
) -> bool:
    """During a merger: "5 → Q" for a corporation taken over, "may survive" for tied ones."""
    x, y = at
    if corporation in merger.tied:
        sheet.write(at, scene.words.say("picture-may-survive"), _SECOND.but(ink=theme.BRASS))
        return True
    if corporation not in (*merger.defuncts, *merger.settled):
        return False
    told = f"{scene.view.sizes[corporation]} →"
    x = round(sheet.write((x, y), told, _SECOND.but(weight="semibold", ink=theme.LOSS)))
    if merger.survivor is None:
        sheet.write((x + 8, y), "?", _SECOND.but(weight="bold", ink=theme.LOSS))
    else:
        mark(sheet, merger.survivor, (x + 8, y - 25), 34, theme.PANEL)
    return True
