"""When a board message is redrawn and when a new one is posted."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.views.sight import LogLine, Sight
from bot.store.rows import BoardTurn


def board_turn_of(sight: Sight, after: int) -> BoardTurn:
    """The turn of a message that is posted now."""
    waiting, posted = sight.waiting, sight.table.number
    if waiting is None:
        return BoardTurn(after, (), posted=posted)
    if waiting.window:
        return BoardTurn(after, None, posted=posted)
    # Sorted, since the seats of two turns are compared whatever their order.
    asked = tuple(sorted(waiting.seats))
    return BoardTurn(after, asked, sight.turn if sight.schedule else None, posted)


def kept(old: BoardTurn, sight: Sight) -> BoardTurn:
    """The turn of a message that goes on. A pause ends it: the turn has another deadline afterwards."""
    return old if sight.table.stage == "running" else replace(old, turn=None)


def goes_on(old: BoardTurn | None, sight: Sight, fresh: Iterable[LogLine]) -> bool:
    """Whether the message may be redrawn: an edit calls nobody, so nobody new may be asked.

    Those asked may become fewer. An act of anybody else, or of the clock, begins a new message. But
    a decision that is still open stays one message, also while others act in it: an event calls those
    who come to be asked. A turn by the clock is one message, too. A game that is over or paused asks
    nobody.
    """
    if old is None:
        return False
    if sight.outcome is not None or sight.table.stage != "running":
        return True
    new = board_turn_of(sight, old.after)
    if new.turn is not None:
        return old.turn == new.turn
    # A window names nobody, so who has answered in it must not show in a new message either.
    if None in {old.asked, new.asked}:
        return old.asked == new.asked
    hands = [seat_behind(line) for line in fresh]
    if old.posted is not None and sight.table.decision <= old.posted and None not in hands:
        return True
    same_hands = all(seat in old.seats for seat in hands)
    return bool(new.seats) and new.seats <= old.seats and same_hands


def seat_behind(line: LogLine) -> int | None:
    """The seat whose player caused an entry; of an undo, its cause. None: the clock."""
    if line.seat is None and line.cause is not None:
        return line.cause.number if line.cause.by == "seat" else None
    return line.seat
