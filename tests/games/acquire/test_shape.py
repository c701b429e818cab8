"""States that an older version of the rules has saved."""

from __future__ import annotations

import msgspec

from games.acquire.rules import RULES as acquire
from games.core.record import decode_state, encode
from tests.games.acquire.table import Game


def test_a_state_of_shape_1_goes_on_with_nothing_known_of_racks() -> None:
    """Shape 1 had neither `lacking` nor `begun`; where nobody has left, turns follow from moves."""
    game = Game().lay("1a 1c 1e 1g")
    saved = msgspec.json.decode(encode(game.state))
    del saved["lacking"], saved["begun"]
    state = decode_state(acquire, encode(saved), 1)
    assert state == game.state
    assert state.begun == (2, 2, 1)
