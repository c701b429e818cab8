"""What people say they want to be told, and what they write down for themselves."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest

from bot.store import digests, notebooks, notices, watches
from bot.store.notices import Notice
from bot.ui.limits import TEXT, units
from bot.ui.notebook import LONGEST
from tests.bot.inbound.conftest import Place, Shown, private


async def noted(place: Place, who: str, number: int, content: str) -> Shown:
    """What the player reads after they have written the note."""
    modal = await place.slash(who, "table note", table=number)
    return private(await place.people[who].submit_modal(modal, {"note": content}))


async def test_a_table_has_notices_of_its_own_and_takes_the_usual_ones_back(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await place.ask("anna", "me settings", notifications="message")
    usual = (await place.ask("anna", "table notifications", table=number)).text
    assert "as in your settings: a direct message" in usual
    here = (await place.ask("anna", "table notifications", table=number, notifications="none")).text
    assert here == f"When it’s your turn at table {number}: no message"
    back = (
        await place.ask("anna", "table notifications", table=number, notifications="usual")
    ).text
    assert back == usual
    assert "aren’t playing" in (await place.ask("carla", "table notifications", table=number)).text


async def test_a_spectator_watches_until_they_stop_and_a_player_cannot(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    carla = place.id("carla")

    async def watched() -> str | None:
        return await place.store.read(lambda link: watches.of(link, number, carla))

    assert "each turn and the end" in (await place.ask("carla", "table watch")).text
    assert await watched() == "turn"
    assert "only the end" in (await place.ask("carla", "table watch", what="end")).text
    assert await watched() == "end"
    assert "no longer follow" in (await place.ask("carla", "table watch", what="stop")).text
    assert await watched() is None
    assert "You’re playing at this table" in (await place.ask("anna", "table watch")).text


async def test_so_many_watch_a_table_at_most_and_nobody_one_that_is_over(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    for user in range(watches.MAX_WATCHES):
        put = partial(watches.put, table_id=number, user_id=user + 1, what="end")
        await place.store.write(put)
    refused = (await place.ask("carla", "table watch", table=number)).text
    assert refused.startswith(f"{watches.MAX_WATCHES} people")
    for who in ("anna", "bruno"):
        await place.tables.leave(number, place.id(who))
    assert "This game is over" in (await place.ask("carla", "table watch", table=number)).text


async def test_a_note_stands_in_ones_own_hand_and_in_nobody_elses(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    assert "lend Bruno nothing" in (await noted(place, "anna", number, "lend Bruno nothing")).text
    mine, theirs = [(await place.ask(who, "table hand")).text for who in ("anna", "bruno")]
    assert "**Your note** (only you see it)\n> lend Bruno nothing" in mine
    assert "lend" not in theirs
    assert "aren’t playing" in (await place.ask("carla", "table note", table=number)).text


async def test_the_note_is_changed_where_it_was_left_and_an_empty_one_is_thrown_away(
    place: Place,
) -> None:
    number = await place.started("acquire", "anna", "bruno")
    shown = await noted(place, "anna", number, "first\n\nsecond")
    modal: Any = await place.press("anna", shown, "Change the note")
    (field,) = [one["component"] for one in modal.modal["components"]]
    assert (field["value"], field["max_length"]) == ("first\n\nsecond", LONGEST)
    emptied = private(await place.people["anna"].submit_modal(modal, {"note": "  "}))
    assert "is deleted" in emptied.text
    assert "Your note" not in (await place.ask("anna", "table hand")).text
    kept = await place.store.read(lambda link: notebooks.get(link, number, place.id("anna")))
    assert kept == ""


async def test_no_format_link_or_mention_comes_of_a_note(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    shown = await noted(place, "anna", number, "# @everyone **b** [x](https://x.y)\n- <@1> `c`")
    text = shown.text
    assert "\\# @\u200beveryone \\*\\*b\\*\\*" in text
    assert "https\\:" in text
    assert "<@1>" not in text.replace("\\<", "")


async def test_the_longest_note_of_signs_fits_into_the_hand(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await noted(place, "anna", number, "*" * LONGEST)
    shown = await place.ask("anna", "table hand")
    assert units(shown.text) <= TEXT
    assert shown.text.count("\\*") == LONGEST


async def test_the_record_of_a_game_holds_no_notes(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    await noted(place, "anna", number, "zibaldone")
    for who in ("anna", "bruno"):
        await place.tables.leave(number, place.id(who))
    assert b"zibaldone" not in await place.tables.export(number)


async def test_being_forgotten_takes_notes_watches_notices_and_the_digest(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno", "carla")
    other = await place.started("acquire", "anna", "carla")
    await noted(place, "bruno", number, "zibaldone")
    await place.ask("bruno", "table notifications", table=number, notifications="none")
    await place.ask("bruno", "table watch", table=other)
    await place.ask("bruno", "me settings", digest="9")
    row = Notice(
        table_id=number, user_id=place.id("bruno"), way="message", place_id=5, message_id=77
    )
    await place.store.write(lambda link: notices.stand(link, [row]))
    shown = await place.ask("bruno", "me forget")
    await place.press("bruno", shown, "Forget me")
    dump = await place.store.read(lambda link: "\n".join(link.iterdump()))
    assert str(place.id("bruno")) not in dump
    assert "zibaldone" not in dump
    left = await place.store.read(lambda link: notices.outdated(link, 9))
    assert [one.message_id for one in left] == [77]


async def test_a_digest_is_chosen_by_hour_and_zone_shown_and_stopped(place: Place) -> None:
    assert "No digest" in (await place.ask("anna", "me settings")).text
    shown = (await place.ask("anna", "me settings", digest="9", zone="rome")).text
    due = int(datetime(2026, 1, 1, 8, tzinfo=UTC).timestamp())
    assert "every day at 9:00 (Europe/Rome)" in shown
    assert f"<t:{due}:f>" in shown
    assert "at 21:00 (Europe/Rome)" in (await place.ask("anna", "me settings", digest="21:00")).text
    assert "isn’t a time zone" in (await place.ask("anna", "me settings", zone="Atlantis")).text
    assert "No digest" in (await place.ask("anna", "me settings", digest="off")).text
    row = await place.store.read(lambda link: digests.get(link, place.id("anna")))
    assert row is not None
    assert row.due is None


@pytest.mark.parametrize("command", ["table notifications", "table watch", "me settings"])
async def test_they_speak_italian(place: Place, command: str) -> None:
    await place.started("acquire", "anna", "bruno")
    for who in ("anna", "carla"):
        place.italian(who)
    said = {
        "table notifications": ("anna", "come nelle tue impostazioni: una menzione"),
        "table watch": ("carla", "ogni turno e la fine"),
        "me settings": ("anna", "Nessun riepilogo"),
    }
    who, words = said[command]
    assert words in (await place.ask(who, command)).text


async def test_help_names_them_in_both_languages_and_is_not_cut(place: Place) -> None:
    async def all_commands() -> str:
        shown = await place.ask("anna", "help")
        return private(await place.press("anna", shown, shown.labels[-1])).text

    english = await all_commands()
    place.italian("anna")
    italian = await all_commands()
    assert english != italian
    for text in (english, italian):
        assert units(text) < TEXT
        assert not text.endswith("…")
        for name in ("me settings", "table note", "table notifications", "table watch"):
            assert f"</{name}:" in text


async def test_a_digest_keeps_its_hour_where_the_person_lives_now(place: Place) -> None:
    await place.ask("anna", "me settings", digest="9", zone="rome")
    told = await place.ask("anna", "me settings", zone="tokyo")
    assert "at 9:00 (Asia/Tokyo)" in told.text
    row = await place.store.read(lambda link: digests.get(link, place.id("anna")))
    assert row is not None
    assert (row.hour, row.zone) == (9, "Asia/Tokyo")
