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

_DISC, _CLOSING = 25, 23
"""The radius of a holder's disc, and pixels of the sign of a closing."""


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


def draw(sheet: Sheet, view: View, place: Place, box: Box) -> None:
    """The cheapest in the title's colour, others for sale dark, held ones with the owner's disc,
    those that are not out yet faint.
    """
    title = place.share // SHARES_EACH
    left, top_, right, bottom = box
    middle, told = (top_ + bottom) // 2, str(place.price)
    centre = ((left + right) / 2, middle)
    if place.owner is not None:
        gone = view.left[place.owner]
        # One below the other: side by side a 1 and 100 read as 1100.
        x, rise = round(centre[0]), theme.WORD // 2
        shapes.person(sheet, (x, middle - rise), _DISC, place.owner, theme.PANEL, gone=gone)
        sheet.write((x, middle + 30), told, Pen(theme.WORD, "medium", theme.MUTED), "cm")
        return
    if not place.on_market:
        sheet.write(centre, told, Pen(theme.WORD + 2, "regular", theme.FAINT), "cm")
        return
    fill = LOOKS[title].fill if place.cheapest else theme.PAGE
    shapes.panel(sheet, box, fill, theme.PANEL, 12)
    ink = theme.on(fill) if place.cheapest else theme.TEXT
    pen = Pen(theme.FACT, "bold" if place.cheapest else "semibold", ink, fill)
    sheet.write(centre, told, pen, "cm")


def closings(sheet: Sheet, view: View, title: int, at: tuple[int, int]) -> None:
    """A cross for each closing that is out, a ring for each that is not."""
    x, y = at
    for number in range(TITLES[title].closings):
        middle = x + _CLOSING // 2
        if number < view.closings[title]:
            for ends in ((-8, -8, 8, 8), (-8, 8, 8, -8)):
                line = [(middle + ends[0], y + ends[1]), (middle + ends[2], y + ends[3])]
                shapes.line(sheet, line, theme.DANGER, theme.PANEL, theme.STROKE)
        else:
            ring = (middle - 10, y - 10, middle + 10, y + 10)
            shapes.framed(sheet, ring, theme.FAINT, theme.PANEL, 10, theme.STROKE)
        x += _CLOSING
