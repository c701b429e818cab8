"""A round that is drawn and not open yet, as its director sees and changes it by commands."""

from __future__ import annotations

from itertools import combinations

from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, Cup


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
    assert "This is the current draw." in (await cup.slash("ada", "seats")).text


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
    await house.advance(60)
    told = next(one for one in cup.said() if "Round 2 is drawn." in one)
    assert "in the order of their seats" in told
    assert f"Table {number}: " in told, "a draw told figures only"
    assert "Name both" in (await cup.slash("ada", "seats", player=people["player"])).text


async def test_only_a_director_looks_at_the_draw_and_only_before_it_opens(house: House) -> None:
    cup = await drawn(house, 0)
    assert "direct" in (await cup.slash("p1", "seats")).text
    await house.advance(DAY + 60)
    assert "before it opens" in (await cup.slash("ada", "seats")).text


async def tables(cup: Cup, number: int) -> list[set[str]]:
    """Who sits together in a drawn round."""
    held = await cup.house.app.steps.records.look(number)
    return [{held.name_of(one) for one in table.players} for table in held.state.rounds[-1].tables]


async def test_people_kept_apart_always_meet_in_no_later_tournament_of_the_server(
    house: House,
) -> None:
    cup = Cup(house, 8, "families")
    family = {"player": house.people["p1"], "other": house.people["p2"]}
    assert "manage" in (await cup.slash("p3", "player apart", **family, always=True)).text
    shown = await cup.slash("ada", "player apart", **family, always=True)
    assert f"<@{house.people['p1'].id}> and <@{house.people['p2'].id}>" in shown.text
    for number in (1, 2, 3):
        await cup.create(game="acquire", rounds=1, sizes="4", review="1d")
        for name in cup.names:
            await cup.slash(name, "join", tournament=number)
        await cup.slash("ada", "start", tournament=number)
        assert not any({"P1", "P2"} <= table for table in await tables(cup, number))
        await cup.slash("ada", "undo", tournament=number)
        await cup.slash("ada", "start", tournament=number)
        await cup.cancel("ada", "The next", tournament=number)


async def test_those_kept_apart_always_are_so_in_open_tournaments_until_they_may_meet_again(
    house: House,
) -> None:
    cup = Cup(house, 4, "apart and together")
    await cup.create(game="acquire", rounds=1, sizes="2", review="1d")
    await cup.join_all()
    people = [house.people[name] for name in cup.names]
    for one, other in combinations(people[:3], 2):
        await cup.slash("ada", "player apart", player=one, other=other, always=True)
    await cup.slash("ada", "start")
    held = await cup.held()
    assert len(held.state.apart) == 3
    family = {"player": people[0], "other": people[1], "third": people[2]}
    assert (
        "Nobody is kept apart"
        in (await cup.slash("ada", "player apart", **family, always=False)).text
    )
    await cup.create(game="acquire", rounds=1, sizes="2")
    for name in cup.names:
        await cup.slash(name, "join", tournament=2)
    assert (await house.app.steps.records.look(2)).state.apart == ()
