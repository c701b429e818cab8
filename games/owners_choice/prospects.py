"""What a space or a die may be expected to bring: for the computer player.

Everything is in mean dollars; of a choice the best for the chooser is taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

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
OWN_DIE = 0.5
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
    gains = [
        cash + sum(count * each for count, each in zip(held, gain.shares, strict=True))
        for held, cash in zip(seen.shares, gain.cash, strict=True)
    ]
    rivals = sum(gains) - gains[seat]
    return gains[seat] - RIVALS * rivals / (len(gains) - 1)


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
    fallen = mean(_face(seen, president, company, face) for face in SIDES_OF[die])
    if die == FUND_DIE:
        return fallen
    return _sum(fallen, _gain(seen, cash={president: -fee(seen.rungs[company])}))


def of_price(seen: Outlook, company: int, steps: int) -> Gain:
    """A price moves: what a share gains, or loses, everything if the company fails."""
    price, rung = PRICES[seen.rungs[company]], min(seen.rungs[company] + steps, TOP)
    return _gain(seen, shares={company: (PRICES[rung] if rung >= 0 else 0) - price})


def later(seen: Outlook, seat: Seat, spaces: Sequence[str], hit: float) -> float:
    """What the seat's shares and dice may bring on the spaces behind, each reached by `hit`."""
    rewards = spaces.count("president") * BOX.money.for_a_die
    paying, pays = dearest(seen.rungs), _pays(seen, seat, spaces, hit)
    total = 0.0
    for company, count in enumerate(seen.shares[seat]):
        own = spaces.count(SPACES[company])
        presides = seen.presidents[company] == seat
        total += count * own * _growth(seen, company, pays if presides else OWN_DIE)
        if company in paying:
            total += count * spaces.count("dividend") * DIVIDENDS[seen.rungs[company]]
        if presides:
            total += rewards + own * FUND_SHARE
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


def spaces_behind(view: View, marker: int) -> tuple[str, ...]:
    return lap(view.boards)[marker + 1 : GOAL]


def presided(seen: Outlook, company: int, seat: Seat) -> Gain:
    """Of the seat's own company the better die, of others either; nothing without a President."""
    president = seen.presidents[company]
    if president is None:
        return _gain(seen)
    own, fund = (of_die(seen, president, company, die) for die in (company, FUND_DIE))
    if president != seat:
        return mean((own, fund))
    return best(seen, seat, (own, fund)) if seen.cash >= fee(seen.rungs[company]) else fund


def _face(seen: Outlook, president: Seat, company: int, face: Face) -> Gain:
    match face:
        case "dividend":
            return _gain(seen, shares={company: DIVIDENDS[seen.rungs[company]]})
        case "other-up-1" | "other-down-1" | "other-down-2":
            others = (one for one in range(COUNT) if one != company)
            return best(seen, president, (of_price(seen, one, STEPS[face]) for one in others))
        case "fund-down-1" | "fund-down-2":
            taken = _gain(seen, cash={president: seen.fund})
            return _sum(of_price(seen, company, STEPS[face]), taken)
        case "status-quo":
            return _gain(seen)
        case _:
            return of_price(seen, company, STEPS[face])


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


def _pays(seen: Outlook, seat: Seat, spaces: Sequence[str], hit: float) -> float:
    """How often the seat will be able to pay for the dice of its companies."""
    fees = sum(
        hit * spaces.count(SPACES[company]) * fee(rung)
        for company, rung in enumerate(seen.rungs)
        if seen.presidents[company] == seat
    )
    return min(1.0, seen.cash / fees) if fees else 1.0


def _growth(seen: Outlook, company: int, pays: float) -> float:
    """What a share gains each time that the marker comes to its company."""
    if seen.presidents[company] is None:
        return 0.0
    rung = seen.rungs[company]
    own, fund = _mean_of(rung, SIDES_OF[company]), _mean_of(rung, SIDES_OF[FUND_DIE])
    return pays * own + (1 - pays) * fund


def _mean_of(rung: int, faces: Sequence[Face]) -> float:
    """What a share gains by a die of its company."""
    gained = 0
    for face in faces:
        if face == "dividend":
            gained += DIVIDENDS[rung]
        elif face.startswith(("price", "fund")):
            after = min(rung + STEPS[face], TOP)
            gained += (PRICES[after] if after >= 0 else 0) - PRICES[rung]
    return gained / SIDES


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
