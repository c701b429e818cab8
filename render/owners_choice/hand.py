"""The private picture: what each step leads to, or each choice; money and shares below."""

from __future__ import annotations

from games.owners_choice.state import View
from render import question, theme
from render.owners_choice import cards, holdings, telling
from render.owners_choice.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet


def draw(scene: Scene) -> Picture:
    """Cards below one another."""
    view: View = scene.view
    shown = telling.cards(scene)
    indent = cards.indent(shown)
    tall = [cards.height(scene, card, indent) for card in shown]
    below = question.BOTH + sum(tall) + len(tall) * theme.BETWEEN
    sheet = Sheet(colours(), theme.WIDTH, below + holdings.HEIGHT + theme.EDGE)
    seats = scene.waiting.seats if view.me in scene.waiting.seats else ()
    question.write(sheet, telling.asked(scene), scene.words.say("picture-only-you"), seats)
    top = question.BOTH
    for number, (card, high) in enumerate(zip(shown, tall, strict=True)):
        if number:
            sheet.seam(top, f"card-{number}")
        box = (theme.EDGE, top, theme.WIDTH - theme.EDGE, top + high)
        cards.draw(sheet, scene, card, box, indent)
        top += high + theme.BETWEEN
    sheet.seam(below, "purse")
    holdings.write(sheet, scene, below)
    return sheet.picture()
