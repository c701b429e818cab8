"""What a board message is about: whom the table waits for, and since which entry."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from bot.engine.sight import LogLine, Sight

WINDOW = "window"


class BoardTurn(msgspec.Struct, frozen=True):
    """Kept with the message as `<after>/<seats>/<turn>/<posted>`, before Impero as `<after>/<seats>`.

    `after` is the newest entry that the message before it has told: this one tells what came
    since. In a window everybody is asked, and nobody by name.
    """

    after: int
    asked: str
    turn: int | None = None
    """Of a game that goes by the clock."""
    posted: int | None = None
    """The newest entry when people were called with it."""

    def __str__(self) -> str:
        numbers = ("" if number is None else str(number) for number in (self.turn, self.posted))
        return "/".join((str(self.after), self.asked, *numbers))

    @property
    def seats(self) -> frozenset[int]:
        if self.asked == WINDOW:
            return frozenset()
        return frozenset(int(seat) for seat in self.asked.split(",") if seat)


def read(text: str) -> BoardTurn | None:
    """The move of a message; None if none is posted."""
    if "/" not in text:
        return None
    after, asked, *numbers = text.split("/")
    turn, posted = (int(one) if one else None for one in (*numbers, "", "")[:2])
    return BoardTurn(int(after), asked, turn, posted)


def board_turn_of(sight: Sight, after: int) -> BoardTurn:
    """What a new message would be about now."""
    waiting, posted = sight.waiting, sight.table.number
    if waiting is None:
        return BoardTurn(after, "", posted=posted)
    if waiting.window:
        return BoardTurn(after, WINDOW, posted=posted)
    asked = ",".join(str(seat) for seat in sorted(waiting.seats))
    return BoardTurn(after, asked, sight.turn if sight.schedule else None, posted)


def kept(old: BoardTurn, sight: Sight) -> BoardTurn:
    """What a message that goes on is about. After a pause its turn has another deadline: a new one."""
    return old if sight.table.stage == "running" else replace(old, turn=None)


def goes_on(old: BoardTurn | None, sight: Sight, fresh: Iterable[LogLine]) -> bool:
    """Whether the message may be redrawn, since nobody else is asked.

    Those asked may get fewer. Once anybody else has acted since, or the clock, it is another turn;
    but a turn by the clock is one message, whoever acts in it and whatever runs out.
    A game that is over or paused asks nobody.
    """
    if old is None:
        return False
    if sight.outcome is not None or sight.table.stage != "running":
        return True
    new = board_turn_of(sight, old.after)
    if new.turn is not None:
        return old.turn == new.turn
    if WINDOW in {old.asked, new.asked}:
        return old.asked == new.asked
    same_hands = all(seat_behind(line) in old.seats for line in fresh)
    return bool(new.seats) and new.seats <= old.seats and same_hands


def seat_behind(line: LogLine) -> int | None:
    """Whose doing an entry was; who takes back his own is its cause, `seat:2`. None: the clock."""
    if line.seat is None and line.cause is not None:
        kind, _, seat = line.cause.partition(":")
        return int(seat) if kind == "seat" else None
    return line.seat
