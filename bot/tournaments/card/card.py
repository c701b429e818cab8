"""The card of a tournament: all that is published beforehand, who plays, how it stands, its buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.tournaments.card.settings_lines import terms
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.card.steps_log import step_of
from bot.ui.control import Control, Press, button, rows
from bot.ui.limits import shortened, units
from bot.ui.sheet import Sheet, paragraphs
from bot.words.values import Markup, seconds_of
from games.core.contract import AnyRules
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
"""The verb of all presses on the card; their argument is `<tournament>.<what>`."""

_BUTTONS = (
    ("join", ButtonStyle.success),
    ("leave", ButtonStyle.secondary),
    ("check-in", ButtonStyle.primary),
    ("standings", ButtonStyle.secondary),
    ("mine", ButtonStyle.secondary),
)
TERMS, _NAMES, _STATE = 1900, 700, 700
"""Characters of the terms, of the players' names, and of how it stands."""
_ABSENT = 300
"""Characters for the names of those who are absent."""
_NAME = 24
OWN = 3
"""Decisions in a director's own cause that the card shows; the log has all."""
_DIRECTORS = 5
BRASS = discord.Colour(0xE8BD68)


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
        shortened("\n".join(f"- {line}" for line in terms(speaker, rules)), TERMS),
        "\n".join(_people(speaker)),
        "\n".join(f"-# {line}" for line in _foot(speaker)),
    )
    body: ui.Container[ui.LayoutView] = ui.Container(*texts, accent_colour=BRASS, id=mark)
    buttons = [_button(speaker, what, style) for what, style in _BUTTONS]
    if any(one.resting for one in speaker.state.players) and not is_off(speaker.state, "play-on"):
        buttons.append(_button(speaker, "play-on", ButtonStyle.success))
    return Sheet(body, *standings, *rows(buttons))


def press(tournament_id: int, what: str, entry: int = 0) -> Press:
    """`entry` is the one that a button answers, and no later one."""
    return Press(0, entry, VERB, f"{tournament_id}.{what}")


def answer_buttons(speaker: Speaker, entry: int, table: object = 0) -> list[Control]:
    """By which a decision in somebody's own cause is answered."""
    tournament = speaker.held.row.id
    styles = {"agree": ButtonStyle.success, "refuse": ButtonStyle.secondary}
    return [
        button(
            press(tournament, f"{what}.{table}", entry),
            speaker.words.plain.say(f"tournament-button-{what}"),
            style,
        )
        for what, style in styles.items()
    ]


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
    head = say("cup-card-players", count=len(state.entered))
    if isinstance(state.phase, CheckingIn):
        checked = sum(one.checked_in for one in state.players if one.status == "entered")
        head += f" · {say('cup-card-checked', count=checked)}"
    if reserves:
        head += f" · {say('cup-card-reserves', count=len(reserves))}"
    yield f"**{head}**"
    absent = sorted(set(state.entered) - set(state.active))
    if state.active:
        yield _names(speaker, state.active, _NAMES - (_ABSENT if absent else 0))
    if absent:
        yield say("cup-card-absent", players=Markup(_names(speaker, absent, _ABSENT - 100)))


def _names(speaker: Speaker, players: Sequence[int], room: int) -> str:
    names = list[str]()
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
    match speaker.state.phase:
        case Finished():
            seed = "told"
        case CalledOff():
            seed = "kept"
        case _:
            seed = "secret"
    yield say("cup-card-seed", hash=Markup(speaker.state.seed_hash), seed=seed)


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
            if state.last:
                yield say("cup-state-last", round=state.last)
            yield from _silent(speaker, state.rounds[-1])
        case Finished(winners=winners):
            names = speaker.names(winners)
            yield say("cup-state-finished", players=names, players_count=len(winners))
        case CalledOff(why="cancelled", reason=reason):
            yield say("cup-state-cancelled", reason=speaker.text(reason, 300))
        case CalledOff():
            yield say("cup-state-too-few")
    yield from _own_causes(speaker)


def _own_causes(speaker: Speaker) -> Iterator[str]:
    """Decisions in a director's own cause: those that wait, and the newest that count."""
    for one in speaker.state.asked:
        step = Markup(step_of(speaker, one.step, ""))
        yield speaker.words.say("cup-state-asked", player=speaker.name(one.player), step=step)
    for one in speaker.state.own[-OWN:]:
        step = Markup(step_of(speaker, one.step, ""))
        facts = {"player": speaker.name(one.player), "step": step}
        yield speaker.words.say("cup-state-own", open=one.until is not None, **facts)


def _silent(speaker: Speaker, one: Round) -> Iterator[str]:
    """Tables at which all are absent."""
    for table in one.running:
        if table.scored_at is not None:
            until = seconds_of(table.scored_at)
            yield speaker.words.say("cup-state-silent", table=table.number, until=until)


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
