"""From `/play` to the start: the lobby card's buttons, what they open, and their typed siblings."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import pytest
from discord import ButtonStyle

from bot.store import tables
from bot.ui.control import Press, button, rows
from bot.ui.sheet import note
from tests.bot.inbound.conftest import Place, Shown, private

VERBS = ("join", "leave", "computer", "option", "start", "tonight")


async def card(place: Place, number: int) -> Shown:
    """A lobby card with the buttons that the herald gives it."""
    buttons = [button(Press(number, 0, verb), verb, ButtonStyle.secondary) for verb in VERBS]
    return await place.post(note("lobby", rows=rows(buttons)))


async def names(place: Place, number: int) -> list[str]:
    return [seat.name for seat in (await place.sight(number)).seats]


async def test_play_opens_a_lobby_with_the_server_s_choices(place: Place) -> None:
    await place.ask("ada", "settings", language="it", pace="slow", zone="Europe/Rome")
    shown = await place.ask("anna", "play", game="acquire")
    assert "Table 1 is open" in shown.text
    table = (await place.sight(1)).table
    assert (table.language, table.clock.pace, table.clock.zone) == ("it", "slow", "Europe/Rome")
    assert await names(place, 1) == ["Anna"]


async def test_play_with_everything_named(place: Place) -> None:
    offered = await place.people["anna"].autocomplete(
        place.channel, "play", "option", "hidden", game="acquire"
    )
    assert [choice["name"] for choice in offered] == ["Money and shares: hidden from the others"]
    await place.ask(
        "anna", "play", game="acquire", hours=1.5, language="it", option=offered[0]["value"],
        computers=2,
    )  # fmt: skip
    sight = await place.sight(1)
    assert (sight.table.clock.pace, sight.table.clock.seconds) == ("own", 5400)
    assert b'"open_holdings":false' in sight.table.options
    assert [seat.computer for seat in sight.seats][1:] == ["sensible", "sensible"]


async def test_all_about_the_clock_is_behind_a_button_of_the_card(place: Place) -> None:
    number = await place.lobby("impero", "anna")
    press = [button(Press(number, 0, "terms"), "terms")]
    shown = private(
        await place.press("bruno", await place.post(note("card", rows=rows(press))), "terms")
    )
    closings = [line for line in shown.text.splitlines() if line[:1].isdigit()]
    assert len(closings) == 14
    assert "Everyone plays during the same turn" in shown.text


async def test_an_option_is_found_as_the_readme_writes_it(place: Place) -> None:
    anna = place.people["anna"]
    found = await anna.autocomplete(place.channel, "play", "option", "early=true", game="impero")
    assert [one["value"] for one in found] == ["early=true"]
    await place.ask("anna", "play", game="impero", option="early=true", computers=11)
    sight = await place.sight(1)
    assert b'"early":true' in sight.table.options
    assert len(sight.seats) == 12


async def test_more_computers_than_seats_open_no_table(place: Place) -> None:
    shown = await place.ask("anna", "play", game="acquire", computers=6)
    assert "At most 5 computer players" in shown.text


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("new york", "America/New_York"),
        ("hong kong", "Asia/Hong_Kong"),
        ("europe/rome ", "Europe/Rome"),
    ],
)
async def test_a_time_zone_is_found_as_people_write_it(place: Place, typed: str, zone: str) -> None:
    found = await place.people["ada"].autocomplete(place.channel, "settings", "zone", typed)
    assert found
    assert zone in (await place.ask("ada", "settings", zone=typed)).text.replace("\\", "")


async def test_the_card_s_buttons_seat_people_and_start(place: Place) -> None:
    number = await place.lobby("acquire", "anna")
    shown = await card(place, number)
    await place.press("bruno", shown, "join")
    await place.press("carla", shown, "join")
    await place.press("carla", shown, "leave")
    assert await names(place, number) == ["Anna", "Bruno"]
    assert "already at this table" in private(await place.press("bruno", shown, "join")).text
    await place.press("anna", shown, "start")
    assert (await place.sight(number)).table.stage == "running"
    assert "already started" in private(await place.press("dario", shown, "join")).text


@pytest.mark.parametrize("verb", ["computer", "option", "start", "tonight"])
async def test_what_is_the_host_s_is_refused_to_others_privately(place: Place, verb: str) -> None:
    number = await place.lobby("acquire", "anna", "bruno")
    shown = private(await place.press("bruno", await card(place, number), verb))
    assert shown.text.startswith("Only the host of the table can do that.")
    result = await place.press("ada", await card(place, number), verb)
    assert not result.followups or "Only the host" not in private(result).text


async def test_computers_are_added_by_kind_and_taken_off(place: Place) -> None:
    number = await place.lobby("acquire", "anna")
    pressed = await place.press("anna", await card(place, number), "computer")
    assert not pressed.followups
    shown = private(await place.press("anna", await card(place, number), "option"))
    kinds = [option["value"] for option in shown.menu("computer")["options"]]
    assert kinds == ["easy", "sensible", "strong"]
    for level in ("strong", "easy"):
        await place.choose("anna", shown, "computer", level)
    seats = (await place.sight(number)).seats
    assert [seat.computer for seat in seats] == [None, "sensible", "strong", "easy"]
    for _ in range(3):
        await place.press("anna", await place.again(shown), "Remove a computer")
    assert await names(place, number) == ["Anna"]


async def test_options_and_pace_are_chosen_in_the_private_message(place: Place) -> None:
    number = await place.lobby("acquire", "anna")
    shown = private(await place.press("anna", await card(place, number), "option"))
    option, *_, vacations, weekends, advice, _, _, language = [
        one for one in shown.menus if one["custom_id"].startswith(f"b:{number}:0:option:")
    ]
    for menu, chosen in ((vacations, "false"), (weekends, "true"), (advice, "true")):
        await place.people["anna"].select(shown.message, [chosen], custom_id=menu["custom_id"])
    clock = (await place.sight(number)).table.clock
    assert (clock.vacations, clock.weekends_off) == (False, True)
    await place.people["anna"].select(shown.message, ["false"], custom_id=option["custom_id"])
    shown = await place.again(shown)
    assert "Changed." in shown.text
    await place.people["anna"].select(shown.message, ["it"], custom_id=language["custom_id"])
    await place.choose("anna", await place.again(shown), "pace", "fast")
    table = (await place.sight(number)).table
    assert b'"open_holdings":false' in table.options
    assert (table.language, table.clock.pace, table.advice) == ("it", "fast", True)


@pytest.mark.parametrize("game", ["acquire", "impero"])
async def test_tonight_or_over_days_is_one_press(place: Place, game: str) -> None:
    number = await place.lobby(game, "anna")
    before = await place.sight(number)
    assert before.tonight is False
    evening = button(Press(number, 0, "tonight", "yes"), "evening", ButtonStyle.secondary)
    days = button(Press(number, 0, "tonight"), "days", ButtonStyle.secondary)
    shown = await place.post(note("lobby", rows=rows([evening, days])))
    assert not (await place.press("anna", shown, "evening")).followups
    sight = await place.sight(number)
    assert sight.tonight
    assert sight.quick
    await place.press("anna", shown, "days")
    after = await place.sight(number)
    assert (after.table.clock, after.table.options) == (before.table.clock, before.table.options)
    assert after.tonight is False


async def test_a_pace_of_one_s_own_is_typed(place: Place) -> None:
    """The select leads to a button: it would stick if its modal were closed."""
    number = await place.lobby("acquire", "anna")
    shown = private(await place.press("anna", await card(place, number), "option"))
    await place.choose("anna", shown, "pace", "own")
    own = await place.again(shown)
    for hours, why in (
        ("soon", "isn’t a number of hours"),
        ("9999", "The time for a decision can be from"),
    ):
        modal = await place.press("anna", own, "Fill in…")
        answer = await place.people["anna"].submit_modal(modal, {"hours": hours})
        assert why in private(answer).text
    modal = await place.press("anna", own, "Fill in…")
    await place.people["anna"].submit_modal(modal, {"hours": "2,5"})
    assert (await place.sight(number)).table.clock.seconds == 9000


async def test_an_option_that_is_a_number_is_typed(place: Place) -> None:
    number = await place.lobby("greed", "anna")
    shown = private(await place.press("anna", await card(place, number), "option"))
    (typed,) = [label for label in shown.labels if label.endswith("3…")]
    modal = await place.press("anna", shown, typed)
    await place.people["anna"].submit_modal(modal, {"years": "5"})
    assert (await place.sight(number)).table.options == b'{"years":5}'
    modal = await place.press("anna", await place.again(shown), typed[:-2] + "5")
    answer = await place.people["anna"].submit_modal(modal, {"years": "many"})
    assert private(answer).text.startswith("This option doesn’t have that value.")


async def test_the_typed_siblings_of_the_card(place: Place) -> None:
    await place.ask("anna", "play", game="acquire")
    assert "2 seats" in (await place.ask("bruno", "table join")).text
    assert "3 seats" in (await place.ask("anna", "table lobby computer", kind="random")).text
    assert "2 seats" in (await place.ask("anna", "table lobby computer", remove=True)).text
    await place.ask("anna", "table lobby option", option="open_holdings=false")
    await place.ask("anna", "table lobby pace", pace="live")
    await place.ask("anna", "table lobby language", language="it")
    table = (await place.sight(1)).table
    assert b'"open_holdings":false' in table.options
    assert (table.language, table.clock.pace) == ("it", "live")
    assert "left the lobby" in (await place.ask("bruno", "table leave")).text
    assert "too few players" in (await place.ask("anna", "table start")).text
    await place.ask("bruno", "table join")
    assert "starts" in (await place.ask("anna", "table start")).text
    assert (await place.sight(1)).table.stage == "running"


async def test_a_lobby_is_closed_by_its_host(place: Place) -> None:
    await place.ask("anna", "play", game="acquire")
    await place.ask("bruno", "table join")
    assert "Only the host" in (await place.ask("bruno", "table end")).text
    assert "closed" in (await place.ask("anna", "table end")).text
    assert (await place.sight(1)).table.stage == "closed"


async def test_tables_open_only_where_and_by_whom_the_server_wants(place: Place) -> None:
    other = place.guild.create_text_channel("boards")
    await place.ask("ada", "settings", channel=other)
    assert f"<#{other.id}>" in (await place.ask("anna", "play", game="acquire")).text
    assert "is open" in private(await place.slash("anna", "play", other, game="acquire")).text
    role = place.guild.create_role("opener")
    await place.ask("ada", "settings", anywhere=True, opener=role)
    assert f"<@&{role.id}>" in (await place.ask("anna", "play", game="acquire")).text
    assert "is open" in (await place.ask("ada", "play", game="acquire")).text
    await place.ask("ada", "settings", everyone=True)
    assert "is open" in (await place.ask("anna", "play", game="acquire")).text


async def test_missing_permissions_are_named_before_a_table_is_opened(place: Place) -> None:
    bot = place.client.user
    assert bot is not None
    denied = discord.PermissionOverwrite(attach_files=False, embed_links=False)
    channel = place.guild.create_text_channel("bare", overwrites={bot: denied})
    shown = private(await place.slash("anna", "play", channel))
    assert "Embed Links and Attach Files" in shown.text
    checked = private(await place.slash("ada", "setup check", channel))
    assert "- Attach Files" in checked.text
    assert "Send Messages" not in checked.text


async def test_setup_check_finds_nothing_missing(place: Place) -> None:
    assert "every permission" in (await place.ask("ada", "setup check")).text


async def test_the_start_of_a_game_by_the_clock_is_chosen_among_its_deadlines(
    place: Place,
) -> None:
    number = await place.lobby("impero", "anna")
    table = (await place.sight(number)).table
    shown = private(await place.press("anna", await card(place, number), "option"))
    assert not any(":pace" in one["custom_id"] for one in shown.menus)
    starts = next(one for one in shown.menus if one["custom_id"].endswith(":starts"))
    assert len(starts["options"]) == 14
    chosen = starts["options"][3]
    await place.people["anna"].select(
        shown.message, [chosen["value"]], custom_id=starts["custom_id"]
    )
    after = (await place.sight(number)).table
    assert after.starts == datetime.fromtimestamp(int(chosen["value"]), UTC)
    assert after.starts != table.starts
    assert f"{after.starts:%Y-%m-%d, %H:%M}" in chosen["label"]


async def test_options_without_their_game_are_refused_not_forgotten(place: Place) -> None:
    shown = await place.ask("anna", "play", pace="slow")
    assert "Name the game" in shown.text
    assert await place.store.read(lambda link: tables.ids(link, "lobby")) == ()
