"""Owner's Choice's approved pictures; `tests.render.approval` writes them with the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.owners_choice.state import Exchanging, Moving, Opening, Presiding, Steering, Trading
from render.owners_choice import DRAWER as owners_choice
from render.scene import Picture
from tests.render.samples_owners_choice import HARD_NAMES, during, played, scene, words


def _early() -> Picture:
    game = played(5, 1)
    state = next(
        one
        for one in game.states
        if isinstance(one.phase, Opening) and sum(map(any, one.shares)) > 1
    )
    return owners_choice.board(scene(state, None, "it", HARD_NAMES, computers=(1,)))


def _board() -> Picture:
    states = played(4, 2).states
    return owners_choice.board(scene(states[len(states) // 2], 1))


def _late() -> Picture:
    """Two have gone bankrupt."""
    return owners_choice.board(scene(played(5, 3, sensible=False).states[-8], 0, "it", HARD_NAMES))


def _again() -> Picture:
    """The Event die was rolled again, twice."""
    games = (played(5, seed, sensible=False) for seed in range(80))
    state = next(one for game in games for one in game.states if len(one.rolls) > 2)
    return owners_choice.board(scene(state))


def _steps() -> Picture:
    state = next(one for one in played(3, 4).states[12:] if isinstance(one.phase, Moving))
    return owners_choice.hand(scene(state, state.mover))


def _dice() -> Picture:
    state = during(Presiding, 4)
    assert isinstance(state.phase, Presiding)
    return owners_choice.hand(scene(state, state.phase.seat, "it"))


def _prices_to_move() -> Picture:
    state = during(Steering, 4, sensible=False)
    assert isinstance(state.phase, Steering)
    return owners_choice.hand(scene(state, state.phase.seat))


def _exchange() -> Picture:
    state = during(Exchanging, 5, sensible=False)
    return owners_choice.hand(scene(state, state.mover, "en", HARD_NAMES))


def _session() -> Picture:
    state = during(Trading, 4)
    return owners_choice.hand(scene(state, state.mover, "it"))


def _market() -> Picture:
    states = played(4, 2).states
    return owners_choice.page(scene(states[len(states) // 2], 1, "it", HARD_NAMES), "market")


def _final() -> Picture:
    game = played(5, 3, sensible=False)
    return owners_choice.final(scene(game.end, None, "it", HARD_NAMES), game.history())


PICTURES: Mapping[str, Callable[[], Picture]] = {
    "owners-board": _board,
    "owners-board-early": _early,
    "owners-board-late": _late,
    "owners-board-again": _again,
    "owners-hand-steps": _steps,
    "owners-hand-dice": _dice,
    "owners-hand-prices": _prices_to_move,
    "owners-hand-exchange": _exchange,
    "owners-hand-session": _session,
    "owners-market": _market,
    "owners-final": _final,
    "owners-prices": lambda: owners_choice.prices(words("en", ())),
}
