"""The slash commands: a file for each, or for each group. They hold no state at all."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.inbound.commands import (
    acquire,
    impero,
    information,
    lobby,
    me,
    play,
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
        information.games,
        information.RULES,
        information.PRICES,
        settings.settings,
        setup.GROUP,
        me.GROUP,
        information.help_,
    ):
        tree.add_command(made)
