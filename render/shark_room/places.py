"""Where each of a title's five shares is: on the market, with a player, or not yet out."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.shark_room.components import PRICES, SHARES_EACH, TITLES
from games.shark_room.market import top
from games.shark_room.state import Deal, Reaction, View
from render import shapes, theme
from render.shark_room.look import LOOKS
from render.sheet import Box, Sheet
from render.text import Pen


class Place(msgspec.Struct, frozen=True):
    """A share: its price in euros, who holds it, whether it is for sale, and cheapest."""

    share: int
    price: int
    owner: int | None
    on_market: bool
    cheapest: bool


def places(view: View, title: int) -> Iterator[Place]:
    """The shares 1 to 5, always in this order."""
    pile = view.piles[title]
    owners = {share: seat for seat, mine in enumerate(view.shares) for share in mine}
    for number in range(SHARES_EACH):
        share = SHARES_EACH * title + number
        yield Place(
            share, PRICES[share], owners.get(share), share in pile, bool(pile) and share == pile[0]
        )


def price(view: View, title: int) -> int:
    """Euros: fixed while a deal goes on, else that of the cheapest; 0 if there is none."""
    phase = view.phase.behind if isinstance(view.phase, Reaction) else view.phase
    now = top(view.piles[title])
    return phase.prices[title] or now if isinstance(phase, Deal) else now


def is_toxic(title: int) -> bool:
    return TITLES[title].closings > 0


def draw(sheet: Sheet, view: View, place: Place, box: Box, size: int = theme.NOTE) -> None:
    """The cheapest in the title's colour, others for sale dark, held ones with the owner's disc,
    those that are not out yet in outline.
    """
    title = place.share // SHARES_EACH
    left, top_, right, bottom = box
    middle, told = (top_ + bottom) // 2, str(place.price)
    if place.owner is not None:
        radius = min((bottom - top_) // 2 - 3, 17)
        gone = view.left[place.owner]
        shapes.person(
            sheet, (left + radius + 2, middle), radius, place.owner, theme.PANEL, gone=gone
        )
        pen = Pen(size, "medium", theme.MUTED)
        sheet.write((right - 6, middle), told, pen, "rm")
        return
    if not place.on_market:
        shapes.framed(sheet, box, theme.LINE, theme.PANEL, 9, 2)
        sheet.write(((left + right) / 2, middle), told, Pen(size, "regular", theme.FAINT), "mm")
        return
    fill = LOOKS[title].fill if place.cheapest else theme.PAGE
    shapes.panel(sheet, box, fill, theme.PANEL, 9)
    ink = theme.on(fill) if place.cheapest else theme.TEXT
    pen = Pen(size, "bold" if place.cheapest else "semibold", ink, fill)
    sheet.write(((left + right) / 2, middle), told, pen, "mm")


def closings(sheet: Sheet, view: View, title: int, box: Box) -> None:
    """A cross for each closing that is out, a ring for each that is not."""
    left, top_, right, bottom = box
    count = TITLES[title].closings
    step = min(30, (right - left) // max(count, 1))
    for number in range(count):
        x, y = right - step * (count - number) + step // 2, (top_ + bottom) // 2
        out = number < view.closings[title]
        if out:
            for ends in ([(x - 8, y - 8), (x + 8, y + 8)], [(x - 8, y + 8), (x + 8, y - 8)]):
                shapes.line(sheet, ends, theme.DANGER, theme.PANEL, 4)
        else:
            ring = (x - 10, y - 10, x + 10, y + 10)
            shapes.framed(sheet, ring, theme.FAINT, theme.PANEL, 10, 3)
