"""What others have done since one's own last move stands in the hand, in every game."""

from __future__ import annotations

import pytest

from bot.engine.views.sight import Sight
from bot.ui.logbook import log_text
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.words import Public
from tests.bot.games.stages import Staged, staged
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_hand_tells_what_others_have_done_since(house: House, game: str) -> None:
    """Nothing, where nobody has done what others may know, such as in the middle of a sealed choice."""
    table = (await staged(house, GAMES[game], PEOPLE, ("middle",)))["middle"]
    changed, possible = list[str](), False
    for who in PEOPLE:
        hand = (await house.slash(who, "table hand", table.place)).text
        told = hand.partition("**Since your last move**\n")[2].partition("\n**")[0]
        lines = [line for line in told.splitlines() if line.startswith("- ")]
        own, since = await own_move(house, table, who)
        assert [line for line in own if line in lines] == []
        changed, possible = [*changed, *lines], possible or since
    assert bool(changed) == possible


def seat_of(sight: Sight, user: int) -> int:
    return next(seat for seat, one in enumerate(sight.seats) if one.user_id == user)


async def own_move(house: House, table: Staged, who: str) -> tuple[list[str], bool]:
    """The lines of the person's last entry, and whether something was told after it.

    What another's entry did to them is told, too, in their own name.
    """
    user = house.people[who].id
    sight = await house.app.tables.sight(table.number, user)
    log = await house.app.tables.log(table.number, user)
    own = [one for one in log if one.seat == seat_of(sight, user)][-1]
    words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles)
    later = [event for one in log if one.number > own.number for event in one.events]
    return log_text(sight, words, [own]).splitlines(), any(isinstance(one, Public) for one in later)
