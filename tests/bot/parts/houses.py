"""Databases of many servers, to be divided: with running tables, results and ratings, and rows everywhere."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot.community.ratings import enter_result
from bot.parts import census
from bot.store import people, ratings, tables
from bot.store.database import connect
from bot.store.results import ResultRow, SeatResult
from bot.store.rows import PersonRow, TableRow
from games.league.ratings import Model, season_of
from tests.bench.store import fill
from tests.bot.store.arrange import LOBBY

NOW = datetime(2026, 6, 1, tzinfo=UTC)
SERVERS = 24
PEOPLE = 700_000_000_000_000_000


def house(path: Path, running: int = 24, over: int = 120) -> None:
    """Running tables of Acquire and games that have ended, in `SERVERS` servers."""
    fill(path, running)
    with closing(connect(path, "PRAGMA synchronous = OFF")) as link:
        link.execute("BEGIN")
        link.execute(f"UPDATE game_table SET guild_id = (id % {SERVERS} + 1) << 22")
        _end_games(link, over)
        link.execute("COMMIT")
        link.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _end_games(link: sqlite3.Connection, over: int) -> None:
    chance, model = random.Random(7), Model()
    for user in range(1, 31):
        row = PersonRow(user_id=PEOPLE + user, name=f"Person {user}")
        people.save(link, row)
        ratings.answered(link, PEOPLE + user, in_time=True)
    for number in range(over):
        ended = NOW + timedelta(hours=number)
        guild = (chance.randrange(SERVERS) + 1) << 22
        table = tables.insert(link, _over(guild, ended))
        enter_result(link, *_result(chance, table, guild, ended), model)


def _over(guild: int, ended: datetime) -> TableRow:
    changes = {"guild_id": guild, "stage": "over", "ended": ended, "created": ended}
    return TableRow(**{name: getattr(LOBBY, name) for name in LOBBY.__struct_fields__} | changes)


def _result(
    chance: random.Random, table: int, guild: int, ended: datetime
) -> tuple[ResultRow, list[SeatResult]]:
    row = ResultRow(
        table_id=table, game="acquire", guild_id=guild, season=season_of(ended), ended=ended
    )
    sitting = chance.sample(range(1, 31), 3)
    seats = [
        SeatResult(
            seat=seat,  # type: ignore[arg-type]
            person=PEOPLE + user,
            role="played",
            place=seat + 1,
            score=1000 - seat,
            in_game="acquire",
            in_guild=guild,
        )
        for seat, user in enumerate(sitting)
    ]
    return row, seats


def crowd(path: Path, rows: int = 12) -> None:
    """Rows in every table of the schema: numbers that count up, texts that mean nothing."""
    with closing(sqlite3.connect(path, isolation_level=None)) as link:
        link.execute("PRAGMA foreign_keys = ON")
        link.execute("BEGIN")
        games = [row[0] for row in link.execute("SELECT id FROM game_table ORDER BY id LIMIT 40")]
        own = {name for name, home in census.HOMES.items() if home == "own"} - {"registration"}
        own |= {"game_table", "result", "result_seat"}
        order = sorted(census.HOMES, key=lambda name: (name != "tournament", name))
        for table in (name for name in order if name not in own):
            columns = link.execute(f"PRAGMA table_info({table})").fetchall()
            for number in range(1, rows + 1):
                cells = {name: _cell(name, kind, number, games) for _, name, kind, *_ in columns}
                names, marks = ", ".join(cells), ", ".join("?" * len(cells))
                link.execute(
                    f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})",
                    tuple(cells.values()),
                )
        # A tournament and its tables are of one server.
        link.execute(
            "UPDATE tournament SET guild_id = (SELECT game_table.guild_id FROM game_table"
            " JOIN tournament_table ON table_id = game_table.id WHERE tournament_id = tournament.id)"
        )
        link.execute("COMMIT")


def _cell(name: str, kind: str, number: int, games: list[int]) -> Any:
    match name:
        case "only":
            return 1
        case "guild_id":
            return number << 22
        case "table_id":
            return games[number]
        case "tournament_id" | "id":
            return number
        case "other_id":
            return PEOPLE * 2 + number
        case "user_id":
            return PEOPLE + (number << 22)
        case _:
            return {"INTEGER": 900 + number, "REAL": 0.5, "BLOB": b"[]"}.get(kind, f"t{number}")


def counts(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as link:
        return {
            name: link.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in census.tables(link)
        }


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as link:
        return link.execute(query).fetchall()
