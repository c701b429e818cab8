"""What Owner's Choice knows: purses and the Fund, shares, prices, the marker, the phase."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.core import contract
from games.core.money import Purses
from games.core.seats import BySeat
from games.core.words import Seat
from games.owners_choice.components import COUNT, GOAL, PRICES, START, SUPPLY

FUND = -2
"""The purse before the bank's."""


class Options(contract.Options, frozen=True):
    """There is nothing to choose."""


class Opening(msgspec.Struct, frozen=True, tag_field="phase", tag="opening"):
    """The first purchases: the mover, then `queue`, may buy once; `first` begins the game."""

    first: Seat
    queue: tuple[Seat, ...]


class Moving(msgspec.Struct, frozen=True, tag_field="phase", tag="moving"):
    """The mover moves the marker, and may trade before, if not done yet."""


class Presiding(msgspec.Struct, frozen=True, tag_field="phase", tag="presiding"):
    """The company's President, on turn or not, chooses the die."""

    seat: Seat
    company: int


class Naming(msgspec.Struct, frozen=True, tag_field="phase", tag="naming"):
    """The mover chooses the company of a multi space."""


class Steering(msgspec.Struct, frozen=True, tag_field="phase", tag="steering"):
    """`seat` chooses whose price moves by `steps`.

    `company` is the one whose die fell so, which may not be chosen; None for the Event die.
    """

    seat: Seat
    company: int | None
    steps: int


class Exchanging(msgspec.Struct, frozen=True, tag_field="phase", tag="exchanging"):
    """The mover may exchange a share with another player."""


class Trading(msgspec.Struct, frozen=True, tag_field="phase", tag="trading"):
    """After the move: the mover may still trade, and the turn ends."""


class Over(msgspec.Struct, frozen=True, tag_field="phase", tag="over"):
    reason: Literal["goal", "last-player", "all-left"]


Phase = Opening | Moving | Presiding | Naming | Steering | Exchanging | Trading | Over


class Roll(msgspec.Struct, frozen=True):
    """A die as it fell: its number, and the side that lies up, from 0."""

    die: int
    side: int


class State(contract.State, frozen=True, kw_only=True):
    """`turn` of the contract counts decisions; `moves` counts the players' turns, from 1."""

    purses: Purses
    """Dollars by seat, then the Fund, then the bank."""
    left: BySeat[bool]
    bankrupt: tuple[Seat, ...] = ()
    """The seats that declared bankruptcy, the first to go first."""
    shares: BySeat[tuple[int, ...]]
    """By seat, by company."""
    stock: tuple[int, ...] = (SUPPLY,) * COUNT
    """Shares that nobody holds, by company."""
    rungs: tuple[int, ...] = (START,) * COUNT
    """The rung of the price ladder, by company."""
    presidents: tuple[Seat | None, ...] = (None,) * COUNT
    boards: tuple[int, ...]
    """The boards after the first one, in the order in which the marker crosses them."""
    marker: int = 0
    """Steps from Start."""
    mover: Seat
    moves: int = 1
    traded: bool = False
    """The mover has used this turn's session."""
    rolls: tuple[Roll, ...] = ()
    """The dice as they fell since the marker moved, in order."""
    ruined: tuple[Seat, ...] = ()
    """The seats that held shares of a company that failed since the marker moved: they may declare."""
    phase: Phase


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat, or a spectator (`me` None), may know. After the end nothing is hidden."""

    me: Seat | None
    cash: BySeat[int | None]
    """Dollars by seat; None where hidden from the viewer."""
    known_cash: BySeat[int]
    """Dollars by seat as they follow from the payments, which all were told: for players who count.
    It is never shown: the rules hide money, and counting is a player's own."""
    fund: int
    left: BySeat[bool]
    bankrupt: tuple[Seat, ...]
    shares: BySeat[tuple[int, ...]]
    stock: tuple[int, ...]
    """Shares that nobody holds, by company."""
    rungs: tuple[int, ...]
    prices: tuple[int, ...]
    presidents: tuple[Seat | None, ...]
    boards: tuple[int, ...]
    marker: int
    reach: int
    """Maximum steps of the next move."""
    mover: Seat
    moves: int
    traded: bool
    rolls: tuple[Roll, ...]
    ruined: tuple[Seat, ...]
    phase: Phase


def gone(state: State | View) -> tuple[bool, ...]:
    """Whether a seat plays no more, by seat: left or bankrupt."""
    return tuple(left or seat in state.bankrupt for seat, left in enumerate(state.left))


def prices(state: State) -> tuple[int, ...]:
    """Dollars a share, by company."""
    return tuple(PRICES[rung] for rung in state.rungs)


def to_goal(state: State) -> int:
    """Steps left; the marker may not pass Goal."""
    return GOAL - state.marker
