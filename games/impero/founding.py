"""Founding a company with a name, a capital and a first cell (Founding a company)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.offers import Number, Offer, Text
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.impero.actions import Found
from games.impero.components import BOX, COSTS
from games.impero.events import CompanyFounded
from games.impero.geography import geography
from games.impero.naming import clean, mistaken, plain
from games.impero.spending import capital, moved, purse, spent
from games.impero.state import NOBODY, Company, State

LEAST, LONGEST = BOX.company.least_capital, BOX.company.name_longest


def found(state: State, seat: Seat, name: str, amount: int, chance: Chance) -> Step[State]:
    """The founder pays the capital and eleven points, and holds all twenty shares.

    RuleError: name-empty, name-too-long, name-taken, name-changed, capital-too-low, no-points,
    not-enough-money, no-free-cell.
    """
    cleaned = checked_name(state, name)
    if amount < LEAST:
        raise RuleError("capital-too-low", least=LEAST)
    able = spent(state, seat, COSTS.found)
    if capital(state, seat) < amount:
        raise RuleError("not-enough-money", most=capital(state, seat), amount=amount)
    cells = roomiest(state)
    if not cells:
        raise RuleError("no-free-cell", count=len(state.owners))
    cell, company = cells[chance.below(len(cells))], len(state.companies)
    shares = tuple(BOX.company.shares if one == seat else 0 for one in range(len(state.players)))
    opened = replace(
        able,
        companies=(
            *state.companies,
            Company(
                name=cleaned,
                director=seat,
                shares=shares,
                holders=(seat,),
                points=BOX.company.points + BOX.company.points_per_shareholder,
                dividend=BOX.company.dividend,
            ),
        ),
        purses=(*able.purses[:-1], 0, able.purses[-1]),
        owners=put(state.owners, cell, company),
        fresh=(*state.fresh, cell),
    )
    after = moved(opened, seat, purse(opened, company), amount)
    return Step(after, (CompanyFounded(seat=seat, company=company, cell=cell, amount=amount),))


def founding_offers(state: State, seat: Seat) -> list[Offer]:
    """The offer to found, if points, money and the map allow it."""
    most = capital(state, seat)
    if state.players[seat].points < COSTS.found or most < LEAST or NOBODY not in state.owners:
        return []
    named = Found(_free_name(state, seat), max(LEAST, most * 19 // 20))
    fields = (Text("name", LONGEST), Number("capital", LEAST, most))
    return [Offer(named, fields, hidden=True)]


def checked_name(state: State, name: str) -> str:
    """The name as it will be read everywhere; one that would be read otherwise is not taken.

    RuleError: name-empty, name-too-long, name-taken, name-changed.
    """
    cleaned = clean(name)
    if not cleaned:
        raise RuleError("name-empty", longest=LONGEST)
    if len(cleaned) > LONGEST:
        raise RuleError("name-too-long", longest=LONGEST, count=len(cleaned))
    company = mistaken(cleaned, _names(state))
    if company is not None:
        raise RuleError("name-taken", company=company)
    if cleaned != plain(name):
        raise RuleError("name-changed", name=cleaned)
    return cleaned


def roomiest(state: State) -> tuple[int, ...]:
    """The free cells of the lowest yield left that have most free cells in the 5 x 5 around them.

    Those of $1 run out while much of the map is free (ruling 16).
    """
    country, owners, free = geography(state.land), state.owners, _free(state)
    if not free:
        return ()
    room = {cell: sum(owners[one] == NOBODY for one in country.beyond[cell]) for cell in free}
    most = max(room.values())
    return tuple(cell for cell in free if room[cell] == most)


def _free(state: State) -> list[int]:
    """The free cells of the lowest yield that is left; none if every cell is taken."""
    free = [cell for cell, owner in enumerate(state.owners) if owner == NOBODY]
    poorest = min((state.yields[cell] for cell in free), default=0)
    return [cell for cell in free if state.yields[cell] == poorest]


def _names(state: State) -> tuple[str, ...]:
    return tuple(one.name for one in state.companies)


def _free_name(state: State, seat: Seat) -> str:
    """A name that no other seat is offered: two may found at the same moment."""
    names, number = _names(state), seat + 1
    while mistaken(f"Impero {number}", names) is not None:
        number += len(state.players)
    return f"Impero {number}"
