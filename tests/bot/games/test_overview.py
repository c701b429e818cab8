"""Those who run the server see all of its tables, and who holds each up."""

from __future__ import annotations

from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House


async def test_all_tables_with_who_holds_them_up_for_those_who_run_the_server(house: House) -> None:
    game = await opened(house, SHORT)
    who = (await game.mover()).title()
    shown = (await house.slash("ada", "setup tables")).text
    assert "**1 open table**: stalled 0, paused 0, running 1, not started 0." in shown
    assert f"waits for {who}" in shown
    await house.advance(30 * 3_600)
    settings = await house.slash("ada", "settings")
    await house.press("ada", "All tables", settings.seen)
    again = (await house.slash("ada", "setup tables")).text
    assert "stalled 1" in again
    assert "**stalled**" in again
