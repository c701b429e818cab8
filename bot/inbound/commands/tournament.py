"""`/tournament`: what players and readers may do, and how one begins. Directors' commands join it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.community.tournaments.records import Opening
from bot.community.tournaments.refusals import of_tournament
from bot.community.tournaments.terms import Terms, packed
from bot.errors import HouseError
from bot.inbound import cups
from bot.inbound.commands.naming import Command, choices, command, group
from bot.inbound.commands.suggest import Made, counted
from bot.inbound.opening import may_open
from bot.inbound.presses import tournaments as pages
from bot.inbound.visit import Interaction, Visit
from bot.store import tournaments
from bot.store.rows import GuildRow, Pace
from bot.ui.options import assigned
from bot.ui.sheet import note
from bot.words.catalogue import spoken
from bot.words.commands import text
from games.core.contract import AnyRules
from games.league.tournament.settings import Format, Method, Settings

GROUP = group("tournament", guild_only=True)
FORMATS = ("swiss", "league", "groups", "knockout")
METHODS = ("worth", "playouts")
HOUR = 3_600
STRICT = 0
"""Swiss in which nobody meets twice, if that can be."""


async def here(visit: Visit) -> Made:
    """The server's tournaments, the open ones first."""
    rows = await visit.services.store.read(partial(tournaments.in_guild, guild_id=visit.guild_id))
    found = [await visit.services.steps.records.look(row.id) for row in rows[:25]]
    return [(f"{one.row.id} · {one.state.settings.title}", str(one.row.id)) for one in found]


SUGGESTED: Mapping[str, Any] = {"tournament": counted(here)}
"""The autocomplete of the option that names a tournament."""


def group_of(games: Mapping[str, AnyRules]) -> app_commands.Group:
    """`/tournament` with all its commands, for the games on the shelf."""
    if GROUP.get_command("create") is None:
        GROUP.add_command(_create(games))
    return GROUP


def _create(games: Mapping[str, AnyRules]) -> Command:
    @command(
        "tournament-create", "title", "game", "format", "rounds", "sizes", "registration",
        "check_in", "pace", "hours", "option", "round_length", "late_tables", "points",
        "tie_breaks", "most", "late_entry", "group_size", "go_on", "final", "counted", "review",
        "strict", "role", "winner",
    )  # fmt: skip
    @app_commands.choices(
        game=[
            app_commands.Choice(name=text(f"game-{key}", rules.package), value=key)
            for key, rules in games.items()
        ],
        format=choices("cup-format", FORMATS),
        pace=choices("pace", ("live", "fast", "daily", "slow")),
        late_tables=choices("cup-method", METHODS),
    )
    async def create(
        interaction: Interaction,
        title: str,
        game: str,
        format: str = "swiss",  # noqa: A002  # the option is called so
        rounds: app_commands.Range[int, 1, 30] = 3,
        sizes: str | None = None,
        registration: str | None = None,
        check_in: str | None = None,
        pace: str | None = None,
        hours: app_commands.Range[float, 0.02, 720.0] | None = None,
        option: str | None = None,
        round_length: str | None = None,
        late_tables: str = "worth",
        points: str | None = None,
        tie_breaks: str | None = None,
        most: app_commands.Range[int, 2, 1000] = 1000,
        late_entry: app_commands.Range[int, 0, 30] = 0,
        group_size: app_commands.Range[int, 2, 1000] = 8,
        go_on: app_commands.Range[int, 1, 20] | None = None,
        final: app_commands.Range[int, 0, 1000] = 0,
        counted: app_commands.Range[int, 0, 30] = 0,
        review: str | None = None,
        strict: bool = False,
        role: discord.Role | None = None,
        winner: discord.Role | None = None,
    ) -> None:
        visit = Visit.of(interaction)
        await visit.think()
        guild = await may_open(visit)
        rules = games.get(game)
        if rules is None:
            raise HouseError("no-such-game")
        wanted = {
            "title": title,
            "format": msgspec.convert(format, Format),
            "rounds": rounds,
            "sizes": cups.sizes(sizes) if sizes else _usual_sizes(rules),
            "table": _terms(rules, guild, pace, hours, option),
            "late_tables": msgspec.convert(late_tables, Method),
            "most": most,
            "late_entry": late_entry,
            "group_size": group_size,
            "go_on": go_on,
            "final": final,
            "counted": counted,
            "softness": STRICT if strict else None,
            "roles": (role.id,) if role and not role.is_default() else (),
            "registration_until": cups.moment(registration, guild.zone, visit.services.now())
            if registration
            else None,
            "check_in": cups.length(check_in) if check_in else None,
            "review": cups.length(review) if review else None,
            "round_length": cups.length(round_length) if round_length else None,
            "points": cups.points(points) if points else None,
            "tie_breaks": cups.tie_breaks(tie_breaks) if tie_breaks else None,
        }
        given = {name: value for name, value in wanted.items() if value is not None}
        settings = Settings(game=game, seats=(min(rules.seats), max(rules.seats)), **given)
        opening = await _opening(visit, guild, winner)
        with of_tournament():
            number = await visit.services.steps.records.create(opening, settings)
        words = await visit.words()
        await visit.answer(note(words.say("tournament-created", tournament=number)))

    return create


def _usual_sizes(rules: AnyRules) -> tuple[int, ...]:
    """Tables of four and five where the game has them, else its largest tables."""
    usual = tuple(size for size in (4, 5) if size in rules.seats)
    return usual or (max(rules.seats),)


def _terms(
    rules: AnyRules, guild: GuildRow, pace: str | None, hours: float | None, option: str | None
) -> str:
    """HouseError: no-such-option, option-value, pace-out-of-range."""
    chosen: Pace = "own" if hours is not None else msgspec.convert(pace or guild.pace, Pace)
    options = dict([assigned(option)]) if option else {}
    seconds = None if hours is None else round(hours * HOUR)
    terms = Terms(pace=chosen, seconds=seconds, options=options)
    # Tables are opened with these in weeks: what is wrong must be said now.
    terms.options_of(rules)
    terms.clock(guild.zone)
    return packed(terms)


async def _opening(visit: Visit, guild: GuildRow, winner: discord.Role | None) -> Opening:
    channel = visit.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    locale = visit.interaction.guild_locale
    return Opening(
        guild_id=visit.guild_id,
        channel_id=parent or visit.place_id,
        host_id=visit.user_id,
        language=guild.language or (spoken(locale.value) if locale else await visit.language()),
        zone=guild.zone,
        role_id=winner.id if winner else None,
    )


@command("tournament-list", of=GROUP)
async def list_(interaction: Interaction) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await pages.show_list(visit)


@command("tournament-show", "tournament", of=GROUP, **SUGGESTED)
async def show(interaction: Interaction, tournament: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await pages.show_card(visit, await cups.meant(visit, tournament))


@command("tournament-join", "tournament", "reserve", of=GROUP, **SUGGESTED)
async def join(
    interaction: Interaction, tournament: int | None = None, reserve: bool = False
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    await pages.join_it(visit, held.row.id, reserve=reserve)


@command("tournament-leave", "tournament", of=GROUP, **SUGGESTED)
async def leave(interaction: Interaction, tournament: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await pages.leave_it(visit, (await cups.meant(visit, tournament)).row.id)


@command("tournament-check-in", "tournament", of=GROUP, **SUGGESTED)
async def check_in(interaction: Interaction, tournament: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await pages.check_in_at(visit, (await cups.meant(visit, tournament)).row.id)


@command("tournament-standings", "tournament", "crosses", "text", of=GROUP, **SUGGESTED)
async def standings(
    interaction: Interaction,
    tournament: int | None = None,
    crosses: bool = False,
    text: bool = False,
) -> None:
    """As a picture or in words; with `crosses` who met whom, round by round."""
    visit = Visit.of(interaction)
    await visit.think()
    held = await cups.meant(visit, tournament)
    await pages.show_standings(visit, held, crosses=crosses, in_words=text)


@command("tournament-tables", "tournament", of=GROUP, **SUGGESTED)
async def tables(interaction: Interaction, tournament: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await pages.show_tables(visit, await cups.meant(visit, tournament))


@command("tournament-my-table", "tournament", of=GROUP, **SUGGESTED)
async def my_table(interaction: Interaction, tournament: int | None = None) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await pages.show_mine(visit, await cups.meant(visit, tournament))
