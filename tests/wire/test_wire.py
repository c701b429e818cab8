"""Gateway and rate limits: what a Discord on the wire does to a bot, and the game goes on."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Literal

import aiohttp
import pytest

from bot.engine.tables import utcnow
from bot.errors import SetupError, UnreachableError
from bot.inbound import shards
from bot.store import lease
from tests.bot.process.test_health import free_port
from tests.own import without_settings
from tests.wire.conftest import PATIENCE, Bot
from tests.wire.discord_wire import Wire
from tests.wire.redirect import instead_of_discord

pytestmark = pytest.mark.long


async def test_a_broken_connection_is_resumed_and_nothing_is_asked_anew(bot: Bot) -> None:
    await bot.wire.drop(code=4000)
    await asyncio.wait_for(bot.wire.ready.wait(), PATIENCE)
    assert bot.wire.connections == ["identify", "resume"]
    assert (await bot.answer("help")).status == 200


async def test_what_was_typed_while_the_bot_was_away_is_answered_on_resuming(bot: Bot) -> None:
    await bot.wire.drop(code=4000)
    asked = await bot.type("help")
    await asyncio.wait_for(asked.answered, PATIENCE)
    assert bot.wire.connections == ["identify", "resume"]


async def test_a_bot_that_is_sent_to_another_gateway_goes_and_comes_back(bot: Bot) -> None:
    await bot.wire.send_away()
    await asyncio.wait_for(bot.wire.ready.wait(), PATIENCE)
    assert bot.wire.connections[-1] == "resume"
    assert (await bot.answer("help")).status == 200


@pytest.mark.parametrize("shut", ["refuses", "hangs up"])
async def test_after_any_number_of_tries_the_bot_is_back_soon_once_it_can_connect(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, shut: Literal["refuses", "hangs up"]
) -> None:
    """discord.py's own waits would have grown by then, and it would end where a gateway hangs up."""
    (shard,) = bot.app.client.shards.values()  # type: ignore[attr-defined]
    shard._parent._backoff._exp = 10
    assert shard._parent._backoff.delay() <= shards.CONNECT_AGAIN < 10
    monkeypatch.setattr(shard._parent._backoff, "_longest", 0.02)

    async def at_once(_shard: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds before it logs in anew."""

    monkeypatch.setattr(bot.app.client, "before_identify_hook", at_once)
    bot.wire.shut = "refuses"
    await bot.wire.drop(code=4000)
    await bot.wire.until(lambda: bot.wire.connections.count("refuses") >= 3)
    bot.wire.shut = shut
    await bot.wire.until(lambda: bot.wire.connections.count(shut) >= 6)
    bot.wire.shut = ""
    await asyncio.wait_for(bot.wire.ready.wait(), PATIENCE)
    assert (await bot.answer("help")).status == 200


async def test_a_gateway_that_only_answers_heartbeats_is_left_for_another_log_in(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    (shard,) = bot.app.client.shards.values()  # type: ignore[attr-defined]
    monkeypatch.setattr(shard._parent._backoff, "_longest", 0.02)
    monkeypatch.setattr(shards, "LOGGED_IN", 0.3)
    monkeypatch.setattr(shards, "MISREAD", 0.5)

    async def at_once(_shard: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds before it logs in anew."""

    monkeypatch.setattr(bot.app.client, "before_identify_hook", at_once)
    bot.wire.mute = 2
    await bot.wire.drop(code=4000)
    await asyncio.wait_for(bot.wire.ready.wait(), PATIENCE)
    assert bot.wire.connections == ["identify", "mute", "mute", "identify"]
    assert (await bot.answer("help")).status == 200


async def test_a_rate_limit_delays_a_lobby_card_and_doubles_nothing(bot: Bot) -> None:
    limit = {"message": "You are being rate limited.", "retry_after": 0.3, "global": False}
    bot.wire.refuse("POST", r"/channels/\d+/messages$", 429, times=2, **limit)
    await bot.answer("play", game="acquire")
    await bot.posted(1)
    await asyncio.sleep(0.2)
    sent = [each for each in bot.wire.requests if each.method == "POST"]
    statuses = [each.status for each in sent if each.path.endswith("/messages")]
    assert statuses == [429, 429, 200]


async def test_an_acknowledgement_whose_answer_is_lost_loses_no_act(bot: Bot) -> None:
    """Discord has taken it, and the person would look at "thinking..." for ever."""
    bot.wire.lose("POST", r"/callback$")
    answered = await bot.answer("play", game="acquire")
    assert answered.path.endswith("/messages/@original")
    assert len(await bot.posted(1)) == 1


async def test_an_acknowledgement_that_discord_has_already_loses_no_act(bot: Bot) -> None:
    """After a 500 discord.py tries again, and Discord says that it was acknowledged."""
    bot.wire.refuse("POST", r"/callback$", 500, message="oh")
    bot.wire.refuse("POST", r"/callback$", 400, message="acknowledged", code=40060)
    answered = await bot.answer("play", game="acquire")
    assert answered.path.endswith("/messages/@original")
    assert len(await bot.posted(1)) == 1


async def test_a_first_answer_whose_fate_is_unknown_is_written_over_itself(bot: Bot) -> None:
    bot.wire.lose("POST", r"/callback$")
    await bot.answer("help")
    await bot.wire.until(lambda: any(one.method == "PATCH" for one in bot.wire.requests))


async def test_an_outage_of_discord_delays_a_lobby_card_and_doubles_nothing(bot: Bot) -> None:
    bot.wire.refuse("POST", r"/channels/\d+/messages$", 500, times=1, message="oh")
    await bot.answer("play", game="acquire")
    assert len(await bot.posted(1)) == 1


async def test_commands_are_registered_once_and_not_again(wire: Wire, tmp_path: Path) -> None:
    for _ in range(2):
        wire.ready.clear()
        bot = Bot(wire, tmp_path)
        await bot.open()
        await bot.close()
    assert registrations(wire) == 1


async def test_commands_that_somebody_else_has_changed_are_registered_again(
    wire: Wire, tmp_path: Path
) -> None:
    """Another process, or a database that was restored: what Discord has is looked at."""
    for _ in range(2):
        wire.ready.clear()
        bot = Bot(wire, tmp_path)
        await bot.open()
        await bot.close()
        wire.commands = wire.commands[1:]
    assert registrations(wire) == 2


def registrations(wire: Wire) -> int:
    return sum(each.method == "PUT" and each.path.endswith("/commands") for each in wire.requests)


async def test_a_token_that_discord_does_not_know_is_said_in_one_sentence(
    wire: Wire, tmp_path: Path
) -> None:
    wire.refuse("GET", "/users/@me$", 401, message="401: Unauthorized")
    with pytest.raises(SetupError, match="does not accept BORSA_TOKEN"):
        await Bot(wire, tmp_path).open()


@pytest.mark.parametrize(
    ("code", "advice"),
    [
        (4004, "copy it again"),
        (4010, "start the bot again"),
        (4011, "wants more shards; start it again"),
        (4012, "update the bot"),
        (4013, "update the bot"),
        (4014, "update the bot"),
    ],
)
async def test_a_connection_that_discord_ends_for_good_is_not_tried_again(
    bot: Bot, code: int, advice: str
) -> None:
    """A thousand log-ins a day would cost the token; the sentence says what to do."""
    await bot.wire.drop(code=code)
    with pytest.raises(SetupError, match=f"{advice}.* \\(Discord's code {code}\\)") as ended:
        await asyncio.wait_for(bot.task, PATIENCE)
    assert not isinstance(ended.value, UnreachableError)
    assert bot.wire.connections == ["identify"]


async def test_a_process_that_needs_more_shards_exits_with_2_and_its_sentence(
    wire: Wire, tmp_path: Path
) -> None:
    """The unit in the README does not start it again after this exit code."""
    process = await _process(wire, tmp_path)
    assert process.stderr is not None
    while b"ready" not in await asyncio.wait_for(process.stderr.readline(), PATIENCE):
        pass
    await wire.drop(code=4011)
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert b"wants more shards; start it again" in said.splitlines()[-1]


async def _process(wire: Wire, folder: Path) -> asyncio.subprocess.Process:
    environment = without_settings() | {
        "BORSA_TOKEN": "a-token",
        "BORSA_DATABASE": str(folder / "house.sqlite3"),
        "BORSA_BACKUPS": str(folder / "backups"),
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.wire.redirect", wire.at),
        env=environment,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_an_unreachable_discord_is_said_in_one_sentence(tmp_path: Path) -> None:
    wire = Wire()
    await wire.open()
    await wire.close()
    unreachable = pytest.raises(UnreachableError, match="cannot be reached")
    with instead_of_discord(wire.at), unreachable:
        await Bot(wire, tmp_path).open()


async def test_the_lease_is_kept_through_a_log_in_of_minutes(
    wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.BEAT", 0.02)
    wire.spoil("GET", "/users/@me$", "slow", seconds=1)
    bot = Bot(wire, tmp_path)
    opening = asyncio.create_task(bot.open())
    await wire.until(lambda: bool(wire.requests))
    first = await bot.app.store.read(lease.last_beat)
    await asyncio.sleep(0.2)
    assert await bot.app.store.read(lease.last_beat) > first  # type: ignore[operator]
    await opening
    await bot.close()


async def test_a_bot_whose_database_is_taken_over_while_it_logs_in_stops(
    wire: Wire, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.BEAT", 0.02)
    wire.spoil("GET", "/users/@me$", "slow", seconds=5)
    bot = Bot(wire, tmp_path)
    opening = asyncio.create_task(bot.open())
    await wire.until(lambda: bool(wire.requests))
    await bot.app.store.write(lambda link: link.execute("UPDATE lease SET holder = 'other 1 x'"))
    with pytest.raises(SetupError, match="taken over"):
        await asyncio.wait_for(opening, 2)


async def test_a_bot_whose_database_is_deleted_stops_and_keeps_what_it_had(bot: Bot) -> None:
    path = bot.app.settings.database
    await bot.answer("play", game="acquire")
    path.unlink()
    assert "couldn’t be saved" in str((await bot.answer("play", game="acquire")).body)
    with pytest.raises(SetupError, match="was deleted or replaced"):
        await asyncio.wait_for(bot.task, PATIENCE)
    (kept,) = path.parent.glob("house-rescued-*.sqlite3")
    with sqlite3.connect(kept) as link:
        assert link.execute("SELECT count(*) FROM game_table").fetchone() == (1,)
    link.close()


async def test_a_bot_whose_database_is_taken_over_stops(bot: Bot) -> None:
    await bot.app.store.write(lambda link: link.execute("UPDATE lease SET holder = 'other 1 x'"))
    await bot.app.clock.beat()
    with pytest.raises(SetupError, match="taken over"):
        await asyncio.wait_for(bot.task, PATIENCE)


async def test_a_second_bot_on_the_same_database_does_not_start(bot: Bot) -> None:
    with pytest.raises(SetupError, match="Another process"):
        await Bot(bot.wire, bot.app.settings.database.parent).open()
    assert (await bot.answer("help")).status == 200


async def test_a_monitor_reads_health_and_figures(wire: Wire, tmp_path: Path) -> None:
    bot, port = Bot(wire, tmp_path), free_port()
    bot.app.settings.health_port = port
    await bot.open()
    await bot.answer("play", game="acquire")
    await bot.posted(1)
    status, told = await _read(port, "health")
    assert (status, json.loads(told)) == (
        200,
        dict.fromkeys(("connected", "clock", "database", "backups", "room", "shard_0"), True),
    )
    _, told = await _read(port, "metrics")
    assert "borsa_servers 1.0" in told
    assert 'borsa_tables{game="acquire",stage="lobby"} 1.0' in told
    assert (
        'borsa_requests_total{result="done",route="POST /channels/{channel_id}/messages"}' in told
    )
    assert 'borsa_requests_total{result="done",route="answer"}' in told
    assert "borsa_answer_seconds_count 0.0" not in told
    # It stands in the place of the bot's own, and has no table any more.
    await bot.app.store.write(lambda link: link.execute("DELETE FROM game_table").rowcount)
    assert "borsa_tables" not in (await _read(port, "metrics"))[1]
    await bot.close()
    with pytest.raises(aiohttp.ClientError):
        await _read(port, "health")


async def _read(port: int, page: str) -> tuple[int, str]:
    address = f"http://127.0.0.1:{port}/{page}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


@pytest.mark.skipif(os.name != "posix", reason="there are no such signals")
@pytest.mark.parametrize(
    ("number", "moment"),
    [
        pytest.param(signal.SIGTERM, 0, id="connected"),
        pytest.param(signal.SIGINT, 0.5, id="beginning, by Ctrl-C"),
        pytest.param(signal.SIGTERM, 1.2, id="running"),
    ],
)
async def test_a_process_that_is_told_to_stop_leaves_in_good_order(
    wire: Wire, tmp_path: Path, number: signal.Signals, moment: float
) -> None:
    process = await _process(wire, tmp_path)
    await asyncio.wait_for(wire.ready.wait(), PATIENCE)
    await asyncio.sleep(moment)
    process.send_signal(number)
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, said
    assert b"Traceback" not in said
    assert not _is_held(tmp_path / "house.sqlite3")


def _is_held(database: Path) -> bool:
    with sqlite3.connect(database) as link:
        return lease.is_live(link, utcnow())


async def test_what_is_there_at_the_start_is_looked_through_for_garbage_no_more(
    wire: Wire, tmp_path: Path
) -> None:
    """With thousands of servers that would stop everybody for half a second."""
    # The run of the tests has frozen what there was before.
    frozen = gc.get_freeze_count()
    bot = Bot(wire, tmp_path)
    await bot.open()
    async with asyncio.timeout(PATIENCE):
        while gc.get_freeze_count() <= frozen:  # noqa: ASYNC110  # the start calls nobody
            await asyncio.sleep(0.02)
    await bot.close()
