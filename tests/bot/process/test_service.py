"""The bot as a service: the order of what it does."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, Self, cast

import discord
import pytest
from pydantic import SecretStr

from bot.errors import SetupError, StoreError, UnreachableError
from bot.process.service import Served, serve


class Endless:
    """An app and its client, ready at once; its warming up never comes to an end."""

    def __init__(self) -> None:
        self.settings, self.client = self, self
        self.token = SecretStr("token")
        self.guilds = ()
        self.stopped = asyncio.Event()
        self.did = list[str]()

    async def open(self) -> None:
        self.did.append("open")

    async def login(self, _token: str) -> None:
        self.did.append("login")

    async def connect(self) -> None:
        await asyncio.Event().wait()

    async def wait_until_ready(self) -> None:
        self.did.append("ready")

    async def begin(self) -> None:
        self.did.append("begin")

    async def warm_up(self) -> None:
        self.did.append("warming")
        self.stopped.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.did.append("given up")

    async def usurped(self) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.did.append("close")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


async def test_the_first_pictures_keep_nobody_waiting_and_are_given_up_before_the_rest_ends() -> (
    None
):
    app = Endless()
    await serve(cast("Served", cast("Any", app)), app.stopped)
    assert app.did[:5] == ["open", "login", "ready", "begin", "warming"]
    assert app.did[5:7] == ["given up", "close"]


@pytest.mark.parametrize(
    ("status", "passes"), [(403, False), (404, False), (408, True), (429, True), (502, True)]
)
async def test_a_refusal_is_no_discord_out_of_reach(
    status: int, monkeypatch: pytest.MonkeyPatch, *, passes: bool
) -> None:
    """What is refused stays refused at the next try, which would only count against the bot."""
    app = Endless()

    async def login(_token: str) -> None:
        response: Any = SimpleNamespace(status=status, reason="it says so")
        raise discord.HTTPException(response, "message")

    monkeypatch.setattr(app, "login", login)
    with pytest.raises(SetupError) as caught:
        await serve(cast("Served", cast("Any", app)), app.stopped)
    assert isinstance(caught.value, UnreachableError) is passes
    assert ("cannot be reached" in str(caught.value)) is passes


async def test_a_gateway_that_cannot_be_asked_for_is_out_of_reach(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = Endless()

    async def connect() -> None:
        raise discord.GatewayNotFound

    monkeypatch.setattr(app, "connect", connect)
    with pytest.raises(UnreachableError):
        await serve(cast("Served", cast("Any", app)), app.stopped)


async def test_what_cannot_be_saved_as_it_starts_is_a_sentence_and_tried_again() -> None:
    """A full disk, or a part's lease that has ended meanwhile."""
    app = Endless()

    async def begin() -> None:
        raise StoreError("The disk is full.")

    app.begin = begin  # type: ignore[method-assign]
    with pytest.raises(UnreachableError, match=r"^Borsa stops: The disk is full\.$"):
        await serve(cast("Served", cast("Any", app)), app.stopped)
    assert app.did[-1] == "close"
