"""What the search is told of Owner's Choice."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Guide
from games.core.offers import Offer
from games.core.words import Action, Seat
from games.owners_choice import prospects
from games.owners_choice.actions import Trade
from games.owners_choice.components import most_steps
from games.owners_choice.ending import worth
from games.owners_choice.players import promising
from games.owners_choice.state import State, View


def thought_of(view: View, offers: Sequence[Offer]) -> Sequence[Action]:
    """Holdings and steps by what they promise. Dice and companies are few: all are tried."""
    session = next((one for one in offers if isinstance(one.action, Trade)), None)
    if session is None:
        return ()
    rows = sorted(promising(view, session), key=lambda row: -row[0])
    return _apart([action for _, action in rows])


def _apart(actions: Sequence[Action]) -> list[Action]:
    """Holdings that differ from better ones by a single share come last."""
    first, last = list[Action](), list[Action]()
    for action in actions:
        near = isinstance(action, Trade) and any(
            isinstance(one, Trade)
            and sum(abs(a - b) for a, b in zip(action.shares, one.shares, strict=True)) <= 1
            for one in first
        )
        (last if near else first).append(action)
    return first + last


def judged(state: State) -> list[float]:
    """By seat what it has, and what its shares and dice may bring on the spaces ahead."""
    hit = 2 / (most_steps(len(state.left)) + 1)
    spaces = prospects.spaces_behind(state.boards, state.marker)
    fund = state.purses[len(state.left)]
    return [
        have
        + prospects.later(
            prospects.Outlook(state.shares, state.rungs, state.presidents, fund, cash),
            Seat(seat),
            spaces,
            hit,
        )
        for seat, (have, cash) in enumerate(zip(worth(state), state.purses, strict=False))
    ]


def turns(state: State) -> int:
    return state.moves


def a_round(state: State) -> int:
    """As many turns as it takes until everybody has had one more."""
    return state.left.count(False) + 1


GUIDE: Guide[State, View] = Guide(ideas=thought_of, clock=turns, laps=a_round, judge=judged)
