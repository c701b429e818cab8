"""Who leads a lobby: hosting passes on, guests are invited and removed, who left is not dealt in."""

from __future__ import annotations

from tests.bot.seen import Seen
from tests.bot.sim import House

HOUR = 3600


async def lobby(house: House, *guests: str) -> int:
    await house.slash("giulia", "play", game="acquire")
    table = await house.app.tables.at_place(house.channel.id)
    assert table is not None
    for who in guests:
        await house.slash(who, "table join", table=table)
    return table


async def seated(house: House, table: int) -> set[str]:
    users = {row.user_id for row in (await house.app.tables.sight(table)).seats}
    return {name for name, each in house.people.items() if each.id in users}


async def stage(house: House, table: int) -> str:
    return (await house.app.tables.sight(table)).table.stage


def card(house: House) -> Seen:
    return house.messages(place=house.channel)[0]


async def test_the_lobby_of_a_silent_host_is_started_by_the_next_person(house: House) -> None:
    table = await lobby(house, "marco", "ottavia")
    assert "Only the host" in (await house.slash("marco", "table start", table=table)).text
    await house.advance(25 * HOUR)
    assert "Only the host" in (await house.slash("ottavia", "table start", table=table)).text
    await house.slash("marco", "table start", table=table)
    assert await stage(house, table) == "running"


async def test_a_host_who_has_done_something_today_keeps_the_lobby(house: House) -> None:
    table = await lobby(house, "marco")
    await house.advance(20 * HOUR)
    await house.slash("giulia", "table lobby computer", table=table)
    await house.advance(10 * HOUR)
    await house.slash("marco", "table end", table=table)
    assert await stage(house, table) == "lobby"


async def test_who_has_left_the_server_is_not_dealt_in(house: House) -> None:
    table = await lobby(house, "marco", "ottavia")
    house.guild.remove_member(house.people["ottavia"])
    await house.slash("giulia", "table start", table=table)
    assert await stage(house, table) == "running"
    assert await seated(house, table) == {"giulia", "marco"}


async def test_from_the_first_invitation_on_only_guests_join_and_the_card_names_them(
    house: House,
) -> None:
    table = await lobby(house)
    marco = house.people["marco"].user
    await house.slash("giulia", "table lobby invite", table=table, person=marco)
    assert f"Invited players only: <@{marco.id}>" in card(house).text
    assert "invited by the host" in (await house.slash("theo", "table join", table=table)).text
    await house.slash("marco", "table join", table=table)
    assert await seated(house, table) == {"giulia", "marco"}


async def test_who_is_removed_may_not_join_again_until_invited(house: House) -> None:
    table = await lobby(house, "marco")
    marco = house.people["marco"].user
    await house.slash("giulia", "table lobby invite", table=table, person=marco, remove=True)
    await house.slash("marco", "table join", table=table)
    assert await seated(house, table) == {"giulia"}
    await house.slash("giulia", "table lobby invite", table=table, person=marco)
    await house.slash("marco", "table join", table=table)
    assert await seated(house, table) == {"giulia", "marco"}


async def test_only_the_host_invites_and_nobody_removes_the_host(house: House) -> None:
    table = await lobby(house, "marco")
    giulia, theo = house.people["giulia"].user, house.people["theo"].user
    await house.slash("marco", "table lobby invite", table=table, person=theo)
    await house.slash("giulia", "table lobby invite", table=table, person=giulia, remove=True)
    row = (await house.app.tables.sight(table)).table
    assert (row.invited, row.barred) == ((), ())
    assert await seated(house, table) == {"giulia", "marco"}
