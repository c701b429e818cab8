"""The market page: the tracks as wide as the page, and the cards on sale with all they do."""

from __future__ import annotations

from render import headline, theme
from render.greed import parts, sale, tracks
from render.greed.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet

_ROW = 56


def draw(scene: Scene) -> Picture:
    foot = headline.TOP + tracks.height(_ROW)
    high = foot + theme.GAP + sale.cells_height(scene.view) + theme.MARGIN
    sheet = Sheet(colours(), theme.WIDTH, high)
    headline.write(sheet, parts.title_of(scene))
    box = (theme.MARGIN, headline.TOP, theme.WIDTH - theme.MARGIN, foot)
    tracks.draw(sheet, scene, tracks.Frame(box, _ROW, 264, 77))
    sale.cells(sheet, scene, foot + theme.GAP)
    return sheet.picture()
