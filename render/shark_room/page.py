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
    fill = LOOKS[0].fill
    shapes.panel(sheet, (x, y - 19, x + 24, y + 5), fill, theme.PAGE, 6)
    x = round(sheet.write((x + 34, y), say("picture-cheapest"), pen)) + 26
    shapes.panel(sheet, (x, y - 19, x + 24, y + 5), theme.RAISED, theme.PAGE, 6)
    shapes.panel(sheet, (x + 3, y - 16, x + 21, y + 2), theme.PAGE, theme.RAISED, 4)
    x = round(sheet.write((x + 34, y), say("picture-for-sale"), pen)) + 26
    shapes.disc(sheet, (x + 12, y - 7), 12, sheet.palette.player(0), theme.PAGE)
    x = round(sheet.write((x + 34, y), say("picture-held"), pen)) + 26
    shapes.framed(sheet, (x, y - 19, x + 24, y + 5), theme.LINE, theme.PAGE, 6, 2)
    x = round(sheet.write((x + 34, y), say("picture-not-out"), pen)) + 26
    told = say("picture-specials-left", count=scene.view.specials)
    wide = text.width(told, pen.size, pen.weight)
    # Longer words leave no room for this; the board in words has it, too.
    if x + wide < theme.WIDTH - theme.MARGIN:
        sheet.write((theme.WIDTH - theme.MARGIN - 4, y), told, pen, "rs")
