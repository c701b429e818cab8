"""What every bot of the tests begins with is made once in a process: its commands, a new database.

Making them took longer than what most tests do. What a bot makes at its start is tried where commands
are registered (`test_registering.py`) and where databases are migrated (`store/`).
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.inbound.client import Bot
from bot.store import database
from bot.store.migrate import keep_private, migrate
from bot.tournaments import joining
from bot.tournaments.commands.tournament import GROUP
from games.core.contract import AnyRules

Shelf = tuple[AnyRules, ...]
Made = tuple[Any, ...]

_add_commands = joining.add_commands
_payloads = Bot.payloads
_connect = database.connect


class Told(list[Any]):
    """Some 300 kB that nobody changes: the offline Discord copies all that it is told."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        return self


class Commands:
    """Commands by shelf, and what Discord is told of them."""

    def __init__(self) -> None:
        self._made: list[tuple[Shelf, Made, Any]] = []
        self._told: list[tuple[Shelf, Told]] = []

    def add(self, tree: app_commands.CommandTree[Any], games: Mapping[str, AnyRules]) -> None:
        shelf = tuple(games.values())
        for of, made, create in self._made:
            if _same(of, shelf):
                # The group is the process's own; this command of it knows the shelf.
                GROUP.remove_command("create")
                GROUP.add_command(create)
                for one in made:
                    tree.add_command(one)
                return
        _add_commands(tree, games)
        self._made.append((shelf, tuple(tree.get_commands()), GROUP.get_command("create")))

    async def payloads(self, bot: Bot) -> Told:
        shelf = tuple(bot.services.games.values())
        for of, told in self._told:
            if _same(of, shelf):
                return told
        told = Told(await _payloads(bot))
        self._told.append((shelf, told))
        return told


def _same(one: Shelf, other: Shelf) -> bool:
    return len(one) == len(other) and all(map(lambda a, b: a is b, one, other))


@pytest.fixture(scope="session", autouse=True)
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    commands, template = Commands(), tmp_path_factory.mktemp("template") / "new.sqlite3"
    migrate(template, datetime(2026, 1, 1))  # noqa: DTZ001 - of a new file nothing is kept with a date

    def copied(path: Path, *rest: Any) -> bool:
        # A place where nothing can be written is refused by what is tried there.
        with suppress(OSError):
            if not path.exists() and not Path(f"{path}-wal").exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                keep_private(path)
                shutil.copyfile(template, path)
        return migrate(path, *rest)

    def connected(path: Path, *pragmas: str) -> sqlite3.Connection:
        link = _connect(path, *pragmas)
        # To wait for the disk keeps safe what a power cut would undo, and nobody cuts it here.
        link.execute("PRAGMA synchronous = OFF")
        return link

    async def payloads(bot: Bot) -> list[Any]:
        return await commands.payloads(bot)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(joining, "add_commands", commands.add)
        patch.setattr(Bot, "payloads", payloads)
        patch.setattr(database, "migrate", copied)
        patch.setattr(database, "connect", connected)
        yield
