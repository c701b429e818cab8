"""What may be bought and sold in phase 4, with and without turning cards into Sharks."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.offers import Choice, Field, Offer, Pick
from games.core.words import Seat
from games.shark_room.actions import Buy, Sell, TakeCash
from games.shark_room.components import TITLES, lot_of
from games.shark_room.dealing import limit
from games.shark_room.market import buying_price, held
from games.shark_room.state import Deal, State


def deals(state: State, seat: Seat) -> Iterator[Offer]:
    """One of three: buy, sell, or 50."""
    if seat != state.mover or not isinstance(state.phase, Deal):
        return
    yield Offer(TakeCash())
    yield from _purchases(state, state.phase, seat)
    for title in range(len(TITLES)):
        if mine := held(state.shares[seat], title):
            yield from _sales(state, state.phase, seat, mine)


def affordable(state: State, deal: Deal, seat: Seat, title: int) -> int:
    """How many shares of a title the seat could pay, cards to turn not counted."""
    pile = state.piles[title]
    if not pile:
        return 0
    return min(len(pile), state.purses[seat] // buying_price(deal, pile))


def _purchases(state: State, deal: Deal, seat: Seat) -> Iterator[Offer]:
    """All lots in one choice; those that need a card turned are in the hand alone."""
    plain, above = list[int](), list[int]()
    room = limit(deal)
    for title in range(len(TITLES)):
        for count in range(1, affordable(state, deal, seat, title) + 1):
            if count <= room:
                plain.append(lot_of(title, count))
            elif count - room <= len(state.hands[seat]):
                above.append(lot_of(title, count))
    if plain:
        yield Offer(Buy(plain[0]), (Choice("lot", tuple(plain)),))
    if above:
        cards = state.hands[seat]
        fields = (Choice("lot", tuple(above)), _pick("turned", cards, 1, len(cards)))
        yield Offer(Buy(above[0], cards[:1]), fields, hidden=True)


def _sales(state: State, deal: Deal, seat: Seat, mine: tuple[int, ...]) -> Iterator[Offer]:
    room, cards = limit(deal), state.hands[seat]
    painted = _painted(deal, mine)
    most = min(room, len(mine))
    which: tuple[Field, ...] = (_pick("sold", mine, 1, most),) if len(mine) > 1 else ()
    yield Offer(Sell(mine[:1]), (*which, *painted))
    if len(mine) > room and cards:
        most = min(len(mine), room + len(cards))
        sold = _pick("sold", mine, room + 1, most)
        fields = (sold, _pick("turned", cards, 1, most - room), *painted)
        yield Offer(Sell(mine[: room + 1], cards[:1]), fields, hidden=True)


def _painted(deal: Deal, mine: tuple[int, ...]) -> tuple[Field, ...]:
    """Which of the shares sold pay their own price; none chosen: those that gain most."""
    if not deal.painted:
        return ()
    return (_pick("at_face", mine, 0, min(deal.painted, len(mine))),)


def _pick(name: str, cards: tuple[int, ...], least: int, most: int) -> Pick:
    """Shares and cards go together: in which order they are named means nothing."""
    return Pick(name, cards, least, most, ordered=False)
