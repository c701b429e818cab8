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


async def test_quiet_hours_are_those_of_the_server_s_zone_if_one_has_named_none(
    place: Place,
) -> None:
    await place.ask("ada", "settings", zone="Europe/Rome")
    told = (await place.ask("anna", "me settings", quiet="23-8")).text
    assert "23:00\u201308:00" in told
    row = await place.store.read(lambda link: people.get(link, place.id("anna")))
    assert row.zone == "Europe/Rome"
    await place.ask("anna", "me settings", zone="Asia/Tokyo")
    assert "Asia/Tokyo" in (await place.ask("anna", "me settings", quiet="22-7")).text
