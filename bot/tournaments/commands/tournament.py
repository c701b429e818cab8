"""`/tournament`: what players and readers may do, and how one begins. Directors' commands join it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from bot.errors import HouseError
from bot.inbound.commands.naming import command, group
from bot.inbound.commands.suggest import Made, counted
from bot.inbound.visit import Interaction, Visit
from bot.tournaments.commands import cups
from bot.tournaments.commands import presses as pages
from bot.tournaments.commands.hearing import steps_of

GROUP = group("tournament", guild_only=True)
PLAYER = group("tournament-player", parent=GROUP)
"""What directors do about one person. Discord takes 25 parts of a command, so these have one of their own."""


async def here(visit: Visit) -> Made:
    """The server's tournaments, the open ones first."""
    made: list[tuple[str, str]] = []
    for row in (await cups.listed(visit))[:25]:
        # A damaged one has no title, and the others are offered all the same.
        with suppress(HouseError):
            held = await steps_of(visit).records.look(row.id)
            made.append((f"{row.id} · {held.state.settings.title}", str(row.id)))
    return made


SUGGESTED: Mapping[str, Any] = {"tournament": counted(here)}
"""The autocomplete of the option that names a tournament."""


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


@command("tournament-leave", "confirm", "tournament", of=GROUP, **SUGGESTED)
async def leave(
    interaction: Interaction, confirm: bool = False, tournament: int | None = None
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    await pages.leave_or_ask(visit, await cups.meant(visit, tournament), confirm=confirm)


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
