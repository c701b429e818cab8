"""What can be asked of each noun of the store."""

from __future__ import annotations

import sqlite3
from datetime import datetime

import pytest
from msgspec.structs import replace

from bot.errors import HouseError
from bot.store import (
    apart,
    ballots,
    entries,
    guilds,
    orders,
    outbox,
    people,
    posted,
    registration,
    seats,
    tables,
    traces,
    warned,
)
from bot.store.rows import BallotRow, GuildRow, News, OrderRow, PersonRow, Posted, Stage
from games.core.words import Seat
from tests.bot.store.arrange import GIULIA, HOUR, LOBBY, MARCO, NOON, RUNNING, entry, play, seat


def order(table_id: int, number: int = 0) -> OrderRow:
    return OrderRow(
        id=0, table_id=table_id, seat=Seat(number), order=b'{"order":"buy-nothing"}', stored=NOON
    )


def ballot(table_id: int, closes: datetime = NOON) -> BallotRow:
    return BallotRow(
        id=0,
        table_id=table_id,
        what="pause",
        subject=0,
        number=0,
        by=Seat(0),
        asked=(Seat(1),),
        answers=(None,),
        closes=closes,
    )


def test_ids_of_tables_are_never_used_twice(connection: sqlite3.Connection) -> None:
    first = tables.insert(connection, LOBBY)
    tables.delete(connection, first)
    assert tables.insert(connection, LOBBY) > first


def test_a_missing_table_is_none_and_cannot_be_saved(connection: sqlite3.Connection) -> None:
    assert tables.get(connection, 5) is None
    with pytest.raises(AssertionError, match=r"no game_table \[5\]"):
        tables.save(connection, replace(LOBBY, id=5))


def test_with_a_table_goes_all_that_belongs_to_it(connection: sqlite3.Connection) -> None:
    table_id = tables.insert(connection, RUNNING)
    seats.insert(connection, seat(table_id, 0, GIULIA))
    orders.insert(connection, order(table_id))
    ballots.insert(connection, ballot(table_id))
    posted.save(connection, Posted(table_id=table_id, board_message=9))
    play(connection, table_id)
    tables.delete(connection, table_id)
    names = ("game_table", "seat", "stored_order", "ballot", "posted", "entry", "outbox")
    for name in names:
        query = f"SELECT * FROM {name}"  # noqa: S608
        assert connection.execute(query).fetchone() is None


def test_the_newest_open_table_of_a_thread_comes_first(connection: sqlite3.Connection) -> None:
    stages: tuple[Stage, ...] = ("running", "over", "paused", "closed", "lobby")
    made = [tables.insert(connection, replace(RUNNING, stage=stage)) for stage in stages]
    tables.insert(connection, replace(RUNNING, place_id=701))
    assert list(tables.open_at(connection, 700)) == [made[4], made[2], made[0]]
    assert list(tables.all_at(connection, 700)) == made[::-1]


def test_the_open_tables_of_a_server(connection: sqlite3.Connection) -> None:
    mine = [tables.insert(connection, row) for row in (LOBBY, RUNNING)]
    tables.insert(connection, replace(RUNNING, guild_id=8))
    tables.insert(connection, replace(RUNNING, stage="over"))
    assert [row.id for row in tables.open_in(connection, 7)] == mine


def test_the_open_tables_of_a_person_by_time_left(connection: sqlite3.Connection) -> None:
    dues = (None, NOON + HOUR, NOON)
    made = [tables.insert(connection, replace(RUNNING, due=due)) for due in dues]
    for table_id in made:
        seats.insert(connection, seat(table_id, 0, GIULIA))
    left = tables.insert(connection, RUNNING)
    seats.insert(connection, replace(seat(left, 0, GIULIA), left=True))
    seats.insert(connection, seat(left, 1, MARCO))
    assert [row.id for row in tables.open_of(connection, GIULIA)] == made[::-1]
    assert [row.id for row in tables.open_of(connection, MARCO)] == [left]


def test_tables_by_stage(connection: sqlite3.Connection) -> None:
    lobby, running = (tables.insert(connection, row) for row in (LOBBY, RUNNING))
    assert tables.ids(connection, "running", "paused") == (running,)
    assert tables.ids(connection, "running", "lobby") == (lobby, running)
    assert tables.counts(connection) == (("lobby", "acquire", 1), ("running", "acquire", 1))


def test_what_is_due_rings_in_order_of_due_time(connection: sqlite3.Connection) -> None:
    assert tables.next_due(connection) is None
    later, sooner, much_later = (
        tables.insert(connection, replace(RUNNING, due=NOON + hours * HOUR)) for hours in (2, 1, 9)
    )
    tables.insert(connection, LOBBY)
    assert tables.next_due(connection) == NOON + HOUR
    assert tables.due_before(connection, NOON + 2 * HOUR) == (sooner, later)
    assert tables.due_before(connection, NOON + 9 * HOUR) == (sooner, later, much_later)
    assert tables.due_before(connection, NOON) == ()


def test_asking_what_is_due_uses_the_index(connection: sqlite3.Connection) -> None:
    """The sweep asks it every 20 s, over ten thousand tables."""
    plan = connection.execute(
        "EXPLAIN QUERY PLAN SELECT id FROM game_table WHERE due <= 'x' ORDER BY due, id"
    ).fetchall()
    assert "USING COVERING INDEX game_table_due" in plan[0][3]


def test_seats_are_dealt_anew(connection: sqlite3.Connection) -> None:
    table_id = tables.insert(connection, LOBBY)
    for number, person in enumerate((GIULIA, MARCO)):
        seats.insert(connection, seat(table_id, number, person))
    dealt = [seat(table_id, number, person) for number, person in enumerate((MARCO, None, GIULIA))]
    seats.replace(connection, table_id, dealt)
    assert list(seats.at(connection, table_id)) == dealt
    assert seats.count(connection) == 3


def test_a_seat_is_taken_once(connection: sqlite3.Connection) -> None:
    table_id = tables.insert(connection, LOBBY)
    seats.insert(connection, seat(table_id, 0, GIULIA))
    with pytest.raises(sqlite3.IntegrityError):
        seats.insert(connection, seat(table_id, 0, MARCO))
    with pytest.raises(AssertionError, match="no seat"):
        seats.save(connection, seat(table_id, 1, MARCO))


def test_an_entrys_number_is_taken_once(connection: sqlite3.Connection) -> None:
    table_id = tables.insert(connection, RUNNING)
    entries.append(connection, entry(table_id, 1))
    with pytest.raises(HouseError, match="stale"):
        entries.append(connection, entry(table_id, 1))


def test_entries_after_a_number(connection: sqlite3.Connection) -> None:
    table_id = tables.insert(connection, RUNNING)
    other = tables.insert(connection, RUNNING)
    for number in (2, 1, 3):
        entries.append(connection, entry(table_id, number))
    entries.append(connection, entry(other, 1))
    assert [row.number for row in entries.all(connection, table_id)] == [1, 2, 3]
    assert [row.number for row in entries.after(connection, table_id, 1)] == [2, 3]
    assert entries.count(connection) == 4


def test_an_order_stored_later_has_a_higher_id_even_after_one_was_removed(
    connection: sqlite3.Connection,
) -> None:
    """Equal limits go to the earlier order."""
    table_id = tables.insert(connection, RUNNING)
    first, second = (orders.insert(connection, order(table_id, one)) for one in (0, 1))
    orders.remove(connection, second)
    third = orders.insert(connection, order(table_id, 1))
    assert first < second < third
    assert [row.id for row in orders.at(connection, table_id)] == [first, third]
    orders.clear(connection, table_id)
    assert orders.at(connection, table_id) == ()
    assert orders.get(connection, first) is None


def test_ballots_close_in_order(connection: sqlite3.Connection) -> None:
    table_id = tables.insert(connection, RUNNING)
    later, sooner = (
        ballots.insert(connection, ballot(table_id, NOON + hours * HOUR)) for hours in (2, 1)
    )
    assert [one.id for one in ballots.closing_before(connection, NOON + 2 * HOUR)] == [
        sooner,
        later,
    ]
    ballots.remove(connection, sooner)
    assert [one.id for one in ballots.at(connection, table_id)] == [later]
    ballots.clear(connection, table_id)
    assert ballots.at(connection, table_id) == ()
    with pytest.raises(AssertionError, match="no ballot"):
        ballots.save(connection, replace(ballot(table_id), id=later))


def test_news_wait_in_order_until_they_are_told(connection: sqlite3.Connection) -> None:
    table_id = tables.insert(connection, RUNNING)
    first, second = (
        outbox.put(connection, News(table_id=table_id, kind="say", key=key)) for key in "ab"
    )
    assert [news.id for news in outbox.pending(connection, NOON)] == [first, second]
    outbox.done(connection, first)
    assert [news.key for news in outbox.pending(connection, NOON)] == ["b"]


def test_news_that_could_not_be_told_wait_for_their_next_try(
    connection: sqlite3.Connection,
) -> None:
    table_id = tables.insert(connection, RUNNING)
    news_id = outbox.put(connection, News(table_id=table_id, kind="board"))
    outbox.retry(connection, news_id, NOON + HOUR)
    assert outbox.pending(connection, NOON) == ()
    (again,) = outbox.pending(connection, NOON + HOUR)
    assert again.tries == 1
    assert outbox.count(connection) == outbox.count(connection, tries=1) == 1
    assert outbox.count(connection, tries=2) == 0


def test_nothing_is_posted_for_a_new_table(connection: sqlite3.Connection) -> None:
    assert posted.get(connection, 3) == Posted(table_id=3)


def test_who_has_chosen_nothing_has_the_defaults(connection: sqlite3.Connection) -> None:
    assert people.get(connection, GIULIA, "Giulia") == PersonRow(user_id=GIULIA, name="Giulia")
    assert guilds.get(connection, 7) == GuildRow(guild_id=7)


def test_a_person_who_asks_for_it_is_forgotten_and_the_games_go_on(
    connection: sqlite3.Connection,
) -> None:
    hosted = tables.insert(connection, RUNNING)
    played = tables.insert(connection, replace(RUNNING, host_id=MARCO))
    foreign = tables.insert(connection, replace(RUNNING, host_id=MARCO))
    seats.insert(connection, seat(played, 1, GIULIA, "Giulia"))
    seats.insert(connection, seat(played, 0, MARCO, "Marco"))
    people.save(connection, PersonRow(user_id=GIULIA, name="Giulia", language="it"))
    outbox.put(connection, News(table_id=played, kind="private", key="void-x", to=GIULIA))
    outbox.put(connection, News(table_id=played, kind="private", key="void-x", to=MARCO))

    assert people.forget(connection, GIULIA, "Giocatore") == (hosted, played)

    marco, nobody = seats.at(connection, played)
    assert (nobody.user_id, nobody.name) == (None, "Giocatore 2")
    assert (marco.user_id, marco.name) == (MARCO, "Marco")
    hosts = [row.host_id for row in tables.open_in(connection, 7)]
    assert hosts == [traces.FORGOTTEN, MARCO, MARCO]
    assert [news.to for news in outbox.pending(connection, NOON)] == [MARCO]
    assert foreign not in people.forget(connection, GIULIA)
    dump = "\n".join(connection.iterdump())
    assert "Giulia" not in dump
    assert str(GIULIA) not in dump


def test_the_last_registration_is_written_over(connection: sqlite3.Connection) -> None:
    assert registration.last(connection) is None
    for value in ("a", "b"):
        told = registration.Registration(value, value * 2)
        registration.put(connection, told)
        assert registration.last(connection) == told


def test_a_warning_is_known_by_its_place_its_trouble_and_what_is_missing(
    connection: sqlite3.Connection,
) -> None:
    warning = warned.Warning(1, 2, "access", ("permission-attach-files",))
    warned.put(connection, warning, NOON)
    assert warned.known(connection, warning)
    assert not warned.known(connection, replace(warning, missing=()))


def test_who_is_forgotten_is_kept_apart_from_nobody(connection: sqlite3.Connection) -> None:
    apart.keep(connection, 1, (GIULIA, MARCO, 99))
    people.forget(connection, MARCO, "Player")
    assert apart.at(connection, 1) == (tuple(sorted((GIULIA, 99))),)
