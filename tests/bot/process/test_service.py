"""The bot as a service: what is done while it logs in."""

from __future__ import annotations

import asyncio
from typing import Any, Self, cast

import discord
import pytest
from pydantic import SecretStr

from bot.errors import SetupError
from bot.process.service import App, serve


class Refused:
    """An app that Discord refuses; its warming up never comes to an end."""

    def __init__(self) -> None:
        self.settings, self.client = self, self
        self.token = SecretStr("token")
        self.did = list[str]()

    async def open(self) -> None:
        self.did.append("open")

    async def warm_up(self) -> None:
        self.did.append("warming")
        try:
            await asyncio.Event().wait()
        finally:
            self.did.append("given up")

    async def login(self, _token: str) -> None:
        await asyncio.sleep(0)
        self.did.append("login")
        raise discord.LoginFailure

    async def close(self) -> None:
        self.did.append("close")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


async def test_the_first_pictures_are_drawn_while_the_bot_logs_in_and_given_up_when_it_ends() -> (
    None
):
    app = Refused()
    with pytest.raises(SetupError):
        await serve(cast("App", cast("Any", app)), asyncio.Event())
    assert app.did == ["open", "warming", "login", "given up", "close"]
