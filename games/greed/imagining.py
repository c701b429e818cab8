"""What a viewer may imagine about what they do not know: another world that looks the same."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.words import Seat
from games.greed.asking import awaited
from games.greed.companies import ceo
from games.greed.components import DECADE, FREE, NOTHING, Stock
from games.greed.investments import LEAST
from games.greed.sales import most_kept
from games.greed.state import Announcing, Bid, Bidding, Board, Phase, Picking, Selling, State


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Others' cards and the deck, within their decades; choices, bids and goods kept, if sealed.

    What is hidden is sorted before it is dealt again: so it depends on what the viewer knows alone.
    """
    hidden = sorted((*state.deck, *_others(state, seat)))
    decades = sorted({card // DECADE for card in hidden})
    piles = {
        decade: list(chance.shuffled([one for one in hidden if one // DECADE == decade]))
        for decade in decades
    }
    hands = tuple(
        hand if one == seat else tuple(sorted(piles[card // DECADE].pop() for card in hand))
        for one, hand in enumerate(state.hands)
    )
    deck = tuple(piles[card // DECADE].pop() for card in state.deck)
    dreamt = replace(state, hands=hands, deck=deck)
    return replace(dreamt, phase=_dreamt(dreamt, seat, chance))


def _others(state: State, seat: Seat | None) -> list[int]:
    return [card for one, hand in enumerate(state.hands) if one != seat for card in hand]


def _dreamt(state: State, seat: Seat | None, chance: Chance) -> Phase:
    board = state.board
    match state.phase:
        case Announcing(chosen=chosen):
            return Announcing(tuple(_card(state, seat, chance, one) for one in range(len(chosen))))
        case Bidding(bidders=bidders, bids=bids):
            sealed = zip(bidders, bids, strict=True)
            return Bidding(
                bidders,
                tuple(
                    bid if bid is None or ceo(board, n) == seat else _bid(board, n, chance)
                    for n, bid in sealed
                ),
            )
        case Picking(queue=queue, bids=bids):
            return Picking(
                queue, tuple(_wishes(state, seat, chance, at) for at in range(len(bids)))
            )
        case Selling(sellers=sellers, kept=kept):
            sealed_goods = zip(sellers, kept, strict=True)
            return Selling(
                sellers,
                tuple(
                    goods if goods is None or ceo(board, n) == seat else _kept(board, n, chance)
                    for n, goods in sealed_goods
                ),
            )
        case phase:
            return phase


def _card(state: State, seat: Seat | None, chance: Chance, one: int) -> int | None:
    assert isinstance(state.phase, Announcing)
    card = state.phase.chosen[one]
    if card is None or one == seat:
        return card
    hand = state.hands[one]
    return hand[chance.below(len(hand))]


def _bid(board: Board, number: int, chance: Chance) -> Bid:
    """None in a quarter of all worlds; in half of the others with a wish list."""
    if not chance.below(4):
        return Bid()
    amount = LEAST + chance.below(board.money(number, FREE) - LEAST + 1)
    return Bid(amount, _list(board, chance))


def _wishes(state: State, seat: Seat | None, chance: Chance, at: int) -> Bid:
    """The amounts are open; and who is asked now has no list."""
    assert isinstance(state.phase, Picking)
    bid, number = state.phase.bids[at], state.phase.queue[at]
    if ceo(state.board, number) == seat:
        return bid
    wishes = _list(state.board, chance)
    asked = at == 0 and ceo(state.board, number) in awaited(state)
    return Bid(bid.amount, () if asked else wishes)


def _list(board: Board, chance: Chance) -> tuple[int, ...]:
    cards = chance.shuffled(sorted(lot.card for lot in board.market))
    return cards if chance.below(2) else ()


def _kept(board: Board, number: int, chance: Chance) -> Stock:
    """Some of the goods, as many as the company could store."""
    left, kept = chance.below(most_kept(board, number) + 1), list(NOTHING)
    for product in chance.shuffled(range(len(NOTHING))):
        kept[product] = min(left, chance.below(board.stocks[number][product] + 1))
        left -= kept[product]
    return tuple(kept)
