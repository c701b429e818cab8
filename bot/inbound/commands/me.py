"""`/me`: a person's own settings, and the removal of their data."""

from __future__ import annotations

import msgspec
from discord import app_commands

from bot.inbound.commands.naming import choices, command, group
from bot.inbound.presses.endings import ask_forget
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import PersonRow
from bot.ui.sheet import note
from bot.ui.time_off import hours_in_words
from bot.words.values import LANGUAGES

GROUP = group("me")
_AS_DISCORD = "discord"


@command("me-settings", "language", "notices", of=GROUP)
@app_commands.choices(
    language=[*choices("language", LANGUAGES), *choices("language", [_AS_DISCORD])],
    notices=choices("notices", ("mention", "message", "none")),
)
async def settings(
    interaction: Interaction, language: str | None = None, notices: str | None = None
) -> None:
    """Without options: show the person's settings."""
    visit = Visit.of(interaction)
    changes: dict[str, object] = {}
    if language is not None:
        changes["language"] = None if language == _AS_DISCORD else language
    if notices is not None:
        changes["notices"] = notices
    row = msgspec.structs.replace(await visit.person(), name=visit.name, **changes)
    if changes:
        await visit.choose(row)
    await visit.answer(note(await _in_words(visit, row)))


@command("me-private", "hidden", of=GROUP)
async def private(interaction: Interaction, hidden: bool = True) -> None:
    """Nothing of the person's is removed, and their games go on counting."""
    visit = Visit.of(interaction)
    row = msgspec.structs.replace(await visit.person(), name=visit.name, private=hidden)
    await visit.choose(row)
    await visit.answer(note((await visit.words()).say("me-private", hidden=hidden)))


@command("me-forget", of=GROUP)
async def forget(interaction: Interaction) -> None:
    await ask_forget(Visit.of(interaction))


async def _in_words(visit: Visit, row: PersonRow) -> str:
    words = await visit.words()
    spoken = (
        words.say("me-language", spoken=row.language)
        if row.language
        else words.say("me-language-discord")
    )
    called = words.say("me-notices", calling=row.notices)
    return "\n".join((spoken, called, *hours_in_words(row, words)))
