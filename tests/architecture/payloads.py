"""What Discord is told of all commands, as it was when it was last meant to change.

    python -m tests.architecture.payloads

writes it anew, and docs/commands.md with it.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.inbound.client import INSTALLS
from bot.tournaments.joining import add_commands
from bot.words.commands import CommandTranslator
from games import GAMES
from tests.architecture import reference

FILE = Path(__file__).with_name("payloads.json")

Payload = dict[str, Any]


def filled() -> app_commands.CommandTree[discord.Client]:
    """All commands, with those of the games on the shelf."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(client, allowed_installs=INSTALLS)
    add_commands(tree, GAMES)
    return tree


async def payloads(
    tree: app_commands.CommandTree[discord.Client], translator: app_commands.Translator
) -> list[Payload]:
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


def written(commands: list[Payload]) -> str:
    return json.dumps(commands, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    told = asyncio.run(payloads(filled(), CommandTranslator()))
    FILE.write_text(written(told), "utf-8")
    reference.PAGE.write_text(reference.page(told), "utf-8")
    print(f"{len(told)} commands")
