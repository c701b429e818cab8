"""Boards of all games after 1,000 moves, with a pause between what SQLite has and what memory has.

Moves at several tables and the telling go on side by side. What is counted: newest boards of which the
picture or the sentence above it is not what the record gives, read anew from the store.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import discord
from simcord import Env

from bot.store.database import Database
from games import GAMES
from render.shelf import DRAWERS
from tests.bot.outbound.arrange import World, client, files, mine, text
from tests.bot.outbound.thread.test_one_moment import slow

Row = tuple[str, str, str, str]

MOVES, TABLES, BETWEEN = 1_000, 3, 8
"""Moves of all games together, tables at once, and moves of each between two comparisons."""

PEOPLE = ("Giulia", "Marco", "Anna")


class Watched:
    """One game's tables, and the pictures that were sent."""

    def __init__(self, world: World) -> None:
        self.world, self.moves, self.compared = world, 0, 0
        self.unlike: list[str] = []
        self._sent: dict[str, bytes] = {}
        http: Any = world.env.bot.http
        plain = http.request

        async def noted(route: Any, **rest: Any) -> Any:
            for file in rest.get("files") or ():
                self._sent[file.filename] = file.fp.read()
                file.reset()
            return await plain(route, **rest)

        http.request = noted

    async def play(self, moves: int) -> None:
        """So many moves at tables that are begun anew when their games are over."""
        tables: list[int] = []
        while self.moves < moves:
            tables = [one for one in tables if await self._runs(one)]
            tables += [await self.world.start(*PEOPLE) for _ in range(TABLES - len(tables))]
            again = slow(self.world)
            await asyncio.gather(*(self._moves(table) for table in tables), self._telling())
            again()
            await self.world.tell()
            for table in tables:
                await self._compare(table)

    async def _runs(self, table: int) -> bool:
        return (await self.world.tables.sight(table)).outcome is None

    async def _moves(self, table: int) -> None:
        for _ in range(BETWEEN):
            if await self._runs(table):
                await self.world.act(table)
                self.moves += 1

    async def _telling(self) -> None:
        for _ in range(BETWEEN):
            await self.world.tell()

    async def _compare(self, table: int) -> None:
        if not await self._runs(table):
            return
        board = [one for one in mine(await self.world.place(table)) if files(one)][-1]
        self.world.tables.repository.forget(table)
        self.world.restart()
        sight = await self.world.tables.sight(table)
        words = self.world.context.words(sight)
        picture = (await self.world.context.pictures.board(sight, words)).data
        assert sight.waiting is not None
        self.compared += 1
        if self._sent[_name(board)] != picture or words.ask(sight.waiting) not in text(board):
            self.unlike.append(f"{sight.rules.key} {table} at {sight.table.number}")


def _name(board: discord.Message) -> str:
    return files(board)[0]


def main() -> list[Row]:
    """Figure, measured, wanted, peer."""
    watched = [asyncio.run(measured(game, MOVES // len(GAMES))) for game in GAMES]
    moves, compared = sum(one.moves for one in watched), sum(one.compared for one in watched)
    unlike = [each for one in watched for each in one.unlike]
    what = f"boards unlike their record, of {compared} after {moves} moves"
    return [(what, ", ".join(unlike) or "0", "0", "")]


async def measured(game: str, moves: int) -> Watched:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder, "bench.sqlite3"))
        env = Env(client(), check_errors=False)
        await env.start()
        world = World(env, store, game=game, drawer=DRAWERS[game])
        watched = Watched(world)
        try:
            await watched.play(moves)
        finally:
            world.context.pictures.close()
            await env.shutdown()
            await store.close()
        return watched
