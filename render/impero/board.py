"""The map with each player's land; below it, a second piece, the ranking and the market."""

from __future__ import annotations

from games.impero.geography import geography
from games.impero.state import NOBODY, View
from render import names, question, table, theme
from render.impero import closing, country, land, legend, lots, ranking, signs
from render.impero.grid import grid
from render.impero.layout import layout
from render.impero.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet
from render.standing import standing, victory
from render.text import Pen

_TONES = 52
"""Pixels of the tones of free land, where they have no room at sea."""


def draw(scene: Scene) -> Picture:
    """The whole country, then the ranking and the market; all of it is public."""
    view: View = scene.view
    placed = layout(view.land, len(view.capital))
    lying, on = country.frame(geography(view.land)), grid(view)
    ranked = placed.foot + ranking.height(view) + theme.BETWEEN
    below, has_market = ranked, ranked - placed.foot + lots.HEIGHT + theme.EDGE <= theme.SLOT
    is_free = NOBODY in view.owners
    tones = _TONES if is_free and not placed.has_tones else 0
    below += tones + (lots.HEIGHT + theme.BETWEEN if has_market else 0)
    sheet = Sheet(colours(), theme.WIDTH, 1, theme.SEA)
    sheet.image = country.base(view.land, below - theme.BETWEEN + theme.EDGE)
    write_headline(sheet, scene)
    land.paint(sheet, view, on)
    signs.paint(sheet, view, on, lying, signs.signs(view, on, lying, placed.boxes))
    if placed.key:
        ranking.key(sheet, scene, placed.key)
    if placed.legend:
        legend.write(sheet, scene, placed.legend, has_tones=placed.has_tones and is_free)
    sheet.seam(placed.foot, "ranking")
    ranking.write(sheet, scene, placed.foot)
    if tones:
        pen = Pen(theme.WORD, "medium", theme.MUTED, theme.SEA)
        legend.yields(sheet, (table.LEFT + 8, ranked + _TONES // 2 - 6), pen)
    if has_market:
        box = (table.LEFT, ranked + tones, table.RIGHT, ranked + tones + lots.HEIGHT)
        lots.write(sheet, scene, box)
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
