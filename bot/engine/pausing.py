"""A table stops, goes on, or is broken off."""

from __future__ import annotations

from datetime import timedelta

from msgspec.structs import replace

from bot.engine.draft import Draft
from bot.engine.judge import take
from bot.engine.live import Live, house_of
from bot.engine.obeying import settle
from bot.errors import HouseError
from games.core.record import Entry, Resume, play
from games.core.timers import resumed


def pause(draft: Draft, why: str) -> None:
    """No time runs from now on. `why` is voted, admin or absent."""
    draft.set(stage="paused", paused_at=draft.now)
    _drop_ballots(draft, "pause")
    draft.say("paused", why=why)
    draft.tell("board")


def resume(draft: Draft, why: str) -> None:
    """Time runs again, and nobody has less of it left than before (`timers.resumed`).

    `why` is voted, admin or back: a person came back to a table that had paused for absence.
    """
    live = draft.live
    header, game = live.begun
    assert live.row.paused_at is not None
    lost = max(draft.now - live.row.paused_at, timedelta())
    entry = Entry(None, Resume(lost), draft.now)
    draft.set(stage="running", paused_at=None)
    house = house_of(live.row.clock)
    kept = resumed(live.row.alarms, live.waiting.timers, lost, house)
    take(draft, entry, play(live.rules, header, game, entry), kept)
    _drop_ballots(draft, "resume")
    draft.say("resumed", why=why)


def break_off(draft: Draft, why: str) -> None:
    """The table is closed without a result. `why` is voted or admin."""
    draft.set(stage="closed", ended=draft.now, alarms=(), paused_at=None)
    draft.live = replace(draft.live, orders=(), ballots=())
    draft.say("broken-off", why=why)
    draft.tell("board")


def check(live: Live, what: str) -> None:
    """HouseError: already-paused, not-paused, and for a table that is not being played."""
    check_played(live)
    match what, live.row.stage:
        case "pause", "paused":
            raise HouseError("already-paused")
        case "resume", "running":
            raise HouseError("not-paused")
        case _:
            pass


def check_played(live: Live) -> None:
    """HouseError: table-not-started, table-over, table-closed."""
    match live.row.stage:
        case "lobby":
            raise HouseError("table-not-started")
        case "over":
            raise HouseError("table-over")
        case "closed":
            raise HouseError("table-closed")
        case "running" | "paused":
            pass


def do(draft: Draft, what: str, why: str) -> None:
    """Pause, resume or end; nothing if the table has got there in another way."""
    match what, draft.live.row.stage:
        case "pause", "running":
            pause(draft, why)
        case "resume", "paused":
            resume(draft, why)
            settle(draft)
        case "end", "running" | "paused":
            break_off(draft, why)
        case _:
            pass


def _drop_ballots(draft: Draft, what: str) -> None:
    draft.set_ballots(*(ballot for ballot in draft.live.ballots if ballot.what != what))
