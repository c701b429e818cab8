"""One table that cannot be read is set aside; all others go on, and the doctor names it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from bot.engine.clock import Clock
from bot.errors import HouseError
from bot.process.doctor import examine
from bot.store import lease, people, time_off
from bot.store.database import connect
from bot.store.rows import PersonRow, VacationRow
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World

Damage = str
DAMAGES: tuple[Damage, ...] = (
    "UPDATE game_table SET alarms = X'7B' WHERE id = :id",
    "UPDATE game_table SET clock = X'FF' WHERE id = :id",
    "UPDATE game_table SET due = 'yesterday' WHERE id = :id",
    "UPDATE game_table SET due = '2000' WHERE id = :id",
    "UPDATE game_table SET state = X'00' WHERE id = :id",
    "UPDATE game_table SET game = 'chess' WHERE id = :id",
    "UPDATE game_table SET at = 'noon' WHERE id = :id",
    "UPDATE seat SET offered = 'soon' WHERE table_id = :id",
    "UPDATE entry SET at = 'noon' WHERE table_id = :id",
    "UPDATE game_table SET stage = 'begun' WHERE id = :id",
    (
        "INSERT INTO ballot (table_id, what, subject, number, called_by, asked, answers, closes)"
        " VALUES (:id, 'pause', 0, 0, 0, X'00', X'00', 'soon')"
    ),
)


HOLIDAY = VacationRow(
    id=0,
    user_id=ANNA,
    first="2026-03-30",
    last="2026-03-30",
    since=datetime(2026, 3, 30, tzinfo=UTC),
    until=datetime(2026, 3, 31, tzinfo=UTC),
)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    numbers = count(1)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
    world = World(tmp_path / "bot.sqlite3")
    await world.open()
    await world.store.write(lambda link: lease.take(link, "me", world.now))
    yield world
    await world.store.close()


def damaging(statement: str, table: int) -> Callable[..., None]:
    def work(connection: object) -> None:
        connection.execute(statement, {"id": table})  # type: ignore[attr-defined]

    return work


@pytest.mark.parametrize("damage", DAMAGES)
async def test_it_holds_up_no_start_no_clock_and_no_list(world: World, damage: Damage) -> None:
    bad = await world.begin("shark", ANNA, BRUNO)
    good = await world.begin("shark", ANNA, CARLA)
    await world.store.write(damaging(damage, bad))
    await world.restart()
    await world.tables.recover(world.now - timedelta(minutes=5))
    errands = await world.tables.errands(ANNA)
    assert good in {one.sight.table.id for one in errands}
    clock = Clock(world.tables, "me")
    waited = (await world.tables.sight(good)).table.alarms[0].due
    world.now = waited
    await world.store.write(lambda link: lease.renew(link, "me", world.now))
    await clock.sweep()
    assert (await world.tables.sight(good)).table.alarms[0].banked


@pytest.mark.parametrize("damage", DAMAGES[:2])
async def test_who_asks_for_it_is_told_in_words(world: World, damage: Damage) -> None:
    bad = await world.begin("shark", ANNA, BRUNO)
    await world.store.write(damaging(damage, bad))
    await world.restart()
    with pytest.raises(HouseError, match="table-damaged"):
        await world.tables.sight(bad, ANNA)


@pytest.mark.parametrize("damage", [*DAMAGES[:2], DAMAGES[4], *DAMAGES[6:10]])
async def test_the_doctor_names_it_and_goes_on(world: World, damage: Damage) -> None:
    bad = await world.begin("shark", ANNA, BRUNO)
    await world.begin("shark", ANNA, CARLA)
    await world.store.write(damaging(damage, bad))
    with closing(connect(world.path)) as connection:
        found = [one.text for one in examine(connection, world.now, world.games)]
    assert any(text.startswith(f"table {bad}") for text in found)
    assert any(text.startswith("records:") for text in found)
    assert any(text.startswith("outbox:") for text in found)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE person SET quiet = X'7B' WHERE user_id = 101",
        "UPDATE vacation SET since = 'soon' WHERE user_id = 101",
    ],
)
async def test_choices_of_a_person_that_cannot_be_read_stop_no_table_of_theirs(
    world: World, damage: Damage
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.store.write(lambda link: people.save(link, PersonRow(user_id=ANNA, name="Anna")))
    await world.store.write(lambda link: time_off.add(link, HOLIDAY))
    await world.store.write(lambda link: link.execute(damage).rowcount)
    await world.restart()
    world.now = (await world.tables.sight(table)).table.alarms[0].due
    await world.tables.ring_due()
    assert (await world.tables.sight(table)).table.alarms[0].banked


async def test_whoever_sits_there_can_be_forgotten(world: World) -> None:
    bad = await world.begin("shark", ANNA, BRUNO)
    await world.store.write(damaging(DAMAGES[0], bad))
    await world.restart()
    await world.tables.forget(ANNA, "Player")
    assert await world.tables.errands(ANNA) == []
