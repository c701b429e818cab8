"""The map: each player's land, the ranking, the market."""

from __future__ import annotations

from games.impero.geography import geography
from games.impero.state import View
from render import names, question, theme
from render.impero import closing, country, land, legend, lots, ranking, signs
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
    sheet.image = country.base(view.land, placed.height)
    write_headline(sheet, scene)
    land.paint(sheet, view, on)
    signs.paint(sheet, scene, signs.signs(view, on, lying, placed.boxes))
    sheet.seam(placed.foot, "ranking")
    ranking.write(sheet, scene, placed, lying.cell)
    legend.write(sheet, scene, placed.legend)
    if placed.market:
        lots.write(sheet, scene, placed.market)
    return sheet.picture()


def write_headline(sheet: Sheet, scene: Scene) -> None:
    """The turn, and whether anybody still has to act in it; at the end who has won."""
    view: View = scene.view
    is_over = view.over or scene.outcome is not None
    first = standing(scene).winners if is_over else ()
    seats = first if len(first) <= closing.DISCS else ()
    words = victory(scene) if is_over else _asked(scene)
    known = names.everybody(scene)
    question.write(sheet, words, "", seats, known, on=theme.SEA, ink=theme.BRASS)


def _asked(scene: Scene) -> str:
    view: View = scene.view
    if scene.waiting.seats:
        return names.asked(scene)
    return scene.words.say("picture-all-ready", turn=view.turn, turns=view.options.turns)
