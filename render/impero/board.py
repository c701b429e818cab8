"""The map: each player's land, the ranking, the market."""

from __future__ import annotations

from games.impero.geography import geography
from games.impero.state import View
from render import headline, names, theme
from render.impero import closing, country, land, legend, lots, ranking, report, signs
from render.impero.grid import grid
from render.impero.layout import layout
from render.impero.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.standing import standing, victory


def draw(scene: Scene) -> Picture:
    """The whole country; all of it is public."""
    view: View = scene.view
    placed = layout(view.land, len(view.capital))
    lying, on = country.frame(geography(view.land)), grid(view)
    sheet = Sheet(colours(), theme.WIDTH, 1, theme.SEA)
    # Sea, shore and coordinates never change: a copy saves drawing them anew.
    sheet.image = country.base(view.land, placed.height).copy()
    write_headline(sheet, scene)
    land.paint(sheet, view, on)
    signs.paint(sheet, scene, on, lying)
    ranking.write(sheet, scene, placed, lying.cell)
    legend.write(sheet, scene, placed.legend, lying.cell)
    if placed.market:
        lots.write(sheet, scene, placed.market)
    return sheet.picture()


def write_headline(sheet: Sheet, scene: Scene) -> None:
    """The headline: the turn, and whether anybody still has to act in it; at the end who has won."""
    view: View = scene.view
    first = standing(scene).winners if view.over else ()
    title = headline.Headline(
        words=victory(scene) if view.over else _asked(scene),
        title=names.table(scene),
        note=_since(scene),
        seats=first if len(first) <= closing.DISCS else (),
        names=names.everybody(scene),
    )
    headline.write(sheet, title, on=theme.SEA, ink=theme.BRASS)


def _since(scene: Scene) -> str:
    """The turn of which the amounts are; before the first closing the table's size."""
    view: View = scene.view
    if closed := report.closed(view):
        return scene.words.say("picture-capital-at", turn=closed)
    cells = len(geography(view.land).spots)
    return scene.words.say("picture-size", count=len(view.capital), cells=cells)


def _asked(scene: Scene) -> str:
    view: View = scene.view
    if scene.waiting.seats:
        return names.asked(scene)
    return scene.words.say("picture-all-ready", turn=view.turn, turns=view.options.turns)
