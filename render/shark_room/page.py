"""The public picture: the market with its piles, and what everybody has."""

from __future__ import annotations

from games.shark_room.state import Over, View
from render import headline, names, shapes, text, theme
from render.scene import Picture, Scene
from render.shark_room import piles, players
from render.shark_room.look import LOOKS, colours
from render.sheet import Sheet
from render.text import Pen

_LEGEND = 46
_SWATCH, _PRICE = 40, "50"
"""Of the legend: pixels of the place of a share, and the price in it."""


def draw(scene: Scene) -> Picture:
    """The whole board; everything on it is public."""
    return draw_under(title(scene), scene).picture()


def title(scene: Scene) -> headline.Headline:
    view: View = scene.view
    say, is_over = scene.words.say, isinstance(view.phase, Over)
    return headline.Headline(
        words=say("picture-over") if is_over else names.asked(scene),
        title=names.table(scene),
        note=say("picture-titles-left", count=view.titles),
        seats=scene.waiting.seats,
        names=names.everybody(scene),
        last_turn="" if view.titles or is_over else say("picture-last-turn"),
    )


def draw_under(above: headline.Headline, scene: Scene) -> Sheet:
    """The board under any headline; who is waited for stands out in the table."""
    table = headline.TOP + piles.height(scene.view) + 6
    foot = table + players.height(len(scene.names))
    sheet = Sheet(colours(), theme.WIDTH, foot + _LEGEND)
    headline.write(sheet, above)
    piles.write(sheet, scene, headline.TOP)
    players.write(sheet, scene, table)
    _legend(sheet, scene, foot + 28)
    return sheet


def _legend(sheet: Sheet, scene: Scene, y: int) -> None:
    """What the places of shares mean."""
    say, x = scene.words.say, theme.MARGIN + 4
    pen = Pen(theme.NOTE, "regular", theme.MUTED, theme.PAGE)
    fill, bold = LOOKS[0].fill, pen.but(weight="bold")
    shapes.panel(sheet, (x, y - 22, x + _SWATCH, y + 7), fill, theme.PAGE, 7)
    figure = bold.but(ink=theme.on(fill), on=fill)
    sheet.write((x + _SWATCH / 2, y - 7), _PRICE, figure, "cm")
    x = round(sheet.write((x + _SWATCH + 10, y), say("picture-cheapest"), pen)) + 26
    # The ground of those for sale is the page's own: here they stand on a piece of panel.
    shapes.panel(sheet, (x, y - 22, x + _SWATCH, y + 7), theme.PANEL, theme.PAGE, 7)
    shapes.panel(sheet, (x + 3, y - 19, x + _SWATCH - 3, y + 4), theme.PAGE, theme.PANEL, 5)
    sheet.write((x + _SWATCH / 2, y - 7), _PRICE, bold.but(ink=theme.TEXT), "cm")
    x = round(sheet.write((x + _SWATCH + 10, y), say("picture-for-sale"), pen)) + 26
    shapes.disc(sheet, (x + 12, y - 7), 12, sheet.palette.player(0), theme.PAGE)
    x = round(sheet.write((x + 34, y), say("picture-held"), pen)) + 26
    shapes.framed(sheet, (x, y - 22, x + _SWATCH, y + 7), theme.LINE, theme.PAGE, 7, 2)
    sheet.write((x + _SWATCH / 2, y - 7), _PRICE, pen.but(ink=theme.FAINT), "cm")
    x = round(sheet.write((x + _SWATCH + 10, y), say("picture-not-out"), pen)) + 26
    told = say("picture-specials-left", count=scene.view.specials)
    wide = text.width(told, pen.size, pen.weight)
    # Longer words leave no room for this; the board in words has it, too.
    if x + wide < theme.WIDTH - theme.MARGIN:
        sheet.write((theme.WIDTH - theme.MARGIN - 4, y), told, pen, "rs")
