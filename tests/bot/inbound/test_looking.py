"""Looking at tables: here, elsewhere, before, afterwards; the rules; what one has chosen."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from bot.store import avoided, own_rows
from bot.ui.control import Press, button, rows
from bot.ui.limits import TEXT, messages, units
from bot.ui.sheet import note
from games.core.chance import Chance
from games.core.offers import sample
from tests.bot.inbound.conftest import Place, Shown, private


async def finished(place: Place) -> int:
    """A short game of two, to its end."""
    number = await place.started("acquire", "anna", "bruno")
    chance = Chance("moves", 1)
    while (await place.sight(number)).table.stage == "running":
        who = await place.asked(number)
        sight = await place.sight(number, who)
        offer = sight.offers[chance.below(len(sight.offers))]
        await place.tables.act(number, place.id(who), sample(offer, chance))
        if sight.table.number > 40:
            after = await place.tables.call(number, place.id("anna"), "finish")
            await place.tables.vote(after.ballots[0].id, place.id("bruno"), yes=True)
    return number


async def test_info_tells_all_that_is_no_secret(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    shown = await place.ask("carla", "table info")
    sight = await place.sight(number)
    for part in (
        "Acquire · table 1",
        "Anna",
        "Bruno",
        "Money and shares",
        "Time bank",
        sight.seed_hash,
    ):
        assert part in shown.text
    assert "My hand" not in shown.labels
    assert "My hand" in (await place.ask("anna", "table info")).labels


async def test_the_log_is_leafed_through(place: Place) -> None:
    number = await finished(place)
    shown = await place.ask("carla", "table log", table=number)
    assert shown.labels == ["← Previous"]
    await place.press("carla", shown, "← Previous")
    earlier = await place.again(shown)
    assert earlier.text != shown.text
    assert "Next →" in earlier.labels


async def test_the_log_tells_every_line_of_a_game_from_its_end_to_its_beginning(
    place: Place,
) -> None:
    """The settlement is one entry of many lines."""
    number = await finished(place)
    sight = await place.sight(number)
    words = place.services.catalogue.words("en", sight.rules, sight.names)
    told = await place.tables.log(number, None)
    sentences = ((one.number, words.event(event)) for one in told for event in one.events)
    expected = [f"- `{number}` {sentence}" for number, sentence in sentences if sentence]
    shown, found = await place.ask("carla", "table log", table=number), list[str]()
    while True:
        _, *lines = shown.text.splitlines()
        found = [re.sub(r" \*\(\w+\)\*$", "", line) for line in lines] + found
        if "← Previous" not in shown.labels:
            break
        await place.press("carla", shown, "← Previous")
        shown = await place.again(shown)
    assert found == expected


async def test_since_tells_what_happened_after_one_s_own_move_with_two_pictures(
    place: Place,
) -> None:
    number = await place.started("acquire", "anna", "bruno")
    first = await place.asked(number)
    while await place.asked(number) == first:
        sight = await place.sight(number, first)
        await place.tables.act(number, place.id(first), sight.offers[0].action)
    shown = await place.ask(first, "table since")
    assert f"{first.title()} buys nothing" in shown.text, "what the move set off is news, too"
    assert len(shown.pictures) == 1
    then = await place.sight(number, first)
    other = await place.asked(number)
    sight = await place.sight(number, other)
    await place.tables.act(number, place.id(other), sight.offers[0].action)
    shown = await place.ask(first, "table since")
    assert f"{other.title()} plays" in shown.text
    now = await place.sight(number, first)
    assert shown.pictures == [f"board of table 1 at {one.table.number}" for one in (then, now)]
    was = await place.tables.was(number, place.id(first), then.table.number)
    assert was.view == then.view


async def test_the_board_as_text(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    assert f"table {number} in words" in (await place.ask("carla", "table text")).text


def test_a_table_in_words_is_sent_in_parts_of_which_none_is_cut() -> None:
    """Twenty seats take several messages. A list stays one, and a name is only a name."""
    lines = [f"- {seat}: **Anna** [x](https://y.z) @everyone {'8e, ' * 90}" for seat in range(20)]
    found = messages("\n".join(["Players:", *lines]))
    assert len(found) > 1
    assert all(units(one) <= TEXT for one in found)
    told = [line for one in found for line in one.splitlines()]
    assert len(told) == 21
    assert all(line.startswith("- ") and "8e, " * 90 in f"{line}, " for line in told[1:])
    assert not any("**" in line or "@everyone" in line or "](" in line for line in told)


async def test_games_lists_what_waits_in_all_servers(place: Place) -> None:
    assert "aren’t at any open table" in (await place.ask("anna", "games")).text
    numbers = [await place.started("acquire", "anna", "bruno") for _ in range(10)]
    asked = [number for number in numbers if await place.asked(number) == "anna"]
    shown = await place.ask("anna", "games")
    first = await listed(shown)
    more = next(label for label in shown.labels if label.startswith("More"))
    await place.press("anna", shown, more)
    second = await listed(await place.again(shown))
    assert (len(first), len(second)) == (8, 2)
    assert sorted(first + second) == numbers
    assert (first + second)[: len(asked)] == asked
    assert ("Next" in shown.labels) == bool(asked)


async def listed(shown: Shown) -> list[int]:
    """The tables of a page, each with its link."""
    return [int(number) for number in re.findall(r"table (\d+)\]\(https://discord", shown.text)]


async def test_a_finished_game_is_exported_imported_and_replayed(place: Place) -> None:
    number = await finished(place)
    result = await place.slash("carla", "table export", table=number)
    (file,) = [part for part in private(result).parts if part["type"] == 13]
    assert file["name"] == f"acquire-{number}.json"
    data = await place.tables.export(number)
    assert msgspec.json.decode(data)
    shown = await place.ask("carla", "table import", file=("game.json", data))
    assert f"table {number + 1}" in shown.text
    shown = await place.ask("carla", "table replay", table=number + 1)
    assert shown.pictures[0].endswith("steps")
    shown = await place.ask("carla", "table replay", table=number + 1, step=0)
    assert shown.pictures == ["step 0"]
    assert "step 0 of" in shown.text
    shown = await place.ask("carla", "table replay", table=number + 1, step=99999)
    assert "steps from 0 to" in shown.text


async def test_what_is_hidden_in_a_running_game_is_not_exported(place: Place) -> None:
    await place.started("acquire", "anna", "bruno")
    for command in ("table export", "table replay"):
        assert "once the game is over" in (await place.ask("anna", command)).text


async def test_a_file_that_is_no_record_is_refused(place: Place) -> None:
    shown = await place.ask("anna", "table import", file=("x.json", b"{}"))
    assert "isn’t a record" in shown.text
    shown = await place.ask("anna", "table import", file=("x.json", b" " * (3 << 20)))
    assert "too big" in shown.text


async def test_a_rematch_opens_one_lobby_and_calls_the_others(place: Place) -> None:
    number = await finished(place)
    press = Press(number, 0, "rematch")
    final = await place.post(note("over", rows=rows([button(press, "Rematch")])))
    await place.press("anna", final, "Rematch")
    invitation = place.posted()
    assert f"<@{place.id('bruno')}>" in invitation.text
    assert f"<@{place.id('anna')}>" not in invitation.text
    assert [seat.name for seat in (await place.sight(number + 1)).seats] == ["Anna"]
    await place.press("bruno", invitation, "I’m in")
    assert [seat.name for seat in (await place.sight(number + 1)).seats] == ["Anna", "Bruno"]
    assert "already open" in private(await place.press("carla", final, "Rematch")).text
    assert "already open" in (await place.ask("carla", "table rematch", table=number)).text


async def test_a_rematch_keeps_the_computers(place: Place) -> None:
    number = await place.lobby("acquire", "anna")
    await place.services.lobbies.add_computer(number, place.id("anna"), "random")
    await place.services.lobbies.start(number, place.id("anna"))
    await place.tables.leave(number, place.id("anna"))
    final = await place.post(
        note("over", rows=rows([button(Press(number, 0, "rematch"), "Rematch")]))
    )
    await place.press("anna", final, "Rematch")
    seats = (await place.sight(number + 1)).seats
    assert [(seat.name, seat.computer) for seat in seats[1:]] == [("Amy ⚙", "random")]


async def test_a_finished_game_is_leafed_through_step_by_step(place: Place) -> None:
    number = await finished(place)
    shown = await place.ask("carla", "table replay", step=1, table=number)
    assert {"⏮ First", "◀ Back", "▶ Forward", "⏭ Last"} <= set(shown.labels)
    moments = [one["label"] for one in shown.menu("step")["options"]]
    assert len(moments) > 2
    assert all(re.fullmatch(r"Step \d+: .+", one) for one in moments), moments
    assert "The game is over" in moments[-1]
    await place.press("carla", shown, "▶")
    assert "step 2 of" in (await place.again(shown)).text


async def test_a_table_of_another_server_is_nobody_else_s_business(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    abroad = place.env.create_guild("Abroad")
    channel = abroad.create_text_channel("games")
    user = place.env.create_user("eve")
    eve = abroad.add_member(user)
    shown = private(await eve.slash(channel, "table info", table=number))
    assert f"no table {number}" in shown.text


@pytest.mark.parametrize("language", ["en", "it"])
async def test_the_rules_chapter_by_chapter(place: Place, language: str) -> None:
    if language == "it":
        place.italian("anna")
    shown = await place.ask("anna", "rules", game="acquire")
    topics = [option["value"] for option in shown.menu("rules")["options"]]
    assert len(topics) == 15
    for topic in topics:
        await place.choose("anna", shown, "rules", topic)
        assert (await place.again(shown)).text.startswith("### ")
    typed = {"en": "safe", "it": "sicur"}[language]
    offered = await place.people["anna"].autocomplete(
        place.channel, "rules", "topic", typed, game="acquire"
    )
    assert [choice["value"] for choice in offered] == ["safe"]
    named = await place.ask("anna", "rules", game="acquire", topic="safe")
    assert offered[0]["name"] in named.text


async def test_the_rules_of_the_game_that_is_played_here_need_no_name(place: Place) -> None:
    assert "No table is played here" in (await place.ask("anna", "prices")).text
    await place.started("acquire", "anna", "bruno")
    assert len((await place.ask("anna", "rules")).menu("rules")["options"]) == 15
    assert (await place.ask("carla", "prices")).pictures == ["prices of acquire"]


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "Which game"), ("it", "Le regole di quale")]
)
async def test_without_a_table_the_rules_offer_every_game(
    place: Place, language: str, asked: str
) -> None:
    if language == "it":
        place.italian("anna")
    shown = await place.ask("anna", "rules")
    assert asked in shown.text
    assert shown.labels[:-1] == ["Acquire", "Impero"]
    await place.press("anna", shown, "Acquire")
    assert len((await place.again(shown)).menu("rules")["options"]) == 15
    refused = await place.ask("anna", "rules", topic="safe")
    assert "Acquire" not in refused.labels


async def test_an_unknown_chapter_is_refused(place: Place) -> None:
    assert "no chapter" in (await place.ask("anna", "rules", game="acquire", topic="chess")).text


async def test_the_price_table_is_a_picture_with_alt_text(place: Place) -> None:
    shown = await place.ask("anna", "prices", game="acquire")
    assert shown.pictures == ["prices of acquire"]


async def test_help_in_the_reader_s_language(place: Place) -> None:
    assert "Begin" in (await place.ask("anna", "help")).text
    place.italian("anna")
    assert "Cominciare" in (await place.ask("anna", "help")).text
    await place.ask("anna", "me settings", language="en")
    assert "Begin" in (await place.ask("anna", "help")).text
    await place.ask("anna", "me settings", language="discord", notifications="none")
    assert "Cominciare" in (await place.ask("anna", "help")).text
    assert "nessun" in (await place.ask("anna", "me settings")).text


@pytest.mark.parametrize(("language", "log"), [("en", "table log"), ("it", "table log")])
async def test_help_has_commands_that_can_be_pressed(place: Place, language: str, log: str) -> None:
    if language == "it":
        place.italian("anna")
    help_ = await place.ask("anna", "help")
    assert not re.search(r"`/\w", help_.text)
    shown = private(await place.press("anna", help_, help_.labels[-1]))
    assert re.search(rf"</{log}:\d+>", shown.text)
    assert not re.search(r"`/\w", shown.text)


async def test_help_is_six_lines_with_buttons_to_all_else(place: Place) -> None:
    shown = await place.ask("anna", "help")
    assert len(shown.text.strip().splitlines()) == 7
    assert shown.labels == ["The games", "Learn a game", "All my tables", "All commands"]
    assert "Acquire" in private(await place.press("anna", shown, "The games")).labels


async def test_settings_are_the_administrator_s(place: Place) -> None:
    shown = await place.ask("ada", "settings")
    assert "Everyone may open tables" in shown.text
    shown = await place.ask("ada", "settings", zone="Mars/Olympus")
    assert "isn’t a time zone" in shown.text
    offered = await place.people["ada"].autocomplete(place.channel, "settings", "zone", "rome")
    assert [choice["value"] for choice in offered] == ["Europe/Rome"]


async def test_people_read_all_that_is_stored_about_them_and_no_secret_of_others(
    place: Place,
) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await place.ask("bruno", "me settings", language="it")
    anna, bruno = place.id("anna"), place.id("bruno")
    await place.store.write(lambda link: avoided.put(link, anna, bruno))
    told = json.loads(await place.store.read(lambda link: own_rows.about(link, bruno)))
    assert told["person"][0]["language"] == "it"
    assert [(row["table_id"], row["name"]) for row in told["seat"]] == [(number, "Bruno")]
    assert str(anna) not in json.dumps(told)
    shown = await place.ask("bruno", "me export")
    assert "Tutto" in shown.text


async def test_being_forgotten_is_asked_twice_and_leaves_no_trace(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno", "carla")
    lobby = await place.lobby("acquire", "bruno", "anna")
    await place.ask("bruno", "me settings", notifications="message")
    shown = await place.ask("bruno", "me forget")
    await place.press("bruno", shown, "Forget me")
    assert "Nothing is stored" in (await place.again(shown)).text
    assert all(seat.user_id != place.id("bruno") for seat in (await place.sight(number)).seats)
    assert [seat.name for seat in (await place.sight(lobby)).seats] == ["Anna"]
    found = await place.store.read(
        lambda link: [
            line for line in link.iterdump() if str(place.id("bruno")) in line or "Bruno" in line
        ]
    )
    assert not found


async def test_a_broken_handler_says_so_with_a_reference(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    place.services.pictures.hand = broken  # type: ignore[method-assign,assignment]
    shown = await place.ask("anna", "table hand", table=number)
    assert "Something went wrong" in shown.text


async def broken(*_: object) -> tuple[bytes, str]:
    raise ZeroDivisionError


async def test_an_answer_that_comes_too_late_is_swallowed(place: Place) -> None:
    place.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    result = await place.slash("anna", "help")
    assert not result.acknowledged


async def test_the_commands_are_registered_once_and_again_only_when_they_changed(
    place: Place,
) -> None:
    def puts() -> int:
        return sum(1 for one in place.env.http_requests if one.method == "PUT")

    before = puts()
    await place.restart()
    assert puts() == before


async def test_a_press_of_ours_that_means_nothing_any_more_shows_the_present(
    place: Place,
) -> None:
    number = await place.started("acquire", "anna", "bruno")
    buttons = [
        button(Press(number, 0, "conjure"), "old"),
        button(Press(number, 0, "act", "x[]"), "odd"),
    ]
    line = await place.post(note("old", rows=rows(buttons)))
    for label in ("old", "odd"):
        assert "moved on" in private(await place.press("anna", line, label)).text


async def test_a_rematch_by_command_calls_the_others_where_all_read_it(place: Place) -> None:
    number = await finished(place)
    await place.slash("anna", "table rematch", table=number)
    invitation = place.posted()
    assert f"<@{place.id('bruno')}>" in invitation.text
    await place.press("bruno", invitation, "I’m in")
    assert [seat.name for seat in (await place.sight(number + 1)).seats] == ["Anna", "Bruno"]
