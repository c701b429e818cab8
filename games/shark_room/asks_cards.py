"""Special cards that may be played now, and assets that may be bought and sold."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.offers import Choice, Offer
from games.core.words import Seat
from games.shark_room import aims, hands
from games.shark_room.actions import BUY, SELL, PlayCard, TradeAsset
from games.shark_room.components import (
    Collect,
    Effect,
    Force,
    Inflate,
    Look,
    Own,
    Report,
    Steal,
    Tax,
    effect_of,
)
from games.shark_room.effects import taken
from games.shark_room.hands import kinds
from games.shark_room.state import State


def plays(state: State, seat: Seat) -> Iterator[Offer]:
    """An offer for each kind of card in hand; with a share, one for each target."""
    for special in dict.fromkeys(kinds(state.hands[seat])):
        effect = effect_of(special)
        if aims.timely(state, seat, special) and not isinstance(effect, Own):
            yield from _play(state, seat, special, effect)


def assets(state: State, seat: Seat) -> Iterator[Offer]:
    """Bought from the hand by who can pay; sold by who owns them."""
    mine = {kind: effect_of(kind) for kind in kinds(state.hands[seat])}
    cash = state.purses[seat]
    bought = tuple(kind for kind, one in mine.items() if isinstance(one, Own) and one.price <= cash)
    if bought:
        yield Offer(TradeAsset(bought[0], BUY), (Choice("asset", bought),), hidden=True)
    if owned := tuple(dict.fromkeys(kinds(state.assets[seat]))):
        yield Offer(TradeAsset(owned[0], SELL), (Choice("asset", owned),))


def _play(state: State, seat: Seat, special: int, effect: Effect) -> Iterator[Offer]:
    match effect:
        case Tax() | Steal():
            if targets := aims.targets(state, seat, effect):
                yield _attack(state, special, effect, targets)
        case Report() | Force():
            for target in aims.targets(state, seat, effect):
                if shares := aims.shares(state, seat, target, effect):
                    action = PlayCard(special, target=target, share=shares[0])
                    yield Offer(action, (Choice("share", shares),), hidden=True)
        case Collect() | Inflate():
            if titles := aims.titles(state, seat, effect):
                action = PlayCard(special, title=titles[0])
                yield Offer(action, (Choice("title", titles),), hidden=True)
        case Look() if state.looker is not None:
            return
        case _:
            yield Offer(PlayCard(special), hidden=True)


def _attack(state: State, special: int, effect: Tax | Steal, targets: tuple[Seat, ...]) -> Offer:
    """Those who would lose anything come first; an attack on nobody's money is not highlighted."""

    def loses(target: Seat) -> bool:
        return taken(effect, hands.sharks(state, target), state.purses[target]) > 0

    worth = tuple(sorted(targets, key=lambda one: not loses(one)))
    action = PlayCard(special, target=worth[0])
    return Offer(action, (Choice("target", worth),), hidden=True, aside=not loses(worth[0]))
