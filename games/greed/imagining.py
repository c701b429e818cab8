"""What a viewer may imagine about what they do not know: another world that looks the same."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.words import Seat, knows
from games.greed import sealed
from games.greed.announcements import CARDS
from games.greed.asking import awaited
from games.greed.companies import ceo
from games.greed.investments import guessed_list
from games.greed.state import Bid, Picking, State


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Others' cards and the deck, within their decades; choices, bids and goods kept, if sealed."""
    dreamt = CARDS.dreamt(state, seat, chance)
    if choice := sealed.of(dreamt):
        return choice.dreamt(dreamt, seat, chance)
    match dreamt.phase:
        case Picking(queue=queue, bids=bids):
            wishes = tuple(_wishes(state, seat, chance, at) for at in range(len(bids)))
            return replace(dreamt, phase=Picking(queue, wishes))
        case _:
            return dreamt


def _wishes(state: State, seat: Seat | None, chance: Chance, at: int) -> Bid:
    """The amounts are open; and who is asked now has no list."""
    assert isinstance(state.phase, Picking)
    bid, number = state.phase.bids[at], state.phase.queue[at]
    if knows(seat, ceo(state.board, number)):
        return bid
    wishes = guessed_list(state.board, chance)
    asked = at == 0 and ceo(state.board, number) in awaited(state)
    return Bid(bid.amount, () if asked else wishes)
