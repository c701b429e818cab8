"""What others have done since one's own last move stands in the hand, in every game."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.bot.games.stages import staged
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_hand_tells_what_others_have_done_since(house: House, game: str) -> None:
    table = (await staged(house, GAMES[game], PEOPLE, ("middle",)))["middle"]
    changed = list[str]()
    for who in PEOPLE:
        hand = (await house.slash(who, "table hand", table.place)).text
        told = hand.partition("**Since your last move**\n")[2].partition("\n**")[0]
        lines = [line for line in told.splitlines() if line.startswith("- ")]
        assert not any(line.startswith(f"- {who.capitalize()} ") for line in lines)
        changed += lines
    assert changed
