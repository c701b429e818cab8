"""`/tournament settings`: another value for a setting of a tournament that is open.

One setting at a time, since all of them as options are more than Discord takes of a command.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.errors import HouseError
from bot.inbound.commands.naming import command
from bot.inbound.commands.suggest import Made, offered, typed_so_far
from bot.inbound.visit import Interaction, Visit
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.commands import cups, round_lengths
from bot.tournaments.commands.drafting import prize
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.tournament import GROUP, SUGGESTED
from bot.tournaments.commands.typed_settings import (
    OPTIONS,
    changed,
    fields,
    option_of,
    value_of,
)
from bot.tournaments.directing.answers import answer_of, done, led
from bot.tournaments.records.directors import check_director
from bot.tournaments.records.records import Held, TournamentOpening
from bot.tournaments.records.terms import unpacked
from games.core.contract import AnyRules
from games.league.tournament.checking import check_used
from games.league.tournament.entries import Change
from games.league.tournament.settings import Settings


async def _settings(visit: Visit) -> Made:
    words = (await visit.words()).plain
    return [(words.say(f"cup-setting-{option}"), option) for option in OPTIONS]


async def _values(visit: Visit) -> Made:
    option = OPTIONS[option_of(str(typed_so_far(visit, "setting") or ""))]
    words = (await visit.words()).plain
    return [(words.say(f"{option.of.told.names}-{one}"), one) for one in option.values]


async def _offered_values(visit: Visit) -> Made:
    try:
        return await _values(visit)
    except HouseError:
        return ()


@command(
    "tournament-settings",
    "setting",
    "value",
    "reason",
    "tournament",
    of=GROUP,
    setting=offered(_settings),
    value=offered(_offered_values),
    **SUGGESTED,
)
async def settings(
    interaction: Interaction,
    setting: str,
    value: str,
    reason: app_commands.Range[str, 1, 500] = "",
    tournament: int | None = None,
) -> None:
    """Change one setting, and leave the rest."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    check_director(held, cups.person_of(visit))
    async with led(visit, held):
        option = option_of(setting)
        now, server = visit.services.now(), visit.interaction.guild
        typed = value_of(option, value, held.row.zone, now, server)
        if OPTIONS[option].owner is TournamentOpening:
            after = await _promise(visit, held, typed)
        else:
            after = await _change(visit, held, {option: typed}, reason)
    await done(visit, held, answer_of(after))


async def _change(visit: Visit, held: Held, values: Mapping[str, Any], reason: str) -> Held:
    """HouseError names what does not go together. RuleError: as judged."""
    rules = visit.services.games.get(held.state.settings.game)
    if rules is None:
        raise HouseError("no-such-game")
    wanted = partial(_wanted, rules, values)
    with of_tournament():
        return await steps_of(visit).direct(held.row.id, cups.person_of(visit), wanted, reason)


def _wanted(rules: AnyRules, values: Mapping[str, Any], held: Held) -> Change:
    """Made of the settings as they are then: another director may change another one at the same instant.

    HouseError names what does not go together. RuleError: as judged.
    """
    was, zone = held.state.settings, held.row.zone
    now = changed(rules, was, values, zone)
    check_used(now, fields(Settings, values))
    # What was chosen before such pairs were checked stands, until one of the two is changed.
    if now.round_length != was.round_length or now.table != was.table or now.sizes != was.sizes:
        round_lengths.check(rules, now, zone)
    return Change(now, calm=unpacked(now.table).options == unpacked(was.table).options)


async def _promise(visit: Visit, held: Held, winner: discord.Role) -> Held:
    """The winner gets another role, or none, and everybody reads which."""
    role = prize(visit, winner)
    words = visit.services.catalogue.words(held.row.language)
    said = words.say("cup-winner-role", text=role.name) if role else words.say("cup-winner-no-role")
    with of_tournament():
        director, role_id = cups.person_of(visit), role.id if role else None
        return await steps_of(visit).promise(held.row.id, director, said, role_id)
