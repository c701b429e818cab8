"""What who sits at a table may do beside playing: orders, votes, pauses, leaving, coming back."""

from __future__ import annotations

from contextlib import nullcontext
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import pytest

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.visit import Visit
from bot.ui.control import Press, button, rows
from bot.ui.sheet import note
from games.acquire.actions import PlayWhileAway
from tests.bot.inbound.conftest import Place, Shown, private

OTHERS = {"anna": "bruno", "bruno": "anna"}


async def test_an_order_is_stored_in_the_hand_and_cancelled_there(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    other = OTHERS[await place.asked(number)]
    shown = await place.ask(other, "table hand")
    options = {one["label"]: one["value"] for one in shown.menu("order")["options"]}
    wanted = next(value for label, value in options.items() if "until I am back" in label)
    await place.choose(other, shown, "order", wanted)
    shown = await place.again(shown)
    assert "The order is stored." in shown.text
    assert "until I am back" in shown.text
    assert [one.order for one in (await place.sight(number, other)).orders] == [
        PlayWhileAway(turn=1)
    ]
    assert not (await place.sight(number, OTHERS[other])).orders
    await place.choose(other, shown, "void", shown.menu("void")["options"][0]["value"])
    assert "You have no stored orders" in (await place.again(shown)).text
    assert not (await place.sight(number, other)).orders


async def test_who_is_back_plays_himself_again(place: Place) -> None:
    """An order that holds until the player is back ends with that word."""
    number = await place.started("acquire", "anna", "bruno")
    other = OTHERS[await place.asked(number)]
    await place.tables.order(number, place.id(other), PlayWhileAway())
    assert "you’re playing again" in (await place.ask(other, "table back")).text
    assert "no stored orders here" in (await place.ask(other, "order list")).text


async def test_orders_are_typed(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    other = OTHERS[await place.asked(number)]
    person = place.people[other]
    offered = await person.autocomplete(place.channel, "order store", "order", "back")
    (choice,) = offered
    assert "stored" in (await place.ask(other, "order store", order=choice["value"])).text
    assert "until I am back" in (await place.ask(other, "order list")).text
    assert "until I am back" in (await place.ask(other, "order list")).text
    (kept,) = await person.autocomplete(place.channel, "order cancel", "order", "")
    await place.ask(other, "order cancel", order=kept["value"])
    assert not (await place.sight(number, other)).orders
    assert "no longer there" in (await place.ask(other, "order cancel", order=kept["value"])).text
    assert "can’t be stored now" in (await place.ask(other, "order store", order="whatever")).text


async def test_nobody_else_sees_or_cancels_an_order(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    other = OTHERS[await place.asked(number)]
    order = (await place.sight(number, other)).order_forms[-1].order
    after = await place.tables.order(number, place.id(other), order)
    shown = await place.ask(OTHERS[other], "order list")
    assert "no stored orders here" in shown.text
    answer = await place.ask(OTHERS[other], "order cancel", order=after.orders[0].id)
    assert "no longer there" in answer.text
    assert "aren’t playing" in (await place.ask("carla", "order list")).text


async def ballot(place: Place, number: int) -> Shown:
    """The line with which the herald tells of a vote."""
    sight = await place.sight(number)
    press = [
        Press(number, sight.table.decision, "vote", f"{sight.ballots[-1].id}.{answer}")
        for answer in ("yes", "no")
    ]
    return await place.post(note("vote", rows=rows(button(one, one.argument) for one in press)))


async def test_a_pause_is_voted_on(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    shown = await place.ask("anna", "table pause")
    assert "You propose to pause" in shown.text
    line = await ballot(place, number)
    (agree, _) = line.labels
    assert "aren’t playing" in private(await place.press("carla", line, agree)).text
    assert "have no vote here" in private(await place.press("anna", line, agree)).text
    await place.press("bruno", line, agree)
    assert (await place.sight(number)).table.stage == "paused"
    assert "over" in private(await place.press("bruno", line, agree)).text
    assert "paused" in (await place.ask("anna", "acquire end")).text
    await place.ask("bruno", "table pause", off=True)
    assert "counted: yes" in (await place.ask("anna", "propose vote", answer="yes")).text
    assert (await place.sight(number)).table.stage == "running"
    assert "over" in (await place.ask("anna", "propose vote", answer="yes")).text


async def test_a_refused_vote_changes_nothing(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await place.ask("anna", "table end")
    line = await ballot(place, number)
    (_, refuse) = line.labels
    await place.press("bruno", line, refuse)
    assert (await place.sight(number)).table.stage == "running"
    assert not (await place.sight(number)).ballots


async def test_an_administrator_rules_at_once(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    assert "Done." in (await place.ask("ada", "table pause")).text
    assert (await place.sight(number)).table.stage == "paused"
    await place.ask("ada", "table pause", off=True)
    who = await place.asked(number)
    sight = await place.sight(number, who)
    await place.tables.act(number, place.id(who), sight.offers[0].action)
    await place.ask("ada", "table undo")
    assert (await place.sight(number)).view.last is None
    shown = await place.ask("ada", "table end")
    assert "without a result" in shown.text
    await place.press("ada", shown, "End without a result")
    assert (await place.sight(number)).table.stage == "closed"


async def test_an_administrator_who_plays_there_decides_nothing_alone(place: Place) -> None:
    """Nobody acts in their own cause: the table votes, or another administrator decides."""
    number = await place.started("acquire", "anna", "ada")
    who = await place.asked(number)
    sight = await place.sight(number, who)
    await place.tables.act(number, place.id(who), sight.offers[0].action)
    before = await place.sight(number)
    commands: dict[str, dict[str, object]] = {
        **{key: {} for key in ("table undo", "table end")},
        **{key: {} for key in ("propose extend", "propose finish")},
        "propose replace": {"player": 1},
    }
    for command, given in commands.items():
        told = await place.ask("ada", command, admin=True, **given)
        assert "You have a stake in this table" in told.text, command
    for verb, argument in (("break", "sure"), ("finish", "finish.admin"), ("finish", "end.admin")):
        press = Press(number, 0, verb, argument)
        line = await place.post(note("old", rows=rows([button(press, "old button")])))
        told = await place.press("ada", line, "old button")
        assert "You have a stake in this table" in private(told).text, verb
    after = await place.sight(number)
    assert (after.table.stage, after.table.number) == ("running", before.table.number)
    assert [row.user_id for row in after.seats] == [row.user_id for row in before.seats]


@pytest.mark.parametrize(
    ("users", "stake", "refused"),
    [((1, None), False, False), ((1, 2), False, True), ((2, 3), False, False), ((2,), True, True)],
)
async def test_only_who_plays_with_other_people_or_has_a_stake_is_in_their_own_cause(
    users: tuple[int | None, ...], stake: bool, refused: bool
) -> None:
    joined = SimpleNamespace(has_stake=AsyncMock(return_value=stake))
    visit = Mock(user_id=1, services=SimpleNamespace(joined=joined))
    seats = [SimpleNamespace(user_id=user) for user in users]
    sight = cast("Sight", SimpleNamespace(table=SimpleNamespace(id=1), seats=seats))
    with pytest.raises(HouseError, match="own-cause") if refused else nullcontext():
        await Visit.require_impartial(visit, sight)


@pytest.mark.parametrize("command", ["pause", "pause off", "undo", "end"])
async def test_who_neither_sits_nor_administers_cannot_rule(place: Place, command: str) -> None:
    await place.started("acquire", "anna", "bruno")
    name, _, off = command.partition(" ")
    given = {"off": True} if off else {}
    assert "manage this server" in (await place.ask("carla", f"table {name}", **given)).text
    told = await place.ask("anna", f"table {name}", admin=True, **given)
    assert "manage this server" in told.text


async def test_an_undo_after_others_have_acted_is_asked_for(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    first = await place.asked(number)
    while await place.asked(number) == first:
        sight = await place.sight(number, first)
        await place.tables.act(number, place.id(first), sight.offers[0].action)
    other = OTHERS[first]
    sight = await place.sight(number, other)
    await place.tables.act(number, place.id(other), sight.offers[0].action)
    assert "must agree" in (await place.ask(first, "table undo")).text
    assert [one.what for one in (await place.sight(number)).ballots] == ["undo"]


async def test_leaving_for_good_is_asked_twice(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno", "carla")
    shown = await place.ask("bruno", "table leave")
    assert "can’t come back" in shown.text
    await place.press("bruno", shown, "Leave for good")
    seats = {seat.name: seat.offered is not None for seat in (await place.sight(number)).seats}
    assert seats == {"Anna": False, "Bruno": True, "Carla": False}
    assert "left this game for good" in (await place.again(shown)).text


@pytest.mark.parametrize(
    ("who", "command"),
    [
        ("bruno", "table leave"),
        ("ada", "table end"),
        ("ada", "propose finish"),
        ("anna", "me forget"),
    ],
)
async def test_what_is_for_good_can_be_left_and_can_be_confirmed_as_it_is_typed(
    place: Place, who: str, command: str
) -> None:
    """Nobody who types needs a button for it, and nobody is left alone with the one that does it."""
    number = await place.started("acquire", "anna", "bruno", "carla")
    before = await place.sight(number)
    shown = await place.ask(who, command)
    assert shown.labels[1:] == ["Cancel"]
    assert "Nothing has changed" in private(await place.press(who, shown, "Cancel")).text
    assert (await place.again(shown)).labels == []
    after = await place.sight(number)
    assert (after.table, after.seats) == (before.table, before.seats)
    told = await place.ask(who, command, confirm=True)
    assert not set(told.labels) & set(shown.labels)
    after = await place.sight(number)
    assert after.seats != before.seats or after.table.stage in {"over", "closed"}


async def test_i_am_back_gives_the_seat_back(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno", "carla")
    away = await place.asked(number)
    for _ in range(400):
        if any(seat.computer for seat in (await place.sight(number)).seats):
            break
        who = await place.asked(number)
        if who == away:
            await place.until_deadline(number)
        else:
            sight = await place.sight(number, who)
            await place.tables.act(number, place.id(who), sight.offers[0].action)
    seat = next(seat for seat in (await place.sight(number)).seats if seat.computer)
    assert seat.name.lower() == away
    press = Press(number, 0, "back")
    line = await place.post(note("away", rows=rows([button(press, "I'm back")])))
    assert "aren’t playing" in private(await place.press("dario", line, "I'm back")).text
    await place.press(away, line, "I'm back")
    assert not any(seat.computer for seat in (await place.sight(number)).seats)
    assert "Welcome back" in (await place.ask(away, "table back")).text


async def with_computer(place: Place, who: str) -> int:
    """A table of one person and a computer."""
    number = await place.lobby("acquire", who)
    await place.lobbies.add_computer(number, place.id(who), "random")
    await place.lobbies.start(number, place.id(who))
    await place.tables.place(number, place.channel.id)
    return number


@pytest.mark.parametrize(
    ("asked", "label", "stage"),
    [("propose finish", "End and score", "over"), ("table end", "End without a result", "closed")],
)
async def test_to_end_a_game_alone_is_confirmed_whichever_way_it_is_asked(
    place: Place, asked: str, label: str, stage: str
) -> None:
    """A vote of one would be over at once, and nobody takes back an end."""
    number = await with_computer(place, "anna")
    shown = await place.ask("anna", asked)
    assert (await place.sight(number)).table.stage == "running"
    assert "Cancel" in shown.labels
    await place.press("anna", shown, label)
    assert (await place.sight(number)).table.stage == stage
    other = await with_computer(place, "anna")
    await place.ask("anna", asked, table=other, confirm=True)
    assert (await place.sight(other)).table.stage == stage


async def test_an_undo_across_computers_moves_says_how_many_and_asks(place: Place) -> None:
    number = await with_computer(place, "anna")
    while (sight := await place.sight(number, "anna")).undo is None or sight.undo.free:
        await place.tables.act(number, place.id("anna"), sight.offers[0].action)
    before = sight.table.number
    shown = await place.ask("anna", "table undo")
    assert "of the computer" in shown.text
    assert (await place.sight(number)).table.number == before
    assert shown.labels == ["Undo", "Cancel"]
    await place.ask("anna", "table undo", confirm=True)
    assert (await place.sight(number)).table.number == before + 1
    assert "has moved on" in private(await place.press("anna", shown, "Undo")).text


async def test_since_can_be_asked_after_the_end(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await place.tables.call(number, place.id("anna"), "finish")
    ballot = (await place.sight(number)).ballots[-1]
    await place.tables.vote(ballot.id, place.id("bruno"), True)
    assert "The game is over" in (await place.ask("anna", "table since")).text


@pytest.mark.parametrize(
    ("command", "act", "admin"),
    [
        ("table undo", "undo", True),
        ("table undo", "undo", False),
        ("propose extend", "call", True),
    ],
)
async def test_two_who_order_the_same_at_one_instant_do_it_once(
    place: Place, monkeypatch: pytest.MonkeyPatch, command: str, act: str, admin: bool
) -> None:
    """Both have seen the table as it was before either."""
    number = await place.started("acquire", "anna", "bruno")
    for _ in range(2):
        first = await place.asked(number)
        sight = await place.sight(number, first)
        await place.tables.act(number, place.id(first), sight.offers[0].action)
    before = await place.tables.repository.look(number)
    do, who = getattr(place.tables, act), "ada" if admin else first

    async def twice(table: int, user: int, *given: Any, **named: Any) -> Any:
        await do(table, user, *given, admin=admin)
        return await do(table, user, *given, **named)

    monkeypatch.setattr(place.tables, act, twice)
    told = await place.ask(who, command, table=number, admin=admin)
    after = await place.tables.repository.look(number)
    assert "The table has moved on" in told.text
    assert after.row.number == before.row.number + (act == "undo")
    if act == "call":
        (was,), (alarm,) = before.row.alarms, after.row.alarms
        assert alarm.due - was.due == timedelta(seconds=after.row.clock.seconds)
