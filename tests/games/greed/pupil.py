"""A pupil of Greed. Each choice is a line of the last page; what a move would do its button says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.core.chance import Chance
from games.core.desk import Accept, Decline
from games.core.offers import Offer
from games.core.words import Action
from games.greed.actions import (
    Abstain,
    Announce,
    Discard,
    Done,
    Found,
    Invest,
    Keep,
    Name,
    Pass,
    RaiseTo,
    TakeAsset,
    TakeNothing,
    Transform,
)
from games.greed.companies import directed
from games.greed.components import COMPANY, FREE
from games.greed.hints import hint
from games.greed.investments import LEAST
from games.greed.view import View

FIRST_BID = 3
"""In the first year a bid is so many parts of the cash."""


def pupil(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """What somebody does who has read the page; None where they are done."""
    kinds: dict[type[Action], list[Action]] = {}
    for offer in offers:
        kinds.setdefault(type(offer.action), []).append(offer.action)
    for known, choice in _CHOICES.items():
        if known in kinds:
            return choice(view, kinds)
    return offers[0].action


Kinds = dict[type[Action], list[Action]]


def _bid(view: View, kinds: Kinds) -> Action | None:
    """A third of the cash in the first year; later the least, and only with enough left to be paid."""
    for action in kinds.get(Abstain, kinds.get(Invest, [])):
        company = action.company  # type: ignore[attr-defined]
        if company in view.answered:
            continue
        cash = view.board.money(company, FREE)
        if view.board.year == 1:
            return Invest(company, cash // FIRST_BID // 10 * 10)
        return Invest(company, LEAST) if cash >= 2 * LEAST else Abstain(company)
    return None


def _take(view: View, kinds: Kinds) -> Action:
    """One's own asset if it is bid for cheaply and would be the second marker; else what earns most."""

    def is_own(action: Action) -> bool:
        card = action.card  # type: ignore[attr-defined]
        return next(lot.owner for lot in view.board.market if lot.card == card) == view.me

    def gain(action: Action) -> int:
        note = hint(view, action)
        return _number(note.facts.get("gain")) if note else 0

    found = kinds[TakeAsset]
    cheap = [one for one in found if is_own(one) and _cost(view, one) <= 2 * LEAST]
    others = [one for one in found if not is_own(one)]
    if cheap or others:
        return max(cheap or others, key=gain)
    company = found[0].company  # type: ignore[attr-defined]
    asset = view.board.companies[company]
    return kinds[TakeNothing][0] if asset and asset.assets and TakeNothing in kinds else found[0]


def _cost(view: View, action: Action) -> int:
    note = hint(view, action)
    return _number(note.facts.get("cost")) if note else 0


def _answer(view: View, kinds: Kinds) -> Action:
    """What is better than the market is accepted, all else declined."""
    for action in kinds.get(Accept, []):
        note = hint(view, action)
        if note and note.key == "deal" and _number(note.facts.get("gain")) > 0:
            return action
    return _used(view, kinds) if Decline not in kinds else kinds[Decline][0]


def _used(view: View, kinds: Kinds) -> Action:
    for action in kinds.get(Transform, []):
        note = hint(view, action)
        if note and _number(note.facts.get("gain")) > 0:
            return action
    return kinds[Done][0]


def _keep(view: View, kinds: Kinds) -> Action | None:
    """One good in the first year."""
    for action in kinds[Keep]:
        company = action.company  # type: ignore[attr-defined]
        if company in view.answered:
            continue
        goods = [0] * len(view.board.stocks[company])
        if view.board.year == 1:
            goods[next(at for at, count in enumerate(view.board.stocks[company]) if count)] = 1
        return Keep(company, tuple(goods))
    return None


def _name(view: View, kinds: Kinds) -> Action:
    """The highest office that is one's own: the same one again, if one holds two."""
    found = [one for one in kinds[Name] if isinstance(one, Name)]
    company = view.board.companies[found[0].company]
    assert company is not None
    mine = [one for one in found if company.officers[one.office] == view.me]
    return min(mine or found, key=lambda one: one.office)


def _raise(view: View, kinds: Kinds) -> Action:
    """A company if one directs none, else symbols; a symbol only once there is a company."""
    phase, me = view.phase, view.me
    assert me is not None
    if phase.lot == COMPANY:  # type: ignore[union-attr]
        return Pass() if directed(view.board, me) else kinds[RaiseTo][0]
    return kinds[RaiseTo][0]


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


_CHOICES: Mapping[type[Action], Callable[[View, Kinds], Action | None]] = {
    Announce: lambda _view, kinds: kinds[Announce][0],
    Invest: _bid,
    Abstain: _bid,
    TakeAsset: _take,
    Accept: _answer,
    Decline: _answer,
    Transform: _used,
    Done: _used,
    Keep: _keep,
    Name: _name,
    RaiseTo: _raise,
    Found: lambda _view, kinds: kinds[Found][0],
    Discard: lambda _view, kinds: kinds[Discard][0],
}
"""By kind of action, in the order in which the pupil looks for them."""
