"""The card of a tournament: all that is published beforehand, who plays, how it stands, its buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.engine.time.clocks import is_unhurried
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.records.terms import unpacked
from bot.ui.control import Control, Press, button, rows
from bot.ui.limits import shortened, units
from bot.ui.sheet import Sheet, paragraphs
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
    State,
    timer,
)

VERB = "cup"
"""Of all presses on the card; their argument is `<tournament>.<what>`."""

_BUTTONS = (
    ("join", ButtonStyle.success),
    ("leave", ButtonStyle.secondary),
    ("check-in", ButtonStyle.primary),
    ("standings", ButtonStyle.secondary),
    ("mine", ButtonStyle.secondary),
)
_TERMS, _NAMES, _STATE = 1900, 700, 700
"""Characters of the terms, of the players' names, and of how it stands."""
_NAME = 24
_DIRECTORS = 5
_BRASS = discord.Colour(0xE8BD68)


def card(
    speaker: Speaker,
    rules: AnyRules | None,
    mark: int,
    standings: Sequence[ui.Item[Any]] = (),
) -> Sheet:
    """The message; `rules` of its game, None if the game is no longer played here.

    `mark` is the component's id by which the card is found again; `standings` stand above the buttons.
    """
    about = speaker.words.say(
        "cup-card-about",
        game=Markup(speaker.voice.game(speaker.settings.game)),
        format=Markup(speaker.words.say(f"cup-format-{speaker.settings.format}")),
        tournament=speaker.held.row.id,
    )
    texts = paragraphs(
        f"### {speaker.title}\n{about}",
        shortened("\n".join(state_lines(speaker)), _STATE),
        shortened("\n".join(f"- {line}" for line in terms(speaker, rules)), _TERMS),
        "\n".join(_people(speaker)),
        "\n".join(f"-# {line}" for line in _foot(speaker)),
    )
    body: ui.Container[ui.LayoutView] = ui.Container(*texts, accent_colour=_BRASS, id=mark)
    buttons = [_button(speaker, what, style) for what, style in _BUTTONS]
    if any(one.resting for one in speaker.state.players) and not is_off(speaker.state, "play-on"):
        buttons.append(_button(speaker, "play-on", ButtonStyle.success))
    return Sheet(body, *standings, *rows(buttons))


def press(tournament_id: int, what: str) -> Press:
    return Press(0, 0, VERB, f"{tournament_id}.{what}")


def is_off(state: State, what: str) -> bool:
    """Whether a press of that button would be refused for everybody, or show nothing."""
    over = isinstance(state.phase, Finished | CalledOff)
    match what:
        case "join":
            return over or not _is_open(state)
        case "leave":
            return over or not any(one.status in {"entered", "reserve"} for one in state.players)
        case "check-in":
            return not isinstance(state.phase, CheckingIn)
        case "standings":
            return not any(one.opened for one in state.rounds)
        case _:
            return not isinstance(state.phase, Playing)


def _is_open(state: State) -> bool:
    """Whether somebody new may join as a player."""
    settings = state.settings
    if len(state.active) >= settings.most or state.survivors is not None:
        return False
    begun = sum(one.opened is not None for one in state.rounds)
    return not isinstance(state.phase, Playing) or begun <= settings.late_entry


def _button(speaker: Speaker, what: str, style: ButtonStyle) -> Control:
    label = speaker.words.plain.say(f"tournament-button-{what}")
    pressed = press(speaker.held.row.id, what)
    return button(pressed, label, style, off=is_off(speaker.state, what))


def _people(speaker: Speaker) -> Iterator[str]:
    """How many, and as many names as there is room for."""
    state, say = speaker.state, speaker.words.say
    reserves = [one.number for one in state.players if one.status == "reserve"]
    head = say("cup-card-players", count=len(state.active))
    if isinstance(state.phase, CheckingIn):
        checked = sum(one.checked_in for one in state.players if one.status == "entered")
        head += f" · {say('cup-card-checked', count=checked)}"
    if reserves:
        head += f" · {say('cup-card-reserves', count=len(reserves))}"
    yield f"**{head}**"
    if state.active:
        yield _names(speaker, state.active)


def _names(speaker: Speaker, players: Sequence[int]) -> str:
    names, room = list[str](), _NAMES
    for player in players:
        name = speaker.name(player, _NAME)
        room -= units(name) + 2
        if room < 0:
            return f"{', '.join(names)} {speaker.more(len(players) - len(names))}"
        names.append(name)
    return ", ".join(names)


def _foot(speaker: Speaker) -> Iterator[str]:
    row, say = speaker.held.row, speaker.words.say
    directors = (row.host_id, *speaker.held.directors)
    # The host may be among the named, and is 0 once they are forgotten.
    users = tuple(dict.fromkeys(filter(None, directors)))[:_DIRECTORS]
    if users:
        yield say("cup-card-directors", users=users)
    yield say("cup-card-seed", hash=Markup(speaker.state.seed_hash))


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
