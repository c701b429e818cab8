"""A round that is drawn and not open yet, as its director sees and changes it by commands."""

from __future__ import annotations

from tests.bot.games.cup import DAY, Cup
from tests.bot.sim import House


async def drawn(house: House, rounds: int) -> Cup:
    """Twelve people at tables of four; so many rounds are won by who joined first, the next is drawn."""
    cup = Cup(house, 12, "a round to look at")
    await cup.create(game="acquire", rounds=5, sizes="4", review="1d")
    await cup.join_all()
    await cup.slash("ada", "start")
    for _ in range(rounds):
        await cup.slash("ada", "start")
        for table in (await cup.held()).state.rounds[-1].tables:
            ranked = sorted(range(4), key=lambda seat: table.seats[seat] or 0)
            places = " ".join(str(seat + 1) for seat in ranked)
            await cup.slash("ada", "rule", number=table.number, places=places, reason="played")
    return cup


async def repeats(cup: Cup) -> int:
    return (await cup.held()).state.rounds[-1].figures.repeats


async def test_the_director_sees_strict_and_soft_side_by_side_and_draws_the_other_way(
    house: House,
) -> None:
    cup = await drawn(house, 3)
    shown = (await cup.slash("ada", "seats")).text
    assert "**Strict**" in shown
    assert "**Soft**" in shown
    assert "No draw has fewer than" in shown
    assert "Table 10: " in shown
    strict = await cup.slash("ada", "seats", strict=True)
    assert "Round 4, drawn" in strict.text
    fewest = await repeats(cup)
    await cup.slash("ada", "seats", strict=False)
    assert await repeats(cup) > fewest
    assert "So it is drawn." in (await cup.slash("ada", "seats")).text


async def test_each_change_of_seats_is_answered_with_the_figures_as_they_are_then(
    house: House,
) -> None:
    cup = await drawn(house, 1)
    (one, *_), (other, *_) = (
        table.seats for table in (await cup.held()).state.rounds[-1].tables[:2]
    )
    people = {"player": house.people[f"p{one}"], "with": house.people[f"p{other}"]}
    reply = await cup.slash("ada", "seats", **people)
    assert "Round 2, drawn" in reply.text
    assert ("Repeated meetings" in reply.text) == (await repeats(cup) > 1)
    number = (await cup.held()).state.rounds[-1].tables[0].number
    assert "locked" in (await cup.slash("ada", "seats", lock=number)).text
    assert "Name both" in (await cup.slash("ada", "seats", player=people["player"])).text


async def test_only_a_director_looks_at_the_draw_and_only_before_it_opens(house: House) -> None:
    cup = await drawn(house, 0)
    assert "direct" in (await cup.slash("p1", "seats")).text
    await house.advance(DAY + 60)
    assert "between the draw" in (await cup.slash("ada", "seats")).text
