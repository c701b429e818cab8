"""What cards, assets and deals would bring to a seat, in euros, as the computer player reckons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from msgspec.structs import replace

from games.core.offers import Choice, Offer
from games.core.seats import put
from games.core.words import Action, Seat
from games.shark_room import appraisal, prospects
from games.shark_room.actions import (
    BUY,
    Buy,
    PlayCard,
    Sell,
    TakeCash,
    TradeAsset,
)
from games.shark_room.components import (
    AIMED,
    CARDS,
    CASH_ACTION,
    SPECIALS,
    Collect,
    Extend,
    Force,
    Gain,
    Inflate,
    Look,
    Own,
    Paint,
    Steal,
    dividends,
    effect_of,
    lot_of,
)
from games.shark_room.dealing import limit, proceeds
from games.shark_room.market import buying_price, held
from games.shark_room.state import Deal, Played, View

RESERVE = 0
"""Euros that are kept when an asset is bought: its price comes back at the end."""
SHARK = 60
"""Euros that a Shark costs: it invites attacks, and the card is gone."""
POOR, THIRST = 500, 0.3
"""Euros below which money is worth more than its figure, and how much more."""
RIVALS = 0.35
"""How much what a rival loses counts; what the leader loses counts as much again."""

Idea = tuple[float, Action]
Gains = Callable[[tuple[int, ...], tuple[int, ...]], float]


def cards(view: View, seat: Seat, offers: Sequence[Offer]) -> Iterator[Idea]:
    for offer in offers:
        for action in _variants(offer):
            assert isinstance(action, PlayCard)
            yield _card(view, seat, action), action


def _variants(offer: Offer) -> Iterator[Action]:
    match offer.fields:
        case (Choice(name=name, values=values),):
            yield from (replace(offer.action, **{name: value}) for value in values)
        case _:
            yield offer.action


def _card(view: View, seat: Seat, action: PlayCard) -> float:
    """Euros that the card brings by itself; see `with_card` for the deal after it."""
    effect, title = effect_of(action.special), action.title
    shark = SHARK if SPECIALS[action.special].kind == "illegal" else 0
    match effect:
        case Gain(amount=amount):
            return amount - shark
        case Collect():
            assert title is not None
            return dividends(title, len(held(view.shares[seat], title))) - shark
        case Inflate(count=count):
            assert title is not None
            mine = len(held(view.shares[seat], title))
            return dividends(title, mine + count) - dividends(title, mine) - shark
        case _ if isinstance(effect, AIMED):
            return _attack(view, seat, action) - shark
        case _:
            return -shark


def _attack(view: View, seat: Seat, action: PlayCard) -> float:
    """What oneself gains, and a part of what the target loses."""
    target, share = action.target, action.share
    assert target is not None
    lost = float(prospects.damage(view, Played(seat, action.special, target, share)))
    rivals = [one for one in range(len(view.cash)) if one != seat and not view.left[one]]
    leader = max(rivals, key=lambda one: appraisal.estate(view, one))
    value = lost * RIVALS * (2 if target == leader else 1)
    match effect_of(action.special):
        case Steal():
            return value + lost
        case Force() if share is not None:
            return value + appraisal.gain(view, seat, (share,)) - prospects.price_of(view, share)
        case _:
            return value


class Deals:
    """The deals of a turn, weighed. Most cards change nothing of them, so each is weighed once."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._gain = cache(partial(appraisal.gain, view, seat))
        """By shares that are got and given: no card changes these before the deal."""
        self._best: dict[tuple[object, ...], float] = {}

    def alone(self) -> float:
        """What the best deal brings without any card before it."""
        return self._worth(self._view)

    def with_card(self, value: float, action: PlayCard) -> float:
        """What the card brings, and the best deal after it, without the card and with its effect."""
        view, seat = self._view, self._seat
        deal = view.phase
        assert isinstance(deal, Deal)
        cash = view.cash
        match effect_of(action.special):
            case Extend(count=count):
                deal = replace(deal, more=deal.more + count)
            case Paint(count=count):
                deal = replace(deal, painted=deal.painted + count)
            case Gain() | Collect() | Steal():
                cash = put(cash, seat, cash[seat] + max(0, round(value)))
            case _:
                pass
        card = next(one for one in view.hand if CARDS[one] == action.special)
        hand = tuple(one for one in view.hand if one != card)
        return value + self._worth(replace(view, phase=deal, cash=cash, hand=hand))

    def _worth(self, after: View) -> float:
        key = after.phase, after.cash[self._seat], after.hand
        if key not in self._best:
            self._best[key] = max(worth for worth, _ in deals(after, self._seat, self._gain))
        return self._best[key]


def assets(view: View, seat: Seat, offers: Sequence[Offer]) -> Iterator[Idea]:
    """Money that is not needed is safe in an asset, and brings income."""
    turns = appraisal.turns_left(view, seat)
    for action in (action for offer in offers for action in _variants(offer)):
        assert isinstance(action, TradeAsset)
        effect = effect_of(action.asset)
        assert isinstance(effect, Own)
        has_reserve = view.cash[seat] - effect.price >= RESERVE or not turns
        if action.deal == BUY and has_reserve:
            yield effect.income * turns + 1, action


def relief(view: View, seat: Seat, gained: int) -> float:
    """Euros by which money is worth more than its figure: without it no lot can be had next turn."""
    cash = view.cash[seat]
    lacking = max(0, POOR - cash) - max(0, POOR - cash - gained)
    return THIRST * lacking * min(1.0, appraisal.turns_left(view, seat) / 4)


def deals(view: View, seat: Seat, gain: Gains | None = None) -> Iterator[Idea]:
    """Everything that may be done in phase 4. `gain`: what shares that are got or given bring."""
    deal, gain = view.phase, gain or partial(appraisal.gain, view, seat)
    assert isinstance(deal, Deal)
    yield float(CASH_ACTION) + relief(view, seat, CASH_ACTION), TakeCash()
    for title, pile in enumerate(view.piles):
        if pile:
            yield from _purchases(view, seat, deal, title, gain)
    for title in view.in_play:
        if mine := held(view.shares[seat], title):
            yield from _sales(view, seat, deal, mine, gain)


def _purchases(view: View, seat: Seat, deal: Deal, title: int, gain: Gains) -> Iterator[Idea]:
    pile = view.piles[title]
    price, room = buying_price(deal, pile), limit(deal)
    for count in range(1, min(len(pile), view.cash[seat] // price) + 1):
        turned = _turned(view, count - room)
        if turned is None:
            return
        value = gain(pile[:count], ()) - count * price
        value += relief(view, seat, -count * price)
        yield value - SHARK * len(turned), Buy(lot_of(title, count), turned)


def _sales(
    view: View, seat: Seat, deal: Deal, mine: tuple[int, ...], gain: Gains
) -> Iterator[Idea]:
    """One, two and more shares of a title, the cheapest or the dearest."""
    for count in range(1, len(mine) + 1):
        turned = _turned(view, count - limit(deal))
        if turned is None:
            return
        for sold in (mine[:count], mine[-count:]):
            paid = proceeds(deal, sold)
            value = paid + relief(view, seat, paid) + gain((), sold)
            yield value - SHARK * len(turned), Sell(sold, turned)


def _turned(view: View, needed: int) -> tuple[int, ...] | None:
    """The cards that are missed least; None: the hand has too few."""
    if needed <= 0:
        return ()
    ranked = sorted(view.hand, key=lambda card: use(view, card))
    return tuple(sorted(ranked[:needed])) if len(ranked) >= needed else None


def use(view: View, card: int) -> int:
    """How gladly the card is kept."""
    match effect_of(CARDS[card]):
        case Own(price=price):
            return 0 if view.me is not None and price > view.cash[view.me] else 2
        case Gain() | Collect():
            return 3
        case Look() | Extend() | Inflate() | Paint():
            return 1
        case _:
            return 2
