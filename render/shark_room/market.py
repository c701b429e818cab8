"""The page of the market: each title with its shares, what it pays the viewer, then the open cards."""

from __future__ import annotations

from games.shark_room.state import View
from render import question, shapes, theme
from render.scene import Picture, Scene
from render.shark_room import open_cards, piles
from render.shark_room.look import LOOKS, colours
from render.sheet import Sheet
from render.text import Pen

_LEGEND, _PRICE = 80, "50"


def draw(scene: Scene) -> Picture:
    view: View = scene.view
    below = question.BOTH + piles.height(view) + theme.BETWEEN
    open_high = open_cards.height(scene)
    foot = below + open_high
    sheet = Sheet(colours(), theme.WIDTH, foot + _LEGEND + theme.EDGE)
    say = scene.words.say
    state = say("picture-titles-left", count=view.titles)
    if view.me is not None:
        state = f"{state} · {say('picture-your-dividend')}"
    question.write(sheet, say("picture-market"), state)
    sheet.seam(below, "open")
    piles.write(sheet, scene, question.BOTH, is_mine=True)
    open_cards.write(sheet, scene, (theme.EDGE, below, theme.WIDTH - theme.EDGE, below + open_high))
    _legend(sheet, scene, foot + theme.BETWEEN + 30)
    return sheet.picture()


def _legend(sheet: Sheet, scene: Scene, y: int) -> None:
    """What the places of shares mean."""
    say, x = scene.words.say, theme.EDGE + 8
    pen = Pen(theme.WORD, "regular", theme.MUTED, theme.PAGE)
    figure, fill = Pen(theme.LEAST_FACT, "bold"), LOOKS[0].fill
    high, wide = 27, 74
    shapes.panel(sheet, (x, y - high, x + wide, y + high), fill, theme.PAGE, 12)
    at = (x + wide / 2, y)
    sheet.write(at, _PRICE, figure.but(ink=theme.on(fill), on=fill), "cm")
    x = round(sheet.write((x + wide + 12, y), say("picture-cheapest"), pen, "lm")) + 26
    # The ground of those for sale is the page's own: here they stand on a piece of panel.
    shapes.panel(sheet, (x, y - high, x + wide, y + high), theme.PANEL, theme.PAGE, 12)
    sheet.write((x + wide / 2, y), _PRICE, figure, "cm")
    x = round(sheet.write((x + wide + 12, y), say("picture-for-sale"), pen, "lm")) + 26
    shapes.person(sheet, (x + theme.DISC, y), theme.DISC, 0, theme.PAGE)
    x = round(sheet.write((x + 60, y), say("picture-held"), pen, "lm")) + 26
    x = round(sheet.write((x, y), _PRICE, pen.but(ink=theme.FAINT), "lm")) + 12
    sheet.write((x, y), say("picture-not-out"), pen, "lm", theme.WIDTH - theme.EDGE - x)
