"""The names and descriptions of slash commands, as Discord gets them in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import discord
import pytest
from discord import app_commands
from msgspec.structs import fields

from bot.words.commands import CommandTranslator
from games import GAMES
from games.core.commands import Command
from tests.architecture import reference
from tests.architecture.payloads import FILE, Payload, filled, payloads, written
from tests.architecture.reference import GROUPS
from tests.architecture.sentences import everything

LONGEST_ABOUT, LONGEST_CHOICE, LONGEST_COMMAND, MOST = 100, 100, 8000, 25
ROOMY = 24
"""Commands that a group may have, so that another can come."""
NAME = re.compile(r"[-_'\w]{1,32}")
SERVERS = 0
"""Discord's number of an installation in a server."""

ITALIAN = str(discord.Locale.italian)


class Recorder(CommandTranslator):
    """Keeps the keys that were asked for."""

    def __init__(self) -> None:
        self.keys = set[str]()

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        self.keys.add(str(string.extras["key"]))
        return await super().translate(string, locale, context)


@pytest.fixture(name="tree")
def all_commands() -> app_commands.CommandTree[discord.Client]:
    return filled()


async def test_what_discord_is_told_of_the_commands_stays_as_it_is(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    """Byte for byte, in both languages: another payload is another registration everywhere.

    What is meant to change is written anew by `python -m tests.architecture.payloads`.
    """
    assert written(await payloads(tree, CommandTranslator())) == FILE.read_text("utf-8")


async def test_the_page_of_all_commands_is_what_discord_is_told(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    told = await payloads(tree, CommandTranslator())
    assert reference.page(told) == reference.PAGE.read_text("utf-8")


async def test_every_command_is_for_servers_that_have_the_bot(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    """Where a person alone has installed it, a table would stand nowhere."""
    told = await payloads(tree, CommandTranslator())
    assert {tuple(one["integration_types"]) for one in told} == {(SERVERS,)}


def test_every_action_of_a_game_can_be_typed() -> None:
    for rules in GAMES.values():
        moves = [one for one in rules.commands if isinstance(one, Command)]
        typed = {kind for one in moves for kind in (one.action, one.unless, one.instead)}
        assert set(rules.action_types) - typed == set(), rules.key


def test_a_typed_move_lacks_no_field_that_its_action_needs() -> None:
    """Each is an option, or implied by the player and the rest."""
    for rules in GAMES.values():
        for one in rules.commands:
            if isinstance(one, Command) and one.implied is None:
                options = {argument.field for argument in one.arguments}
                needed = {field.name for field in fields(one.action) if field.required}
                assert needed <= options, (rules.key, one.name)


async def test_commands_and_catalogue_match_both_ways(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    recorder = Recorder()
    await payloads(tree, recorder)
    named = {key for key in everything("en") if key.startswith("command-")} - {"command-any"}
    asked = {key for key in recorder.keys if key.startswith("command-")}
    assert named ^ asked == set()


async def test_everything_has_a_name_and_a_description_that_discord_takes(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    for command in await payloads(tree, Recorder()):
        for part in parts(command):
            for name in in_both(part, "name"):
                assert NAME.fullmatch(name), name
                assert name == name.lower()
            for about in in_both(part, "description"):
                assert 0 < len(about) <= LONGEST_ABOUT, about
            assert len(part.get("options", ())) <= MOST


async def test_no_group_of_commands_is_so_full_that_nothing_can_be_added(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    """Discord takes 25 and then refuses all commands. A fuller group wants groups of its own."""
    full = [
        f"/{command['name']}: {part['name']} has {len(inner)} commands, {ROOMY} at most"
        for command in await payloads(tree, Recorder())
        for part in parts(command)
        if len(inner := [one for one in part.get("options", ()) if one["type"] in GROUPS]) > ROOMY
    ]
    assert not full


async def test_names_beside_each_other_differ_in_each_language(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    commands = await payloads(tree, Recorder())
    for group in (commands, *(part.get("options", []) for one in commands for part in parts(one))):
        for language in (0, 1):
            names = [in_both(part, "name")[language] for part in group]
            assert len(set(names)) == len(names), names


async def test_choices_are_short_and_few(tree: app_commands.CommandTree[discord.Client]) -> None:
    for command in await payloads(tree, Recorder()):
        for part in parts(command):
            choices = part.get("choices", [])
            assert len(choices) <= MOST
            for choice in choices:
                assert all(0 < len(name) <= LONGEST_CHOICE for name in in_both(choice, "name"))


async def test_a_command_with_its_longest_localisation_is_not_too_long(
    tree: app_commands.CommandTree[discord.Client],
) -> None:
    for command in await payloads(tree, Recorder()):
        assert sum(weight(part) for part in parts(command)) <= LONGEST_COMMAND, command["name"]


def parts(payload: Payload) -> Iterator[Payload]:
    """The command with its subcommands and options."""
    yield payload
    for option in payload.get("options", ()):
        yield from parts(option)


def in_both(part: Payload, what: str) -> tuple[str, str]:
    """The English text and the Italian one, which must be there."""
    return part[what], part[f"{what}_localizations"][ITALIAN]


def weight(part: Payload) -> int:
    """What Discord counts: the longer of each text, and the values of choices."""
    texts = sum(max(map(len, in_both(part, what))) for what in ("name", "description"))
    choices = part.get("choices", ())
    return texts + sum(
        max(map(len, in_both(choice, "name"))) + len(str(choice["value"])) for choice in choices
    )
