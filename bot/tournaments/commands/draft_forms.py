"""The forms of a draft: each setting stands in one, and so does each option of the game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, get_args

import discord
import msgspec

from bot.errors import HouseError
from bot.tournaments.commands.typed_settings import OPTIONS as SETTINGS
from bot.ui import lobby_options
from bot.ui.control import Press
from bot.ui.drafts import ASKED
from bot.ui.limits import shortened
from bot.ui.lobby_options import Value, as_typed, assigned
from bot.ui.modals import LINE, Asking, label, show_roles
from bot.words.translator import GameWords
from games.core.contract import AnyRules
from games.league.tournament.settings import Form

FORMS: Mapping[str, tuple[str, ...]] = {
    form: tuple(one.name for one in SETTINGS.values() if one.of.told.form == form)
    for form in get_args(Form)
}
"""By name, the settings of each; a modal holds five fields."""

OPTIONS = "options"
"""The stem of the forms that ask for the game's options: options, options2."""

NEEDED = "title"
"""The setting that has no default."""

_LONGEST = 200
"""Characters of what is typed into a field: those of the longest title, and an emoji may count for two."""


def names(rules: AnyRules) -> Iterator[tuple[str, str]]:
    """The forms of a draft of the game: the stem that names each, and the number of a further one."""
    yield from ((form, "") for form in FORMS)
    for at in range(0, len(lobby_options.fields(rules)), ASKED):
        yield OPTIONS, "" if at == 0 else str(at // ASKED + 1)


def fields(rules: AnyRules, form: str) -> tuple[str, ...]:
    """The settings that a form asks for, or the game's options: a game that goes by the clock has no pace.

    HouseError: stale.
    """
    if form in FORMS:
        idle = {"pace", "hours"} if rules.schedule(rules.options_type()) is not None else set()
        return tuple(name for name in FORMS[form] if name not in idle)
    of_game, page = lobby_options.fields(rules), form.removeprefix(OPTIONS)
    first = (int(page) - 1 if page.isdecimal() else 0) * ASKED
    asked = of_game[first : first + ASKED] if form.startswith(OPTIONS) else ()
    if not asked:
        raise HouseError("stale")
    return asked


def asking(
    press: Press,
    words: GameWords,
    form: str,
    texts: Mapping[str, str],
    rules: AnyRules,
    roles: Collection[int],
) -> Asking:
    """The modal of a form, with what was chosen before, of roles those that the server still has.

    HouseError: stale, if the game has no such form.
    """
    asked = fields(rules, form)
    if form in FORMS:
        items = [_setting(words, name, texts.get(name, ""), roles) for name in asked]
    else:
        chosen = _options(rules, texts)
        items = [_option(words, rules, name, chosen.get(name)) for name in asked]
    title = words.plain.say(f"cup-form-{form.rstrip('0123456789')}").rstrip("…")
    return Asking(press, title, items)


def typed(
    rules: AnyRules, form: str, values: Mapping[str, str], texts: Mapping[str, str]
) -> dict[str, str]:
    """What a form was sent off with, by setting; an empty text means what is proposed.

    HouseError: stale, if the game has no such form.
    """
    asked = fields(rules, form)
    written = {name: values.get(name, "").strip() for name in asked}
    if form in FORMS:
        return written
    usual = rules.options_type()
    chosen = {
        name: text
        for name, text in {**_options(rules, texts), **written}.items()
        if text not in {"", _shown(rules, name, getattr(usual, name))}
    }
    return {"option": "\n".join(f"{name}={text}" for name, text in chosen.items())}


def _setting(
    words: GameWords, name: str, text: str, roles: Collection[int]
) -> discord.ui.Label[Any]:
    field: Any
    if SETTINGS[name].is_role:
        # Discord knows nothing of a role that is deleted.
        standing = text if text in map(str, roles) else ""
        field = discord.ui.RoleSelect(custom_id=name, min_values=0, required=False)
        show_roles(field, standing)
    elif named := _named(words, name):
        # The first is proposed, but for the pace, which the server chooses.
        usual = None if name == "pace" else next(iter(named.values()))
        field = _select(name, named, text, usual)
    else:
        field = discord.ui.TextInput(
            custom_id=name,
            default=text[:_LONGEST] or None,
            placeholder=str(SETTINGS[name].of.usual) if SETTINGS[name].is_whole else None,
            max_length=_LONGEST,
            required=name == NEEDED,
        )
    return label(_title(words, name), words.plain.say(f"cup-takes-{name}"), field)


def _named(words: GameWords, name: str) -> dict[str, str]:
    """The values of a setting with few of them, by their codes; empty for one that is typed."""
    stem = SETTINGS[name].of.told.names
    return {value: words.plain.say(f"{stem}-{value}") for value in SETTINGS[name].values}


def _title(words: GameWords, name: str) -> str:
    """The setting's name as a heading: "Table sizes" for `table-sizes`."""
    said = words.plain.say(f"cup-setting-{name}").replace("-", " ")
    return said[:1].upper() + said[1:]


def _option(
    words: GameWords, rules: AnyRules, name: str, chosen: str | None
) -> discord.ui.Label[Any]:
    usual, values = getattr(rules.options_type(), name), lobby_options.choices(rules, name)
    text = _shown(rules, name, usual) if chosen is None else chosen
    field: Any
    if values is None:
        field = discord.ui.TextInput(
            custom_id=name, default=text[:_LONGEST] or None, max_length=_LONGEST, required=False
        )
    else:
        named = {_coded(value): words.plain.option(name, value) for value in values}
        field = _select(name, named, text)
    return label(words.plain.option(name), "", field)


def _select(
    name: str, named: Mapping[str, str], text: str, usual: str | None = None
) -> discord.ui.Select[Any]:
    """Nothing chosen means what is proposed, which is `usual` where all tournaments have the same."""
    lines = [
        discord.SelectOption(label=shortened(said, LINE), value=value, default=value == text)
        for value, said in named.items()
    ]
    return discord.ui.Select(
        custom_id=name,
        options=lines,
        placeholder=usual and shortened(usual, LINE),
        min_values=0,
        required=False,
    )


def _options(rules: AnyRules, texts: Mapping[str, str]) -> dict[str, str]:
    """The game's options that were chosen, as their fields show them."""
    pairs = map(assigned, texts.get("option", "").splitlines())
    return {name: _shown(rules, name, value) for name, value in pairs}


def _shown(rules: AnyRules, name: str, value: Any) -> str:
    """A value as its field has it: the code of a select's line, or as people type it."""
    return as_typed(value) if lobby_options.choices(rules, name) is None else _coded(value)


def _coded(value: Value) -> str:
    return msgspec.json.encode(value).decode()
