"""The health page: what a monitor reads, and who may."""

from __future__ import annotations

import shutil
import socket
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import aiohttp
import pytest

from bot.about import VERSION
from bot.errors import SetupError, StoreError
from bot.process.health import Health
from bot.process.measures import Sample
from bot.store.columns import text_of
from tests.bot.sim import House
from tests.bot.store.overwriting import cut, emptied, letter, replaced, without_log

STATE = {"connected": True, "clock": True}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def checks() -> Mapping[str, bool]:
    return STATE


async def samples() -> Sequence[Sample]:
    return [Sample("borsa_tables", 3, ("acquire", "running")), Sample("borsa_servers", 2)]


@pytest.fixture
async def address() -> AsyncIterator[str]:
    health, port = Health(checks, samples), free_port()
    await health.open(port)
    yield f"http://127.0.0.1:{port}"
    await health.close()


async def read(address: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def test_a_well_bot_answers_200(address: str) -> None:
    status, text = await read(f"{address}/health")
    assert (status, text) == (200, '{"connected": true, "clock": true}')


async def test_a_bot_whose_clock_stands_answers_503(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STATE, "clock", False)
    assert (await read(f"{address}/health"))[0] == 503


async def test_backups_that_fail_are_told_and_end_no_evening(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(STATE, "backups", False)
    assert await read(f"{address}/health") == (
        200,
        '{"connected": true, "clock": true, "backups": false}',
    )


async def test_backups_are_well_while_they_are_made(house: House) -> None:
    backups = house.app.settings.backups
    assert (await house.app._checks())["backups"]
    assert (await house.app._checks())["room"]
    backups.mkdir(exist_ok=True)
    last = house.now() - timedelta(hours=26)
    (backups / f"house-{last:%Y%m%dT%H%M%SZ}.sqlite3").touch()
    assert not (await house.app._checks())["backups"]
    house.app.settings.backups = backups / "nothing" / "file.txt"
    backups.joinpath("nothing").touch()
    assert not (await house.app._checks())["backups"]


@pytest.mark.parametrize("change", [cut, emptied, letter, replaced, without_log])
async def test_a_database_that_is_not_the_bots_any_more_is_told(
    house: House, change: Callable[[Path], None]
) -> None:
    """Until the process has ended for that."""
    path = house.app.settings.database
    await house.app.store.look_through()
    await house.app.store.settle()
    shutil.copyfile(path, path.with_name("backup.sqlite3"))

    async def sound() -> float:
        samples = await house.app._samples()
        return next(one.value for one in samples if one.name == "borsa_database_sound")

    assert (await house.app._checks())["database"]
    assert await sound()
    change(path)
    with suppress(StoreError):
        await house.app.store.write(lambda link: link.execute("UPDATE lease SET beat = beat"))
    assert not (await house.app._checks())["database"]
    assert not await sound()


async def test_figures_are_told_in_prometheus_words(address: str) -> None:
    for _ in range(2):
        status, text = await read(f"{address}/metrics")
    assert status == 200
    assert 'borsa_tables{game="acquire",stage="running"} 3.0' in text
    assert "process_resident_memory_bytes" in text
    assert f'version="{VERSION}"' in text


async def test_a_port_that_is_taken_is_said_in_one_sentence(address: str) -> None:
    port = int(address.rsplit(":", 1)[1])
    with pytest.raises(SetupError, match=rf"port {port} \(BORSA_HEALTH_PORT\) of 127.0.0.1"):
        await Health(checks, samples).open(port)


@pytest.mark.parametrize(
    ("seconds", "is_well"), [(0, True), (-59, True), (-61, False), (60, False)]
)
async def test_a_beat_that_is_old_or_from_the_future_is_no_sign_of_life(
    house: House, seconds: int, *, is_well: bool
) -> None:
    """After the wall clock was set back, the last beat would look fresh for as long."""
    beat = text_of(house.now() + timedelta(seconds=seconds))
    await house.app.store.write(lambda link: link.execute("UPDATE lease SET beat = ?", (beat,)))
    assert (await house.app._checks())["clock"] is is_well
