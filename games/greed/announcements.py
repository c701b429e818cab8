"""1: Announcements, and the market forces that follow of themselves (2)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Step
from games.core.hands import Hands
from games.core.sealed import Sealed
from games.core.seats import around, seats
from games.core.words import Private, Public, RuleError, Seat
from games.greed import investments, prices
from games.greed.components import ASSET_ARROWS, DECADE
from games.greed.events import CardAnnounced, CardsSeen
from games.greed.state import Announcing, Lot, State


def announce(state: State, phase: Announcing, seat: Seat, card: int) -> Step[State]:
    """Choose a card of one's hand; it can be changed until all have chosen."""
    hand = state.hands[seat]
    if card not in hand:
        raise RuleError("not-in-your-hand", cards=hand)
    if len(hand) == 1:
        raise RuleError("last-card-plays-itself", cards=hand)
    return Step(CHOICE.chosen(state, seat, card))


def reveal(state: State) -> Step[State]:
    """The cards are shown and go on sale, the trend moves by their sum, all draw, prices move.

    Silence plays the lower card. Everything goes clockwise from the start marker (ruling 3.7.4).
    """
    cards, board = CHOICE.opened(state), state.board
    order = around(board.start, board.players)
    arrows = prices.summed(ASSET_ARROWS[card] for card in cards)
    lots = tuple(Lot(cards[seat], seat, board.year) for seat in order)
    board = replace(board, market=(*board.market, *lots), arrows=arrows)
    board, moved = prices.market_forces(prices.trend_moved(board, arrows))
    after, seen = _drawn(replace(state, board=board), cards)
    events = (*(_announced(seat, cards[seat]) for seat in order), moved, *seen)
    begun = investments.begin(after)
    return replace(begun, events=(*events, *begun.events), revealed=True)


def _announced(seat: Seat, card: int) -> Public:
    arrows = ASSET_ARROWS[card]
    return CardAnnounced(
        seat=seat, card=card, rising=prices.rising(arrows), falling=prices.falling(arrows)
    )


def _drawn(state: State, cards: tuple[int, ...]) -> tuple[State, list[Private]]:
    """The played cards are gone, and each draws one, if the deck still has any."""
    seen = list[Private]()
    for seat in around(state.board.start, state.board.players):
        state, drawn = CARDS.drawn(CARDS.played(state, seat, cards[seat]), seat)
        if drawn:
            seen.append(CardsSeen(to=(seat,), cards=drawn))
    return state, seen


def _guess(state: State, place: int, chance: Chance) -> int:
    hand = state.hands[place]
    return hand[chance.below(len(hand))]


CARDS = Hands[State](
    back=lambda card: card // DECADE,
    drawn_by={CardsSeen: "cards"},
    shown_by={CardAnnounced: "card"},
)
CHOICE = Sealed[State](
    field="chosen",
    owners=lambda state: seats(state.board.players),
    guess=_guess,
    silence=lambda state, place: state.hands[place][0],
)
