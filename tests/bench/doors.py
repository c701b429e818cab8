"""Open doors: what a stranger finds of tables whose place they do not see, and ways past the gate of tables."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.engine.keeping.gate import TableLimits
from bot.outbound.sending.budget import Budget
from bot.store import tables
from bot.store.database import Database
from tests.bench.__main__ import Figure
from tests.bot.doors.places import CLOSED, put
from tests.bot.doors.walk import NO_TABLE, everything
from tests.bot.inbound.conftest import Place
from tests.bot.inbound.test_doors import OF_A_CHANNEL_THAT_IS_SEEN, names
from tests.bot.inbound.test_gate import WAYS
from tests.bot.inbound.test_looking import finished


def main() -> list[Figure]:
    return asyncio.run(_main())


async def _main() -> list[Figure]:
    async with _place() as place:
        none = await everything(place, "dario", NO_TABLE)
    found = [await _found(kind, none) for kind in CLOSED]
    listed = await _listed()
    past = [await _made(way) for way in WAYS]
    tried = f"{len(none)} commands, suggestions, presses and forms in {len(CLOSED)} kinds of places"
    return [
        (f"open doors: {tried}", str(sum(found)), "0", ""),
        (f"finished tables of {len(HIDDEN)} kinds of places in lists", str(listed), "0", ""),
        (f"tables past the gate, by {len(WAYS)} ways", str(sum(past)), "0", ""),
    ]


async def _found(kind: str, none: dict[str, object]) -> int:
    """How many answers tell anything of the table, or change it."""
    async with _place() as place:
        number = await place.started("acquire", "anna", "bruno", "carla")
        await put(place, number, CLOSED[kind])
        before = await place.tables.repository.look(number)
        found = await everything(place, "dario", number)
        changed = await place.tables.repository.look(number) is not before
    return changed + sum(said != none[done] for done, said in found.items())


async def _listed() -> int:
    """How many lists of finished games name one whose channel somebody does not see."""
    async with _place() as place:
        number, named = await finished(place), 0
        for kind in HIDDEN:
            await put(place, number, CLOSED[kind])
            named += sum(await names(place, "dario", number))
    return named


HIDDEN = tuple(kind for kind in CLOSED if kind not in OF_A_CHANNEL_THAT_IS_SEEN)


async def _made(way: str) -> int:
    """How many tables it makes for somebody who may have no more."""
    async with _place() as place:
        await finished(place)
        await place.lobby("acquire", "anna")
        place.tables.repository.gate.limits = TableLimits(per_person=1, per_server=99)
        before = await place.store.read(tables.ids)
        await WAYS[way](place)
        return len(await place.store.read(tables.ids)) - len(before)


@asynccontextmanager
async def _place() -> AsyncIterator[Place]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Database.open(Path(folder) / "house.sqlite3")
        place = Place(store)
        await place.open()
        place.client.pacing._line = Budget(1_000_000)
        try:
            yield place
        finally:
            await place.env.shutdown()
            await store.close()
