"""A tournament is announced as its director does it: the command, the forms of the draft, [Announce]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.tournaments.commands.create import OPTIONS
from bot.tournaments.commands.draft_forms import FORMS
from bot.words.commands import in_language
from tests.bot.seen import Reply, Seen, walk
from tests.bot.sim import House

GAME_OPTIONS = "options"


async def announced(house: House, who: str, **options: object) -> Reply:
    """The answer to the command, or the refusal of whatever was refused first.

    Settings go by their names in the code; `option` is one of the game's: open_holdings=false.
    """
    typed = {shown(name): value for name, value in options.items() if name in OPTIONS}
    reply = await house.slash(who, "tournament create", house.channel, **typed)
    if "Announce" not in reply.seen.open:
        return reply
    for form, values in filled(options):
        done = await fill(house, who, reply.seen, form, values)
        if done.messages:
            return done
    done = await house.press(who, "Announce", reply.seen)
    return done if done.messages else reply


def shown(name: str) -> str:
    """An option of the command as Discord has it."""
    home = "any" if name in {"game", "pace"} else "tournament-create"
    return in_language(f"command-{home}.option-{name}", "en")


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
    opened = await house.press(who, in_language(f"cup-form-{form}", "en"), draft)
    before = standing(opened.form)
    # Of a select a list of values is sent.
    new = {name: [one] if isinstance(before[name], list) else one for name, one in values.items()}
    return await house.fill(who, opened, {**before, **new})


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
    return found
