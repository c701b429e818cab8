"""The absence ladder: reminders, the bank, silence, the computer, a pause, and the way back."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.engine.time.due import due_of
from bot.errors import HouseError
from bot.store import entries
from bot.store.rows import Pace
from games.core.record import Cause, TimeUp, decode_action
from games.core.words import RuleError, Seat
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World
from tests.contract.reduced import greed, shark

DAY, BANK = timedelta(days=1), timedelta(days=3)


async def reminders(world: World) -> list[object]:
    return [n.facts["percent"] for n in await world.heard() if n.kind == "reminder"]


async def test_who_is_waited_for_is_reminded_after_half_and_nine_tenths_of_the_time(
    world: World,
) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(11.9)
    assert await reminders(world) == []
    await world.pass_time(0.1)
    assert await reminders(world) == [50]
    await world.pass_time(9.5)
    assert await reminders(world) == []
    await world.pass_time(0.1)
    assert await reminders(world) == [90]
    assert (await world.tables.sight(table)).table.reminded == 90


@pytest.mark.parametrize(
    ("hours", "pace", "again"), [(24, "daily", True), (6, "daily", False), (6, "fast", True)]
)
async def test_of_a_few_hours_one_reminder_is_enough_where_people_play_over_days(
    world: World, hours: int, pace: Pace, again: bool
) -> None:
    live = await world.live(await world.begin("shark", ANNA, BRUNO))
    (alarm,) = (one for one in live.row.alarms if one.since is not None)
    ends = live.row.alarms[0].due + timedelta(hours=hours - 24)
    clock = replace(live.row.clock, pace=pace)
    row = replace(
        live.row, clock=clock, reminded=50, alarms=(replace(alarm, due=ends, plain=None),)
    )
    assert due_of(replace(live, row=row)) == ends - again * timedelta(hours=hours) / 10


async def test_a_reminder_that_is_late_is_not_followed_by_an_older_one(world: World) -> None:
    await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(23)
    assert await reminders(world) == [90]
    await world.pass_time()
    assert await reminders(world) == []


async def test_a_new_decision_has_reminders_of_its_own(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(12)
    await world.act(table, 0, shark.Collect())
    await world.heard()
    await world.pass_time(11.9)
    assert await reminders(world) == []
    await world.pass_time(0.1)
    assert await reminders(world) == [50]


async def test_only_those_who_have_not_answered_are_reminded(world: World) -> None:
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    await world.act(table, 1, greed.Announce(0))
    await world.heard()
    await world.pass_time(12)
    told = [news for news in await world.heard() if news.kind == "reminder"]
    assert [news.facts["seats"] for news in told] == [(0, 2)]


async def test_nobody_is_reminded_of_a_seat_that_a_computer_plays(world: World) -> None:
    table = await world.begin("greed", ANNA, computers=2)
    seat = next(row.seat for row in (await world.live(table)).seats if row.user_id == ANNA)
    await world.pass_time(12)
    told = [news for news in await world.heard() if news.kind == "reminder"]
    assert [news.facts["seats"] for news in told] == [(seat,)]


async def test_nobody_is_reminded_in_a_window(world: World) -> None:
    table = await steal(world)
    assert (await world.tables.sight(table)).waiting == (await world.live(table)).waiting
    await world.pass_time(5.9)
    assert await reminders(world) == []


async def steal(world: World, *people: int) -> int:
    """A table at which seat 0 has just taken from seat 1: a window is open."""
    for _ in range(20):
        table = await world.begin("shark", *(people or (ANNA, BRUNO, CARLA)))
        live = await world.live(table)
        if shark.STEAL in live.state.hands[0]:
            await world.act(table, 0, shark.PlayCard(shark.STEAL, Seat(1)))
            await world.heard()
            return table
    raise AssertionError("no such deal")


async def test_when_the_pace_is_over_the_bank_runs_first(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    before = (await world.tables.sight(table)).deadline
    await world.pass_time(24)
    sight = await world.tables.sight(table)
    assert before is not None
    assert sight.deadline == before + BANK
    assert sight.table.number == 0
    told = await world.heard()
    assert [(news.kind, news.key) for news in told] == [("say", "bank-runs"), ("board", "")]
    assert told[0].facts == {"seats": (0,), "until": int(sight.deadline.timestamp())}


async def test_who_answers_from_his_bank_has_what_he_did_not_use(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(24)
    await world.pass_time(10)
    sight = await world.act(table, 0, shark.Collect())
    assert sight.seats[0].bank == BANK.total_seconds() - 10 * 3600
    assert sight.seats[1].bank == BANK.total_seconds()


async def test_an_answer_in_time_gives_a_part_of_the_bank_back(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(24)
    await world.pass_time(24)
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    sight = await world.act(table, 0, shark.Collect())
    assert sight.seats[0].bank == (BANK - DAY + DAY / 4).total_seconds()
    assert sight.seats[1].bank == BANK.total_seconds()


async def test_nobody_is_paid_for_what_another_did(world: World) -> None:
    """A card in another's turn opens a window; the mover has not answered yet."""
    for _ in range(20):
        table = await world.begin("shark", ANNA, BRUNO)
        if shark.STEAL in (await world.live(table)).state.hands[1]:
            break
    await world.pass_time(24)
    await world.pass_time(10)
    for seat in (0, 1):
        await world.act(table, seat, shark.Collect())
    sight = await world.act(table, 1, shark.PlayCard(shark.STEAL, Seat(0)))
    assert sight.seats[0].bank == BANK.total_seconds() - 10 * 3600


async def test_a_bank_that_runs_has_reminders_of_its_own(world: World) -> None:
    await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(24)
    await world.heard()
    await world.pass_time(35.9)
    assert await reminders(world) == []
    await world.pass_time(0.1)
    assert await reminders(world) == [50]


async def test_when_the_bank_is_used_up_silence_is_an_answer(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(24)
    await world.pass_time(72)
    sight = await world.tables.sight(table)
    assert sight.table.number == 1
    assert sight.waiting is not None
    assert sight.waiting.seats == (1,)
    assert (sight.seats[0].silences, sight.seats[0].bank) == (1, 0)
    told = await world.tables.log(table, None, 0)
    assert [(one.seat, one.cause) for one in told] == [(None, None)]


async def test_several_who_are_away_run_out_together(world: World) -> None:
    """Each with a bank of their own: the longest counts for all, once."""
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    await world.act(table, 0, greed.Announce(0))
    await world.pass_time(24)
    await world.pass_time(72)
    sight = await world.tables.sight(table)
    assert [row.silences for row in sight.seats] == [0, 1, 1]
    assert sight.table.number == 2


async def test_after_two_silences_in_a_row_the_computer_plays(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await silent(world, table)
    await world.act(table, 1, shark.Collect())
    assert (await world.tables.sight(table)).seats[0].computer is None
    await world.heard()
    await world.pass_time(24)
    sight = await world.tables.sight(table)
    assert sight.seats[0].computer == "random"
    assert sight.seats[0].user_id is not None
    assert not sight.seats[0].person
    assert "computer-plays" in await world.keys()
    sight = await world.act(table, 1, shark.Collect())
    told = await world.tables.log(table, None, sight.table.number - 1)
    assert [(one.seat, one.cause) for one in told][-1] in {(0, Cause("computer")), (1, None)}
    assert any(one.cause == Cause("computer") for one in await world.tables.log(table))


async def silent(world: World, table: int) -> None:
    """The player who is waited for lets pace and bank pass."""
    await world.pass_time(24)
    if any(alarm.banked for alarm in (await world.live(table)).row.alarms):
        await world.pass_time(72)


async def absent_table(world: World) -> int:
    """A table of three at which the computer plays seat 0 for its person, who has played before."""
    table = await world.begin("shark", ANNA, BRUNO, CARLA, rounds=20)
    for seat in range(3):
        if (await world.live(table)).waiting.seats == (seat,):
            await world.act(table, seat, shark.Collect())
    for _ in range(2):
        await silent(world, table)
        for seat in (1, 2):
            if (await world.live(table)).waiting.seats == (seat,):
                await world.act(table, seat, shark.Collect())
    live = await world.live(table)
    assert not live.seats[0].person
    await world.heard()
    return table


async def test_an_answer_in_between_starts_the_count_anew(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await silent(world, table)
    await world.act(table, 1, shark.Collect())
    await world.act(table, 0, shark.Collect())
    assert (await world.tables.sight(table)).seats[0].silences == 0


async def test_im_back_gives_the_seat_back_at_once(world: World) -> None:
    table = await absent_table(world)
    sight = await world.tables.back(table, await world.sit(table, 0))
    assert sight.seats[0].person
    assert sight.seats[0].silences == 0
    assert "player-back" in await world.keys()


async def test_im_back_of_who_is_there_changes_nothing(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.tables.back(table, ANNA)
    assert await world.heard() == []


async def test_who_is_away_and_acts_is_back(world: World) -> None:
    for _ in range(20):
        table = await absent_table(world)
        sight = await world.tables.sight(table, await world.sit(table, 0))
        if sight.offers:
            sight = await world.act(table, 0, sight.offers[0].action)
            assert sight.seats[0].person
            return
    raise AssertionError("no such deal")


async def test_a_refused_action_of_who_is_away_leaves_the_seat_to_the_computer(
    world: World,
) -> None:
    table = await absent_table(world)
    with pytest.raises(RuleError, match="not-now"):
        await world.act(table, 0, shark.Answer(77))
    assert not (await world.live(table)).seats[0].person


async def test_a_table_whose_people_are_all_away_pauses(world: World) -> None:
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    await silent(world, table)
    await silent(world, table)
    sight = await world.tables.sight(table)
    assert sight.table.stage == "paused"
    assert [row.offered for row in sight.seats] == [world.now] * 3  # nobody has ever come
    assert sight.deadline is None
    said = await world.keys()
    assert said.count("computer-plays") == said.count("seat-offered") == 3
    assert "paused" in said
    number = sight.table.number
    await world.pass_time(24 * 30)
    assert (await world.tables.sight(table)).table.number == number


async def test_a_single_person_among_computers_pauses_the_table_too(world: World) -> None:
    table = await world.begin("shark", ANNA, computers=2)
    await silent(world, table)
    await silent(world, table)
    assert (await world.tables.sight(table)).table.stage == "paused"


async def test_the_first_who_is_back_lets_the_table_go_on(world: World) -> None:
    table = await world.begin("greed", ANNA, BRUNO, CARLA)
    await silent(world, table)
    await silent(world, table)
    world.now += timedelta(days=30)
    sight = await world.tables.back(table, await world.sit(table, 1))
    assert sight.table.stage == "running"
    assert [row.person for row in sight.seats] == [False, True, False]
    assert sight.deadline == world.now + DAY


async def test_a_window_takes_no_bank_and_counts_no_silence(world: World) -> None:
    table = await steal(world)
    await world.pass_time(6)
    sight = await world.tables.sight(table)
    assert not sight.waiting or not sight.waiting.window
    assert [row.silences for row in sight.seats] == [0, 0, 0]
    assert len({row.bank for row in sight.seats}) == 1


async def test_a_computer_answers_a_window_at_once(world: World) -> None:
    for _ in range(20):
        table = await world.begin("shark", ANNA, BRUNO, computers=1)
        live = await world.live(table)
        mover = live.seats[live.state.mover]
        if mover.person and shark.STEAL in live.state.hands[mover.seat]:
            target = next(row.seat for row in live.seats if row.person and row != mover)
            await world.act(table, mover.seat, shark.PlayCard(shark.STEAL, target))
            live = await world.live(table)
            assert live.waiting.window
            assert live.waiting.seats == (target,)
            return
    raise AssertionError("no such deal")


async def test_a_seat_that_is_left_is_played_by_the_computer_and_offered(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    user = await world.sit(table, 0)
    seat = (await world.tables.leave(table, user)).seats[0]
    assert (seat.user_id, seat.computer, seat.offered) == (None, "random", world.now)
    assert (await world.keys())[:2] == ["person-left", "seat-offered"]
    with pytest.raises(HouseError, match="seat-left"):
        await world.tables.act(table, user, shark.Collect())


async def test_a_table_without_people_ends_by_its_rules(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, computers=2)
    await world.tables.leave(table, ANNA)
    assert (await world.tables.sight(table)).table.stage in {"running", "over"}
    sight = await world.tables.leave(table, BRUNO)
    assert sight.table.stage == "over"
    assert sight.outcome is not None


async def test_a_table_whose_last_present_person_leaves_pauses_for_those_away(
    world: World,
) -> None:
    table = await absent_table(world)
    for seat in (1, 2):
        await world.tables.leave(table, await world.sit(table, seat))
    sight = await world.tables.sight(table)
    assert sight.table.stage == "paused"
    await world.tables.back(table, await world.sit(table, 0))
    assert (await world.tables.sight(table)).table.stage == "running"


async def test_ringing_twice_changes_nothing_more(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(24)
    await world.pass_time(72)
    before = await world.live(table)
    await world.tables.ring(table)
    await world.tables.ring_due()
    assert await world.live(table) is before


async def test_alarms_due_ring_before_a_seats_entry_is_judged(world: World) -> None:
    """A player who presses a second too late finds that their silence was an answer."""
    table = await world.begin("shark", ANNA, BRUNO)
    await world.pass_time(24)
    opened = (await world.tables.sight(table)).table.decision
    world.now += timedelta(hours=72, seconds=1)
    with pytest.raises(HouseError, match="stale"):
        await world.act(table, 0, shark.Collect(), decision=opened)
    live = await world.live(table)
    assert live.lines[-1].seat is None
    (row,) = await world.store.read(lambda link: entries.after(link, table, live.row.number - 1))
    assert isinstance(decode_action(live.rules, row.action), TimeUp)
    assert live.row.at == world.now - timedelta(seconds=1)
