"""The slash commands: a file for each, or for each group. They hold no state at all."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import (
    acquire,
    games,
    helping,
    impero,
    lobby,
    me,
    play,
    prices,
    rules,
    seat,
    settings,
    setup,
    table,
)

__all__ = ["add_all", "lobby", "seat"]


def add_all(tree: app_commands.CommandTree[Any]) -> None:
    """Every command; `/table` has been filled by three files."""
    for made in (
        play.play,
        acquire.GROUP,
        impero.GROUP,
        table.GROUP,
        games.games,
        rules.GROUP,
        prices.GROUP,
        settings.settings,
        setup.GROUP,
        me.GROUP,
        helping.help_,
    ):
        tree.add_command(made)
