"""Un tavolo in italiano: tutto quello che si legge, dalla carta del tavolo al risultato."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from games.acquire.actions import DeclareEnd
from tests.bot.games import anything
from tests.bot.games.playing import SHORT, opened
from tests.bot.sim import House

Command = dict[str, Any]

ENGLISH = re.compile(
    r"\b(?:the|plays|buys|draws|shares|until|seats|pace|order|table|corporation|wins|your)\b",
    re.IGNORECASE,
)
CLICKABLE = re.compile(r"</[^>]+>")
"""A command as Discord makes it clickable: it shows the reader's own name for it."""


def _english(text: str) -> list[str]:
    return ENGLISH.findall(CLICKABLE.sub("", text))


@pytest.fixture(autouse=True)
def italians(house: House) -> None:
    for actor in house.people.values():
        house.locales[actor.id] = "it"


async def test_a_whole_game_says_no_english_word(house: House) -> None:
    game = await opened(house, SHORT, language="it", join="Partecipa", start="Inizia")
    replies = list[str]()
    while await game.asked() is not None:
        reply = await game.step()
        replies.append(reply.text)
    public = [*house.messages(), *house.messages(place=house.channel)]
    texts = [*replies, *(each.text for each in public), *(each.alt for each in public)]
    labels = [button.label for each in public for button in each.buttons]
    english = {text: found for text in [*texts, *labels] if (found := _english(text))}
    assert english == {}
    assert "gioca" in "\n".join(texts)


@pytest.mark.parametrize("name", ["owners_choice", "shark_room"])
async def test_whole_games_with_dice_and_cards_say_no_english_word(house: House, name: str) -> None:
    table = await anything.opened(
        house, name, ("giulia", "marco"), labels=("Partecipa", "Inizia"), language="it"
    )
    for entries in (5, 15, 25, 400):
        await table.at_random(entries)
        for command in ("table hand", "table text"):
            await house.slash("giulia", command)
    public = [*house.messages("giulia"), *house.messages(place=house.channel)]
    texts = [*(each.text for each in public), *(each.alt for each in public)]
    texts += [button.label for each in public for button in each.buttons]
    english = {text: found for text in texts if (found := _english(text))}
    assert english == {}
    assert "La partita è finita" in "\n".join(texts)


async def test_the_hand_is_italian_for_an_italian_at_an_english_table(house: House) -> None:
    game = await opened(house, SHORT, language="en")
    who = await game.mover()
    hand = await house.press(who, "My hand")
    assert "gioca una tessera" in hand.text.lower()
    assert "play a tile" in house.board.text


async def test_a_refusal_is_italian_for_an_italian(house: House) -> None:
    game = await opened(house, SHORT, language="en")
    reply = await game.type(await game.mover(), DeclareEnd())
    assert not ENGLISH.search(reply.text)


async def test_commands_have_italian_names_and_descriptions(house: House) -> None:
    registered = next(
        each.json
        for each in house.env.http_requests
        if each.method == "PUT" and each.path.endswith("/commands")
    )
    assert registered is not None
    missing = [each["name"] for each in _all(registered) if not _italian(each)]
    assert missing == []


def _all(commands: list[Command]) -> list[Command]:
    inner = [each for one in commands for each in _all(one.get("options") or [])]
    return [*commands, *inner]


def _italian(command: Command) -> bool:
    locale = discord.Locale.italian.value
    return all(
        locale in (command.get(key) or {})
        for key in ("name_localizations", "description_localizations")
    )
