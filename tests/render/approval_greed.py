"""Greed's approved pictures; `tests.render.approval` writes them with the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.greed.companies import ceo
from games.greed.state import Announcing, Bidding, Raising, Selling, State, Trading
from render.greed import DRAWER as greed
from render.scene import Picture
from tests.render.samples_greed import (
    HARD_NAMES,
    crowded,
    during,
    history,
    offered,
    picking,
    played,
    scene,
)


def _board(state: State, language: str = "en") -> Picture:
    return greed.board(scene(state, None, language))


def _desk_of_a_taker() -> Picture:
    """As the one to whom an offer is made sees it."""
    state = offered(4)
    partner = state.board.desk.open[0].partner
    assert partner is not None
    return greed.page(scene(state, ceo(state.board, partner), "it"), "desk")


def _crowded(key: str, language: str = "it") -> Picture:
    return greed.page(scene(crowded(), 0, language, HARD_NAMES), key)


PICTURES: Mapping[str, Callable[[], Picture]] = {
    "greed-begun": lambda: _board(played(3)[0]),
    "greed-bidding": lambda: _board(during(Bidding, 5, 4)),
    "greed-picking": lambda: _board(picking(4), "it"),
    "greed-auction": lambda: _board(during(Raising, 4, 5)),
    "greed-late": lambda: _board(during(Trading, 3, 11), "it"),
    "greed-board-crowded": lambda: greed.board(scene(crowded(), None, "it", HARD_NAMES)),
    "greed-hand": lambda: greed.hand(scene(during(Announcing, 4, 3), 0)),
    "greed-hand-sealed": lambda: greed.hand(scene(during(Selling, 4, 3), 1, "it")),
    "greed-hand-crowded": lambda: greed.hand(scene(crowded(), 0, "it", HARD_NAMES)),
    "greed-market": lambda: greed.page(scene(during(Bidding, 4, 3)), "market"),
    "greed-market-crowded": lambda: _crowded("market"),
    "greed-desk": _desk_of_a_taker,
    "greed-desk-crowded": lambda: _crowded("desk"),
    "greed-symbols": lambda: greed.page(scene(during(Raising, 4, 6), None, "it"), "symbols"),
    "greed-company": lambda: greed.page(scene(during(Trading, 4, 4)), "company:2"),
    "greed-company-crowded": lambda: _crowded("company:3"),
    "greed-final": lambda: greed.final(scene(played(3)[-1]), history(played(3))),
    "greed-final-crowded": lambda: greed.final(
        scene(played(5)[-1], None, "it", HARD_NAMES), history(played(5))
    ),
    "greed-prices": lambda: greed.prices(scene(played(3)[0]).words),
}
