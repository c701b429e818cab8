"""Who stands where at the end."""

from __future__ import annotations

import msgspec

from games.core.seats import ranked
from games.core.words import Seat
from games.owners_choice.state import Over, View, gone
from render import names
from render.scene import Scene


class SheetOrder(msgspec.Struct, frozen=True):
    """From first to last: seats, their places (equal for equal money), what each has in all."""

    seats: tuple[int, ...]
    places: tuple[int, ...]
    totals: tuple[int, ...]
    """By seat."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(s for s, place in zip(self.seats, self.places, strict=True) if place == 1)


def standing(view: View) -> SheetOrder:
    """As the rules rank: who went bankrupt last, the last player before all others."""
    totals = tuple(_total(view, seat) for seat in range(len(view.cash)))
    last = tuple((seat,) for seat in reversed(view.bankrupt))
    first: tuple[tuple[int, ...], ...] = ()
    if isinstance(view.phase, Over) and view.phase.reason == "last-player":
        first = ((gone(view).index(False),),)
    placed = {seat for tied in (*first, *last) for seat in tied}
    counted = {Seat(seat): one for seat, one in enumerate(totals) if seat not in placed}
    seats: list[int] = []
    places: list[int] = []
    for tied in (*first, *ranked(counted), *last):
        places += [len(seats) + 1] * len(tied)
        seats += tied
    return SheetOrder(tuple(seats), tuple(places), totals)


def victory(scene: Scene, ranking: SheetOrder) -> str:
    """Who has won, with how much."""
    amount = ranking.totals[ranking.seats[0]]
    key = "picture-wins" if len(ranking.winners) == 1 else "picture-share-the-victory"
    return names.said(scene, key, seats=ranking.winners, amount=amount)


def _total(view: View, seat: int) -> int:
    held = zip(view.shares[seat], view.prices, strict=True)
    return (view.cash[seat] or 0) + sum(count * price for count, price in held)
