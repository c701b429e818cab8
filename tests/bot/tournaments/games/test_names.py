"""A tournament's table has one name for good: "Table 1" of the tournament, never the house's own number."""

from __future__ import annotations

import re

from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun
from tests.bot.tournaments.games.test_rounds import mover_of

OTHERS = 41
"""Tables that were opened before, so that the two numbers differ."""


async def cup_of(house: House, seed: str) -> Cup:
    numbered = "INSERT INTO sqlite_sequence (name, seq) VALUES ('game_table', ?)"
    await house.app.store.write(lambda link: link.execute(numbered, (OTHERS,)))
    cup = await begun(house, seed, round_length="8d")
    (number,) = (await cup.running()).values()
    assert number == OTHERS + 1
    return cup


async def said(house: House, who: str, command: str, **options: object) -> str:
    return (await house.slash(who, command, house.channel, **options)).text


async def test_a_table_of_a_tournament_has_one_name_wherever_it_is_told(house: House) -> None:
    """Thread, board, call, lists, log, note, record, reminder, followers, result, history."""
    cup = await cup_of(house, "one name")
    await house.slash("nemo", "table watch", house.place)
    mover = await mover_of(cup)
    found = [
        await said(house, mover, command, **options)
        for command, options in (
            ("games", {}),
            ("table info", {"table": 1}),
            ("table log", {"table": 1}),
            ("table notifications", {"table": 1}),
            ("tournament my-table", {}),
            ("tournament tables", {}),
        )
    ]
    await house.advance(DAY)
    await cup.play_round()
    await house.advance(MINUTE)
    found += [
        await said(house, mover, command, **options)
        for command, options in (
            ("table replay", {"table": 1}),
            ("table export", {"table": 1}),
            ("games", {}),
            ("history", {"text": True}),
            ("profile", {"text": True}),
        )
    ]
    found += [one.text for one in house.messages()]
    told = "\n".join(found)
    own = re.findall(
        rf"^.*\b{OTHERS + 1}\b.*$", re.sub(r"https?://\S+|<[^>]*>", "", told), re.MULTILINE
    )
    assert not own, own
    named = [one for one in found if "table 1" in one.casefold()]
    assert len(named) > 10
    assert "Acquire · table 1 (Spring Cup, round 1)" in found[0]
    assert "Acquire 1 (Spring Cup) is over: " in told


async def test_a_number_that_is_typed_means_the_house_s_table_first(house: House) -> None:
    await cup_of(house, "typed")
    assert "**Spring Cup** · round 1, table 1" in await said(house, "p1", "table info", table=1)
    own = await said(house, "p1", "table info", table=OTHERS + 1)
    assert "**Spring Cup** · round 1, table 1" in own
    assert "There’s no table 2" in await said(house, "p1", "table info", table=2)
