"""Whatever row is written is the row that is read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import (
    ballots,
    entries,
    guilds,
    notices,
    orders,
    outbox,
    people,
    posted,
    seats,
    tables,
)
from bot.store.columns import is_compressed, moment_of, text_of
from bot.store.database import connect
from bot.store.migrate import migrate
from bot.store.notices import Notice, NoticeNews, Way
from bot.store.rows import (
    BallotRow,
    BoardTurn,
    ClockTerms,
    EntryRow,
    GuildRow,
    News,
    NewsKind,
    OrderRow,
    Pace,
    PersonRow,
    Posted,
    SeatRow,
    Stage,
    TableRow,
)
from games.core.timers import Alarm
from games.core.words import Seat
from tests.bot.store.arrange import NOON, RUNNING

FIRST = datetime(1900, 1, 2, tzinfo=UTC).replace(tzinfo=None)
LAST = datetime(9999, 12, 30, tzinfo=UTC).replace(tzinfo=None)
IDS = st.integers(0, 2**63 - 1)
NUMBERS = st.integers(-(2**31), 2**31)
BLOBS = st.binary(max_size=40)
FLAGS = st.booleans()
TEXTS = st.text(max_size=20)
LANGUAGES = st.sampled_from(("en", "it", "de"))
ZONES = st.sampled_from(("UTC", "Europe/Rome", "America/New_York"))
MOMENTS = st.datetimes(FIRST, LAST, timezones=st.just(UTC))
SEATS = st.integers(0, 9).map(Seat)
PACES = st.sampled_from(get_args(Pace))
CLOCKS = st.builds(ClockTerms, TEXTS, NUMBERS, NUMBERS, PACES, NUMBERS, NUMBERS)
ALARMS = st.lists(st.builds(Alarm, TEXTS, MOMENTS, FLAGS), max_size=3).map(tuple)
FACT = NUMBERS | TEXTS | FLAGS | st.none() | st.lists(NUMBERS, max_size=3).map(tuple)


JSON = BLOBS.filter(lambda data: not is_compressed(data))
"""What stands for JSON: none begins so, and what does is read as compressed."""


def maybe(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | strategy


TABLES = st.builds(
    TableRow,
    id=st.just(0),
    game=TEXTS,
    guild_id=IDS,
    channel_id=IDS,
    place_id=maybe(IDS),
    host_id=IDS,
    language=LANGUAGES,
    stage=st.sampled_from(get_args(Stage)),
    options=BLOBS,
    clock=CLOCKS,
    seed=maybe(TEXTS),
    version=NUMBERS,
    shape=NUMBERS,
    opened=maybe(MOMENTS),
    number=NUMBERS,
    decision=NUMBERS,
    at=maybe(MOMENTS),
    state=maybe(JSON),
    revealed=FLAGS,
    alarms=ALARMS,
    due=maybe(MOMENTS),
    reminded=NUMBERS,
    paused_at=maybe(MOMENTS),
    created=MOMENTS,
    ended=maybe(MOMENTS),
)
SEAT_ROWS = st.builds(
    SeatRow,
    table_id=st.just(1),
    seat=SEATS,
    user_id=maybe(IDS),
    name=TEXTS,
    computer=maybe(TEXTS),
    silences=NUMBERS,
    bank=NUMBERS,
    left=FLAGS,
)
ENTRIES = st.builds(
    EntryRow,
    table_id=st.just(1),
    number=IDS,
    seat=maybe(SEATS),
    action=BLOBS,
    at=MOMENTS,
    cause=st.sampled_from([None, "order", "computer", "admin", "seat"]),
    cause_number=maybe(NUMBERS),
    revealed=FLAGS,
    events=BLOBS,
)
ORDERS = st.builds(
    OrderRow, id=st.just(0), table_id=st.just(1), seat=SEATS, order=BLOBS, stored=MOMENTS
)
BALLOTS = st.builds(
    BallotRow,
    id=st.just(0),
    table_id=st.just(1),
    what=st.sampled_from(["undo", "pause", "resume", "end"]),
    subject=NUMBERS,
    number=NUMBERS,
    by=SEATS,
    asked=st.lists(SEATS, max_size=4).map(tuple),
    answers=st.lists(maybe(FLAGS), max_size=4).map(tuple),
    closes=MOMENTS,
)
NEWS = st.builds(
    News,
    table_id=st.just(1),
    kind=st.sampled_from(get_args(NewsKind)),
    key=TEXTS,
    facts=st.dictionaries(TEXTS, FACT, max_size=3),
    to=maybe(IDS),
    tries=NUMBERS,
    not_before=maybe(MOMENTS.filter(lambda moment: moment.year < 9999)),
)
POSTED = st.builds(
    Posted,
    table_id=st.just(1),
    lobby_message=maybe(IDS),
    board_message=maybe(IDS),
    board_number=NUMBERS,
    board_turn=maybe(
        st.builds(
            BoardTurn, NUMBERS, maybe(st.tuples(NUMBERS, NUMBERS)), maybe(NUMBERS), maybe(NUMBERS)
        )
    ),
    reminder_message=maybe(IDS),
)
PEOPLE = st.builds(
    PersonRow,
    user_id=IDS,
    name=TEXTS,
    language=maybe(LANGUAGES),
    notices=st.sampled_from(["mention", "message", "none"]),
)
GUILDS = st.builds(
    GuildRow,
    guild_id=IDS,
    language=maybe(LANGUAGES),
    zone=ZONES,
    channel_id=maybe(IDS),
    threads=FLAGS,
    opener_role=maybe(IDS),
    pace=PACES,
)

NOTICES = st.builds(
    Notice,
    table_id=st.just(1),
    user_id=IDS,
    way=st.sampled_from(get_args(Way)),
    place_id=maybe(IDS),
    message_id=maybe(IDS),
    calls=maybe(NUMBERS),
    reminds=FLAGS,
    since=maybe(NUMBERS),
    news=st.lists(
        st.builds(NoticeNews, IDS, TEXTS, st.dictionaries(TEXTS, FACT, max_size=3), TEXTS),
        max_size=3,
    ).map(tuple),
    due=maybe(MOMENTS),
)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    """One database, with one table, for all examples: each is rolled back."""
    path = tmp_path_factory.mktemp("rows") / "borsa.sqlite3"
    migrate(path, NOON)
    with closing(connect(path)) as connection:
        tables.insert(connection, RUNNING)
        yield connection


@contextmanager
def undone(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


def as_new(row: Any, new_id: int) -> Any:
    return msgspec.structs.replace(row, id=new_id)


@given(row=TABLES, other=TABLES)
def test_a_table(shared: sqlite3.Connection, row: TableRow, other: TableRow) -> None:
    with undone(shared):
        table_id = tables.insert(shared, row)
        assert tables.get(shared, table_id) == as_new(row, table_id)
        tables.save(shared, as_new(other, table_id))
        assert tables.get(shared, table_id) == as_new(other, table_id)


@given(row=TABLES, other=TABLES)
def test_what_has_changed_of_a_table(
    shared: sqlite3.Connection, row: TableRow, other: TableRow
) -> None:
    with undone(shared):
        table_id = tables.insert(shared, row)
        tables.change(shared, as_new(row, table_id), as_new(other, table_id))
        assert tables.get(shared, table_id) == as_new(other, table_id)


@given(row=SEAT_ROWS, other=SEAT_ROWS)
def test_a_seat(shared: sqlite3.Connection, row: SeatRow, other: SeatRow) -> None:
    other = msgspec.structs.replace(other, seat=row.seat)
    with undone(shared):
        seats.insert(shared, row)
        assert seats.at(shared, 1) == (row,)
        seats.save(shared, other)
        assert seats.at(shared, 1) == (other,)


@given(row=ENTRIES)
def test_an_entry(shared: sqlite3.Connection, row: EntryRow) -> None:
    with undone(shared):
        entries.append(shared, row)
        assert entries.all(shared, 1) == (row,)


@given(row=ORDERS)
def test_an_order(shared: sqlite3.Connection, row: OrderRow) -> None:
    with undone(shared):
        order_id = orders.insert(shared, row)
        assert orders.get(shared, order_id) == as_new(row, order_id)


@given(row=BALLOTS, other=BALLOTS)
def test_a_ballot(shared: sqlite3.Connection, row: BallotRow, other: BallotRow) -> None:
    with undone(shared):
        ballot_id = ballots.insert(shared, row)
        assert ballots.get(shared, ballot_id) == as_new(row, ballot_id)
        ballots.save(shared, as_new(other, ballot_id))
        assert ballots.get(shared, ballot_id) == as_new(other, ballot_id)


@given(row=NEWS)
def test_news(shared: sqlite3.Connection, row: News) -> None:
    with undone(shared):
        news_id = outbox.put(shared, row)
        late = datetime(9999, 1, 1, tzinfo=UTC)
        assert outbox.pending(shared, late) == (as_new(row, news_id),)


@given(row=POSTED, other=POSTED)
def test_what_is_posted(shared: sqlite3.Connection, row: Posted, other: Posted) -> None:
    with undone(shared):
        for one in (row, other):
            posted.save(shared, one)
            assert posted.get(shared, 1) == one


@given(row=NOTICES)
def test_a_notice(shared: sqlite3.Connection, row: Notice) -> None:
    with undone(shared):
        notices.stand(shared, [row])
        assert notices.get(shared, 1, row.user_id, row.way) == row
        assert notices.at(shared, 1) == (row,)


@given(row=PEOPLE)
def test_a_person(shared: sqlite3.Connection, row: PersonRow) -> None:
    with undone(shared):
        people.save(shared, row)
        assert people.get(shared, row.user_id) == row


@given(row=GUILDS)
def test_a_server(shared: sqlite3.Connection, row: GuildRow) -> None:
    with undone(shared):
        guilds.save(shared, row)
        assert guilds.get(shared, row.guild_id) == row


@given(moments=st.lists(st.datetimes(FIRST, LAST, timezones=st.timezones())))
def test_instants_sort_as_their_text_does_whatever_zone_they_came_from(
    moments: list[datetime],
) -> None:
    instants = [moment.astimezone(UTC) for moment in moments]
    assert [moment_of(text) for text in sorted(map(text_of, moments))] == sorted(instants)
    assert len({len(text_of(moment)) for moment in moments}) <= 1


def test_an_instant_without_a_zone_is_refused() -> None:
    with pytest.raises(AssertionError, match="zone"):
        text_of(datetime(2026, 3, 28))  # noqa: DTZ001
