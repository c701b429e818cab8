"""The slash commands: a file for each command or group. They hold no state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.inbound.commands import (
    ask,
    avoid,
    community,
    information,
    learn,
    lobby,
    me,
    notice_choices,
    orders,
    play,
    propose,
    seat,
    server_settings,
    setup,
    table,
    vacation,
)
from bot.inbound.commands import games as shelf
from games.core.contract import AnyRules

__all__ = [
    "add_all",
    "ask",
    "avoid",
    "lobby",
    "notice_choices",
    "seat",
    "vacation",
]


def add_all(
    tree: app_commands.CommandTree[Any],
    games: Mapping[str, AnyRules],
    *joined: app_commands.Group,
) -> None:
    """Add every command, with those of the games and those that the rooms above have joined.

    Four modules have filled `/table`.
    """
    of_games = (shelf.game_group(rules) for rules in games.values())
    every: tuple[app_commands.Command[Any, ..., None] | app_commands.Group, ...] = (
        play.play_command(games),
        *(group for group in of_games if group is not None),
        table.GROUP,
        propose.GROUP,
        propose.seats,
        information.games,
        learn.learn_command(games),
        *community.commands(games),
        *joined,
        orders.GROUP,
        shelf.rules_command(games),
        shelf.prices_command(games),
        server_settings.settings,
        setup.GROUP,
        me.GROUP,
        information.help_,
    )
    for made in every:
        tree.add_command(made)
