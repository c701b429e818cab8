"""Before the first move: money, the boards, who begins, the first purchases (Preparation)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.words import Seat
from games.owners_choice.components import BOX, CASH, COUNT
from games.owners_choice.events import GamePrepared, Told
from games.owners_choice.state import Moving, Opening, State, gone


def prepare(seats: int, chance: Chance) -> Step[State]:
    """The boards after the first one lie by chance, and chance says who begins (steps 1 and 8)."""
    boards = chance.shuffled(range(1, len(BOX.track.boards)))
    first = Seat(chance.below(seats))
    around = tuple(Seat((first + step) % seats) for step in range(1, seats))
    state = State(
        turn=1,
        purses=(*(CASH,) * seats, 0, -CASH * seats),
        left=(False,) * seats,
        shares=((0,) * COUNT,) * seats,
        boards=boards,
        mover=first,
        phase=Opening(first, around),
    )
    return Step(state, (GamePrepared(seat=first, amount=CASH),))


def next_buyer(state: State, phase: Opening, told: Told) -> Step[State]:
    """The next player clockwise buys; after the last one the game begins (step 9)."""
    out = gone(state)
    queue = [seat for seat in phase.queue if not out[seat]]
    if queue:
        following = Opening(phase.first, tuple(queue[1:]))
        return Step(replace(state, turn=state.turn + 1, mover=queue[0], phase=following), told)
    seats = len(state.left)
    around = (Seat((phase.first + step) % seats) for step in range(seats))
    mover = next(seat for seat in around if not out[seat])
    return Step(replace(state, turn=state.turn + 1, mover=mover, phase=Moving()), told)
