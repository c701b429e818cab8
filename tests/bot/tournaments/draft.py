"""A tournament is announced as its director does it: the command, the forms of the draft, [Announce]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import Permissions
from simcord import ChannelHandle, RoleHandle
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

from bot.tournaments.commands.create import OPTIONS
from bot.tournaments.commands.draft_forms import FORMS
from bot.words.commands import text
from tests.bot.seen import Reply, Seen, walk
from tests.bot.sim import House

GAME_OPTIONS = "options"
TYPED = {3: "values", 4: "value"}
"""Discord's numbers of selects and text fields, and where their value stands."""
ROLES = 6
"""Discord's number of a select of roles."""


async def announced(house: House, who: str, **options: object) -> Reply:
    """The answer to the command, or the refusal of whatever was refused first.

    Settings go by their names in the code; `option` is one of the game's: open_holdings=false.
    """
    typed = {shown(name): value for name, value in options.items() if name in OPTIONS}
    reply = await house.slash(who, "tournament create", house.channel, **typed)
    if "Announce" not in reply.seen.open:
        return reply
    for form, values in filled(options):
        await fill(house, who, reply.seen, form, values)
        if "Correct…" in reply.seen.open:
            return reply
    done = await house.press(who, "Announce", reply.seen)
    return done if done.messages else reply


def give_rights(house: House, who: str, **rights: bool) -> None:
    role = house.guild.create_role("rights", permissions=Permissions(**rights))
    house.env.backend.add_member_role(house.guild.id, house.people[who].id, role.id)


def shown(name: str) -> str:
    """An option of the command as Discord has it."""
    home = "any" if name in {"game", "pace"} else "tournament-create"
    return str(text(f"command-{home}.option-{name}"))


def filled(options: Mapping[str, object]) -> list[tuple[str, dict[str, str]]]:
    """The forms that are needed for what the command does not take, with the values of each."""
    rest = {name: str(value) for name, value in options.items() if name not in OPTIONS}
    chosen = [rest.pop("option", "").partition("=")] if "option" in rest else []
    forms = [
        (form, {name: rest.pop(name) for name in names if name in rest})
        for form, names in FORMS.items()
    ]
    assert not rest, f"no form asks for {set(rest)}"
    forms += [(GAME_OPTIONS, {name: value}) for name, _, value in chosen]
    return [(form, values) for form, values in forms if values]


async def fill(house: House, who: str, draft: Seen, form: str, values: Mapping[str, str]) -> Reply:
    """Open a form of the draft and send it off; what is not changed stays as it stands there."""
    opened = await house.press(who, str(text(f"cup-form-{form}")), draft)
    before = standing(opened.form)
    # Of a select a list of values is sent.
    new = {name: [one] if isinstance(before[name], list) else one for name, one in values.items()}
    return await house.fill(who, opened, sendable(house, opened.form, {**before, **new}))


async def sent(
    house: House, who: str, draft: Seen, opened: Reply, values: Mapping[str, str]
) -> None:
    """Send texts of an opened form off while others may be on their way, too."""
    parts = [part for part in walk(opened.form["components"]) if part["type"] in TYPED]
    written = {**standing(opened.form), **values}
    components = [
        {
            "type": 18,
            "id": at,
            "component": {
                "type": part["type"],
                "id": 100 + at,
                "custom_id": part["custom_id"],
                TYPED[part["type"]]: written[part["custom_id"]],
            },
        }
        for at, part in enumerate(parts, 1)
    ]
    stored = draft.stored
    place = ChannelHandle(house.env, house.guild, house.env.backend.get_channel(stored.channel_id))
    await _dispatch_actor_interaction(
        house.people[who],
        InteractionType.MODAL_SUBMIT,
        place,
        {"custom_id": opened.form["custom_id"], "components": components},
        extra={"message": dict(serializers.message_payload(house.env.backend, stored))},
        source_message_id=stored.id,
    )


def sendable(house: House, form: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """The values as the offline Discord takes them, which wants roles instead of their ids."""
    of_roles = {part["custom_id"] for part in walk(form["components"]) if part["type"] == ROLES}
    roles = house.guild._guild.roles
    return {
        name: [RoleHandle(house.env, house.guild, roles[int(one)]) for one in filter(None, value)]
        if name in of_roles
        else value
        for name, value in values.items()
    }


def standing(form: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in the fields of a form as it opens."""
    found: dict[str, Any] = {}
    for part in walk(form["components"]):
        if part["type"] == 4:
            found[part["custom_id"]] = part.get("value") or ""
        elif part["type"] == 3:
            found[part["custom_id"]] = [
                one["value"] for one in part["options"] if one.get("default")
            ]
        elif part["type"] == ROLES:
            found[part["custom_id"]] = [str(one["id"]) for one in part.get("default_values") or []]
    return found
