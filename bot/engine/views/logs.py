"""What the entries of a table told one viewer, and what of it a later entry has taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from bot.engine.keeping.repository import Repository
from bot.engine.keeping.saving import cause_of, entries_of
from bot.engine.table.live import Live, seat_of
from bot.engine.views.sight import LogLine, Taken
from bot.errors import HouseError
from bot.store import entries
from bot.store.rows import EntryRow
from games.core.contract import AnyRules
from games.core.record import Cause, Substitute, Undo, decode_action, decode_events, encode, replay
from games.core.words import Action, Public, Seat, visible_events


async def read(
    repository: Repository, live: Live, user_id: int | None, after: int
) -> list[LogLine]:
    """The entries after number `after`, as they were told to the person. HouseError: other-version."""
    rows = await _rows(repository, live, after)
    first = min((to for to in _undos(_acts(live.rules, rows)).values()), default=after)
    whole = rows if first >= after else await _rows(repository, live, first)
    lines = _lines(live.rules, whole, seat_of(live, user_id))
    return [line for line in lines if line.number > after]


async def _rows(repository: Repository, live: Live, after: int) -> tuple[EntryRow, ...]:
    rows = await repository.store.read(partial(entries.after, table_id=live.row.id, number=after))
    if all(row.events for row in rows):
        return rows
    # A compact record has no events that a replay makes.
    if live.row.version != live.rules.version:
        raise HouseError("other-version")
    whole = await repository.store.read(partial(entries.all, table_id=live.row.id))
    return await asyncio.to_thread(_retold, live, whole, rows)


def _retold(
    live: Live, whole: tuple[EntryRow, ...], rows: tuple[EntryRow, ...]
) -> tuple[EntryRow, ...]:
    told = replay(live.rules, live.begun[0], entries_of(live.rules, whole))
    return tuple(
        row if row.events else replace(row, events=encode(told[row.number].events)) for row in rows
    )


def _lines(rules: AnyRules, rows: Sequence[EntryRow], viewer: Seat | None) -> list[LogLine]:
    acts = _acts(rules, rows)
    undos = _undos(acts)
    standing: list[EntryRow] = []
    taken: dict[int, Sequence[EntryRow]] = {}
    for row in rows:
        if row.number in undos:
            kept = sum(one.number <= undos[row.number] for one in standing)
            taken[row.number], standing = standing[kept:], standing[:kept]
        else:
            standing.append(row)
    struck = {one.number for gone in taken.values() for one in gone}

    def line(row: EntryRow) -> LogLine:
        """Which order of somebody else's acted is their own affair."""
        cause, act = cause_of(row.cause, row.cause_number), acts.get(row.number)
        if cause is not None and cause.by == "order" and row.seat != viewer:
            cause = Cause("order")
        gone = taken.get(row.number)
        return LogLine(
            row.number,
            row.seat,
            cause,
            visible_events(decode_events(rules, row.events), viewer),
            struck=row.number in struck,
            taken=None if gone is None else _taken(rules, gone, viewer),
            handed=act.seat if isinstance(act, Substitute) else None,
        )

    return [line(row) for row in rows]


def _undos(acts: Mapping[int, Action]) -> dict[int, int]:
    """By the number of each entry that took back: to which it went."""
    return {number: act.to for number, act in acts.items() if isinstance(act, Undo)}


def _acts(rules: AnyRules, rows: Iterable[EntryRow]) -> dict[int, Action]:
    """What no seat did, by number."""
    ours = (row for row in rows if row.seat is None and row.number)
    return {row.number: decode_action(rules, row.action) for row in ours}


def _taken(rules: AnyRules, gone: Sequence[EntryRow], viewer: Seat | None) -> Taken:
    told = [decode_events(rules, one.events) for one in gone if one.seat is not None]
    # What nobody else could read is not counted, as in the line that tells of the undo.
    count = sum(any(isinstance(event, Public) for event in events) for events in told)
    return Taken(visible_events(told[0], viewer) if told else (), max(1, count))
