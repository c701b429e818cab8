"""Shark Room's approved pictures; `tests.render.approval` writes them with the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.shark_room.state import State
from render.scene import Picture
from render.shark_room import DRAWER as shark_room
from tests.games.shark_room.table import Game
from tests.render.samples_shark_room import HARD_NAMES, played, rich, scene, words


def _at(seats: int, share: float) -> State:
    """A moment of a sample game, by how much of it is played."""
    states = played(seats, seats).states
    return states[int((len(states) - 1) * share)]


def desk() -> State:
    """Offers of every sort: a swap, one to anybody with a promise, a large one, and promises."""
    game = Game(
        "light_fingers kiosk inside_glance", "windfall good_lawyer villa", "", "",
        held=["pear3 murky2", "velvetel1 velvetel2 tick_and_tock1 tick_and_tock4", "sulphur5", ""],
        cash=[1250, 300, 0, 50],
        assets=["", "gallery"],
        sharks=["", "light_fingers cooked_books"],
        deck="pear1 pear2 murky! velvetel5",
    )  # fmt: skip
    game.offer(2, 0, give="sulphur5", take=0, words="the next two titles").accept(0)
    game.offer(0, 1, give="pear3 200", take="velvetel1")
    game.offer(0, None, give="murky2", take=150, words="I buy it back for 250 before the end")
    lots = "velvetel1 velvetel2 tick_and_tock1 tick_and_tock4 300"
    return game.offer(1, 3, give=lots).offer(3, 0, take="pear3", give=50).state


def looking() -> State:
    """Seat 0 looks at four titles, one of them a closing."""
    game = Game("light_fingers inside_glance", "kiosk", "", "", deck="pear1 pear2 murky! velvetel5")
    return game.play(0, "inside_glance").state


def asked() -> State:
    """Seat 1 is asked for an answer."""
    game = Game(
        "light_fingers kiosk", "windfall good_lawyer villa", "", "",
        held=["", "velvetel1 velvetel2 murky3"], assets=["", "gallery"],
        sharks=["", "light_fingers cooked_books"],
    )  # fmt: skip
    return game.play(0, "light_fingers", target=1).state


def _final() -> Picture:
    game = played(4, 4)
    return shark_room.final(scene(game.end, None, "it", HARD_NAMES), game.history())


PICTURES: Mapping[str, Callable[[], Picture]] = {
    "shark-board": lambda: shark_room.board(scene(_at(4, 0.2))),
    "shark-board-late": lambda: shark_room.board(
        rich(scene(_at(4, 0.9), None, "it", HARD_NAMES, (1,)), 12_350)
    ),
    "shark-board-two": lambda: shark_room.board(scene(_at(2, 0.5), 0)),
    "shark-board-asked": lambda: shark_room.board(scene(asked(), None, "it", HARD_NAMES)),
    "shark-hand": lambda: shark_room.hand(scene(_at(4, 0.5), 0)),
    "shark-hand-asked": lambda: shark_room.hand(scene(asked(), 1, "it", HARD_NAMES)),
    "shark-hand-looking": lambda: shark_room.hand(scene(looking(), 0)),
    "shark-market": lambda: shark_room.page(scene(_at(4, 0.8), 0, "it"), "market"),
    "shark-desk": lambda: shark_room.page(scene(desk(), 1, "it", HARD_NAMES), "desk"),
    "shark-final": _final,
    "shark-prices": lambda: shark_room.prices(words("en", ())),
}
