"""All that somebody can do to a table by its number: commands, suggestions, buttons, forms."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import app_commands
from simcord import ChannelHandle
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.inbound.presses import PRESSES
from bot.ui.sheet import note
from tests.bot.inbound.conftest import Place, Shown

OF_NO_TABLE = {"play", "leaderboard", "history", "games", "rules", "learn", "forget"}
"""Verbs whose buttons name no table."""
ARGUMENTS = ("", "1.yes")
NO_TABLE = 987_654
"""A table that there is not."""

_PLAIN = {
    discord.AppCommandOptionType.integer: 1,
    discord.AppCommandOptionType.number: 1.0,
    discord.AppCommandOptionType.boolean: True,
}

Said = tuple[str, object]
"""What was done, and the text, labels and pictures that answered."""


async def everything(place: Place, who: str, number: int) -> dict[str, object]:
    """By what was done, what they read; the table's number is left out of it."""
    let_set_up(place, who)
    ways = (_typed, _suggested, _pressed)
    return {done: said for way in ways async for done, said in way(place, who, number)}


def let_set_up(place: Place, who: str) -> None:
    """A server may give a command of its administrators to anybody."""
    known = place.env.backend.visible_commands(user_id=place.id("ada"), channel_id=place.channel.id)
    for one in known:
        if one["name"] == "setup":
            place.guild.set_command_permissions(int(one["id"]), {place.people[who]: True})


def at_a_table(place: Place) -> list[app_commands.Command[Any, ..., Any]]:
    """Every command that can be told a table by its number."""
    leaves = (
        one for one in place.client.tree.walk_commands() if isinstance(one, app_commands.Command)
    )
    named = [one for one in leaves if any(p.name == "table" for p in one.parameters)]
    # Those of one game stand for those of all: they come in by the same door.
    return [one for one in named if one.qualified_name.split()[0] not in {"impero", "tournament"}]


async def _typed(place: Place, who: str, number: int) -> AsyncIterator[Said]:
    for one in at_a_table(place):
        given = given_to(place, one)
        result = await place.slash(who, one.qualified_name, table=number, **given)
        yield f"/{one.qualified_name}", _read(result, number)


async def _suggested(place: Place, who: str, number: int) -> AsyncIterator[Said]:
    for one in at_a_table(place):
        for option in one.parameters:
            if option.autocomplete and option.name != "table":
                offered = await place.people[who].autocomplete(
                    place.channel, one.qualified_name, option.display_name, "", table=number
                )
                yield f"/{one.qualified_name} {option.display_name}", offered


async def _pressed(place: Place, who: str, number: int) -> AsyncIterator[Said]:
    shown = await place.post(note("x"))
    kinds = [(verb, False) for verb in PRESSES.verbs]
    kinds += [(verb, True) for verb in PRESSES.submits]
    for verb, form in kinds:
        if verb in OF_NO_TABLE:
            continue
        for argument in ARGUMENTS:
            custom_id = f"b:{number}:0:{verb}" + (f":{argument}" if argument else "")
            result = await sent(place, who, shown, custom_id, form=form)
            yield f"{'form ' if form else ''}{verb}:{argument}", _read(result, number)


async def sent(place: Place, who: str, shown: Shown, custom_id: str, *, form: bool) -> Any:
    """A press or a form that no message of ours needs to have carried."""
    stored = place.env.backend.get_message(shown.message.channel_id, shown.message.id)
    message = dict(serializers.message_payload(place.env.backend, stored))
    data: dict[str, Any] = {"custom_id": custom_id, "components": []}
    if not form:
        data = {"custom_id": custom_id, "component_type": 2, "id": 99}
        button = {"type": 2, "style": 1, "label": "old", "custom_id": custom_id, "id": 99}
        message["components"] = [{"type": 1, "id": 98, "components": [button]}]
    return await _dispatch_actor_interaction(
        place.people[who],
        InteractionType.MODAL_SUBMIT if form else InteractionType.MESSAGE_COMPONENT,
        ChannelHandle(place.env, place.guild, place.env.backend.get_channel(place.channel.id)),
        data,
        extra={"message": message},
        source_message_id=stored.id,
    )


def _read(result: Any, number: int) -> object:
    """What was answered; what became of the message that was pressed is everybody's."""
    answers = [*([result.response] if result.response else []), *result.followups]
    shown = [Shown(one) for one in answers]
    text = "\n".join(re.sub(rf"\b{number}\b", "N", one.text) for one in shown)
    labels = [label for one in shown for label in one.labels]
    pictures = [picture for one in shown for picture in one.pictures]
    if getattr(result, "modal", None) is not None:
        labels.append("a form")
    return text, labels, pictures


def given_to(place: Place, command: app_commands.Command[Any, ..., Any]) -> dict[str, Any]:
    """Something for each option without which it cannot be sent."""
    needed = (one for one in command.parameters if one.required)
    return {one.display_name: _given(place, one) for one in needed}


def _given(place: Place, option: app_commands.Parameter) -> object:
    if option.type is discord.AppCommandOptionType.user:
        return place.people["bruno"].user
    if option.choices:
        return option.choices[0].value
    return _PLAIN.get(option.type, "A1")
