"""Votes to pause, to go on, to break off."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from typing import Any

import pytest

from bot.engine.people import ballots, persons_time
from bot.engine.people.ruling import Ruling
from bot.engine.table.live import Change
from bot.engine.table.tallying import decided
from bot.errors import HouseError
from bot.store import entries
from bot.store.columns import text_of
from games.core.record import Resume, decode_action
from games.core.words import Seat
from tests.bot.engine.people.test_silence import absent_table
from tests.bot.engine.world import ANNA, BRUNO, CARLA, DARIO, STRANGER, World
from tests.contract.reduced import impero, shark

DAY = timedelta(days=1)


async def call(world: World, table: int, seat: int, what: Ruling) -> None:
    await world.tables.call(table, await world.sit(table, seat), what)


async def vote(world: World, table: int, seat: int, *, yes: bool) -> None:
    ballot = (await world.tables.sight(table)).ballots[0]
    await world.tables.vote(ballot.id, await world.sit(table, seat), yes)


async def test_the_greater_part_pauses_the_table(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "pause")
    assert (await world.tables.sight(table)).table.stage == "running"
    await world.heard()
    await vote(world, table, 2, yes=True)
    assert (await world.tables.sight(table)).table.stage == "paused"
    assert await world.keys() == ["ballot-carried", "paused"]


async def test_half_of_the_table_is_not_the_greater_part(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA, DARIO)
    await call(world, table, 0, "pause")
    await vote(world, table, 1, yes=False)
    await vote(world, table, 2, yes=True)
    assert (await world.tables.sight(table)).table.stage == "running"
    await vote(world, table, 3, yes=False)
    assert (await world.tables.sight(table)).ballots == ()
    assert (await world.tables.sight(table)).table.stage == "running"


async def test_a_vote_can_be_changed_while_it_is_open(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA, DARIO)
    await call(world, table, 0, "pause")
    await vote(world, table, 1, yes=False)
    await vote(world, table, 1, yes=True)
    assert (await world.tables.sight(table)).ballots[0].answers == (True, None, None)


async def test_silence_until_it_closes_blocks_nothing(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "pause")
    await world.pass_time(24)
    assert (await world.tables.sight(table)).table.stage == "paused"


async def test_at_a_quick_table_a_vote_closes_with_the_pace(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, pace="live")
    await call(world, table, 0, "pause")
    assert (await world.tables.sight(table)).ballots[0].closes == world.now + timedelta(minutes=3)


async def test_breaking_off_needs_everybody(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "end")
    await vote(world, table, 1, yes=True)
    assert (await world.tables.sight(table)).table.stage == "running"
    await vote(world, table, 2, yes=True)
    sight = await world.tables.sight(table)
    assert sight.table.stage == "closed"
    assert sight.table.seed is None
    assert sight.table.due is None
    with pytest.raises(HouseError, match="table-closed"):
        await world.act(table, 0, shark.Collect())


async def test_one_who_wants_to_play_on_keeps_the_game(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "end")
    await vote(world, table, 1, yes=False)
    assert (await world.tables.sight(table)).ballots == ()


async def test_an_administrator_does_it_at_once(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.tables.call(table, STRANGER, "pause", admin=True)
    assert (await world.tables.sight(table)).table.stage == "paused"
    await world.tables.call(table, STRANGER, "resume", admin=True)
    assert (await world.tables.sight(table)).table.stage == "running"
    await world.heard()
    await world.tables.call(table, STRANGER, "end", admin=True)
    told = await world.heard()
    assert [(news.key, news.facts) for news in told if news.kind == "say"] == [
        ("broken-off", {"why": "admin"})
    ]


async def test_who_plays_alone_against_computers_is_asked_by_nobody(world: World) -> None:
    table = await world.begin("shark", ANNA, computers=2)
    await world.heard()
    await world.tables.call(table, ANNA, "pause")
    assert (await world.tables.sight(table)).table.stage == "paused"
    assert await world.keys() == ["paused"]


async def test_who_is_away_is_not_asked(world: World) -> None:
    table = await absent_table(world)
    await call(world, table, 1, "end")
    assert (await world.tables.sight(table)).ballots[0].asked == (2,)


async def test_who_leaves_is_not_waited_for(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "end")
    await vote(world, table, 1, yes=True)
    await world.tables.leave(table, await world.sit(table, 2))
    assert (await world.tables.sight(table)).table.stage == "closed"


async def test_who_has_lapsed_is_not_waited_for(world: World) -> None:
    """Their yes is not needed, and they decide nothing over those who play."""
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await lapse(world, table, 0)
    await call(world, table, 1, "end")
    (ballot,) = (await world.tables.sight(table)).ballots
    assert ballot.asked == (2,)
    with pytest.raises(HouseError, match="lapsed-no-vote"):
        await call(world, table, 0, "finish")
    await vote(world, table, 2, yes=True)
    assert (await world.tables.sight(table)).table.stage == "closed"


async def lapse(world: World, table: int, *seats: int) -> None:
    """The computer has answered for these three times in a row."""

    def write(connection: sqlite3.Connection) -> None:
        for seat in seats:
            connection.execute(
                "UPDATE seat SET asked = 3, missed = 3, missed_row = 3"
                " WHERE table_id = ? AND seat = ?",
                (table, seat),
            )

    await world.store.write(write)
    await world.restart()


@pytest.mark.parametrize("what", ["end", "finish"])
async def test_silence_is_no_consent(world: World, what: Any) -> None:
    """A sore loser breaks nothing off because nobody says no."""
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, what)
    await vote(world, table, 1, yes=True)
    (ballot,) = (await world.tables.sight(table)).ballots
    # The longest clock of those asked: a day, and a bank of three.
    assert ballot.closes == world.now + 4 * DAY
    await world.pass_time(96)
    sight = await world.tables.sight(table)
    assert (sight.table.stage, sight.ballots) == ("running", ())
    assert "ballot-unanswered" in await world.keys()


async def test_a_vote_of_an_old_database_ends_by_the_old_rule(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "end")
    await world.store.write(
        lambda link: link.execute(
            "UPDATE ballot SET rule = 1, closes = ?", (text_of(world.now + DAY),)
        )
    )
    await world.restart()
    await world.pass_time(24)
    assert (await world.tables.sight(table)).table.stage == "closed"


async def test_a_vote_to_take_back_what_was_played_by_other_rules_is_void(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    for seat in (0, 1):
        await world.act(table, seat, shark.Collect())
    await world.tables.undo(table, await world.sit(table, 0))
    world.change_rules("shark", version=2)
    await world.restart()
    await world.heard()
    (ballot,) = (await world.live(table)).ballots
    for seat in ballot.asked:
        await world.tables.vote(ballot.id, await world.sit(table, seat), yes=True)
    assert await world.keys() == ["ballot-void"]
    after = await world.live(table)
    assert (after.ballots, after.row.number) == ((), 2)


async def test_an_end_is_proposed_twice_at_most_and_not_at_once_again(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await call(world, table, 0, "finish")
    await vote(world, table, 1, yes=False)
    with pytest.raises(HouseError, match="proposed-lately"):
        await call(world, table, 0, "end")
    world.now += timedelta(hours=24)
    await call(world, table, 0, "end")
    await vote(world, table, 1, yes=False)
    with pytest.raises(HouseError, match="proposed-too-often"):
        await call(world, table, 0, "finish")


async def test_with_all_others_lapsed_a_game_is_ended_as_it_stands_and_not_broken_off(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await lapse(world, table, 1, 2)
    with pytest.raises(HouseError, match="finish-instead"):
        await call(world, table, 0, "end")
    await call(world, table, 0, "finish")
    assert (await world.tables.sight(table)).table.stage == "over"


async def test_a_decision_is_extended_twice_at_most(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    for _ in range(2):
        await call(world, table, 0, "extend")
        await vote(world, table, 1, yes=True)
    with pytest.raises(HouseError, match="extended-enough"):
        await call(world, table, 0, "extend")


async def test_a_voted_pause_ends_after_two_days_and_another_one_does_not(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await call(world, table, 0, "pause")
    await vote(world, table, 1, yes=True)
    await world.pass_time(47)
    assert (await world.tables.sight(table)).table.stage == "paused"
    await world.pass_time(2)
    assert (await world.tables.sight(table)).table.stage == "running"
    await world.tables.call(table, ANNA, "pause", admin=True)
    await world.pass_time(200)
    assert (await world.tables.sight(table)).table.stage == "paused"


async def test_a_late_clock_keeps_the_order_of_alarms_and_votes(world: World) -> None:
    """The pace ends first, then the vote closes."""
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.pass_time(24)
    await world.pass_time(72)
    for seat in (1, 2):
        await world.act(table, seat, shark.Collect())
    began = world.now
    world.now += timedelta(hours=12)
    await call(world, table, 1, "pause")
    await world.pass_time(60)
    sight = await world.tables.sight(table)
    assert (await world.tables.log(table, None, 3))[0].seat is None
    assert not sight.seats[0].person
    assert sight.table.paused_at == began + timedelta(hours=36)


async def test_a_vote_that_an_absence_decides_is_carried_at_that_moment(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(24)
    await world.pass_time(72)
    await world.act(table, 1, shark.Collect())
    began = world.now
    world.now += timedelta(hours=12)
    await call(world, table, 1, "pause")
    await world.pass_time(50)
    assert (await world.tables.sight(table)).table.paused_at == began + DAY


async def test_strangers_call_no_votes(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    with pytest.raises(HouseError, match="not-at-this-table"):
        await world.tables.call(table, STRANGER, "pause")


async def test_what_has_happened_already_is_not_asked_for(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    with pytest.raises(HouseError, match="not-paused"):
        await world.tables.call(table, ANNA, "resume")
    await world.tables.call(table, ANNA, "pause", admin=True)
    with pytest.raises(HouseError, match="already-paused"):
        await world.tables.call(table, ANNA, "pause")


async def test_votes_survive_a_restart(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await call(world, table, 0, "pause")
    await world.restart()
    await vote(world, table, 1, yes=True)
    await world.restart()
    assert (await world.tables.sight(table)).table.stage == "paused"


async def test_a_paused_table_takes_no_actions(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.tables.call(table, ANNA, "pause", admin=True)
    sight = await world.tables.sight(table, await world.sit(table, 0))
    assert not sight.offers
    assert not sight.open_offers
    with pytest.raises(HouseError, match="table-paused"):
        await world.act(table, 0, shark.Collect())
    with pytest.raises(HouseError, match="table-paused"):
        await world.tables.undo(table, ANNA)


async def test_no_time_runs_while_a_table_is_paused(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    world.now += timedelta(hours=7)
    await world.tables.call(table, ANNA, "pause", admin=True)
    await world.pass_time(24 * 50)
    await world.tables.call(table, ANNA, "resume", admin=True)
    sight = await world.tables.sight(table)
    assert sight.deadline == world.now + timedelta(hours=17)
    rules = (await world.live(table)).rules
    rows = await world.store.read(lambda link: entries.after(link, table, 0))
    assert [decode_action(rules, row.action) for row in rows] == [Resume(timedelta(days=50))]


async def test_buttons_from_before_a_pause_still_work(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    decision = (await world.tables.sight(table)).table.decision
    await world.tables.call(table, ANNA, "pause", admin=True)
    await world.tables.call(table, ANNA, "resume", admin=True)
    await world.act(table, 0, shark.Collect(), decision=decision)


async def test_a_pause_puts_off_auctions_and_the_turn_ends_at_an_hour_that_leaves_as_much(
    world: World,
) -> None:
    """Nine hours were left; at 15:00 it is not the next hour but the one after."""
    table = await world.begin("empire", ANNA, BRUNO)
    await world.act(table, 0, impero.Found("Eagle", 1000))
    await world.act(table, 0, impero.Issue(0, 10, 100))
    left = (await world.live(table)).state.auctions[0].ends - world.now
    await world.tables.call(table, ANNA, "pause", admin=True)
    world.now += timedelta(days=2, hours=3)
    await world.tables.call(table, ANNA, "resume", admin=True)
    live = await world.live(table)
    assert (live.state.turn, live.row.number) == (1, 3)
    assert live.state.auctions[0].ends - world.now == left
    due = {alarm.key.partition(":")[0]: alarm.due for alarm in live.row.alarms}
    assert due["auction"] - world.now == left
    assert due["turn"] == (world.now + DAY).replace(hour=9)


async def test_a_pause_of_a_minute_moves_no_hour(world: World) -> None:
    table = await world.begin("empire", ANNA, BRUNO)
    before = (await world.live(table)).row.alarms
    await world.tables.call(table, ANNA, "pause", admin=True)
    world.now += timedelta(minutes=1)
    await world.tables.call(table, ANNA, "resume", admin=True)
    assert (await world.live(table)).row.alarms == before


async def test_who_leaves_a_paused_table_moves_no_deadline(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    world.now += timedelta(hours=7)
    await world.tables.call(table, ANNA, "pause", admin=True)
    world.now += timedelta(days=5)
    before = (await world.live(table)).row.alarms
    await world.tables.leave(table, await world.sit(table, 0))
    live = await world.live(table)
    assert (live.row.stage, live.row.alarms) == ("paused", before)


async def test_a_vote_that_takes_something_away_is_open_for_fourteen_days_at_most(
    world: World,
) -> None:
    """Three days and a bank of seven, put off by a vacation of ten."""
    table = await world.begin("shark", ANNA, BRUNO, CARLA, pace="slow")
    await persons_time.announce(world.tables.repository, await world.sit(table, 1), None, 10)
    await call(world, table, 0, "finish")
    (ballot,) = (await world.tables.sight(table)).ballots
    assert ballot.closes == world.now + 14 * DAY


async def test_another_persons_move_is_not_taken_back_by_silence(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    live = await world.live(table)
    change = Change(live, world.now)
    ballots.open_ballot(change, "undo", Seat(0), (Seat(1), Seat(2)), 0)
    (ballot,) = change.live.ballots
    assert decided(change.live, ballot, closing=True) is False
