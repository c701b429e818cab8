"""What somebody is told in person of a director's decision about them: who, what, why, and a way to object."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from discord import ButtonStyle

from bot.community.voice import Voice
from bot.outbound.sending.context import Context
from bot.store import people, tournaments
from bot.tournaments.card.announcements import named
from bot.tournaments.card.card import answer_buttons, press
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.card.steps_log import step_of, who_of
from bot.tournaments.records.records import Held
from bot.ui.control import button, rows
from bot.ui.first_words import Reader
from bot.ui.limits import CONTENT, shortened
from bot.ui.sheet import Row
from bot.words.values import Markup, seconds_of
from games.core.words import Fact
from games.league.tournament.effects import TellHit


async def users_of(context: Context, tournament: int) -> Mapping[int, int | None]:
    """By the number of an entry, the user behind it."""
    rows_ = await context.store.read(partial(tournaments.entries, tournament_id=tournament))
    return {row.number: row.user_id for row in rows_}


async def hit(context: Context, held: Held, told: TellHit) -> tuple[str, list[Row]]:
    """The message in the person's language, and its buttons."""
    user = held.user_of(told.player)
    assert user is not None, told
    row = await context.store.read(lambda link: people.get(link, user))
    games, language = context.tables.repository.games, row.language or held.row.language
    speaker = Speaker(held, Voice(context.catalogue, games, language, plain=False))
    users, say = await users_of(context, held.row.id), speaker.words.say
    facts: dict[str, Fact] = {
        "who": who_of(speaker, users.get(told.entry)),
        "step": Markup(step_of(speaker, told.step, told.reason)),
    }
    if told.asked and told.until is not None:
        said = say("cup-hit-open", until=seconds_of(told.until), **facts)
    elif told.asked:
        said = say("cup-hit-asked", **facts)
    elif told.settled:
        said = say("cup-hit-settled", other=who_of(speaker, users.get(told.settled)), **facts)
    else:
        said = say("cup-hit-decided", **facts)
    buttons = answer_buttons(speaker, told.entry) if told.asked and told.until else []
    label = speaker.words.plain.say("tournament-button-object")
    buttons.append(button(press(held.row.id, f"object.{told.entry}"), label, ButtonStyle.secondary))
    text = f"{named(speaker, said)}\n-# {say('cup-hit-help')}"
    reader = Reader(speaker.words, row.zone or held.row.zone, context.now())
    return shortened(reader.first(text), CONTENT), rows(buttons)
