"""`/tournament` for directors: the host, those whom they name, and those who manage the server."""

from __future__ import annotations

import io
from contextlib import suppress
from functools import partial

import discord
from discord import app_commands

from bot.engine.running import lost_places
from bot.errors import HouseError
from bot.inbound.commands.naming import command
from bot.inbound.visit import Interaction, Visit
from bot.store import tournaments
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.commands import cups
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.tournament import GROUP, PLAYER, SUGGESTED
from bot.tournaments.directing import early_ends
from bot.tournaments.directing.answers import answer_of, done, led
from bot.tournaments.records.directors import check_director
from bot.tournaments.records.records import Held
from bot.tournaments.running.steps import known
from bot.ui.sheet import note
from games.league.tournament.directing import running_tables
from games.league.tournament.effects import table_of
from games.league.tournament.entries import (
    Announce,
    AnyAction,
    Begin,
    Drop,
    Extend,
    Pause,
    Penalise,
    Replace,
    Resume,
    Rule,
)
from games.league.tournament.settings import HUNDRED

TEXT = app_commands.Range[str, 1, 500]
"""What a director writes; it stands in one message with its frame."""


@command("tournament-start", "tournament", of=GROUP, **SUGGESTED)
async def start(interaction: Interaction, tournament: int | None = None) -> None:
    """Registration or check-in ends now; a round that is drawn opens."""
    await _direct(interaction, tournament, Begin())


@command("tournament-pause", "tournament", "reason", "tables", "off", of=GROUP, **SUGGESTED)
async def pause(
    interaction: Interaction,
    tournament: int | None = None,
    reason: TEXT = "",
    tables: bool = False,
    off: bool = False,
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    await _enter(visit, held, Resume() if off else Pause(reason, tables))
    if off:
        await _moved(visit, held)


@command("tournament-extend", "by", "reason", "tournament", of=GROUP, **SUGGESTED)
async def extend(
    interaction: Interaction, by: str, reason: TEXT = "", tournament: int | None = None
) -> None:
    """A minus before it: the running round ends earlier."""
    await _direct(interaction, tournament, Extend(cups.signed_length(by)), reason)


@command("tournament-adjudicate", "number", "reason", "tournament", of=GROUP, **SUGGESTED)
async def adjudicate(
    interaction: Interaction, number: int, reason: TEXT = "", tournament: int | None = None
) -> None:
    """A running table is scored now by the published method."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    async with led(visit, held):
        with of_tournament():
            person = cups.person_of(visit)
            after = await steps_of(visit).adjudicate(held.row.id, person, number, reason)
    await done(visit, held, "tournament-scoring" if after is None else answer_of(after))


@command(
    "tournament-rule", "number", "places", "reason", "scores", "tournament", of=GROUP, **SUGGESTED
)
async def rule(
    interaction: Interaction,
    number: int,
    places: str,
    reason: TEXT,
    scores: str | None = None,
    tournament: int | None = None,
) -> None:
    """The director's word on a table; without scores the places alone count."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    with of_tournament():
        table = table_of(held.state, number)
    found = cups.places(places, table)
    action = Rule(number, found, cups.scores(scores, found, table), reason)
    await _enter(visit, held, action)


@command("tournament-drop", "person", "reason", "tournament", of=PLAYER, **SUGGESTED)
async def drop(
    interaction: Interaction,
    person: discord.User,
    reason: TEXT = "",
    tournament: int | None = None,
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    await _enter(visit, held, Drop(known(held, person.id), reason, for_good=True))


@command("tournament-add", "person", "reserve", "reason", "tournament", of=PLAYER, **SUGGESTED)
async def add(
    interaction: Interaction,
    person: discord.User,
    reserve: bool = False,
    reason: TEXT = "",
    tournament: int | None = None,
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    if person.bot:
        raise HouseError("no-bots")
    held = await cups.meant(visit, tournament)
    async with led(visit, held):
        with of_tournament():
            after = await steps_of(visit).add(
                held.row.id,
                cups.person_of(visit),
                person.id,
                person.display_name,
                reserve=reserve,
                reason=reason,
            )
    await done(visit, held, answer_of(after))


@command(
    "tournament-replace", "number", "person", "by", "reason", "tournament", of=PLAYER, **SUGGESTED
)
async def replace(
    interaction: Interaction,
    number: int,
    person: discord.User,
    by: discord.User | None = None,
    reason: TEXT = "",
    tournament: int | None = None,
) -> None:
    """At a running table another player of the tournament takes the seat; without one a computer."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    with of_tournament():
        table, player = table_of(held.state, number), known(held, person.id)
    if player not in table.seats:
        raise HouseError("not-at-that-table", table=number)
    other = None if by is None else known(held, by.id)
    # Who had lapsed by then keeps nothing: the record knows.
    await _enter(visit, held, Replace(number, table.seats.index(player), other, True), reason)


@command("tournament-announce", "text", "tournament", of=GROUP, **SUGGESTED)
async def announce(interaction: Interaction, text: TEXT, tournament: int | None = None) -> None:
    await _direct(interaction, tournament, Announce(text))


@command("tournament-undo", "tournament", of=GROUP, **SUGGESTED)
async def undo(interaction: Interaction, tournament: int | None = None) -> None:
    """The last step of a director, while nobody has played on it."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    async with led(visit, held):
        with of_tournament():
            await steps_of(visit).undo(held.row.id, cups.person_of(visit))
    await done(visit, held)


@command("tournament-export", "tournament", of=GROUP, **SUGGESTED)
async def export(interaction: Interaction, tournament: int | None = None) -> None:
    """The record as a file; the seed is in it when the tournament is over."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    data = await steps_of(visit).export(held.row.id, cups.person_of(visit))
    name = f"tournament-{held.row.id}.json"
    words = await visit.words()
    # A layout shows a file only where it names it.
    sheet = note(words.say("tournament-exported", tournament=held.row.id))
    sheet.add_item(discord.ui.File(f"attachment://{name}"))
    await visit.answer(sheet, [discord.File(io.BytesIO(data), filename=name)])


@command("tournament-cancel", "reason", "tournament", of=GROUP, **SUGGESTED)
async def cancel(interaction: Interaction, reason: TEXT, tournament: int | None = None) -> None:
    """It is asked first, with the ways to end it that have a winner."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    check_director(held, cups.person_of(visit))
    await early_ends.ask(visit, held, reason)


@command("tournament-penalty", "person", "points", "reason", "tournament", of=PLAYER, **SUGGESTED)
async def penalty(
    interaction: Interaction,
    person: discord.User,
    points: app_commands.Range[float, -100.0, 100.0],
    reason: TEXT,
    tournament: int | None = None,
) -> None:
    """Points taken off; negative ones give some back."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    player = known(held, person.id)
    await _enter(visit, held, Penalise(player, round(points * HUNDRED), reason))


@command("tournament-director", "person", "tournament", of=PLAYER, **SUGGESTED)
async def director(
    interaction: Interaction, person: discord.User, tournament: int | None = None
) -> None:
    """Name another director; named again, they are one no longer."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    after = await steps_of(visit).name_director(held.row.id, cups.person_of(visit), person.id)
    words = await visit.words()
    key = "director-named" if person.id in after.directors else "director-unnamed"
    await visit.answer(note(words.say(key, user=person.id)))


async def _direct(
    interaction: Interaction, tournament: int | None, action: AnyAction, reason: str = ""
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await _enter(visit, await cups.meant(visit, tournament), action, reason)


async def _moved(visit: Visit, held: Held) -> None:
    """A tournament whose channel is gone goes on in the one where it is resumed."""
    guild, channel = visit.interaction.guild, visit.interaction.channel
    if guild is None or guild.get_channel(held.row.channel_id) is not None:
        return
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    await steps_of(visit).records.change_row(
        held.row.id, channel_id=parent or visit.place_id, card_message=None
    )
    await _tables_moved(visit, held, parent or visit.place_id)


async def _tables_moved(visit: Visit, held: Held, channel_id: int) -> None:
    """Its running tables, whose threads are gone with the channel, come along."""
    opened = await visit.services.store.read(partial(tournaments.tables, tournament_id=held.row.id))
    repository = visit.services.tables.repository
    for number in running_tables(held.state):
        # A table that nobody has to move stays where it is.
        with suppress(HouseError):
            sight = await visit.services.tables.sight(opened.get(number, 0))
            if sight.table.unreachable is not None:
                await lost_places.move(
                    repository, sight.table.id, visit.user_id, channel_id, admin=True
                )


async def _enter(visit: Visit, held: Held, action: AnyAction, reason: str = "") -> None:
    async with led(visit, held):
        with of_tournament():
            person = cups.person_of(visit)
            after = await steps_of(visit).direct(held.row.id, person, action, reason)
    await done(visit, held, answer_of(after))
