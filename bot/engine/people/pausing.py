"""A table stops, goes on, or is broken off."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from bot.engine.moves.entries import take
from bot.engine.table.live import Change, Live, check_played
from bot.engine.time.clocks import after_pause
from bot.errors import HouseError
from bot.store.rows import PauseReason
from games.core.record import Entry, Resume, play
from games.core.timers import resumed


def pause(change: Change, why: PauseReason) -> None:
    """No time runs from now on, and the table hears why."""
    stop(change, why)
    change.say("paused", why=why)
    change.tell("board")


def stop(change: Change, why: PauseReason) -> None:
    """No time runs from now on."""
    change.set(stage="paused", paused_at=change.now, paused_why=why, paused_until=None)
    _drop_ballots(change, "pause")


def resume(change: Change, why: str) -> None:
    """Let time run again; nobody has less of it left than before (`timers.resumed`).

    `why` is voted, admin, director, back (a person came back to a table that had paused for absence) or
    place. A table whose place is out of reach goes on when that is back.
    """
    if change.live.row.unreachable is not None:
        # The end of a voted pause is past: asked for again and again it would never come.
        change.set(paused_why="place", paused_until=None)
        return
    assert change.live.row.paused_at is not None
    give_back(change, change.live.row.paused_at)
    _drop_ballots(change, "resume")
    change.say("resumed", why=why)


def give_back(change: Change, since: datetime, *, exactly: bool = False) -> None:
    """No time has run at the table since then; `exactly` as in `timers.resumed`."""
    live = change.live
    header, game = live.begun
    # The wall clock may have been set back during the pause; time is never taken away.
    lost = max(change.now - since, timedelta())
    # The pause is an entry of the record, since instants within the rules move by it: a replay must
    # move them too.
    entry = Entry(None, Resume(lost), change.now)
    change.set(stage="running", paused_at=None, paused_why=None, paused_until=None)
    timers = live.waiting.timers
    kept = resumed(live.row.alarms, timers, lost, live.row.clock, exactly=exactly)
    before = {alarm.key: alarm for alarm in live.row.alarms}
    kept = tuple(after_pause(live, before[one.key], one, since, change.now) for one in kept)
    take(change, entry, play(live.rules, header, game, entry), kept)


def break_off(change: Change, why: str) -> None:
    """The table is closed without a result. `why` is voted, admin or director."""
    change.set(stage="closed", ended=change.now, alarms=(), paused_at=None, paused_why=None)
    change.live = replace(change.live, orders=(), ballots=())
    change.say("broken-off", why=why)
    change.tell("board")


def reopen(change: Change) -> None:
    """A table that the director closed goes on, with the whole time for what is open.

    Its orders are gone.
    """
    ended = change.live.row.ended
    change.set(stage="paused", paused_at=ended, paused_why="director", ended=None)
    resume(change, "director")


def check(live: Live, what: str) -> None:
    """HouseError: already-paused, not-paused, place-unreachable, and for a table that is not being
    played.
    """
    check_played(live)
    if what == "resume" and live.row.unreachable is not None:
        raise HouseError("place-unreachable", cause=live.row.unreachable)
    match what, live.row.stage:
        case "pause", "paused":
            raise HouseError("already-paused")
        case "resume", "running":
            raise HouseError("not-paused")
        case _:
            pass


def _drop_ballots(change: Change, what: str) -> None:
    change.set_ballots(*(ballot for ballot in change.live.ballots if ballot.what != what))
