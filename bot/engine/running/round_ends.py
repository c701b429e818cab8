"""A table hears when its round ends: those who are asked, a day before; and everybody, if that changes."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.table.live import Change
from bot.engine.time import clocks
from bot.store.rows import TableRound


def warn(change: Change) -> None:
    """Tell those who are asked that the round ends soon, if it is time."""
    row, live = change.live.row.round, change.live
    if row is None or row.warns is None or row.warns > change.now:
        return
    change.set(round=replace(row, warns=None))
    if row.ends is None or row.ends <= change.now:
        return
    until, said = int(row.ends.timestamp()), "round-ends-soon"
    # In a window nobody is named, so everybody is told alike.
    if live.waiting.window:
        change.say("round-ends-for-all", round=row.round, title=row.title, until=until)
    else:
        change.tell("reminder", said, round=row.round, title=row.title, until=until)


def enter_round(change: Change, row: TableRound) -> None:
    """The table is told of its round again; a bank that runs reaches to its end."""
    old = change.live.row.round
    told = old is not None and old.ends is not None and old.warns is None
    if told and row.warns is not None and row.warns <= change.now:
        row = replace(row, warns=None)
    if row != old:
        change.set(round=row)
        clocks.keep_within(change)
        change.tell("board")
