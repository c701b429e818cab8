"""Kill -9 at drawn moments of an upgrade, of making records compact and of a restore of a file with years in it.

`FILE=path KILLS=5 python -m tests.bench years_killed`: the file that `years` keeps, or one of `GAMES`.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.engine.keeping import compacting
from bot.engine.tables import Tables
from bot.store import entries, schema
from bot.store.database import Database, connect
from bot.store.migrate import migrate, steps, version_of
from bot.store.restore import restore
from games import GAMES
from tests.bench import aged
from tests.bench.store import Figure

KILLS = int(os.environ.get("KILLS", "20"))
BEFORE = 37
_UNDONE = (
    *(f"DROP TRIGGER table_count_{one}" for one in ("made", "gone", "changed")),
    *(f"DROP TABLE {one}" for one in ("forgetting", "table_count")),
    *(f"DROP INDEX {one}" for one in ("tournament_open", "game_table_channels")),
    f"PRAGMA user_version = {BEFORE}",
)
"""What makes a file one of the version before."""


NEWEST = 300
"""The records that become compact, and are loose again before it."""
_LOOSE = "SELECT table_id FROM compact_record ORDER BY table_id DESC LIMIT ?"


def main() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "borsa.sqlite3"
        aged.begin(path)
        return [_killed(one, path) for one in (_Upgrade, _Compacting, _Restoring)]


class _Upgrade:
    name = "an upgrade"

    def __init__(self, path: Path) -> None:
        self._path, self._count = path, _asked(path, _TABLES)
        with closing(connect(path)) as link:
            for statement in _UNDONE:
                link.execute(statement)

    def do(self) -> None:
        migrate(self._path, aged.NOW)

    def is_right(self, *, over: bool) -> bool:
        with closing(connect(self._path)) as link:
            version = version_of(link)
            counted = over and link.execute("SELECT sum(number) FROM table_count").fetchone()[0]
            same = not over or not list(schema.differences(link))
        versions = {max(steps())} if over else {BEFORE, max(steps())}
        return version in versions and same and counted in (False, self._count)


class _Compacting:
    name = "making records compact"

    def __init__(self, path: Path) -> None:
        self._path = path
        with closing(connect(path)) as link:
            link.execute("BEGIN")
            ids = [one for (one,) in link.execute(_LOOSE, (NEWEST,)).fetchall()]
            self._before = {one: entries.all(link, one) for one in ids}
            for table_id, rows in self._before.items():
                link.execute("DELETE FROM compact_record WHERE table_id = ?", (table_id,))
                for row in rows:
                    entries.append(link, row)
            link.execute("COMMIT")

    def do(self) -> None:
        asyncio.run(self._made_compact())

    async def _made_compact(self) -> None:
        store = await Database.open(self._path)
        tables = Tables(store, GAMES, lambda: aged.NOW + compacting.AGE)
        await compacting.run(tables.repository, 3600)
        await store.close()

    def is_right(self, *, over: bool) -> bool:
        with closing(connect(self._path)) as link:
            loose = {one for (one,) in link.execute("SELECT DISTINCT table_id FROM entry")}
            return all(
                entries.all(link, one) == rows for one, rows in self._before.items()
            ) and not (over and loose & self._before.keys())


class _Restoring:
    name = "a restore"

    def __init__(self, path: Path) -> None:
        self._backup, self._path = path, path.with_name("restored.sqlite3")
        self._path.unlink(missing_ok=True)
        migrate(self._path, aged.NOW)

    def do(self) -> None:
        # Its rows are read for minutes, and nothing is written meanwhile.
        restore(self._backup, self._path, aged.NOW, lambda _: ())

    def is_right(self, *, over: bool) -> bool:
        count = _asked(self._backup, _TABLES)
        return _asked(self._path, _TABLES) in ((count,) if over else (0, count))


_TABLES = "SELECT count(*) FROM game_table"


def _asked(path: Path, query: str) -> int:
    with closing(connect(path)) as link:
        number: int = link.execute(query).fetchone()[0]
        return number


def _killed(kind: Callable[[Path], Any], path: Path) -> Figure:
    """It is killed at drawn moments, begun anew if it was faster, and then brought to its end."""
    dice, fork, work = random.Random(37), multiprocessing.get_context("fork"), kind(path)
    longest, kills, wrong = 0.5, 0, 0
    while True:
        child = fork.Process(target=work.do)
        child.start()
        child.join(dice.uniform(0, longest) if kills < KILLS else None)
        over = child.exitcode is not None
        if not over:
            child.kill()
            child.join()
            kills, longest = kills + 1, longest * 1.3
        wrong += child.exitcode not in (0, -signal.SIGKILL) or not work.is_right(over=over)
        if over and kills >= KILLS:
            break
        if over:
            work, longest = kind(path), longest / 2
    with closing(connect(path)) as link:
        (said,) = link.execute("PRAGMA quick_check(1)").fetchone()
    told = f"{kills} kills, {wrong} wrong, its pages: {said}"
    return (f"years: kill -9 in {work.name}", told, "0 wrong, ok", "")
