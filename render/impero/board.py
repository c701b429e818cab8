"""The map: the country with its companies, the ranking, the market."""

from __future__ import annotations

from games.impero.geography import geography
from games.impero.state import View
from render import headline, names, theme
from render.impero import country, panels, parts
from render.impero.layout import layout
from render.impero.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet


def draw(scene: Scene) -> Picture:
    """The whole country, as everybody may see it."""
    view: View = scene.view
    placed = layout(view.land, len(view.capital))
    sheet = Sheet(colours(), theme.WIDTH, 1, theme.SEA)
    sheet.image = country.base(view.land, placed.height).copy()
    _headline(sheet, scene)
    country.paint(sheet, view)
    panels.ranking(sheet, scene, placed.ranking, placed.columns)
    panels.market(sheet, scene, placed.market)
    panels.legend(sheet, scene, placed.legend)
    return sheet.picture()


def _headline(sheet: Sheet, scene: Scene) -> None:
    view: View = scene.view
    cells = len(geography(view.land).spots)
    words = names.asked(scene) if scene.waiting.seats else parts.turn(scene)
    title = headline.Headline(
        words=scene.words.say("picture-over") if view.over else words,
        title=names.table(scene),
        note=scene.words.say("picture-size", count=len(view.capital), cells=cells),
    )
    headline.write(sheet, title, on=theme.SEA, ink=theme.TEXT if view.over else theme.BRASS)
