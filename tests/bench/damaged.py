"""200 damaged backups, made from the schema and from the bytes of the file: what `doctor` condemns is not
restored, and what is restored can be read to the last row. `BORSA_DAMAGED=50` is a shorter try.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path

from bot.process import maintenance
from bot.process.doctor import examine
from bot.store import outbox
from bot.store.database import connect
from bot.store.migrate import migrate
from bot.store.nouns import NOUNS
from bot.store.rows import News
from games import GAMES
from tests.bot.damage import GARBAGE, Column, columns, spoil
from tests.bot.store.arrange import NOON
from tests.bot.store.test_doctor import saved
from tests.bot.store.test_maintenance import Places
from tests.contract.host import played

Figure = tuple[str, str, str, str]
Damage = tuple[str, Callable[[Path], None]]

COUNT = int(os.environ.get("BORSA_DAMAGED", "200"))
STEPS = 12


def main() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        places = Places(Path(folder, "bot.sqlite3"), Path(folder, "copies"))
        _arranged(places)
        sound = Path(folder, "sound.db")
        with redirect_stdout(StringIO()):
            maintenance.main(["backup", str(sound)], places, NOON)
        found = Counter[str]()
        for name, damage in _damages(sound):
            outcome = _tried(places, sound, damage)
            found[outcome] += 1
            if outcome.startswith("WRONG"):
                print(f"{name}: {outcome}")
    rows = [(f"damaged backups: {one}", str(times), "", "") for one, times in sorted(found.items())]
    wrong = sum(times for one, times in found.items() if one.startswith("WRONG"))
    return [
        *rows,
        (
            f"of {found.total()} taken though damaged, or not explained",
            str(wrong),
            "0",
            "11 of 110",
        ),
    ]


def _arranged(places: Places) -> None:
    """Tables that were really played, of every game."""
    migrate(places.database, NOON)
    with closing(connect(places.database)) as connection:
        for game, rules in GAMES.items():
            table = saved(connection, game, played(rules, 3, STEPS), games=GAMES)
            outbox.put(connection, News(table_id=table.id, kind="board"))


def _damages(sound: Path) -> Iterator[Damage]:
    """Every trigger, index and column in turn, and then bytes."""
    dice, found = random.Random("damaged backups"), list[Damage]()
    with closing(sqlite3.connect(sound)) as connection:
        query = "SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
        things = connection.execute(query).fetchall()
        filled = [
            one
            for one in columns(connection)
            if connection.execute(f"SELECT count(*) FROM {one.table}").fetchone()[0]  # noqa: S608
        ]
    for kind, name in things:
        found.append((f"DROP {kind} {name}", _sql(f"DROP {kind} {name}")))
        if kind == "table":
            found.append((f"more in {name}", _sql(f"ALTER TABLE {name} ADD COLUMN zzz TEXT")))
            steals = f"CREATE TRIGGER thief AFTER INSERT ON {name} BEGIN DELETE FROM entry; END"  # noqa: S608
            found.append((f"thief at {name}", _sql(steals)))
            found.append((f"nothing in {name}", _sql(f"DELETE FROM {name}")))  # noqa: S608
    for column in filled:
        for garbage in GARBAGE[column.type]:
            found.append(
                (f"{column} {garbage!r}", partial(_spoilt, column=column, garbage=garbage))
            )
    size = sound.stat().st_size
    cuts = [dice.randrange(size) for _ in range(40)]
    found += [(f"cut at {at}", partial(_cut, at=at)) for at in cuts]
    found += [(f"bytes at {at}", partial(_written, at=at)) for at in cuts]
    dice.shuffle(found)
    yield from found[:COUNT]


def _sql(statement: str) -> Callable[[Path], None]:
    def damage(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute(statement)

    return damage


def _cut(path: Path, at: int) -> None:
    os.truncate(path, at)


def _spoilt(path: Path, column: Column, garbage: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        spoil(connection, column, "1", garbage)


def _written(path: Path, at: int) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(b"\xa5" * 64)


def _tried(places: Places, sound: Path, damage: Callable[[Path], None]) -> str:
    """What became of one: refused in a sentence, restored and sound, or WRONG and why."""
    copy = sound.with_name("damaged.db")
    shutil.copyfile(sound, copy)
    damage(copy)
    if copy.read_bytes() == sound.read_bytes():
        return "not damaged after all"
    before = places.database.read_bytes()
    said = StringIO()
    try:
        with redirect_stderr(said), redirect_stdout(StringIO()):
            code = maintenance.main(["restore", str(copy)], places, NOON)
    except Exception as error:  # noqa: BLE001 - that is what is measured
        return f"WRONG: raised {error!r}"
    if code:
        unchanged = places.database.read_bytes() == before
        return (
            "refused" if unchanged and said.getvalue() else "WRONG: refused, and something changed"
        )
    try:
        with closing(connect(places.database)) as connection:
            left = [one.text for one in examine(connection, NOON) if one.wrong and one.damage]
            left += [line for noun in NOUNS for line in noun.damages(connection)]
    except sqlite3.Error as error:
        left = [repr(error)]
    return f"WRONG: restored with {left[0]}" if left else "restored, and in order"
