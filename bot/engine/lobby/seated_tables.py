"""Tables that start with their seats given, without a lobby: a tournament says who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from bot.engine.lobby import lobby_changes
from bot.engine.moves import computers
from bot.engine.table.live import Change, Live
from bot.engine.table.names import distinct, next_name, of_a_person
from bot.engine.time.due import due_of
from bot.store.rows import ClockTerms, SeatRow, TableRound, TableRow
from games.core.contract import Rules
from games.core.words import Seat


class SeatedPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What such a table is opened with."""

    guild_id: int
    channel_id: int
    host_id: int
    language: str
    options: bytes
    """The game's Options as JSON."""
    clock: ClockTerms
    seed: str
    people: Sequence[tuple[int, str] | None]
    """User and name in the order of the seats; None is a computer."""
    round: TableRound | None = None


def start(rules: Rules[Any, Any, Any], plan: SeatedPlan, now: datetime) -> Change:
    """The new table, started, to be saved. HouseError: too-few-seats."""
    live = Live(rules=rules, row=row_of(rules, plan, now), seats=_seats(rules, plan))
    change = Change(live, now)
    lobby_changes.start_as_seated(change, plan.seed)
    change.set(due=due_of(change.live))
    change.tell("board")
    return change


def row_of(rules: Rules[Any, Any, Any], plan: SeatedPlan, now: datetime) -> TableRow:
    """The table before its start. Whose seat is given up, the tournament fills it."""
    return TableRow(
        id=0,
        game=rules.key,
        guild_id=plan.guild_id,
        channel_id=plan.channel_id,
        host_id=plan.host_id,
        language=plan.language,
        stage="lobby",
        options=plan.options,
        clock=plan.clock,
        created=now,
        directed=True,
        round=plan.round,
    )


def _seats(rules: Rules[Any, Any, Any], plan: SeatedPlan) -> tuple[SeatRow, ...]:
    taken: set[str] = set()
    rows = []
    for number, person in enumerate(plan.people):
        user_id, kind = (person[0], None) if person else (None, computers.stand_in(rules))
        asked = of_a_person(person[1]) if person else next_name(plan.language, taken)
        name = distinct(asked, taken)
        taken.add(name)
        rows.append(
            SeatRow(table_id=0, seat=Seat(number), user_id=user_id, name=name, computer=kind)
        )
    return tuple(rows)
