"""`/me vacation`, `/me quiet`, `/me zone`: when a person is off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from zoneinfo import ZoneInfo

from discord import app_commands
from msgspec.structs import replace

from bot.engine.people import persons_time, vacations
from bot.engine.time.deserting import counts_in
from bot.engine.time.time_off import LONGEST_QUIET
from bot.errors import HouseError
from bot.inbound.commands.me import GROUP
from bot.inbound.commands.naming import command
from bot.inbound.commands.suggest import offered
from bot.inbound.commands.zones import found_zone, zones
from bot.inbound.visit import Interaction, Visit
from bot.store.rows import PersonRow, Quiet, TimeOff, VacationRow
from bot.ui.limits import TEXT, shortened
from bot.ui.sheet import note
from bot.ui.status import place_link, title
from bot.ui.time_off import hours_in_words
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
        first = None if start is None else _day(start)
        row = await persons_time.announce(repository, visit.user_id, first, days or 1)
        off = await persons_time.of(repository, visit.user_id)
        words = await visit.words()
        lines = [_taken(words, off, row), *await _going_on(visit, words)]
        await visit.answer(note(shortened("\n".join(lines), TEXT)))


@command("me-quiet", "span", "zone", "off", of=GROUP, zone=offered(zones))
async def quiet(
    interaction: Interaction, span: str | None = None, zone: str | None = None, off: bool = False
) -> None:
    """Without options: show the hours."""
    visit = Visit.of(interaction)
    await visit.think()
    row = await visit.person()
    changed = row if zone is None else replace(row, zone=found_zone(zone))
    if off:
        changed = replace(changed, quiet=None)
    elif span is not None:
        changed = replace(changed, quiet=read_hours(span))
    await _set(visit, row, changed)


@command("me-zone", "zone", of=GROUP, zone=offered(zones))
async def zone(interaction: Interaction, zone: str) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    row = await visit.person()
    await _set(visit, row, replace(row, zone=found_zone(zone)))


def read_hours(text: str) -> Quiet:
    """Typed quiet hours: 23:00-08:00, 23-8. HouseError: quiet-unread, quiet-too-long."""
    found = _HOURS.fullmatch(text)
    if found is None:
        raise HouseError("quiet-unread", text=text.strip())
    first, minute, second, until = (int(one or 0) for one in found.groups())
    starts, ends = 60 * first + minute, 60 * second + until
    if max(starts, ends) >= 24 * 60 or max(minute, until) > 59:
        raise HouseError("quiet-unread", text=text.strip())
    # The same hour twice is a whole day, and so too long.
    length = timedelta(minutes=(ends - starts) % (24 * 60) or 24 * 60)
    if length > LONGEST_QUIET:
        raise HouseError("quiet-too-long", most=LONGEST_QUIET // timedelta(hours=1))
    return Quiet(starts, ends)


_HOURS = re.compile(r"\s*(\d{1,2})(?:[:.](\d{2}))?\s*[-\u2013]\s*(\d{1,2})(?:[:.](\d{2}))?\s*")


async def _set(visit: Visit, before: PersonRow, after: PersonRow) -> None:
    words = await visit.words()
    head = []
    if after != before:
        after = replace(after, name=visit.name)
        await persons_time.set_hours(visit.services.tables.repository, after)
        head = [words.say("me-hours-set")]
    await visit.answer(note("\n".join((*head, *hours_in_words(after, words)))))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text.strip())
    except ValueError as error:
        raise HouseError("day-unread", text=text.strip()) from error


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
    lines = [f"- [{title(sight, words)}]({place_link(sight)})" for sight in hurried]
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
