"""The box: 108 tiles, seven corporations of 25 shares, the information card, the notes."""

from __future__ import annotations

import pytest

from games.acquire.board import AROUND
from games.acquire.components import (
    BOX,
    CELLS,
    COLUMNS,
    CORPORATIONS,
    PRICES,
    RACK,
    ROWS,
    SHARES,
    TILES,
    price,
)
from tests.games.acquire.table import CELL, NUMBER, Game


def test_there_are_108_tiles_named_by_number_and_letter() -> None:
    """Ruling 22. Contents: 108 tiles; a label is a number, then a letter."""
    assert (CELLS, COLUMNS, ROWS) == (108, 12, 9)
    assert len(set(TILES)) == 108
    assert (TILES[0], TILES[11], TILES[12], TILES[107]) == ("1a", "12a", "1b", "12i")


def test_the_tile_1a_is_a_tile_like_any_other() -> None:
    """Its number is 0, and 0 is not "none"."""
    game = Game(starts="2a").play("1a").found("fusion")
    assert game.state.last == 0
    assert game.owner("1a") == "fusion"


def test_there_are_seven_corporations_of_25_shares() -> None:
    """Contents: seven headquarters and seven decks of shares."""
    assert len(CORPORATIONS) == 7
    assert SHARES == 25
    state = Game(3).state
    assert state.stock == (25,) * 7
    assert sum(map(sum, state.shares)) == 0


def test_two_are_cheap_three_in_the_middle_and_two_dear() -> None:
    tiers = {one.key: one.tier for one in BOX.corporations.list}
    assert [key for key in tiers if tiers[key] == 0] == ["sackson", "zeta"]
    assert sorted(key for key in tiers if tiers[key] == 1) == ["america", "fusion", "hydra"]
    assert [key for key in tiers if tiers[key] == 2] == ["phoenix", "quantum"]


def test_everybody_starts_with_6000_dollars_in_the_notes_of_the_rules() -> None:
    """Preparation, 3."""
    notes = {int(note): count for note, count in BOX.setup.notes.items()}
    assert notes == {1000: 4, 500: 3, 100: 5}
    assert sum(note * count for note, count in notes.items()) == BOX.setup.cash == 6000
    assert Game(6).state.purses == (*(6000,) * 6, -36000)


def test_everybody_draws_six_tiles() -> None:
    """Determining the first player."""
    assert RACK == 6
    assert [len(rack) for rack in Game(6).state.racks] == [6] * 6


@pytest.mark.parametrize(
    ("size", "low", "mid", "high"),
    [
        *[(0, 0, 0, 0), (1, 0, 0, 0), (2, 200, 300, 400), (3, 300, 400, 500)],
        *[(4, 400, 500, 600), (5, 500, 600, 700), (6, 600, 700, 800), (10, 600, 700, 800)],
        *[(11, 700, 800, 900), (20, 700, 800, 900), (21, 800, 900, 1000)],
        *[(30, 800, 900, 1000), (31, 900, 1000, 1100), (40, 900, 1000, 1100)],
        *[(41, 1000, 1100, 1200), (108, 1000, 1100, 1200)],
    ],
)
def test_the_information_card(size: int, low: int, mid: int, high: int) -> None:
    """10 to 11, 20 to 21, 30 to 31 and 40 to 41 raise the price; 6 to 10 are equal; 41 is the top."""
    asked = {"sackson": low, "zeta": low, "hydra": mid, "fusion": mid, "america": mid}
    asked |= {"phoenix": high, "quantum": high}
    assert {key: price(NUMBER[key], size) for key in CORPORATIONS} == asked


def test_a_price_never_falls_as_a_corporation_grows() -> None:
    assert all(list(prices) == sorted(prices) for prices in PRICES)


def test_cells_touch_by_a_side_never_diagonally() -> None:
    """Terms: adjacent, not diagonally."""
    assert {TILES[near] for near in AROUND[CELL["5e"]]} == {"5d", "5f", "4e", "6e"}
    assert {TILES[near] for near in AROUND[CELL["1a"]]} == {"2a", "1b"}
    assert {TILES[near] for near in AROUND[CELL["12e"]]} == {"12d", "12f", "11e"}
