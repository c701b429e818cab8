"""What people do in a tournament: players join, leave and check in; directors decide."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from bot.engine.tables import Tables
from bot.errors import HouseError
from bot.store import apart, avoided, tournaments
from bot.store.tournaments import PlayerRow
from bot.tournaments.records.causes import answered, check_undo, decided
from bot.tournaments.records.directors import Person, check_director
from bot.tournaments.records.records import Held, Records, open_in, open_table
from bot.tournaments.running.departures import withdraw
from bot.tournaments.running.game_tables import GameTables
from games.core.words import RuleError
from games.league.tournament.directing import running_tables
from games.league.tournament.effects import ScoreTable, table_of
from games.league.tournament.entries import (
    Add,
    Adjudicate,
    Announce,
    AnyAction,
    Ask,
    Author,
    Begin,
    CallDirector,
    CheckIn,
    Join,
    KeepApart,
    Leave,
    Object,
    PlayOn,
    Settle,
    Undo,
)
from games.league.tournament.record import undo_reach
from games.league.tournament.state import Playing
from games.league.tournament.transcript import Transcript, write


class Steps:
    """Each step is an entry of the record. RuleError as judged; then nothing has changed."""

    def __init__(self, records: Records, tables: Tables) -> None:
        self.records = records
        self._tables = tables
        self._play = GameTables(records, tables)

    async def join(self, tournament_id: int, person: Person, *, reserve: bool = False) -> Held:
        """HouseError: role-missing, no-such-tournament."""
        never = await self._never_met(tournament_id, person.user_id)

        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            roles = held.state.settings.roles
            if roles and not set(roles) & set(person.roles):
                raise HouseError("role-missing", roles=roles)
            number, row = _entrant(held, person.user_id, person.name)
            return Join(number, reserve, _numbers(held, never)), row

        return await self.records.act(tournament_id, chosen, "player", person.user_id)

    async def leave(self, tournament_id: int, person: Person) -> Held:
        """A player who leaves is replaced at their table; once rounds are drawn it is for good.

        RuleError: not-joined.
        """

        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            begun = isinstance(held.state.phase, Playing)
            return Leave(known(held, person.user_id), for_good=begun), None

        return await self.records.act(tournament_id, chosen, "player", person.user_id)

    async def play_on(self, tournament_id: int, person: Person) -> Held:
        """Somebody who lapsed is seated again. RuleError: not-resting, out-for-good."""
        return await self._own(tournament_id, person, PlayOn)

    async def settle(self, tournament_id: int, person: Person, answer: Settle) -> Held:
        """Somebody without a stake agrees with a decision that waits, or does not.

        HouseError: director-only, settle-own. RuleError: no-ruling-waits, ruling-renewed.
        """

        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            return answered(held, person, answer), None

        held = await self.records.look(tournament_id)
        by: Author = "director" if answered(held, person, answer).player is None else "player"
        return await self.records.act(tournament_id, chosen, by, person.user_id)

    async def call_director(self, tournament_id: int, person: Person, reason: str = "") -> Held:
        """To the running table of the person. HouseError: not-in-tournament, no-table-of-yours. RuleError:
        called-already.
        """

        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            player = known(held, person.user_id)
            now = held.state.current
            tables = now.running if now and now.opened else ()
            table = next((one.number for one in tables if player in one.seats), None)
            if table is None:
                raise HouseError("no-table-of-yours")
            return CallDirector(player, table, reason), None

        return await self.records.act(tournament_id, chosen, "player", person.user_id)

    async def object_to(self, tournament_id: int, person: Person, entry: int) -> Held:
        """A player calls those who manage the server. HouseError: not-in-tournament. RuleError:
        no-such-decision, objected-already.
        """

        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            return Object(known(held, person.user_id), entry), None

        return await self.records.act(tournament_id, chosen, "player", person.user_id)

    async def leave_all(self, user_id: int) -> None:
        """Out of each open tournament, before the person is forgotten: nobody would be seated for them."""
        for tournament_id in await self.records.store.read(
            partial(tournaments.open_of, user_id=user_id)
        ):
            # They may have left it already, with their table.
            with suppress(RuleError, HouseError):
                await self._own(tournament_id, Person(user_id, ""), Leave)

    async def avoid(self, user_id: int, other_id: int) -> None:
        """They do not meet from the next draw on, in each open tournament in which both are."""
        one = await self.records.store.read(partial(tournaments.open_of, user_id=user_id))
        other = await self.records.store.read(partial(tournaments.open_of, user_id=other_id))
        for tournament_id in sorted(set(one) & set(other)):

            def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
                pair = _numbers(held, (user_id, other_id))
                if any(set(pair) <= set(kept) for kept in held.state.apart):
                    # Wished again: the record grows by nothing.
                    raise RuleError("stale")
                return KeepApart(pair), None

            with suppress(RuleError, HouseError):
                await self.records.act(tournament_id, chosen, "clock")

    async def check_in(self, tournament_id: int, person: Person) -> Held:
        return await self._own(tournament_id, person, CheckIn)

    async def add(
        self,
        tournament_id: int,
        director: Person,
        user_id: int,
        name: str,
        *,
        reserve: bool = False,
        reason: str = "",
    ) -> Held:
        """The director lets somebody in. HouseError: director-only; add-own, if it is themself in mid-tournament."""
        never = await self._never_met(tournament_id, user_id)

        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            check_director(held, director)
            number, row = _entrant(held, user_id, name)
            if row is not None and user_id == director.user_id and held.state.rounds:
                raise HouseError("add-own")
            added = Add(number, reserve, _numbers(held, never))
            return decided(held, director, added, reason), row

        return await self.records.act(tournament_id, chosen, "director", director.user_id)

    async def direct(
        self,
        tournament_id: int,
        director: Person,
        action: AnyAction | Callable[[Held], AnyAction],
        reason: str = "",
    ) -> Held:
        """A step of the director, or what makes it of the tournament as it is then; in their own cause it
        waits for somebody without a stake.

        HouseError: director-only. RuleError: reason-missing, if it waits.
        """

        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            check_director(held, director)
            step = action(held) if callable(action) else action
            return decided(held, director, step, reason), None

        if isinstance(action, Begin):
            check_director(await self.records.look(tournament_id), director)
            await withdraw(self.records, self._tables, tournament_id)
        return await self.records.act(tournament_id, chosen, "director", director.user_id)

    async def promise(
        self, tournament_id: int, director: Person, said: str, role_id: int | None
    ) -> Held:
        """The winner gets another role, or none, and all are told. HouseError: director-only."""

        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            check_director(held, director)
            return Announce(said, held.row.role_id or 0), None

        beside = {"role_id": role_id}
        return await self.records.act(tournament_id, chosen, "director", director.user_id, beside)

    async def undo(self, tournament_id: int, director: Person) -> Held:
        """Take back the director's last step, while nobody has played on it.

        HouseError: director-only, undo-own. RuleError: nothing-to-undo, undo-played-on.
        """
        held = await self.records.look(tournament_id)
        check_director(held, director)
        _, entries = await self.records.header(tournament_id)
        to = undo_reach(entries)
        if to is None:
            raise RuleError("nothing-to-undo")
        check_undo(held, director, entries, to)
        played = await self._played(tournament_id)
        return await self.direct(tournament_id, director, Undo(to, played))

    async def adjudicate(
        self, tournament_id: int, director: Person, number: int, reason: str = ""
    ) -> Held | None:
        """Score a running table by the published method; None if its score comes in some minutes.

        HouseError: director-only. RuleError: no-such-table, table-not-running.
        """
        held = await self.records.look(tournament_id)
        check_director(held, director)
        table_of(held.state, number)
        if open_table(held.state, number) is None:
            raise RuleError("table-not-running", table=number)
        if isinstance(decided(held, director, Adjudicate(number, (), ())), Ask):
            return await self.direct(tournament_id, director, Adjudicate(number, (), ()), reason)
        wanted = ScoreTable(number, "director", director.user_id)
        if await self._play.takes_long(tournament_id):
            await self.records.ask(tournament_id, wanted)
            return None
        await self._play.score(tournament_id, wanted)
        return await self.records.look(tournament_id)

    async def scoring(self, held: Held) -> Mapping[int, int]:
        """The tables, by number, whose score takes minutes, with how many games have ended by now."""
        if held.over or held.state.settings.late_tables == "worth":
            return {}
        numbers = await self.records.to_score(held.row.id)
        opened = await self.records.store.read(
            partial(tournaments.tables, tournament_id=held.row.id)
        )
        pool = self._tables.repository.pool
        return {
            number: pool.played_on(f"table {opened[number]}")
            for number in numbers
            if number in opened
        }

    async def export(self, tournament_id: int, director: Person) -> bytes:
        """The record as JSON with everybody's names, which everybody may have once it is over. While it
        runs the seed is left out, as it tells all draws and cards to come. HouseError: director-only.
        """
        held = await self.records.look(tournament_id)
        if not held.over:
            check_director(held, director)
        header, entries = await self.records.header(tournament_id)
        shown = header if held.over else replace(header, seed="")
        return write(Transcript(shown, entries, _names(held), held.state.seed_hash))

    async def name_director(self, tournament_id: int, host: Person, user_id: int) -> Held:
        """The host, or a manager of the server, names somebody beside themselves, or unnames them.

        HouseError: director-only.
        """
        held = await self.records.look(tournament_id)
        if not (host.manages or host.user_id == held.row.host_id):
            raise HouseError("director-only")
        directors = await self.records.store.write(
            partial(_named_or_not, tournament_id=tournament_id, user_id=user_id)
        )
        return replace(held, directors=directors)

    async def keep_apart(
        self, tournament_id: int, director: Person, users: tuple[int, ...]
    ) -> Held:
        """These people shall not meet. HouseError: director-only, not-in-tournament."""
        held = await self.records.look(tournament_id)
        players = tuple(known(held, user) for user in users)
        return await self.direct(tournament_id, director, KeepApart(players))

    async def keep_apart_always(
        self, guild_id: int, admin: Person, users: tuple[int, ...]
    ) -> tuple[apart.Pair, ...]:
        """These people shall meet in no tournament of the server, those that are open included; all
        pairs of the server.
        """
        await self.records.store.write(partial(apart.keep, guild_id=guild_id, users=users))
        for held in await self.records.store.read(partial(open_in, guild_id=guild_id)):
            players = _numbers(held, users)
            if len(players) > 1:
                await self.direct(held.row.id, admin, KeepApart(players))
        return await self.records.store.read(partial(apart.at, guild_id=guild_id))

    async def let_meet(self, guild_id: int, users: tuple[int, ...]) -> tuple[apart.Pair, ...]:
        """In tournaments to come they may meet; the pairs that are left."""
        await self.records.store.write(partial(apart.release, guild_id=guild_id, users=users))
        return await self.records.store.read(partial(apart.at, guild_id=guild_id))

    async def _never_met(self, tournament_id: int, user_id: int) -> frozenset[int]:
        """Those whom an administrator keeps apart from them, and of personal wishes either side: the
        record does not tell which. HouseError: no-such-tournament.
        """
        guild_id = (await self.records.look(tournament_id)).row.guild_id
        of = partial(apart.of, guild_id=guild_id, user_id=user_id)
        around = partial(avoided.around, user_id=user_id)
        return await self.records.store.read(of) | await self.records.store.read(around)

    async def _own(
        self, tournament_id: int, person: Person, kind: type[Leave | CheckIn | PlayOn]
    ) -> Held:
        def chosen(held: Held) -> tuple[AnyAction, PlayerRow | None]:
            return kind(known(held, person.user_id)), None

        return await self.records.act(tournament_id, chosen, "player", person.user_id)

    async def _played(self, tournament_id: int) -> tuple[int, ...]:
        """The running tables at which somebody has moved."""
        held = await self.records.look(tournament_id)
        opened = await self.records.store.read(
            partial(tournaments.tables, tournament_id=tournament_id)
        )
        running = [number for number in running_tables(held.state) if number in opened]
        moved = []
        for number in running:
            lines = await self._tables.log(opened[number], None, 0)
            # Only a person's own move counts: computers play on at once.
            if any(line.seat is not None and line.cause is None for line in lines):
                moved.append(number)
        return tuple(moved)


def _named_or_not(
    connection: sqlite3.Connection, tournament_id: int, user_id: int
) -> tuple[int, ...]:
    """The one command names and unnames, so the person is put in or taken out."""
    users = {*tournaments.directors(connection, tournament_id)} ^ {user_id}
    tournaments.set_directors(connection, tournament_id, users)
    return tuple(sorted(users))


def known(held: Held, user_id: int) -> int:
    """The person's number. HouseError: not-in-tournament."""
    number = held.number_of(user_id)
    if number is None:
        raise HouseError("not-in-tournament", user=user_id)
    return number


def _numbers(held: Held, users: Iterable[int]) -> tuple[int, ...]:
    """The numbers of those among them who have ever joined."""
    found = (held.number_of(user) for user in users)
    return tuple(sorted(number for number in found if number is not None))


def _names(held: Held) -> tuple[str, ...]:
    return tuple(one.name for one in held.players)


def _entrant(held: Held, user_id: int, name: str) -> tuple[int, PlayerRow | None]:
    """Their number; a row if they are new to the record."""
    number = held.number_of(user_id)
    if number is not None:
        return number, None
    number = len(held.players) + 1
    row = PlayerRow(tournament_id=held.row.id, player=number, user_id=user_id, name=name)
    return number, row
