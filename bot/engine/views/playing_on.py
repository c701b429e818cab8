"""What if: a finished game played on from one of its steps, alone against computers, and for nothing.

What the player could not see is dealt again, and the dice to come are others: nobody knows from the
finished game what would be next.
"""

from __future__ import annotations

import asyncio
import secrets
from datetime import datetime, timedelta
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import replace

from bot.engine.keeping.repository import Repository
from bot.engine.keeping.saving import entries_of
from bot.engine.table.live import Change, Live, begun
from bot.engine.table.names import distinct, next_name, of_a_person
from bot.engine.time.due import due_of
from bot.engine.views import transcripts
from bot.errors import HouseError
from bot.store import entries
from bot.store.rows import ClockTerms, SeatRow, TableRow
from games.core.chance import Chance
from games.core.record import Header, StartPosition, Table, encode, open_table, replay
from games.core.timers import arm, postponed, shown
from games.core.words import Seat
from games.players import kinds

DAY = timedelta(days=1)

Sitter = tuple[int, str]
"""A person's id and name."""


async def play_on_from(
    repository: Repository,
    table_id: int,
    step: int,
    place: tuple[int, int],
    sitter: Sitter,
    language: str,
    terms: ClockTerms,
) -> int:
    """A running table in (server, channel) as the finished one stood after that entry, with the clock of `terms`. Its id.

    Who played there has their own seat, anybody else the one that was waited for.
    HouseError: table-not-over, other-version, no-such-step, record-is-over.
    """
    live = await repository.look(table_id)
    transcripts.check_over(live)
    if live.row.version != live.rules.version:
        raise HouseError("other-version")
    rows = await repository.store.read(partial(entries.all, table_id=table_id))
    record = entries_of(live.rules, rows)
    if not 0 <= step <= len(record):
        raise HouseError("no-such-step", most=len(record))
    header, _ = live.begun
    tables = await asyncio.to_thread(replay, live.rules, header, record[:step])
    change = await asyncio.to_thread(
        _opened, live, tables[-1], repository.now(), place, sitter, (language, terms)
    )
    return await repository.create(change)


def _opened(
    finished: Live,
    past: Table[Any],
    now: datetime,
    place: tuple[int, int],
    sitter: Sitter,
    local: tuple[str, ClockTerms],
) -> Change:
    rules, (language, clock) = finished.rules, local
    if past.outcome is not None:
        raise HouseError("record-is-over")
    header, seat = _header(finished, past, sitter[0], now, clock.zone)
    game = open_table(rules, header)
    row = _row(header, place, sitter[0], language, clock)
    row = replace(row, created=now, imported=finished.row.imported)
    seats = _seats(finished, seat, sitter, language, clock.bank)
    live = begun(Live(rules=rules, row=row, seats=seats), header, game)
    change = Change(live, now, by_person=True)
    change.entries.append(transcripts.setup_row(game))
    change.set(alarms=arm((), live.waiting.timers, header.opened, clock))
    change.set(due=due_of(change.live))
    change.tell("board")
    return change


def _row(
    header: Header[Any], place: tuple[int, int], host_id: int, language: str, clock: ClockTerms
) -> TableRow:
    """The table as it begins; its alarms are set later."""
    assert header.position is not None
    return TableRow(
        id=0,
        game=header.game,
        guild_id=place[0],
        channel_id=place[1],
        host_id=host_id,
        language=language,
        stage="running",
        options=encode(header.options),
        clock=clock,
        seed=header.seed,
        version=header.version,
        shape=header.position.shape,
        opened=header.opened,
        at=header.opened,
        revealed=True,
        created=header.opened,
        position=encode(header.position),
    )


def _header(
    finished: Live, past: Table[Any], user_id: int, now: datetime, zone: str
) -> tuple[Header[Any], Seat]:
    """The beginning of the new table, and the seat of who asked."""
    rules, (before, _) = finished.rules, finished.begun
    asked = rules.waiting(past.state).seats
    own = (row.seat for row in finished.seats if row.user_id == user_id)
    seat = next(own, asked[0] if asked else Seat(0))
    seed = secrets.token_hex(16)
    later = now - past.at
    if rules.schedule(before.options) is not None:
        then = past.at.astimezone(ZoneInfo(finished.row.clock.zone))
        later = _next_shown(then.replace(tzinfo=ZoneInfo(zone)), now) - past.at
    dealt = rules.imagine(past.state, seat, Chance(f"{seed}/dealt", 0))
    state = postponed(dealt, later)
    position = StartPosition(rules.shape, msgspec.Raw(encode(state)))
    opened = past.at + later
    return replace(before, seed=seed, opened=opened, position=position), seat


def _next_shown(local: datetime, now: datetime) -> datetime:
    """When the clock shows that hour again: so turns that close by the clock keep their hours, also in another
    zone and after a night in which the clocks changed.
    """
    local += (now - local) // DAY * DAY
    while shown(local) < now:
        local += DAY
    return shown(local)


def _seats(
    finished: Live, mine: Seat, sitter: Sitter, language: str, bank: int
) -> tuple[SeatRow, ...]:
    kept = {row.seat: row.name for row in finished.seats if row.user_id is None}
    kept[mine] = distinct(of_a_person(sitter[1]), ())
    taken, rows = {of_a_person(sitter[1]), *kept.values()}, []
    for seat in map(Seat, range(len(finished.seats))):
        name = kept.get(seat) or next_name(language, taken)
        taken.add(name)
        rows.append(
            SeatRow(
                table_id=0,
                seat=seat,
                user_id=sitter[0] if seat == mine else None,
                name=name,
                computer=None if seat == mine else kinds(finished.rules)[0],
                bank=bank,
            )
        )
    return tuple(rows)
