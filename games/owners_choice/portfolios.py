"""Holdings with which a session may sensibly end, for the computer player to compare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from games.core.offers import Counts
from games.owners_choice.components import COUNT
from games.owners_choice.state import View

Shares = tuple[int, ...]
RESERVES, FEES = (0, 50, 100, 200, 300), (50, 150)
"""Dollars that a holding may leave for the dice."""


def portfolios(view: View, field: Counts) -> Iterator[Shares]:
    """All in cash; much of one company after the other; just enough to preside over several."""
    yield tuple(item.least for item in field.items)
    for order in permutations(range(COUNT)):
        for kept in RESERVES:
            yield _filled(field, order, kept)
    needed = tuple(_needed(view, company) for company in range(COUNT))
    for several in range(1, COUNT + 1):
        for companies in combinations(range(COUNT), several):
            for most in companies:
                for kept in FEES:
                    yield from _presiding(field, needed, companies, (most, kept))


def _filled(field: Counts, order: Sequence[int], kept: int, before: Shares | None = None) -> Shares:
    """As much as money and limits allow, of one company after the other, beyond `before`."""
    counts = list(before or (item.least for item in field.items))
    assert field.budget is not None
    money, room = field.budget - kept - field.cost(counts), field.most - sum(counts)
    for company in order:
        item = field.items[company]
        more = max(0, min(item.most - counts[company], room, money // item.price))
        counts[company] += more
        money, room = money - more * item.price, room - more
    return tuple(counts)


def _needed(view: View, company: int) -> int:
    """Shares that make the viewer President of a company, or keep them so."""
    assert view.me is not None
    others = max(held[company] for seat, held in enumerate(view.shares) if seat != view.me)
    president = view.presidents[company]
    return max(1, others + (president is not None and president != view.me))


def _presiding(
    field: Counts, needed: Shares, companies: Sequence[int], rest: tuple[int, int]
) -> Iterator[Shares]:
    """Just enough of each company, and of one all that the money yields but for what is kept."""
    most, kept = rest
    counts = tuple(
        max(item.least, needed[company]) if company in companies else item.least
        for company, item in enumerate(field.items)
    )
    assert field.budget is not None
    if field.allows(counts) and field.cost(counts) <= field.budget - kept:
        yield _filled(field, (most,), kept, counts)
