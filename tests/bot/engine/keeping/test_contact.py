"""Nobody is in reach: nothing ends by the clock, and the time is given back, at every pace."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest

from bot.engine.clock import Clock
from bot.engine.keeping.contact import LATELY, QUIET
from bot.store import lease
from bot.store.rows import Pace
from tests.bot.engine.people.test_silence import absent_table
from tests.bot.engine.world import ANNA, BRUNO, CARLA, OPENED, World
from tests.contract.reduced import shark

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class Discord:
    """Answers what it is asked, or not."""

    def __init__(self, world: World) -> None:
        self.world, self.there, self.asked = world, True, 0
        self.contact = world.tables.repository.contact
        self.contact._probe = self.probe
        self.clock = Clock(world.tables, "me")

    async def probe(self) -> None:
        self.asked += 1
        (self.contact.succeeded if self.there else self.contact.failed)()

    async def pass_time(self, time: timedelta, step: timedelta = timedelta(seconds=20)) -> None:
        """The clock beats and looks as it does."""
        end = self.world.now + time
        while self.world.now < end:
            self.world.now += min(step, end - self.world.now)
            await self.world.store.write(partial(lease.renew, me="me", now=self.world.now))
            await self.clock.beat()
            await self.clock.sweep()


@pytest.fixture
async def discord(world: World) -> Discord:
    await world.store.write(partial(lease.take, me="me", now=world.now))
    return Discord(world)


@pytest.mark.parametrize("pace", ["live", "fast", "daily", "slow"])
async def test_an_hour_in_which_no_request_succeeds_decides_nothing(
    world: World, discord: Discord, pace: Pace
) -> None:
    """It begins a moment before the time for the decision is over, of which the bank is used up."""
    table = await world.begin("shark", ANNA, BRUNO, pace=pace)
    live = await world.live(table)
    whole = timedelta(seconds=live.row.clock.seconds + live.row.clock.bank)
    step = max(timedelta(seconds=20), whole / 500)
    await discord.pass_time(whole - timedelta(seconds=20), step)
    deadline = (await world.tables.sight(table)).deadline
    assert deadline is not None
    left = deadline - world.now
    discord.there = False
    await discord.pass_time(HOUR)
    live = await world.live(table)
    assert (live.row.number, [row.silences for row in live.seats]) == (0, [0, 0])
    discord.there = True
    await discord.pass_time(timedelta(seconds=20))
    sight = await world.tables.sight(table)
    assert sight.table.number == 0
    assert sight.deadline is not None
    assert left - timedelta(seconds=20) <= sight.deadline - world.now <= left + QUIET
    await discord.pass_time(left + QUIET)
    assert (await world.tables.sight(table)).table.number == 1


@pytest.mark.parametrize("hours", [1, 11, 13, 40, 80])
@pytest.mark.parametrize("down", [False, True])
async def test_an_outage_over_turns_that_close_by_the_clock_is_missed_by_nobody(
    world: World, discord: Discord, hours: int, *, down: bool
) -> None:
    """And the turn that is open then is missed once by who does nothing in it, however many closed meanwhile."""
    table = await world.begin("impero", ANNA, BRUNO, zone="Europe/Rome")
    due = (await world.tables.sight(table)).deadline
    assert due is not None
    await discord.pass_time(due - world.now - HOUR, HOUR / 2)
    if down:
        beat = world.now
        world.now += hours * HOUR
        await world.restart()
        await world.tables.recover(beat)
        discord = Discord(world)
    else:
        discord.there = False
        await discord.pass_time(hours * HOUR, HOUR / 12)
        discord.there = True
    await discord.pass_time(timedelta(seconds=40))
    live = await world.live(table)
    assert (live.state.turn, [(row.missed, row.silences) for row in live.seats]) == (
        1,
        [(0, 0)] * 2,
    )
    deadline = (await world.tables.sight(table)).deadline
    assert deadline is not None
    assert HOUR / 2 <= deadline - world.now <= 25 * HOUR
    await discord.pass_time(deadline - world.now + HOUR / 2, HOUR / 12)
    live = await world.live(table)
    assert (live.state.turn, [row.missed for row in live.seats]) == (2, [1, 1])


async def test_votes_stand_still_too_and_seats_are_offered_no_sooner(
    world: World, discord: Discord
) -> None:
    table = await absent_table(world)
    await world.store.write(partial(lease.renew, me="me", now=world.now))
    await world.tables.call(table, BRUNO, "pause")
    since = (await world.live(table)).seats[0].away_since
    assert since is not None
    discord.there = False
    await discord.pass_time(2 * DAY, HOUR / 60)
    live = await world.live(table)
    assert len(live.ballots) == 1
    assert live.seats[0].offered is None
    discord.there = True
    await discord.pass_time(timedelta(seconds=20))
    live = await world.live(table)
    assert live.ballots[0].closes - world.now > DAY - HOUR
    assert live.seats[0].offered is None


async def test_at_a_paused_table_votes_stand_still_too(world: World, discord: Discord) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await world.tables.call(table, ANNA, "pause", admin=True)
    await world.tables.call(table, ANNA, "resume")
    closes = (await world.live(table)).ballots[0].closes
    discord.there = False
    await discord.pass_time(30 * HOUR, HOUR / 60)
    discord.there = True
    await discord.pass_time(timedelta(seconds=20))
    live = await world.live(table)
    assert live.row.stage == "paused"
    assert abs(live.ballots[0].closes - (closes + 30 * HOUR)) < timedelta(minutes=2)


async def test_an_act_in_an_outage_rings_nothing_and_is_given_what_is_left_of_it(
    world: World, discord: Discord
) -> None:
    table = await world.begin("shark", ANNA, BRUNO, pace="live")
    await discord.pass_time(timedelta(minutes=12, seconds=50))
    discord.there = False
    await discord.pass_time(timedelta(minutes=30))
    acted = world.now
    await world.act(table, 0, shark.Collect())
    live = await world.live(table)
    assert (live.row.number, live.seats[0].silences) == (1, 0)
    await discord.pass_time(timedelta(minutes=30))
    assert (await world.live(table)).row.number == 1
    discord.there = True
    await discord.pass_time(timedelta(seconds=20))
    (alarm,) = (await world.live(table)).row.alarms
    assert alarm.due == world.now + timedelta(minutes=3)
    assert acted < world.now - timedelta(minutes=30)


async def test_a_quiet_bot_is_not_out_of_reach_and_asks_seldom(
    world: World, discord: Discord
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await discord.pass_time(HOUR, timedelta(seconds=10))
    assert discord.asked <= HOUR / QUIET
    assert discord.contact.since is None
    await discord.pass_time(23 * HOUR, timedelta(minutes=1))
    assert (await world.live(table)).row.alarms[0].banked


async def test_where_somebody_just_got_an_answer_nothing_is_asked(
    world: World, discord: Discord
) -> None:
    await world.begin("shark", ANNA, BRUNO)
    world.now = OPENED + DAY
    await world.store.write(partial(lease.renew, me="me", now=world.now))
    discord.contact.succeeded()
    world.now += LATELY
    await discord.clock.sweep()
    assert discord.asked == 0


async def test_one_failure_among_successes_moves_no_deadline(
    world: World, discord: Discord
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    for _ in range(10):
        await discord.pass_time(timedelta(seconds=20))
        discord.contact.failed()
        world.now += timedelta(seconds=2)
        discord.contact.succeeded()
    await discord.pass_time(timedelta(seconds=20))
    assert discord.contact.since is None
    assert (await world.tables.sight(table)).deadline == OPENED + DAY


async def test_an_outage_in_which_the_bot_is_killed_is_given_back_once(
    world: World, discord: Discord
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await discord.pass_time(timedelta(minutes=1))
    discord.there = False
    await discord.pass_time(HOUR)
    await world.store.close()
    world.now += HOUR
    await world.open()
    before = await world.store.write(partial(lease.take, me="me", now=world.now))
    since = await world.store.write(partial(lease.owed, before=before))
    again = Discord(world)
    await again.clock.begin(since)
    await again.clock.end()
    deadline = (await world.tables.sight(table)).deadline
    assert deadline is not None
    assert abs(deadline - (OPENED + DAY + 2 * HOUR)) <= QUIET
