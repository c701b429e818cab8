"""What counts of a finished game: who, in which place, and whether it is rated."""

from __future__ import annotations

import sqlite3
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.community import changes, leaderboard, versus
from bot.community.ratings import Ratings, enter
from bot.community.voice import AskedFor, Voice
from bot.store import people, ratings, results
from bot.store.histories import KnownTables
from bot.store.rows import PersonRow
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.words import Seat
from games.league.ratings import NEW, Model, Rating, season_of, widened
from tests.bot.community.arrange import GUILD, NOVEMBER, OTHER, ended, entered, standing

ANNA, BRUNO, CARLA, DARIO = 101, 102, 103, 104
VOICE = Voice(Catalogue(), GAMES, "en", plain=True)


def seats_of(connection: sqlite3.Connection, table: int) -> list[tuple[int, str, int]]:
    """Person, role and place by seat."""
    row = results.of_table(connection, table)
    assert row is not None
    return [(one.person, one.role, one.place) for one in results.seats(connection, row.number)]


def why(connection: sqlite3.Connection, table: int) -> str | None:
    row = results.of_table(connection, table)
    assert row is not None
    return row.unrated


def rating(connection: sqlite3.Connection, who: int, game: str = "", guild: int = 0) -> Rating:
    return ratings.of(connection, (game, guild), who) or NEW


def test_ties_share_the_place_of_the_game(connection: sqlite3.Connection) -> None:
    table = entered(connection, [[1], [0, 2]], [ANNA, BRUNO, CARLA])
    assert seats_of(connection, table) == [
        (ANNA, "played", 2),
        (BRUNO, "played", 1),
        (CARLA, "played", 2),
    ]
    assert rating(connection, ANNA) == rating(connection, CARLA)
    assert rating(connection, BRUNO).mu > NEW.mu > rating(connection, ANNA).mu


def test_a_game_counts_for_itself_and_overall_in_its_server_and_everywhere(
    connection: sqlite3.Connection,
) -> None:
    entered(connection, [[0], [1]], [ANNA, BRUNO])
    entered(connection, [[0], [1]], [ANNA, BRUNO], game="impero", guild=OTHER)
    games = {key[:2]: kept[3] for key, kept in standing(connection).items() if key[2] == ANNA}
    assert games == {
        ("acquire", 0): 1,
        ("acquire", GUILD): 1,
        ("impero", 0): 1,
        ("impero", OTHER): 1,
        ("", 0): 2,
        ("", GUILD): 1,
        ("", OTHER): 1,
    }


def test_a_person_who_left_has_the_last_place_even_with_the_most_money(
    connection: sqlite3.Connection,
) -> None:
    table = entered(connection, [[0], [1], [2]], [ANNA, BRUNO, CARLA], left=[0])
    assert seats_of(connection, table) == [
        (ANNA, "left", 3),
        (BRUNO, "played", 1),
        (CARLA, "played", 2),
    ]
    assert rating(connection, ANNA).mu < rating(connection, CARLA).mu


def test_those_who_all_left_share_the_last_place(connection: sqlite3.Connection) -> None:
    table = entered(connection, [[0], [1], [2]], [ANNA, BRUNO, CARLA], left=[0, 2])
    places = {person: place for person, _, place in seats_of(connection, table)}
    assert places == {BRUNO: 1, ANNA: 2, CARLA: 2}


def test_a_stand_ins_moves_are_those_of_the_person(connection: sqlite3.Connection) -> None:
    live = ended(connection, [[0], [1]], [ANNA, BRUNO])
    away = replace(live.seats[0], computer="sensible")
    enter(connection, replace(live, seats=(away, live.seats[1])), Model())
    assert seats_of(connection, live.row.id)[0] == (ANNA, "played", 1)
    assert why(connection, live.row.id) is None


def test_a_game_with_a_computer_from_the_start_is_kept_and_not_rated(
    connection: sqlite3.Connection,
) -> None:
    table = entered(connection, [[2], [0], [1]], [ANNA, BRUNO, "sensible"])
    assert why(connection, table) == "computer"
    assert seats_of(connection, table)[2] == (results.COMPUTER, "computer", 1)
    assert standing(connection) == {}


def test_a_game_for_one_person_is_not_rated(connection: sqlite3.Connection) -> None:
    table = entered(connection, [[0]], [ANNA])
    assert why(connection, table) == "alone"


def test_a_record_from_elsewhere_is_not_rated(connection: sqlite3.Connection) -> None:
    table = entered(connection, [[0], [1]], [None, None], imported=True)
    assert why(connection, table) == "imported"


def test_who_was_forgotten_in_the_middle_of_a_game_still_counts_for_the_others(
    connection: sqlite3.Connection,
) -> None:
    entered(connection, [[0], [1]], [ANNA, None], left=[1])
    assert rating(connection, ANNA).mu > NEW.mu
    assert {person for _, _, person in standing(connection)} == {ANNA}


def test_a_result_is_entered_once_for_each_table(connection: sqlite3.Connection) -> None:
    live = ended(connection, [[0], [1]], [ANNA, BRUNO])
    enter(connection, live, Model())
    once = standing(connection)
    enter(connection, live, Model())
    assert standing(connection) == once


def test_a_fault_in_the_ratings_does_not_keep_a_game_from_ending(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    live = ended(connection, [[0], [1]], [ANNA, BRUNO])
    keeper = Ratings(None, {})  # type: ignore[arg-type]
    monkeypatch.setattr("bot.community.ratings.rate", broken)
    keeper.at_end(connection, live)
    assert results.missing(connection) == (live.row.id,)
    monkeypatch.undo()
    keeper.at_end(connection, live)
    assert results.missing(connection) == ()


def test_the_name_of_a_persons_last_game_is_kept_beside_their_choices(
    connection: sqlite3.Connection,
) -> None:
    people.save(connection, PersonRow(user_id=ANNA, name="Old", language="it", private=True))
    entered(connection, [[0], [1]], [ANNA, BRUNO])
    assert people.get(connection, ANNA) == PersonRow(
        user_id=ANNA, name=f"P{ANNA}", language="it", private=True
    )


def test_a_game_of_the_last_second_of_a_quarter_belongs_to_it(
    connection: sqlite3.Connection,
) -> None:
    turn = NOVEMBER.replace(year=2027, month=1, day=1, hour=0)
    before = entered(connection, [[0], [1]], [ANNA, BRUNO], at=turn - timedelta(microseconds=1))
    after = entered(connection, [[0], [1]], [ANNA, BRUNO], at=turn)
    rows = [results.of_table(connection, table) for table in (before, after)]
    assert [row and row.season for row in rows] == [season_of(NOVEMBER), season_of(turn)]
    assert season_of(turn) == season_of(NOVEMBER) + 1


def test_a_substitute_ends_in_the_seats_place_and_the_replaced_person_last(
    connection: sqlite3.Connection,
) -> None:
    places = [[0], [2], [1]]
    table = entered(connection, places, [ANNA, BRUNO, CARLA], substitutes={0: DARIO})
    assert seats_of(connection, table) == [
        (ANNA, "left", 4),
        (DARIO, "substitute", 1),
        (BRUNO, "played", 3),
        (CARLA, "played", 2),
    ]
    assert rating(connection, ANNA).mu < NEW.mu < rating(connection, DARIO).mu
    assert rating(connection, CARLA).mu > NEW.mu


def test_a_substitute_in_the_last_place_loses_nothing(connection: sqlite3.Connection) -> None:
    entered(connection, [[1], [0]], [ANNA, BRUNO], substitutes={0: DARIO})
    assert rating(connection, DARIO) == NEW
    assert rating(connection, ANNA).mu < NEW.mu < rating(connection, BRUNO).mu


def test_a_seat_given_up_and_taken_by_nobody_is_no_computers(
    connection: sqlite3.Connection,
) -> None:
    """The person who left it has been forgotten since; the computer played it to the end."""
    live = ended(connection, [[0], [1], [2]], [ANNA, BRUNO, "sensible"])
    offered = replace(live.seats[2], offered=NOVEMBER)
    enter(connection, replace(live, seats=(*live.seats[:2], offered)), Model())
    assert why(connection, live.row.id) is None
    assert seats_of(connection, live.row.id)[2][1:] == ("left", 3)
    assert {person for _, _, person in standing(connection)} == {ANNA, BRUNO}


def test_the_result_tells_of_the_rating_in_its_game_and_server_alone(
    connection: sqlite3.Connection,
) -> None:
    entered(connection, [[0], [1]], [ANNA, BRUNO], guild=OTHER)
    table = entered(connection, [[0], [1]], [ANNA, BRUNO])
    row = results.of_table(connection, table)
    assert row is not None
    told = changes.of_table(connection, table)
    for seat, who in enumerate((ANNA, BRUNO)):
        before, after = told[Seat(seat)]
        here = ratings.shown(connection, (row.game, GUILD), who)
        everywhere = ratings.shown(connection, ("", 0), who)
        assert here is not None
        assert everywhere is not None
        assert before.mu == NEW.mu
        assert after.mu == here.mu != everywhere.mu


def test_pages_of_the_community_say_whose_each_figure_is(connection: sqlite3.Connection) -> None:
    for places in ([[0], [1]], [[0], [1]], [[1], [0]]):
        table = entered(connection, places, [ANNA, BRUNO])
    row = results.of_table(connection, table)
    assert row is not None
    here = (row.game, GUILD)
    asked = AskedFor(scope=here, server="Club", known=KnownTables(BRUNO), now=NOVEMBER)
    both = versus.read(connection, asked, (ANNA, "Anna"), (BRUNO, "Bruno"))
    one, other, _ = versus.page(both, VOICE).figures
    assert [(one.value, one.name), (other.value, other.name)] == [("2", "Anna"), ("1", "Bruno")]
    marked = [VOICE.rating(widened(one, asked.season)) for one in both.ratings if one]
    assert [one.remark, other.remark] == marked
    assert len(set(marked)) == len(marked) == 2
    assert both.ratings == tuple(ratings.shown(connection, here, who) for who in (ANNA, BRUNO))
    board = leaderboard.page(leaderboard.read(connection, asked, 0), VOICE)
    lines = [line for grid in board.grids for line in grid.lines]
    assert [line.own for line in lines] == [f"P{BRUNO}" in line.cells for line in lines]
    assert sum(line.own for line in lines) == 1
