"""Late tables that computers play on: the queue, what others see meanwhile, and what a crash leaves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import Any

import pytest

from bot.engine.keeping.pool import Pool
from bot.tournaments.running import game_tables
from games.core.contract import Outcome
from games.core.record import Header, Table
from games.league.adjudication import behind, mean
from games.league.tournament.entries import Begin, Extend, Rule
from games.league.tournament.state import Result
from games.players.playing_on import playouts
from tests.bot.tournaments.running.club import DIRECTOR, Club

LONG = timedelta(days=2)
FEW = 5
"""Games: enough to be cut off in the midst of them."""


async def late(club: Club, players: int = 4) -> int:
    """A tournament whose only round is over by the clock; nobody has looked since."""
    cup = await club.create(
        players, game="shark_room", sizes=(4,), rounds=1, round_length=LONG, late_tables="playouts"
    )
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    club.world.now += LONG
    return cup


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer games are played on than the method says."""
    monkeypatch.setattr(game_tables, "GAMES", FEW)


async def published(club: Club, cup: int, games: int, *, late: bool = True) -> Result:
    """The result of table 1 that the published method gives, with so many games: behind stands whoever is
    waited for, once they are late.
    """
    live = await club.world.live((await club.tables(cup))[1])
    found = mean(playouts(live.rules, *live.begun, range(games)))
    found = behind(found, live.waiting.seats if late else ())
    return Result(found.places, found.scores, "method")


async def result(club: Club, cup: int) -> Result | None:
    """Of table 1."""
    return (await club.held(cup)).state.rounds[0].tables[0].result


async def until(there: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not there():  # noqa: ASYNC110  # no event tells of what a process has written
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(club: Club) -> AsyncIterator[None]:
    """The runner runs by itself."""
    task = asyncio.create_task(club.runner.run())
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


class Gate:
    """Games that are played on only when the gate is opened; `cut` counts those that were stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.cut = list[str](), list[str]()
        self.open = asyncio.Event()
        self._outcomes = Pool.playouts
        monkeypatch.setattr(Pool, "playouts", self.outcomes)
        monkeypatch.setattr(game_tables, "GLANCE", 0.01)

    async def outcomes(
        self, who: str, header: Header[Any], table: Table[Any], _games: int
    ) -> tuple[Outcome, ...]:
        self.begun.append(who)
        try:
            await self.open.wait()
        except asyncio.CancelledError:
            self.cut.append(who)
            raise
        pool = Pool()
        try:
            return await self._outcomes(pool, who, header, table, FEW)
        finally:
            await pool.end()


@pytest.mark.usefixtures("few")
async def test_a_late_table_is_scored_by_games_played_on_beside_the_bot(club: Club) -> None:
    cup = await late(club)
    wanted = await published(club, cup, FEW)
    await club.runner.look()
    assert await result(club, cup) == wanted


@pytest.mark.usefixtures("few")
async def test_a_score_that_a_restart_cut_off_is_begun_again_and_comes_out_alike(
    club: Club,
) -> None:
    cup = await late(club)
    wanted, table = await published(club, cup, FEW), (await club.tables(cup))[1]
    pool = club.world.tables.repository.pool
    async with running(club):
        await until(lambda: pool.played_on(f"table {table}") > 0)
    assert await result(club, cup) is None
    await club.restart()
    await club.runner.look()
    assert await result(club, cup) == wanted


async def test_what_waits_for_its_score_is_told(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, gate = await late(club, 8), Gate(monkeypatch)
    async with running(club):
        await until(lambda: bool(gate.begun))
        assert await club.steps.scoring(await club.held(cup)) == {1: 0, 2: 0}
        gate.open.set()
        await until(lambda: club.said.count("adjudicated") == 2)
    assert len(gate.begun) == 2
    assert await club.steps.scoring(await club.held(cup)) == {}


async def test_other_tournaments_go_on_while_a_table_is_played_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await late(club)
    gate = Gate(monkeypatch)
    async with running(club):
        await until(lambda: bool(gate.begun))
        other = await club.create(4, rounds=1, sizes=(4,))
        await club.steps.direct(other, DIRECTOR, Begin())
        await until(lambda: club.said.count("round-opened") == 2)
        assert len(await club.tables(other)) == 1


async def test_a_round_that_is_extended_is_played_on_by_its_players(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, gate = await late(club), Gate(monkeypatch)
    async with running(club):
        await until(lambda: bool(gate.begun))
        await club.steps.direct(cup, DIRECTOR, Extend(LONG))
        await until(lambda: bool(gate.cut))
    await club.runner.look()
    assert await result(club, cup) is None
    assert await club.steps.scoring(await club.held(cup)) == {}


async def test_the_word_of_the_director_ends_the_games_that_are_played_on(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup, gate = await late(club), Gate(monkeypatch)
    places = ((0,), (1,), (2,), (3,))
    async with running(club):
        await until(lambda: bool(gate.begun))
        await club.steps.direct(cup, DIRECTOR, Rule(1, places, (4, 3, 2, 1), "They agreed."))
        await until(lambda: bool(gate.cut))
    found = await result(club, cup)
    assert found is not None
    assert found.by == "director"


@pytest.mark.usefixtures("few")
async def test_a_score_that_the_director_asks_for_waits_in_the_same_queue(club: Club) -> None:
    cup = await club.create(4, game="shark_room", sizes=(4,), rounds=1, late_tables="playouts")
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    wanted = await published(club, cup, FEW, late=False)
    for _ in range(2):
        assert not await club.steps.adjudicate(cup, DIRECTOR, 1)
    assert await club.steps.scoring(await club.held(cup)) == {1: 0}
    await club.restart()
    await club.runner.look()
    assert await result(club, cup) == wanted
    assert club.said.count("adjudicated") == 1


@pytest.mark.usefixtures("few")
async def test_a_closed_table_is_scored_once(club: Club) -> None:
    cup = await club.create(4, game="shark_room", sizes=(4,), rounds=1, late_tables="playouts")
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    await club.world.tables.call((await club.tables(cup))[1], 1001, "end", admin=True)
    await club.runner.look()
    assert await result(club, cup) is not None
    assert club.said.count("adjudicated") == 1
