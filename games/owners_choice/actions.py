"""What a player of Owner's Choice can do, and the order they can store."""

from __future__ import annotations

from games.core.orders import Order
from games.core.words import Action, Seat


class Trade(Action, frozen=True):
    """Hold this many shares afterwards, by company: sales and purchases in one (Trading shares)."""

    shares: tuple[int, ...]


class Pass(Action, frozen=True):
    """Buy and sell nothing more in this turn, or in the first purchases."""


class Move(Action, frozen=True):
    """Move the Action marker `steps` clockwise (Moving the Action marker)."""

    steps: int


class RollDie(Action, frozen=True):
    """The President rolls the company's die for a fee, or the Fund die (Company spaces)."""

    die: int


class ChooseCompany(Action, frozen=True):
    """Name the company of a multi space, or the one whose price a die moves."""

    company: int


class Exchange(Action, frozen=True):
    """Give a share of `given` to the player for one of `taken` (the Event die)."""

    seat: Seat
    given: int
    taken: int


class ExchangeNothing(Action, frozen=True):
    """Leave the exchange of the Event die."""


class DeclareBankruptcy(Action, frozen=True):
    """Give everything back and leave the game, after a company of one's own failed (Bankruptcy)."""


class AlwaysRoll(Order, frozen=True):
    """As President of `company`, always roll this die, until it is cancelled."""

    company: int
    die: int

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.company)
