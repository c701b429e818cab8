"""What follows from facts of other parts: deadlines move, the tables of the forgotten are left.

Each is a row until it is done, so that a crash in between loses nothing; done twice is done once.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

import structlog

from bot.engine.lobbies import Lobbies
from bot.engine.people import persons_time, vacations
from bot.engine.tables import Tables
from bot.engine.time import clocks
from bot.errors import HouseError
from bot.parts import facts
from bot.store.rows import VacationRow
from bot.tournaments.running.steps import Steps
from games.core.words import RuleError

log = structlog.get_logger()


class Step(NamedTuple):
    """One thing to follow."""

    subject: int
    kind: str
    number: int
    origin: int
    body: str


class Following:
    """Follows all that is to be followed in one part."""

    def __init__(
        self,
        tables: Tables,
        lobbies: Lobbies,
        steps: Steps,
        also: Callable[[Step], Awaitable[None]] | None = None,
    ) -> None:
        """`also` is called for each step, too."""
        self._tables, self._lobbies, self._steps = tables, lobbies, steps
        self._store = tables.repository.store
        self._also = also

    async def catch_up(self) -> None:
        """Follow all, the oldest first. What fails is tried at the next call."""
        for step in await self._store.read(_waiting):
            try:
                await self._follow(step)
                if self._also is not None:
                    await self._also(step)
            except Exception:
                log.exception("a fact could not be followed", kind=step.kind)
            else:
                await self._store.write(partial(_done, step=step))

    async def _follow(self, step: Step) -> None:
        match step.kind.partition(".")[0]:
            case facts.FORGOTTEN:
                await self._forget(step.subject, json.loads(step.body)["alias"])
            case "vacations":
                await self._vacations(step, json.loads(step.body))
            case "person":
                if _hours_changed(json.loads(step.body)):
                    await persons_time.follow(self._tables.repository, step.subject)
            case _:
                pass

    async def _vacations(self, step: Step, change: dict[str, Any]) -> None:
        await self._store.write(partial(self._tell, step=step, change=change))
        self._tables.repository.news_made()
        first = clocks.bring_forward if change.get("went") else None
        await persons_time.follow(self._tables.repository, step.subject, first)

    def _tell(self, connection: sqlite3.Connection, step: Step, change: dict[str, Any]) -> None:
        """The lines at the person's tables, once: the row says no more that they are to be told."""
        games, user_id = self._tables.repository.games, step.subject
        query = "SELECT body FROM follow WHERE subject = ? AND kind = ?"
        record = connection.execute(query, (user_id, step.kind)).fetchone()
        if record is None or json.loads(record[0]).get("told"):
            return
        begins = {one["since"] for one in change["came"]}
        for one in change["came"]:
            # One that ends early comes again with another end.
            if one["since"] not in {gone["since"] for gone in change["went"]}:
                vacations.tell(connection, games, _row(user_id, one), "vacation-announced")
        for one in change["went"]:
            if one["since"] not in begins or _shorter(one, change["came"]):
                vacations.tell(connection, games, _row(user_id, one), "vacation-cancelled")
        connection.execute(
            "UPDATE follow SET body = ? WHERE subject = ? AND kind = ?",
            (json.dumps({**change, "told": True}), user_id, step.kind),
        )

    async def _forget(self, user_id: int, alias: str) -> None:
        """As when the person asks for it here: their seats are given up first."""
        for errand in await self._tables.errands(user_id):
            table = errand.sight.table
            leave = self._lobbies.leave if table.stage == "lobby" else self._tables.leave
            with suppress(HouseError, RuleError):
                await leave(table.id, user_id)
        await self._steps.leave_all(user_id)
        await self._tables.forget(user_id, alias)


def _row(user_id: int, told: dict[str, Any]) -> VacationRow:
    return VacationRow(
        user_id=user_id,
        first=told["first"],
        last=told["last"],
        since=datetime.fromisoformat(told["since"]),
        until=datetime.fromisoformat(told["until"]),
    )


def _shorter(gone: dict[str, Any], came: list[dict[str, Any]]) -> bool:
    return any(one["since"] == gone["since"] and one["until"] < gone["until"] for one in came)


def _hours_changed(change: dict[str, Any]) -> bool:
    before, after = (
        {(one.get("zone"), one.get("quiet")) for one in change[which]} for which in ("went", "came")
    )
    return (before or {(None, None)}) != (after or {(None, None)})


def _waiting(connection: sqlite3.Connection) -> list[Step]:
    query = "SELECT subject, kind, number, origin, body FROM follow ORDER BY number"
    return [Step(*row) for row in connection.execute(query)]


def _done(connection: sqlite3.Connection, step: Step) -> None:
    """Unless another has come meanwhile."""
    connection.execute(
        "DELETE FROM follow WHERE subject = ? AND kind = ? AND number = ? AND origin = ?",
        step[:-1],
    )
