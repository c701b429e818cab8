"""Tournaments through outages, lost servers, people who are forgotten, and bad input."""

from __future__ import annotations

from datetime import timedelta

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from games.league.tournament.state import Finished
from tests.bot.games.test_guild_events import back
from tests.bot.sim import House
from tests.bot.tournaments.draft import announced
from tests.bot.tournaments.games.cup import DAY, HOUR, MINUTE, Cup


async def begun(house: House, seed: str, players: int = 4, **options: object) -> Cup:
    """A tournament whose first round runs."""
    cup = Cup(house, players, seed)
    await cup.create(game="acquire", rounds=1, sizes="4", **options)
    await cup.join_all()
    await cup.slash("ada", "start")
    return cup


async def test_a_round_is_later_by_an_outage_of_the_bot(house: House) -> None:
    """Nobody could play meanwhile: the tables have their time back, so the round has it, too."""
    cup = await begun(house, "outage", round_length="2d")
    before = (await cup.held()).state.rounds[-1].due
    assert before is not None
    await house.down(3 * DAY)
    assert list(await cup.running()) == [1]
    after = (await cup.held()).state.rounds[-1].due
    assert after is not None
    assert timedelta(days=3) <= after - before < timedelta(days=3, minutes=10)


async def test_registration_is_open_longer_by_an_outage_of_the_bot(house: House) -> None:
    cup = Cup(house, 4, "registration")
    await cup.create(game="acquire", rounds=1, sizes="4", registration="6h")
    await house.down(10 * HOUR)
    await cup.join_all()
    assert len((await cup.held()).state.active) == 4
    await house.advance(7 * HOUR)
    assert list(await cup.running()) == [1]


async def test_an_outage_is_made_good_once_though_the_bot_starts_twice(house: House) -> None:
    cup = await begun(house, "twice", round_length="2d")
    await house.down(10 * HOUR)
    once = (await cup.held()).state.rounds[-1].due
    await house.restart()
    await house.app.steps.records.credit(
        house.now() - timedelta(hours=20), house.now() - timedelta(hours=1)
    )
    assert (await cup.held()).state.rounds[-1].due == once


async def test_a_round_does_not_end_before_a_sleep_of_the_machine_is_made_good(
    house: House,
) -> None:
    cup = await begun(house, "sleep", round_length="2d")
    await house.env.advance_time(3 * DAY)
    await house.settle()
    assert list(await cup.running()) == [1]
    await house.sleep(0)
    assert list(await cup.running()) == [1]


async def test_a_round_stands_still_while_the_server_is_away(house: House) -> None:
    cup = await begun(house, "away", round_length="2d")
    before = (await cup.held()).state.rounds[-1].due
    assert before is not None
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id), "unavailable": True})
    await house.env.advance_time(130)
    await house.settle()
    await house.advance(3 * DAY)
    held = await cup.held()
    assert held.state.pausing is not None
    assert list(await cup.running()) == [1]
    back(house)
    await house.settle()
    await house.advance(5 * MINUTE)
    state = (await cup.held()).state
    after = state.rounds[-1].due
    assert state.pausing is None
    assert after is not None
    assert timedelta(days=2, hours=23) < after - before < timedelta(days=3, hours=1)


async def test_a_bot_that_is_removed_and_comes_back_goes_on_with_the_round(house: House) -> None:
    cup = await begun(house, "removed", round_length="2d")
    house.env.backend.emit("GUILD_DELETE", {"id": str(house.guild.id)})
    await house.settle()
    await house.advance(10 * DAY)
    assert list(await cup.running()) == [1]
    back(house)
    await house.settle()
    await house.advance(HOUR)
    assert (await cup.held()).state.pausing is None
    assert list(await cup.running()) == [1]
    await cup.play_round()
    assert isinstance((await cup.held()).state.phase, Finished)


async def test_a_channel_that_is_deleted_in_mid_round_stops_the_round_until_it_is_moved(
    house: House,
) -> None:
    cup = await begun(house, "no channel", round_length="2d")
    hall = house.guild.create_text_channel("hall")
    house.env.backend.delete_channel(house.channel.id)
    await house.settle()
    await house.advance(5 * DAY)
    state = (await cup.held()).state
    assert state.pausing is not None
    assert state.rounds[-1].running
    house.channel = hall
    await cup.slash("ada", "pause", off=True)
    await house.advance(5 * MINUTE)
    (table,) = (await cup.running()).values()
    assert (await house.app.tables.sight(table)).table.stage == "running"
    await cup.play_round()
    assert isinstance((await cup.held()).state.phase, Finished)
    await house.advance(5 * MINUTE)
    assert any("has won" in text for text in cup.said())


async def forget(house: House, who: str) -> None:
    asked = await house.slash(who, "me forget", house.channel)
    await house.press(who, asked.seen.open[0], asked.seen)


async def test_who_is_forgotten_before_the_start_is_not_seated(house: House) -> None:
    cup = Cup(house, 5, "forgotten early")
    await cup.create(game="acquire", rounds=1, sizes="4,5")
    await cup.join_all()
    await forget(house, "p1")
    assert (await cup.held()).state.active == (2, 3, 4, 5)
    await cup.slash("ada", "start")
    assert [len(one.seats) for one in (await cup.held()).state.rounds[0].tables] == [4]


async def test_who_is_forgotten_in_a_round_is_not_seated_in_the_next(house: House) -> None:
    cup = Cup(house, 5, "forgotten late")
    await cup.create(game="acquire", rounds=2, sizes="4")
    await cup.join_all()
    await cup.slash("ada", "start")
    held = await cup.held()
    (bye,) = held.state.rounds[0].byes
    await forget(house, held.name_of(bye).lower())
    assert bye not in (await cup.held()).state.active
    await cup.play_round()
    assert len((await cup.held()).state.rounds) == 2
    assert (await cup.held()).user_of(bye) is None


async def test_a_host_who_is_forgotten_is_named_nowhere_and_the_round_goes_on(
    house: House,
) -> None:
    cup = await begun(house, "no host")
    host = house.people["ada"].id
    await forget(house, "ada")
    await house.settle()
    await cup.play_round()
    held = await cup.held()
    assert held.row.host_id == 0
    assert isinstance(held.state.phase, Finished)
    assert str(host) not in (await cup.slash("p1", "show")).text


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        ({"registration": "9999-12-31 23:59"}, "20:00"),
        ({"registration": "0001-01-01 00:00"}, "a later one"),
        ({"registration": "9000-01-01 00:00"}, "1,825 days"),
        ({"registration": "9999w"}, "1,825 days"),
        ({"sizes": "9" * 5_000}, "4,5"),
        ({"points": "9" * 90 + ",1"}, "5,3,2,1"),
    ],
)
async def test_dates_and_numbers_beyond_all_measure_are_answered(
    house: House, options: dict[str, object], answer: str
) -> None:
    """West of Greenwich the last minute of the calendar is after its end."""
    await house.slash("ada", "settings", zone="America/New_York")
    cup = Cup(house, 0, "measure")
    assert answer in (await cup.create(game="acquire", **options)).text
    assert "no tournament" in (await cup.slash("ada", "list")).text.lower()


@pytest.mark.parametrize(
    ("command", "options", "answer"),
    [
        ("extend", {"by": "9999w"}, "366 days"),
        ("adjudicate", {"number": 2**53 - 1}, "table"),
        ("rule", {"number": -1, "places": "1 2 3 4", "reason": "x"}, "table"),
        ("rule", {"number": 1, "places": "9" * 5_000, "reason": "x"}, "4"),
        ("rule", {"number": 1, "places": "1 2 3 4", "reason": "x", "scores": "9" * 5_000}, "4"),
        ("rule", {"number": 1, "places": "1 2 3", "reason": "x"}, "4"),
        ("rule", {"number": 1, "places": "2-1-3-4", "reason": "x"}, "2 1 3=4"),
        ("rule", {"number": 1, "places": "2>1>3>4", "reason": "x"}, "2 1 3=4"),
        (
            "rule",
            {"number": 1, "places": "1 2 3 4", "reason": "x", "scores": "1.200 80 7"},
            "one score for each of the 4 seats",
        ),
        (
            "rule",
            {"number": 1, "places": "1 2 3 4", "reason": "x", "scores": "1.200 80 7 5"},
            "one score for each of the 4 seats",
        ),
    ],
)
async def test_a_directors_step_beyond_all_measure_is_answered_and_changes_nothing(
    house: House, command: str, options: dict[str, object], answer: str
) -> None:
    cup = await begun(house, "steps", round_length="2d")
    before = (await cup.held()).state
    reply = await cup.slash("ada", command, **options)
    assert answer in reply.text
    assert "broke" not in reply.text
    assert (await cup.held()).state == before


async def test_who_has_left_is_not_called_back_to_the_seat(house: House) -> None:
    """They have not been silent, and the seat is not theirs any more."""
    cup = await begun(house, "left")
    asked = await cup.slash("p1", "leave")
    assert (await cup.held()).state.players[0].status == "entered", "it is asked first"
    await house.press("p1", "Leave for good", asked.seen)
    await house.settle()
    said = house.messages()
    assert any("a computer plays for P1, to the end" in one.text for one in said)
    assert not any("back" in label for one in said for label in one.open)


async def test_the_list_says_which_tournament_is_damaged(house: House) -> None:
    cup = await begun(house, "damaged")
    await house.app.store.write(lambda link: link.execute("UPDATE tournament SET state = x'7b7d'"))
    assert "can’t be read" in (await cup.slash("p1", "list")).text


@pytest.mark.parametrize(
    ("limit", "words"),
    [
        ("MAX_OF_A_PERSON", "You already run 2 open tournaments here"),
        ("MAX_OF_A_SERVER", "This server already has 2 open tournaments"),
    ],
)
async def test_one_person_hosts_so_many_tournaments_and_a_server_has_so_many(
    house: House, monkeypatch: pytest.MonkeyPatch, limit: str, words: str
) -> None:
    monkeypatch.setattr(f"bot.tournaments.commands.cups.{limit}", 2)
    cup = Cup(house, 0, "many")
    for _ in range(3):
        said = await cup.create(game="acquire")
    assert words in said.text
    await cup.cancel("ada", "off", tournament=1)
    assert words not in (await cup.create(game="acquire")).text


async def test_a_damaged_one_is_not_suggested_and_hides_no_other(house: House) -> None:
    cup = await begun(house, "damaged")
    await cup.create(title="Autumn Cup", game="acquire")
    await house.app.store.write(
        lambda link: link.execute("UPDATE tournament SET state = x'7b7d' WHERE id = 1")
    )
    offered = await house.suggested("p1", "tournament show", "tournament")
    assert offered == ["2 · Autumn Cup"]


async def test_of_a_tournament_in_a_channel_that_one_may_not_see_one_is_told_nothing(
    house: House,
) -> None:
    """Unless one plays there: pages, entering, the list, suggestions, and buttons of old pages."""
    cup = Cup(house, 4, "hidden")
    await cup.create(game="acquire", rounds=1, sizes="4")
    await cup.slash("p2", "join")
    hall = house.guild.create_text_channel("hall")
    await house.settle()
    page = await house.slash("p1", "tournament show", hall, tournament=1)
    for who in ("p1", "p2"):
        _hide(house, who)
    for command in ("show", "join", "standings", "tables", "my-table"):
        told = await house.slash("p1", f"tournament {command}", hall, tournament=1)
        assert "no tournament 1" in told.text, command
    assert "Spring Cup" not in (await house.slash("p1", "tournament list", hall)).text
    house.channel, games = hall, house.channel
    assert await house.suggested("p1", "tournament show", "tournament") == []
    house.channel = games
    button = page.messages[0].buttons[0]
    told = await house.press("p1", button.label, page.messages[0])
    assert "no tournament 1" in told.text
    assert len((await cup.held()).state.active) == 1
    assert "Spring Cup" in (await house.slash("p2", "tournament show", hall, tournament=1)).text


def _hide(house: House, who: str) -> None:
    """Let the person no longer view the channel of the tournament."""
    place = house.env.backend.get_channel(house.channel.id)
    hidden = Overwrite(
        target_id=house.people[who].id,
        type=OverwriteType.MEMBER,
        allow=0,
        deny=Permissions(view_channel=True).value,
    )
    house.env.backend.edit_channel(house.channel.id, {}, overwrites=[*place.overwrites, hidden])


@pytest.mark.parametrize("rights", [Permissions.none(), Permissions(manage_roles=True)])
async def test_a_host_offers_no_role_that_they_could_not_give(
    house: House, rights: Permissions
) -> None:
    """Else anybody could win a role of those who run the server."""
    ruler = house.guild.create_role("ruler", permissions=Permissions(ban_members=True))
    own = house.guild.create_role("own", permissions=rights)
    house.env.backend.add_member_role(house.guild.id, house.people["giulia"].id, own.id)
    await house.settle()
    cup = Cup(house, 0, "prize")
    given = {"title": "Cup", "game": "acquire", "winner": ruler}
    assert "highest role" in (await announced(house, "giulia", **given)).text
    assert "no tournament" in (await cup.slash("ada", "list")).text.lower()


async def test_a_round_by_the_clock_is_longer_than_its_tables_wait_for_their_hour(
    house: House,
) -> None:
    """Else a table would be scored before anybody has played at it."""
    cup = Cup(house, 0, "hours")
    given = {"title": "Cup", "game": "impero", "sizes": "4", "round_length": "1h"}
    assert "2,880 minutes" in (await cup.create(**given)).text


@pytest.mark.parametrize(("who", "command"), [("asked", "leave"), ("ada", "player drop")])
async def test_when_a_seat_becomes_a_computers_the_next_player_has_the_whole_time(
    house: House, who: str, command: str
) -> None:
    cup = await begun(house, "given up", pace="fast")
    ((number, table),) = (await cup.running()).items()
    sight = await house.app.tables.sight(table)
    assert sight.waiting is not None
    (seat,) = sight.waiting.seats
    names = {one.id: name for name, one in house.people.items()}
    asked = names[sight.seats[seat].user_id or 0]
    await house.env.advance_time(HOUR - MINUTE)
    acted = house.now()
    options = {} if who == "asked" else {"player": house.people[asked]}
    reply = await cup.slash(asked if who == "asked" else who, command, **options)
    if reply.seen.open:
        await house.press(asked if who == "asked" else who, reply.seen.open[0], reply.seen)
    await house.advance(0)
    live = await house.app.tables.repository.look(table)
    assert live.seats[seat].computer is not None, (number, reply.text)
    assert live.row.alarms[0].since is not None
    assert live.row.alarms[0].since >= acted
