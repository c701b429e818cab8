"""Ratings worked out anew are those that came game by game; an annulled game leaves no trace."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.community import check, replay
from bot.community.ratings import Ratings, enter
from bot.errors import HouseError, SetupError
from bot.process.doctor import examine
from bot.store import people, results
from bot.store.database import Database, connect
from bot.store.migrate import migrate
from games import GAMES
from games.league.ratings import Model
from tests.bot.community.arrange import NOVEMBER, ended, entered, standing
from tests.bot.store.test_before import BEFORE, FACTS

ANNA, BRUNO, CARLA, DARIO = 101, 102, 103, 104
Played = tuple[list[int], list[int], list[int], dict[int, int], int, str, int]


@st.composite
def games(draw: st.DrawFn) -> Played:
    """People, places by seat, who left, substitutes by seat, days, game, server."""
    sitters = draw(st.lists(st.integers(1, 6), min_size=2, max_size=5, unique=True))
    places = draw(st.lists(st.integers(1, 3), min_size=len(sitters), max_size=len(sitters)))
    left = draw(st.lists(st.integers(0, len(sitters) - 1), max_size=1))
    took = draw(st.dictionaries(st.just(0), st.integers(7, 8), max_size=1))
    day = draw(st.integers(0, 400))
    return sitters, places, left, took, day, draw(st.sampled_from("ab")), draw(st.integers(1, 2))


def play(connection: sqlite3.Connection, played: Sequence[Played]) -> list[int]:
    """The tables of these games, entered one after the other."""
    return [
        entered(
            connection,
            [[seat for seat, one in enumerate(places) if one == place] for place in (1, 2, 3)],
            sitters,
            left=left,
            substitutes=took,
            at=NOVEMBER + timedelta(days=day),
            game=game,
            guild=guild,
        )
        for sitters, places, left, took, day, game, guild in played
    ]


def afters(connection: sqlite3.Connection) -> list[object]:
    query = "SELECT number, seat, person, after FROM result_seat ORDER BY 1, 2, 3"
    return connection.execute(query).fetchall()


def empty() -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        path = Path(folder, "borsa.sqlite3")
        migrate(path, NOVEMBER)
        yield path


def annulled(path: Path, table: int) -> None:
    async def work() -> None:
        store = await Database.open(path)
        await Ratings(store, GAMES).annul(table)
        await store.close()

    asyncio.run(work())


@settings(max_examples=25, deadline=None)
@given(st.lists(games(), min_size=1, max_size=12))
def test_all_ratings_worked_out_anew_are_those_that_came_game_by_game(
    played: list[Played],
) -> None:
    for path in empty():
        with closing(connect(path)) as connection:
            play(connection, played)
        assert check.main([], path, NOVEMBER) == 0


@settings(max_examples=15, deadline=None)
@given(st.lists(games(), min_size=2, max_size=8), st.data())
def test_an_annulled_game_might_never_have_been_played(
    played: list[Played], data: st.DataObject
) -> None:
    gone = data.draw(st.integers(0, len(played) - 1))
    for path, other in zip(empty(), empty(), strict=True):
        with closing(connect(path)) as connection:
            tables = play(connection, played)
        annulled(path, tables[gone])
        with closing(connect(path)) as connection, closing(connect(other)) as without:
            play(without, [one for at, one in enumerate(played) if at != gone])
            assert standing(connection) == standing(without)
        assert check.main([], path, NOVEMBER) == 0


async def test_an_annulment_is_written_in_portions_between_which_others_write(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that ends in between counts, and somebody who is forgotten in between begins it anew."""
    monkeypatch.setattr(replay, "PORTION", 3)
    first = entered(connection, [[0], [1], [2]], [ANNA, BRUNO, CARLA])
    for _ in range(4):
        entered(connection, [[1], [0], [2]], [ANNA, BRUNO, CARLA])
    store, wrote = await Database.open(path), list[object]()
    write = store.write

    async def writing(work: Any) -> Any:
        wrote.append(work)
        if len(wrote) == 3:
            await write(lambda link: entered(link, [[0], [1]], [CARLA, BRUNO]))
            await write(lambda link: people.forget(link, ANNA))
        return await write(work)

    monkeypatch.setattr(store, "write", writing)
    await Ratings(store, GAMES).annul(first)
    await store.close()
    assert len(wrote) > 6
    assert check.main([], path, NOVEMBER) == 0


def test_what_differs_is_named_and_repaired(
    path: Path, connection: sqlite3.Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    entered(connection, [[0], [1]], [ANNA, BRUNO])
    right = standing(connection), afters(connection)
    connection.execute("UPDATE rating SET mu = mu + 1 WHERE person = ? AND game = ''", (ANNA,))
    connection.execute("UPDATE result_seat SET after = NULL WHERE person = ?", (BRUNO,))
    connection.execute("INSERT INTO rating VALUES ('acquire', 0, 999, 25, 8, 1, 1)")
    assert check.main([], path, NOVEMBER) == 1
    told = capsys.readouterr().out
    assert "result 1, seat 1: other ratings after the game" in told
    assert "101, all games, all servers: 1653 ± 339 after 1, right is 1611 ± 339 after 1" in told
    assert "999, acquire, all servers: 1500 ± 336 after 1, right is none" in told
    assert "1 rated games, 4 differences." in told
    assert check.main(["--repair"], path, NOVEMBER) == 0
    assert (standing(connection), afters(connection)) == right
    assert check.main([], path, NOVEMBER) == 0


def test_a_finished_table_without_a_result_is_named(
    path: Path, connection: sqlite3.Connection, capsys: pytest.CaptureFixture[str]
) -> None:
    live = ended(connection, [[0], [1]], [ANNA, BRUNO])
    assert check.main([], path, NOVEMBER) == 1
    assert f"table {live.row.id}: it is over and has no result" in capsys.readouterr().out


def test_without_a_database_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="There is no database"):
        check.main([], tmp_path / "none.sqlite3", NOVEMBER)


def test_who_is_forgotten_leaves_the_ratings_of_others_as_they_were(
    path: Path, connection: sqlite3.Connection
) -> None:
    entered(connection, [[0], [1], [2]], [ANNA, BRUNO, CARLA])
    entered(connection, [[0, 1], [2]], [CARLA, ANNA, BRUNO])
    entered(connection, [[1], [0]], [BRUNO, CARLA])
    before = {key: kept for key, kept in standing(connection).items() if key[2] != ANNA}
    people.forget(connection, ANNA)
    people.forget(connection, CARLA)
    after = standing(connection)
    assert {person for _, _, person in after} == {BRUNO}
    assert after == {key: kept for key, kept in before.items() if key[2] == BRUNO}
    assert check.main([], path, NOVEMBER) == 0
    counts = connection.execute("SELECT count(DISTINCT person) FROM result_seat").fetchone()
    assert counts == (3,)


def test_no_number_of_a_forgotten_person_is_left(
    path: Path, connection: sqlite3.Connection
) -> None:
    user = 870_123_456_789
    entered(connection, [[0], [1]], [user, BRUNO])
    people.forget(connection, user)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("VACUUM")
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema")]
    dump = "\n".join(connection.iterdump())
    assert tables
    assert str(user) not in dump


def test_a_game_is_annulled_once_and_only_when_it_is_over(
    path: Path, connection: sqlite3.Connection
) -> None:
    table = entered(connection, [[0], [1]], [ANNA, BRUNO])
    annulled(path, table)
    assert standing(connection) == {}
    with pytest.raises(HouseError, match="annulled-already"):
        annulled(path, table)
    with pytest.raises(HouseError, match="annul-not-over"):
        annulled(path, table + 1)


async def test_an_annulment_that_was_cut_short_is_finished_at_the_next_start(
    path: Path, connection: sqlite3.Connection
) -> None:
    table = entered(connection, [[0], [1]], [ANNA, BRUNO])
    entered(connection, [[0], [1]], [BRUNO, CARLA])
    row = results.of_table(connection, table)
    assert row is not None
    results.annul(connection, row.number)  # and the process is killed
    store = await Database.open(path)
    await Ratings(store, GAMES).catch_up()
    await store.close()
    assert results.due(connection) is None
    assert {person for _, _, person in standing(connection)} == {BRUNO, CARLA}
    assert check.main([], path, NOVEMBER) == 0


async def test_a_game_that_ends_while_an_annulment_is_worked_out_counts(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = entered(connection, [[0], [1]], [ANNA, BRUNO])
    store = await Database.open(path)

    async def meanwhile(work: Callable[..., object], *args: object) -> object:
        done = work(*args)
        entered(connection, [[0], [1]], [ANNA, CARLA])
        return done

    monkeypatch.setattr("bot.community.ratings.asyncio.to_thread", meanwhile)
    await Ratings(store, GAMES).annul(table)
    await store.close()
    assert {person for _, _, person in standing(connection)} == {ANNA, CARLA}
    assert check.main([], path, NOVEMBER) == 0


async def test_who_is_forgotten_while_an_annulment_is_worked_out_stays_forgotten(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = entered(connection, [[0], [1]], [ANNA, BRUNO])
    entered(connection, [[0], [1]], [ANNA, BRUNO])
    store, tries = await Database.open(path), []

    async def meanwhile(work: Callable[..., object], *args: object) -> object:
        done = work(*args)
        if done is not None:
            tries.append(people.forget(connection, ANNA))
        return done

    monkeypatch.setattr("bot.community.ratings.asyncio.to_thread", meanwhile)
    await Ratings(store, GAMES).annul(table)
    await store.close()
    assert len(tries) == 2
    assert {person for _, _, person in standing(connection)} == {BRUNO}
    assert check.main([], path, NOVEMBER) == 0


async def test_a_database_from_before_there_were_results_gets_them_in_order_of_the_ends(
    path: Path, connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [
        ended(connection, [[0], [1]], sitters, at=NOVEMBER - timedelta(days=days))
        for days, sitters in enumerate(([ANNA, BRUNO], [BRUNO, CARLA], [CARLA, DARIO]))
    ]
    lives = {one.row.id: one for one in made}
    monkeypatch.setattr(
        "bot.community.ratings.load", lambda _link, _games, table_id: lives[table_id]
    )
    store = await Database.open(path)
    keeper = Ratings(store, GAMES)
    assert [await keeper.catch_up(), await keeper.catch_up()] == [3, 0]
    await store.close()
    order = [
        table for (table,) in connection.execute("SELECT table_id FROM result ORDER BY number")
    ]
    assert order == [one.row.id for one in reversed(made)]


class Killed(BaseException):
    """The process ends here."""


class Cut:
    """A connection on which so many statements run, and the next one is the last."""

    def __init__(self, connection: sqlite3.Connection, statements: int) -> None:
        self._connection = connection
        self.left = statements

    def execute(self, *args: Any) -> sqlite3.Cursor:
        if not self.left:
            raise Killed
        self.left -= 1
        return self._connection.execute(*args)


def test_wherever_the_entering_stops_neither_a_result_nor_a_rating_is_left(
    connection: sqlite3.Connection,
) -> None:
    live = ended(connection, [[0], [1]], [ANNA, BRUNO])
    whole = Cut(connection, 1000)
    connection.execute("BEGIN IMMEDIATE")
    enter(whole, live, Model())  # type: ignore[arg-type]
    connection.execute("ROLLBACK")
    for statements in range(1000 - whole.left):
        connection.execute("BEGIN IMMEDIATE")
        with pytest.raises(Killed):
            enter(Cut(connection, statements), live, Model())  # type: ignore[arg-type]
        connection.execute("ROLLBACK")
        assert (standing(connection), results.missing(connection)) == ({}, (live.row.id,))


async def test_the_finished_games_of_an_old_version_get_their_results(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    path.write_bytes(gzip.decompress((BEFORE / "version2.db.gz").read_bytes()))
    store = await Database.open(path, lambda: NOVEMBER)
    assert await Ratings(store, GAMES).catch_up() == 1
    row = await store.read(partial(results.of_table, table_id=FACTS["tables"]["done"]))
    await store.close()
    assert row is not None
    assert row.unrated is None
    assert check.main([], path, NOVEMBER) == 0


TAMPERINGS = (
    "UPDATE rating SET mu = mu + 1 WHERE person = 101 AND game = 'acquire'",
    "DELETE FROM rating WHERE person = 101",
    "INSERT INTO rating VALUES ('acquire', 0, 999, 25.0, 8.0, 1, 3)",
)


@pytest.mark.parametrize("tampering", [*TAMPERINGS, "UPDATE result SET annulled = 1"])
def test_the_doctor_says_that_ratings_differ(tmp_path: Path, tampering: str) -> None:
    with closing(_rated(tmp_path / "bot.sqlite3")) as connection:
        assert not [
            one for one in examine(connection, NOVEMBER, more=(check.examine,)) if one.wrong
        ]
        connection.execute(tampering)
        found = [one.text for one in examine(connection, NOVEMBER, more=(check.examine,))]
    assert any(line.startswith("ratings: ") for line in found)


@pytest.mark.parametrize("tampering", TAMPERINGS[:2])
async def test_the_process_heals_ratings_that_are_not_those_of_the_newest_games(
    tmp_path: Path, tampering: str
) -> None:
    path = tmp_path / "bot.sqlite3"
    _rated(path).close()
    store = await Database.open(path)
    healer = Ratings(store, GAMES)
    assert not await healer.heal()
    before = await store.read(standing)
    await store.write(lambda link: link.execute(tampering).rowcount)
    assert await healer.heal()
    assert await store.read(standing) == before
    assert not await healer.heal()
    await store.close()


def _rated(path: Path) -> sqlite3.Connection:
    """A substitute, somebody who left, two servers."""
    migrate(path, NOVEMBER, path.parent)
    connection = connect(path)
    for day, guild in ((1, 7), (2, 8), (3, 7)):
        people = [ANNA, BRUNO, CARLA] if day < 3 else [BRUNO, CARLA]
        places = [[seat] for seat in range(len(people))]
        took = {0: DARIO} if day == 2 else {}
        at = NOVEMBER + timedelta(days=day)
        entered(connection, places, people, substitutes=took, at=at, guild=guild)
    return connection
