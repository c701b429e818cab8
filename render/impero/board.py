"""The map: the country with its companies, the ranking, the market."""

from __future__ import annotations

from games.impero.geography import geography
from games.impero.state import View
from render import headline, names, theme
from render.impero import country, panels
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
    title = headline.Headline(
        words=_asked(scene),
        title=names.table(scene),
        note=scene.words.say("picture-size", count=len(view.capital), cells=cells),
    )
    headline.write(sheet, title, on=theme.SEA, ink=theme.TEXT if view.over else theme.BRASS)


def _asked(scene: Scene) -> str:
    """The turn, and that all act; or that nobody has anything left to do in it."""
    view: View = scene.view
    if view.over:
        return scene.words.say("picture-over")
    if scene.waiting.seats:
        return names.asked(scene)
    return scene.words.say("picture-all-ready", turn=view.turn, turns=view.options.turns)
