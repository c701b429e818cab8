"""Impero's approved pictures; `tests.render.approval` writes them with the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.impero import DRAWER as impero
from render.scene import Picture
from tests.render.samples_impero import HARD_NAMES, Wanted, history, scene, small, state

EIGHT = Wanted(seats=8, companies=24, own=3, lots=6, rich=10, turn=13)
TWELVE = Wanted(seats=12, companies=45, rich=100, seed=2)
CROWD = Wanted(seats=20, companies=52, own=15, lots=16, rich=100, seed=3)


def _page(key: str, viewer: int | None = 0, language: str = "en") -> Picture:
    return impero.page(scene(state(Wanted()), viewer, language), key)


def _crowded(key: str) -> Picture:
    return impero.page(scene(state(CROWD), 0, "it", HARD_NAMES), key)


def _final() -> Picture:
    end = state(Wanted(turn=15, lots=0))
    return impero.final(scene(end), history(end))


PICTURES: Mapping[str, Callable[[], Picture]] = {
    "impero-board": lambda: impero.board(scene(state(Wanted()))),
    "impero-board-crowded": lambda: impero.board(scene(state(CROWD), None, "it", HARD_NAMES)),
    "impero-board-begun": lambda: impero.board(scene(small(), None, "it")),
    "impero-board-eight": lambda: impero.board(scene(state(EIGHT), None, "it", HARD_NAMES)),
    "impero-board-twelve": lambda: impero.board(scene(state(TWELVE), 2)),
    "impero-key": lambda: _page("key"),
    "impero-key-crowded": lambda: _crowded("key"),
    "impero-empire": lambda: impero.hand(scene(state(Wanted()), 0)),
    "impero-empire-crowded": lambda: impero.hand(scene(state(CROWD), 0, "it", HARD_NAMES)),
    "impero-empire-begun": lambda: impero.hand(scene(small(), 2)),
    "impero-mine": lambda: _page("mine"),
    "impero-mine-crowded": lambda: _crowded("mine"),
    "impero-player": lambda: _page("player:3", None, "it"),
    "impero-each": lambda: _page("each"),
    "impero-each-crowded": lambda: _crowded("each"),
    "impero-company": lambda: _page("company:2"),
    "impero-company-crowded": lambda: _crowded("company:7"),
    "impero-market": lambda: _page("market"),
    "impero-market-crowded": lambda: _crowded("market"),
    "impero-report": lambda: _page("report", 3, "it"),
    "impero-report-public": lambda: _page("report", None),
    "impero-region": lambda: _page("region:5"),
    "impero-final": _final,
    "impero-prices": lambda: impero.prices(scene(small()).words),
}
