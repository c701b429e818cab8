"""`/tournament seats` and `apart`: directors look at a round that is drawn, change it, and keep people
apart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.errors import HouseError
from bot.inbound.commands.naming import command
from bot.inbound.visit import Interaction, Visit
from bot.tournaments.card.figures import measured_in_words, met_again
from bot.tournaments.card.rounds import round_lines
from bot.tournaments.card.speaker import Speaker, of_tournament
from bot.tournaments.commands import cups
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.presses import speaker_of
from bot.tournaments.commands.tournament import GROUP, PLAYER, SUGGESTED
from bot.tournaments.directing.answers import answer_of, done, led
from bot.tournaments.records.directors import check_director
from bot.tournaments.records.records import Held
from bot.tournaments.running.steps import known
from bot.ui.limits import TEXT, shortened
from bot.ui.sheet import note
from bot.words.values import Markup
from games.league.seating import Figures
from games.league.tournament.drawing import alternatives
from games.league.tournament.entries import AnyAction, Lock, Redraw, Swap
from games.league.tournament.formats.swiss import SOFT, STRICT


@command(
    "tournament-seats", "redraw", "strict", "lock", "unlock", "person", "other", "reason",
    "tournament",
    of=GROUP, **SUGGESTED,
)  # fmt: skip
async def seats(
    interaction: Interaction,
    redraw: bool = False,
    strict: bool | None = None,
    lock: int | None = None,
    unlock: int | None = None,
    person: discord.User | None = None,
    other: discord.User | None = None,
    reason: app_commands.Range[str, 1, 500] = "",
    tournament: int | None = None,
) -> None:
    """Change a round that is drawn and not open yet: redraw it, fix a table, swap two players.

    The answer has the figures as they are then; without a change also those of either way to draw it.
    """
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    redraw = redraw or strict is not None
    if redraw or lock or unlock or person is not None or other is not None:
        action = Redraw(_softness(strict)) if redraw else _change(held, lock, unlock, person, other)
        async with led(visit, held):
            with of_tournament():
                after = await steps_of(visit).direct(
                    held.row.id, cups.person_of(visit), action, reason
                )
        key = answer_of(after)
        if key != "tournament-done":
            await done(visit, held, key)
            return
        await _show(visit, after, done=True)
        return
    check_director(held, cups.person_of(visit))
    await _show(visit, held, done=False)


@command(
    "tournament-apart", "person", "other", "third", "always", "tournament", of=PLAYER, **SUGGESTED
)
async def apart(
    interaction: Interaction,
    person: discord.User,
    other: discord.User,
    third: discord.User | None = None,
    always: bool | None = None,
    tournament: int | None = None,
) -> None:
    """These people shall not meet from the next draw on, or in no tournament of the server."""
    visit = Visit.of(interaction)
    await visit.think()
    users = tuple(one.id for one in (person, other, third) if one is not None)
    if always is not None:
        await _always(visit, users, apart=always)
        return
    held = await cups.meant(visit, tournament)
    async with led(visit, held):
        with of_tournament():
            await steps_of(visit).keep_apart(held.row.id, cups.person_of(visit), users)
    await done(visit, held)


async def _always(visit: Visit, users: tuple[int, ...], *, apart: bool) -> None:
    """Only those who manage the server decide on all its tournaments. HouseError: need-manage-server."""
    visit.require_admin()
    if len(set(users)) < 2:
        raise HouseError("apart-needs-two", least=2)
    steps = steps_of(visit)
    if apart:
        pairs = await steps.keep_apart_always(visit.guild_id, cups.person_of(visit), users)
    else:
        pairs = await steps.let_meet(visit.guild_id, users)
    words = await visit.words()
    named = [(Markup(f"<@{one}>"), Markup(f"<@{other}>")) for one, other in pairs]
    lines = [words.say("apart-pair", one=one, other=other) for one, other in named]
    head = words.say("apart-always" if lines else "apart-nobody")
    await visit.answer(note(shortened("\n".join([head, *(f"- {line}" for line in lines)]), TEXT)))


def _softness(strict: bool | None) -> int | None:
    """None: as the settings have it."""
    return None if strict is None else STRICT if strict else SOFT


def _change(
    held: Held,
    lock: int | None,
    unlock: int | None,
    person: discord.User | None,
    other: discord.User | None,
) -> AnyAction:
    """HouseError: which-seat-change, not-seated."""
    number = lock or unlock
    if number is not None:
        return Lock(number, lock is not None)
    if person is None or other is None:
        raise HouseError("which-seat-change")
    return Swap(*_seat(held, person), *_seat(held, other))


def _seat(held: Held, user: discord.User) -> tuple[int, int]:
    """Table and seat in the present round. HouseError: not-in-tournament, not-seated."""
    player = known(held, user.id)
    current = held.state.current
    for table in current.tables if current else ():
        if player in table.seats:
            return table.number, table.seats.index(player)
    raise HouseError("not-seated", user=user.id)


async def _show(visit: Visit, held: Held, *, done: bool) -> None:
    """The round as it is drawn, with its figures. RuleError: round-not-drawn."""
    # Each way is a search of its own, in which other tables are served.
    with of_tournament():
        ways = {} if done else await asyncio.to_thread(alternatives, held.state)
    shown = _proposal(await speaker_of(visit, held), ways)
    words = await visit.words()
    await visit.answer(note(f"{words.say('tournament-done')}\n{shown}" if done else shown))


def _proposal(speaker: Speaker, ways: Mapping[str, Figures]) -> str:
    """Its figures, beside what no draw avoids and those of each way to draw it; then its tables, each
    in the order of seats.
    """
    one = speaker.state.rounds[-1]
    head, figures, *tables = round_lines(speaker, one, {})
    lines = [head, figures]
    if least := met_again(speaker.state, one).least:
        lines.append(f"-# {speaker.words.say('cup-proposal-floor', count=least)}")
    lines += [_way(speaker, way, found, one.figures) for way, found in ways.items()]
    return shortened("\n".join([*lines, *tables]), TEXT)


def _way(speaker: Speaker, way: str, found: Figures, present: Figures) -> str:
    measured = Markup(measured_in_words(speaker, found))
    said = speaker.words.say(f"cup-proposal-{way}", figures=measured)
    return (
        f"- {said} {speaker.words.say('cup-proposal-present')}" if found == present else f"- {said}"
    )
