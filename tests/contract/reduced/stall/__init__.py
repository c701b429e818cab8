"""Mini-market: ten goods in one session, "what I hold afterwards", with a list in order and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec.structs import replace

from games.core import contract
from games.core.chance import Chance
from games.core.contract import Outcome, Rules, Step, Waiting
from games.core.kinds import Label, Money
from games.core.money import BANK, Purses, pay
from games.core.offers import Counts, Item, Offer, Pick, Text
from games.core.seats import after, put, ranked, stayed_first, staying
from games.core.timers import Pace, Timer
from games.core.words import Action, Public, RuleError, Seat

PRICES = (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)
STALLS = tuple(range(1000, 1010))
MOST, LONGEST = 9, 200
NOTHING = (0,) * len(PRICES)


class Options(contract.Options, frozen=True):
    rounds: int = 2


class State(contract.State, frozen=True, kw_only=True):
    left: tuple[bool, ...]
    purses: Purses
    goods: tuple[tuple[int, ...], ...]
    mover: Seat = Seat(0)
    turns_left: int


class View(msgspec.Struct, frozen=True):
    me: Seat | None
    purses: Purses
    goods: tuple[tuple[int, ...], ...]


class Trade(Action, frozen=True):
    """Hold so much afterwards, visit the stalls in this order, and say something."""

    goods: tuple[int, ...]
    stalls: tuple[int, ...] = ()
    words: str = ""


class Traded(Public, frozen=True):
    seat: Seat
    amount: int


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    state = State(
        turn=1,
        left=(False,) * seats,
        purses=(*(300,) * seats, -300 * seats),
        goods=((1, 1, *NOTHING[2:]),) * seats,
        turns_left=seats * options.rounds,
    )
    return Step(state)


def waiting(state: State) -> Waiting:
    if outcome(state):
        return Waiting((), ())
    return Waiting((state.mover,), (Timer(f"turn:{state.turn}", Pace()),))


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    if outcome(state) or seat != state.mover:
        return ()
    held = state.goods[seat]
    items = tuple(
        Item(at, MOST, price=price, least=min(held[at], 1), start=held[at])
        for at, price in enumerate(PRICES)
    )
    fields = (
        Counts("goods", items, MOST, budget=state.purses[seat]),
        Pick("stalls", STALLS, 1, len(STALLS)),
        Text("words", LONGEST, least=0),
    )
    return (Offer(Trade(held, STALLS[4:5]), fields),)


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    if not isinstance(action, Trade) or seat != state.mover or state.left[seat]:
        raise RuleError("not-now")
    (offer,) = offers(state, seat)
    if not all(field.allows(getattr(action, field.name)) for field in offer.fields):
        raise RuleError("not-possible")
    held = state.goods[seat]
    changes = zip(action.goods, held, PRICES, strict=True)
    cost = sum((after_ - before) * price for after_, before, price in changes)
    purses = pay(state.purses, BANK, seat, -cost) if cost < 0 else state.purses
    purses = pay(purses, seat, BANK, cost) if cost > 0 else purses
    traded = replace(state, purses=purses, goods=put(state.goods, seat, action.goods))
    return Step(_next(traded), (Traded(seat=seat, amount=cost),))


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    return Step(_next(state))


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    gone = replace(state, left=put(state.left, seat, True))
    return Step(_next(gone) if seat == state.mover and staying(gone.left) else gone)


def view(state: State, seat: Seat | None) -> View:
    return View(seat, state.purses, state.goods)


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    return state


def worth(state: State) -> tuple[int, ...]:
    return state.purses[: len(state.left)]


def totals(state: State) -> Mapping[str, int]:
    return {"money": sum(state.purses)}


def outcome(state: State) -> Outcome | None:
    if state.turns_left and staying(state.left):
        return None
    scores = {Seat(seat): state.purses[seat] for seat in range(len(state.left))}
    return Outcome(
        stayed_first(ranked(scores), state.left),
        scores,
        "all-left" if state.turns_left else "closed",
    )


def _next(state: State) -> State:
    mover = after(state.mover, state.left)
    return replace(state, turn=state.turn + 1, turns_left=state.turns_left - 1, mover=mover)


RULES = Rules(
    key="stall",
    version=1,
    seats=range(2, 5),
    options_type=Options,
    state_type=State,
    action_types=(Trade,),
    kinds={
        "goods": Label(tuple(f"good {at}" for at in range(len(PRICES)))),
        "amount": Money(),
    },
    setup=setup,
    waiting=waiting,
    offers=offers,
    apply=apply,
    time_up=time_up,
    leave=leave,
    view=view,
    imagine=imagine,
    worth=worth,
    totals=totals,
    outcome=outcome,
)
