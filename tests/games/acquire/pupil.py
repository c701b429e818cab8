"""A pupil of Acquire. Each choice is a line of the last page; what a move would do its button says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.acquire.actions import Buy, ClaimVictory, DeclareEnd, Dispose, Found, PlayTile
from games.acquire.hints import hint
from games.acquire.state import View
from games.core.chance import Chance
from games.core.contract import Note
from games.core.offers import Choice, Counts, Offer
from games.core.words import Action

ENOUGH = 2
"""So many shares more than the next holder are enough."""


def pupil(view: View, offers: Sequence[Offer], chance: Chance) -> Action:
    """What somebody does who has read the page."""
    kinds = {type(offer.action): offer for offer in offers}
    if ClaimVictory in kinds:
        return kinds[ClaimVictory].action
    if DeclareEnd in kinds and _leads(view, hint(view, DeclareEnd())):
        return DeclareEnd()
    if PlayTile in kinds:
        return max(_each(kinds[PlayTile], "cell"), key=lambda one: _tile(view, one))
    if Found in kinds:
        return chance.shuffled(list(_each(kinds[Found], "corporation")))[0]
    if Dispose in kinds:
        return _disposed(view, kinds[Dispose])
    if Buy in kinds:
        return _bought(view, kinds[Buy])
    return offers[0].action


def _each(offer: Offer, name: str) -> Iterator[Action]:
    field = next(one for one in offer.fields if one.name == name)
    assert isinstance(field, Choice)
    yield from (replace(offer.action, **{name: value}) for value in field.values)


def _leads(view: View, note: Note | None) -> bool:
    """Whether the button names the pupil as first."""
    seats = () if note is None else note.facts.get("seats")
    return isinstance(seats, tuple) and seats[:1] == (view.me,)


def _tile(view: View, action: Action) -> int:
    """A merger that pays the pupil first, then founding, then growing where they hold the most."""
    note = hint(view, action)
    assert note is not None
    if note.key.startswith("merges"):
        return 3 if _leads(view, note) else 0
    if note.key == "founds":
        return 2
    grown = note.facts.get("corporation")
    return 2 if isinstance(grown, int) and _rank(view, grown, 0) == 0 else 1


def _rank(view: View, corporation: int, more: int) -> int:
    """How many others hold as many shares or more, with so many more of the pupil's."""
    return sum(margin <= 0 for margin in _margins(view, corporation, more))


def _margins(view: View, corporation: int, more: int) -> list[int]:
    """How many shares the pupil has more than each of the others, with so many more."""
    held = [one[corporation] for one in view.known_shares]
    assert view.me is not None
    mine = held.pop(view.me) + more
    return [mine - one for one in held]


def _bought(view: View, offer: Offer) -> Action:
    """The cheapest shares that make first or second; two ahead of the next holder is enough."""
    field = offer.fields[0]
    assert isinstance(field, Counts)
    counts, left, money = [0] * len(field.items), field.most, field.budget or 0

    def order(one: int) -> tuple[bool, bool, int]:
        third = _rank(view, one, counts[one] + left) > 1
        enough = min(_margins(view, one, counts[one])) >= ENOUGH
        return third, enough, view.prices[one]

    while left:
        items = enumerate(field.items)
        open_ = [at for at, item in items if counts[at] < item.most and item.price <= money]
        if not open_:
            break
        best = min(open_, key=order)
        counts[best], left, money = counts[best] + 1, left - 1, money - view.prices[best]
    return replace(offer.action, shares=tuple(counts))


def _disposed(view: View, offer: Offer) -> Action:
    """Trade if the survivor's share costs more than two, else sell; keep none."""
    field = offer.fields[0]
    assert isinstance(field, Counts)
    phase = view.phase
    defunct, survivor = phase.defunct, phase.survivor  # type: ignore[union-attr]
    sell, trade = field.items
    most = field.most
    if view.prices[survivor] > 2 * view.prices[defunct]:
        traded = min(trade.most, most) // 2 * 2
        return replace(offer.action, disposal=(min(sell.most, most - traded), traded))
    return replace(offer.action, disposal=(min(sell.most, most), 0))
