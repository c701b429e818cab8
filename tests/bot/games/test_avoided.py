"""`/me avoid`: who is avoided meets nobody who avoids them, and reads it nowhere."""

from __future__ import annotations

import pytest

from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, Cup


def everything(house: House) -> str:
    """All that anybody can read in the channels."""
    return "\n".join(
        one.text
        for place in (house.channel, *house.channel.threads)
        for one in house.messages(None, place)
    )


@pytest.mark.parametrize("avoider", ["giulia", "marco"])
async def test_who_avoids_and_who_is_avoided_cannot_join_one_table(
    house: House, avoider: str
) -> None:
    """Both read the same: nobody can tell whose wish it is."""
    other = "marco" if avoider == "giulia" else "giulia"
    await house.slash(avoider, "me avoid", person=house.people[other])
    await house.slash("giulia", "play", game="acquire")
    refused = await house.press("marco", "Join")
    assert refused.text.startswith("This table is full for you: choose another one.")
    assert (await house.press("theo", "Join")).text != refused.text
    assert "full for you" not in everything(house)
    await house.slash(avoider, "me avoid", person=house.people[other], off=True)
    assert "full for you" not in (await house.press("marco", "Join")).text


async def test_an_open_seat_is_not_offered_where_somebody_avoided_sits(house: House) -> None:
    await house.slash("giulia", "play", game="acquire")
    for name in ("marco", "ottavia"):
        await house.press(name, "Join")
    await house.press("giulia", "Start")
    await house.slash("theo", "me avoid", person=house.people["giulia"])
    asked = await house.slash("marco", "table leave")
    await house.press("marco", "Leave for good", asked.seen)
    listed = (await house.slash("theo", "seats")).text
    assert "Acquire" not in listed
    assert "Acquire" in (await house.slash("nemo", "seats")).text
    assert "full for you" in (await house.press("theo", "Take the seat")).text


async def test_a_draw_seats_nobody_with_whom_they_avoid_and_tells_nobody(house: House) -> None:
    cup = Cup(house, 8, "avoided")
    await house.slash("p1", "me avoid", person=house.people["p2"])
    await cup.create(game="acquire", rounds=2, sizes="4")
    await cup.join_all()
    await house.slash("p3", "me avoid", person=house.people["p4"])
    await cup.slash("ada", "start")
    state = (await cup.held()).state
    for table in state.rounds[0].tables:
        assert not {1, 2} <= set(table.players)
        assert not {3, 4} <= set(table.players)
    await house.advance(DAY / 24)
    seen = everything(house) + (await cup.slash("ada", "tables")).text
    seen += (await cup.slash("p2", "my-table")).text
    assert "avoid" not in seen
    assert "apart" not in seen


@pytest.mark.parametrize(("who", "answer"), [("giulia", "can’t avoid yourself"), ("bot", "avoid")])
async def test_oneself_and_a_bot_are_refused_in_words(house: House, who: str, answer: str) -> None:
    if who == "bot":
        robot = house.guild.add_member(house.env.create_user("robot", bot=True))
        reply = await house.slash("giulia", "me avoid", person=robot)
        assert "You avoid <@" not in reply.text
    else:
        reply = await house.slash("giulia", "me avoid", person=house.people[who])
        assert answer in reply.text
    assert "You avoid nobody" in (await house.slash("giulia", "me avoid")).text


async def test_fifty_people_are_the_most(house: House) -> None:
    people = [
        house.guild.add_member(house.env.create_user(f"someone{number}")) for number in range(51)
    ]
    for one in people[:50]:
        await house.people["giulia"].slash(house.channel, "me avoid", person=one)
    reply = await house.slash("giulia", "me avoid", person=people[50])
    assert "the most possible" in reply.text
    assert "50 of 50" in (await house.slash("giulia", "me avoid")).text
    await house.slash("giulia", "me avoid", person=people[0], off=True)
    assert "You avoid" in (await house.slash("giulia", "me avoid", person=people[50])).text
