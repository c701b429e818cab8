"""A tournament's record: a header and numbered entries. A replay gives every state of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

import msgspec
from msgspec.structs import replace

from games.core.undo import standing_numbers
from games.core.words import RuleError
from games.league.tournament.checking import check
from games.league.tournament.directing import credited, postponed, running_tables
from games.league.tournament.effects import (
    AnyEffect,
    CloseTable,
    GiveRole,
    HaltTable,
    Judged,
    ReplaceSeat,
    ResumeTable,
    TakeRole,
    kept_rounds,
    published,
    say,
    table_of,
    with_round,
)
from games.league.tournament.entries import Entry, Missed, Undo
from games.league.tournament.judging import judge
from games.league.tournament.settings import Settings
from games.league.tournament.state import (
    CalledOff,
    Finished,
    Playing,
    Registering,
    Round,
    State,
    Table,
    timer,
)

VERSION = 3
"""Raised when an old record would now replay differently; those of all `VERSIONS` still replay as they
were played. 2: exact points, and third meetings have a price of their own. 3: money is compared with an equal
share of the table, and a ruling has none."""
VERSIONS = range(1, VERSION + 1)


class Header(msgspec.Struct, frozen=True):
    """The start of a tournament. The seed is secret until the end: 128 bits or more, as text."""

    version: int
    settings: Settings
    seed: str
    opened: datetime


def open_tournament(header: Header) -> Judged:
    """Registration begins. RuleError names what is wrong with the settings."""
    check(header.settings, header.opened)
    state = State(
        version=header.version,
        settings=header.settings,
        seed=header.seed,
        at=header.opened,
        phase=Registering(header.settings.registration_until),
    )
    return Judged(state, (say("tournament-opened", hash=state.seed_hash),))


def replay(header: Header, entries: Sequence[Entry]) -> tuple[Judged, ...]:
    """The tournament at its start and after each entry."""
    found = [open_tournament(header)]
    for entry in entries:
        match entry.action:
            case Undo() as undo:
                before = entries[: len(found) - 1]
                past = _repaid(found[_past(before, undo)].state, before[undo.to :])
                found.append(_undone(past, found[-1].state, undo, entry.at))
            case _:
                found.append(judge(found[-1].state, entry))
    return tuple(found)


def undo_reach(entries: Sequence[Entry]) -> int | None:
    """The entry to which the director's last step can be taken back; None if others came after it.

    An outage that was made good is nobody's step: it does not keep the director from theirs.
    """
    standing = standing_numbers(entries, Undo)
    while standing and isinstance(entries[standing[-1] - 1].action, Missed):
        standing.pop()
    if not standing or entries[standing[-1] - 1].by != "director":
        return None
    return standing[-2] if len(standing) > 1 else 0


def taken_back(
    header: Header, entries: Sequence[Entry], now: State, undo: Undo, at: datetime
) -> Judged:
    """The judge of an undo. `now` is the state after `entries`.

    RuleError: nothing-to-undo, undo-played-on with a table that people have played at.
    """
    past = replay(header, entries[: _past(entries, undo)])[-1].state
    return _undone(_repaid(past, entries[undo.to :]), now, undo, at)


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def decode_entry(data: bytes) -> Entry:
    return msgspec.json.decode(data, type=Entry)


def decode_state(data: bytes) -> State:
    return msgspec.json.decode(data, type=State)


def _past(entries: Sequence[Entry], action: Undo) -> int:
    if undo_reach(entries) != action.to:
        raise RuleError("nothing-to-undo")
    return action.to


def _repaid(past: State, later: Sequence[Entry]) -> State:
    """What outages after that moment have taken stays given back."""
    for entry in later:
        if isinstance(entry.action, Missed):
            past = credited(past, entry.action)
    return past


def _undone(past: State, now: State, undo: Undo, at: datetime) -> Judged:
    """The past state, with table numbers that were never used and no time that is over."""
    after = replace(_renumbered(past, now), number=now.number + 1, at=at)
    running = timer(past)
    if running and running.at <= at:
        after = postponed(after, at - past.at)
    effects = (*_back(after, now), *_halts(after, now), *_roles(after, now))
    effects = (*effects, *kept_rounds(now, after), *published(now, after))
    for effect in effects:
        if isinstance(effect, CloseTable) and effect.table in undo.played:
            raise RuleError("undo-played-on", table=effect.table)
    # Whom a cancellation had called hear that it holds no more.
    back = isinstance(now.phase, CalledOff) and not isinstance(after.phase, CalledOff)
    calls = after.entered if back else ()
    return Judged(after, (*effects, say("undone", calls, number=undo.to, entry=now.number + 1)))


def _renumbered(past: State, now: State) -> State:
    """Tables that had opened and now have not get new numbers: a number is opened once."""
    drawn = past.rounds[-1] if isinstance(past.phase, Playing) else None
    if drawn is None or drawn.opened or not _opened(now, drawn):
        return replace(past, tables_made=now.tables_made)
    made = now.tables_made
    tables = tuple(replace(one, number=made + at) for at, one in enumerate(drawn.tables, 1))
    after = replace(past, tables_made=made + len(tables))
    return with_round(after, replace(drawn, tables=tables))


def _opened(now: State, drawn: Round) -> bool:
    numbers = {table.number for table in drawn.tables}
    return any(
        one.opened and numbers & {table.number for table in one.tables} for one in now.rounds
    )


def _back(after: State, now: State) -> Iterator[AnyEffect]:
    """What was opened is closed, what was closed goes on, who was replaced comes back."""
    then, here = _running(after), _running(now)
    yield from (CloseTable(number) for number in here if number not in then)
    yield from (ResumeTable(number) for number in then if number not in here)
    for number in then:
        before = here.get(number) or table_of(now, number)
        for seat, player in enumerate(then[number].seats):
            if before.seats[seat] != player:
                yield ReplaceSeat(number, seat, player)


def _halts(after: State, now: State) -> Iterator[AnyEffect]:
    was = bool(now.pausing and now.pausing.tables)
    is_now = bool(after.pausing and after.pausing.tables)
    if was != is_now:
        yield from map(HaltTable if is_now else ResumeTable, running_tables(after))


def _roles(after: State, now: State) -> Iterator[AnyEffect]:
    if isinstance(now.phase, Finished):
        yield TakeRole(now.phase.winners)
    if isinstance(after.phase, Finished):
        yield GiveRole(after.phase.winners)


def _running(state: State) -> dict[int, Table]:
    return {number: table_of(state, number) for number in running_tables(state)}
