"""1: Announcements, and the market forces that follow of themselves (2)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.seats import around, put
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

    Silence plays the lower card. Everything goes clockwise from the start marker (ruling 3.7.4).
    """
    cards = [
        state.hands[seat][0] if card is None else card for seat, card in enumerate(phase.chosen)
    ]
    board = state.board
    order = around(board.start, board.players)
    arrows = prices.summed(ASSET_ARROWS[card] for card in cards)
    lots = tuple(Lot(cards[seat], seat, board.year) for seat in order)
    board = replace(board, market=(*board.market, *lots), arrows=arrows)
    board, moved = prices.market_forces(prices.trend_moved(board, arrows))
    hands, deck, seen = _drawn(state, cards)
    after = replace(state, board=board, hands=hands, deck=deck)
    events = (*(_announced(seat, cards[seat]) for seat in order), moved, *seen)
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
    deck, hands, seen = state.deck, state.hands, list[Private]()
    for seat in around(state.board.start, state.board.players):
        drawn, deck = deck[:1], deck[1:]
        hand = [one for one in hands[seat] if one != cards[seat]]
        hands = put(hands, seat, tuple(sorted((*hand, *drawn))))
        if drawn:
            seen.append(CardsSeen(to=(seat,), cards=drawn))
    return hands, deck, seen
