"""Interactions that another part can answer: handed over as they came, and answered there with their token.

Direct messages reach shard 0 only, with the buttons of notices, and a command may name a table of any server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import cached_property
from typing import Any

import structlog

from bot.engine.keeping import arrivals
from bot.lessons.lecture import is_lesson
from bot.parts.asking import LIMIT, Asking
from bot.parts.client import PartClient
from bot.parts.everywhere import HOME, is_everywhere
from bot.parts.hub import AwayError, Hub
from bot.store import tables, tournaments
from bot.tournaments.card.card import VERB
from bot.ui.control import parse
from bot.words.languages import ENGLISH

log = structlog.get_logger()

_COMMAND, _PRESS, _MODAL = 2, 3, 5

Data = dict[str, Any]
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Handing:
    """Stands before the library's own reading of interactions."""

    def __init__(self, hub: Hub, client: PartClient, asking: Asking, spawn: Spawn) -> None:
        self._hub, self._client, self._asking, self._spawn = hub, client, asking, spawn
        parsers = client._connection.parsers  # noqa: SLF001  # before anything is made of it
        self._serve_plainly = parsers["INTERACTION_CREATE"]
        parsers["INTERACTION_CREATE"] = self.came

    @cached_property
    def _with_table(self) -> set[str]:
        """The commands that are about a table, whether it is named or not."""
        return {
            command.qualified_name
            for command in self._client.tree.walk_commands()
            if any(one.name == "table" for one in getattr(command, "parameters", ()))
        }

    def came(self, data: Data) -> None:
        """An interaction from Discord."""
        at = self._client.services.now()
        if data["type"] in (_COMMAND, _PRESS, _MODAL) and self._may_be_elsewhere(data):
            self._spawn(self._find(data, at))
        else:
            self._serve(data, at)

    async def take(self, told: Data) -> None:
        """One that another part has, and that this one may answer."""
        if told["from"] != self._hub.share.part and await self._is_mine(told["wanted"]):
            try:
                if await self._claimed(told["data"]["id"]):
                    self._serve(told["data"], datetime.fromisoformat(told["at"]))
            except AwayError:
                log.warning("an interaction of another part was not taken")

    def _may_be_elsewhere(self, data: Data) -> bool:
        if is_everywhere(data):
            return self._hub.share.part != HOME
        if data["type"] != _COMMAND:
            # In a server's channels are its own tables.
            return "guild_id" not in data
        return _table_in(data) is not None or "guild_id" not in data

    async def _find(self, data: Data, at: datetime) -> None:
        """Let the part answer that can; if none does, this one says what is so."""
        try:
            wanted = await self._wanted(data)
            if wanted is not None and not await self._is_mine(wanted):
                told = {"from": self._hub.share.part, "wanted": wanted, "at": at.isoformat()}
                await self._hub.tell("handed", {**told, "data": data})
                await asyncio.sleep(LIMIT)
                if not await self._claimed(data["id"]):
                    return
        except AwayError:
            pass
        self._serve(data, at)

    async def _wanted(self, data: Data) -> list[Any] | None:
        """What it is about: a table, a tournament, or the ratings of everywhere; None: nothing elsewhere."""
        if is_everywhere(data):
            return ["everywhere", 0]
        if (table := _table_in(data)) is not None:
            return ["table", table]
        if (tournament := _tournament_in(data)) is not None:
            return ["tournament", tournament]
        if data["type"] == _COMMAND and _path(data) in self._with_table:
            return await self._only_errand(int(data["user"]["id"]), self._game_of(data))
        return None

    def _game_of(self, data: Data) -> str | None:
        """The game whose own command it is."""
        root = data["data"]["name"].replace("-", "_")
        return root if root in self._client.services.games else None

    async def _only_errand(self, user_id: int, game: str | None) -> list[Any] | None:
        """The one table that waits for the person, if it is elsewhere: they need not name it."""
        others, _ = await self._asking.errands(user_id, ENGLISH.code)
        waiting = [one.table for one in others if one.asked and game in (None, one.game)]
        if len(waiting) != 1:
            return None
        own = await self._client.services.tables.errands(user_id)
        here = any(one.asked and game in (None, one.sight.rules.key) for one in own)
        return None if here else ["table", waiting[0]]

    async def _is_mine(self, wanted: list[Any]) -> bool:
        kind, number = wanted
        if kind == "everywhere":
            return self._hub.share.part == HOME
        get: Any = tables.get if kind == "table" else tournaments.get
        return await self._client.services.store.read(lambda link: get(link, number)) is not None

    async def _claimed(self, identity: str) -> bool:
        """Whether this part is the one that answers. AwayError."""
        key, own = self._hub.key(f"claim:{identity}"), self._hub.share.part
        return bool(await self._hub.ask(lambda: self._hub.link.set(key, own, nx=True, ex=60)))

    def _serve(self, data: Data, at: datetime) -> None:
        with arrivals.came(at):
            self._serve_plainly(data)


def _table_in(data: Data) -> int | None:
    """The table that an interaction names: in a button's id, or as an option."""
    inner = data.get("data") or {}
    press = parse(str(inner.get("custom_id", "")))
    if press is not None:
        # A lesson is a person's, and all parts have it.
        return None if is_lesson(press.table) else press.table or None
    options = list(inner.get("options") or ())
    while options:
        one = options.pop()
        if one.get("name") == "table" and isinstance(one.get("value"), int):
            return int(one["value"])
        options += one.get("options") or ()
    return None


def _tournament_in(data: Data) -> int | None:
    press = parse(str((data.get("data") or {}).get("custom_id", "")))
    if press is None or press.verb != VERB:
        return None
    number = press.argument.partition(".")[0]
    return int(number) if number.isdecimal() and len(number) < 16 else None


def _path(data: Data) -> str:
    """The whole name of a command: "table info"."""
    names, options = [data["data"]["name"]], data["data"].get("options") or ()
    while options and options[0].get("type") in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options") or ()
    return " ".join(names)
