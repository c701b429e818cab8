"""What tournaments add to a bot of single tables: commands, buttons, and rounds that run by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from discord import app_commands

from bot.inbound.commands import add_all
from bot.inbound.door import Presses
from bot.outbound import Context
from bot.tournaments.commands import draft_presses
from bot.tournaments.commands.create import create_command
from bot.tournaments.commands.presses import press
from bot.tournaments.commands.tournament import GROUP
from bot.tournaments.directing import changing, desk, director, early_ends, seating
from bot.tournaments.running.runner import Runner
from bot.tournaments.running.steps import Steps
from bot.tournaments.telling.lost_tables import Mender
from bot.tournaments.telling.teller import Teller
from games.core.contract import AnyRules

__all__ = ["add_commands", "changing", "director", "runner", "seating", "with_presses"]


def add_commands(tree: app_commands.CommandTree[Any], games: Mapping[str, AnyRules]) -> None:
    """Add every command of the bot, with `/tournament`: one of its commands knows the shelf's games."""
    GROUP.remove_command("create")
    GROUP.add_command(create_command(games))
    add_all(tree, games, GROUP)


def with_presses(presses: Presses) -> Presses:
    """These, and what the buttons of tournaments do."""
    return replace(
        presses,
        verbs={
            **presses.verbs,
            "cup": press,
            draft_presses.VERB: draft_presses.pressed,
            early_ends.VERB: early_ends.pressed,
            desk.VERB: desk.pressed,
        },
        submits={
            **presses.submits,
            draft_presses.FILLED: draft_presses.filled,
            desk.FILLED: desk.filled,
        },
        reopens={
            **presses.reopens,
            draft_presses.FILLED: draft_presses.open_form,
            desk.FILLED: desk.open_form,
        },
    )


def runner(context: Context, steps: Steps) -> Runner:
    """Runs the rounds of all tournaments, and tells what they tell."""
    teller, mender = Teller(context, steps.records), Mender(context, steps.records)
    return Runner(
        steps.records, context.tables, teller.tell, mender.mend, context.catalogue, mender.is_away
    )
