"""Results of many tables in one form: a line each, shown with names before any of them counts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import discord
from discord import ButtonStyle, ui

from bot.errors import HouseError
from bot.inbound.visit import Visit
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.card.steps_log import ruled
from bot.tournaments.commands import cups
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.presses import speaker_of
from bot.tournaments.directing import desk_forms
from bot.tournaments.directing.answers import answer_of
from bot.tournaments.records.directors import check_director
from bot.tournaments.records.records import Held
from bot.ui.control import Press, button, rows
from bot.ui.limits import shortened
from bot.ui.sheet import Sheet, note
from games.league.tournament.entries import Rule

VERB = "cup-desk"
RESULTS, REASON = 78, 79
"""The ids of the components in which what was typed waits for the press."""

_LINE = re.compile(r"\D*?(\d{1,4})\s*[:.]\s*(.+)")
"""As in "1: 3 1 2 4"; a word may stand before the table's number."""


async def show(visit: Visit, held: Held, values: Mapping[str, str]) -> None:
    """What would count, table by table, above [Count these]. HouseError names the line that cannot be read."""
    typed, reason = values.get("results", "").strip(), values.get("reason", "").strip()
    with of_tournament():
        rulings = list(read(held, typed, reason))
    speaker, words = await speaker_of(visit, held), await visit.words()
    lines = [
        f"- {words.say('cup-desk-result', table=one.table, places=ruled(speaker, one))}"
        for one in rulings
    ]
    text = shortened("\n".join([words.say("cup-desk-would", count=len(rulings)), *lines]), 2000)
    press = Press(0, 0, VERB, f"{held.row.id}.count")
    label = words.plain.say("cup-desk-count")
    await visit.answer(
        Sheet(
            ui.TextDisplay(text),
            ui.TextDisplay(words.say("cup-desk-typed")),
            ui.TextDisplay(typed, id=RESULTS),
            ui.TextDisplay(reason, id=REASON),
            *rows([button(press, label, ButtonStyle.success)]),
        )
    )


async def count(visit: Visit, held: Held) -> None:
    """Each line is a ruling of its own; all are read before the first one counts."""
    check_director(held, cups.person_of(visit))
    parts = _waiting(visit.interaction.message)
    if RESULTS not in parts or REASON not in parts:
        raise HouseError("stale")
    waits = 0
    with of_tournament():
        rulings = list(read(held, parts[RESULTS], parts[REASON]))
        for one in rulings:
            after = await steps_of(visit).direct(held.row.id, cups.person_of(visit), one)
            waits += answer_of(after) != "tournament-done"
    words = await visit.words()
    said = words.say("cup-desk-counted", count=len(rulings) - waits, waiting=waits)
    await visit.redraw(note(said))


def read(held: Held, typed: str, reason: str) -> Iterator[Rule]:
    """HouseError: no-such-line, table-twice, no-such-places. RuleError: no-such-table."""
    seen = set[int]()
    lines = [line for line in map(str.strip, typed.splitlines()) if line]
    if not lines:
        raise HouseError("no-such-line", typed=typed)
    for line in lines:
        match = _LINE.fullmatch(line)
        if match is None:
            raise HouseError("no-such-line", typed=line)
        number = int(match[1])
        if number in seen:
            raise HouseError("table-twice", table=number)
        seen.add(number)
        yield desk_forms.ruling(held, number, match[2], "", reason)


def _waiting(message: discord.Message | None) -> dict[int, str]:
    parts = message.components if message is not None else ()
    return {part.id or 0: part.content for part in parts if isinstance(part, discord.TextDisplay)}
