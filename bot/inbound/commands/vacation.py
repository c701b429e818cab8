"""`/me vacation`: when a person is off."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.engine.people import persons_time, vacations
from bot.engine.time.absence import counts_in
from bot.errors import HouseError
from bot.inbound.commands.me import GROUP, UNCHOSEN, zone_here
from bot.inbound.commands.naming import command
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import TimeOff, VacationRow
from bot.ui.limits import TEXT, shortened
from bot.ui.sheet import note
from bot.ui.status import place_link, title
from bot.words.dates import day
from bot.words.translator import GameWords
from bot.words.values import seconds_of


@command("me-vacation", "days", "start", "cancel", of=GROUP)
async def vacation(
    interaction: Interaction,
    days: app_commands.Range[int, 1, vacations.LONGEST] | None = None,
    start: str | None = None,
    cancel: bool = False,
) -> None:
    """Without options: show what is announced and what is left."""
    visit = Visit.of(interaction)
    await visit.think()
    repository = visit.services.tables.repository
    if cancel:
        await persons_time.cancel(repository, visit.user_id)
        await visit.answer(note((await visit.words()).say("me-vacation-over")))
    elif days is None and start is None:
        await visit.answer(note("\n".join(await _vacations(visit))))
    else:
        there = await zone_here(visit)
        zone = there or (await visit.person()).zone or UNCHOSEN
        today = visit.services.now().astimezone(ZoneInfo(zone)).date()
        first = None if start is None else _day(start, today)
        row = await persons_time.announce(repository, visit.user_id, first, days or 1, there)
        if there:
            await visit.choose(zone=there)
        off = await persons_time.of(repository, visit.user_id)
        words = await visit.words()
        lines = [_taken(words, off, row), *await _going_on(visit, words)]
        await visit.answer(note(shortened("\n".join(lines), TEXT)))


def _day(text: str, today: date) -> date:
    found = day(text, today)
    if found is None:
        raise HouseError("day-unread", text=text.strip())
    return found


def _taken(words: GameWords, off: TimeOff, row: VacationRow) -> str:
    """With the days left in each year that it touches."""
    since, until = seconds_of(row.since), seconds_of(row.until)
    years = dict.fromkeys(date.fromisoformat(day).year for day in (row.first, row.last))
    left = (
        words.say("me-vacation-left", left=vacations.left_of(off, year), year=str(year))
        for year in years
    )
    return " ".join([words.say("me-vacation-taken", since=since, until=until), *left])


async def _going_on(visit: Visit, words: GameWords) -> list[str]:
    """The person's tables whose clock stops for nobody, under a head."""
    found = [one.sight for one in await visit.services.tables.errands(visit.user_id)]
    hurried = [
        sight
        for sight in found
        if sight.schedule is not None or not counts_in(sight.table.clock, None)
    ]
    # A game is called so only in its own words.
    named = [(sight, await visit.words(sight)) for sight in hurried]
    lines = [f"- [{title(sight, own)}]({place_link(sight)})" for sight, own in named]
    return [words.say("me-vacation-going-on"), *lines] if lines else []


async def _vacations(visit: Visit) -> list[str]:
    off = await persons_time.of(visit.services.tables.repository, visit.user_id)
    return list(_in_words(visit, off, await visit.words()))


def _in_words(visit: Visit, off: TimeOff, words: GameWords) -> Iterator[str]:
    now = visit.services.now()
    coming = [one for one in off.vacations if one.until > now]
    for one in coming:
        since, until = seconds_of(one.since), seconds_of(one.until)
        yield words.say("me-vacation-now", since=since, until=until)
    if not coming:
        year = now.astimezone(ZoneInfo(off.zone)).year
        left = vacations.left_of(off, year)
        yield words.say("me-vacation-none", left=left, year=str(year))
