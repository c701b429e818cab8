"""The director's desk: one private page of what waits for them, and the running round's tables with buttons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord
from discord import ButtonStyle, ui

from bot.errors import HouseError
from bot.inbound.commands.naming import command
from bot.inbound.visit import Interaction, Visit
from bot.tournaments.card.card import answer_buttons
from bot.tournaments.card.rounds import table_line
from bot.tournaments.card.speaker import Speaker, of_tournament
from bot.tournaments.card.steps_log import step_of
from bot.tournaments.commands import cups
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.presses import places_of, speaker_of
from bot.tournaments.commands.tournament import GROUP, SUGGESTED
from bot.tournaments.directing import desk_forms, early_ends, results_typed
from bot.tournaments.directing.answers import answer_of, done, led
from bot.tournaments.records.causes import can_answer
from bot.tournaments.records.directors import check_director
from bot.tournaments.records.records import Held
from bot.ui.control import Control, Press, button, number, rows
from bot.ui.limits import shortened
from bot.ui.sheet import Row, Sheet, note
from bot.words.values import Markup, seconds_of
from games.league.tournament.effects import table_of
from games.league.tournament.entries import AnswerCall, Begin
from games.league.tournament.state import Asked, Playing, Table

VERB, FILLED = "cup-desk", "cup-desked"
"""The verbs of the desk's buttons and forms: `<tournament>[.<what>[.<table>[.<seat>]]]`."""

ASKED, SEATS, LISTED, LINE = 3, 10, 25, 100
"""Questions with buttons, seats with buttons, tables in a menu, and characters of its lines."""


@command("tournament-desk", "tournament", of=GROUP, **SUGGESTED)
async def desk(interaction: Interaction, tournament: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await show(visit, await cups.meant(visit, tournament))


async def pressed(visit: Visit, press: Press, values: Sequence[str] = ()) -> None:
    """The desk, a table of it, a form, or [Count these]."""
    tournament, what, table, _ = _meant(press)
    if what in desk_forms.FORMS:
        await open_form(visit, press)
        return
    await visit.acknowledge()
    held = await cups.known(visit, tournament)
    match what:
        case "":
            await show(visit, held)
        case "table":
            await _show_table(visit, held, number(values[0]) if values else table)
        case "answered" | "begin":
            step = AnswerCall(table) if what == "answered" else Begin()
            async with led(visit, held):
                with of_tournament():
                    person = cups.person_of(visit)
                    held = await steps_of(visit).direct(held.row.id, person, step)
            await show(visit, held)
        case "count":
            await results_typed.count(visit, held)
        case _:
            raise HouseError("stale")


async def open_form(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Also again, when it was refused."""
    _, what, _, _ = _meant(press)
    words = await visit.words()
    sends = Press(0, 0, FILLED, press.argument)
    await visit.ask(desk_forms.asking(sends, words, what))


async def filled(visit: Visit, press: Press, values: Mapping[str, str]) -> None:
    """A form that was sent off: what it says is done, or waits. Results of many tables are shown first."""
    tournament, what, table, seat = _meant(press)
    await visit.acknowledge()
    held = await cups.known(visit, tournament)
    check_director(held, cups.person_of(visit))
    if what == "results":
        await results_typed.show(visit, held, values)
        return
    if what == "end":
        # Each way to end it is shown with what it does, and is a press of its own.
        await early_ends.ask(visit, held, values.get("reason", "").strip())
        return
    async with led(visit, held):
        with of_tournament():
            person, reason = cups.person_of(visit), values.get("reason", "").strip()
            if what == "score":
                after = await steps_of(visit).adjudicate(held.row.id, person, table, reason)
            else:
                step = desk_forms.step(held, what, (table, seat), values)
                after = await steps_of(visit).direct(held.row.id, person, step, reason)
    if after is not None:
        await _show_again(visit, after, table)
    await done(visit, held, "tournament-scoring" if after is None else answer_of(after))


async def _show_again(visit: Visit, held: Held, at: int) -> None:
    """The page as it is after a form: that of the table while it runs, else the desk."""
    now = held.state.current
    if now is not None and at in {table.number for table in now.running}:
        await _show_table(visit, held, at)
    else:
        await show(visit, held)


async def show(visit: Visit, held: Held) -> None:
    """HouseError: director-only."""
    check_director(held, cups.person_of(visit))
    speaker, words = await speaker_of(visit, held), (await visit.words()).plain
    waiting = [one for one in held.state.asked if _can_answer(visit, held, one)]
    lines = [f"- {line}" for line in _lines(speaker, waiting)]
    text = [f"### {words.say('cup-desk-head')} · {speaker.title}", *lines]
    if not lines:
        text.append(words.say("cup-desk-nothing"))
    controls = [
        control for one in waiting[:ASKED] for control in answer_buttons(speaker, one.entry)
    ]
    controls += [_form(speaker, "answered", at) for at, _ in held.state.calls[:ASKED]]
    begins = [_form(speaker, "begin")] if desk_forms.waits_to_begin(held) else []
    forms = [*begins, *(_form(speaker, form) for form in desk_forms.usable(held))]
    below = [*rows(controls), *_menu(speaker), *rows(forms)]
    await visit.redraw(Sheet(ui.TextDisplay(shortened("\n".join(text), 3000)), *below))


def _lines(speaker: Speaker, waiting: Sequence[Asked]) -> Iterator[str]:
    """What waits for this director, what is late or silent, who is absent."""
    say, state = speaker.words.say, speaker.state
    for number_, player in state.calls:
        yield say("cup-desk-called", table=number_, player=speaker.name(player))
    for one in waiting:
        step = Markup(step_of(speaker, one.step, one.reason))
        yield say("cup-desk-asked", player=speaker.name(one.player), step=step)
    now = state.current
    if now is None or not isinstance(state.phase, Playing):
        return
    if now.opened is None:
        yield say("cup-desk-drawn", round=now.number)
    for table in now.running if now.opened else ():
        if table.scored_at is not None:
            yield say("cup-state-silent", table=table.number, until=seconds_of(table.scored_at))
        elif table.silent:
            players = speaker.names(table.silent)
            yield say("cup-desk-absent-at", table=table.number, players=players)
    resting = [one.number for one in state.players if one.resting]
    if resting:
        yield say("cup-card-absent", players=speaker.names(resting))
    for one in state.own:
        if one.until is not None:
            step = Markup(step_of(speaker, one.step, ""))
            yield say("cup-state-own", open=True, player=speaker.name(one.player), step=step)


def _can_answer(visit: Visit, held: Held, one: Asked) -> bool:
    own = held.number_of(visit.user_id)
    return own != one.player and can_answer(held, one.step, visit.user_id)


def _menu(speaker: Speaker) -> list[Row]:
    """The tables of the newest round; those that still run first."""
    now = speaker.state.current
    if now is None or now.opened is None:
        return []
    ordered = sorted(now.tables, key=lambda table: (table.result is not None, table.number))
    options = [
        discord.SelectOption(
            label=shortened(f"{table.number} · {_plain(speaker, table)}", LINE),
            value=str(table.number),
        )
        for table in ordered[:LISTED]
    ]
    press = Press(0, 0, VERB, f"{speaker.held.row.id}.table")
    title = speaker.words.plain.say("cup-desk-tables", count=len(now.running))
    menu = ui.Select[ui.LayoutView](
        custom_id=str(press), placeholder=shortened(title, LINE), options=options
    )
    return rows([Control(menu)])


async def _show_table(visit: Visit, held: Held, at: int) -> None:
    """A table with its seats by number, and what can be decided there."""
    check_director(held, cups.person_of(visit))
    with of_tournament():
        table = table_of(held.state, at)
    speaker = await speaker_of(visit, held)
    places = await places_of(visit, held)
    seats = [f"{seat}. {speaker.name(player)}" for seat, player in enumerate(table.seats, 1)]
    text = [f"### {table_line(speaker, table, places)}", *seats]
    if table.result is not None:
        text.append(str(speaker.result(table)))
    shown = rows([_form(speaker, form, at) for form in desk_forms.at_table(held, table)])
    seated = enumerate(table.seats[:SEATS] if table.result is None else ())
    for seat in (seat for seat, player in seated if player is not None):
        # On a phone what concerns one person stands in one row.
        shown += rows([_at_seat(speaker, what, table, seat) for what in desk_forms.AT_SEAT])
    back = Press(0, 0, VERB, str(held.row.id))
    shown += rows([button(back, speaker.words.plain.say("cup-desk-back"))])
    await visit.redraw(note("\n".join(text), rows=shown))


def _form(speaker: Speaker, form: str, table: int = 0) -> Control:
    press = Press(0, 0, VERB, f"{speaker.held.row.id}.{form}.{table}")
    label = speaker.words.plain.say(f"cup-desk-{form}", table=table)
    return button(press, label, ButtonStyle.secondary)


def _at_seat(speaker: Speaker, what: str, table: Table, seat: int) -> Control:
    press = Press(0, 0, VERB, f"{speaker.held.row.id}.{what}.{table.number}.{seat}")
    player = table.seats[seat]
    assert player is not None
    name = speaker.held.name_of(player)
    return button(press, speaker.words.plain.say(f"cup-desk-{what}", name=Markup(name)))


def _plain(speaker: Speaker, table: Table) -> str:
    players = (one for one in table.seats if one is not None)
    return ", ".join(speaker.held.name_of(one) for one in players)


def _meant(press: Press) -> tuple[int, str, int, int]:
    """HouseError: stale."""
    tournament, what, table, seat, *_ = (*press.argument.split("."), "", "0", "0")
    return number(tournament), what, number(table or "0"), number(seat or "0")
