"""The settings of a tournament as the card publishes them, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.time.putting_off import is_unhurried
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.records.terms import unpacked
from bot.words.values import Markup, seconds_of
from games.core.contract import AnyRules
from games.core.record import decode_options
from games.league.tournament.settings import ByMoney, ByPlace
from games.league.tournament.state import (
    CalledOff,
    CheckingIn,
    Finished,
    Playing,
    Registering,
    Round,
    timer,
)


def terms(speaker: Speaker, rules: AnyRules | None) -> list[str]:
    """Format, pace, points, tie-breaks, byes, rounds, dates."""
    return [
        *_format(speaker),
        *_pace(speaker, rules),
        *_points(speaker),
        *_ties(speaker),
        *_times(speaker),
        *_entry(speaker),
    ]


def state_lines(speaker: Speaker) -> Iterator[str]:
    """How it stands now; a pause is said first."""
    state, say = speaker.state, speaker.words.say
    if state.pausing is not None:
        yield say(
            "cup-state-paused",
            since=seconds_of(state.pausing.since),
            reason=speaker.text(state.pausing.reason, 300),
        )
    match state.phase:
        case Registering():
            yield say("cup-state-registering")
        case CheckingIn(until=until):
            yield say("cup-state-checking-in", until=seconds_of(until))
        case Playing():
            yield _playing(speaker, state.rounds[-1])
        case Finished(winners=winners):
            names = speaker.names(winners)
            yield say("cup-state-finished", players=names, players_count=len(winners))
        case CalledOff(why="cancelled", reason=reason):
            yield say("cup-state-cancelled", reason=speaker.text(reason, 300))
        case CalledOff():
            yield say("cup-state-too-few")


def _playing(speaker: Speaker, one: Round) -> str:
    say, running = speaker.words.say, timer(speaker.state)
    if one.opened is None:
        until = running.at if running else one.drawn + speaker.settings.review
        return say("cup-state-drawn", round=one.number, until=seconds_of(until))
    still, tables = len(one.running), len(one.tables)
    if one.overdue:
        return say("cup-state-scoring", round=one.number, running=still, tables=tables)
    if one.due is None:
        return say("cup-state-playing", round=one.number, running=still, tables=tables)
    until = one.due
    return say(
        "cup-state-playing-until",
        round=one.number,
        running=still,
        tables=tables,
        until=seconds_of(until),
    )


def _format(speaker: Speaker) -> Iterator[str]:
    settings, say, sizes = speaker.settings, speaker.words.say, speaker.sizes()
    match settings.format:
        case "knockout":
            yield say("cup-card-knockout", sizes=sizes, count=settings.go_on)
        case "groups":
            yield say(
                "cup-card-groups",
                rounds=settings.rounds,
                size=settings.group_size,
                sizes=sizes,
                count=settings.go_on,
            )
        case "swiss" | "league":
            yield say("cup-card-rounds", count=settings.rounds, sizes=sizes)
    if settings.final and settings.format in {"swiss", "league"}:
        yield say("cup-card-final", count=settings.final, best=settings.go_on)
    if settings.counted:
        yield say("cup-card-counted", count=settings.counted)


def _pace(speaker: Speaker, rules: AnyRules | None) -> Iterator[str]:
    found, row = unpacked(speaker.settings.table), speaker.held.row
    say = speaker.words.say
    if rules is not None and rules.schedule(decode_options(rules, found.options_of(rules))):
        yield say("cup-card-own-clock", zone=speaker.text(row.zone))
        return
    clock = found.clock(row.zone)
    yield say("cup-card-pace", pace=clock.pace, seconds=clock.seconds)
    if is_unhurried(clock):
        yield say(f"cup-time-off-{found.time_off}")


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
            yield say("cup-card-money")
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
    if settings.review:
        yield say("cup-card-review", seconds=int(settings.review.total_seconds()))


def _entry(speaker: Speaker) -> Iterator[str]:
    settings, say = speaker.settings, speaker.words.say
    yield say("cup-card-room", least=max(2, settings.least), most=settings.most)
    if settings.late_entry:
        yield say("cup-card-late-entry", count=settings.late_entry)
    if settings.roles:
        yield say("cup-card-roles", roles=settings.roles)
