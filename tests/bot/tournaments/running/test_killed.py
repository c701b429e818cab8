"""The process dies at any moment of a round change: nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.store import avoided
from bot.tournaments.records.records import Held
from games.core.chance import Chance
from games.league.tournament.entries import Begin, Change, Drop, Rule
from games.league.tournament.state import State
from tests.bot.deaths import killed_at, same_after_every_death
from tests.bot.tournaments.running.club import DIRECTOR, Club, person

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
    # Whoever never moves would be out of the next round.
    for table in (await club.running(cup)).values():
        await club.world.play(table, Chance("begun", table), 12)
    club.world.now += timedelta(days=2)
    with killed_at(monkeypatch, write):
        await club.runner.look()
    await club.restart()
    await club.runner.look()
    assert_all_there_once(await club.held(cup), await club.tables(cup), club.said)
    for table in (await club.tables(cup)).values():
        stage = (await club.world.live(table)).row.stage
        assert stage == ("running" if table in (await club.running(cup)).values() else "closed")
    await club.world.store.close()


STEPS = ("a lapse is noted", "a silent table is scored", "the last one who played leaves")


@pytest.mark.parametrize("step", STEPS)
async def test_what_follows_silence_is_the_same_after_a_death_at_any_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    dealt = SimpleNamespace(token_hex=lambda _: "seed")
    monkeypatch.setattr("bot.tournaments.records.records.secrets", dealt)
    run = partial(after_death, monkeypatch, step)
    await same_after_every_death(tmp_path, run, least=2)


async def after_death(
    monkeypatch: pytest.MonkeyPatch, step: str, path: Path, write: int | None
) -> tuple[object, int]:
    """How all stands once the step is over, and how many writes it had until then."""
    club, seen = Club(path), [0]
    await club.open()
    cup = await before(club, step)
    with killed_at(monkeypatch, write, seen):
        await club.runner.look()
    if write is not None:
        await club.restart()
        await club.runner.look()
    held = await club.held(cup)
    (table,) = (await club.tables(cup)).values()
    live = await club.world.live(table)
    people = [(one.status, one.lapses, one.resting) for one in held.state.players]
    (drawn,) = held.state.rounds[0].tables
    told = {key for key in club.said if "silent" in key or "lapsed" in key}
    seats = [(row.user_id, row.computer, row.offered) for row in live.seats]
    row = (live.row.stage, live.row.paused_why, live.row.number)
    await club.world.store.close()
    return (held.state.phase, drawn, people, told, seats, row), seen[0]


SHORT = timedelta(days=2)
DEEDS = ("rules", "changes settings", "drops somebody", "leaves", "avoids somebody")


@pytest.mark.parametrize("deed", DEEDS)
async def test_what_somebody_did_is_done_once_after_a_death_at_any_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    """Whoever had no answer does it again; all that follows is done by the next process."""
    dealt = SimpleNamespace(token_hex=lambda _: "seed")
    monkeypatch.setattr("bot.tournaments.records.records.secrets", dealt)
    run = partial(done_twice, monkeypatch, deed)
    await same_after_every_death(tmp_path, run, least=1)


async def done_twice(
    monkeypatch: pytest.MonkeyPatch, deed: str, path: Path, write: int | None
) -> tuple[object, int]:
    """How all stands once it was done and, unless it was seen to be done, done again; and its writes."""
    club, seen = Club(path), [0]
    await club.open()
    cup = await club.create(4, rounds=2, sizes=(4,), round_length=SHORT)
    if deed != "changes settings":
        await club.steps.direct(cup, DIRECTOR, Begin())
        await club.runner.look()
    club.said.clear()
    with killed_at(monkeypatch, write, seen):
        await do(club, cup, deed)
        await club.runner.look()
    if write is not None:
        await club.restart()
        if not is_done((await club.held(cup)).state, deed):
            await do(club, cup, deed)
        await club.runner.look()
    state = (await club.held(cup)).state
    tables = await club.tables(cup)
    rows = [(await club.world.live(one)).row for one in tables.values()]
    stages = [(row.stage, row.number) for row in rows]
    told = sorted({key for key in club.said if key != "KeepRound"})
    await club.world.store.close()
    rounds = [[table.seats for table in one.tables] for one in state.rounds]
    people = [one.status for one in state.players]
    return (rounds, people, state.apart, state.settings, stages, told), seen[0]


async def do(club: Club, cup: int, deed: str) -> None:
    match deed:
        case "rules":
            ruling = Rule(1, ((0,), (1,), (2,), (3,)), (0, 0, 0, 0), "Agreed")
            await club.steps.direct(cup, DIRECTOR, ruling)
        case "changes settings":
            settings = (await club.held(cup)).state.settings
            await club.steps.direct(cup, DIRECTOR, Change(replace(settings, rounds=3)))
        case "drops somebody":
            await club.steps.direct(cup, DIRECTOR, Drop(2, "Insults"))
        case "leaves":
            await club.steps.leave(cup, person(2))
        case _:
            wish = partial(avoided.put, user_id=1001, other_id=1002)
            await club.world.store.write(wish)
            await club.steps.avoid(1001, 1002)


def is_done(state: State, deed: str) -> bool:
    """What its doer sees on the card; a wish is secret, and made again."""
    match deed:
        case "rules":
            return state.rounds[0].tables[0].result is not None
        case "changes settings":
            return state.settings.rounds == 3
        case "drops somebody" | "leaves":
            return state.players[1].status != "entered"
        case _:
            return False


async def before(club: Club, step: str) -> int:
    """A table of a round without an end, just before the step; the tournament."""
    cup = await club.create(3, rounds=1, sizes=(3,), round_length=None)
    await club.steps.direct(cup, DIRECTOR, Begin())
    await club.runner.look()
    (table,) = (await club.running(cup)).values()
    for _ in range(40):
        club.world.now += timedelta(hours=12)
        while await club.world.tables.ring_due():
            pass
        if step == STEPS[2]:
            for offer in (await club.world.tables.sight(table, 1001)).offers[:1]:
                await club.world.tables.act(table, 1001, offer.action)
            await club.runner.look()
            if len((await club.held(cup)).state.rounds[0].tables[0].silent) == 2:
                break
    if step == STEPS[1]:
        await club.runner.look()
        club.world.now += timedelta(days=3)
    if step == STEPS[2]:
        await club.steps.leave(cup, person(1))
    return cup


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
