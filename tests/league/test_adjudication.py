"""A late table is scored by present worth, or by games that computer players play on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.chance import Chance
from games.core.contract import Outcome
from games.core.record import Header, Table, open_table, play
from games.core.words import Seat
from games.league.adjudication import Adjudication, behind, by_worth, mean
from games.players import RANDOM, player_of
from games.players.game import OPENED, play_game, play_on
from games.players.playing_on import playouts

KEY = "shark_room"
"""The quickest on the shelf; any game would do."""
RULES = GAMES[KEY]
HEADER: Header[Any] = Header(KEY, RULES.version, 3, RULES.options_type(), "seed", OPENED)


def half_played() -> Table[Any]:
    players = [player_of(RULES, RANDOM)] * HEADER.seats
    entries = play_game(RULES, HEADER, players).entries
    table = open_table(RULES, HEADER)
    for entry in entries[: len(entries) // 2]:
        table = play(RULES, HEADER, table, entry)
    return table


def outcome(*places: tuple[int, ...], scores: tuple[int, ...]) -> Outcome:
    tied = tuple(tuple(map(Seat, one)) for one in places)
    return Outcome(tied, {Seat(seat): score for seat, score in enumerate(scores)}, "end")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_says_what_its_seats_are_worth_before_its_end(game: str) -> None:
    rules = GAMES[game]
    seats = rules.seats[-1]
    header: Header[Any] = Header(game, rules.version, seats, rules.options_type(), "seed", OPENED)
    found = by_worth(rules, open_table(rules, header).state)
    assert sorted(seat for tied in found.places for seat in tied) == list(range(seats))


def test_seats_of_the_same_worth_share_a_place() -> None:
    found = by_worth(RULES, open_table(RULES, HEADER).state)
    assert found.places == ((0, 1, 2),)


def test_games_played_on_give_the_same_answer_each_time() -> None:
    table = half_played()
    assert mean(playouts(RULES, HEADER, table, range(4))) == mean(
        playouts(RULES, HEADER, table, range(4))
    )


def test_games_played_on_differ_from_one_another() -> None:
    outcomes = list(playouts(RULES, HEADER, half_played(), range(4)))
    assert len({tuple(one.scores.values()) for one in outcomes}) > 1


def test_what_is_hidden_decides_nothing() -> None:
    """Two states that nobody outside can tell apart are scored alike."""
    table = half_played()
    other = replace(table, state=RULES.imagine(table.state, None, Chance("other", 0)))
    assert mean(playouts(RULES, HEADER, other, range(3))) == mean(
        playouts(RULES, HEADER, table, range(3))
    )


def test_a_game_that_is_over_keeps_its_outcome() -> None:
    players = [player_of(RULES, RANDOM)] * HEADER.seats
    played = play_game(RULES, HEADER, players)
    expected = Adjudication(
        played.outcome.places, tuple(played.outcome.scores[Seat(seat)] for seat in range(3))
    )
    assert by_worth(RULES, played.table.state) == expected


def test_a_game_played_on_has_only_the_entries_since() -> None:
    table = half_played()
    players = [player_of(RULES, RANDOM)] * HEADER.seats
    played = play_on(RULES, HEADER, table, players)
    assert played.table.number == table.number + len(played.entries)


def test_places_are_by_the_mean_place_and_scores_are_means() -> None:
    found = mean(
        [
            outcome((0,), (1,), (2,), scores=(30, 20, 10)),
            outcome((0,), (2,), (1,), scores=(50, 11, 20)),
        ]
    )
    assert found == Adjudication(((0,), (1, 2)), (40, 16, 15), (100, 250, 250))


def test_a_tie_counts_as_the_mean_of_the_places_it_takes() -> None:
    found = mean([outcome((0, 1), (2,), scores=(5, 5, 1))])
    assert found.mean_places == (150, 150, 300)


def test_whoever_let_the_others_wait_stands_behind_them_with_no_greater_score() -> None:
    found = Adjudication(((0,), (1, 2), (3,)), (90, 50, 50, 10))
    assert behind(found, (0, 2)) == Adjudication(((1,), (3,), (0,), (2,)), (10, 50, 10, 10))
    assert behind(found, ()) == found
    assert behind(found, range(4)) == found
