"""What is chosen at the same instant, by two people or in two commands: all of it holds."""

from __future__ import annotations

import asyncio

from bot.store import guilds, people
from tests.bot.inbound.conftest import Place
from tests.bot.inbound.test_rematch import visiting


async def test_what_two_administrators_set_at_one_instant_both_holds(place: Place) -> None:
    ada, anna = visiting(place, "ada"), visiting(place, "anna")
    assert await ada.guild() == await anna.guild()
    await asyncio.gather(ada.choose_for_all(pace="slow"), anna.choose_for_all(threads=False))
    row = await place.services.store.read(lambda link: guilds.get(link, ada.guild_id))
    assert (row.pace, row.threads) == ("slow", False)


async def test_who_hides_their_games_while_their_zone_is_saved_stays_hidden(place: Place) -> None:
    one, other = visiting(place, "anna"), visiting(place, "anna")
    assert await one.person() == await other.person()
    await asyncio.gather(one.choose(private=True), other.choose(zone="Asia/Tokyo"))
    row = await place.services.store.read(lambda link: people.get(link, one.user_id))
    assert (row.private, row.zone) == (True, "Asia/Tokyo")
