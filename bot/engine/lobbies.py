"""Lobbies: a table from the first command to the start."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial

from msgspec.structs import replace

from bot.engine.lobby import lobby_changes, table_terms
from bot.engine.lobby.options import with_options
from bot.engine.running import afterwards, flow
from bot.engine.table.live import Change, Live, seat_of, users
from bot.engine.table.names import distinct, of_a_person
from bot.engine.tables import Tables
from bot.engine.time.due import due_of
from bot.engine.time.paces import clock_of
from bot.engine.time.starts import first_start
from bot.engine.views import sights
from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.store import avoided, ratings
from bot.store.rows import Pace, SeatRow, TableRow
from bot.words.languages import LANGUAGES
from games.core.words import Seat
from games.league.ratings import season_of


class Lobbies:
    """The lobbies among `tables`. If a method raises HouseError, nothing has changed. All raise
    no-such-table and not-a-lobby; those for the host also host-only, except with `admin`.
    """

    def __init__(self, played: Tables) -> None:
        self._repository = played.repository

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        user_id: int,
        name: str,
        game: str,
        language: str,
        pace: Pace = "daily",
        zone: str = "UTC",
        seconds: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> int:
        """A new lobby with its host seated; `options` differ from the game's own. Its id.

        HouseError: no-such-game, pace-out-of-range, too-many-tables, too-many-tables-here, and as
        for set_option.
        """
        rules = self._repository.games.get(game)
        if rules is None:
            raise HouseError("no-such-game")
        now = self._repository.now()
        row = TableRow(
            id=0,
            game=game,
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=user_id,
            language=_language(language),
            stage="lobby",
            options=with_options(rules, options or {}),
            clock=clock_of(pace, zone, seconds),
            created=now,
        )
        row = replace(row, starts=first_start(rules, row, now))
        live = Live(rules=rules, row=row, seats=(_host(user_id, name),))
        return await self._repository.create(_opened(live, now))

    async def join(self, table_id: int, user_id: int, name: str) -> Sight:
        """HouseError: already-seated, not-invited, table-full; asked-reliable, asked-reliable-first,
        asked-settled; full-for-you, if one of those who sit there avoids them, or they avoid one.
        """
        store, game = self._repository.store, (await self._repository.look(table_id)).row.game
        season = season_of(self._repository.now())
        around = await store.read(partial(avoided.around, user_id=user_id))
        known = await store.read(partial(ratings.known, game=game, season=season, user_id=user_id))

        def seated(change: Change) -> None:
            # Also of a full table nobody reads why there is no seat for them.
            lobby_changes.sit(change, name, user_id, None)
            table_terms.check_asked(change.before, user_id, known)
            lobby_changes.check_company(change.before, around)

        return await self._change(table_id, user_id, seated)

    async def leave(self, table_id: int, user_id: int) -> Sight:
        """The host hands over to the next person; the last person closes the lobby.

        HouseError: not-at-this-table.
        """
        return await self._change(
            table_id, user_id, lambda change: lobby_changes.rise(change, user_id)
        )

    async def invite(
        self, table_id: int, user_id: int, guest_id: int, *, admin: bool = False
    ) -> Sight:
        """From now on only those who are invited may join. HouseError: host-only."""
        return await self._rule(
            table_id, user_id, lambda change: lobby_changes.invite(change, guest_id), admin=admin
        )

    async def remove(
        self, table_id: int, user_id: int, guest_id: int, *, admin: bool = False
    ) -> Sight:
        """Take somebody off the lobby, who may not join again. HouseError: host-only, host-stays."""
        return await self._rule(
            table_id, user_id, lambda change: lobby_changes.remove(change, guest_id), admin=admin
        )

    async def add_computer(
        self, table_id: int, user_id: int, kind: str, *, admin: bool = False
    ) -> Sight:
        """HouseError: host-only, table-full, no-such-computer."""
        return await self._rule(
            table_id, user_id, lambda change: lobby_changes.sit_computer(change, kind), admin=admin
        )

    async def remove_computer(self, table_id: int, user_id: int, *, admin: bool = False) -> Sight:
        """Remove the computer that was added last. HouseError: host-only, no-computer."""
        return await self._rule(table_id, user_id, lobby_changes.rise_computer, admin=admin)

    async def set_option(
        self, table_id: int, user_id: int, field: str, value: object, *, admin: bool = False
    ) -> Sight:
        """A field of the game's Options; text is read as the field's type.

        HouseError: host-only, no-such-option, option-number, option-numbers, option-value.
        """
        return await self._rule(
            table_id,
            user_id,
            lambda change: lobby_changes.choose(change, field, value),
            admin=admin,
        )

    async def set_pace(
        self,
        table_id: int,
        user_id: int,
        pace: Pace,
        seconds: int | None = None,
        *,
        admin: bool = False,
    ) -> Sight:
        """HouseError: host-only, pace-out-of-range."""

        def change(change: Change) -> None:
            lobby_changes.choose_pace(change, pace, seconds)

        return await self._rule(table_id, user_id, change, admin=admin)

    async def set_evening(
        self, table_id: int, user_id: int, tonight: bool, *, admin: bool = False
    ) -> Sight:
        """Clock and options for one evening, or for days. HouseError: host-only."""

        def change(change: Change) -> None:
            lobby_changes.choose_evening(change, tonight)

        return await self._rule(table_id, user_id, change, admin=admin)

    async def set_term(
        self, table_id: int, user_id: int, field: str, value: object, *, admin: bool = False
    ) -> Sight:
        """`vacations`, `weekends` and `advice` at its table, `reliable` (per cent of answers in time)
        and `settled` (rating) of those who join. HouseError: host-only, option-value, option-number.
        """
        return await self._rule(
            table_id,
            user_id,
            lambda change: table_terms.choose(change, field, value),
            admin=admin,
        )

    async def set_language(
        self, table_id: int, user_id: int, language: str, *, admin: bool = False
    ) -> Sight:
        """HouseError: host-only, no-such-language."""
        return await self._rule(
            table_id, user_id, lambda change: change.set(language=_language(language)), admin=admin
        )

    async def set_start(
        self, table_id: int, user_id: int, moment: datetime, *, admin: bool = False
    ) -> Sight:
        """When it starts by itself: one of `starts.possible_starts`.

        HouseError: host-only, no-such-start.
        """
        return await self._rule(
            table_id,
            user_id,
            lambda change: lobby_changes.choose_start(change, moment),
            admin=admin,
        )

    async def start(self, table_id: int, user_id: int, *, admin: bool = False) -> Sight:
        """Deal the seats and set the game up; who has left the server is not dealt in.

        HouseError: host-only, too-few-seats.
        """
        seed, live = secrets.token_hex(16), await self._repository.look(table_id)
        gone = await self._repository.above.gone(live.row.guild_id, users(live))

        def started(change: Change) -> None:
            lobby_changes.drop(change, gone)
            lobby_changes.start(change, seed)

        return await self._rule(table_id, user_id, started, admin=admin)

    async def close(self, table_id: int, user_id: int, *, admin: bool = False) -> Sight:
        """HouseError: host-only."""
        why = "admin" if admin else "host"
        return await self._rule(
            table_id, user_id, lambda change: lobby_changes.close(change, why), admin=admin
        )

    async def _rule(
        self, table_id: int, user_id: int, ruling: Callable[[Change], None], *, admin: bool
    ) -> Sight:
        """A change that only the host or an administrator may make."""

        def checked(change: Change) -> None:
            if user_id == change.live.row.host_id:
                change.set(host_seen=change.now)
            elif not admin and user_id == lobby_changes.next_host(change.live, change.now):
                change.set(host_id=user_id, host_seen=change.now)
            elif not admin:
                raise HouseError("host-only")
            ruling(change)

        return await self._change(table_id, user_id, checked)

    async def _change(self, table_id: int, user_id: int, ruling: Callable[[Change], None]) -> Sight:
        now = await self._repository.arrivals.turn(table_id, self._repository.now())
        async with self._repository.hold(table_id) as found:
            # A lobby whose start was due has started: a seat cannot be taken after that.
            live = await flow.go_on(self._repository, found, now)
            if live.row.stage != "lobby":
                raise HouseError("not-a-lobby")
            change = Change(live, now, by_person=True)
            ruling(change)
            change.tell("lobby")
            saved = await self._repository.commit(change)
            begun = await afterwards.go_on(self._repository, saved, change.now)
            return sights.sight(begun, seat_of(begun, user_id))


def _host(user_id: int, name: str) -> SeatRow:
    shown = distinct(of_a_person(name), ())
    return SeatRow(table_id=0, seat=Seat(0), user_id=user_id, name=shown)


def _opened(live: Live, now: datetime) -> Change:
    change = Change(live, now, by_person=True)
    change.set(due=due_of(live))
    change.tell("lobby")
    return change


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise HouseError("no-such-language")
    return language
