"""A table's place is lost, is back, or is another: what that changes at the table."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.lobby import lobby_changes
from bot.engine.moves.stored_orders import settle
from bot.engine.people import pausing
from bot.engine.table.live import Change
from bot.store.rows import Loss

LOST = "place-lost"
"""The message by which players hear of it."""

FOR_GOOD = ("deleted", "removed")
"""A lobby whose place is lost so is closed: nobody can press its card any more."""


def lose(change: Change, why: Loss, *, quietly: bool = False) -> None:
    """Nobody can reach the place: no time runs, and each player is written to once.

    `quietly`: a tournament's table, which is moved in a moment, writes to nobody.
    """
    row = change.live.row
    change.set(unreachable=why)
    if row.stage == "lobby":
        if why in FOR_GOOD:
            lobby_changes.close(change, "place")
        return
    if row.stage == "running":
        pausing.stop(change, "place")
    if row.unreachable is None and not (quietly and row.directed):
        _write_to_all(change, why)


def regain(change: Change) -> None:
    """The place is there again: what stood still for it goes on."""
    change.set(unreachable=None)
    if change.live.row.stage == "lobby":
        change.tell("lobby")
        return
    if change.live.row.stage == "paused" and change.live.row.paused_why == "place":
        _put_off_votes(change)
        pausing.resume(change, "place")
        settle(change)
    change.tell("board")


def carry(change: Change, channel_id: int) -> None:
    """The table is played in this channel from now on, or in a thread that is opened there."""
    change.set(channel_id=channel_id, place_id=None)
    change.uproot = True
    change.say("table-moved")
    if change.live.row.unreachable is not None:
        regain(change)
    else:
        change.tell("board")


def _put_off_votes(change: Change) -> None:
    """Nobody could vote while the place was out of reach."""
    lost = change.now - (change.live.row.paused_at or change.now)
    votes = (replace(one, closes=one.closes + lost) for one in change.live.ballots)
    change.set_ballots(*votes)


def _write_to_all(change: Change, why: Loss) -> None:
    """By direct message: where the table is played nobody would read it."""
    for row in change.live.seats:
        if row.user_id is not None and not row.left:
            change.tell("private", LOST, row.user_id, cause=why)
