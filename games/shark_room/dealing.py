"""Phase 4: buy, sell, or take 50; cards turned into Sharks for more shares than two."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.shark_room import hands
from games.shark_room.components import (
    CASH_ACTION,
    LOTS,
    MAX_SHARES,
    PRICES,
    SHARES,
    SHARES_EACH,
    title_of,
)
from games.shark_room.events import CashTaken, SharesBought, SharesSold
from games.shark_room.market import buying_price, returned, selling_price
from games.shark_room.state import Deal, State
from games.shark_room.turns import finish


def buy(state: State, deal: Deal, lot: int, turned: tuple[int, ...]) -> Step[State]:
    """The cheapest shares of a title, all at the price of the phase."""
    if not 0 <= lot < len(LOTS):
        raise RuleError("no-such-lot")
    seat, (title, above) = state.mover, divmod(lot, SHARES_EACH)
    pile, count = state.piles[title], above + 1
    if len(pile) < count:
        raise RuleError("too-few-on-the-market", title=title, count=len(pile))
    _check_turned(state, deal, seat, count, turned)
    cost = count * buying_price(deal, pile)
    if cost > state.purses[seat]:
        raise RuleError("not-enough-cash", cash=state.purses[seat], cost=cost)
    shares = pile[:count]
    bought = replace(
        hands.turned(state, seat, turned),
        piles=put(state.piles, title, pile[count:]),
        shares=put(state.shares, seat, tuple(sorted((*state.shares[seat], *shares)))),
        purses=pay(state.purses, seat, BANK, cost),
    )
    event = SharesBought(seat=seat, shares=shares, amount=cost, extra=len(turned))
    return finish(bought, (event,))


def sell(
    state: State,
    deal: Deal,
    sold: tuple[int, ...],
    turned: tuple[int, ...],
    at_face: tuple[int, ...],
) -> Step[State]:
    """Shares of one title, each at the price of the phase or, painted, at its own."""
    seat = state.mover
    _check_sold(state.shares[seat], sold)
    _check_turned(state, deal, seat, len(sold), turned)
    amount = proceeds(deal, sold, at_face)
    gone = returned(hands.turned(state, seat, turned), seat, sold)
    paid = replace(gone, purses=pay(gone.purses, BANK, seat, amount))
    event = SharesSold(seat=seat, shares=tuple(sorted(sold)), amount=amount, extra=len(turned))
    return finish(paid, (event,))


def take_cash(state: State) -> Step[State]:
    paid = replace(state, purses=pay(state.purses, BANK, state.mover, CASH_ACTION))
    return finish(paid, (CashTaken(seat=state.mover, amount=CASH_ACTION),))


def proceeds(deal: Deal, sold: tuple[int, ...], at_face: tuple[int, ...] = ()) -> int:
    """Euros for a sale; where nothing is chosen the painted shares are those that gain most."""
    gains = {share: PRICES[share] - selling_price(deal, share) for share in sold}
    if at_face:
        _check_painted(deal, sold, at_face)
        gain = sum(gains[share] for share in at_face)
    else:
        best = sorted(gains.values(), reverse=True)[: deal.painted]
        gain = sum(one for one in best if one > 0)
    return sum(selling_price(deal, share) for share in sold) + gain


def limit(deal: Deal) -> int:
    """Shares that may be dealt in without turning a card."""
    return MAX_SHARES + deal.more


def _check_sold(mine: tuple[int, ...], sold: tuple[int, ...]) -> None:
    if not sold or len(set(sold)) != len(sold):
        raise RuleError("no-such-share")
    for share in sold:
        if not 0 <= share < len(SHARES):
            raise RuleError("no-such-share")
        if share not in mine:
            raise RuleError("share-not-held", share=share)
    if len({title_of(share) for share in sold}) > 1:
        raise RuleError("one-title-only")


def _check_turned(
    state: State, deal: Deal, seat: Seat, count: int, turned: tuple[int, ...]
) -> None:
    """Each share above the limit needs a card; a card without such a share is refused."""
    if not set(turned) <= set(state.hands[seat]) or len(set(turned)) != len(turned):
        raise RuleError("not-in-hand")
    needed = max(0, count - limit(deal))
    if len(turned) != needed:
        raise RuleError("turn-so-many", count=count, most=limit(deal), needed=needed)


def _check_painted(deal: Deal, sold: tuple[int, ...], at_face: tuple[int, ...]) -> None:
    if len(at_face) > deal.painted or len(set(at_face)) != len(at_face):
        raise RuleError("too-many-painted", most=deal.painted)
    if not set(at_face) <= set(sold):
        raise RuleError("painted-not-sold")
