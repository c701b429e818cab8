"""The end: all shares are sold at their prices, the most money wins (End of the game)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from games.core.contract import Outcome, Step
from games.core.seats import ranked, stayed_first
from games.core.words import Seat
from games.owners_choice.events import GameEnded, HoldingsCounted, Told
from games.owners_choice.state import Over, State, prices

Reason = Literal["goal", "last-player", "all-left"]


def end(state: State, reason: Reason, told: Told) -> Step[State]:
    """Everything is counted and shown. What is in the Fund is lost."""
    over = replace(state, turn=state.turn + 1, phase=Over(reason))
    told = (*told, GameEnded(reason=reason), *_counted(over))
    return Step(over, told, revealed=True)


def worth(state: State) -> tuple[int, ...]:
    """Dollars by seat, shares at their prices."""
    return tuple(
        state.purses[seat] + proceeds(state, Seat(seat)) for seat in range(len(state.left))
    )


def proceeds(state: State, seat: Seat) -> int:
    """What the seat's shares bring."""
    held = zip(state.shares[seat], prices(state), strict=True)
    return sum(count * price for count, price in held)


def outcome(state: State) -> Outcome | None:
    """The most money first; then bankrupt players, the first to go lowest; then those who have left.

    Who was out already when they left has left nobody (rulings 3.6.3 and 3.7.1).
    """
    if not isinstance(state.phase, Over):
        return None
    scores = {Seat(seat): amount for seat, amount in enumerate(worth(state))}
    counted = {seat: score for seat, score in scores.items() if seat not in state.bankrupt}
    ruined = tuple((seat,) for seat in reversed(state.bankrupt))
    left = [seat in counted and away for seat, away in enumerate(state.left)]
    places = stayed_first((*ranked(counted), *ruined), left)
    return Outcome(places, scores, state.phase.reason)


def _counted(state: State) -> Iterator[HoldingsCounted]:
    for seat, amount in enumerate(worth(state)):
        if seat not in state.bankrupt:
            yield HoldingsCounted(
                seat=Seat(seat),
                cash=state.purses[seat],
                shares=state.shares[seat],
                proceeds=proceeds(state, Seat(seat)),
                amount=amount,
            )
