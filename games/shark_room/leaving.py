"""Leaving: the hand is discarded, nothing more is answered, and the seat is counted with what is there."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import put, staying
from games.core.words import Private, Public, Seat
from games.shark_room import glancing, hands, reactions, trading
from games.shark_room.ending import over
from games.shark_room.events import PlayerLeft
from games.shark_room.state import Reaction, State


def leave(state: State, seat: Seat) -> Step[State]:
    """A card that waits for the seat's answer works; one that the seat has played stands.

    With one player left the game ends, and everybody is counted.
    """
    events = list[Public | Private]()
    if isinstance(state.phase, Reaction) and reactions.asked(state.phase) == seat:
        step = reactions.answer(state, state.phase, seat, None)
        state, events = step.state, list(step.events)
    if state.looker == seat:
        back = glancing.leave_as_they_lay(state)
        state = back.state
        events.extend(back.events)
    events.append(PlayerLeft(seat=seat, specials=hands.kinds(state.hands[seat])))
    state = replace(hands.without_hand(state, seat), left=put(state.left, seat, True))
    desk, lapsed = trading.without(state.desk, seat)
    step = Step(replace(state, desk=desk), (*events, *lapsed), revealed=True)
    if len(staying(state.left)) > 1:
        return step
    return over(step.state, step.events, "one-left")
