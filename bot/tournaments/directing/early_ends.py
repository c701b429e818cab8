"""`/tournament cancel` asks first: it has no winner, and other ends have one."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from bot.errors import HouseError
from bot.inbound.confirming import dismiss_button
from bot.inbound.visit import Visit
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.commands.cups import known, person_of
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.presses import speaker_of
from bot.tournaments.directing.answers import answer_of, done, led
from bot.tournaments.records.records import Held
from bot.ui.control import Press, button, number, rows
from bot.ui.sheet import Sheet, fitted
from bot.words.values import Markup
from games.league.tournament.entries import Cancel, EndAfter
from games.league.tournament.state import Playing

REASON = 77
"""The id of the component in which the reason waits for the press."""

VERB = "cup-end"

WAYS = ("end-round", "end-now", "end-cancel")


async def ask(visit: Visit, held: Held, reason: str) -> None:
    """What each way to end it would do. The reason stands in the message, for whatever is pressed."""
    words, state = await visit.words(), held.state
    if held.over:
        raise HouseError("tournament-over")
    playing = isinstance(state.phase, Playing)
    played = any(table.result for one in state.rounds for table in one.tables)
    running = len(state.rounds[-1].running) if playing else 0
    title = Markup((await speaker_of(visit, held)).title)
    asked = words.say("tournament-cancel-ask", title=title, count=running, played=played)
    usable = {"end-round": playing, "end-now": played, "end-cancel": True}
    styles = {"end-cancel": ButtonStyle.danger}
    shown = [
        button(
            Press(0, 0, VERB, f"{held.row.id}.{way}"),
            words.plain.say(f"tournament-button-{way}"),
            styles.get(way, ButtonStyle.primary),
        )
        for way in WAYS
        if usable[way]
    ]
    shown.append(dismiss_button(words))
    texts = [ui.TextDisplay[ui.LayoutView](asked), ui.TextDisplay[ui.LayoutView](reason, id=REASON)]
    await visit.answer(Sheet(*texts, *fitted(rows(shown), 20)))


async def pressed(visit: Visit, pressed: Press, _values: Sequence[str] = ()) -> None:
    """One of the ways: `<tournament>.<way>`. HouseError: stale, if the message has no reason."""
    tournament, _, way = pressed.argument.partition(".")
    reason = _reason(visit.interaction.message)
    if reason is None or way not in WAYS:
        raise HouseError("stale")
    await visit.acknowledge()
    held = await known(visit, number(tournament))
    step = Cancel(reason) if way == "end-cancel" else EndAfter(reason, way == "end-now")
    async with led(visit, held):
        with of_tournament():
            after = await steps_of(visit).direct(held.row.id, person_of(visit), step)
    await done(visit, held, answer_of(after))


def _reason(message: discord.Message | None) -> str | None:
    parts: Sequence[object] = message.components if message is not None else ()
    for part in parts:
        if isinstance(part, discord.TextDisplay) and part.id == REASON:
            return part.content
    return None
