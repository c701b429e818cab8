"""The panel beside the board: what a share of each corporation costs, and how many tiles it has."""

from __future__ import annotations

from games.acquire.components import COUNT, SAFE
from games.acquire.state import View
from render import amounts, shapes, text, theme
from render.acquire.look import mark
from render.acquire.takeovers import DrawnTakeover, takeover
from render.scene import Scene
from render.sheet import Box, Sheet
from render.text import Pen

_BADGE = (54, 54)
_WIDE = 330
"""With so many pixels beside the badge both figures stand in one line."""
_SIDE, _LOCK = 12, 32
_PRICE = Pen(theme.FACT, "bold")
_TILES = Pen(theme.WORD, "regular")


def write(sheet: Sheet, scene: Scene, box: Box) -> None:
    """A line for each corporation; those of a merger that is settled now are raised."""
    left, top, right, bottom = box
    shapes.panel(sheet, box)
    merger = takeover(scene.view)
    edges = [top + (bottom - top) * one // COUNT for one in range(COUNT + 1)]
    for corporation in range(COUNT):
        upper, lower, on = edges[corporation], edges[corporation + 1], theme.PANEL
        if merger and corporation in (merger.at_hand, merger.survivor):
            on = theme.RAISED
            shapes.panel(sheet, (left + 4, upper + 3, right - 4, lower - 3), on, theme.PANEL, 12)
        elif corporation:
            sheet.rule(left + 14, upper, right - 14, thick=2)
        middle = (upper + lower) // 2
        mark(sheet, corporation, (left + _SIDE, middle - _BADGE[1] // 2), _BADGE, on)
        room = (left + _SIDE + _BADGE[0] + 4, right - _SIDE)
        _figures(sheet, scene, (corporation, merger), room, middle, on)


def _figures(
    sheet: Sheet,
    scene: Scene,
    what: tuple[int, DrawnTakeover | None],
    room: tuple[int, int],
    middle: int,
    on: str,
) -> None:
    view: View = scene.view
    corporation, merger = what
    start, end = room
    size = view.sizes[corporation]
    if not size:
        sheet.write((end, middle), theme.ABSENT, _PRICE.but(ink=theme.FAINT, on=on), "rm")
        return
    price = amounts.bare(scene.words.money(view.prices[corporation]))
    ink = _fate(corporation, size, merger)
    told = scene.words.say("picture-tiles", size=size)
    wide = end - start
    upper, lower = (
        ((start + 150, middle), (end, middle))
        if wide >= _WIDE
        else ((end, middle - 21), (end, middle + 22))
    )
    sheet.write(upper, price, _PRICE.but(on=on), "rm", wide)
    pen = _TILES.but(ink=ink, on=on)
    if size < SAFE:
        sheet.write(lower, told, pen, "rm", wide)
        return
    # The lock says as much as the word, and takes its room.
    x = end - text.width(str(size), theme.NAME, "semibold") - _LOCK // 2 - 8
    sheet.write(lower, str(size), pen.but(size=theme.NAME, weight="semibold"), "rm")
    shapes.lock(sheet, (round(x), lower[1] - 2), _LOCK, ink, on)


def _fate(corporation: int, size: int, merger: DrawnTakeover | None) -> str:
    """The colour of a size: who is taken over, who may survive, who is safe."""
    if merger and corporation in (*merger.defuncts, *merger.settled):
        return theme.LOSS
    if size >= SAFE or (merger and corporation in merger.tied):
        return theme.BRASS
    return theme.MUTED
