"""Files of parts, without a bot: what triggers write in one, and others take in."""

from __future__ import annotations

import random
import sqlite3
import tempfile
from contextlib import closing
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.parts import facts
from bot.parts.facts import Fact
from bot.store import digests, people, share, time_off
from bot.store.database import connect
from bot.store.migrate import migrate
from bot.store.rows import PersonRow, VacationRow
from bot.store.share import Share

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
SHARED = ("person", "vacation", "digest", "lesson", "explained", "coached", "avoided")


class File:
    """The file of part `part`, open for writing."""

    def __init__(self, folder: Path, part: int, parts: int = 3, name: str = "") -> None:
        self.part = part
        self.path = folder / (name or f"part{part}.sqlite3")
        if not self.path.exists():
            self.path.write_bytes(_empty())
        self.link = connect(self.path, "PRAGMA synchronous = OFF")
        share.put(self.link, Share(part, parts))
        facts.prepare(self.link)

    def say(self, user: int, **changes: Any) -> None:
        """The person changes choices of theirs here."""
        row = people.get(self.link, user, f"Person {user}")
        people.save(self.link, replace(row, **changes))

    def rest(self, user: int, day: int) -> int:
        """The person announces a vacation here."""
        day_, month = f"{day:02}", "2026-05"
        row = VacationRow(
            user_id=user,
            first=f"{month}-{day_}",
            last=f"{month}-{day_}",
            since=datetime(2026, 5, day, tzinfo=UTC),
            until=datetime(2026, 5, day, 23, tzinfo=UTC),
        )
        return time_off.add(self.link, row)

    def forget(self, user: int) -> None:
        people.forget(self.link, user)
        facts.forgotten(self.link, user, "Player")

    def tell(self, other: File, origin: int | None = None) -> None:
        """All that the other has not heard of this part."""
        mine = self.part if origin is None else origin
        after = facts.heard(other.link).get(mine, 0)
        upto = facts.last(self.link) if mine == self.part else facts.heard(self.link)[mine]
        assert facts.hear(
            other.link, mine, after, upto, facts.since(self.link, mine, after, 10_000)
        )

    def told(self) -> list[Fact]:
        return facts.since(self.link, self.part, 0, 10_000)

    def person(self, user: int) -> PersonRow:
        return people.get(self.link, user)

    def shared(self) -> dict[str, list[Any]]:
        """All that parts share, without what means something in one file only."""
        unlike = {name: ("id", "due") if name == "digest" else ("id",) for name in SHARED}
        found: dict[str, list[Any]] = {
            name: sorted(
                [
                    tuple(value for key, value in row.items() if key not in unlike[name])
                    for row in self._rows(f"SELECT * FROM {name}")
                ],
                key=repr,
            )
            for name in SHARED
        }
        query = (
            f"SELECT kind, subject, number, origin, body FROM fact WHERE kind != '{facts.RESULT}'"
        )
        return found | {"fact": sorted(tuple(row.values()) for row in self._rows(query))}

    def digest(self, user: int, hour: int) -> None:
        digests.choose(self.link, user, hour, "UTC", NOON)

    def _rows(self, query: str) -> list[dict[str, Any]]:
        cursor = self.link.execute(query)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]


@cache
def _empty() -> bytes:
    """A new file, made once: the steps of all versions take their time."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.sqlite3"
        migrate(path, NOON)
        with closing(connect(path)) as link:
            link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return path.read_bytes()


def traces(link: sqlite3.Connection, user: int) -> list[str]:
    """The tables that hold a person's number anywhere, also within texts."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return [
        name
        for (name,) in link.execute(query).fetchall()
        for row in link.execute(f"SELECT * FROM {name}").fetchall()
        if any(
            str(user) in (cell.decode() if isinstance(cell, bytes) else str(cell)) for cell in row
        )
    ]


def older(file: File, kind: str, user: int, number: int) -> Fact:
    """What a part of 0.4 tells of all rows of a person: a fact of today's without its mark."""
    (found,) = facts.whole(file.link, [Fact(number, f"{kind}.any", user, "")])
    return found._replace(body=found.body.removeprefix(" "))


def gossip(files: list[File], chance: random.Random) -> None:
    """Everybody tells everybody, in any order, some twice."""
    pairs = [(one, other) for one in files for other in files if one is not other]
    for one, other in chance.sample(pairs * 2, 2 * len(pairs)):
        one.tell(other)
        # As the one who follows it does: the person's rows go here, too.
        for (user,) in other.link.execute(
            "SELECT subject FROM follow WHERE kind = 'forgotten'"
        ).fetchall():
            people.forget(other.link, user)
            facts.forgotten(other.link, user, "Player")
        other.link.execute("DELETE FROM follow")
