"""Our own games of Owner's Choice: `python -m tests.games.owners_choice.recording` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.orders import Stored
from games.core.record import Header
from games.core.words import Seat
from games.owners_choice.actions import AlwaysRoll
from games.owners_choice.components import FUND_DIE
from games.owners_choice.rules import RULES
from games.owners_choice.state import Options, View
from tests.contract.host import OPENED, Host
from tests.games.recording import Prints, Recorded, recorded, write

FOLDER = Path(__file__).parent / "recorded"
EVERY = 20
"""Entries between two whole views in a file; of the others it keeps a print."""
Kept = Prints[View]


class Plan(msgspec.Struct, frozen=True):
    """Who plays sensibly, after how many entries all leave, whether orders are stored or all is silent."""

    seats: int
    sensible: tuple[int, ...] = ()
    leaving: int = 0
    ordering: bool = False
    silent: bool = False


GAMES = {
    "two-sensible": Plan(2, (0, 1)),
    "three-with-orders": Plan(3, (0, 1, 2), ordering=True),
    "three-until-one-is-left": Plan(3),
    "four-until-all-have-left": Plan(4, (2,), leaving=50),
    "three-at-random-10": Plan(3),
    "five-at-random": Plan(5, (3,)),
    "two-silent": Plan(2, silent=True),
}


def game(name: str) -> Recorded[Options, View]:
    host, plan, chance = _host(name), GAMES[name], Chance(name, 0)
    while not host.over:
        if plan.leaving and len(host.entries) >= plan.leaving:
            host.leave(next(seat for seat in host.seats if not host.state.left[seat]))
        elif plan.silent:
            host.ring()
        else:
            _step(host, plan, chance)
    record: Recorded[Any, Any] = recorded(RULES, host.head, host.entries, EVERY)
    return record


def _step(host: Host, plan: Plan, chance: Chance) -> None:
    """Some seats play sensibly; the others, and the clock, at random."""
    if plan.ordering and len(host.entries) == 12:
        host.store(*_orders(host))
    (seat,) = RULES.waiting(host.state).seats
    if seat not in plan.sensible:
        host.random_step(chance)
        return
    view = RULES.view(host.state, seat)
    action = RULES.players["sensible"](view, host.offers(seat), chance)
    assert action is not None
    host.act(seat, action)


def _orders(host: Host) -> list[Stored]:
    """Every President has the Fund die rolled, the last one the company's."""
    forms = [(seat, form.order) for seat in host.seats for form in _forms(host, seat)]
    orders = [
        AlwaysRoll(order.company, FUND_DIE if number else order.company)
        for number, (_, order) in enumerate(forms)
        if isinstance(order, AlwaysRoll)
    ]
    return [
        Stored(number + 1, seat, order)
        for number, ((seat, _), order) in enumerate(zip(forms, orders, strict=True))
    ]


def _forms(host: Host, seat: Seat) -> Any:
    return RULES.order_forms(RULES.view(host.state, seat))


def _host(name: str) -> Host:
    plan = GAMES[name]
    return Host(RULES, Header(RULES.key, RULES.version, plan.seats, Options(), name, OPENED))


if __name__ == "__main__":
    write(RULES, FOLDER, ((name, game(name)) for name in GAMES), Kept)
