"""What a director is answered: that it is done, or why not; and what other directors have just done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial

from bot.errors import HouseError
from bot.inbound.door import refusal
from bot.inbound.visit import Visit
from bot.store import tournaments
from bot.tournaments.card.steps_log import log_lines
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.presses import speaker_of
from bot.tournaments.records.records import Held
from bot.ui.sheet import note
from bot.words.values import Markup
from games.core.words import RuleError

RECENT = timedelta(hours=1)
"""Other directors' steps that are no older are told, if they came after one's own last one."""

MOST = 5
"""The newest that are told."""


@asynccontextmanager
async def led(visit: Visit, held: Held) -> AsyncIterator[None]:
    """Around a director's step: a refusal leaves with what other directors have just done, if they have.

    `held` is the tournament as the director saw it.
    """
    try:
        yield
    except (HouseError, RuleError) as error:
        told = await _others(visit, held)
        if not told or error.why == "director-only":
            raise
        why = Markup(await refusal(visit, error))
        raise HouseError("refused-with-steps", refusal=why, steps=Markup("\n" + told)) from error


async def done(visit: Visit, held: Held, key: str = "tournament-done") -> None:
    words = await visit.words()
    said, told = words.say(key), await _others(visit, held)
    if told:
        said = words.say("done-with-steps", done=Markup(said), steps=Markup("\n" + told))
    await visit.answer(note(said))


def answer_of(after: Held) -> str:
    """What a director is told who has just decided: that it is done, or that it waits."""
    asked = (one for one in after.state.asked if one.entry == after.state.number)
    one = next(asked, None)
    if one is None:
        return "tournament-done"
    return "tournament-ruling-open" if one.until else "tournament-ruling-waits"


async def _others(visit: Visit, held: Held) -> str:
    """Lines with the steps of other directors since this person's last one."""
    rows = await visit.services.store.read(partial(tournaments.entries, tournament_id=held.row.id))
    _, entries = await steps_of(visit).records.header(held.row.id)
    users = {row.number: row.user_id for row in rows}
    mine = [
        number
        for number, entry in enumerate(entries[: held.state.number], 1)
        if entry.by == "director" and users.get(number) == visit.user_id
    ]
    since, oldest = max(mine, default=0), visit.services.now() - RECENT
    theirs = {
        number
        for number, entry in enumerate(entries, 1)
        if number > since and users.get(number) != visit.user_id and entry.at >= oldest
    }
    # Whom they let in meanwhile has a name only in the tournament as it is now.
    speaker = await speaker_of(visit, await steps_of(visit).records.look(held.row.id))
    return "\n".join(log_lines(speaker, entries, users, theirs)[-MOST:])
