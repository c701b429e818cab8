"""Whatever goes wrong with a request, nothing is lost, doubled, or left "thinking": all stands there at the
end as after an evening in which nothing went wrong. The long form is `python -m tests.bench faults`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.wire.conftest import PATIENCE, Bot
from tests.wire.faults import Fault
from tests.wire.keeping import KeepingWire
from tests.wire.session import FAULTS, ROUTES, TWICE, evening, soon
from tests.wire.test_today import announced

_calm = Counter[tuple[str, str]]()


@pytest.fixture(autouse=True)
def hurried() -> Iterator[None]:
    with soon():
        yield


@pytest.mark.parametrize(
    "fault",
    ["lost", "half", "page 404", "done but 500", "bare", "not now 40333", "429 of an hour", TWICE],
)
async def test_a_fault_on_every_route_leaves_no_trace(fault: str) -> None:
    def spoil(wire: KeepingWire) -> list[Fault]:
        wire.twice = fault == TWICE
        spoilt = () if wire.twice else ROUTES.values()
        return [wire.spoil(*route, **FAULTS[fault]) for route in spoilt]

    if not _calm:
        calm, _ = await evening(lambda _: [])
        assert calm.wrong() == []
        _calm.update(calm.texts)
    stormy, met = await evening(spoil)
    assert fault == TWICE or sum(one.met for one in met) >= 7
    assert stormy.wrong() == []
    assert stormy.texts == _calm


@pytest.mark.parametrize("fault", ["done but 500", "lost", "bare"])
async def test_an_event_that_was_made_and_denied_is_there_once(
    keeping: KeepingWire, tmp_path: Path, fault: str
) -> None:
    keeping.spoil("POST", r"/scheduled-events$", **FAULTS[fault])
    bot = Bot(keeping, tmp_path)
    await bot.open()
    await announced(keeping, bot)
    known = None
    async with asyncio.timeout(PATIENCE):
        while known is None:
            await asyncio.sleep(0.05)
            bot.app.runner.wake()
            known = await bot.app.store.read(_event)
    await bot.close()
    assert list(keeping.planned) == [known]


def _event(link: sqlite3.Connection) -> int | None:
    found = link.execute("SELECT event_id FROM tournament").fetchone()
    return found[0] if found else None
