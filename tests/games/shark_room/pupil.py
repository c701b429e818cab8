"""A pupil of Shark Room. Each choice is a line of the last page; what a move would do its button says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Note
from games.core.desk import Decline
from games.core.offers import Choice, Offer, Pick
from games.core.words import Action, Seat
from games.shark_room.actions import Answer, Buy, Open, PlayCard, PutBack, Sell, TakeCash
from games.shark_room.components import (
    CARDS,
    CASH_ACTION,
    DRAWN,
    MAX_SHARES,
    SHARES_EACH,
    SPECIALS,
    TITLES,
    Gain,
    Own,
    effect_of,
    title_of,
)
from games.shark_room.hints import hint
from games.shark_room.prospects import lost_dividend
from games.shark_room.state import View

MUCH = next(one.effect.amount for one in SPECIALS if isinstance(one.effect, Gain))
"""Euros for which a card, or an answer, is worth its while."""
FAR = 3
"""An asset that costs so many times one's money is out of reach."""
Kinds = dict[type[Action], list[Offer]]


def pupil(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """What somebody does who has read the page; None where they may wait."""
    kinds: Kinds = {}
    for offer in offers:
        kinds.setdefault(type(offer.action), []).append(offer)
    if Answer in kinds:
        return _answered(view, kinds)
    if PutBack in kinds:
        return kinds[PutBack][0].action
    if view.mover != view.me:
        return kinds[Decline][0].action if Decline in kinds else None
    played = max(_cards(kinds), key=lambda one: _promised(view, one), default=None)
    if played is not None and _promised(view, played) >= (MUCH if view.titles else CASH_ACTION):
        return played
    return _opened(view) if Open in kinds else _dealt(view, kinds)


def _note(view: View, action: Action) -> tuple[str, dict[str, int]]:
    """What the button says: the key of its note, and the numbers in it."""
    note = hint(view, action) or Note("", {})
    return note.key, {name: one for name, one in note.facts.items() if isinstance(one, int)}


def _answered(view: View, kinds: Kinds) -> Action:
    """With a lawyer, what costs as much as a card should bring."""
    given = [one.action for one in kinds[Answer] if one.hidden]
    cost = _note(view, Answer())[1].get("amount", MUCH)
    return given[0] if given and cost >= MUCH else Answer()


def _cards(kinds: Kinds) -> Iterator[Action]:
    for offer in kinds.get(PlayCard, ()):
        chosen = [one for one in offer.fields if isinstance(one, Choice)]
        yield offer.action
        for field in chosen:
            yield from (replace(offer.action, **{field.name: one}) for one in field.values)


def _promised(view: View, action: Action) -> int:
    """What the button says that the card brings, or costs the opponent."""
    match _note(view, action):
        case (("takes" | "gains" | "pays"), facts):
            return facts["amount"]
        case "reports", facts:
            return facts["face"]
        case "forces", facts:
            return facts["face"] - facts["amount"]
        case _:
            return 0


def _opened(view: View) -> Action:
    return Open(next(filter(lambda card: _is_out_of_reach(view, card), view.hand), None))


def _is_out_of_reach(view: View, card: int) -> bool:
    assert view.me is not None
    effect = effect_of(CARDS[card])
    return isinstance(effect, Own) and effect.price > FAR * view.cash[view.me]


def _dealt(view: View, kinds: Kinds) -> Action:
    """What gains most; 50 if nothing gains more than that."""
    found = [*_purchases(view, kinds), *_sales(kinds)]
    best = max(found, key=lambda one: _gain(view, one), default=TakeCash())
    return best if _gain(view, best) > CASH_ACTION else TakeCash()


def _purchases(view: View, kinds: Kinds) -> Iterator[Action]:
    """Each lot; for those above two shares cards become Sharks, assets out of reach first."""
    cards = sorted(view.hand, key=lambda card: not _is_out_of_reach(view, card))
    for offer in kinds.get(Buy, ()):
        lots = next(one.values for one in offer.fields if isinstance(one, Choice))
        for lot in map(int, lots):
            more = lot % SHARES_EACH + 1 - MAX_SHARES if offer.hidden else 0
            yield Buy(lot, tuple(cards[:more]))


def _sales(kinds: Kinds) -> Iterator[Action]:
    """One share of a title, or two: the lowest numbers."""
    for offer in kinds.get(Sell, ()):
        assert isinstance(offer.action, Sell)
        if not offer.hidden:
            yield offer.action
            for field in offer.fields:
                if isinstance(field, Pick) and field.name == "sold":
                    yield Sell(field.values[: field.most])


def _gain(view: View, action: Action) -> int:
    """Face value against money, and dividends until the end; nothing for a title that may close."""
    _, facts = _note(view, action)
    turns = view.titles // (DRAWN * len(view.left))
    match action:
        case Buy(lot=lot):
            title = lot // SHARES_EACH
            dividends = facts.get("gain", 0) * turns
            return 0 if _may_close(view, title) else facts["face"] - facts["amount"] + dividends
        case Sell(sold=sold):
            assert view.me is not None
            lost = facts["face"] + lost_dividend(view, Seat(view.me), sold) * turns
            return facts["amount"] - (0 if _may_close(view, title_of(sold[0])) else lost)
        case _:
            return 0


def _may_close(view: View, title: int) -> bool:
    return view.closings[title] < TITLES[title].closings
