"""Stored orders: they act when their moment comes, are their owner's secret, and end."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.engine.moves import stored_orders
from bot.errors import HouseError
from games import GAMES
from games.acquire.actions import BuyNothing, PlayWhileAway
from games.core.orders import Act, Verdict
from games.core.record import Cause
from tests.bot.engine.people.test_silence import steal
from tests.bot.engine.world import ANNA, BRUNO, CARLA, World
from tests.contract.reduced import impero, shark


async def order(world: World, table: int, seat: int, order: object) -> None:
    await world.tables.order(table, await world.sit(table, seat), order)  # type: ignore[arg-type]


async def test_an_order_acts_when_its_moment_comes(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 1, shark.CollectNext(0))
    await world.act(table, 0, shark.Collect())
    sight = await world.tables.sight(table)
    told = await world.tables.log(table, None, 0)
    assert [(one.number, one.seat, one.cause) for one in told[:2]] == [
        (1, 0, None),
        (2, 1, Cause("order")),
    ]
    assert sight.waiting is not None
    assert sight.waiting.seats == (0,)


async def test_an_order_whose_moment_is_now_acts_at_once(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 0, shark.CollectNext(0))
    assert (await world.tables.sight(table)).waiting == (await world.live(table)).waiting
    assert (await world.live(table)).waiting.seats == (1,)


async def test_the_cause_names_the_order_to_its_owner_only(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 0, shark.CollectNext(0))
    causes = [
        (await world.tables.log(table, await world.sit(table, seat), 0))[0].cause
        for seat in range(2)
    ]
    assert causes == [Cause("order", 1), Cause("order")]


async def test_what_is_ordered_for_an_absence_ends_with_it(world: World) -> None:
    """A person who says that they are back, or makes a move, plays again; their other orders stay."""
    table = await world.begin("acquire", ANNA, BRUNO)
    asked = (await world.live(table)).waiting.seats[0]
    other = 1 - asked
    await order(world, table, other, PlayWhileAway())
    await order(world, table, other, BuyNothing(2))
    user = await world.sit(table, other)
    await world.tables.back(table, user)
    assert [one.order for one in (await world.tables.sight(table, user)).orders] == [BuyNothing(2)]


async def test_a_move_of_ones_own_ends_what_was_ordered_for_an_absence(world: World) -> None:
    """Also before anybody has noticed the absence, where the order has nothing to do yet."""
    world.change_rules("acquire", obey=lambda *_: None)
    table = await world.begin("acquire", ANNA, BRUNO)
    asked = (await world.live(table)).waiting.seats[0]
    await order(world, table, asked, PlayWhileAway())
    user = await world.sit(table, asked)
    await world.act(table, asked, (await world.tables.sight(table, user)).offers[0].action)
    assert (await world.tables.sight(table, user)).orders == ()


@pytest.mark.parametrize("game", GAMES)
async def test_alone_with_computers_orders_go_once_round(world: World, game: str) -> None:
    """Nobody else is waited for: they would play the whole game at once. All that may be stored are."""
    table = await world.begin(game, ANNA, computers=3)
    for form in (await world.tables.sight(table, ANNA)).order_forms:
        await world.tables.order(table, ANNA, form.order)
    told = [news.key for news in await world.heard() if news.kind == "private"]
    sight = await world.tables.sight(table, ANNA)
    away = [form for form in sight.order_forms if form.order.while_away]
    assert told.count("void-once-round") == len(away)
    assert not any(stored.order.while_away for stored in sight.orders)
    lines = (await world.live(table)).lines
    assert sum(line.cause is not None and line.cause.by == "order" for line in lines) <= 6
    assert bool(away) == (game in {"acquire", "shark_room"})
    assert sight.table.stage == "running"


async def test_only_the_owner_sees_an_order(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 1, shark.CollectNext(0))
    orders = [
        (await world.tables.sight(table, user)).orders
        for user in (None, await world.sit(table, 0), await world.sit(table, 1))
    ]
    assert [len(one) for one in orders] == [0, 0, 1]
    assert all(news.kind != "say" for news in await world.heard())


async def test_an_order_that_no_longer_fits_says_why_to_its_owner_alone(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 1, shark.CollectNext(10_000))
    told = [news for news in await world.heard() if news.kind != "board"]
    assert [(one.kind, one.key, one.to) for one in told] == [
        ("private", "void-money-was-taken", await world.sit(table, 1))
    ]
    assert told[0].facts == {
        "money": 250,
        "order": '{"order":"collect-next","money":10000}',
    }
    assert (await world.live(table)).orders == ()


async def test_an_order_whose_action_is_refused_is_cancelled(world: World) -> None:
    def obey(*_: object) -> Verdict:
        return Act(shark.Answer(shark.LAWYER))

    world.change_rules("shark", obey=obey)
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 1, shark.NeverAnswer())
    told = [news for news in await world.heard() if news.kind == "private"]
    assert [news.key for news in told] == ["not-now"]
    assert (await world.tables.sight(table)).table.number == 0


async def test_an_order_that_never_ends_is_stopped_after_five_acts(world: World) -> None:
    def obey(order: object, view: shark.View, offers: object) -> Verdict:
        return Act(shark.Collect()) if view.me == view.mover else None

    world.change_rules("shark", obey=obey)
    table = await world.begin("shark", ANNA, BRUNO, rounds=99)
    for seat in (1, 0):
        await order(world, table, seat, shark.NeverAnswer())
    sight = await world.tables.sight(table)
    assert sight.table.number == 10
    keys = [news.key for news in await world.heard() if news.kind == "private"]
    assert keys == ["void-acts-too-often"] * 1
    assert len((await world.live(table)).orders) == 1


async def test_an_order_can_be_cancelled_by_its_owner_only(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 1, shark.NeverAnswer())
    with pytest.raises(HouseError, match="no-such-order"):
        await world.tables.cancel_order(table, await world.sit(table, 0), 1)
    sight = await world.tables.cancel_order(table, await world.sit(table, 1), 1)
    assert sight.orders == ()
    assert (await world.live(table)).orders == ()


async def test_the_same_order_is_stored_once(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    for _ in range(2):
        await order(world, table, 1, shark.NeverAnswer())
    assert len((await world.live(table)).orders) == 1


async def test_a_newer_order_about_the_same_takes_the_place_of_the_older(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    for one in (shark.CollectNext(1), shark.NeverAnswer(), shark.CollectNext(2)):
        await order(world, table, 1, one)
    kept = (await world.tables.sight(table, await world.sit(table, 1))).orders
    assert [one.order for one in kept] == [shark.NeverAnswer(), shark.CollectNext(2)]


async def test_a_seat_has_so_many_orders_and_no_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_orders, "MAX_ORDERS", 1)
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 1, shark.CollectNext(1))
    await order(world, table, 1, shark.CollectNext(2))
    with pytest.raises(HouseError, match="too-many-orders"):
        await order(world, table, 1, shark.NeverAnswer())


async def test_an_order_about_what_is_not_there_is_refused(world: World) -> None:
    def obey(*_: object) -> Verdict:
        raise IndexError

    world.change_rules("shark", obey=obey)
    table = await world.begin("shark", ANNA, BRUNO)
    with pytest.raises(HouseError, match="malformed"):
        await order(world, table, 1, shark.CollectNext(30))
    assert (await world.live(table)).orders == ()


async def test_orders_survive_a_restart(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await order(world, table, 1, shark.CollectNext(0))
    await world.restart()
    await world.act(table, 0, shark.Collect())
    assert (await world.tables.sight(table)).table.number == 2


async def test_nobody_is_reminded_of_what_an_order_answers(world: World) -> None:
    """It has answered before anybody could be reminded."""
    table = await steal(world)
    for seat in (1, 2):
        await order(world, table, seat, shark.NeverAnswer())
    live = await world.live(table)
    assert not live.waiting.window


async def test_two_maximum_bids_are_settled_at_once(world: World) -> None:
    table = await world.begin("empire", ANNA, BRUNO, CARLA)
    await world.act(table, 0, impero.Found("Eagle", 1000))
    await world.act(table, 0, impero.Issue(0, 10, 100))
    await order(world, table, 1, impero.BidUpTo(1, 900))
    before = (await world.live(table)).row.number
    await order(world, table, 2, impero.BidUpTo(1, 400))
    live = await world.live(table)
    auction = live.state.auctions[0]
    assert (auction.leader, auction.least - 1) == (1, 401)
    assert live.row.number - before <= 3
    assert [one.seat for one in live.orders] == [1]


async def test_orders_end_with_the_game(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, rounds=1)
    await order(world, table, 0, shark.NeverAnswer())
    await world.act(table, 0, shark.Collect())
    await world.act(table, 1, shark.Collect())
    await world.restart()
    live = await world.live(table)
    assert live.row.stage == "over"
    assert live.orders == ()


async def test_orders_go_with_who_leaves(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO, CARLA)
    await order(world, table, 1, shark.NeverAnswer())
    await world.tables.leave(table, await world.sit(table, 1))
    assert (await world.live(table)).orders == ()


async def test_on_a_paused_table_an_order_waits(world: World) -> None:
    table = await world.begin("shark", ANNA, BRUNO)
    await world.tables.call(table, ANNA, "pause", admin=True)
    await order(world, table, 0, shark.CollectNext(0))
    assert (await world.live(table)).row.number == 0
    world.now += timedelta(hours=1)
    await world.tables.call(table, ANNA, "resume", admin=True)
    assert [line.cause for line in (await world.live(table)).lines] == [None, Cause("order", 1)]
