"""What the search is told of Shark Room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core.contract import Guide
from games.core.offers import Offer
from games.core.words import Action
from games.shark_room import ideas
from games.shark_room.actions import Open, PlayCard, TakeCash, TradeAsset
from games.shark_room.state import State, View

LEAST = -60
"""Euros below which an idea is none."""
EACH = 4
"""Ideas of a kind; cards are of the kind of their effect."""
OPENING = 30.0
"""Euros that not to wait any longer counts as."""


def thought_of(view: View, offers: Sequence[Offer]) -> Sequence[Action]:
    """Cards, assets and deals by what they would bring, the best of each kind."""
    assert view.me is not None
    kinds: dict[type[Action], list[Offer]] = {}
    for offer in offers:
        kinds.setdefault(type(offer.action), []).append(offer)
    found = [
        *ideas.cards(view, view.me, kinds.get(PlayCard, ())),
        *ideas.assets(view, view.me, kinds.get(TradeAsset, ())),
        *(ideas.deals(view, view.me) if TakeCash in kinds else ()),
        *([(OPENING, Open())] if Open in kinds else ()),
    ]
    return [action for _, action in _best_of_each(found)]


def _best_of_each(found: Iterable[ideas.Idea]) -> list[ideas.Idea]:
    taken: dict[object, int] = {}
    best = list[ideas.Idea]()
    for value, action in sorted(found, key=lambda idea: -idea[0]):
        kind = type(action), action.special if isinstance(action, PlayCard) else None
        taken[kind] = taken.get(kind, 0) + 1
        if value > LEAST and taken[kind] <= EACH:
            best.append((value, action))
    return best


def turns(state: State) -> int:
    return state.moves


def a_round(state: State) -> int:
    """As many turns as it takes until everybody has had one more."""
    return state.left.count(False) + 1


GUIDE: Guide[State, View] = Guide(ideas=thought_of, clock=turns, laps=a_round)
