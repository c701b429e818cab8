"""Moves at a table: buttons on the board, the private hand, typed commands; who may press what."""

from __future__ import annotations

import pytest

from bot.store.rows import News
from bot.store.undelivered import keep
from bot.ui.buttons import hand_button, offer_rows, undo_button
from bot.ui.control import parse, rows
from bot.ui.sheet import note
from games.acquire.actions import Buy, BuyNothing, PlayTile
from games.acquire.components import TILES
from games.acquire.state import Buying, Placing
from games.core.chance import Chance
from games.core.offers import sample
from games.core.record import encode
from tests.bot.inbound.conftest import Place, Shown, private

OTHERS = {"anna": "bruno", "bruno": "anna"}


async def board(place: Place, number: int) -> Shown:
    """A board message with what the herald puts below it."""
    sight = await place.sight(number)
    words = place.services.catalogue.words("en", sight.rules, sight.names)
    below = [hand_button(sight, words), undo_button(sight, words)]
    return await place.post(note("board", rows=[*offer_rows(sight, words), *rows(below)]))


async def a_tile_is_played(place: Place, number: int) -> str:
    """By the player whose turn it is, until a decision is public."""
    who = await place.asked(number)
    sight = await place.sight(number, who)
    await place.tables.act(number, place.id(who), sight.offers[0].action)
    return who


async def a_move(place: Place, number: int) -> None:
    """The first thing that is offered, by the player who is asked."""
    who = await place.asked(number)
    offer = (await place.sight(number, who)).offers[0]
    await place.tables.act(number, place.id(who), sample(offer, Chance("a move", 1)))


def tiles(shown: Shown) -> list[str]:
    """The buttons that play a tile: "4d · Merger"."""
    return [label for label in shown.labels if " · " in label]


async def test_the_hand_is_private_with_a_picture_and_every_move(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    shown = private(await place.press(who, await board(place, number), "My hand"))
    assert f"table {number}" in shown.text
    assert "play a tile" in shown.text
    assert len(shown.pictures) == 1
    assert len(tiles(shown)) == len((await place.sight(number, who)).offers[0].fields[0].values)  # type: ignore[union-attr]


async def test_news_that_could_not_be_delivered_is_told_in_the_hand_once(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    order = encode(BuyNothing(turn=1)).decode()
    key, to = "void-turn-is-over", place.id("anna")
    news = News(id=1, table_id=number, kind="private", key=key, facts={"order": order}, to=to)
    for _ in range(2):
        await place.services.store.write(lambda link: keep(link, news))
    first, second = [
        private(await place.press("anna", await board(place, number), "My hand")) for _ in range(2)
    ]
    assert first.text.count("no longer applies") == 1
    assert "no longer applies" not in second.text


async def test_a_hand_tells_what_has_changed_since_one_s_own_last_move(place: Place) -> None:
    """A board is everybody's and cannot; before the first move there is nothing to tell."""
    number = await place.started("acquire", "anna", "bruno")
    first = await place.asked(number)
    other = OTHERS[first]
    before = private(await place.press(first, await board(place, number), "My hand"))
    assert "Since your last move" not in before.text
    while await place.asked(number) == first:
        await a_move(place, number)
    mine = private(await place.press(first, await board(place, number), "My hand"))
    assert "Since your last move" not in mine.text
    await a_move(place, number)
    shown = private(await place.press(first, await board(place, number), "My hand"))
    assert f"**Since your last move**\n- {other.capitalize()} plays " in shown.text
    assert f"{first.capitalize()} plays " not in shown.text


async def test_a_tile_is_chosen_in_the_hand_and_what_came_of_it_is_shown_there(
    place: Place,
) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    shown = private(await place.press(who, await board(place, number), "My hand"))
    result = await place.press(who, shown, tiles(shown)[0])
    assert result.acknowledged
    after = await place.again(shown)
    assert after.text.startswith(f"- {who.capitalize()} plays ")
    assert not after.pictures
    assert (await place.sight(number)).table.number == 1


async def test_a_spectator_has_no_hand(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    shown = private(await place.press("carla", await board(place, number), "My hand"))
    assert shown.text.startswith("You aren’t playing at this table.\n")
    assert "play a tile" in shown.text


async def test_what_the_public_buttons_offer_is_only_for_whoever_is_asked(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await buying_after_founding(place, number)
    message = await board(place, number)
    for other, told in ((OTHERS[who], "’s turn"), ("carla", "aren’t playing")):
        result = await place.press(other, message, "Buy nothing")
        assert told in private(result).text
    before = (await place.sight(number)).table.number
    await place.press(who, message, "Buy nothing")
    assert (await place.sight(number)).table.number > before


async def buying_after_founding(place: Place, number: int, corporations: int = 1) -> str:
    """Until there are shares of so many corporations to buy."""
    while True:
        who = await place.asked(number)
        sight = await place.sight(number, who)
        if (
            isinstance(sight.view.phase, Buying)
            and len(list(filter(None, sight.view.sizes))) >= corporations
        ):
            return who
        await place.tables.act(number, place.id(who), sight.offers[0].action)


async def test_the_second_of_two_presses_changes_nothing_and_says_how_it_stands(
    place: Place,
) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await buying_after_founding(place, number)
    message = await board(place, number)
    await place.press(who, message, "Buy nothing")
    before = (await place.sight(number)).table.number
    shown = private(await place.press(who, message, "Buy nothing"))
    assert "moved on" in shown.text
    assert OTHERS[who].title() in shown.text
    assert (await place.sight(number)).table.number == before


async def test_shares_are_bought_in_the_form(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await buying_after_founding(place, number, 3)
    shown = private(await place.press(who, await board(place, number), "Buy shares"))
    for _ in range(2):
        plus = next(label for label in shown.labels if label.startswith("+ "))
        result = await place.press(who, shown, plus)
        assert result.acknowledged
        shown = await place.again(shown)
    confirm = next(label for label in shown.labels if label.startswith("Buy 2"))
    assert ": $" in confirm
    before = (await place.sight(number, who)).view
    await place.press(who, shown, confirm)
    after = await place.again(shown)
    assert after.text.startswith(f"- {who.capitalize()} buys 2")
    bought = [
        b - a
        for a, b in zip(
            before.shares[before.me],
            (await place.sight(number, who)).view.shares[before.me],
            strict=True,
        )
    ]
    assert sum(bought) == 2


async def test_shares_are_bought_by_a_typed_line(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await buying_after_founding(place, number, 3)
    before = (await place.sight(number, who)).view
    opened = await place.press(who, await board(place, number), "Type: Buy shares")
    founded = next(at for at, size in enumerate(before.sizes) if size)
    name = ("Sackson", "Zeta", "Hydra", "Fusion", "America", "Phoenix", "Quantum")[founded]
    await place.people[who].submit_modal(opened, {"shares": f"2 {name.lower()}"})
    after = (await place.sight(number, who)).view
    assert after.shares[before.me][founded] == before.shares[before.me][founded] + 2


async def test_an_old_form_says_so_and_shows_what_is_asked_now(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await buying_after_founding(place, number, 3)
    shown = private(await place.press(who, await board(place, number), "Buy shares"))
    await place.tables.act(number, place.id(who), Buy((0,) * 7))
    plus = next(label for label in shown.labels if label.startswith("+ "))
    await place.press(who, shown, plus)
    assert "moved on" in (await place.again(shown)).text


async def test_a_free_undo_takes_the_move_back(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await a_tile_is_played(place, number)
    while isinstance((await place.sight(number)).view.phase, Placing):
        who = await a_tile_is_played(place, number)
    message = await board(place, number)
    await place.press(who, message, "Undo")
    assert isinstance((await place.sight(number)).view.phase, Placing)
    shown = private(await place.press(who, message, "Undo"))
    assert "moved on" in shown.text


async def test_a_move_made_in_private_is_taken_back_there(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    while True:
        shown = await place.ask(who, "table hand")
        sight = await place.sight(number, who)
        if not tiles(shown):
            await place.tables.act(number, place.id(who), sight.offers[0].action)
            who = await place.asked(number)
            continue
        await place.press(who, shown, tiles(shown)[0])
        shown = await place.again(shown)
        if "Undo" in shown.labels:
            break
        who = await place.asked(number)
    await place.press(who, shown, "Undo")
    shown = await place.again(shown)
    assert "undoes a move" in shown.text
    assert tiles(shown)
    assert isinstance((await place.sight(number)).view.phase, Placing)


async def test_buttons_work_after_a_restart(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await buying_after_founding(place, number)
    message = await board(place, number)
    await place.restart()
    before = (await place.sight(number)).table.number
    await place.press(who, message, "Buy nothing")
    assert (await place.sight(number)).table.number > before


async def test_a_button_of_a_table_that_is_gone_says_so(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    message = await board(place, number)
    custom_id = message.id_of("My hand")
    assert parse(custom_id)
    await place.store.write(lambda link: link.execute("DELETE FROM game_table"))
    place.tables.repository.forget(number)
    assert f"no table {number}" in private(await place.press("anna", message, "My hand")).text


@pytest.mark.parametrize("language", ["en", "it"])
async def test_a_tile_is_typed_with_what_it_does(place: Place, language: str) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    if language == "it":
        place.italian(who)
    offered = await place.people[who].autocomplete(place.channel, "acquire tile", "tile", "")
    (field,) = (await place.sight(number, who)).offers[0].fields
    assert len(offered) == len(field.values)  # type: ignore[union-attr]
    assert all(" · " in choice["name"] for choice in offered)
    shown = await place.ask(who, "acquire tile", tile=offered[0]["value"])
    assert shown.text.split()[2] == {"en": "plays", "it": "gioca"}[language]


async def test_a_tile_that_does_not_exist_is_refused_with_those_that_can_be_played(
    place: Place,
) -> None:
    number = await place.started("acquire", "anna", "bruno")
    shown = await place.ask(await place.asked(number), "acquire tile", tile="99z")
    assert "There’s no “99z” here. You could name: " in shown.text


async def test_a_tile_that_is_not_held_is_refused_with_the_chapter(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    rack = (await place.sight(number, who)).view.rack
    tile = next(name for cell, name in enumerate(TILES) if cell not in rack)
    shown = await place.ask(who, "acquire tile", tile=tile)
    assert "Rules: Playing a tile." in shown.text


async def test_shares_are_bought_typed(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await buying_after_founding(place, number)
    view = (await place.sight(number)).view
    name = next(key for key, size in zip(NAMES, view.sizes, strict=True) if size)
    offered = await place.people[who].autocomplete(place.channel, "acquire buy", name, "")
    assert [choice["value"] for choice in offered][:2] == [0, 1]
    besides = {next(key for key in NAMES if key != name): 2}
    left = await place.people[who].autocomplete(place.channel, "acquire buy", name, "", **besides)
    assert [choice["value"] for choice in left] == [0, 1], "two of three are filled in"
    shown = await place.ask(who, "acquire buy", **{name: 1})
    assert shown.text.startswith(f"- {who.capitalize()} buys 1")


NAMES = ("sackson", "zeta", "hydra", "fusion", "america", "phoenix", "quantum")


async def test_whoever_is_not_asked_is_offered_nothing(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    other = OTHERS[await place.asked(number)]
    assert not await place.people[other].autocomplete(place.channel, "acquire tile", "tile", "")
    assert not await place.people["carla"].autocomplete(place.channel, "acquire tile", "tile", "")


async def test_a_command_finds_the_one_table_that_waits(place: Place) -> None:
    number = await place.started("acquire", "anna", "bruno")
    who = await place.asked(number)
    elsewhere = place.guild.create_text_channel("elsewhere")
    tile = (await place.sight(number, who)).offers[0].action
    assert isinstance(tile, PlayTile)
    result = await place.slash(OTHERS[who], "acquire tile", elsewhere, tile="1a")
    assert "No game is in progress here" in private(result).text
    second = await place.started("acquire", "anna", "bruno")
    if await place.asked(second) == who:
        result = await place.slash(who, "acquire tile", elsewhere, tile="1a")
        assert f"{number}" in private(result).text
        assert f"{second}" in private(result).text
