"""Slash commands."""

from __future__ import annotations

from tests.bot.inbound.conftest import Place


async def test_help(place: Place) -> None:
    shown = await place.ask("anna", "help")
    assert "/play" in shown.text
