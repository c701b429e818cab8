"""Time off in words: a person's hours, the terms of a table, why a deadline is what it is."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from bot.engine.time.clocks import Reason, is_unhurried
from bot.engine.views.sight import Sight
from bot.store.rows import PersonRow, Quiet
from bot.words.translator import GameWords
from bot.words.values import Markup, seconds_of
from games.core.words import Seat


def hours_in_words(row: PersonRow, words: GameWords, there: str) -> list[str]:
    """The zone and the quiet hours of a person; `there` is the zone where nobody has chosen one."""
    zone = words.say("me-zone" if row.zone else "me-zone-open", zone=row.zone or there)
    if row.quiet is None:
        return [zone, words.say("me-quiet-none")]
    hours = Markup(hours_of(row.quiet))
    return [zone, words.say("me-quiet", hours=hours, zone=row.zone or there)]


def hours_of(quiet: Quiet) -> str:
    """From and to, as a clock shows them."""
    first, last = divmod(quiet.starts, 60), divmod(quiet.ends, 60)
    return f"{first[0]:02}:{first[1]:02}\u2013{last[0]:02}:{last[1]:02}"


def term_lines(sight: Sight, words: GameWords) -> Iterator[str]:
    """All that a table has about time off, and about seats that change hands."""
    clock = sight.table.clock
    if sight.schedule is not None:
        if clock.vacations and sight.schedule.length is None:
            yield words.say("clock-vacations-calendar")
    elif is_unhurried(clock):
        yield words.say("clock-vacations" if clock.vacations else "clock-no-vacations")
        yield words.say("clock-quiet" if clock.quiet else "clock-no-quiet")
        if clock.weekends_off:
            yield words.say("clock-weekends", zone=Markup(clock.zone))
    key = "clock-reserves" if sight.table.directed else "clock-substitutes"
    yield words.say(key, clocked=sight.schedule is not None)


def card_line(sight: Sight, words: GameWords) -> str:
    """The same in short, for the lobby card; empty where none of it counts."""
    clock = sight.table.clock
    if sight.schedule is not None or not is_unhurried(clock):
        return ""
    said = words.say("card-vacations" if clock.vacations else "card-quiet")
    return f"{said} {words.say('card-weekends')}" if clock.weekends_off else said


def vacation_parts(sight: Sight, words: GameWords, seat: Seat, now: datetime) -> Iterator[str]:
    """A person's vacations that are not over."""
    for one in sight.vacations.get(seat, ()):
        if one.until > now:
            since, until = seconds_of(one.since), seconds_of(one.until)
            yield words.say("info-vacation", since=since, until=until)


def reason_lines(sight: Sight, words: GameWords) -> Iterator[str]:
    """Why the deadline is what it is, for each person asked."""
    if not sight.reasons or sight.deadline is None:
        return
    yield f"**{words.say('info-why', until=seconds_of(sight.deadline))}**"
    for one in sight.reasons:
        yield f"- {_reason(one, words)}"
    if all(one.due < sight.deadline for one in sight.reasons):
        yield f"- {words.say('info-reason-kept')}"


def _reason(reason: Reason, words: GameWords) -> str:
    causes = [words.say("cause-bank" if reason.banked else "cause-pace")]
    causes += [words.say(f"cause-{cause}") for cause in reason.causes]
    facts = {"until": seconds_of(reason.due), "causes": Markup(words.listed(causes))}
    if reason.seat is None:
        return words.say("info-reason-window", **facts)
    return words.say("info-reason", seat=reason.seat, **facts)
