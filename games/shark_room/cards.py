"""Playing a special card, and buying and selling assets (Use of special cards; Asset)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.money import BANK, pay
from games.core.seats import put
from games.core.words import RuleError, Seat
from games.shark_room import aims, effects, glancing, hands, reactions
from games.shark_room.actions import BUY, SELL, PlayCard
from games.shark_room.components import AIMED, CARDS, Look, Own, effect_of
from games.shark_room.events import AssetBought, AssetSold, CardPlayed
from games.shark_room.state import Played, State


def play(state: State, seat: Seat, action: PlayCard) -> Step[State]:
    """A card that is aimed at somebody waits for an answer; every other works at once."""
    special = action.special
    card, effect = hands.in_hand(state, seat, special), effect_of(special)
    if isinstance(effect, Own):
        raise RuleError("asset-is-bought", special=special)
    aims.check(state, seat, action)
    if isinstance(effect, AIMED) and action.target is not None:
        played = Played(seat, special, action.target, action.share)
        return reactions.aim(hands.spent(state, seat, card), played)
    if isinstance(effect, Look) and state.looker is not None:
        raise glancing.not_back(state, seat)
    shown = CardPlayed(seat=seat, special=special, title=action.title)
    worked = effects.at_once(hands.spent(state, seat, card), seat, effect, action.title)
    return replace(worked, events=(shown, *worked.events))


def trade_asset(state: State, seat: Seat, asset: int, deal: int) -> Step[State]:
    """At any time, for its price, which is the same both ways."""
    if deal not in {BUY, SELL}:
        raise RuleError("malformed")
    return _bought(state, seat, asset) if deal == BUY else _sold(state, seat, asset)


def _bought(state: State, seat: Seat, special: int) -> Step[State]:
    """It lies open, and no card touches it."""
    card, effect = hands.in_hand(state, seat, special), effect_of(special)
    if not isinstance(effect, Own):
        raise RuleError("not-an-asset", special=special)
    if state.purses[seat] < effect.price:
        raise RuleError("not-enough-cash", cash=state.purses[seat], cost=effect.price)
    bought = replace(
        hands.shown(state, seat, (card,)),
        assets=put(state.assets, seat, tuple(sorted((*state.assets[seat], card)))),
        purses=pay(state.purses, seat, BANK, effect.price),
    )
    return Step(bought, (AssetBought(seat=seat, asset=special, amount=effect.price),))


def _sold(state: State, seat: Seat, asset: int) -> Step[State]:
    """It goes to the discards."""
    owned = [card for card in state.assets[seat] if CARDS[card] == asset]
    if not owned:
        raise RuleError("asset-not-owned")
    effect = effect_of(asset)
    assert isinstance(effect, Own), "only assets are owned"
    kept = tuple(card for card in state.assets[seat] if card != owned[0])
    sold = replace(
        state,
        assets=put(state.assets, seat, kept),
        discards=(*state.discards, owned[0]),
        purses=pay(state.purses, BANK, seat, effect.price),
    )
    return Step(sold, (AssetSold(seat=seat, asset=asset, amount=effect.price),))
