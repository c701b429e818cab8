"""A tournament that is prepared and not announced yet: what has been chosen, and the settings that follow."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

import discord
import msgspec
from msgspec.structs import replace

from bot.errors import HouseError
from bot.inbound.visit import Visit
from bot.store import drafts
from bot.store.rows import DraftRow, GuildRow
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.commands import cups, round_lengths
from bot.tournaments.commands.typed_settings import (
    OPTIONS,
    check_times_used,
    fields,
    table_terms,
    value_of,
)
from bot.tournaments.records.records import TournamentOpening
from bot.tournaments.records.terms import Terms, packed, unpacked
from bot.words.languages import spoken
from bot.words.typed import is_length
from games.core.contract import AnyRules
from games.league.tournament.checking import check_sizes, check_used
from games.league.tournament.settings import Settings

NO_TABLE = 0
"""A draft of a tournament belongs to no table."""


class TournamentDraft(msgspec.Struct, frozen=True):
    """What its director has chosen: everything else is proposed, and follows what they choose."""

    game: str
    texts: Mapping[str, str]
    """By setting, each as `value_of` reads it."""
    edits: int = 0
    """How often it has been changed: a card that shows an earlier one announces nothing."""


async def begin(visit: Visit, draft: TournamentDraft) -> int:
    """Keep a new draft; its number."""
    return await visit.services.store.write(partial(drafts.insert, row=row_of(visit, draft)))


async def look(visit: Visit, number: int) -> TournamentDraft:
    """The person's own draft. HouseError: draft-old, draft-gone."""
    return await visit.services.store.read(partial(_kept, visit=visit, number=number))


async def change(visit: Visit, number: int, draft: TournamentDraft) -> TournamentDraft | None:
    """Save the draft as changed; None, if it has changed since it was read.

    HouseError: draft-gone, if it was announced meanwhile.
    """
    after = replace(draft, edits=draft.edits + 1)

    def written(connection: sqlite3.Connection) -> TournamentDraft | None:
        if _kept(connection, visit, number).edits != draft.edits:
            return None
        drafts.save(connection, row_of(visit, after, number))
        return after

    return await visit.services.store.write(written)


def rules_of(visit: Visit, draft: TournamentDraft) -> AnyRules:
    """HouseError: no-such-game."""
    rules = visit.services.games.get(draft.game)
    if rules is None:
        raise HouseError("no-such-game")
    return rules


def with_texts(
    visit: Visit, guild: GuildRow, draft: TournamentDraft, typed: Mapping[str, str]
) -> TournamentDraft:
    """The draft after a form, in which an empty field means what is proposed. What was chosen before
    and the tournament would now ignore is dropped; the card shows what holds.

    HouseError names what cannot be read, is out of range, or would be ignored.
    """
    before = draft.texts
    new = {name: text for name, text in typed.items() if text and text != before.get(name)}
    texts = {name: text for name, text in {**before, **typed}.items() if text}
    if "pace" in new and "hours" not in new:
        # Hours are a pace of their own: the last choice counts.
        texts.pop("hours", None)
    if "registration" in new:
        texts["registration"] = _dated(visit, guild, new["registration"])
    settings = settings_of(visit, guild, replace(draft, texts=texts))
    check = partial(_check_used, rules_of(visit, draft), settings, guild.zone)
    check(new)
    kept = {name: text for name, text in texts.items() if name in new or _is_used(check, name)}
    return replace(draft, texts=kept)


def settings_of(visit: Visit, guild: GuildRow, draft: TournamentDraft) -> Settings:
    """HouseError names what cannot be read or is out of range."""
    rules = rules_of(visit, draft)
    values = {name: _value(visit, guild, draft, name) for name in draft.texts}
    terms = table_terms(rules, values, Terms(pace=guild.pace), guild.zone)
    typed = fields(Settings, values)
    settings = Settings(
        **{
            "game": draft.game,
            "sizes": _usual_sizes(rules),
            "table": packed(terms),
            "seats": (min(rules.seats), max(rules.seats)),
            **typed,
        }
    )
    with of_tournament():
        check_sizes(settings)
    if "round_length" not in typed:
        length = round_lengths.proposed(rules, settings, guild.zone)
        settings = replace(settings, round_length=length)
    round_lengths.check(rules, settings, guild.zone)
    return settings


async def opening_of(visit: Visit, guild: GuildRow, draft: TournamentDraft) -> TournamentOpening:
    """Where and by whom it is announced. HouseError: winner-role-too-high, winner-role-managed."""
    chosen = _value(visit, guild, draft, "winner") if "winner" in draft.texts else None
    winner = prize(visit, chosen)
    channel = visit.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    locale = visit.interaction.guild_locale
    return TournamentOpening(
        guild_id=visit.guild_id,
        channel_id=parent or visit.place_id,
        host_id=visit.user_id,
        language=guild.language
        or (spoken(locale.value).code if locale else await visit.language()),
        zone=guild.zone,
        role_id=winner.id if winner else None,
    )


def prize(visit: Visit, winner: discord.Role | None) -> discord.Role | None:
    """The role that the winner gets; of everybody's role nothing is to be had. Nobody gets one by way of a
    prize that its giver could not give.

    HouseError: winner-role-too-high, winner-role-managed.
    """
    if winner is None or winner.is_default():
        return None
    if winner.managed:
        raise HouseError("winner-role-managed", role=winner.id)
    user, guild = visit.interaction.user, visit.interaction.guild
    owns = guild is not None and guild.owner_id == user.id
    outranks = isinstance(user, discord.Member) and winner < user.top_role
    if not owns and not (outranks and visit.interaction.permissions.manage_roles):
        raise HouseError("winner-role-too-high", role=winner.id)
    return winner


def _value(visit: Visit, guild: GuildRow, draft: TournamentDraft, name: str) -> Any:
    """HouseError: no-such-value, or what its reader says."""
    server, now = visit.interaction.guild, visit.services.now()
    return value_of(name, draft.texts[name], guild.zone, now, server)


def _dated(visit: Visit, guild: GuildRow, typed: str) -> str:
    """A time of today with its day, so that it means the same tomorrow. HouseError: no-such-time."""
    if is_length(typed):
        return typed
    found = cups.moment(typed, guild.zone, visit.services.now())
    here = found.astimezone(ZoneInfo(guild.zone)).replace(tzinfo=None)
    return here.isoformat(" ", "minutes")


def _check_used(rules: AnyRules, settings: Settings, zone: str, given: Collection[str]) -> None:
    """HouseError, if something of this would be ignored."""
    check_times_used(rules, unpacked(settings.table), zone, given)
    with of_tournament():
        check_used(settings, [OPTIONS[name].of.field for name in given])


def _is_used(check: Callable[[Collection[str]], None], name: str) -> bool:
    try:
        check({name})
    except HouseError:
        return False
    return True


def _usual_sizes(rules: AnyRules) -> tuple[int, ...]:
    """Tables of four and five where the game has them, else its largest tables."""
    usual = tuple(size for size in (4, 5) if size in rules.seats)
    return usual or (max(rules.seats),)


def row_of(visit: Visit, draft: TournamentDraft, number: int = 0) -> DraftRow:
    """As it is kept."""
    return DraftRow(
        id=number,
        table_id=NO_TABLE,
        user_id=visit.user_id,
        content=msgspec.json.encode(draft).decode(),
        stored=visit.services.now(),
    )


def _kept(connection: sqlite3.Connection, visit: Visit, number: int) -> TournamentDraft:
    now = visit.services.now()
    row = drafts.get(connection, number, NO_TABLE, visit.user_id, now)
    if row is None and drafts.get(connection, number, NO_TABLE, visit.user_id, now, drafts.KEPT):
        raise HouseError("draft-old")
    try:
        return msgspec.json.decode(row.content if row else "", type=TournamentDraft)
    except msgspec.DecodeError as error:
        raise HouseError("draft-gone") from error
