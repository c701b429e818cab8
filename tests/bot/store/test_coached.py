"""Who is helped at the table: somebody new to a game, unless they have chosen otherwise."""

from __future__ import annotations

import sqlite3

from bot.store import coached, results, tables
from bot.store.results import ResultRow, SeatResult
from games.core.words import Seat
from tests.bot.store.arrange import GIULIA, LOBBY, MARCO, NOON


def test_somebody_is_new_to_a_game_until_two_of_its_kind_are_finished(
    connection: sqlite3.Connection,
) -> None:
    assert coached.wants(connection, GIULIA, "greed")
    finish(connection, "greed")
    assert coached.wants(connection, GIULIA, "greed")
    finish(connection, "greed")
    assert not coached.wants(connection, GIULIA, "greed")
    assert coached.wants(connection, GIULIA, "acquire")
    assert coached.wants(connection, MARCO, "greed")


def test_what_is_chosen_for_a_game_goes_before_what_is_chosen_for_all(
    connection: sqlite3.Connection,
) -> None:
    coached.choose(connection, GIULIA, True)
    coached.choose(connection, GIULIA, False, "greed")
    assert not coached.wants(connection, GIULIA, "greed")
    assert coached.wants(connection, GIULIA, "acquire")
    coached.choose(connection, GIULIA, False)
    assert coached.chosen(connection, GIULIA) == {coached.ALL: False}
    coached.choose(connection, GIULIA, None)
    assert coached.chosen(connection, GIULIA) == {}
    assert coached.wants(connection, GIULIA, "greed")


def test_what_was_explained_is_kept_by_person_and_game(connection: sqlite3.Connection) -> None:
    for _ in range(2):
        coached.explain(connection, GIULIA, "greed", ["boot", "deal"])
    assert coached.explained(connection, GIULIA, "greed") == {"boot", "deal"}
    assert not coached.explained(connection, GIULIA, "acquire")
    assert not coached.explained(connection, MARCO, "greed")


def finish(connection: sqlite3.Connection, game: str) -> None:
    at = tables.insert(connection, LOBBY)
    row = ResultRow(table_id=at, game=game, guild_id=7, season=1, ended=NOON, unrated="computer")
    number = results.insert(connection, row)
    part = SeatResult(
        number=number,
        seat=Seat(0),
        person=GIULIA,
        role="played",
        place=1,
        score=10,
        in_game=game,
        in_guild=7,
    )
    results.insert_seat(connection, part)
