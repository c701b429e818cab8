"""Each kind of ask of each game shows what is decided about, and its figures are the largest but for the question.

What is asked for is every key `ask-...` of a game's catalogue, so a new ask is wanted here, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games import GAMES
from games.core.words import Seat
from games.impero.actions import action_types
from render import theme
from render.shelf import DRAWERS
from tests.render import placing, samples_impero
from tests.render.decisions import CASES, drawn, holdings
from tests.render.ink import watched

TEXTS = Path(__file__).parents[2] / "games"


@cache
def asks(game: str) -> frozenset[str]:
    texts = (one.read_text() for one in (TEXTS / game / "text").glob("*en.ftl"))
    return frozenset(re.findall(r"^ask-([\w-]+) =", "\n".join(texts), re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_ask_shows_the_figures_that_decide_largest(game: str) -> None:
    rules, seen = GAMES[game], set[str]()
    for ask, state, wanted in CASES[game]():
        waiting = rules.waiting(state)
        assert waiting.ask == ask
        seen.add(ask)
        with watched(words_only=True) as inks:
            drawn(game, state)
        large = {ink.told for ink in inks if ink.planned >= theme.HEAD}
        assert wanted, ask
        assert set(wanted) <= large, ask
    assert seen == asks(game)


def _company(view: Any) -> Iterator[str]:
    yield from (f"${view.funds[0] / 100:,.2f}", str(view.companies[0].points))
    yield f"{view.companies[0].dividend}%"


def _market(view: Any) -> Iterator[str]:
    yield from (f"${one.price / 100:,.2f}" for one in view.listings)
    yield from (f"${one.amount / 100:,.2f}" for one in view.auctions if one.leader is not None)


ACTS: Mapping[str, str] = {
    **dict.fromkeys(("Found", "Send", "Answer", "Ready", "Unready"), ""),
    **dict.fromkeys(("Issue", "SetDividend", "BuyCell", "RentCell", "DevelopCell"), "company:0"),
    **dict.fromkeys(("Bid", "Buy", "Sell", "Withdraw"), "market"),
}
"""Everything may be done at any time in Impero: each act, and the page that shows what it is about."""
SHOWN: Mapping[str, Callable[[Any], Iterator[str]]] = {
    "": holdings,
    "company:0": _company,
    "market": _market,
}


def test_every_act_of_impero_has_a_page_with_the_figures_that_decide_largest() -> None:
    assert {one.__name__ for one in action_types} == ACTS.keys()
    assert set(ACTS.values()) == SHOWN.keys()
    rules, drawer = GAMES["impero"], DRAWERS["impero"]
    shown = placing.scene(rules, samples_impero.state(samples_impero.Wanted()), "en", Seat(0))
    for key, figures in SHOWN.items():
        with watched(words_only=True) as inks:
            drawer.page(shown, key) if key else drawer.hand(shown)
        large = {ink.told for ink in inks if ink.planned >= theme.FACT}
        assert set(figures(shown.view)) <= large, key
