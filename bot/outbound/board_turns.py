"""What a board message is about: whom the table waits for, and since which entry."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.sight import LogLine, Sight
from bot.store.rows import BoardTurn


def board_turn_of(sight: Sight, after: int) -> BoardTurn:
    """What a new message would be about now."""
    waiting, posted = sight.waiting, sight.table.number
    if waiting is None:
        return BoardTurn(after, (), posted=posted)
    if waiting.window:
        return BoardTurn(after, None, posted=posted)
    asked = tuple(sorted(waiting.seats))
    return BoardTurn(after, asked, sight.turn if sight.schedule else None, posted)


def kept(old: BoardTurn, sight: Sight) -> BoardTurn:
    """What a message that goes on is about. After a pause its turn has another deadline: a new one."""
    return old if sight.table.stage == "running" else replace(old, turn=None)


def goes_on(old: BoardTurn | None, sight: Sight, fresh: Iterable[LogLine]) -> bool:
    """Whether the message may be redrawn, since nobody else is asked.

    Those asked may get fewer. Once anybody else has acted since, or the clock, it is another turn;
    but a decision that is still open is one message, also when others act in it meanwhile: those who
    come to be asked in it are called by an event. So is a turn by the clock, whatever runs out in it.
    A game that is over or paused asks nobody.
    """
    if old is None:
        return False
    if sight.outcome is not None or sight.table.stage != "running":
        return True
    new = board_turn_of(sight, old.after)
    if new.turn is not None:
        return old.turn == new.turn
    if None in {old.asked, new.asked}:
        return old.asked == new.asked
    hands = [seat_behind(line) for line in fresh]
    if old.posted is not None and sight.table.decision <= old.posted and None not in hands:
        return True
    same_hands = all(seat in old.seats for seat in hands)
    return bool(new.seats) and new.seats <= old.seats and same_hands


def seat_behind(line: LogLine) -> int | None:
    """Whose doing an entry was: a player who takes back is its cause. None: the clock."""
    if line.seat is None and line.cause is not None:
        return line.cause.number if line.cause.by == "seat" else None
    return line.seat
