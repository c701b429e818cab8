"""What a tournament tells: each thing once, in its channel."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import timedelta
from functools import partial
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.outbound.sending import marks as numbering
from bot.outbound.sending.marks import PARTS, TASK_PARTS, Marks
from bot.store import people
from bot.store.rows import PersonRow, Quiet
from bot.store.tournaments import TaskRow
from bot.tournaments.telling.role_and_event import give_role, take_role
from games.league.tournament.effects import GiveRole, TakeRole
from games.league.tournament.entries import Cancel, Change, Pause
from games.league.tournament.state import CalledOff, Finished
from tests.bot.outbound.arrange import alts, called, labels, mine, text
from tests.bot.tournaments.telling.cup import Cup, card, heads


async def test_a_whole_swiss_of_eight_is_told_each_thing_once(cup: Cup) -> None:
    await cup.create(8)
    await cup.begin()
    await cup.play_round()
    await cup.play_round()
    counted = Counter(heads(cup.world))
    assert counted["### Spring Cup"] == 1
    assert set(counted.values()) == {1}
    starts = [head.split(".")[0] for head in counted]
    assert starts == [
        "### Spring Cup",
        "Round 1 is drawn",
        "Round 1 has begun at 2 tables",
        "Round 1 is over",
        "Round 2 is drawn",
        "Round 2 has begun at 2 tables",
        "Round 2 is over",
        "The tournament is over",
        "The seed was `" + (await cup.held()).state.seed + "`",
    ]
    assert await cup.waiting() == 0


def notified(cup: Cup) -> Counter[int]:
    return Counter(
        user
        for place in (cup.world.channel, *cup.world.channel.threads)
        for message in mine(place)
        for user in called(cup.world.env, message)
    )


async def test_each_player_is_called_once_for_a_round_by_their_table(cup: Cup) -> None:
    """Who begins by the board, the others by a line that says so, if no board has called them within half a day."""
    await cup.create(8)
    await cup.begin()
    assert len(notified(cup)) == 2
    cup.world.later(hours=12)
    await cup.world.tell()
    assert len(notified(cup)) == 8
    assert set(notified(cup).values()) == {1}
    line = "Acquire 1 (Spring Cup): Round 1 of Spring Cup has begun, and you play here."
    assert any(line in text(one) for one in mine(cup.world.channel.threads[0]))


@pytest.mark.parametrize("wish", ["message", "digest"])
async def test_a_round_and_a_bye_are_told_as_each_wants_to_be_told(cup: Cup, wish: str) -> None:
    """By message or mention, also to who has a digest; not to those who hear of their seat only, or of nothing."""
    await cup.create(9)
    held = await cup.held()
    users = [user for user in map(held.user_of, held.state.active) if user is not None]
    ways: tuple[dict[str, Any], ...] = (
        {"notices": wish},
        {"news": "seat"},
        {"notices": "none"},
        {},
    )
    for number, user in enumerate(users):
        row = PersonRow(user_id=user, name=f"P{number}", quiet=Quiet(300, 301), **ways[number % 4])
        await cup.world.store.write(partial(people.save, row=row))
    await cup.begin()
    cup.world.later(hours=12)
    await cup.world.tell()
    (one,) = (await cup.held()).state.rounds
    free = {(await cup.held()).user_of(player) for player in one.byes}
    assert len(free) == 1
    sights = [await cup.world.tables.sight(number) for number in (1, 2)]
    begin = {one.seats[seat].user_id for one in sights if one.waiting for seat in one.waiting.seats}
    rung = notified(cup)
    for number, user in enumerate(users):
        place = cup.world.env.backend.dm_channels.get(user)
        letters = cup.world.env.backend.messages.get(place, {}) if place is not None else {}
        told = [message.content or "" for message in letters.values()]
        asked, way = user in begin, ways[number % 4]
        if way.get("notices") == wish:
            assert (len(told), rung[user]) == (1, 0)
            begun = (
                "You have a bye in round 1" if user in free else "Round 1 of Spring Cup has begun"
            )
            assert (asked and wish == "message") or begun in told[0]
        else:
            mentioned = asked if way else True
            assert (told, rung[user]) == ([], int(mentioned and way.get("notices") != "none"))


async def test_an_opened_round_links_to_the_threads_of_its_tables(cup: Cup) -> None:
    await cup.create(8)
    await cup.begin()
    said = next(text(one) for one in mine(cup.world.channel) if "has begun" in text(one))
    threads = [thread.id for thread in cup.world.channel.threads]
    assert len(threads) == 2
    assert all(f"<#{thread}>" in said for thread in threads)


async def test_a_round_that_is_over_is_followed_by_a_picture_of_the_standings(cup: Cup) -> None:
    await cup.create(8)
    await cup.begin()
    await cup.end_round()
    (over,) = [one for one in mine(cup.world.channel) if "Round 1 is over" in text(one)]
    (alt,) = alts(over)
    assert "Standings, Spring Cup, after 1 round" in alt
    assert labels(over) == ["Standings"]


async def test_standings_and_cross_table_follow_every_result_on_the_card(cup: Cup) -> None:
    """One message is edited: a line for each of many tables would fill the channel."""
    await cup.create(8)
    await cup.begin()
    assert alts(await card(cup)) == []
    messages = len(mine(cup.world.channel))
    await cup.end(1)
    await cup.run()
    standings, crosses = alts(await card(cup))
    first = (await cup.held()).state.rounds[0].tables[0].seats[0]
    assert "Standings, Spring Cup" in standings
    assert f"1. Player {first}" in standings
    assert "round 1: tables over: 1 of 2" in standings
    assert "Cross-table, Spring Cup" in crosses
    assert len(mine(cup.world.channel)) == messages


async def test_results_that_come_together_are_one_calm_redrawing(cup: Cup) -> None:
    await cup.create(16)
    await cup.begin()
    before = len(cup.world.env.http_requests)
    for number in (1, 2, 3):
        await cup.end(number)
    await cup.run()
    asked = cup.world.env.http_requests[before:]
    assert [one.method for one in asked if "/messages" in one.path] == ["PATCH"]


async def test_the_card_has_the_standings_in_words_where_no_file_may_be_posted(cup: Cup) -> None:
    await cup.create(8)
    await cup.begin()
    cup.deny(attach_files=False)
    await cup.end(1)
    await cup.run()
    shown = await card(cup)
    assert alts(shown) == []
    assert "Standings · Spring Cup" in text(shown)


def test_marks_of_tournaments_of_cards_and_of_news_never_meet() -> None:
    numbers, marks = (1, 2, 10_000, 1_000_000), Marks(b"secret")
    told = {marks.task(task, part) for task in numbers for part in range(TASK_PARTS)}
    news = {marks.news(one, part) for one in numbers for part in range(PARTS)}
    cards = {numbering.card(one) for one in numbers}
    assert len(told) == len(numbers) * TASK_PARTS
    assert len(news) == len(numbers) * PARTS
    assert not told & news
    assert not cards & (told | news)
    assert max(told) < 2**31


async def test_sixty_who_join_and_leave_beside_an_old_card_are_few_edits(cup: Cup) -> None:
    await cup.create(1)
    await cup.run()
    (shown,) = mine(cup.world.channel)
    cup.world.now = shown.created_at + timedelta(hours=2)
    path = f"/messages/{shown.id}"
    for number in range(60):
        cup.world.later(seconds=1)
        await cup.join(f"Late {number}")
        await cup.runner.look()
    cup.world.later(seconds=60)
    await cup.run()
    edits = sum(
        one.method == "PATCH" and one.path.endswith(path) for one in cup.world.env.http_requests
    )
    assert 0 < edits <= 4
    assert "61 players" in text(await card(cup))


async def test_who_joins_changes_the_card_and_adds_no_line(cup: Cup) -> None:
    await cup.create(3)
    await cup.run()
    (only,) = mine(cup.world.channel)
    assert "3 players" in text(only)
    assert labels(only) == ["Join", "Leave", "Check in", "Standings", "My table"]
    await cup.join("Player 4")
    await cup.run()
    assert "4 players" in text(await card(cup))
    assert len(mine(cup.world.channel)) == 1


async def test_many_who_join_at_once_are_one_redrawing_of_the_card(cup: Cup) -> None:
    await cup.create(1)
    await cup.run()
    before = len(cup.world.env.http_requests)
    for number in range(2, 30):
        await cup.join(f"Player {number}")
    await cup.run()
    asked = cup.world.env.http_requests[before:]
    assert [one.method for one in asked if "/messages" in one.path] == ["PATCH"]


async def test_a_card_that_was_deleted_is_posted_anew(cup: Cup) -> None:
    await cup.create(2)
    await cup.run()
    message = await card(cup)
    cup.world.env.backend.delete_message(message.channel.id, message.id)
    await cup.join("Player 3")
    await cup.run()
    assert "3 players" in text(await card(cup))
    assert len(mine(cup.world.channel)) == 1


async def test_check_in_calls_exactly_the_players(cup: Cup) -> None:
    until = cup.world.now + timedelta(hours=1)
    await cup.create(4, registration_until=until, check_in=timedelta(hours=1))
    cup.world.now = until
    await cup.run()
    (said,) = [one for one in mine(cup.world.channel) if "Check in on the card" in text(one)]
    players = {cup.world.people[f"Player {number}"].id for number in range(1, 5)}
    assert called(cup.world.env, said) == players
    assert f"<t:{int((until + timedelta(hours=1)).timestamp())}:f>" in text(said)


async def test_more_people_than_a_message_may_call_are_called_in_batches(cup: Cup) -> None:
    await cup.create(130, registration_until=cup.world.now + timedelta(hours=1))
    await cup.direct(Cancel("the hall has burnt down"))
    await cup.run()
    calls = [called(cup.world.env, one) for one in mine(cup.world.channel)]
    assert sorted(map(len, calls)) == [0, 10, 60, 60]


async def test_names_and_reasons_call_nobody_and_make_no_markup(cup: Cup) -> None:
    names = ("<@1> @everyone", "**bold** <#1>", "`x` ~~y~~", "[a](https://x.y)")
    await cup.create(4, names=names, title="# @here **Cup**")
    await cup.begin()
    await cup.direct(Pause("@everyone **now** <@1>"))
    await cup.run()
    told = "\n".join(text(one) for one in mine(cup.world.channel))
    assert "@everyone" not in told
    assert "@here" not in told
    assert "<@1>" not in told
    assert "**bold**" not in told
    assert not any(called(cup.world.env, one) for one in mine(cup.world.channel))


async def test_many_tables_of_a_tournament_open_their_threads_abreast(cup: Cup) -> None:
    """The channel's own messages are two at a time; a thread takes none of them."""
    await cup.create(24)
    http = cast("Any", cup.world.env.bot.http)
    request, arrived, all_there = http.request, 0, asyncio.Event()

    async def gathered(route: Any, **options: Any) -> Any:
        nonlocal arrived
        if route.url.endswith("/threads"):
            arrived += 1
            if arrived == 6:
                all_there.set()
            await asyncio.wait_for(all_there.wait(), 60)
        return await request(route, **options)

    http.request = gathered
    await cup.begin()
    assert len(cup.world.channel.threads) == 6


async def test_the_winner_gets_the_role_where_the_bot_may_give_it(cup: Cup) -> None:
    role = cup.world.guild.create_role("Champion")
    cup.grant(manage_roles=True)
    await cup.create(4, role_id=role.id, rounds=1)
    await cup.begin()
    await cup.end_round()
    held = await cup.held()
    assert isinstance(held.state.phase, Finished)
    members = cup.world.env.backend.get_guild(cup.world.guild.id).members
    having = [user for user, member in members.items() if role.id in member.role_ids]
    assert having == [held.user_of(one) for one in held.state.phase.winners]


async def test_who_has_not_won_after_all_loses_the_role(cup: Cup) -> None:
    role = cup.world.guild.create_role("Champion")
    cup.grant(manage_roles=True)
    await cup.create(4, role_id=role.id, rounds=1)
    held = await cup.held()
    await give_role(cup.world.context, held, (1, 2))
    await take_role(cup.world.context, held, (1,))
    members = cup.world.env.backend.get_guild(cup.world.guild.id).members
    having = [user for user, member in members.items() if role.id in member.role_ids]
    assert having == [held.user_of(2)]


async def test_without_the_right_to_give_the_role_the_host_is_told_and_all_goes_on(
    cup: Cup,
) -> None:
    role = cup.world.guild.create_role("Champion")
    cup.grant()
    await cup.create(4, role_id=role.id, rounds=1)
    await cup.begin()
    await cup.end_round()
    (told,) = mine(cup.world.people["Giulia"].user.dm_channel)
    assert f"<@&{role.id}>" in text(told)
    assert heads(cup.world)[-1].startswith("The seed was")


async def test_a_tournament_with_a_date_has_an_event_that_goes_when_it_is_cancelled(
    cup: Cup,
) -> None:
    # The offline Discord asks for the right of before, the one on the wire for that of today.
    cup.grant(manage_events=True)
    until = cup.world.now + timedelta(days=300)
    await cup.create(2, registration_until=until, title="E" * 80)
    await cup.run()
    events = cup.world.env.backend.get_guild(cup.world.guild.id).scheduled_events
    assert [one.name for one in events.values()] == ["E" * 80]
    await cup.direct(Cancel("no hall"))
    await cup.run()
    assert not cup.world.env.backend.get_guild(cup.world.guild.id).scheduled_events
    assert isinstance((await cup.held()).state.phase, CalledOff)


async def test_no_seed_is_told_before_the_end(cup: Cup) -> None:
    """A seed tells all draws and cards to come: until then everybody has its hash alone."""
    cup.grant(manage_events=True)
    await cup.create(registration_until=cup.world.now + timedelta(days=4))
    await cup.run()
    events = cup.world.env.backend.get_guild(cup.world.guild.id).scheduled_events
    said = [str(one.description) for one in events.values()]
    await cup.begin()
    held = await cup.held()
    tables = [await cup.world.tables.sight(one) for one in (await cup.running()).values()]
    rows = [(await cup.world.tables.repository.look(one.table.id)).row for one in tables]
    seeds = {held.state.seed, *(one.seed for one in rows)}
    places = [cup.world.channel, *cup.world.channel.threads]
    said += [text(one) for place in places for one in mine(place)]
    assert held.state.seed_hash in " ".join(said)
    assert tables[0].seed_hash in " ".join(said)
    assert len(said) > len(tables)
    assert not [line for line in said if any(seed and seed in line for seed in seeds)]


async def test_without_the_right_there_is_no_event_and_the_host_is_told_once(cup: Cup) -> None:
    cup.grant(create_events=False)
    await cup.create(2, registration_until=cup.world.now + timedelta(days=4))
    await cup.run()
    await cup.direct(Change(replace((await cup.held()).state.settings, title="Other")))
    await cup.run()
    assert not cup.world.env.backend.get_guild(cup.world.guild.id).scheduled_events
    (told,) = mine(cup.world.people["Giulia"].user.dm_channel)
    assert "permission Create Events" in text(told)
    assert cup.world.owner_told() == []


async def test_a_server_that_is_full_of_events_is_told_so(cup: Cup) -> None:
    cup.grant()
    inject = cup.world.env.inject_error
    inject("POST", "/guilds/*/scheduled-events", status=400, code=30038, times=None)
    await cup.create(2, registration_until=cup.world.now + timedelta(days=4))
    await cup.run()
    (told,) = mine(cup.world.people["Giulia"].user.dm_channel)
    assert "already has 100 events" in text(told)


async def test_what_is_to_be_given_is_given_and_what_is_to_be_taken_is_taken(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    role = cup.world.guild.create_role("Champion")
    cup.grant(manage_roles=True)
    await cup.create(4, role_id=role.id, rounds=1)
    task = cast("TaskRow", SimpleNamespace(tournament_id=cup.id, id=0, tries=0))
    monkeypatch.setattr(cup.teller, "_is_suspect", AsyncMock(return_value=False))
    monkeypatch.setattr(cup.teller, "_closed", AsyncMock())
    await cup.teller._tell(task, GiveRole((1, 2)))
    await cup.teller._tell(task, TakeRole((1,)))
    members = cup.world.env.backend.get_guild(cup.world.guild.id).members
    having = [user for user, member in members.items() if role.id in member.role_ids]
    assert having == [(await cup.held()).user_of(2)]
