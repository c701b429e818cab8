"""A sensible player of Owner's Choice: it trades and moves for the best that it can expect of the
next space, and looks at what lies behind it.

It knows what its seat may know: the money of others is no part of its reckoning.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.offers import Choice, Counts, Offer
from games.core.seats import put
from games.core.words import Action, Seat
from games.owners_choice import prospects
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    Exchange,
    ExchangeNothing,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.components import COUNT, lap, most_steps
from games.owners_choice.prospects import Outlook, outlook
from games.owners_choice.state import Moving, Presiding, Steering, View

Shares = tuple[int, ...]
RESERVES = (0, 50, 100, 200, 300)
"""Dollars that a holding may leave for the dice."""


def sensible(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """The best of what is offered; it never goes bankrupt."""
    kinds = {type(offer.action): offer for offer in offers}
    if Trade in kinds:
        return _session(view, kinds[Trade])
    if Move in kinds:
        return Move(_best_step(view, outlook(view))[1])
    if RollDie in kinds:
        return RollDie(_die(view, _values(kinds[RollDie])))
    if ChooseCompany in kinds:
        return ChooseCompany(_company(view, _values(kinds[ChooseCompany])))
    if ExchangeNothing in kinds:
        return _exchange(view, offers)
    assert set(kinds) <= {DeclareBankruptcy}
    return None


def _me(view: View) -> Seat:
    assert view.me is not None
    return view.me


def _values(offer: Offer) -> list[int]:
    (field,) = offer.fields
    assert isinstance(field, Choice)
    return [int(value) for value in field.values]


def _session(view: View, offer: Offer) -> Action:
    """The holdings that promise most, before the move those with the best step.

    What it holds already is kept unless another holding is better.
    """
    (field,) = offer.fields
    assert isinstance(field, Counts)
    me, held = _me(view), view.shares[_me(view)]
    candidates = dict.fromkeys((held, *_holdings(field)))
    best = max(candidates, key=lambda shares: _promise(view, _holding(view, me, shares)))
    if best != held:
        return Trade(best)
    if isinstance(view.phase, Moving):
        return Move(_best_step(view, outlook(view))[1])
    return Pass()


def _promise(view: View, seen: Outlook) -> float:
    if isinstance(view.phase, Moving):
        return _best_step(view, seen)[0]
    return _behind(view, seen, view.marker)


def _best_step(view: View, seen: Outlook) -> tuple[float, int]:
    """What the best step promises, and how many steps it is."""
    me, spaces = _me(view), lap(view.boards)
    return max(
        (
            prospects.value(seen, me, prospects.at_space(seen, spaces[marker], me))
            + _behind(view, seen, marker),
            marker - view.marker,
        )
        for marker in range(view.marker + 1, view.marker + view.reach + 1)
    )


def _behind(view: View, seen: Outlook, marker: int) -> float:
    hit = 2 / (most_steps(len(view.left)) + 1)
    return prospects.later(seen, _me(view), prospects.spaces_behind(view, marker), hit)


def _holding(view: View, seat: Seat, shares: Shares) -> Outlook:
    """The table if the seat held these shares: a President needs more than the one there is."""
    held = put(view.shares, seat, shares)
    presidents = []
    for company, now in enumerate(view.presidents):
        counts = [one[company] for one in held]
        most = max(counts)
        keeps = now is not None and counts[now] == most
        found = now if keeps else seat if counts[seat] == most else Seat(counts.index(most))
        presidents.append(found if most else None)
    cash = (view.cash[seat] or 0) - sum(
        (after - before) * price
        for after, before, price in zip(shares, view.shares[seat], view.prices, strict=True)
    )
    return replace(outlook(view), shares=held, presidents=tuple(presidents), cash=cash)


def _holdings(field: Counts) -> Iterator[Shares]:
    """As much as money and limits allow, of one company after the other, in every order."""
    for order in permutations(range(COUNT)):
        for kept in RESERVES:
            yield _filled(field, order, kept)


def _filled(field: Counts, order: Sequence[int], kept: int) -> Shares:
    counts = [item.least for item in field.items]
    assert field.budget is not None
    money, room = field.budget - kept - field.cost(counts), field.most - sum(counts)
    for company in order:
        item = field.items[company]
        more = max(0, min(item.most - item.least, room, money // item.price))
        counts[company] += more
        money, room = money - more * item.price, room - more
    return tuple(counts)


def _die(view: View, dice: Sequence[int]) -> int:
    assert isinstance(view.phase, Presiding)
    me, company, seen = _me(view), view.phase.company, outlook(view)
    return max(
        dice,
        key=lambda die: prospects.value(seen, me, prospects.of_die(seen, me, company, die)),
    )


def _company(view: View, companies: Sequence[int]) -> int:
    """On a multi space the best space; else the price whose move gains most."""
    me, seen, phase = _me(view), outlook(view), view.phase
    if isinstance(phase, Steering):
        gains = {one: prospects.of_price(seen, one, phase.steps) for one in companies}
    else:
        gains = {one: prospects.presided(seen, one, me) for one in companies}
    return max(companies, key=lambda one: prospects.value(seen, me, gains[one]))


def _exchange(view: View, offers: Sequence[Offer]) -> Action:
    """The dearest share that anybody has for the cheapest of one's own."""
    best: Action = ExchangeNothing()
    gain = 0
    for offer in offers:
        if isinstance(offer.action, Exchange):
            given, taken = (_choices(offer, name) for name in ("given", "taken"))
            mine = min(given, key=lambda company: view.prices[company])
            theirs = max(taken, key=lambda company: view.prices[company])
            if view.prices[theirs] - view.prices[mine] > gain:
                gain = view.prices[theirs] - view.prices[mine]
                best = Exchange(offer.action.seat, mine, theirs)
    return best


def _choices(offer: Offer, name: str) -> list[int]:
    field = next(field for field in offer.fields if field.name == name)
    assert isinstance(field, Choice)
    return [int(value) for value in field.values]
