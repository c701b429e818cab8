"""Time off and substitutes as people meet them: by command, by button, in the thread."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from bot.store import people, time_off
from tests.bot.games.playing import SHORT, Game, opened
from tests.bot.sim import House

HOUR, DAY = 3_600, 86_400


def told(house: House) -> str:
    return "\n".join(message.text for message in house.messages())


async def deadline(game: Game) -> datetime:
    found = (await game.sight()).deadline
    assert found is not None
    return found


async def test_a_vacation_is_announced_shown_and_ended(house: House) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    reply = await house.slash(who, "me vacation", days=3)
    assert "18 days are left in 2026" in reply.text
    assert f"{who.title()} is on vacation from" in told(house)
    assert await deadline(game) == datetime(2026, 1, 5, tzinfo=UTC)
    info = await house.slash(await game.other(who), "table info")
    assert "on vacation from" in info.text
    assert "(the time for a decision and a vacation)" in info.text
    assert "Vacation from" in (await house.slash(who, "me vacation")).text
    await house.advance(DAY)
    assert "has ended" in (await house.slash(who, "me vacation", cancel=True)).text
    assert f"{who.title()} is back from vacation early" in told(house)
    assert await deadline(game) == datetime(2026, 1, 3, tzinfo=UTC)
    assert "19 days are left" in (await house.slash(who, "me vacation")).text


@pytest.mark.parametrize("zone", ["Pacific/Auckland", "Pacific/Honolulu"])
async def test_tomorrow_is_the_day_after_the_persons_own_today(house: House, zone: str) -> None:
    await house.slash("giulia", "me settings", zone=zone)
    await house.slash("giulia", "me vacation", days=1, start="tomorrow")
    user, read = house.people["giulia"].id, house.app.store.read
    (row,) = (await read(partial(time_off.of, user_id=user))).vacations
    today = house.app.now().astimezone(ZoneInfo(zone)).date()
    assert row.first == (today + timedelta(days=1)).isoformat()


async def test_a_vacation_over_new_year_says_what_is_left_of_both_years(house: House) -> None:
    """From 25 December to 7 January: seven days of each year."""
    reply = (await house.slash("giulia", "me vacation", days=14, start="25 December")).text
    assert "14 days are left in 2026. 14 days are left in 2027." in reply


async def test_who_goes_on_vacation_is_told_at_which_tables_time_goes_on(house: House) -> None:
    """A quick table, one whose host has forbidden vacations, and one whose clock stops."""
    stops = await opened(house, SHORT)
    quick = await opened(house, SHORT, pace="fast")
    await house.slash("giulia", "play", house.channel, game="acquire")
    lobby = house.with_button("giulia", "Join")
    number = int(lobby.button("Join").custom_id.split(":")[1])
    await house.press("marco", "Join", lobby)
    await house.slash("giulia", "table lobby option", option="@vacations=false", table=number)
    await house.press("giulia", "Start", lobby)
    reply = (await house.slash("giulia", "me vacation", days=2)).text
    named, going_on = reply.split("the clock keeps running:")
    assert f"table {stops.table}]" not in reply
    names = [f"[Acquire · table {one}]" in going_on for one in (quick.table, number)]
    assert names == [True, True]
    assert "You’re on vacation" in named


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("me settings", {"zone": "Europe/Roma"}, "Did you mean Europe/Rome?"),
        ("me settings", {"zone": "Mars"}, "isn’t a time zone"),
        ("me settings", {"quiet": "late"}, "Write quiet hours as 23:00-08:00"),
        ("me settings", {"quiet": "8-23"}, "12 hours a day at most"),
        ("me settings", {"quiet": "25:00-08:00"}, "Write quiet hours as"),
        ("me settings", {"quiet": "23:00-08:00", "zone": "Romee"}, "Did you mean Europe/Rome?"),
        ("me vacation", {"start": "soon"}, "isn’t a date"),
        ("me vacation", {"start": "2025-12-24"}, "can’t begin in the past"),
        ("me vacation", {"cancel": True}, "haven’t announced a vacation"),
    ],
)
async def test_what_cannot_be_is_refused_with_what_would_be_right(
    house: House, command: str, options: dict[str, object], sentence: str
) -> None:
    assert sentence in (await house.slash("giulia", command, **options)).text
    shown = (await house.slash("giulia", "me settings")).text
    assert "No quiet hours" in shown


async def test_nobody_is_called_in_their_quiet_hours_but_at_their_end(house: House) -> None:
    """The clock of the house begins at midnight UTC, one o'clock in Rome."""
    for who in ("giulia", "marco", "ottavia"):
        reply = await house.slash(who, "me settings", quiet="23:00-08:00", zone="rome")
        assert "23:00\u201308:00 (Europe/Rome)" in reply.text
    game = await opened(house, SHORT)
    who = await game.mover()
    user = house.people[who].id
    assert all(user not in message.called for message in house.messages())
    assert await deadline(game) == datetime(2026, 1, 2, 7, tzinfo=UTC)
    await house.advance(6 * HOUR + 1_800)
    assert all(user not in message.called for message in house.messages())
    await house.advance(HOUR)
    assert user in house.messages()[-1].called
    info = await house.slash(who, "table info")
    assert "(the time for a decision and quiet hours)" in info.text


async def test_who_has_chosen_no_zone_has_that_of_the_server_also_when_it_is_chosen_later(
    house: House,
) -> None:
    game = await opened(house, SHORT)
    who = await game.mover()
    reply = await house.slash(who, "me settings", quiet="23:00-08:00")
    assert "that of each server (here UTC)" in reply.text
    await house.slash("ada", "settings", zone="america/new york")
    reply = await house.slash(who, "me settings")
    assert "Quiet hours: 23:00\u201308:00 (America/New\\_York)" in reply.text
    assert "that of each server (here America/New\\_York)" in reply.text
    user = house.people[who].id
    known = await house.app.tables.repository.look(game.table)
    zone = await house.app.store.read(lambda link: time_off.zone_at(link, known.row))
    context = house.app.herald._context
    # It is midnight in London, and seven in the evening in New York.
    assert await context.quiet_until(user, zone) is None
    assert await context.quiet_until(user, "UTC") == house.now().replace(hour=8)


async def test_a_vacation_of_who_has_chosen_no_zone_begins_with_the_day_of_the_server(
    house: House,
) -> None:
    await house.slash("ada", "settings", zone="asia/tokyo")
    await house.slash("giulia", "me vacation", days=1, start="2026-03-01")
    row = await house.app.store.read(lambda link: people.get(link, house.people["giulia"].id))
    (taken,) = await house.app.store.read(lambda link: time_off.vacations(link, row.user_id))
    assert (row.zone, taken.since) == ("Asia/Tokyo", datetime(2026, 2, 28, 15, tzinfo=UTC))
    await house.slash("marco", "me vacation", days=1, start="2020-03-01")
    row = await house.app.store.read(lambda link: people.get(link, house.people["marco"].id))
    assert row.zone is None


async def test_a_seat_that_is_left_is_taken_in_the_thread(house: House) -> None:
    game = await opened(house, SHORT)
    await game.hurry(5)
    gone = await game.other(await game.mover())
    sure = await house.slash(gone, "table leave")
    await house.press(gone, "Leave for good", sure.seen)
    assert "until someone takes the seat" in told(house)
    listed = await house.slash("theo", "seats")
    assert f"the seat of {gone.title()}" in listed.text
    assert "No seat is free" in (await house.slash(gone, "seats")).text
    assert "before" in (await house.press(gone, "Take the seat")).text
    offered = house.with_button("nemo", "Take the seat")
    taking = offered.button("Take the seat").custom_id
    hand = await house.press("theo", "Take the seat", offered)
    assert hand.private
    assert "The seat is yours" in hand.text
    assert f"Theo takes the seat of {gone.title()}" in told(house)
    joined = f"/thread-members/{house.people['theo'].id}"
    assert any(one.path.endswith(joined) for one in house.env.http_requests)
    sight = await game.sight("theo")
    assert sight.viewer is not None
    assert sight.seats[sight.viewer].name == "Theo"
    with pytest.raises(AssertionError, match="no button"):
        house.with_button("nemo", "Take the seat")
    assert "isn’t free" in (await house.again("nemo", offered, taking)).text


async def test_a_seat_that_is_left_is_taken_by_a_command(house: House) -> None:
    game = await opened(house, SHORT)
    await game.hurry(5)
    gone = await game.other(await game.mover())
    sure = await house.slash(gone, "table leave")
    await house.press(gone, "Leave for good", sure.seen)
    refused = await house.slash(gone, "table join", table=game.table)
    assert "The seat is yours" not in refused.text
    hand = await house.slash("theo", "table join", table=game.table)
    assert hand.private
    assert "The seat is yours" in hand.text
    sight = await game.sight("theo")
    assert sight.viewer is not None
    assert (
        "The seat is yours" not in (await house.slash("nemo", "table join", table=game.table)).text
    )
    await house.restart(kill=True)
    for _ in range(4):
        await game.step()
    assert "No seat is free" in (await house.slash("nemo", "seats")).text


async def test_play_names_the_seats_of_games_that_have_begun(house: House) -> None:
    game = await opened(house, SHORT)
    gone = await game.other("giulia")
    await house.slash("ada", "propose replace", player=await _number(game, gone), table=game.table)
    reply = await house.slash("theo", "play", house.channel, game="acquire")
    assert "is looking for a player" in reply.text
    await house.press("theo", f"Take the seat: {gone.title()}", reply.seen)
    assert "The seat is yours" in reply.seen.text


async def _number(game: Game, who: str) -> int:
    seats = (await game.sight()).seats
    return next(row.seat + 1 for row in seats if row.name == who.title())


async def test_votes_say_what_they_do_and_end_by_themselves(house: House) -> None:
    game = await opened(house, SHORT)
    before = await deadline(game)
    opened_vote = await house.slash("giulia", "propose extend")
    assert "gets its full time once more" in opened_vote.text
    assert "gets its full time once more" in told(house)
    called = house.messages()[-2:]
    assert any(house.people["marco"].id in one.called for one in called)
    await house.press("marco", "Agree")
    assert (await deadline(game)) - before == before - datetime(2026, 1, 1, tzinfo=UTC)
    who = await game.other("giulia")
    number = await _number(game, who)
    refused = await house.slash("giulia", "propose replace", player=number)
    assert f"{who.title()}" in refused.text
    await house.slash("giulia", "table pause")
    assert (await game.sight()).ballots
    await house.advance(DAY + 60)
    assert (await game.sight()).ballots == ()


async def test_the_players_end_a_game_with_its_result(house: House) -> None:
    game = await opened(house, SHORT)
    await game.hurry(6)
    await house.slash("giulia", "propose finish")
    for who in ("marco", "ottavia"):
        await house.press(who, "Agree")
    assert (await game.sight()).outcome is not None
    assert "ended by agreement" in told(house)


async def test_the_card_and_its_options_speak_of_time_off(house: House) -> None:
    await house.slash("giulia", "play", house.channel, game="acquire")
    card = house.with_button("giulia", "Join")
    assert "Vacations stop the clock" in card.text
    sheet = await house.press("giulia", "Options", card)
    menus = sheet.seen.menus
    at = next(
        n for n, menu in enumerate(menus) if "Weekends: free: the clock stops" in menu.choices
    )
    await house.choose("giulia", ["Weekends: free: the clock stops"], sheet.seen, at)
    assert "Weekends are free" in house.with_button("giulia", "Join").text
    typed = await house.suggested("giulia", "table lobby option", "option", "vacations")
    assert "Vacations: don’t stop the clock" in typed
    await house.slash("giulia", "table lobby option", option="@vacations=false")
    assert "Vacations don’t stop the clock" in house.with_button("giulia", "Join").text
    assert "/me vacation" in (await house.slash("giulia", "help")).text


async def test_all_of_it_is_there_in_italian(house: House) -> None:
    house.locales[house.people["marco"].id] = "it"
    game = await opened(house, SHORT)
    reply = await house.slash("marco", "me settings", quiet="23-8", zone="rome")
    assert "Ore di quiete: 23:00\u201308:00" in reply.text
    assert "restano 19 giorni" in (await house.slash("marco", "me vacation", days=2)).text
    info = await house.slash("marco", "table info", table=game.table)
    assert "in vacanza dal" in info.text


async def test_what_says_that_the_table_is_paused_has_the_button_that_ends_it(house: House) -> None:
    game = await opened(house, SHORT)
    await house.slash("giulia", "table pause")
    for who in ("marco", "ottavia"):
        if (await game.sight()).ballots:
            await house.press(who, "Agree")
    assert (await game.sight()).table.stage == "paused"
    assert sum("Resume" in message.open for message in house.messages()) == 2, "board and message"
    await house.press("marco", "Resume")
    assert "Marco proposes to resume" in told(house)
    for who in ("giulia", "ottavia"):
        if (await game.sight()).ballots:
            await house.press(who, "Agree")
    assert (await game.sight()).table.stage == "running"
    assert "Resume" not in house.board.open
