"""A table saved in an older shape goes on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.core.chance import Chance
from games.core.record import decode_state, encode
from games.shark_room.components import CARDS
from games.shark_room.rules import RULES
from games.shark_room.state import State
from tests.contract.host import Host, played


def saved(state: State, remade: int) -> bytes:
    """As shape 1 had it; cards from `remade` on had been shuffled in again."""
    data: dict[str, Any] = msgspec.json.decode(encode(state))
    del data["makings"], data["passages"]
    hidden = {*state.specials, *(card for hand in state.hands for card in hand)}
    fresh = hidden - set(state.hands[0])
    data["shuffles"] = [int(card in fresh and card >= remade) for card in range(len(CARDS))]
    data["drawn"] = [[9, 9]] * len(state.hands)
    return msgspec.json.encode(data)


@pytest.mark.parametrize(("number", "remade"), [(3, 0), (9, 99), (20, 0)])
def test_a_table_goes_on_from_a_state_of_the_first_shape(number: int, remade: int) -> None:
    host, chance = played(RULES, number, 25), Chance("goes on", number)
    before = host.state
    state = decode_state(RULES, saved(before, remade), shape=1)
    assert (
        msgspec.structs.replace(state, makings=before.makings, passages=before.passages) == before
    )
    later: Host = host.copy()
    later.tables[-1] = msgspec.structs.replace(later.table, state=state)
    while not later.over:
        for viewer in (None, *later.seats):
            world = RULES.imagine(later.state, viewer, chance)
            assert RULES.view(world, viewer) == RULES.view(later.state, viewer)
        later.random_step(chance)


def test_there_was_no_other_shape() -> None:
    with pytest.raises(AssertionError, match="shape 7"):
        decode_state(RULES, b"{}", shape=7)
