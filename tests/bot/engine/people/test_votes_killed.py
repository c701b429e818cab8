"""The process dies at any write of a vote: its end is there once, or the vote goes on."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.engine import lobbies
from bot.engine.people.ruling import Ruling
from bot.engine.table.live import Live
from bot.engine.table.tallying import first_decided
from bot.store import entries, outbox
from games.core.words import Seat
from tests.bot.deaths import killed_at, same_after_every_death
from tests.bot.engine.people.test_substitutes import silent
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World


@pytest.mark.parametrize("what", ["end", "finish", "undo", "replace"])
async def test_a_vote_ends_once_after_a_death_at_any_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: Ruling | str
) -> None:
    monkeypatch.setattr(lobbies, "secrets", SimpleNamespace(token_hex=lambda _: "seed"))
    run = partial(after_death, monkeypatch, what)
    await same_after_every_death(tmp_path, run, least=2)


async def after_death(
    monkeypatch: pytest.MonkeyPatch, what: Ruling | str, path: Path, write: int | None
) -> tuple[object, int]:
    """How the table stands when all have voted, once more after a death; and how many writes it had."""
    world, seen = World(path), [0]
    await world.open()
    table = await world.begin("acquire", ANNA, BRUNO, CARLA)
    while (await world.live(table)).row.number < 3:
        user = await world.sit(table, (await world.live(table)).waiting.seats[0])
        await world.tables.act(
            table, user, (await world.tables.sight(table, user)).offers[0].action
        )
    if what == "replace":
        await silent(world, gone(await world.live(table)))
    await world.heard()
    with killed_at(monkeypatch, write, seen):
        await voted(world, table, what)
    if write is not None:
        await world.restart()
        # The last answer and what it decides are one write.
        assert first_decided(await world.live(table)) is None, write
        await world.tables.recover(None)
        await world.tables.ring_due()
        await voted(world, table, what)
    live, later = await world.live(table), world.now + timedelta(days=99)
    rows = await world.store.read(lambda link: entries.all(link, table))
    news = await world.store.read(lambda link: outbox.pending(link, later))
    told = [one.key for one in news if one.kind == "say"]
    seats = [(row.user_id, row.left, row.proposals) for row in live.seats]
    await world.store.close()
    return (live.row.stage, live.row.number, len(rows), live.ballots, seats, told), seen[0]


async def voted(world: World, table: int, what: Ruling | str) -> None:
    """Whoever moved last proposes, and all others agree; whoever has is not asked again."""
    live = await world.live(table)
    subject, by = gone(live), live.lines[-1].seat
    if (live.row.stage, live.row.number) != ("running", 3) or live.seats[subject].left:
        return
    if not live.ballots and what == "undo":
        await world.tables.undo(table, await world.sit(table, by or 0))
    elif not live.ballots:
        await world.tables.call(table, await world.sit(table, by or 0), what, subject)  # type: ignore[arg-type]
    for seat in {0, 1, 2} - {by}:
        for ballot in (await world.live(table)).ballots:
            if seat in ballot.asked and ballot.answers[ballot.asked.index(seat)] is None:
                await world.tables.vote(ballot.id, await world.sit(table, seat), yes=True)


def gone(live: Live) -> Seat:
    """The seat to be replaced: the first but that of who moved last."""
    return next(row.seat for row in live.seats if row.seat != live.lines[-1].seat)


async def test_a_vote_that_a_leaving_has_decided_is_carried_out_after_a_death(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The leaving is written, what follows from it is not: the clock finds that at the next start."""
    world = World(tmp_path / "house")
    await world.open()
    table = await world.begin("acquire", ANNA, BRUNO, CARLA)
    await world.tables.call(table, ANNA, "end")
    (ballot,) = (await world.live(table)).ballots
    await world.tables.vote(ballot.id, BRUNO, yes=True)
    with killed_at(monkeypatch, 1):
        await world.tables.leave(table, CARLA)
    await world.restart()
    await world.tables.recover(world.now)
    world.now += timedelta(seconds=1)
    assert (await world.live(table)).row.stage == "running"
    assert await world.tables.ring_due() == 1
    assert (await world.live(table)).row.stage == "closed"
    assert await world.tables.ring_due() == 0
    await world.store.close()
