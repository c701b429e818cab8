"""Tournaments as people type them: which one is meant, times, sizes, points, places."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import discord

from bot.errors import HouseError
from bot.inbound.visit import Visit
from bot.store import tournaments
from bot.store.tournaments import TournamentRow
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.records.directors import Person
from bot.tournaments.records.records import Held
from bot.words import dates
from bot.words.typed import TIE_BREAKS, is_length, meaning
from bot.words.typed import length as length_of
from games.core.timers import shown
from games.league.tournament.settings import DEFAULT_TIE_BREAKS, ByMoney, ByPlace, TieBreak
from games.league.tournament.state import Table

MONEY = "money"

MAX_OF_A_PERSON, MAX_OF_A_SERVER = 5, 50
"""Open tournaments: each posts cards and opens tables, so nobody may fill a server with them."""

_NUMBERS = re.compile(r"\d+")
_SIZES = re.compile(r"(\d{1,2})(?:[-\u2013](\d{1,2}))?")
_POINTS = re.compile(r"\d+(?:(?:\s*[,;-]\s*|\s+)\d+)*")
_TIED, _PLACE = re.compile(r"\s*=\s*"), re.compile(r"\d+(?:=\d+)*")
_SCORE = re.compile(r"-?\d{1,9}")
_LONGEST = re.compile(r"\d{10}")
"""Longer numbers are no sizes, points, places or scores of anything."""


async def meant(visit: Visit, number: int | None) -> Held:
    """The tournament of that number here; without one the only open one, or that of this thread.

    HouseError: no-such-tournament, which-tournament.
    """
    if number is None:
        number = await _here(visit)
    if number is None:
        raise HouseError("which-tournament")
    return await known(visit, number)


async def known(visit: Visit, number: int) -> Held:
    """The tournament of that number. HouseError: no-such-tournament, also for a person who may not
    view its channel.
    """
    if all(row.id != number for row in await listed(visit)):
        raise HouseError("no-such-tournament", tournament=number)
    return await steps_of(visit).records.look(number)


async def listed(visit: Visit) -> list[TournamentRow]:
    """The server's tournaments whose channel the person may view, or in which they play or direct, the
    open ones first.
    """
    store, user = visit.services.store, visit.user_id
    part = await store.read(partial(tournaments.concerning, user_id=user))
    found = await store.read(partial(tournaments.in_guild, guild_id=visit.guild_id))
    return [
        row
        for row in found
        if visit.is_admin or row.id in part or await visit.views_place(row.guild_id, row.channel_id)
    ]


async def check_limits(visit: Visit) -> None:
    """HouseError: too-many-tournaments, too-many-tournaments-here."""
    store, here = visit.services.store, visit.guild_id
    own = await store.read(partial(tournaments.count_open, guild_id=here, host_id=visit.user_id))
    if own >= MAX_OF_A_PERSON:
        raise HouseError("too-many-tournaments", most=MAX_OF_A_PERSON)
    if await store.read(partial(tournaments.count_open, guild_id=here)) >= MAX_OF_A_SERVER:
        raise HouseError("too-many-tournaments-here", most=MAX_OF_A_SERVER)


def person_of(visit: Visit) -> Person:
    user = visit.interaction.user
    roles = tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    guild = visit.interaction.guild
    owner = None if guild is None else guild.owner_id
    return Person(visit.user_id, visit.name, roles, manages=visit.is_admin, owner=owner)


def moment(typed: str, zone: str, now: datetime) -> datetime:
    """As in "2026-12-01 20:00", "1/12 at 8 pm", "domani alle 20" or "20:00" in the zone, or "36h" from now. An hour that the
    clock leaves out is the moment at which it does. HouseError: no-such-time.
    """
    if is_length(typed):
        return now + length(typed)
    here = ZoneInfo(zone)
    found = dates.moment(typed, now.astimezone(here).date())
    if found is None:
        raise HouseError("no-such-time", typed=typed)
    on, hour = found
    try:
        return shown(datetime.combine(on, time(), here) + hour).astimezone(now.tzinfo)
    # A date at the ends of the calendar overflows when its zone is applied.
    except (ValueError, OverflowError):
        raise HouseError("no-such-time", typed=typed) from None


def length(typed: str) -> timedelta:
    """As in "90m", "48 ore", "3d", "2w"; a bare number is hours. HouseError: no-such-length."""
    found = length_of(typed)
    if found is None:
        raise HouseError("no-such-length", typed=typed)
    return found


def signed_length(typed: str) -> timedelta:
    """As `length`, with a minus before it for a length back."""
    bare = typed.strip().lstrip("-\u2212")
    return -length(bare) if bare != typed.strip() else length(bare)


def sizes(typed: str) -> tuple[int, ...]:
    """As in "4,5" or "4-5": every size that is named, and those between. HouseError: no-such-sizes."""
    found: list[int] = []
    for part in re.split(r"[,;\s]+", typed.strip()):
        ends = _SIZES.fullmatch(part)
        if ends is None:
            raise HouseError("no-such-sizes", typed=typed)
        one, other = int(ends[1]), int(ends[2] or ends[1])
        found += range(min(one, other), max(one, other) + 1)
    # Sizes may be named twice or in any order.
    return tuple(sorted(set(found)))


def points(typed: str) -> ByPlace | ByMoney:
    """As in "5,3,2,1", for tables of three another scale behind a slash "5,3,2,1 / 5,3,1"; "money".

    Without one they have the first three points of the scale, and of the usual scale the usual three.
    """
    if meaning(typed, "points", ["money"]):
        return ByMoney()
    parts = [part.strip() for part in typed.split("/")]
    # What is no list of numbers is refused: of "8.5, 3" nobody means 8, 5, 3.
    if _LONGEST.search(typed) or not all(map(_POINTS.fullmatch, parts)):
        raise HouseError("no-such-points", typed=typed)
    scales = [tuple(map(int, _NUMBERS.findall(part))) for part in parts]
    usual = ByPlace()
    own = tuple(scales[1:]) or (usual.other_sizes if scales[0] == usual.scale else ())
    return ByPlace(scales[0], own)


def tie_breaks(typed: str) -> tuple[TieBreak, ...]:
    """Names in their order, "wins, opponents, lot". HouseError: no-such-tie-break."""
    known: dict[str | None, TieBreak] = {one: one for one in (*DEFAULT_TIE_BREAKS, "meetings")}
    names = [one for one in re.split(r"[,;\s]+", typed.casefold().strip()) if one]
    wrong = next((one for one in names if meaning(one, "tie", TIE_BREAKS) not in known), None)
    if wrong is not None or not names:
        raise HouseError("no-such-tie-break", typed=wrong or typed)
    return tuple(dict.fromkeys(known[meaning(one, "tie", TIE_BREAKS)] for one in names))


def places(typed: str, table: Table) -> tuple[tuple[int, ...], ...]:
    """Seats from first to last, as "2 1 3=4": seat 2 first, 1 second, 3 and 4 share the third place.

    HouseError: no-such-places with the number of seats.
    """
    parts = re.split(r"[,;\s]+", _TIED.sub("=", typed.strip()))
    # Of "2-1-3" nobody means that all three share a place.
    read = not _LONGEST.search(typed) and all(map(_PLACE.fullmatch, parts))
    groups = [tuple(int(one) - 1 for one in part.split("=")) for part in parts] if read else []
    seats = sorted(seat for group in groups for seat in group)
    if seats != list(range(len(table.seats))):
        raise HouseError("no-such-places", typed=typed, count=len(table.seats))
    return tuple(groups)


def scores(typed: str | None, found: tuple[tuple[int, ...], ...], table: Table) -> tuple[int, ...]:
    """A score for each seat in order, "120 80 40"; by the places if none are typed.

    HouseError: no-such-scores with the number of seats.
    """
    seats = len(table.seats)
    if typed is None:
        behind = {seat: place for place, tied in enumerate(found) for seat in tied}
        return tuple(seats - behind[seat] for seat in range(seats))
    parts = [part for part in re.split(r"[,;\s]+", typed) if part]
    if len(parts) != seats or not all(map(_SCORE.fullmatch, parts)):
        raise HouseError("no-such-scores", typed=typed, count=seats)
    return tuple(map(int, parts))


async def _here(visit: Visit) -> int | None:
    """The tournament of the table that is played here, else the only open one of the server, or the
    newest one that is over.
    """
    place = visit.place_id
    of_place = await visit.services.store.read(partial(tournaments.at_place, place_id=place))
    if of_place is not None:
        return of_place
    found = await listed(visit)
    open_ones = [row.id for row in found if row.open]
    # When all are over the newest one is asked about.
    meant = open_ones or [row.id for row in found[:1]]
    return meant[0] if len(meant) == 1 else None
