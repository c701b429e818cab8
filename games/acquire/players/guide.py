"""What the search is told of Acquire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.acquire.actions import Buy, Dispose
from games.acquire.players.choices import purchases
from games.acquire.state import Disposing, State, View
from games.core.contract import Guide
from games.core.offers import Counts, Offer
from games.core.words import Action


def thought_of(view: View, offers: Sequence[Offer]) -> Sequence[Action]:
    """Purchases that differ, the best first; shares of a defunct corporation sold, kept, traded.

    The few tiles and corporations that there are need no thought: they are all tried.
    """
    kinds = {type(offer.action): offer for offer in offers}
    if Buy in kinds:
        return [Buy(basket) for basket in _apart(purchases(view))]
    if Dispose in kinds:
        return list(dict.fromkeys(_ways(view, kinds[Dispose])))
    return ()


def _apart(baskets: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Those that differ from a better one by a single share come last."""
    first, last = list[tuple[int, ...]](), list[tuple[int, ...]]()
    for basket in baskets:
        near = any(sum(abs(a - b) for a, b in zip(basket, one, strict=True)) <= 1 for one in first)
        (last if near else first).append(basket)
    return first + last


def _ways(view: View, offer: Offer) -> Iterator[Dispose]:
    """Sold and traded: all of the one, of the other, of both, and a few kept."""
    (field,) = offer.fields
    assert isinstance(field, Counts)
    assert isinstance(view.phase, Disposing)
    assert view.me is not None
    held = view.known_shares[view.me][view.phase.defunct]
    most = next(item.most for item in field.items if item.key == "trade")
    yield from (Dispose(way) for way in ((held, 0), (0, 0), (held - most, most), (0, most)))
    for kept in (2, 4):
        yield Dispose((max(0, held - kept), 0))
        yield Dispose((max(0, held - most - kept), most))


def turns(state: State) -> int:
    return state.moves


def a_round(state: State) -> int:
    """As many turns as it takes until everybody has had one more."""
    return state.left.count(False) + 1


GUIDE: Guide[State, View] = Guide(ideas=thought_of, clock=turns, laps=a_round)
