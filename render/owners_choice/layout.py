"""The public picture: the ring round the price ladder, the players below."""

from __future__ import annotations

from games.owners_choice.components import GOAL
from games.owners_choice.state import View
from render import headline, names, theme
from render.owners_choice import ladder, players, ring
from render.owners_choice.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet

_CORNER = ((theme.WIDTH - ring.WIDE) // 2, headline.TOP + 2)
_INSIDE = 22
"""Between the ring and the panel in it."""


def draw(scene: Scene) -> Picture:
    """The whole board as the view's owner may see it."""
    view: View = scene.view
    say = scene.words.say
    title = headline.Headline(
        words=names.asked(scene) if scene.waiting.seats else say("picture-over"),
        title=names.table(scene),
        note=say("picture-step", count=view.marker, most=GOAL),
        seats=scene.waiting.seats,
        names=names.everybody(scene),
    )
    return draw_under(title, scene).picture()


def draw_under(title: headline.Headline, scene: Scene) -> Sheet:
    """The board under any headline; the player who is waited for stands out in the table."""
    left, top = _CORNER
    table = top + ring.WIDE + theme.GAP
    sheet = Sheet(colours(), theme.WIDTH, table + players.height(len(scene.names)) + theme.MARGIN)
    headline.write(sheet, title)
    ring.draw(sheet, scene.words, scene.view, _CORNER)
    inset = ring.CELL + _INSIDE
    box = (left + inset, top + inset, left + ring.WIDE - inset, top + ring.WIDE - inset)
    ladder.draw(sheet, scene, box)
    players.write(sheet, scene, table)
    return sheet
