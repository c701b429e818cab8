"""How a turn runs: its beginning, phases 1 to 3, its end (Play)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.seats import after
from games.core.words import Private, Public, RuleError, Seat
from games.shark_room import glancing, hands, trading
from games.shark_room.components import CARDS, DRAWN
from games.shark_room.drawing import turned_up
from games.shark_room.ending import over
from games.shark_room.events import (
    CardDiscarded,
    DividendsPaid,
    IncomeCollected,
    LastTitlesDrawn,
    TurnBegan,
)
from games.shark_room.market import dividends_of, fixed, income
from games.shark_room.state import Deal, Opening, State

Events = tuple[Public | Private, ...]


def begin(state: State, seat: Seat, events: Events = ()) -> Step[State]:
    """The seat's turn; its own offers lapse."""
    desk, lapsed = trading.lapsed(state.desk, seat)
    opened = replace(state, mover=seat, phase=Opening(), turn=state.turn + 1, desk=desk)
    return Step(opened, (*events, *lapsed, TurnBegan(seat=seat, moves=state.moves)))


def finish(state: State, events: Events = ()) -> Step[State]:
    """After the turn of the last two titles everything is counted (End of the game)."""
    if isinstance(state.phase, Deal) and not state.titles:
        return over(state, events, "last-titles")
    moved = replace(state, moves=state.moves + 1)
    return begin(moved, after(state.mover, state.left), events)


def open_turn(state: State, opening: Opening, discard: int | None, chance: Chance) -> Step[State]:
    """Discard at most one card, collect, draw specials, turn two titles up (1 to 3)."""
    if state.looker is not None:
        raise glancing.not_back(state, state.mover)
    seat, events = state.mover, tuple[Public | Private, ...]()
    if discard is not None:
        if discard not in state.hands[seat]:
            raise RuleError("not-in-hand")
        state = hands.discarded(state, seat, discard)
        events = (CardDiscarded(seat=seat, special=CARDS[discard]),)
    state, collected = _collected(state, opening, seat)
    state, drawn = hands.drawn(state, seat, chance)
    state, shown = turned_up(state, DRAWN)
    last = () if state.titles else (LastTitlesDrawn(seat=seat),)
    deal = replace(state, phase=Deal(fixed(state.piles)), turn=state.turn + 1)
    return Step(deal, (*events, *collected, *drawn, *shown, *last), revealed=True)


def _collected(state: State, opening: Opening, seat: Seat) -> tuple[State, Events]:
    """The income of assets, then dividends for each complete group of a title."""
    events = list[Public | Private]()
    if amount := income(hands.kinds(state.assets[seat])):
        state = replace(state, purses=pay(state.purses, BANK, seat, amount))
        events.append(IncomeCollected(seat=seat, amount=amount))
    for title, count, amount in dividends_of(state.shares[seat], opening.inflated):
        state = replace(state, purses=pay(state.purses, BANK, seat, amount))
        paid = DividendsPaid(seat=seat, title=title, count=count, amount=amount)
        events.append(paid)
    return state, tuple(events)
