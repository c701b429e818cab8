"""Somebody who notes at a table of Impero whose each cell is, and what money is on its way to them."""

from __future__ import annotations

from typing import Any

from games.core.words import Event, Seat
from games.impero import events as told
from games.impero.state import State


class Counter:
    def __init__(self, viewer: Seat | None, seats: int, options: Any) -> None:
        self.viewer, self.owners = viewer, dict[int, int]()
        self.sent = dict[int, tuple[Seat, Seat, int]]()

    def hears(self, event: Event) -> None:
        match event:
            case told.CompanyFounded(cell=cell, company=company):
                self.owners[cell] = company
            case told.CellBought(cell=cell, company=company):
                self.owners[cell] = company
            case told.MoneySent(seat=giver, taker=taker, transfer=number, amount=amount):
                self.sent[number] = (giver, taker, amount)
            case (
                told.MoneyAccepted(transfer=number)
                | told.MoneyRefused(transfer=number)
                | told.MoneyReturned(transfer=number)
                | told.MoneySeized(transfer=number)
            ):
                self.sent.pop(number, None)
            case told.Caught(seats=pair):
                self.sent = {n: one for n, one in self.sent.items() if one[:2] != pair}
            case _:
                pass

    def accepts(self, world: State) -> bool:
        """Nobody has less than nothing, and what is the viewer's own is as it was told."""
        mine = {
            one.id: (one.giver, one.taker, one.amount)
            for one in world.transfers
            if self.viewer in (one.giver, one.taker)
        }
        owned = {cell: owner for cell, owner in enumerate(world.owners) if owner >= 0}
        return owned == self.owners and mine == self.sent and min(world.purses[:-1]) >= 0
