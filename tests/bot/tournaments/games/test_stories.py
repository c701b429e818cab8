"""Tournaments among strangers, told whole: nobody gains by their own absence, nor loses by another's."""

from __future__ import annotations

from bot.tournaments.records.records import Held
from games.league.tournament.standings import standings
from games.league.tournament.state import Finished, Playing
from tests.bot.sim import House
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup
from tests.bot.tournaments.games.test_attacks import begun
from tests.bot.tournaments.games.test_desk import rating_of, result_of


async def played(cup: Cup, *silent: str) -> None:
    """The running round to its end, by all but the silent."""
    names = {cup.house.people[name].id: name for name in cup.names}
    for table in (await cup.running()).values():
        sight = await cup.house.app.tables.sight(table)
        while sight.table.stage == "running":
            assert sight.waiting is not None
            for seat in sight.waiting.seats:
                who = names.get(sight.seats[seat].user_id or 0, silent[0] if silent else "")
                if who not in silent and await cup.acts(table, seat):
                    break
            else:
                await cup.house.advance(12 * HOUR)
            sight = await cup.house.app.tables.sight(table)
    await cup.house.settle()


async def test_the_ghost_wins_nothing_and_is_back_with_one_press_once(house: House) -> None:
    cup = Cup(house, 4, "ghost")
    await cup.create(game="acquire", rounds=4, sizes="3,4", round_length="none")
    await cup.join_all()
    await cup.slash("ada", "start")
    first = (await cup.running())[1]
    await played(cup, "p1")
    row, places = await result_of(cup, first)
    assert row is not None
    assert (row.unrated, places["p1"]) == (None, 4)
    # Without a move of their own it is no rated game of theirs.
    assert await rating_of(cup, "p1") is None
    told = next(one for one in cup.seen() if "P1 is absent" in one.text)
    assert house.people["p1"].id in told.called
    assert "only after [I play on] on the card" in told.text
    assert "Absent, without a table in the next round: P1" in cup.card.text
    assert "You count as absent" in (await cup.slash("p1", "my-table")).text
    assert "P1" not in seated(await cup.held(), 2)
    assert "seated again from the next draw" in (await house.press("p1", "I play on")).text
    await house.advance(MINUTE)
    assert "Absent" not in cup.card.text
    await played(cup, "p1")
    assert "P1" in seated(await cup.held(), 3)
    await played(cup, "p1")
    assert "P1 has missed two tables: the tournament is over for them." in "\n".join(cup.said())
    refused = await cup.slash("p1", "join")
    assert "A director can still let you in" in refused.text
    assert not any("I play on" in label for label in cup.card.open)
    await played(cup, "p1")
    await house.advance(MINUTE)
    assert "The seed itself is published in this channel." in cup.card.text
    last = standings((await cup.held()).state)[-1]
    assert (last.player, int(last.points)) == (1, 0)
    assert "P1" not in cup.said()[-1]


async def test_the_silent_table_is_told_at_once_and_scored_as_missed(house: House) -> None:
    cup = await begun(house, "silent", round_length="none")
    while not any("Nobody is playing" in text for text in cup.said()):
        await house.advance(12 * HOUR)
    told = next(one for one in cup.seen() if "any more" in one.text)
    assert house.people["ada"].id in told.called
    assert "Nobody is playing at table 1: it’s scored on" in cup.card.text
    assert "**4 players**" in cup.card.text
    assert isinstance((await cup.held()).state.phase, Playing)
    await house.advance(DAY + MINUTE)
    held = await cup.held()
    assert held.state.phase == Finished(())
    assert [line.points for line in standings(held.state)] == [0] * 4
    assert "No rating changes" in house.messages()[-1].text
    row, _ = await result_of(cup, 1)
    assert row is not None
    assert row.unrated == "absent"


async def test_one_who_acts_at_the_silent_table_saves_it(house: House) -> None:
    cup = await begun(house, "saved", round_length="none")
    while not any("Nobody is playing" in text for text in cup.said()):
        await house.advance(12 * HOUR)
    await house.slash("p2", "table back")
    await house.advance(MINUTE)
    assert "Nobody is playing" not in cup.card.text
    await played(cup, "p1", "p3", "p4")
    best = standings((await cup.held()).state)[0]
    assert (best.player, int(best.points)) == (2, 500)


async def test_the_thrown_out_is_let_in_by_a_director_alone(house: House) -> None:
    cup = Cup(house, 4, "thrown out")
    await cup.create(game="acquire", rounds=1, sizes="4")
    await cup.join_all()
    await cup.slash("ada", "player drop", player=house.people["p1"], reason="Insults")
    assert "has removed P1 from the tournament: Insults" in cup.said()[-1]
    for answer in (
        await house.press("p1", "Join", cup.card),
        await cup.slash("p1", "join", reserve=True),
    ):
        assert answer.text == "You’re out of this tournament. Only a director can let you in again."
    assert 1 not in (await cup.held()).state.active
    await cup.slash("ada", "player add", person=house.people["p1"])
    assert 1 in (await cup.held()).state.active


async def test_the_late_loser_is_scored_where_they_stand(house: House) -> None:
    """They let the round run out rather than lose: what all are worth then counts, and is rated."""
    cup = await begun(house, "late", round_length="5d")
    (table,) = (await cup.running()).values()
    await cup.play(table, entries=100)
    await house.advance(5 * DAY + MINUTE)
    assert any("The time of this table" in one.text for one in house.messages())
    _, places = await result_of(cup, table)
    order = sorted(cup.names, key=lambda name: places[name])
    shown = (await house.slash(order[0], "history", text=True)).text
    assert "1st" in shown or "first" in shown, shown
    rated = [await rating_of(cup, name) for name in order]
    assert [one.points for one in rated if one] == sorted(
        (one.points for one in rated if one), reverse=True
    )


async def test_the_judge_in_their_own_cause_is_named_for_all(house: House) -> None:
    cup = await begun(house, "judge")
    await cup.slash("ada", "player director", person=house.people["p1"])
    await house.advance(MINUTE)
    await cup.slash("p1", "rule", number=1, places="1 2 3 4", reason="I was ahead")
    asked = next(one for one in reversed(cup.seen()) if "so it waits" in one.text)
    assert asked.called == [house.people["ada"].id]
    assert (await cup.held()).state.rounds[0].tables[0].result is None
    await house.press("ada", "Disagree", asked)
    assert "disagrees with a decision in which P1 has a stake" in cup.said()[-1]


def seated(held: Held, round_: int) -> set[str]:
    """Names of those at tables of a round."""
    tables = held.state.rounds[round_ - 1].tables
    return {f"P{player}" for table in tables for player in table.players}
