"""What a space or a die may be expected to bring: for the computer player.

Everything is in mean dollars; of a choice the best for the chooser is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from math import inf
from operator import mul

import msgspec

from games.core.words import Seat
from games.owners_choice.components import (
    BOX,
    COUNT,
    DIVIDENDS,
    EVENT_DIE,
    FUND_DIE,
    GOAL,
    PRICES,
    SIDES,
    SIDES_OF,
    SPACES,
    TOP,
    Face,
    fee,
    lap,
)
from games.owners_choice.dice import STEPS
from games.owners_choice.dividends import dearest
from games.owners_choice.state import View

RIVALS = 0.35
"""How much the mean gain of the others counts against one's own."""
OWN_DIE = 0.95
"""How often another President rolls the company's die and not the Fund die."""
FUND_SHARE = 15.0
NOTHING: Mapping[int, float] = {}


class Outlook(msgspec.Struct, frozen=True):
    """The table as far as prospects depend on it, perhaps with other shares than now."""

    shares: tuple[tuple[int, ...], ...]
    rungs: tuple[int, ...]
    presidents: tuple[Seat | None, ...]
    fund: int
    cash: int
    """What the seat that looks has in its purse; other Presidents are taken to be able to pay."""


class Gain(msgspec.Struct, frozen=True):
    """Mean dollars for each share, by company, and in cash, by seat."""

    shares: tuple[float, ...]
    cash: tuple[float, ...]


def outlook(view: View) -> Outlook:
    assert view.me is not None
    return Outlook(view.shares, view.rungs, view.presidents, view.fund, view.cash[view.me] or 0)


def value(seen: Outlook, seat: Seat, gain: Gain) -> float:
    """What a gain is worth to a seat: its own, less a part of what the others have of it."""
    each = gain.shares
    gains = [
        cash + sum(map(mul, held, each)) for held, cash in zip(seen.shares, gain.cash, strict=True)
    ]
    return _against_rivals(gains[seat], sum(gains) - gains[seat], len(gains))


def _against_rivals(own: float, rivals: float, seats: int) -> float:
    return own - RIVALS * rivals / (seats - 1)


def at_space(seen: Outlook, space: str, mover: Seat) -> Gain:
    """The mean effect of a space that the mover goes to."""
    match space:
        case "event":
            return mean(_event(seen, face, mover) for face in SIDES_OF[EVENT_DIE])
        case "multi":
            return best(seen, mover, (presided(seen, company, mover) for company in range(COUNT)))
        case "president":
            each = BOX.money.for_a_die
            seats = range(len(seen.shares))
            return _gain(seen, cash={seat: each * seen.presidents.count(seat) for seat in seats})
        case "dividend":
            paying = dearest(seen.rungs)
            return _gain(seen, shares={one: DIVIDENDS[seen.rungs[one]] for one in paying})
        case "goal":
            return _gain(seen, cash={mover: min(BOX.money.goal, seen.fund)})
        case _:
            return presided(seen, SPACES.index(space), mover)


def of_die(seen: Outlook, president: Seat, company: int, die: int) -> Gain:
    """The mean effect of a die that the company's President rolls, its fee included."""
    rung = seen.rungs[company]
    faces = _faces(die, rung)
    shares, cash = [0] * COUNT, [0.0] * len(seen.shares)
    shares[company] = faces.own
    for steps in faces.elsewhere:
        other, change = _steered(seen, president, company, steps)
        shares[other] += change
    cash[president] = faces.funds * seen.fund / SIDES
    if die != FUND_DIE:
        cash[president] -= fee(rung)
    return Gain(tuple([change / SIDES for change in shares]), tuple(cash))


def of_price(seen: Outlook, company: int, steps: int) -> Gain:
    """A price moves: what a share gains, or loses, everything if the company fails."""
    return _gain(seen, shares={company: _change(seen.rungs[company], steps)})


def later(seen: Outlook, seat: Seat, spaces: tuple[str, ...], hit: float) -> float:
    """What the seat's shares and dice may bring on the spaces behind, each reached by `hit`."""
    rewards, rows = _behind(spaces, seen.rungs)
    presidents, fees = seen.presidents, 0.0
    for company, row in enumerate(rows):
        if presidents[company] == seat:
            fees += hit * row.own * row.fee
    pays = min(1.0, seen.cash / fees) if fees else 1.0
    total = 0.0
    for president, count, row in zip(presidents, seen.shares[seat], rows, strict=True):
        rolls = pays if president == seat else OWN_DIE
        if president is not None:
            total += count * row.own * (rolls * row.own_die + (1 - rolls) * row.fund_die)
        total += count * row.dividends
        if president == seat:
            total += rewards + row.own * FUND_SHARE
    return hit * total


def best(seen: Outlook, seat: Seat, gains: Iterable[Gain]) -> Gain:
    """The one that a seat would choose."""
    return max(gains, key=lambda gain: value(seen, seat, gain))


def mean(gains: Iterable[Gain]) -> Gain:
    found = list(gains)
    whole = _sum(*found)
    return Gain(
        tuple(each / len(found) for each in whole.shares),
        tuple(amount / len(found) for amount in whole.cash),
    )


@cache
def spaces_behind(boards: tuple[int, ...], marker: int) -> tuple[str, ...]:
    return lap(boards)[marker + 1 : GOAL]


def presided(seen: Outlook, company: int, seat: Seat) -> Gain:
    """What a die brings: in the own company the better of both, in others their mean; nothing without a President."""
    president = seen.presidents[company]
    if president is None:
        return _gain(seen)
    own, fund = (of_die(seen, president, company, die) for die in (company, FUND_DIE))
    if president != seat:
        return mean((own, fund))
    return best(seen, seat, (own, fund)) if seen.cash >= fee(seen.rungs[company]) else fund


class _Faces(msgspec.Struct, frozen=True):
    """The faces of a company's or the Fund die at a rung, together."""

    own: int
    """Dollars that a share of the company gains."""
    funds: int
    """Faces that give the Fund to the President."""
    elsewhere: tuple[int, ...]
    """Steps of the faces that move the price of another company."""


@cache
def _faces(die: int, rung: int) -> _Faces:
    own = funds = 0
    elsewhere = []
    for face in SIDES_OF[die]:
        if face == "dividend":
            own += DIVIDENDS[rung]
        elif face.startswith("other"):
            elsewhere.append(STEPS[face])
        elif face != "status-quo":
            own += _change(rung, STEPS[face])
            funds += face.startswith("fund")
    return _Faces(own, funds, tuple(elsewhere))


@cache
def _change(rung: int, steps: int) -> int:
    """What a share gains by these steps of its price."""
    after = min(rung + steps, TOP)
    return (PRICES[after] if after >= 0 else 0) - PRICES[rung]


def _steered(seen: Outlook, president: Seat, company: int, steps: int) -> tuple[int, int]:
    """The other company whose price the President moves, and what its share gains."""
    best, found, seats = -inf, (company, 0), len(seen.shares)
    for other, rung in enumerate(seen.rungs):
        if other != company:
            change = _change(rung, steps)
            own = change * seen.shares[president][other]
            everybody = change * sum([held[other] for held in seen.shares])
            worth = _against_rivals(own, everybody - own, seats)
            if worth > best:
                best, found = worth, (other, change)
    return found


class _Row(msgspec.Struct, frozen=True):
    """What the spaces behind mean for one company."""

    own: int
    """Spaces of the company."""
    own_die: float
    fund_die: float
    """What a share gains by either die."""
    dividends: int
    """Dollars a share, on the Dividend spaces."""
    fee: int


@lru_cache(4096)
def _behind(spaces: tuple[str, ...], rungs: tuple[int, ...]) -> tuple[int, tuple[_Row, ...]]:
    """What a die brings on the President spaces, and a row for each company."""
    paying, dividends = dearest(rungs), spaces.count("dividend")
    rows = [
        _Row(
            own=spaces.count(SPACES[company]),
            own_die=_faces(company, rung).own / SIDES,
            fund_die=_faces(FUND_DIE, rung).own / SIDES,
            dividends=dividends * DIVIDENDS[rung] if company in paying else 0,
            fee=fee(rung),
        )
        for company, rung in enumerate(rungs)
    ]
    return spaces.count("president") * BOX.money.for_a_die, tuple(rows)


def _event(seen: Outlook, face: Face, mover: Seat) -> Gain:
    """An exchange is left out, and so is what comes after "again"."""
    match face:
        case "again":
            return _gain(seen, cash={mover: min(BOX.money.again, seen.fund)})
        case "bank":
            return _gain(seen, cash={mover: BOX.money.bank})
        case "any-down-2":
            falls = (of_price(seen, company, STEPS[face]) for company in range(COUNT))
            return best(seen, mover, falls)
        case "all-down-1":
            falls = (of_price(seen, company, STEPS[face]) for company in range(COUNT))
            return _sum(*falls)
        case _:
            return _gain(seen)


def _gain(
    seen: Outlook,
    shares: Mapping[int, float] = NOTHING,
    cash: Mapping[int, float] = NOTHING,
) -> Gain:
    return Gain(
        tuple(shares.get(company, 0.0) for company in range(COUNT)),
        tuple(cash.get(seat, 0.0) for seat in range(len(seen.shares))),
    )


def _sum(*gains: Gain) -> Gain:
    shares = zip(*(gain.shares for gain in gains), strict=True)
    cash = zip(*(gain.cash for gain in gains), strict=True)
    return Gain(tuple(map(sum, shares)), tuple(map(sum, cash)))
