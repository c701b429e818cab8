"""What can go wrong with a log-in: one sentence that says what to do, and the exit code by which whoever watches over
the bot knows whether to start it again.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.__main__ import NOT_STARTED, TRY_AGAIN, _failed
from bot.errors import SetupError
from bot.inbound import shards
from tests.wire.conftest import PATIENCE, Bot
from tests.wire.discord_wire import Wire
from tests.wire.redirect import instead_of_discord

ME, APPLICATION, GATEWAY = "/users/@me$", "/oauth2/applications/@me$", "/gateway/bot$"
TOKEN, REFUSED = "does not accept BORSA_TOKEN", "Discord refuses it"
AWAY, UNREADABLE = "cannot be reached", "something is missing in Discord's answer"

HOUR: dict[str, Any] = {"message": "no", "retry_after": 3600, "global": False}
FAULTS: dict[str, tuple[dict[str, Any], str, int]] = {
    "401": ({"kind": "refused", "status": 401}, TOKEN, NOT_STARTED),
    "403": ({"kind": "refused", "status": 403}, REFUSED, NOT_STARTED),
    "429 of an hour": ({"kind": "refused", "status": 429, "body": HOUR}, AWAY, TRY_AGAIN),
    "banned": ({"kind": "page", "status": 429}, AWAY, TRY_AGAIN),
    "cut": ({"kind": "cut", "times": 9}, AWAY, TRY_AGAIN),
    "bare": ({"kind": "bare"}, UNREADABLE, TRY_AGAIN),
}


@pytest.mark.parametrize("path", [ME, APPLICATION, GATEWAY])
@pytest.mark.parametrize("fault", FAULTS)
async def test_each_says_what_to_do_and_whether_to_try_again(
    wire: Wire, tmp_path: Path, path: str, fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given, sentence, code = FAULTS[fault]
    wire.spoil("GET", path, **given)
    bot = Bot(wire, tmp_path)
    with pytest.raises(SetupError, match=sentence) as caught:
        await asyncio.wait_for(bot.open(), PATIENCE)
    assert "\n" not in str(caught.value)
    assert "<" not in str(caught.value)
    assert _failed(caught.value) == code
    assert capsys.readouterr().err.endswith(f"{caught.value}\n")
    assert not wire.connections


@pytest.mark.parametrize("kind", ["bare", "cut", "refused"])
@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_commands_that_cannot_be_registered_end_no_start(
    wire: Wire, tmp_path: Path, method: str, kind: Any
) -> None:
    wire.spoil(method, "/commands$", kind, 9, status=400)
    bot = Bot(wire, tmp_path)
    await bot.open()
    assert (await bot.answer("help")).status == 200
    await bot.close()


class LateWire(Wire):
    """Turns the first connections away, each in its manner, and then says READY late."""

    def __init__(self) -> None:
        super().__init__()
        self.manners = ["refuses", "hangs up", "4000", "mute"]

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        manner = self.manners.pop(0) if self.manners else ""
        self.shut = manner if manner in {"refuses", "hangs up"} else ""  # type: ignore[assignment]
        self.closes = int(manner) if manner.isdecimal() else 0
        self.mute = int(manner == "mute")
        return await super()._gateway(request)

    async def _identified(self, socket: web.WebSocketResponse, shard: list[int]) -> None:
        if self.closes:
            self.connections.append(str(self.closes))
            await socket.close(code=self.closes)
            return
        await asyncio.sleep(0.1)
        await super()._identified(socket, shard)


async def test_a_gateway_that_turns_the_first_log_ins_away_has_the_bot_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py's own waits, of five seconds each, are cut short."""
    waits = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds, *more: waits(min(seconds, 0.1), *more))
    monkeypatch.setattr(shards, "LOGGED_IN", 0.5)
    wire = LateWire()
    await wire.open()
    with instead_of_discord(wire.at):
        bot = Bot(wire, tmp_path)
        await asyncio.wait_for(bot.open(), 60)
        assert wire.connections == ["refuses", "hangs up", "4000", "mute", "identify"]
        assert (await bot.answer("help")).status == 200
        await bot.close()
    await wire.close()
    wire.check()
