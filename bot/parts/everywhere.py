"""Ratings over all servers, at home: part 0 has the results of all parts in a second file and rates them there.

Each part rates its own servers; "everywhere" in its own file means the servers of the part, and is shown to
nobody. The second file is a database like any other, with as little of the tables as results need.
A part tells a result until home has confirmed it. If home has lost its file, all are told again.
A part whose file was restored has another life: home takes back what only the lost one knew, and is told all anew.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from bot.community.ratings import Ratings, enter_result
from bot.engine.keeping.saving import Games
from bot.errors import StoreError
from bot.parts import facts, numbers
from bot.parts.following import Step
from bot.parts.hub import AwayError, Hub
from bot.store import people, results, tables
from bot.store.database import Database
from bot.store.results import ResultRow, SeatResult
from bot.store.rows import PersonRow, TableRow
from bot.ui.control import parse
from games.league.ratings import Model

log = structlog.get_logger()

HOME = 0
LOOK, AGAIN, SAY = 0.2, 2.0, 2.0
"""Seconds between two looks for results, after which one is told again, and between two confirmations."""
MOST = 50
"""Results in one message."""

_PAGES = {"leaderboard", "profile", "history", "head2head"}

Result = tuple[int, int, dict[str, Any]]
"""The number of the fact, the table, and all that home must know."""


def is_everywhere(data: dict[str, Any]) -> bool:
    """Whether an interaction asks for ratings or results of all servers."""
    inner, here = data.get("data") or {}, "guild_id" in data
    if inner.get("name") in _PAGES:
        options = {one["name"]: one.get("value") for one in inner.get("options") or ()}
        return bool(options.get("everywhere")) or not here
    press = parse(str(inner.get("custom_id", "")))
    if press is None or press.verb not in _PAGES:
        return False
    return press.argument.split(".")[1:2] == ["1"] or not here


class Telling:
    """The results of one part on their way home."""

    def __init__(self, hub: Hub, store: Database, home: Everywhere | None) -> None:
        """`home` of the home part: its own results need no hub."""
        self._hub, self._store, self._home = hub, store, home
        self._own = hub.share.part
        self._sent, self._at = -1, 0.0
        self._looked = -1
        """The store's batches when nothing was left to be told."""
        self._life = ""
        self._known = False
        """Whether home knows the life of this part's file."""

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                await self._tell()
            except (AwayError, StoreError):
                pass
            except Exception:
                log.exception("results could not be told")
            await asyncio.sleep(LOOK)

    async def confirmed(self, number: int, life: str | None) -> None:
        """Home has all results up to that fact, of that life; None: an older version's home. FutureError."""
        numbers.check((number,), time.time())
        self._known = life in (None, self._life)
        if not self._known:
            self._looked = -1
            return
        lost = await self._store.write(partial(_confirm, number=number))
        if lost or number > self._sent:
            self._sent = number

    async def _tell(self) -> None:
        if self._sent < 0:
            self._life, self._sent = await self._store.read(_confirmed)
        if time.monotonic() - self._at > AGAIN:
            _, self._sent = await self._store.read(_confirmed)
            self._at = time.monotonic()
            if self._home is not None:
                await self.confirmed(*await self._home.known(self._own))
        elif self._looked == self._store.batches:
            return
        after, batches = self._sent, self._store.batches
        told = await self._store.read(partial(_waiting, after=after))
        if not told:
            self._looked = batches
            if self._known:
                return
        else:
            self._sent, self._at = told[-1][0], time.monotonic()
        if self._home is not None:
            await self.confirmed(
                await self._home.take(self._own, after, told, self._life), self._life
            )
        else:
            message = {"what": "results", "from": self._own, "after": after, "results": told}
            await self._hub.tell("results", {**message, "life": self._life})


class Everywhere:
    """The second file of the home part."""

    def __init__(self, hub: Hub, main: Database, games: Games) -> None:
        self._hub, self._main, self._games = hub, main, games
        self._model = Model()

    async def open(
        self,
        path: Path,
        now: Callable[[], datetime],
        on_loss: Callable[[], None],
        may: Callable[[], None],
    ) -> None:
        """`may` is called before anything is saved."""
        self.store = await Database.open(path, now, on_loss=on_loss)
        self.store.may = may
        self.ratings = Ratings(self.store, self._games)
        await self._main.write(_watch_people)
        # They came in another order up to 0.4.
        await self.store.write(results.sort)
        # An annulment may have been cut short.
        await self.ratings.settle()

    async def confirm(self) -> None:
        """Say now and then which results are here, for ever."""
        while True:
            try:
                known = {one: await self.known(one) for one in range(self._hub.share.parts)}
                await self._confirm(known)
            except (AwayError, StoreError):
                pass
            await asyncio.sleep(SAY)

    async def _confirm(self, known: dict[int, tuple[int, str]]) -> None:
        heard, lives = ({str(part): one[at] for part, one in known.items()} for at in (0, 1))
        message = {"what": "confirmed", "from": HOME, "heard": heard, "lives": lives}
        await self._hub.tell("results", message)

    async def known(self, part: int) -> tuple[int, str]:
        """Up to which fact of a part all results are here, and of which life of its file."""
        return await self.store.read(partial(_known, part=part))

    async def hear(self, told: dict[str, Any]) -> None:
        """A message with results of another part."""
        part = int(told["from"])
        await self.take(part, int(told["after"]), told["results"], str(told.get("life", "")))
        await self._confirm({part: await self.known(part)})

    async def take(self, origin: int, after: int, told: list[Result], life: str) -> int:
        """Enter what is new; up to which fact of that part all is here. FutureError."""
        numbers.check((after, *(number for number, *_ in told)), time.time())
        gone = await self._main.read(_forgotten)
        work = partial(self._take, origin=origin, after=after, told=told, life=life, gone=gone)
        number = await self.store.write(work)
        await self.ratings.settle()
        return number

    async def follow(self, step: Step) -> None:
        """A person has changed what others see of them, or is forgotten."""
        if step.kind not in (_PERSON, facts.FORGOTTEN):
            return
        row = await self._main.read(partial(_person, user_id=step.subject))
        gone = step.subject in await self._main.read(_forgotten)
        await self.store.write(partial(_write_person, user_id=step.subject, row=row, gone=gone))

    def _take(
        self,
        link: sqlite3.Connection,
        origin: int,
        after: int,
        told: list[Result],
        life: str,
        gone: set[int],
    ) -> int:
        if life:
            self._begin_life(link, origin, life)
        known, before = facts.heard(link).get(origin, 0), results.newest(link)
        if after > known:
            return known
        for number, table_id, body in told:
            if number > known:
                self._enter(link, table_id, body)
                known = number
        results.sort(link, before)
        for user_id in gone:
            people.forget(link, user_id)
        link.execute("INSERT OR REPLACE INTO heard (origin, number) VALUES (?, ?)", (origin, known))
        return known

    def _begin_life(self, link: sqlite3.Connection, origin: int, life: str) -> None:
        """Take back what was told by a file that is lost."""
        before = _known(link, origin)[1]
        if before == life:
            return
        link.execute("INSERT OR REPLACE INTO incarnation VALUES (?, ?)", (origin, life))
        if before:
            log.warning("a part was restored: its results are told again", part=origin)
            link.execute(
                "DELETE FROM game_table WHERE id IN"
                " (SELECT table_id FROM result WHERE (guild_id >> 22) % ? = ?)",
                (self._hub.share.parts, origin),
            )
            link.execute("DELETE FROM heard WHERE origin = ?", (origin,))
            results.doubt(link)

    def _enter(self, link: sqlite3.Connection, table_id: int, body: dict[str, Any]) -> None:
        row = msgspec.convert(body["result"], ResultRow)
        here = results.of_table(link, table_id)
        if here is None:
            tables.COLUMNS.insert(link, msgspec.convert(body["table"], TableRow))
            for one in body["people"]:
                person = msgspec.convert(one, PersonRow)
                if not _is_known(link, person.user_id):
                    people.save(link, person)
            seats = [msgspec.convert(one, SeatResult) for one in body["seats"]]
            enter_result(link, row, seats, self._model)
        elif row.annulled and not here.annulled:
            results.annul(link, here.number)


_PERSON = "everywhere"


def _waiting(link: sqlite3.Connection, after: int) -> list[Result]:
    """The next results that home has not confirmed, as they are now."""
    query = (
        "SELECT number, subject FROM fact WHERE kind = ? AND number > ?"
        " AND origin = (SELECT part FROM part) ORDER BY number LIMIT ?"
    )
    found = link.execute(query, (facts.RESULT, after, MOST)).fetchall()
    return [(number, table_id, _body(link, table_id)) for number, table_id in found]


def _body(link: sqlite3.Connection, table_id: int) -> dict[str, Any]:
    row, table = results.of_table(link, table_id), tables.get(link, table_id)
    assert row is not None
    assert table is not None
    seats = [replace(one, after=None) for one in results.seats(link, row.number)]
    # Home needs no more of a table than where it was.
    bare = replace(
        table, host_id=0, state=None, seed=None, alarms=(), due=None, invited=(), barred=()
    )
    known = [people.get(link, one.person) for one in seats if one.person > 0]
    told: dict[str, Any] = msgspec.to_builtins(
        {"result": row, "table": bare, "seats": seats, "people": known}
    )
    return told


def _known(link: sqlite3.Connection, part: int) -> tuple[int, str]:
    query = "SELECT life FROM incarnation WHERE origin = ?"
    record = link.execute(query, (part,)).fetchone()
    return facts.heard(link).get(part, 0), record[0] if record is not None else ""


def _confirmed(link: sqlite3.Connection) -> tuple[str, int]:
    """The life of this part's file, and up to which fact home has its results."""
    found: tuple[str, int] = link.execute("SELECT life, confirmed FROM part").fetchone()
    return found


def _confirm(link: sqlite3.Connection, number: int) -> bool:
    """Note it; True if home has lost what it had, so that all results are to be told again."""
    own, before, last = link.execute("SELECT part, confirmed, last FROM part").fetchone()
    if number < before:
        link.execute(
            "INSERT OR REPLACE INTO fact (kind, subject, number, origin, body)"
            " SELECT ?, table_id, ? + row_number() OVER (ORDER BY number), ?, '' FROM result",
            (facts.RESULT, last, own),
        )
        link.execute("UPDATE part SET last = last + (SELECT count(*) FROM result)")
    link.execute(
        "DELETE FROM fact WHERE kind = ? AND origin = ? AND number <= ?",
        (facts.RESULT, own, number),
    )
    link.execute("UPDATE part SET confirmed = ?", (number,))
    return bool(number < before)


def _watch_people(link: sqlite3.Connection) -> None:
    """What is told of a person, here or elsewhere, is followed in the second file, too."""
    link.execute(
        "CREATE TEMP TRIGGER told_everywhere AFTER INSERT ON main.fact"
        f" WHEN NEW.kind LIKE 'person.%' OR NEW.kind = '{facts.FORGOTTEN}' BEGIN"
        " INSERT OR REPLACE INTO follow (subject, kind, number, origin, body)"
        f" VALUES (NEW.subject, '{_PERSON}', NEW.number, NEW.origin, ''); END"
    )


def _forgotten(link: sqlite3.Connection) -> set[int]:
    query = "SELECT subject FROM fact WHERE kind = ?"
    return {record[0] for record in link.execute(query, (facts.FORGOTTEN,))}


def _is_known(link: sqlite3.Connection, user_id: int) -> bool:
    query = "SELECT 1 FROM person WHERE user_id = ?"
    return link.execute(query, (user_id,)).fetchone() is not None


def _person(link: sqlite3.Connection, user_id: int) -> PersonRow | None:
    return people.get(link, user_id) if _is_known(link, user_id) else None


def _write_person(
    link: sqlite3.Connection, user_id: int, row: PersonRow | None, *, gone: bool
) -> None:
    if gone:
        people.forget(link, user_id)
    if row is not None:
        people.save(link, row)
