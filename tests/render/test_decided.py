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
from msgspec.structs import replace

from games import GAMES
from games.acquire.components import TILES
from games.core.words import Seat
from games.greed.auctions import least
from games.greed.components import COMPANY, GOLD, MAKES, NEEDS
from games.greed.prices import market_value, price
from games.greed.scapegoats import severance
from games.greed.state import (
    Announcing,
    Bid,
    Bidding,
    Discarding,
    Founding,
    Naming,
    Picking,
    Raising,
    Selling,
    Trading,
)
from games.impero.actions import action_types
from games.owners_choice import state as owners
from games.owners_choice.components import PRICES
from render import theme
from render.shelf import DRAWERS
from tests.games.acquire.table import Game as Acquire
from tests.games.owners_choice.table import Game as Owners
from tests.games.shark_room.table import Game as Shark
from tests.render import approval_shark_room, placing, samples_greed, samples_impero
from tests.render.ink import watched

TEXTS = Path(__file__).parents[2] / "games"
Case = tuple[str, Any, list[str]]
"""The ask, a state with it, the figures that decide."""


def acquire() -> Iterator[Case]:
    begun = Acquire(2).lay("1a")
    yield "play-a-tile", begun.state, [TILES[cell] for cell in begun.state.racks[begun.asked or 0]]
    founding = Acquire(2).lay("1a").play("2a")
    yield "found-a-corporation", founding.state, ["$400", "$300", "$200"]
    yield "buy-shares", founding.found("quantum").state, ["$400"]
    tied = Acquire(2).lay("1a 2a", "quantum").lay("4a 5a", "sackson").play("3a")
    yield "choose-the-survivor", tied.state, ["$700", "$500"]
    three = Acquire(3).lay("1b 2b 3b", "quantum").lay("4a 5a", "fusion").lay("4c 5c", "america")
    yield "choose-the-next-defunct", three.play("4b").state, ["$300"]
    taken = Acquire(2).lay("1a 2a", "quantum").lay("4a 5a 6a", "sackson").holds(0, quantum=3)
    yield "dispose-of-shares", taken.play("3a").state, ["1", "$400", "$0"]


def greed() -> Iterator[Case]:
    """Phases of one board, as if each had just begun."""
    state = samples_greed.during(Trading, 3, 4)
    market = samples_greed.during(Bidding, 3, 4).board.market
    board, none = replace(state.board, market=market), (None,) * state.board.players
    number = next(n for n, one in enumerate(board.companies) if one and len(one.assets) > 1)
    company, free = board.companies[number], board.money(number, 0)
    assert company is not None
    mine = [n for n, one in enumerate(board.companies) if one and one.officers[0] == 0]

    def at(phase: Any) -> Any:
        return replace(state, board=board, phase=phase)

    def gain(card: int) -> str:
        told = market_value(board, MAKES[card]) - market_value(board, NEEDS[card])
        return f"{'+' if told > 0 else ''}{told}M".replace("-", "\N{MINUS SIGN}")

    def worth(product: int, count: int) -> str:
        return f"{count * price(board, product):,}M"

    cards = [str(card + 10) for card in state.hands[0]]
    yield "announce", at(Announcing(none)), cards
    sold = [gain(lot.card) for lot in board.market]
    yield "bid", at(Bidding(tuple(mine), (None,) * len(mine))), sold
    yield "take-an-asset", at(Picking(tuple(mine), (Bid(40),) * len(mine))), sold
    goods = [worth(*one) for n in mine for one in enumerate(board.stocks[n]) if one[1]]
    yield "trade", at(Trading((False,) * board.players)), goods
    yield "sell", at(Selling(tuple(mine), (None,) * len(mine))), goods
    paid = [f"{severance(free, office)}M" for office in range(len(company.officers[:3]))]
    yield "name-a-scapegoat", at(Naming((number,))), paid
    yield "discard-an-asset", at(Discarding((number,))), [gain(one) for one in company.assets]
    for lot, ask in ((COMPANY, "bid-for-a-company"), (GOLD, "bid-for-a-symbol")):
        raising = Raising(lot, Seat(0), (False,) * board.players, Seat(1), 20)
        yield ask, at(raising), [f"{least(board, raising)}M"]
    yield "found-a-company", at(Founding(Seat(0))), [gain(one) for one in board.discards]


def owners_choice() -> Iterator[Case]:
    """Phases of one table."""
    state = Owners(3).state
    prices = [f"${PRICES[rung]}" for rung in state.rungs]
    rises = [f"${PRICES[rung + 1]}" for rung in state.rungs[1:]]
    falls = [f"${PRICES[rung - 1]}" for rung in state.rungs[1:]]
    first, steps = state.mover, ["1", "2", "3"]
    cases: Mapping[str, tuple[owners.Phase, list[str]]] = {
        "buy-first-shares": (owners.Opening(first, ()), prices),
        "move-or-trade": (owners.Moving(), steps),
        "choose-a-die": (owners.Presiding(first, 0), ["$0"]),
        "name-a-company": (owners.Naming(), prices),
        "raise-a-price": (owners.Steering(first, 0, 1), rises),
        "lower-a-price": (owners.Steering(first, 0, -1), falls),
        "exchange-a-share": (owners.Exchanging(), prices),
        "trade-after-moving": (owners.Trading(), prices),
    }
    for ask, (phase, figures) in cases.items():
        yield ask, replace(state, phase=phase), figures
    yield "move", replace(state, phase=owners.Moving(), traded=True), steps


def shark_room() -> Iterator[Case]:
    begun = Shark("kiosk", "", assets=["gallery", ""], held=["velvetel1 velvetel2", ""])
    yield "open-the-turn", begun.state, ["€200"]
    dealing = Shark("", "", deck="pear1 velvetel3 murky2").open()
    yield "make-a-deal", dealing.state, ["€100"]
    yield "answer-a-card", approval_shark_room.asked(), ["€200"]
    looking = approval_shark_room.looking()
    yield "put-titles-back", looking, ["€100", "€150", "€350"]


def impero() -> Iterator[Case]:
    state = samples_impero.state(samples_impero.Wanted())
    yield "act-in-turn", state, list(_hand(GAMES["impero"].view(state, Seat(0))))[:2]


CASES: Mapping[str, Callable[[], Iterator[Case]]] = {
    "acquire": acquire,
    "greed": greed,
    "impero": impero,
    "owners_choice": owners_choice,
    "shark_room": shark_room,
}


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
            DRAWERS[game].hand(placing.scene(rules, state, "en", waiting.seats[0]))
        large = {ink.told for ink in inks if ink.planned >= theme.HEAD}
        assert wanted, ask
        assert set(wanted) <= large, ask
    assert seen == asks(game)


def _hand(view: Any) -> Iterator[str]:
    yield from (f"${view.cash / 100:,.2f}", str(view.points))
    yield from (f"${one.amount / 100:,.2f}" for one in view.transfers if one.taker == view.me)


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
    "": _hand,
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
