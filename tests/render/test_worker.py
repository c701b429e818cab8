"""Pictures may be drawn in any thread, also in several at a time."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from games.acquire.state import State
from render import png
from render.acquire import DRAWER as acquire
from tests.render.samples import played, scene


def drawn(state: State) -> tuple[bytes, bytes]:
    """Board and hand as files."""
    board, hand = acquire.board(scene(state)), acquire.hand(scene(state, 0))
    return png.encode(board), png.encode(hand)


def test_threads_draw_what_one_thread_draws() -> None:
    states = played(4, 8).states[10:70:6]
    with ThreadPoolExecutor(4) as workers:
        together = list(workers.map(drawn, states))
    assert together == [drawn(state) for state in states]
