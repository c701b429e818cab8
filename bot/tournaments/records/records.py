"""The records of tournaments: each entry is one transaction with its state and all that follows."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from types import MappingProxyType
from typing import Annotated
from weakref import WeakValueDictionary

import msgspec
import structlog
from msgspec.structs import replace

from bot.engine.keeping import arrivals
from bot.errors import HouseError
from bot.store import drafts, tournaments
from bot.store.columns import UNREADABLE
from bot.store.database import Database
from bot.store.rows import DraftRow
from bot.store.tournaments import PlayerRow, TaskRow, TournamentEntryRow, TournamentRow
from games.core.words import RuleError
from games.league.tournament.effects import (
    Announced,
    AnyEffect,
    GiveRole,
    Judged,
    PublishSeed,
    ScoreTable,
    TakeRole,
    TellHit,
)
from games.league.tournament.entries import (
    Announce,
    AnyAction,
    Author,
    Entry,
    Missed,
    Undo,
)
from games.league.tournament.judging import judge
from games.league.tournament.record import (
    VERSION,
    Header,
    decode_entry,
    decode_state,
    encode,
    open_tournament,
    taken_back,
)
from games.league.tournament.settings import Role, Setting, Settings
from games.league.tournament.state import CalledOff, Finished, State, Table, timer

log = structlog.get_logger()

TOLD = (Announced, TellHit, GiveRole, TakeRole, PublishSeed)
"""Effects that are carried out on Discord alone."""

WORTH = timedelta(minutes=1)
"""A shorter outage is not noted: rounds and registrations last days."""


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament as it is: its row, its state, the people behind the numbers."""

    row: TournamentRow
    state: State
    players: tuple[PlayerRow, ...]
    directors: tuple[int, ...]

    @property
    def over(self) -> bool:
        return isinstance(self.state.phase, Finished | CalledOff)

    def number_of(self, user_id: int) -> int | None:
        """The person's number in the record; None: they never joined."""
        return next((one.player for one in self.players if one.user_id == user_id), None)

    def user_of(self, player: int) -> int | None:
        """None: they asked to be forgotten."""
        return self.players[player - 1].user_id

    def name_of(self, player: int) -> str:
        return self.players[player - 1].name


class TournamentOpening(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament is created with, beside its settings."""

    guild_id: int
    channel_id: int
    host_id: int
    language: str
    zone: str
    role_id: Annotated[Role | None, Setting("entry", called="winner", created=8)] = None


class Records:
    """All tournaments of a store. RuleError comes from the judge; then nothing has changed."""

    def __init__(self, store: Database, now: Callable[[], datetime]) -> None:
        self.store = store
        self.now = now
        self.to_do = asyncio.Event()
        """Set after each transaction that left something to do; the task that does it clears it."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def create(
        self, opening: TournamentOpening, settings: Settings, draft: DraftRow | None = None
    ) -> int:
        """Registration begins; the tournament's id. `draft` is the one that is announced by it.

        RuleError names what is wrong with the settings. HouseError: draft-gone, if it was announced before or
        has changed.
        """
        judged, row = self._opened(opening, settings, secrets.token_hex(16))

        def written(connection: sqlite3.Connection) -> int:
            if draft is not None and not drafts.remove(connection, draft):
                raise HouseError("draft-gone")
            tournament_id = tournaments.insert(connection, row)
            _put_tasks(connection, tournament_id, judged.effects)
            return tournament_id

        tournament_id = await self.store.write(written)
        self.to_do.set()
        return tournament_id

    def planned(self, opening: TournamentOpening, settings: Settings) -> Held:
        """The tournament as it would be created now. RuleError names what is wrong with the settings."""
        judged, row = self._opened(opening, settings, "")
        return Held(row=row, state=judged.state, players=(), directors=())

    def _opened(
        self, opening: TournamentOpening, settings: Settings, seed: str
    ) -> tuple[Judged, TournamentRow]:
        now = self.now()
        judged = open_tournament(Header(VERSION, settings, seed, now))
        row = TournamentRow(
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            host_id=opening.host_id,
            language=opening.language,
            zone=opening.zone,
            role_id=opening.role_id,
            state=encode(judged.state),
            due=_due(judged.state),
            created=now,
        )
        return judged, row

    async def look(self, tournament_id: int) -> Held:
        """HouseError: no-such-tournament."""
        return await self.store.read(partial(_held, tournament_id=tournament_id))

    async def header(self, tournament_id: int) -> tuple[Header, tuple[Entry, ...]]:
        """The record, as it is exported and replayed. It holds the seed.

        HouseError: no-such-tournament, tournament-damaged.
        """
        held = await self.look(tournament_id)
        entries = await self.store.read(partial(_entries, tournament_id=tournament_id))
        state = held.state
        opened_with = state.origin or state.settings
        return Header(state.version, opened_with, state.seed, held.row.created), entries

    async def enter(
        self,
        tournament_id: int,
        action: AnyAction,
        by: Author,
        user_id: int | None = None,
        joins: PlayerRow | None = None,
    ) -> Held:
        """Judge an action and save it with its effects; `joins` is a person new to the record.

        RuleError: as judged. HouseError: no-such-tournament.
        """
        return await self.act(tournament_id, lambda _held: (action, joins), by, user_id)

    async def act(
        self,
        tournament_id: int,
        choose: Callable[[Held], tuple[AnyAction, PlayerRow | None]],
        by: Author,
        user_id: int | None = None,
        beside: Mapping[str, object] = MappingProxyType({}),
    ) -> Held:
        """As `enter`, with an action chosen while nobody else can change the tournament, and what changes
        `beside` the record.
        """
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            held = await self.look(tournament_id)
            action, joins = choose(held)
            # A clock that was set back must not make the record run backwards.
            entry = Entry(action, max(self.now(), held.state.at), by)
            judged = await self._judged(held, entry)
            if isinstance(action, Undo):
                beside = await self._put_back(tournament_id, action)
            row = TournamentEntryRow(
                tournament_id=tournament_id,
                number=judged.state.number,
                user_id=user_id,
                entry=encode(entry),
            )
            saved = await self.store.write(
                partial(_save, held=held, judged=judged, entry=row, joins=joins, beside=beside)
            )
        if user_id is not None:
            arrivals.counted()
        self.to_do.set()
        return saved

    async def _judged(self, held: Held, entry: Entry) -> Judged:
        # A draw of a hundred players takes a second, in which other tables are served.
        if not isinstance(entry.action, Undo):
            return await asyncio.to_thread(judge, held.state, entry)
        header, entries = await self.header(held.row.id)
        return await asyncio.to_thread(
            taken_back, header, entries, held.state, entry.action, entry.at
        )

    async def _put_back(self, tournament_id: int, undo: Undo) -> Mapping[str, object]:
        """What was so beside the record after the entry that is gone back to."""
        _, entries = await self.header(tournament_id)
        actions = (entry.action for entry in entries[undo.to :])
        promises = (one.prize_was for one in actions if isinstance(one, Announce))
        was = next((one for one in promises if one is not None), None)
        return {} if was is None else {"role_id": was or None}

    async def credit(self, since: datetime, until: datetime, place: int | None = None) -> None:
        """Nobody was in reach between these, or nobody at this place: no round may have ended meanwhile.
        Asked again it does nothing.
        """
        if until - since < WORTH:
            return
        for tournament_id in await self.store.read(partial(tournaments.timed, place=place)):
            try:
                held = await self.look(tournament_id)
                if held.state.missed is None or held.state.missed < until:
                    await self.enter(tournament_id, Missed(since, until), "clock")
            except (RuleError, HouseError):
                # One damaged tournament must not keep the bot from starting.
                log.exception("no time given back", tournament=tournament_id)

    async def ask(self, tournament_id: int, wanted: ScoreTable) -> bool:
        """Queue the scoring of a table (survives crashes); False if it is queued already."""

        def written(connection: sqlite3.Connection) -> bool:
            if wanted.table in _to_score(connection, tournament_id):
                return False
            _put_tasks(connection, tournament_id, (wanted,))
            return True

        is_new = await self.store.write(written)
        self.to_do.set()
        return is_new

    async def to_score(self, tournament_id: int) -> tuple[int, ...]:
        """The tables, by number, that are being scored or wait for it."""
        return await self.store.read(partial(_to_score, tournament_id=tournament_id))

    async def change_row(self, tournament_id: int, **changes: object) -> None:
        """Change what is kept beside the record, such as the message of the card."""

        def written(connection: sqlite3.Connection) -> None:
            row = tournaments.get(connection, tournament_id)
            if row is not None:
                tournaments.save(connection, replace(row, **changes))

        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            await self.store.write(written)


def open_in(connection: sqlite3.Connection, guild_id: int) -> tuple[Held, ...]:
    """The open tournaments of a server, the newest first."""
    found = tournaments.open_in(connection, guild_id)
    return tuple(filter(None, (_readable(connection, one) for one in found)))


def _readable(connection: sqlite3.Connection, tournament_id: int) -> Held | None:
    try:
        return _held(connection, tournament_id)
    except HouseError:
        return None


def open_table(state: State, number: int) -> Table | None:
    """The table of the record, if it has no result yet; None also if its opening was taken back."""
    tables = (table for one in state.rounds for table in one.running)
    return next((table for table in tables if table.number == number), None)


def examine(connection: sqlite3.Connection) -> Iterator[str]:
    """For the doctor, in its transaction: tournaments that stand still, since this version cannot read them."""
    for (tournament_id,) in connection.execute("SELECT id FROM tournament ORDER BY id"):
        try:
            if (row := tournaments.get(connection, tournament_id)) is not None:
                decode_state(row.state)
            for one in tournaments.entries(connection, tournament_id):
                decode_entry(one.entry)
        except UNREADABLE as error:
            yield f"tournament {tournament_id}: this version cannot read it: {error}"


def _entries(connection: sqlite3.Connection, tournament_id: int) -> tuple[Entry, ...]:
    """HouseError: tournament-damaged with the reason in the log."""
    try:
        rows = tournaments.entries(connection, tournament_id)
        return tuple(decode_entry(one.entry) for one in rows)
    except UNREADABLE as error:
        raise _damaged(tournament_id, error) from error


def _damaged(tournament_id: int, error: Exception) -> HouseError:
    # One damaged tournament must not stop the others, so it is an answer and not a crash.
    log.warning("tournament cannot be read", tournament=tournament_id, error=repr(error))
    return HouseError("tournament-damaged", tournament=tournament_id)


def _held(connection: sqlite3.Connection, tournament_id: int) -> Held:
    """HouseError: no-such-tournament, tournament-damaged with the reason in the log."""
    try:
        row = tournaments.get(connection, tournament_id)
        state = None if row is None else decode_state(row.state)
    except UNREADABLE as error:
        raise _damaged(tournament_id, error) from error
    if row is None or state is None:
        raise HouseError("no-such-tournament", tournament=tournament_id)
    return Held(
        row=row,
        state=state,
        players=tournaments.players(connection, tournament_id),
        directors=tournaments.directors(connection, tournament_id),
    )


def _to_score(connection: sqlite3.Connection, tournament_id: int) -> tuple[int, ...]:
    found: list[int] = []
    for row in tournaments.to_do(connection, tournament_id):
        # One that cannot be read scores nothing, and must not stop other tournaments.
        with suppress(msgspec.DecodeError):
            effect = msgspec.json.decode(row.effect, type=AnyEffect)
            if isinstance(effect, ScoreTable):
                found.append(effect.table)
    return tuple(found)


def _save(
    connection: sqlite3.Connection,
    held: Held,
    judged: Judged,
    entry: TournamentEntryRow,
    joins: PlayerRow | None,
    beside: Mapping[str, object],
) -> Held:
    tournament_id = held.row.id
    if joins is not None:
        tournaments.put_player(connection, joins)
    # The key of the record: an entry that was saved already fails here, and nothing is doubled.
    tournaments.append(connection, entry)
    _put_tasks(connection, tournament_id, _with_card(judged.effects))
    over = isinstance(judged.state.phase, Finished | CalledOff)
    row = replace(
        held.row, state=encode(judged.state), due=_due(judged.state), open=not over, **beside
    )
    tournaments.save(connection, row)
    players = tournaments.players(connection, tournament_id) if joins else held.players
    return replace(held, row=row, state=judged.state, players=players)


def _with_card(effects: tuple[AnyEffect, ...]) -> tuple[AnyEffect, ...]:
    """Whatever has happened, the card shows how the tournament stands then."""
    if any(isinstance(effect, Announced) for effect in effects):
        return effects
    return (*effects, Announced("card-changed"))


def _put_tasks(
    connection: sqlite3.Connection, tournament_id: int, effects: Iterable[AnyEffect]
) -> None:
    for effect in effects:
        task = TaskRow(
            tournament_id=tournament_id, effect=encode(effect), told=isinstance(effect, TOLD)
        )
        tournaments.put_task(connection, task)


def _due(state: State) -> datetime | None:
    running = timer(state)
    return None if running is None else running.at
