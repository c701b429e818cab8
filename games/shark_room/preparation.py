"""Setting up: the deck by players, 250 and three special cards each (Preparation)."""

from __future__ import annotations

from games.core.chance import Chance
from games.core.contract import Step
from games.core.makings import Passage
from games.core.words import Private, Public, Seat
from games.shark_room import turns
from games.shark_room.components import CARDS, CASH, HAND, TITLES, title_deck
from games.shark_room.drawing import turned_up
from games.shark_room.events import CardsSeen
from games.shark_room.state import Insight, Opening, Options, State


def prepared(seats: int, options: Options, chance: Chance) -> Step[State]:
    """Hands are dealt three at a time in turn order; then seat 0 begins."""
    state, shown = turned_up(_dealt(seats, options, chance), options.preload_market)
    seen = tuple(CardsSeen(to=(Seat(seat),), cards=hand) for seat, hand in enumerate(state.hands))
    events: tuple[Public | Private, ...] = (*seen, *shown)
    return turns.begin(state, Seat(0), events)


def _dealt(seats: int, options: Options, chance: Chance) -> State:
    titles, specials = chance.shuffled(title_deck(seats)), chance.shuffled(range(len(CARDS)))
    cash = tuple(CASH + options.seat_compensation * later for later in reversed(range(seats)))
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    return State(
        turn=0,
        left=(False,) * seats,
        purses=(*cash, -sum(cash)),
        shares=nothing,
        piles=((),) * len(TITLES),
        closings=(0,) * len(TITLES),
        titles=titles,
        hands=tuple(
            tuple(sorted(specials[HAND * seat : HAND * (seat + 1)])) for seat in range(seats)
        ),
        specials=specials[HAND * seats :],
        makings=(tuple(sorted(CARDS)),),
        passages=((Passage("drawn", 0),) * HAND,) * seats,
        sharks=nothing,
        turned=nothing,
        assets=nothing,
        insights=(Insight(),) * seats,
        mover=Seat(0),
        phase=Opening(),
    )
