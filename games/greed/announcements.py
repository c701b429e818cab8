"""1: Announcements, and the market forces that follow of themselves (2)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import put
from games.core.words import Private, Public, RuleError, Seat
from games.greed import investments, prices
from games.greed.components import ASSET_ARROWS
from games.greed.events import CardAnnounced, CardsSeen
from games.greed.state import Announcing, Lot, State


def announce(state: State, phase: Announcing, seat: Seat, card: int) -> Step[State]:
    """Choose a card of one's hand; it can be changed until all have chosen."""
    hand = state.hands[seat]
    if card not in hand:
        raise RuleError("not-in-your-hand", cards=hand)
    if len(hand) == 1:
        raise RuleError("last-card-plays-itself", cards=hand)
    chosen = put(phase.chosen, seat, card)
    return Step(replace(state, phase=Announcing(chosen)))


def reveal(state: State, phase: Announcing) -> Step[State]:
    """The cards are shown and go on sale, the trend moves by their sum, all draw, prices move.

    Silence plays the lower card.
    """
    cards = [
        state.hands[seat][0] if card is None else card for seat, card in enumerate(phase.chosen)
    ]
    board = state.board
    arrows = prices.summed(ASSET_ARROWS[card] for card in cards)
    lots = tuple(Lot(card, Seat(seat), board.year) for seat, card in enumerate(cards))
    board = replace(board, market=(*board.market, *lots), arrows=arrows)
    board, moved = prices.market_forces(prices.trend_moved(board, arrows))
    hands, deck, seen = _drawn(state, cards)
    after = replace(state, board=board, hands=hands, deck=deck)
    events = (*(_announced(Seat(seat), card) for seat, card in enumerate(cards)), moved, *seen)
    begun = investments.begin(after)
    return replace(begun, events=(*events, *begun.events), revealed=True)


def _announced(seat: Seat, card: int) -> Public:
    arrows = ASSET_ARROWS[card]
    return CardAnnounced(
        seat=seat, card=card, rising=prices.rising(arrows), falling=prices.falling(arrows)
    )


def _drawn(
    state: State, cards: list[int]
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], list[Private]]:
    """The played cards are gone, and each draws one, if the deck still has any."""
    deck, hands, seen = state.deck, list[tuple[int, ...]](), list[Private]()
    for seat, card in enumerate(cards):
        drawn, deck = deck[:1], deck[1:]
        hand = [one for one in state.hands[seat] if one != card]
        hands.append(tuple(sorted((*hand, *drawn))))
        if drawn:
            seen.append(CardsSeen(to=(Seat(seat),), cards=drawn))
    return tuple(hands), deck, seen
