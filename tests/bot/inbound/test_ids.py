"""Custom ids: what a button means survives the way through Discord."""

from __future__ import annotations

import pytest

from bot.ui.control import LONGEST_ID, Press, parse, slotted, unslotted
from games.acquire.actions import Buy, DeclareEnd, Dispose, PlayTile, WhenTakenOver
from games.core.codes import code, decode
from games.core.desk import Propose
from games.core.words import Action
from tests.contract.reduced import greed, impero

ACQUIRE: tuple[type[Action], ...] = (PlayTile, Dispose, Buy, DeclareEnd)


@pytest.mark.parametrize(
    "press",
    [
        Press(7, 0, "hand"),
        Press(123456, 4321, "act", "play-tile[57]"),
        Press(1, 2, "pick", "shares.3~buy[[0,0,0,2,0,0,0],false]"),
        Press(1, 2, "form", 'found["a: b~c\nd",3]'),
    ],
)
def test_a_press_is_read_as_it_was_written(press: Press) -> None:
    assert parse(str(press)) == press


@pytest.mark.parametrize("foreign", ["", "b:", "b:1:2", "x:1:2:hand", "b:1:2:HAND", "b:-1:2:hand"])
def test_what_is_not_ours_is_not_read(foreign: str) -> None:
    assert parse(foreign) is None


@pytest.mark.parametrize(
    "action",
    [PlayTile(57), Dispose((3, 4)), Buy((0, 2, 0, 0, 1, 0, 0), end=True), DeclareEnd()],
)
def test_an_acquire_action_is_read_as_it_was_coded(action: Action) -> None:
    assert decode(ACQUIRE, code(action)) == action
    assert Press(999_999, 9_999, "form", slotted("shares.6", code(action))).fits


@pytest.mark.parametrize(
    "action",
    [
        Propose(0, None, (1, 0, 0, 150), (0, 2, 0, 20), (3, 4), 7, "next year"),
        impero.Found("Ferrovie dell'Adriatico: Spa~1", 1200),
        greed.Pass(),
    ],
)
def test_words_and_lists_in_an_action_survive(action: Action) -> None:
    types = greed.action_types + impero.action_types
    assert decode(types, code(action)) == action


def test_an_order_is_coded_like_an_action() -> None:
    order = WhenTakenOver(3, "trade")
    assert decode((WhenTakenOver,), code(order)) == order


@pytest.mark.parametrize(
    "text", ["", "play-tile", "play-tile[", 'play-tile["x"]', "play-tile[1,2]", "resign[]"]
)
def test_a_code_that_means_nothing_is_none(text: str) -> None:
    assert decode(ACQUIRE, text) is None


def test_a_slot_is_cut_at_the_first_tilde_only() -> None:
    assert unslotted(slotted("shares.1", 'found["a~b",1]')) == ("shares.1", 'found["a~b",1]')


def test_what_discord_would_not_carry_does_not_fit() -> None:
    assert Press(1, 1, "act", "x" * (LONGEST_ID - len("b:1:1:act:"))).fits
    assert not Press(1, 1, "act", "x" * LONGEST_ID).fits
