"""The process dies at any moment of a round change: nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store.database import Database
from bot.tournaments.records.records import Held
from games.league.tournament.entries import Begin
from tests.bot.tournaments.running.club import DIRECTOR, Club


class KilledError(BaseException):
    """The process is gone: nothing after this is done."""


WRITES = 14
"""More than a round change has; a death after the last one changes nothing."""


@pytest.mark.parametrize("write", range(WRITES))
async def test_a_round_change_goes_on_after_a_death_at_any_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: int
) -> None:
    club = Club(tmp_path / "bot.sqlite3")
    await club.open()
    cup = await club.create(8, rounds=2, sizes=(4,), round_length=timedelta(days=2))
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    club.world.now += timedelta(days=2)
    with monkeypatch.context() as patched:
        patched.setattr(Database, "write", dying(Database.write, write))
        with suppress(KilledError):
            await club.runner.look()
    await club.restart()
    await club.runner.look()
    assert_all_there_once(await club.held(cup), await club.tables(cup), club.said)
    for table in (await club.tables(cup)).values():
        stage = (await club.world.live(table)).row.stage
        assert stage == ("running" if table in (await club.running(cup)).values() else "closed")
    await club.world.store.close()


def assert_all_there_once(held: Held, tables: dict[int, int], said: list[str]) -> None:
    """Two rounds of two tables, each opened once, and each announcement at least once.

    That none is said twice on Discord is shown where it is said.
    """
    assert [len(one.tables) for one in held.state.rounds] == [2, 2]
    assert sorted(tables) == [1, 2, 3, 4]
    assert len(set(tables.values())) == 4
    counted = Counter(said)
    wanted = {"round-time-over": 1, "adjudicated": 2, "round-over": 1, "round-opened": 2}
    assert all(counted[key] >= count for key, count in wanted.items())
    assert sum(counted[key] - count for key, count in wanted.items()) <= 1


def dying(write: Callable[..., Any], count: int) -> Callable[..., Any]:
    """The store's `write`, which dies at the write of that number and at all after it."""
    seen = 0

    async def written(store: Database, work: Callable[..., Any]) -> Any:
        nonlocal seen
        seen += 1
        if seen <= count:
            return await write(store, work)
        raise KilledError

    return written
