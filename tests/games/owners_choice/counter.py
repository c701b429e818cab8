"""Somebody who counts money at a table of Owner's Choice."""

from __future__ import annotations

from typing import Any

from games.core.words import Event, Seat
from games.owners_choice import events as told
from games.owners_choice.state import State

BEGINS_WITH = 690
GAINS = (
    told.SharesSold,
    told.DividendPaid,
    told.FundTaken,
    told.FundGave,
    told.BankPaid,
    told.DiceRewarded,
    told.GoalReached,
)
PAYMENTS = (told.SharesBought, told.FeePaid)


def count(cash: list[int], event: Event) -> None:
    """Book one event."""
    if isinstance(event, GAINS):
        cash[event.seat] += event.amount
    elif isinstance(event, PAYMENTS):
        cash[event.seat] -= event.amount
    elif isinstance(event, told.PlayerBankrupt):
        cash[event.seat] = 0


class Counter:
    def __init__(self, viewer: Seat | None, seats: int, options: Any) -> None:
        self.cash = [BEGINS_WITH] * seats

    def hears(self, event: Event) -> None:
        count(self.cash, event)

    def accepts(self, world: State) -> bool:
        return list(world.purses[: len(self.cash)]) == self.cash
