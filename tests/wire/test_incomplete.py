"""Events of the gateway in which something is missing end nothing: they are passed over, told and counted."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.inbound.shards import MISREAD, Soon
from bot.store import guilds
from bot.store.rows import GuildRow
from tests.wire import objects
from tests.wire.conftest import Bot
from tests.wire.incomplete import LOG_IN, SENT, incomplete
from tests.wire.objects import Json

SOON = 0.01
ROLE = 2002
CHOSEN = GuildRow(guild_id=objects.GUILD, zone="UTC", channel_id=objects.CHANNEL, opener_role=ROLE)


def server() -> Json:
    made = objects.guild()
    made["roles"].append({**objects.everyone(), "id": str(ROLE), "name": "players"})
    return made


@pytest.mark.long
async def test_whatever_is_missing_in_an_event_the_bot_goes_on(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.inbound.guild_events.SHORT", SOON)
    assert bot.app.client._connection.parsers.keys() - LOG_IN == SENT.keys()
    for kind, sent in SENT.items():
        nothing: tuple[Any, ...] = (None, [], "", 7)
        for data in (*incomplete(sent), *nothing):
            await bot.wire.emit(kind, data)
        # The server is there again, whatever was deleted.
        await bot.wire.emit("GUILD_CREATE", server())
        assert (await bot.answer("help")).status == 200, kind
        assert not bot.task.done(), kind
    passed_over = bot.app.client.passed_over
    assert {"VOICE_STATE_UPDATE", "GUILD_EMOJIS_UPDATE", "INTERACTION_CREATE"} <= passed_over.keys()
    told = {one.labels: one.value for one in await bot.app._samples() if "passed" in one.name}
    assert told["voice_state_update",] == passed_over["VOICE_STATE_UPDATE"]
    assert sum(told.values()) == passed_over.total()
    said = capsys.readouterr().out
    assert "event passed over" in said
    assert SENT["INTERACTION_CREATE"]["token"] not in said


async def test_a_server_of_which_something_is_missing_loses_nothing_that_it_has_chosen(
    bot: Bot,
) -> None:
    await bot.wire.emit("GUILD_CREATE", server())
    await bot.answer("help")
    await bot.app.store.write(lambda link: guilds.save(link, CHOSEN))
    for data in incomplete(server()):
        for kind in ("GUILD_CREATE", "GUILD_UPDATE"):
            await bot.wire.emit(kind, data)
    await bot.answer("help")
    await asyncio.sleep(SOON)
    assert await bot.app.store.read(lambda link: guilds.get(link, objects.GUILD)) == CHOSEN


@pytest.mark.parametrize(
    "frame",
    [
        "no frame at all",
        "[]",
        "{}",
        json.dumps({"op": 0, "t": "READY", "s": 1, "d": {}}),
        json.dumps({"op": 0, "t": "READY", "s": 1, "d": None}),
        json.dumps({"op": 0, "t": "RESUMED", "s": 1, "d": None}),
        json.dumps({"op": 10, "d": None}),
        json.dumps({"op": 99}),
    ],
)
async def test_a_frame_that_cannot_be_read_is_another_log_in_at_the_most(
    bot: Bot, frame: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.inbound.shards.MISREAD", SOON)
    # Discord wants five seconds between two log-ins, and this one does not.
    monkeypatch.setattr(bot.app.client, "before_identify_hook", AsyncMock())
    assert bot.wire.socket is not None
    await bot.wire.socket.send_str(frame)
    answered = False
    while not answered:
        with suppress(TimeoutError):
            await asyncio.wait_for((await bot.type("help")).answered, 0.2)
            answered = True
    assert not bot.task.done()


async def test_a_log_in_that_cannot_be_read_is_not_tried_again_at_once() -> None:
    """A thousand of them a day would cost the token."""
    waits = Soon(8)
    assert waits.delay() <= 8
    waits.least = MISREAD
    assert waits.delay() == MISREAD
    assert waits.delay() <= 8
    assert 24 * 3600 / MISREAD < 1000
