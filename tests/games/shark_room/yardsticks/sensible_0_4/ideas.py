"""What cards, assets and deals would bring to a seat, in euros, as the computer player reckons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.core.offers import Choice, Offer, Pick
from games.core.words import Action, Seat
from games.shark_room import prospects
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
    SHARES_EACH,
    Collect,
    Extend,
    Gain,
    Inflate,
    Look,
    Own,
    Paint,
    dividends,
    effect_of,
)
from games.shark_room.dealing import limit, proceeds
from games.shark_room.market import buying_price, held
from games.shark_room.state import Deal, Opening, Played, View
from tests.games.shark_room.yardsticks.sensible_0_4 import appraisal

RESERVE = 250
"""Euros that are kept for the next deal."""
WORTHWHILE = 150
"""Euros that a card must bring to be played now."""
SHARK = 60
"""Euros that a Shark costs: it invites attacks, and the card is gone."""

Idea = tuple[float, Action]


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
    """Euros that the card brings, what the target loses counted by half, by how it stands."""
    effect, title = effect_of(action.special), action.title
    mine = held(view.shares[seat], title) if title is not None else ()
    match effect:
        case Gain(amount=amount):
            return amount
        case Collect():
            assert title is not None
            return dividends(title, len(mine))
        case Inflate(count=count):
            assert title is not None
            more = dividends(title, len(mine) + count) - dividends(title, len(mine))
            return 2 * more - SHARK
        case Extend():
            return WORTHWHILE if _would_take_more(view, seat) else 0
        case Paint():
            return _painting(view, seat)
        case Look():
            return WORTHWHILE if view.mover == seat and isinstance(view.phase, Opening) else 0
        case _ if isinstance(effect, AIMED):
            return _attack(view, seat, action)
        case _:
            return 0


def _attack(view: View, seat: Seat, action: PlayCard) -> float:
    assert action.target is not None
    played = Played(seat, action.special, action.target, action.share)
    value = float(prospects.damage(view, played))
    rivals = [one for one in range(len(view.cash)) if one != seat and not view.left[one]]
    leader = max(rivals, key=lambda one: appraisal.estate(view, one))
    return value * (1.2 if action.target == leader else 1.0)


def _would_take_more(view: View, seat: Seat) -> bool:
    """Whether a lot of one share more than allowed is there and can be paid."""
    deal = view.phase
    assert isinstance(deal, Deal)
    wanted = limit(deal) + 1
    return any(
        len(pile) >= wanted and wanted * buying_price(deal, pile) <= view.cash[seat]
        for pile in view.piles
    )


def _painting(view: View, seat: Seat) -> float:
    """What selling two shares at their own price brings more than keeping them, at best."""
    deal = view.phase
    assert isinstance(deal, Deal)
    painted = replace(deal, painted=deal.painted + 2)
    best = 0.0
    for title in view.in_play:
        mine = held(view.shares[seat], title)[-limit(deal) :]
        if mine:
            value = proceeds(painted, mine) + appraisal.gain(view, seat, given=mine)
            plain = proceeds(deal, mine) + appraisal.gain(view, seat, given=mine)
            best = max(best, min(value, value - plain))
    return best


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


def deals(view: View, seat: Seat, by_kind: dict[type[Action], list[Offer]]) -> Iterator[Idea]:
    deal = view.phase
    assert isinstance(deal, Deal)
    yield 50.0, TakeCash()
    for offer in by_kind.get(Buy, ()):
        yield from _purchases(view, seat, deal, offer)
    for offer in by_kind.get(Sell, ()):
        yield from _sales(view, seat, deal, offer)


def _purchases(view: View, seat: Seat, deal: Deal, offer: Offer) -> Iterator[Idea]:
    lots = next(one for one in offer.fields if isinstance(one, Choice))
    for lot in map(int, lots.values):
        title, count = lot // SHARES_EACH, lot % SHARES_EACH + 1
        pile = view.piles[title]
        cost = count * buying_price(deal, pile)
        turned = _turned(view, count - limit(deal))
        if turned is not None:
            value = appraisal.gain(view, seat, pile[:count]) - cost - SHARK * len(turned)
            yield value, Buy(lot, turned)


def _sales(view: View, seat: Seat, deal: Deal, offer: Offer) -> Iterator[Idea]:
    """The cheapest, or the dearest, so many shares of a title."""
    found = (one for one in offer.fields if isinstance(one, Pick) and one.name == "sold")
    assert isinstance(offer.action, Sell)
    field = next(found, Pick("sold", offer.action.sold, 1, 1))
    for count in range(field.least, field.most + 1):
        turned = _turned(view, count - limit(deal))
        if turned is None:
            continue
        for sold in (field.values[:count], field.values[-count:]):
            value = proceeds(deal, sold) + appraisal.gain(view, seat, given=sold)
            yield value - SHARK * len(turned), Sell(sold, turned)


def _turned(view: View, needed: int) -> tuple[int, ...] | None:
    """The cards that are missed least; None: there are not so many."""
    if needed <= 0:
        return ()
    ranked = sorted(view.hand, key=lambda card: _use(view, card))
    return tuple(sorted(ranked[:needed])) if len(ranked) >= needed else None


def _use(view: View, card: int) -> int:
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
