"""The components of Owner's Choice: the price ladder, six dice, the ring of 36 spaces.

A host may replace `components.toml` by the numbers of their own box; `checked` says what does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Literal, get_args

import msgspec

from games.core import components
from games.core.components import ComponentTable

Company = Literal["red", "blue", "green", "yellow"]
Space = Literal[Company, "event", "multi", "president", "dividend", "start", "goal"]
PresidentFace = Literal[
    "status-quo",
    "price-up-1",
    "price-up-2",
    "price-up-3",
    "price-down-1",
    "dividend",
    "other-up-1",
    "other-down-1",
    "other-down-2",
]
FundFace = Literal["status-quo", "fund-down-1", "fund-down-2"]
EventFace = Literal["again", "bank", "exchange", "any-down-2", "all-down-1"]
Face = Literal[PresidentFace, FundFace, EventFace]

SIDES, SPACES_IN_ALL = 6, 36
ONLY_ON = {"other-up-1": "red", "other-down-1": "blue", "other-down-2": "blue"}
"""Results that the rulebook gives to one die only (Results of the President's die)."""


class ComponentsError(ValueError):
    """The file of components does not fit the box; the message says what would."""


class Setup(ComponentTable, frozen=True):
    cash: int
    most_shares: int


class Supply(ComponentTable, frozen=True):
    shares: int


class Movement(ComponentTable, frozen=True):
    """Maximum steps with two, three, four and five players."""

    most_steps: tuple[int, int, int, int]


class MoneyTerms(ComponentTable, frozen=True):
    """In dollars. `again` comes from the Fund, `bank` from the bank, by the Event die."""

    fee: int
    high_fee: int
    high_fee_from: int
    for_a_die: int
    goal: int
    again: int
    bank: int


class Ladder(ComponentTable, frozen=True):
    """Dollars, from the lowest price up; `dividends` a share."""

    prices: tuple[int, ...]
    dividends: tuple[int, ...]
    start: int


class Dice(ComponentTable, frozen=True):
    red: tuple[PresidentFace, ...]
    blue: tuple[PresidentFace, ...]
    green: tuple[PresidentFace, ...]
    yellow: tuple[PresidentFace, ...]
    fund: tuple[FundFace, ...]
    event: tuple[EventFace, ...]


class Track(ComponentTable, frozen=True):
    """Four boards, clockwise; the first keeps its place."""

    boards: tuple[tuple[Space, ...], ...]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    supply: Supply
    movement: Movement
    money: MoneyTerms
    ladder: Ladder
    dice: Dice
    track: Track


def checked(box: Box) -> Box:
    """The same, if it is a whole box. ComponentsError."""
    for wrong in (*_ladder(box.ladder), *_dice(box.dice), *_track(box.track.boards)):
        raise ComponentsError(f"components.toml of Owner's Choice: {wrong}")
    return box


def _ladder(ladder: Ladder) -> Iterator[str]:
    if len(ladder.dividends) != len(ladder.prices):
        yield f"{len(ladder.prices)} prices need as many dividends, not {len(ladder.dividends)}"
    if any(low >= high for low, high in pairwise(ladder.prices)):
        yield "the prices must rise from each to the next"
    if ladder.start not in ladder.prices:
        yield f"the price at the start, {ladder.start}, must be one of the prices"


def _dice(dice: Dice) -> Iterator[str]:
    for name in DICE:
        faces: tuple[Face, ...] = getattr(dice, name)
        if len(faces) != SIDES:
            yield f"the {name} die has {len(faces)} faces; a die has {SIDES}"
        for face in faces:
            if ONLY_ON.get(face, name) != name:
                yield f"{face} is on the {name} die; it belongs on the {ONLY_ON[face]} one"


def _track(boards: Sequence[Sequence[Space]]) -> Iterator[str]:
    spaces = [space for board in boards for space in board]
    if len(spaces) != SPACES_IN_ALL or len({len(board) for board in boards}) != 1:
        yield f"{len(spaces)} spaces; the boards have {SPACES_IN_ALL} together, all as many"
    for one in ("start", "goal"):
        if spaces.count(one) != 1 or one not in boards[0]:
            yield f"there must be one {one} space, on the first board"
    if ("goal", "start") not in pairwise(boards[0]):
        yield "on the first board start must follow goal, so that the way is one lap"
    for company in COMPANIES:
        if company not in spaces:
            yield f"there is no {company} space"


COMPANIES: tuple[Company, ...] = get_args(Company)
COUNT = len(COMPANIES)
DICE = (*COMPANIES, "fund", "event")
"""A company's die has the company's number."""
FUND_DIE, EVENT_DIE = COUNT, COUNT + 1
SPACES: tuple[Space, ...] = get_args(Space)
"""A company's spaces have the company's number."""
FACES: tuple[Face, ...] = get_args(Face)

BOX = checked(components.load("games.owners_choice", Box))

CASH, MAX_SHARES, SUPPLY = BOX.setup.cash, BOX.setup.most_shares, BOX.supply.shares
PRICES, DIVIDENDS = BOX.ladder.prices, BOX.ladder.dividends
START, TOP = PRICES.index(BOX.ladder.start), len(PRICES) - 1
"""Rungs of the ladder; below rung 0 lies bankruptcy."""
SIDES_OF: tuple[tuple[Face, ...], ...] = tuple(getattr(BOX.dice, die) for die in DICE)
"""The faces of each die."""
GOAL = SPACES_IN_ALL - 1
"""Steps from Start to Goal."""


def counted(die: int) -> tuple[int, ...]:
    """How many of the die's faces are each of `FACES`."""
    return tuple(SIDES_OF[die].count(face) for face in FACES)


def most_steps(seats: int) -> int:
    """How far the marker may go in a move (Moving the Action marker)."""
    return BOX.movement.most_steps[seats - 2]


def fee(rung: int) -> int:
    """Dollars for rolling a company's die at this rung (Company spaces)."""
    money = BOX.money
    return money.high_fee if PRICES[rung] >= money.high_fee_from else money.fee


@cache
def lap(boards: tuple[int, ...]) -> tuple[Space, ...]:
    """The spaces from Start to Goal, as the boards after the first one lie."""
    first, *others = BOX.track.boards
    start = first.index("start")
    middle = [space for board in boards for space in BOX.track.boards[board]]
    assert len(others) == len(boards)
    return (*first[start:], *middle, *first[:start])
