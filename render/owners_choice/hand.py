"""The private picture: what each step leads to, or each choice; money and shares below."""

from __future__ import annotations

from games.owners_choice.state import View
from render import headline, names, theme
from render.owners_choice import cards, holdings, telling
from render.owners_choice.look import colours
from render.scene import Picture, Scene
from render.sheet import Sheet


def draw(scene: Scene) -> Picture:
    """Cards beside each other, as wide as there is room."""
    shown = telling.cards(scene)
    room = theme.WIDTH - 2 * theme.MARGIN
    # One card alone would be a banner: none is wider than half the page.
    wide = min(room // 2, (room - (len(shown) - 1) * theme.GAP) // len(shown))
    high = cards.height(shown, wide)
    below = headline.TOP + high + theme.GAP
    sheet = Sheet(colours(), theme.WIDTH, below + holdings.HEIGHT + theme.MARGIN)
    _headline(sheet, scene)
    size = cards.head_size(shown, wide)
    for number, card in enumerate(shown):
        left = theme.MARGIN + number * (wide + theme.GAP)
        box = (left, headline.TOP, left + wide, headline.TOP + high)
        cards.draw(sheet, scene, card, box, size)
    holdings.write(sheet, scene, below)
    return sheet.picture()


def _headline(sheet: Sheet, scene: Scene) -> None:
    view: View = scene.view
    is_asked = view.me in scene.waiting.seats
    title = headline.Headline(
        words=telling.asked(scene),
        title=scene.words.say("picture-only-you"),
        note=names.table(scene),
        seats=scene.waiting.seats if is_asked else (),
    )
    headline.write(sheet, title)
