"""A sensible player of Shark Room: it buys below face value, collects, and bites who leads.

It knows what its seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Player
from games.core.desk import Accept, Decline
from games.core.offers import Choice, Offer, Pick
from games.core.words import Action, Seat
from games.shark_room import appraisal, prospects, trading
from games.shark_room.actions import (
    SELL,
    Answer,
    Buy,
    Open,
    PlayCard,
    PutBack,
    Sell,
    TakeCash,
    TradeAsset,
)
from games.shark_room.components import (
    AIMED,
    CARDS,
    PRICES,
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
    is_closing,
    title_of,
)
from games.shark_room.dealing import limit, proceeds
from games.shark_room.market import buying_price, held
from games.shark_room.state import Deal, Opening, Played, View

RESERVE = 250
"""Euros that are kept for the next deal."""
WORTHWHILE, LATE = 150, 50
"""Euros that a card must bring to be played now; what is enough in the last turns."""
SHARK = 60
"""Euros that a Shark costs: it invites attacks, and the card is gone."""

Idea = tuple[float, Action]


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """The best of what is offered, by rules of thumb; None: nothing for now."""
    seat = view.me
    assert seat is not None
    by_kind: dict[type[Action], list[Offer]] = {}
    for offer in offers:
        by_kind.setdefault(type(offer.action), []).append(offer)
    if Answer in by_kind:
        return _answer(view, seat, by_kind[Answer])
    if PutBack in by_kind:
        return _put_back(view, seat)
    if found := _best(_deals_on_the_desk(view, seat, by_kind), 1):
        return found
    if found := _best(_cards(view, seat, by_kind.get(PlayCard, ())), _threshold(view, seat)):
        return found
    if found := _best(_assets(view, seat, by_kind.get(TradeAsset, ())), 1):
        return found
    if Open in by_kind:
        return _opening(view, seat)
    if TakeCash in by_kind:
        return _best(_deal(view, seat, by_kind), 0)
    return next((one.action for one in by_kind.get(Decline, ())), None)


def _best(ideas: Iterator[Idea], least: float) -> Action | None:
    value, action = max(ideas, key=lambda idea: idea[0], default=(0.0, None))
    return action if value >= least else None


def _threshold(view: View, seat: Seat) -> int:
    return LATE if appraisal.turns_left(view, seat) <= 1 else WORTHWHILE


def _answer(view: View, seat: Seat, offers: Sequence[Offer]) -> Action:
    given = [one.action for one in offers if one.hidden]
    worth = prospects.at_stake(view) >= WORTHWHILE - LATE
    return given[0] if given and worth else Answer()


def _put_back(view: View, seat: Seat) -> Action:
    """Before one's own draw what is cheap comes first; before another's, what is dear."""
    mine = view.mover == seat and isinstance(view.phase, Opening)

    def late(paper: int) -> float:
        if is_closing(paper):
            lost = len(held(view.shares[seat], title_of(paper)))
            return 10_000 if lost else -10_000
        return PRICES[paper] if mine else -PRICES[paper]

    return PutBack(tuple(sorted(view.insight.cards, key=late)))


def _deals_on_the_desk(
    view: View, seat: Seat, by_kind: dict[type[Action], list[Offer]]
) -> Iterator[Idea]:
    """An offer is accepted if it brings more than it brings the one who made it."""
    for offer in by_kind.get(Accept, ()):
        assert isinstance(offer.action, Accept)
        number = offer.action.proposal
        one = next(one for one in view.desk.open if one.id == number)
        got, given = trading.shares_of(one.give), trading.shares_of(one.take)
        money = one.give[-1] - one.take[-1]
        mine = appraisal.gain(view, seat, got, given) + money
        theirs = appraisal.gain(view, Seat(one.by), given, got) - money
        if mine > 0 and mine >= theirs / 2:
            yield mine, offer.action


def _cards(view: View, seat: Seat, offers: Sequence[Offer]) -> Iterator[Idea]:
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


def _assets(view: View, seat: Seat, offers: Sequence[Offer]) -> Iterator[Idea]:
    """Money that is not needed is safe in an asset, and brings income."""
    for offer in offers:
        assert isinstance(offer.action, TradeAsset)
        effect = effect_of(offer.action.asset)
        assert isinstance(effect, Own)
        if offer.action.deal == SELL:
            continue
        turns = appraisal.turns_left(view, seat)
        if view.cash[seat] - effect.price >= RESERVE or not turns:
            yield effect.income * turns + 1, offer.action


def _opening(view: View, seat: Seat) -> Action:
    """An asset that is far too dear makes room."""
    for card in view.hand:
        effect = effect_of(CARDS[card])
        if isinstance(effect, Own) and effect.price > 3 * view.cash[seat]:
            return Open(card)
    return Open()


def _deal(view: View, seat: Seat, by_kind: dict[type[Action], list[Offer]]) -> Iterator[Idea]:
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


PLAYERS: dict[str, Player] = {"sensible": sensible}
