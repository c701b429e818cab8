"""Who has left stands behind those who stayed, whatever they have: final sheets say why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from render.acquire import DRAWER as ACQUIRE
from render.greed import DRAWER as GREED
from render.impero import DRAWER as IMPERO
from render.owners_choice import DRAWER as OWNERS
from render.scene import History, Picture, Scene
from render.shark_room import DRAWER as SHARK
from tests.render import samples, samples_greed, samples_impero
from tests.render import samples_owners_choice as owners
from tests.render import samples_shark_room as shark
from tests.render.ink import watched

Final = Callable[[Scene, History], Picture]


def _left(seats: int) -> tuple[bool, ...]:
    return (*(False,) * (seats - 1), True)


def _greed() -> tuple[Final, Scene, History]:
    game = samples_greed.played(4)
    seen = samples_greed.scene(game[-1], None, "it")
    seen = samples.decided(seen, seen.view.points)
    view = replace(seen.view, board=replace(seen.view.board, left=_left(4)))
    return GREED.final, replace(seen, view=view), samples_greed.history(game)


def _impero(seats: int) -> tuple[Final, Scene, History]:
    wanted = samples_impero.Wanted(seats=seats, companies=seats, own=1, lots=0, turn=15)
    end = samples_impero.state(wanted)
    seen = samples_impero.scene(end, None, "it")
    seen = samples.decided(seen, seen.view.capital)
    view = replace(seen.view, left=_left(seats))
    return IMPERO.final, replace(seen, view=view), samples_impero.history(end)


def _other(name: str) -> tuple[Final, Scene, History]:
    kit, final = {
        "acquire": (samples, ACQUIRE.final),
        "owners_choice": (owners, OWNERS.final),
        "shark_room": (shark, SHARK.final),
    }[name]
    game = kit.played(4, 4)
    seen = kit.scene(game.end, None, "it")
    return final, replace(seen, view=replace(seen.view, left=_left(4))), game.history()


@pytest.mark.parametrize(
    "shown",
    [
        pytest.param(lambda: _other("acquire"), id="acquire"),
        pytest.param(_greed, id="greed"),
        pytest.param(lambda: _impero(6), id="impero, six"),
        pytest.param(lambda: _impero(13), id="impero, in two columns"),
        pytest.param(lambda: _other("owners_choice"), id="owners_choice"),
        pytest.param(lambda: _other("shark_room"), id="shark_room"),
    ],
)
def test_a_final_sheet_says_who_has_left(shown: Callable[[], tuple[Final, Scene, History]]) -> None:
    final, seen, history = shown()
    with watched() as inks:
        final(seen, history)
    assert [ink.told for ink in inks].count("ritirato") == 1
