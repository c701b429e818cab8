"""A file with years in it, filled by a seed: real records, cloned, and what people leave beside them."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.community.ratings import enter_result
from bot.store import compact, entries, people, seats
from bot.store import tables as stored
from bot.store.columns import compressed, text_of
from bot.store.database import connect
from bot.store.migrate import migrate
from bot.store.results import ResultRow, SeatResult
from bot.store.rows import PersonRow
from games import GAMES
from games.core.record import encode
from games.core.words import Seat
from games.league.ratings import Model, season_of
from games.players.reviewing import Review, ReviewPoint
from tests.bench.store import _copy, _entry, _row, _seat
from tests.contract.host import Host, played

COUNT = int(os.environ.get("GAMES", "1000"))
KEPT = os.environ.get("FILE")
PEOPLE, GUILDS = 3_000, 200
LOOSE = 100
"""Games that are not compact yet; at least a week's."""
NOW = datetime(2026, 11, 30, tzinfo=UTC)
YEARS = timedelta(days=3 * 365)


def begin(path: Path) -> None:
    """Put a file there: the one that is kept, if there is one."""
    kept = Path(KEPT) if KEPT else path
    if not kept.exists():
        fill(kept, COUNT)
    if kept != path:
        shutil.copy(kept, path)


def fill(path: Path, count: int) -> None:
    """So many games that are over, over three years, by people of whom few play much."""
    migrate(path, NOW)
    with closing(connect(path, "PRAGMA synchronous = OFF", "PRAGMA cache_size = -500000")) as link:
        link.execute("BEGIN")
        hosts = [played(GAMES[key], seed) for key in GAMES for seed in (1, 2, 5)]
        models = [_model(link, one) for one in hosts]
        packed = {one: compact.packed(entries.all(link, one)) for one in models}
        states = {one: compressed(link.execute(_STATE, (one,)).fetchone()[0]) for one in models}
        for number in range(len(models), count):
            model = models[number % len(models)]
            if number >= count - max(LOOSE, count // 156):
                _copy(link, model, number)
            else:
                _copy_compact(link, model, number, packed[model])
        _enter(link, count)
        # As a record becomes compact its state does.
        link.executemany(
            "UPDATE game_table SET state = ? WHERE id = ? AND id IN (SELECT table_id FROM compact_record)",
            ((states[models[number % len(models)]], number + 1) for number in range(count)),
        )
        _besides(link, count)
        _begin(link)
        link.execute("COMMIT")
        link.execute("PRAGMA wal_checkpoint(TRUNCATE)")


_STATE = "SELECT state FROM game_table WHERE id = ?"


def _model(link: sqlite3.Connection, host: Host, **changes: Any) -> int:
    rules = host.rules
    over = {"stage": "over", "ended": NOW, "due": None, "alarms": ()} | changes
    row = replace(_row(host, NOW), game=rules.key, version=rules.version, shape=rules.shape)
    table_id = stored.insert(link, replace(row, **over))
    for seat in range(host.head.seats):
        seats.insert(link, _seat(table_id, seat))
    for number in range(len(host.entries) + 1):
        entries.append(link, replace(_entry(host, number), table_id=table_id))
    return table_id


def _copy_compact(link: sqlite3.Connection, model: int, number: int, content: bytes) -> None:
    _copy(link, model, number, ("game_table", "seat"))
    count = link.execute("SELECT count(*) FROM entry WHERE table_id = ?", (model,)).fetchone()[0]
    link.execute("INSERT INTO compact_record VALUES (?, ?, ?)", (number + 1, count, content))


def _enter(link: sqlite3.Connection, count: int) -> None:
    """Results in the order of time."""
    dice, model = random.Random(37), Model()
    for person in range(1, PEOPLE + 1):
        people.save(link, PersonRow(user_id=person, name=f"P{person}"))
    for number in range(1, count + 1):
        ended = NOW - YEARS + YEARS * number / count
        row = stored.get(link, number)
        assert row is not None
        guild, sat = dice.randint(1, GUILDS), min(6, len(seats.at(link, number)))
        stored.save(link, replace(row, guild_id=guild, ended=ended, place_id=number))
        who = sorted({1 + int(PEOPLE * dice.random() ** 3) for _ in range(sat)} - {0, PEOPLE + 1})
        link.executemany(
            "UPDATE seat SET user_id = ? WHERE table_id = ? AND seat = ?",
            ((person, number, seat) for seat, person in enumerate(who)),
        )
        result = ResultRow(
            table_id=number, game=row.game, guild_id=guild, season=season_of(ended), ended=ended
        )
        parts = (
            SeatResult(
                seat=Seat(seat), person=person, role="played", place=seat + 1, score=100 - seat,
                in_game=row.game, in_guild=guild,
            )
            for seat, person in enumerate(who)
        )  # fmt: skip
        enter_result(link, result, parts, model)


def _besides(link: sqlite3.Connection, count: int) -> None:
    """An analysis of each fifth game, and a tournament of twelve people for each hundred."""
    dice = random.Random(38)
    points = (ReviewPoint(one, ((dice.random(), 0.03),) * 3) for one in range(30))
    review = encode(Review(tuple(points), (), 48))
    link.executemany(
        "INSERT INTO review VALUES (?, ?)", ((table, review) for table in range(5, count + 1, 5))
    )
    for number in range(1, count // 100 + 1):
        link.execute(
            "INSERT INTO tournament VALUES (?, ?, 70, 1, 'en', 'UTC', 0, ?, NULL, NULL, NULL, NULL, ?)",
            (number, dice.randint(1, GUILDS), _json(dice, 2_000), text_of(NOW - YEARS)),
        )
        link.executemany(
            "INSERT INTO tournament_player VALUES (?, ?, ?, 'P')",
            ((number, *who) for who in enumerate(dice.sample(range(1, PEOPLE + 1), 12))),
        )
        link.executemany(
            "INSERT INTO tournament_entry VALUES (?, ?, ?, ?)",
            ((number, one, number, _json(dice, 150)) for one in range(40)),
        )


def _json(dice: random.Random, size: int) -> bytes:
    return f'"{dice.randbytes(size // 2).hex()}"'.encode()


def _begin(link: sqlite3.Connection) -> None:
    """A table at which somebody plays meanwhile."""
    host = played(GAMES["acquire"], 2, 1)
    table = _model(link, host, stage="running", ended=None, alarms=host.alarms)
    link.execute("UPDATE seat SET user_id = ? + seat WHERE table_id = ?", (PEOPLE + 1, table))
