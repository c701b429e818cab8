"""The usual length of each game, and of numbers of seats that were not measured."""

from __future__ import annotations

import pytest

from games import GAMES
from games.core.lengths import usual
from games.core.record import Header
from games.players import kinds, player_of
from games.players.game import OPENED, play_game


@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_how_long_it_is_at_each_number_of_seats(key: str) -> None:
    rules = GAMES[key]
    found = [usual(rules.usual, seats) for seats in rules.seats]
    assert all(found)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_at_a_pace_says_of_all_rounds_or_of_none_how_long_they_are(key: str) -> None:
    rules = GAMES[key]
    if rules.rounds and rules.schedule(rules.options_type()) is None:
        assert {pace: set(known) for pace, known in rules.rounds.items()} == {
            pace: set(rules.seats) for pace in ("live", "fast", "daily", "slow")
        }


@pytest.mark.parametrize("key", ["acquire", "owners_choice", "shark_room"])
def test_a_game_is_about_as_long_as_it_says(key: str) -> None:
    rules = GAMES[key]
    player = player_of(rules, kinds(rules)[0])
    header = Header(key, rules.version, 2, rules.options_type(), "length", OPENED)
    entries = len(play_game(rules, header, [player] * 2).entries)
    length = usual(rules.usual, 2)
    assert length
    assert length / 2 < entries < 2 * length


def test_between_two_measured_numbers_of_seats_it_grows_in_proportion() -> None:
    assert [usual({2: 100, 4: 200}, seats) for seats in (1, 2, 3, 4, 9)] == [
        100,
        100,
        150,
        200,
        200,
    ]
    assert usual({}, 4) is None
