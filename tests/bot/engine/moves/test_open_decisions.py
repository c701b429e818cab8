"""A decision that stays open while others act in it: a quiet phase, and computers on the side."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.engine.time import due
from bot.engine.time.clocks import deadline
from bot.outbound.calls.notices import awaited
from games.core.desk import Accept, Propose
from games.core.timers import Alarm
from games.core.words import Seat
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World
from tests.contract.reduced import greed, shark

DAY = timedelta(days=1)
GIVE, TAKE = (0, 0, 0, 20), (0, 0, 0, 10)
"""A gift of 10M to the company that takes it up."""


async def trading(world: World, *people: int) -> int:
    """A table of Greed in its trading phase; nobody has bought anything."""
    table = await world.begin("greed", *people)
    for seat in range(3):
        await world.act(table, seat, greed.Announce(0))
    for firm, ceo in enumerate((0, 1, 2, 0)):
        await world.act(table, ceo, greed.Bid(firm, 0))
    await world.heard()
    return table


async def with_trader(world: World, seat: int = 1) -> int:
    """The same, with a computer that answers offers and is done."""
    table = await trading(world, ANNA, BRUNO, CARLA)
    async with world.tables.repository.hold(table) as live:
        seats = tuple(
            replace(row, computer="trader") if row.seat == seat else row for row in live.seats
        )
        world.tables.repository._keep(replace(live, seats=seats))
    await world.act(table, 0, Propose(0, 2, GIVE, TAKE))
    return table


async def test_the_end_of_a_quiet_phase_lends_no_bank_and_is_nobodys_silence(world: World) -> None:
    """One CEO who trades for a day must not stretch it to four and pay for it."""
    table = await trading(world, ANNA, BRUNO, CARLA)
    before = (await world.live(table)).seats
    await world.pass_time(24)
    live = await world.live(table)
    assert isinstance(live.state.phase, greed.Rising)
    assert [row.bank for row in live.seats] == [row.bank for row in before]
    assert [row.silences for row in live.seats] == [0, 0, 0]


async def test_who_is_waited_for_in_a_quiet_phase_is_reminded(world: World) -> None:
    table = await trading(world, ANNA, BRUNO, CARLA)
    await world.act(table, 1, greed.Done())
    await world.heard()
    await world.pass_time(12)
    told = [news for news in await world.heard() if news.kind == "reminder"]
    assert [news.facts["seats"] for news in told] == [(0, 2)]


async def test_an_act_out_of_turn_leaves_the_decision_and_its_time_as_they_were(
    world: World,
) -> None:
    table = await trading(world, ANNA, BRUNO, CARLA)
    await world.act(table, 1, greed.Done())
    before = await world.live(table)
    await world.act(table, 1, Propose(1, None, GIVE, TAKE))
    after = await world.live(table)
    assert after.row.decision == before.row.decision
    assert after.row.alarms == before.row.alarms
    await world.act(table, 2, Accept(1, 2), decision=before.row.decision)


async def test_a_computer_that_was_done_answers_what_is_offered_to_it(world: World) -> None:
    table = await with_trader(world)
    live = await world.live(table)
    assert live.state.phase.done == (False, True, False)
    await world.act(table, 0, Propose(0, 1, GIVE, TAKE))
    assert (await world.live(table)).state.desk.open == live.state.desk.open
    assert (await world.live(table)).state.purses[4] == live.state.purses[4] - 10


async def test_one_that_nobody_waits_for_takes_up_an_offer_to_anybody(world: World) -> None:
    table = await with_trader(world)
    live = await world.live(table)
    assert live.waiting.may == (1,)
    await world.act(table, 0, Propose(0, None, GIVE, TAKE))
    after = await world.live(table)
    assert [one.id for one in after.state.desk.open] == [1]
    assert after.lines[-1].seat == 1


async def test_one_with_nothing_to_do_is_asked_once_after_each_entry(world: World) -> None:
    """That it was asked is saved without an entry, so neither the clock nor a restart asks again."""
    table = await with_trader(world)
    live = await world.live(table)
    assert live.seats[1].considered == live.row.number
    assert not due.busy(live)
    await world.act(table, 2, greed.Done())
    assert (await world.live(table)).seats[1].considered == live.row.number + 1


async def test_the_random_player_acts_once_in_a_decision_that_does_not_wait_for_it(
    world: World,
) -> None:
    table = await world.begin("empire", ANNA, computers=2)
    for _ in range(3):
        await world.pass_time(1)
    acts = [line.seat for line in (await world.live(table)).lines]
    assert len(acts) == len(set(acts)) == 2


async def test_the_deadline_is_that_of_the_decision_not_the_earliest_alarm(world: World) -> None:
    table = await trading(world, ANNA, BRUNO, CARLA)
    live = await world.live(table)
    (paced,) = live.row.alarms
    lot = Alarm("lot", paced.due - DAY / 2)
    both = replace(live, row=replace(live.row, alarms=(lot, paced)))
    assert deadline(both) == paced.due


async def test_a_call_names_the_page_that_it_is_about(world: World) -> None:
    """A CEO who was done is called too, once, when an offer is made to them."""
    table = await trading(world, ANNA, BRUNO, CARLA)
    await world.act(table, 1, greed.Done())
    await world.heard()
    await world.act(table, 0, Propose(0, 1, GIVE, TAKE))
    (call,) = [news for news in await world.heard() if news.kind == "call"]
    assert (call.to, call.page) == (await world.sit(table, 1), "desk")
    assert Seat(1) in (await world.live(table)).waiting.seats


async def reaction(world: World) -> tuple[int, int, int]:
    """A card was played against somebody who alone is asked: table, mover and target."""
    table = await world.begin("shark", ANNA, BRUNO, CARLA, alone=True)
    for _ in range(60):
        live = await world.live(table)
        for seat in range(3):
            for offer in live.rules.offers(live.state, Seat(seat)):
                if isinstance(offer.action, shark.PlayCard) and offer.action.card == shark.STEAL:
                    await world.act(table, seat, offer.action)
                    await world.heard()
                    return table, live.state.mover, int(offer.action.target)
        await world.act(table, live.state.mover, shark.Collect())
    raise AssertionError("nobody ever holds the card")


async def test_a_reaction_asks_the_one_by_name_with_an_answer_in_one_tap(world: World) -> None:
    table, _, target = await reaction(world)
    sight = await world.tables.sight(table)
    assert sight.waiting is not None
    assert (sight.waiting.seats, sight.waiting.window) == ((target,), False)
    assert [row.seat for row in awaited(sight)] == [target]
    assert [offer.action for _, offer in sight.open_offers] == [shark.NoAnswer()]


async def test_a_reaction_lasts_as_long_as_a_window_and_then_the_mover_has_the_full_time(
    world: World,
) -> None:
    """No bank makes it longer, and who sleeps through it does not count as absent."""
    table, mover, target = await reaction(world)
    live = await world.live(table)
    assert deadline(live) == world.now + timedelta(seconds=live.row.clock.window)
    await world.pass_time(seconds=live.row.clock.window)
    after = await world.live(table)
    assert after.waiting.seats == (mover,)
    assert deadline(after) == world.now + timedelta(seconds=live.row.clock.seconds)
    assert after.seats[target].silences == 0
    assert after.seats[target].bank == live.seats[target].bank


async def test_where_nobody_is_waited_for_all_who_may_act_have_public_buttons(
    world: World,
) -> None:
    table = await world.begin("empire", ANNA, BRUNO)
    sight = await world.tables.sight(table)
    assert sight.waiting is not None
    assert (sight.waiting.seats, sight.waiting.may) == ((), (0, 1))
    assert {seat for seat, _ in sight.open_offers} == {0, 1}
    assert [errand.asked for errand in await world.tables.errands(ANNA)] == [True]


async def test_a_turn_by_the_clock_calls_those_waited_for_and_who_may_act(world: World) -> None:
    table = await world.begin("impero", ANNA, BRUNO, CARLA)
    sight = await world.tables.sight(table)
    assert sight.waiting is not None
    one = replace(sight.waiting, seats=(Seat(0),), may=(Seat(2),))
    assert [row.seat for row in awaited(replace(sight, waiting=one))] == [0, 2]
