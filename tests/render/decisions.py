"""A position for each kind of ask of each game, with the figures that decide there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

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
from games.owners_choice import state as owners
from games.owners_choice.components import PRICES
from render.scene import Picture
from render.shelf import DRAWERS
from tests.games.acquire.table import Game as Acquire
from tests.games.owners_choice.table import Game as Owners
from tests.games.shark_room.table import Game as Shark
from tests.render import approval_shark_room, placing, samples_greed, samples_impero

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
    yield "name-a-scapegoat", at(Naming((number,), (2,))), paid
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
    twice = Shark(
        "light_fingers good_lawyer",
        "good_lawyer",
        held=["", "velvetel1"],
        sharks=["", "cooked_books"],
    )
    yield (
        "answer-a-card",
        twice.play(0, "light_fingers", target=1).answer("good_lawyer").state,
        ["€150"],
    )
    looking = approval_shark_room.looking()
    yield "put-titles-back", looking, ["€100", "€150", "€350"]


def impero() -> Iterator[Case]:
    state = samples_impero.state(samples_impero.Wanted())
    yield "act-in-turn", state, list(holdings(GAMES["impero"].view(state, Seat(0))))[:2]


CASES: Mapping[str, Callable[[], Iterator[Case]]] = {
    "acquire": acquire,
    "greed": greed,
    "impero": impero,
    "owners_choice": owners_choice,
    "shark_room": shark_room,
}


def drawn(game: str, state: Any) -> Picture:
    """The picture of those who are asked."""
    rules = GAMES[game]
    shown = placing.scene(rules, state, "en", rules.waiting(state).seats[0])
    return DRAWERS[game].hand(shown)


def said(game: str) -> list[str]:
    """In words: the board, the hand and the pages of those who are asked, for each ask, each text once; then the
    printed prices, and a film.
    """
    rules, drawer, found = GAMES[game], DRAWERS[game], list[str]()
    for _, state, _ in CASES[game]():
        shown = placing.scene(rules, state, "en", rules.waiting(state).seats[0])
        heard = replace(shown, whole=True)
        found += [drawer.alt(shown), drawer.alt_hand(heard), drawer.text(heard)]
        found += [drawer.alt_page(heard, page.key) for page in rules.pages(shown.view) if page.key]
    with suppress(LookupError):
        found.append(drawer.alt_prices(shown.words))
    return list(dict.fromkeys([*found, drawer.alt_replay(shown, 12)]))


def every(game: str) -> Picture:
    """Draw all of a game's one after the other; returns the last."""
    return [drawn(game, state) for _, state, _ in CASES[game]()][-1]


def holdings(view: Any) -> Iterator[str]:
    """Money, points and offers of the viewer in Impero."""
    yield from (f"${view.cash / 100:,.2f}", str(view.points))
    yield from (f"${one.amount / 100:,.2f}" for one in view.transfers if one.taker == view.me)
