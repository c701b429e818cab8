"""Giving a seat up for good."""

from __future__ import annotations

from bot.engine import ballots
from bot.engine.draft import Draft
from bot.engine.judge import enter
from bot.engine.obeying import drop_all
from games.core.record import Leave
from games.core.words import Seat


def leave(draft: Draft, seat: Seat) -> None:
    """The seat's orders go with it. When no person is left the game ends by its rules."""
    _leave(draft, seat, None)
    draft.say("player-left", seat=seat)
    for row in draft.live.seats:
        if not _ends(draft):
            return
        if not row.left and row.seat != seat:
            _leave(draft, row.seat, "computer")


def _leave(draft: Draft, seat: Seat, cause: str | None) -> None:
    enter(draft, seat, Leave(), cause)
    draft.set_seat(seat, left=True)
    drop_all(draft, seat)
    ballots.excuse(draft, seat)


def _ends(draft: Draft) -> bool:
    """Only computers are left: nobody would look on."""
    here = [row for row in draft.live.seats if not row.left]
    return draft.live.row.stage != "over" and all(row.user_id is None for row in here)
