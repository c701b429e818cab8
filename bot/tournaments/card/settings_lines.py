"""The terms of a tournament in sentences: all that its settings say, a line for each."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from bot.engine.time.clocks import is_unhurried
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.records.terms import clock_in, unpacked
from bot.words.values import Markup, seconds_of
from games.core.contract import AnyRules
from games.core.record import decode_options
from games.core.words import Fact
from games.league.tournament.formats.shelf import format_of
from games.league.tournament.scoring import EVEN
from games.league.tournament.settings import (
    SETTINGS,
    ByMoney,
    ByPlace,
    Form,
    SettingField,
    Settings,
)
from games.league.tournament.state import Registering


def settings_lines(speaker: Speaker, settings: Settings) -> list[str]:
    """The title, and the terms as they are, or would be, with these settings."""
    state = replace(speaker.state, settings=settings)
    if isinstance(state.phase, Registering):
        state = replace(state, phase=Registering(settings.registration_until))
    other = Speaker(replace(speaker.held, state=state), speaker.voice, plain=speaker.plain)
    rules = speaker.voice.games.get(settings.game)
    return [other.words.say("cup-card-title", title=Markup(other.title)), *terms(other, rules)]


def terms(speaker: Speaker, rules: AnyRules | None) -> list[str]:
    """Format, pace, options of the game, points, tie-breaks, byes, rounds, dates."""
    return [
        *_format(speaker),
        *_own(speaker, "format", "final"),
        *_pace(speaker, rules),
        *_options(speaker, rules),
        *_points(speaker),
        *_ties(speaker),
        *_own(speaker, "points"),
        *_times(speaker),
        *_own(speaker, "times"),
        *_entry(speaker),
    ]


def _own(speaker: Speaker, *forms: Form) -> Iterator[str]:
    """Settings that are a line each, where they are not as usual."""
    for one in SETTINGS.values():
        value = getattr(speaker.settings, one.field)
        if one.told.card and one.told.form in forms and value != one.usual:
            key = f"cup-card-{one.field.replace('_', '-')}"
            yield speaker.words.say(key, **_facts(speaker, one, value))


def _facts(speaker: Speaker, one: SettingField, value: Any) -> dict[str, Fact]:
    match value:
        case timedelta():
            return {"seconds": int(value.total_seconds())}
        case int():
            return {"count": value}
        case str():
            return {"choice": Markup(speaker.words.say(f"{one.told.names}-{value}"))}
        case _:
            return {one.field: value}


def _format(speaker: Speaker) -> Iterator[str]:
    sizes = speaker.sizes()
    for key, facts in format_of(speaker.settings).says(speaker.settings):
        yield speaker.words.say(key, **facts, sizes=sizes)


def _pace(speaker: Speaker, rules: AnyRules | None) -> Iterator[str]:
    found, row = unpacked(speaker.settings.table), speaker.held.row
    say = speaker.words.say
    schedule = None
    if rules is not None:
        schedule = rules.schedule(decode_options(rules, found.options_of(rules)))
    if schedule is not None and schedule.length is not None:
        yield say("cup-card-own-length", seconds=int(schedule.length.total_seconds()))
        return
    if schedule is not None:
        yield say("cup-card-own-clock", zone=speaker.text(row.zone))
        if found.clock(row.zone).vacations:
            yield say("clock-vacations-calendar")
        return
    clock = clock_in(speaker.settings, row.zone)
    yield say("cup-card-pace", pace=clock.pace, seconds=clock.seconds)
    if clock.bank < found.clock(row.zone).bank:
        yield say("cup-card-bank", bank=clock.bank)
    if speaker.settings.round_length is not None:
        yield say("cup-card-late")
    if is_unhurried(clock):
        yield say(f"cup-time-off-{found.time_off}")


def _options(speaker: Speaker, rules: AnyRules | None) -> Iterator[str]:
    """Those of the game that are not as usual, and count."""
    if rules is None:
        return
    found = decode_options(rules, unpacked(speaker.settings.table).options_of(rules))
    usual = rules.options_type()
    for name in rules.options_type.__struct_fields__:
        value = getattr(found, name)
        if value != getattr(usual, name) and name not in found.idle:
            option = Markup(speaker.voice.option(rules, name, value))
            yield speaker.words.say("cup-card-option", option=option)


def _points(speaker: Speaker) -> Iterator[str]:
    settings, say = speaker.settings, speaker.words.say
    substitute = speaker.hundredths(100 * settings.substitute)
    match settings.points:
        case ByPlace() as scale:
            sizes = range(min(settings.sizes), max(settings.sizes) + 1)
            yield say("cup-card-points", points=_scales(speaker, scale, sizes))
            yield say("cup-card-tied")
            bye = speaker.hundredths(100 * settings.bye)
            yield say("cup-card-bye", points=bye, substitute=substitute)
        case ByMoney():
            yield say("cup-card-money" if speaker.state.version >= EVEN else "cup-card-money-table")
            yield say("cup-card-bye-money", substitute=substitute)


def _scales(speaker: Speaker, scale: ByPlace, sizes: range) -> Markup:
    """Once where it is the same for all sizes, else by size."""
    found = {size: "-".join(map(str, scale.at(size))) for size in sizes}
    longest = found[max(sizes)]
    if all(longest.startswith(one) for one in found.values()):
        return Markup(longest)
    return speaker.listed(
        speaker.words.say("cup-card-points-of", points=Markup(points), size=size)
        for size, points in found.items()
    )


def _ties(speaker: Speaker) -> Iterator[str]:
    if speaker.settings.tie_breaks:
        yield speaker.words.say("cup-card-ties", breaks=speaker.tie_breaks())


def _times(speaker: Speaker) -> Iterator[str]:
    settings, say = speaker.settings, speaker.words.say
    phase = speaker.state.phase
    registering = isinstance(phase, Registering)
    if isinstance(phase, Registering) and phase.until is not None:
        yield say("cup-card-registration", until=seconds_of(phase.until))
    elif registering:
        yield say("cup-card-registration-open")
    if settings.check_in and registering:
        yield say("cup-card-check-in", seconds=int(settings.check_in.total_seconds()))
    if settings.round_length is None:
        yield say("cup-card-no-round")
    else:
        seconds = int(settings.round_length.total_seconds())
        yield say("cup-card-round", seconds=seconds, method=speaker.method())


def _entry(speaker: Speaker) -> Iterator[str]:
    settings, say = speaker.settings, speaker.words.say
    yield say("cup-card-room", least=settings.fewest, most=settings.most)
    yield from _own(speaker, "entry")
    if speaker.held.row.role_id:
        yield say("cup-card-winner", role=speaker.held.row.role_id)
