"""The slash commands: a file for each command or group. They hold no state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.inbound.commands import games as shelf
from bot.inbound.commands import (
    information,
    lobby,
    me,
    notices,
    play,
    seat,
    settings,
    setup,
    table,
)
from games.core.contract import AnyRules

__all__ = ["add_all", "lobby", "notices", "seat"]


def add_all(tree: app_commands.CommandTree[Any], games: Mapping[str, AnyRules]) -> None:
    """Add every command, with those of the games; four modules have filled `/table`."""
    of_games = (shelf.game_group(rules) for rules in games.values())
    every: tuple[app_commands.Command[Any, ..., None] | app_commands.Group, ...] = (
        play.play_command(games),
        *(group for group in of_games if group is not None),
        table.GROUP,
        information.games,
        *shelf.reference_groups(games),
        settings.settings,
        setup.GROUP,
        me.GROUP,
        information.help_,
    )
    for made in every:
        tree.add_command(made)
