"""Prices on the ladder: the ceiling, and a company that fails (Limit of prices; Bankruptcy)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.owners_choice import turns
from games.owners_choice.appointing import appoint
from games.owners_choice.components import COUNT, PRICES, START, TOP
from games.owners_choice.events import CompanyFailed, PriceAtTop, PriceFallen, PriceRisen, Told
from games.owners_choice.state import State, Steering, gone


def move(state: State, company: int, steps: int, told: Told) -> tuple[State, Told]:
    """The price after that many steps up, as far as the top, or down; steps left over are lost (ruling 11)."""
    before, rung = state.rungs[company], min(state.rungs[company] + steps, TOP)
    if rung < 0:
        return _failed(state, company, told)
    price = PRICES[rung]
    if rung == before:
        return state, (*told, PriceAtTop(company=company, price=price))
    kind = PriceRisen if rung > before else PriceFallen
    event = kind(company=company, before=PRICES[before], price=price)
    return replace(state, rungs=put(state.rungs, company, rung)), (*told, event)


def move_all(state: State, steps: int, told: Told) -> tuple[State, Told]:
    """Every company once; one that fails begins at its first price (ruling 12)."""
    for company in range(COUNT):
        state, told = move(state, company, steps, told)
    return state, told


def steer(state: State, phase: Steering, company: object) -> Step[State]:
    """The price of a company of the seat's choice moves, also one that nobody holds."""
    if company not in steerable(phase) or type(company) is not int:
        raise RuleError("not-to-be-chosen", companies=steerable(phase))
    return turns.moved(*move(state, company, phase.steps, ()))


def steerable(phase: Steering) -> tuple[int, ...]:
    """All companies but the one whose die it was."""
    return tuple(company for company in range(COUNT) if company != phase.company)


def silent(state: State, phase: Steering) -> int:
    """Up: the company of which the seat holds most; down: least; the first of equal ones."""
    held = state.shares[phase.seat]
    sign = -1 if phase.steps > 0 else 1
    return min(steerable(phase), key=lambda company: sign * held[company])


def _failed(state: State, company: int, told: Told) -> tuple[State, Told]:
    """Shares and die go back, the price begins again; its holders may declare bankruptcy."""
    out = gone(state)
    holding = [Seat(seat) for seat, held in enumerate(state.shares) if held[company]]
    ruined = {*state.ruined, *(seat for seat in holding if not out[seat])}
    count = sum(held[company] for held in state.shares)
    failed = replace(
        state,
        stock=put(state.stock, company, state.stock[company] + count),
        shares=tuple(put(held, company, 0) for held in state.shares),
        rungs=put(state.rungs, company, START),
        ruined=tuple(sorted(ruined)),
    )
    event = CompanyFailed(company=company, count=count, price=PRICES[START])
    return appoint(failed, (*told, event))
