"""What concerns a week, a season or a server reads no more of a file with years in it."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.community import ratings as ledger
from bot.community.leaderboard import ACTIVE
from bot.community.meetings import Meetings
from bot.community.replay import Replay
from bot.store import (
    anchors,
    ballots,
    compact,
    digests,
    histories,
    notices,
    outbox,
    people,
    ratings,
    results,
    reviews,
    seats,
    tables,
    time_off,
    tournaments,
)
from bot.store.columns import text_of
from bot.store.database import connect
from bot.store.migrate import migrate
from games.league.ratings import ABSENCES, met_since, season_of
from tests.bot.community.arrange import DAY, GUILD, NOVEMBER, entered

PEOPLE = range(101, 113)
WEEKS = 300
"""Weeks before the season; each has so many games of the same people."""

Reading = Callable[[sqlite3.Connection], Any]
SEASON = season_of(NOVEMBER)
QUARTER = met_since(NOVEMBER)
PLACE = 7_777
"""A thread in which nothing was played yet."""
NOBODY = histories.KnownTables(999)


def forgotten(link: sqlite3.Connection) -> None:
    """Somebody who has just come."""
    link.execute("SAVEPOINT forgetting")
    people.forget(link, 999)
    link.execute("ROLLBACK TO forgetting")


READINGS: dict[str, Reading] = {
    "who met in a quarter": lambda link: results.met(link, PEOPLE, QUARTER, 1 << 40),
    "who met there in a quarter": lambda link: results.met(link, PEOPLE, QUARTER, 1 << 40, GUILD),
    "who had lapsed": lambda link: results.lapsed_since(link, 101, NOVEMBER - ABSENCES),
    "a server's leaderboard": lambda link: ratings.standing(
        link, ("acquire", GUILD), SEASON, NOVEMBER - ACTIVE
    ),
    "the leaderboard": lambda link: ratings.standing(link, ("", 0), SEASON, NOVEMBER - ACTIVE),
    "what is missing at a start": ledger._missing,
    "what is unlike at a start": ledger._unlike_newest,
    "ratings due": results.due,
    "the next deadline": tables.next_due,
    "what is due": lambda link: tables.due_before(link, NOVEMBER),
    "running tables": lambda link: tables.ids(link, "running", "paused"),
    "open tables": tables.open_everywhere,
    "a server's open tables": lambda link: tables.open_in(link, GUILD),
    "how many a server has": lambda link: tables.count_in(link, GUILD, NOVEMBER - DAY),
    "what waits to be told": outbox.count,
    "who is forgotten": forgotten,
    "records to be made compact": lambda link: compact.loose(link, 0, NOVEMBER - 7 * DAY),
    "games of a month": lambda link: results.count_since(link, NOVEMBER - 30 * DAY),
    "games of a week": lambda link: results.rated(
        link, results.first_since(link, NOVEMBER - 7 * DAY)
    ),
    "ratings of a week": lambda link: results.afters(
        link, results.first_since(link, NOVEMBER - 7 * DAY)
    ),
    "a rating before a game": lambda link: results.before(link, ("", 0), 101, 1 << 40),
    "meetings that anchor": lambda link: anchors.meetings(link, NOVEMBER - 7 * DAY),
    "records of a game": lambda link: histories.records(link, ("acquire", 0), NOBODY),
    "records of a server": lambda link: histories.records(link, ("acquire", GUILD), NOBODY),
    "open tables of a place": lambda link: tables.open_at(link, PLACE),
    "finished tables of a place": lambda link: tables.over_at(link, PLACE),
    "open tables of a person": lambda link: tables.open_of(link, 999),
    "finished tables of a person": lambda link: tables.over_of(link, 999),
    "last games of a person": lambda link: tables.finished_of(link, 999, 25),
    "tables around a place": lambda link: tables.ids_around(link, PLACE),
    "tables that a person hosts": lambda link: tables.hosted(link, 999, NOVEMBER - DAY),
    "seats that are offered": lambda link: seats.offered_in(link, GUILD),
    "news that wait": lambda link: outbox.pending(link, NOVEMBER),
    "tables with news": lambda link: outbox.tables(link, NOVEMBER),
    "votes that close": lambda link: ballots.closing_before(link, NOVEMBER),
    "notices that are due": lambda link: notices.due(link, NOVEMBER, 25),
    "digests that are due": lambda link: digests.due(link, NOVEMBER, 25),
    "absences that end": lambda link: time_off.ended(link, NOVEMBER, 25),
    "analyses that are wanted": reviews.wanted,
    "a person's tournaments": lambda link: tournaments.open_of(link, 999),
    "a place's tournament": lambda link: tournaments.at_place(link, PLACE),
    "tournaments' tables that are over": tournaments.ended,
    "tournaments' tables that are lost": tournaments.lost,
    "tournaments' tables without names": tournaments.unnamed,
    "tournaments' seats that are offered": tournaments.offered,
    "tournaments' seats that have lapsed": tournaments.present,
    "tournaments' tasks": lambda link: tournaments.tasks(link, NOVEMBER, told=True),
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[sqlite3.Connection]]:
    """The same season, after some weeks and after years."""
    folder = tmp_path_factory.mktemp("bounds")
    with (
        closing(_filled(folder / "young.sqlite3", 3)) as young,
        closing(_filled(folder / "old.sqlite3", WEEKS)) as old,
    ):
        yield [young, old]


def _filled(path: Path, weeks: int) -> sqlite3.Connection:
    migrate(path, NOVEMBER)
    link = connect(path, "PRAGMA synchronous = OFF")
    link.execute("BEGIN")
    model = entered(link, [[0], [1], [2]], PEOPLE[:3], at=NOVEMBER - 120 * DAY, lapsed=[2])
    number = results.of_table(link, model)
    assert number is not None
    for _ in range(weeks):
        for first in range(0, len(PEOPLE), 3):
            _again(link, model, number.number, PEOPLE[first])
    _grow(link, weeks)
    for day in range(20, -1, -1):
        at = NOVEMBER - day * DAY
        for first in range(0, len(PEOPLE), 3):
            entered(link, [[0], [1], [2]], PEOPLE[first : first + 3], at=at)
    link.execute("COMMIT")
    return link


def _grow(link: sqlite3.Connection, weeks: int) -> None:
    """Rows of all kinds, from before the season."""
    # What was before counts backwards from the season.
    link.execute(
        "UPDATE result SET ended = strftime('%Y-%m-%dT%H:%M:%S', ?, '-' || ((? - number) * 42) || ' hours')"
        " || '.000000Z'",
        ((NOVEMBER - 120 * DAY).isoformat()[:19], 4 * weeks + 2),
    )
    link.execute("UPDATE game_table SET ended = (SELECT ended FROM result WHERE table_id = id)")
    link.executemany(
        "INSERT INTO tournament VALUES (?, 7, 70, 1, 'en', 'UTC', 0, x'7B7D', NULL, NULL, NULL, NULL, ?)",
        ((number, text_of(NOVEMBER)) for number in range(1, weeks)),
    )
    link.execute("INSERT INTO tournament_director SELECT id, 1 FROM tournament")
    link.execute("INSERT INTO tournament_entry SELECT id, 1, 1, x'7B7D' FROM tournament")
    link.execute("INSERT INTO tournament_player SELECT id, 1, 1, 'Anna' FROM tournament")
    link.execute("INSERT INTO tournament_table SELECT id, 1, id FROM tournament")
    for rows in (
        "compact_record SELECT id, 3, x'7B7D' FROM game_table",
        "review SELECT id, x'7B7D' FROM game_table",
        "table_notices SELECT id, 1, 'none' FROM game_table",
        "watch SELECT id, 1, 'over' FROM game_table",
        "former_player SELECT id, 2, 0, 'left', 3, '', 0 FROM game_table",
        "notice (table_id, user_id, way, reminds, news) SELECT id, 1, 'dm', 0, x'5B5D' FROM game_table",
    ):
        link.execute(f"INSERT INTO {rows} WHERE id > 1")
    link.executemany("INSERT INTO avoided VALUES (?, 1)", ((number,) for number in range(2, weeks)))


def _again(link: sqlite3.Connection, table: int, number: int, first: int) -> None:
    """The game once more, by other people."""
    copied = {
        "game_table": ("id", "max(id) + 1", table),
        "result": ("number", "max(number) + 1", number),
    }
    new = {}
    for name, (key, following, one) in copied.items():
        new[name] = link.execute(f"SELECT {following} FROM {name}").fetchone()[0]  # noqa: S608
        columns = [row[1] for row in link.execute(f"PRAGMA table_info({name})")]
        own = {key: str(new[name]), "table_id": str(new["game_table"])}
        values = ", ".join(own.get(column, column) for column in columns)
        link.execute(f"INSERT INTO {name} SELECT {values} FROM {name} WHERE {key} = {one}")  # noqa: S608
    columns = [row[1] for row in link.execute("PRAGMA table_info(seat)")][1:]
    rest = ", ".join("1" if one == "user_id" else one for one in columns)
    query = f"INSERT INTO seat SELECT ?, {rest} FROM seat WHERE table_id = ?"  # noqa: S608
    link.execute(query, (new["game_table"], table))
    link.execute(
        "INSERT INTO result_seat (number, seat, person, role, place, score, after, in_game, in_guild, mark)"
        " SELECT ?, seat, person - 101 + ?, role, place, score, after, in_game, in_guild, mark"
        " FROM result_seat WHERE number = ?",
        (new["result"], first, number),
    )


def steps(link: sqlite3.Connection, reading: Reading) -> int:
    """Instructions of SQLite, which no machine's load changes."""
    count = 0

    def counted() -> None:
        nonlocal count
        count += 1

    link.set_progress_handler(counted, 10)
    found = reading(link)
    if isinstance(found, Iterator):
        list(found)
    link.set_progress_handler(None, 0)
    return count * 10


@pytest.mark.parametrize("name", READINGS)
def test_years_before_cost_nothing(files: list[sqlite3.Connection], name: str) -> None:
    few, many = (steps(link, READINGS[name]) for link in files)
    assert many <= 1.1 * few + 100, f"{few} steps after weeks, {many} after years"


def test_a_recalculation_asks_once_who_met_before_it(files: list[sqlite3.Connection]) -> None:
    """Each game asked for the careers of its people, twice."""
    old = files[1]
    asked = list[str]()
    old.set_trace_callback(asked.append)
    Replay(1).run(old)
    old.set_trace_callback(None)
    assert sum("json_each" in statement for statement in asked) == 0
    assert len(asked) < 20


def test_a_recalculation_of_some_games_reads_earlier_ratings_once_a_person(
    files: list[sqlite3.Connection],
) -> None:
    """Each server and game in which somebody had not played lately asked for all of their games again."""
    old, asked = files[1], list[str]()
    since = results.newest(old) - 5
    people = {one.person for parts in results.rated(old, since) for one in parts}
    old.set_trace_callback(asked.append)
    Replay(since).run(old)
    old.set_trace_callback(None)
    assert 0 < sum("after IS NOT NULL" in statement for statement in asked) <= len(people)


@pytest.mark.parametrize("rule", [3, 4])
@pytest.mark.parametrize("since", [1, 2, 40])
def test_who_met_is_the_same_in_memory(
    files: list[sqlite3.Connection], since: int, rule: int
) -> None:
    """Also where a game was entered long after its end, and wherever it begins."""
    young = files[0]
    young.execute("SAVEPOINT here")
    young.execute(
        "UPDATE result SET ended = ? WHERE number = 45", ((NOVEMBER - 9 * DAY).isoformat(),)
    )
    meetings = Meetings(rule)
    for parts in results.rated(young, since):
        people, start = [one.person for one in parts], met_since(parts[0].ended, rule)
        everywhere, here = meetings.of(young, parts)
        right = results.met(young, people, start, parts[0].number)
        there = results.met(young, people, start, parts[0].number, parts[0].guild_id)
        for pair in right | there:
            assert (everywhere.get(pair, 0), here.get(pair, 0)) == (right[pair], there[pair])
        among = [pair for pair in everywhere if pair <= set(people)]
        assert all(everywhere[pair] == right[pair] for pair in among)
        meetings.add(parts)
    young.execute("ROLLBACK TO here")


def test_meetings_of_weeks_before_are_not_kept_while_games_of_another_rule_come(
    files: list[sqlite3.Connection],
) -> None:
    meetings, games = Meetings(3), list(results.rated(files[0], 1))
    meetings.of(files[0], games[0])
    for parts in games:
        meetings.add(parts)
    assert 1 <= len(meetings._games) < 40 < len(games)


SAMPLES: dict[str, Any] = {
    **dict.fromkeys(("ballot_id", "draft_id", "lesson_id", "news_id", "order_id"), 1),
    **dict.fromkeys(("decision", "lobby_id", "message_id", "table_id", "task_id"), 1),
    **dict.fromkeys(("tournament_id", "vacation_id"), 1),
    **dict.fromkeys(("guild_id", "hour"), GUILD),
    **dict.fromkeys(("host_id", "one", "person", "user_id", "viewer"), 999),
    **dict.fromkeys(("other", "other_id"), 998),
    **dict.fromkeys(("place", "place_id"), PLACE),
    **dict.fromkeys(("first", "number"), 1 << 40),
    **dict.fromkeys(("not_before", "now", "until"), NOVEMBER),
    **dict.fromkeys(("before", "since"), NOVEMBER - 7 * DAY),
    **dict.fromkeys(("everywhere", "in_time", "over", "told"), True),
    **dict.fromkeys(("holder", "key", "me", "name", "topic", "trouble"), "me"),
    **dict.fromkeys(("advice", "after", "tries"), 0),
    "alias": "Player",
    "channels": (PLACE,),
    "game": "acquire",
    "games": ("none",),
    "guilds": (GUILD,),
    "keys": (),
    "kind": "board",
    "known": NOBODY,
    "messages": (),
    "most": 25,
    "notices": None,
    "people": PEOPLE,
    "persons": (),
    "rows": (),
    "scope": ("acquire", GUILD),
    "season": SEASON,
    "seat": 0,
    "tables": (1,),
    "users": (998, 999),
    "wanted": None,
    "zone": "Europe/Rome",
    "way": "dm",
    "what": "over",
}
"""What is asked for, by the names of parameters: a table of long ago, and somebody who is new."""

WHOLE = {
    "anchors.stored": "the ratings of one scope, once a day and beside the bot",
    "compact.count": "`stats`",
    "compact.usual_size": "the newest 500 records, for `stats`",
    "entries.count": "`stats`",
    "lease.renew": "one row, which somebody else holds here",
    "posted.remember": "one row, by its key",
    "ratings.all": "`ratings`, and a recalculation of everything",
    "results.all_before": "a recalculation, once for each of its people",
    "results.number": "`parts join`",
    "results.sort": "the results that came in another order up to 0.5, as parts begin",
    "results.tables": "`ratings --records`",
    "seats.count": "`stats`",
    "sound.damage": "a start, for five seconds at most",
    "tables.ids": "the doctor, who asks for all",
    "tournaments.put_table": "one row, by its key",
    "tournaments.in_guild": "the list of one server's",
    "tournaments.called": "a look for each tournament of one server",
}
"""What reads all years, and when."""


def _every() -> Iterator[tuple[str, Reading]]:
    """What the store does with a connection, by module and name; but for what wants a row, and writes it by its key."""
    for one in pkgutil.iter_modules(store.__path__):
        module = importlib.import_module(f"{store.__name__}.{one.name}")
        for name, function in inspect.getmembers(module, inspect.isfunction):
            wanted = [*inspect.signature(function).parameters.values()]
            is_own = function.__module__ == module.__name__ and not name.startswith("_")
            if not is_own or not wanted or wanted.pop(0).name != "connection":
                continue
            needed = [
                each
                for each in wanted
                if each.default is each.empty and each.kind is not each.VAR_POSITIONAL
            ]
            if all(each.name in SAMPLES for each in needed):
                given = {each.name: SAMPLES[each.name] for each in wanted if each.name in SAMPLES}
                yield f"{one.name}.{name}", partial(function, **given)


EVERY = {name: work for name, work in _every() if name not in WHOLE}


def test_nearly_all_that_the_store_does_is_asked() -> None:
    assert len(EVERY) > 180


@pytest.mark.parametrize("name", EVERY)
def test_what_the_store_does_costs_no_more_after_years(
    files: list[sqlite3.Connection], name: str
) -> None:
    """Whatever it is, and without a list of what is to be looked at."""

    def done(link: sqlite3.Connection) -> None:
        found = EVERY[name](link)
        if isinstance(found, Iterator):
            list(found)

    counts = []
    for link in files:
        link.execute("SAVEPOINT here")
        try:
            counts.append(steps(link, done))
        finally:
            link.set_progress_handler(None, 0)
            link.execute("ROLLBACK TO here")
            link.execute("RELEASE here")
    few, many = counts
    assert many <= 1.1 * few + 100, f"{few} steps after weeks, {many} after years"
