"""What single players are told, as they want to be told: that their round begins, how their table was scored; and of a
director's decision about them who, what, why, and a way to object.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from discord import ButtonStyle

from bot.community.voice import Voice
from bot.engine.time.time_off import away_until
from bot.outbound.calls import kinds
from bot.outbound.sending.context import Context
from bot.store import people, time_off, tournaments
from bot.store.rows import News, PersonRow
from bot.tournaments.card.announcements import THREADED, named, number_of, result_line
from bot.tournaments.card.card import answer_buttons, press
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.card.steps_log import step_of, who_of
from bot.tournaments.records.records import Held
from bot.tournaments.telling.letters import speaker
from bot.ui.control import button, rows
from bot.ui.first_words import Reader
from bot.ui.limits import CONTENT, shortened
from bot.ui.sheet import Row
from bot.words.values import Markup, seconds_of
from games.core.words import Fact
from games.league.tournament.effects import Announced, TellHit


async def users_of(context: Context, tournament: int) -> Mapping[int, int | None]:
    """By the number of an entry, the user behind it."""
    rows_ = await context.store.read(partial(tournaments.entries, tournament_id=tournament))
    return {row.number: row.user_id for row in rows_}


async def news(context: Context, held: Held, told: Announced) -> list[News]:
    """The line at the table whose result was not played out, and what its players, or those of a round, are told."""
    opened = await context.store.read(partial(tournaments.tables, tournament_id=held.row.id))
    if told.key == "round-opened":
        number = number_of(told, "round")
        titled = str(speaker(context, held, plain=True).title)
        facts: dict[str, Fact] = {"title": titled, "round": number}
        tables = held.state.rounds[number - 1].tables if number <= len(held.state.rounds) else ()
        found = [opened[one.number] for one in tables if one.number in opened]
        return [one for table in found for one in await _begun(context, table, facts)]
    if told.key not in THREADED or number_of(told, "table") not in opened:
        return []
    key, facts = result_line(speaker(context, held, plain=True), told)
    table = opened[number_of(told, "table")]
    sight = await context.tables.sight(table)
    own = [
        News(table_id=table, kind="call", key="table-scored-own", facts=facts, to=row.user_id)
        for row in sight.seats
        if row.user_id is not None and key == "table-scored"
    ]
    return [News(table_id=table, kind="say", key=key, facts=facts), *own]


async def called(context: Context, held: Held, told: Announced) -> list[int]:
    """Those whom an announcement rings. How their table was scored they are told by themselves; on vacation nobody
    is rung for what concerns several.
    """
    if told.key == "adjudicated":
        return []
    users = [user for user in map(held.user_of, told.calls) if user is not None]
    if len(users) == 1:
        return users
    offs = [await context.store.read(partial(time_off.of, user_id=user)) for user in users]
    now = context.now()
    return [user for user, off in zip(users, offs, strict=True) if not away_until(off, now)]


async def _begun(context: Context, table: int, facts: dict[str, Fact]) -> list[News]:
    """Those asked there are called by the board already, unless they have a digest in place of calls."""
    sight = await context.tables.sight(table)
    waiting, found = sight.waiting, list[News]()
    asked = (*waiting.seats, *waiting.may) if waiting is not None else ()
    for row in sight.seats:
        if (user := row.user_id) is not None:
            digest = (await context.person(user, sight)).notices == "digest"
            key = "round-begun-digest" if digest else "round-begun"
            if digest or row.seat not in asked:
                found.append(News(table_id=table, kind="call", key=key, facts=facts, to=user))
    return found


async def without_table(context: Context, held: Held, told: Announced) -> list[PersonRow]:
    """Those who have a bye in the round that begins, want to know, and are awake: its announcement names all."""
    byes = told.facts.get("byes", ()) if told.key == "round-opened" else ()
    found = list[PersonRow]()
    for user in map(held.user_of, byes if isinstance(byes, tuple) else ()):
        if user is not None:
            person = await context.store.read(partial(people.get, user_id=user))
            rests = await context.quiet_until(user, held.row.zone, night=True)
            if kinds.wants(person, "cup-bye-own") and rests is None:
                found.append(person)
    return found


def bye(context: Context, held: Held, person: PersonRow, number: int) -> str:
    """That they have no table in this round, in their language."""
    games, language = context.tables.repository.games, person.language or held.row.language
    speaks = Speaker(held, Voice(context.catalogue, games, language, plain=False))
    reader = Reader(speaks.words, person.zone or held.row.zone, context.now())
    return reader.first(named(speaks, speaks.words.say("cup-bye-own", round=number)))


async def hit(context: Context, held: Held, told: TellHit) -> tuple[str, list[Row]]:
    """The message in the person's language, and its buttons."""
    user = held.user_of(told.player)
    assert user is not None, told
    row = await context.store.read(lambda link: people.get(link, user))
    games, language = context.tables.repository.games, row.language or held.row.language
    speaks = Speaker(held, Voice(context.catalogue, games, language, plain=False))
    users, say = await users_of(context, held.row.id), speaks.words.say
    facts: dict[str, Fact] = {
        "who": who_of(speaks, users.get(told.entry)),
        "step": Markup(step_of(speaks, told.step, told.reason)),
    }
    if told.asked and told.until is not None:
        said = say("cup-hit-open", until=seconds_of(told.until), **facts)
    elif told.asked:
        said = say("cup-hit-asked", **facts)
    elif told.settled:
        said = say("cup-hit-settled", other=who_of(speaks, users.get(told.settled)), **facts)
    else:
        said = say("cup-hit-decided", **facts)
    buttons = answer_buttons(speaks, told.entry) if told.asked and told.until else []
    label = speaks.words.plain.say("tournament-button-object")
    buttons.append(button(press(held.row.id, f"object.{told.entry}"), label, ButtonStyle.secondary))
    text = f"{named(speaks, said)}\n-# {say('cup-hit-help')}"
    reader = Reader(speaks.words, row.zone or held.row.zone, context.now())
    return shortened(reader.first(text), CONTENT), rows(buttons)
