"""States that were saved by the first version of these rules."""

from __future__ import annotations

import msgspec
import pytest

from games.core.record import decode_state, encode
from games.core.words import Seat
from games.impero.actions import Send
from games.impero.rules import RULES
from tests.games.impero.table import Game


def saved(game: Game) -> bytes:
    """As shape 1 had it."""
    state = msgspec.json.decode(encode(game.state))
    del state["dealings"]
    for lot in (*state["auctions"], *state["listings"]):
        lot.pop("last")
        lot.pop("late", None)
    for player in state["players"]:
        del player["taken_back"]
    return encode(state)


def test_a_table_goes_on_from_a_state_of_the_first_shape() -> None:
    """What a seat has more or less than at the last closing stays its secret until the next."""
    game = Game()
    game.found(0)
    game.act(1, Send(Seat(2), 700))
    state = decode_state(RULES, saved(game), shape=1)
    assert state.purses == game.state.purses
    assert RULES.view(state, None).reckoned == (5000, 5000, 5000)
    assert RULES.view(state, Seat(1)).reckoned == (5000, 4300, 5000)
    game.put(state).close()
    assert RULES.view(game.state, None).reckoned == game.state.purses[:3]


def test_auctions_of_the_first_shape_end_as_they_would_have() -> None:
    game = Game(early=True)
    game.found(0)
    lot = game.issue(0)
    state = decode_state(RULES, saved(game), shape=1)
    assert [timer.key for timer in RULES.waiting(state).timers] == [lot.key, "turn:1"]


def test_there_was_no_other_shape() -> None:
    with pytest.raises(AssertionError, match="shape 7"):
        RULES.upgrade(7, b"{}")
