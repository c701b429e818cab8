"""Preparation, and who begins."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from games.acquire.components import TILES
from games.acquire.events import StartTilesDrawn, TilesSeen
from games.acquire.rules import RULES as acquire
from games.acquire.state import LONE, Options, Placing
from games.core.chance import Chance
from tests.games.acquire.table import CELL, Game

MOMENT = datetime(2025, 1, 1, tzinfo=UTC)


def test_9a_is_nearer_to_1a_than_1b() -> None:
    """Ruling 1. Determining the first player: the letter counts before the number."""
    order = sorted(["9a", "1b", "12a"], key=CELL.__getitem__)
    assert order == ["9a", "12a", "1b"]


@pytest.mark.parametrize("seats", acquire.seats)
def test_seats_are_in_order_of_their_start_tiles_and_the_first_begins(seats: int) -> None:
    """Ruling 1. Determining the first player."""
    for seed in range(20):
        step = acquire.setup(seats, Options(), MOMENT, Chance("start", seed))
        [drawn] = [event for event in step.events if isinstance(event, StartTilesDrawn)]
        assert drawn.seats == tuple(range(seats))
        assert drawn.cells == tuple(sorted(drawn.cells))
        assert step.state.mover == 0


def test_two_to_six_play_by_the_same_rules() -> None:
    """Ruling 21. Players: 2 to 6; with two only the bonus step is another."""
    assert list(acquire.seats) == [2, 3, 4, 5, 6]
    for seats in acquire.seats:
        state = acquire.setup(seats, Options(), MOMENT, Chance("any", seats)).state
        assert isinstance(state.phase, Placing)
        assert len(state.bag) == 108 - 7 * seats


def test_start_tiles_that_touch_found_nothing() -> None:
    """Ruling 2. Determining the first player, note: they are unincorporated."""
    game = Game(starts="5e 6e")
    assert game.state.sizes == (0,) * 7
    assert game.owner("5e") == game.owner("6e") == ""


def test_a_later_tile_founds_one_corporation_with_all_that_are_connected() -> None:
    """Ruling 2. The same note: the founder chooses it and gets one share."""
    game = Game(starts="5e 6e").play("7e").found("fusion")
    assert game.size("fusion") == 3
    assert game.shares(0, "fusion") == 1
    assert {game.owner(tile) for tile in ("5e", "6e", "7e")} == {"fusion"}


def test_each_sees_his_own_six_tiles() -> None:
    """Determining the first player: so that the others cannot see them."""
    step = acquire.setup(4, Options(), MOMENT, Chance("seen", 0))
    seen = {event.to: event.cells for event in step.events if isinstance(event, TilesSeen)}
    assert seen == {(seat,): step.state.racks[seat] for seat in range(4)}


def test_every_tile_is_in_one_place() -> None:
    state = acquire.setup(6, Options(), MOMENT, Chance("once", 1)).state
    board = [cell for cell, mark in enumerate(state.board) if mark == LONE]
    everywhere = [*board, *state.bag, *(cell for rack in state.racks for cell in rack)]
    assert sorted(everywhere) == list(range(len(TILES)))
