"""What speaks for a position in Acquire: bonuses within reach, money, money that can be spent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.acquire.bonuses import bonus
from games.acquire.components import COUNT
from games.acquire.hints import compared
from games.acquire.state import View
from games.core.contract import Strength
from games.core.words import Seat


def strengths(view: View) -> Sequence[Strength]:
    """With hidden holdings, and with the market of a game of two, nobody knows who comes first."""
    if view.me is None:
        return ()
    ranked = _ranks(view, view.me) if view.open_holdings and len(view.left) > 2 else ()
    worth, cash = compared(view)[view.me], view.known_cash[view.me]
    return (
        *ranked,
        Strength("worth", value=worth or 0, by="amount"),
        Strength("cash", value=cash, by="amount"),
    )


def _ranks(view: View, me: Seat) -> Iterator[Strength]:
    for corporation in range(COUNT):
        if not view.prices[corporation]:
            continue
        held = [shares[corporation] for shares in view.known_shares]
        found = bonus(held, view.prices[corporation])
        key = "first" if found.first == (me,) else "tied" if me in found.first else "second"
        if me in (*found.first, *found.second):
            yield Strength(key, {"corporation": corporation})
