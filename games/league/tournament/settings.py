"""The settings of a tournament, all published before it starts."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

import msgspec

FormatName = Literal["swiss", "league", "groups", "knockout"]
TieBreak = Literal["wins", "shares", "seconds", "opponents", "meetings", "lot"]
"""Of people with equal points: first places; the sum of their shares of the money at their tables;
second places; the mean points of their opponents; who was before whom where they met; the lot."""
Method = Literal["worth", "playouts"]
"""How a late table is scored: by present worth, or by games played on."""

DEFAULT_TIE_BREAKS: tuple[TieBreak, ...] = ("wins", "shares", "seconds", "opponents", "lot")
HUNDRED = 100
"""Points are counted in hundredths, so that a tie of three can share them."""
MAX_PLAYERS = 1_000
MAX_ROUNDS = 30
SHORTEST_ROUND = timedelta(minutes=10)
LONGEST_TIME = timedelta(days=366)
"""Of a round, an extension, a check-in or a review."""
LONGEST_WAIT = timedelta(days=5 * 365)
"""Of registration: a server's event may not begin later."""
LONGEST_TITLE = 80
LATER = frozenset({"title", "check_in", "review", "round_length", "registration_until"})
"""What may be changed once a round is drawn: it changes no result."""


class ByPlace(msgspec.Struct, frozen=True, tag="place"):
    """Points by place; a tie shares what its places are worth, so that drawing never pays."""

    scale: tuple[int, ...] = (5, 3, 2, 1)
    """From the first place on; places beyond it are worth nothing."""
    other_sizes: tuple[tuple[int, ...], ...] = ((5, 3, 1),)
    """Scales for tables of one size each: as many seats as the scale has places."""

    def at(self, seats: int) -> tuple[int, ...]:
        """In whole points, one for each place of a table."""
        own = next((scale for scale in self.other_sizes if len(scale) == seats), self.scale)
        return (*own, *(0 for _ in range(seats)))[:seats]


class ByMoney(msgspec.Struct, frozen=True, tag="money"):
    """A hundred points for each table, shared out as its final scores are."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`table` is what the tables are opened with, such as pace and options: nothing here reads it."""

    game: str
    title: str
    format: FormatName = "swiss"
    rounds: int = 3
    """Of Swiss, a league or each group. A knock-out ends with its last table."""
    sizes: tuple[int, ...] = (4, 5)
    """The allowed table sizes."""
    seats: tuple[int, int] = (2, 6)
    """The least and most seats of the game: a knock-out falls back on smaller tables than wished."""
    table: str = "{}"
    group_size: int = 8
    go_on: int = 2
    """Knock-out: how many of each table go on; groups: of each group."""
    final: int = 0
    """Swiss and league: how many of the standings play a knock-out at the end; 0: none."""
    points: ByPlace | ByMoney = ByPlace()
    bye: int = 3
    """Whole points for a bye, at most those of a win; with points by money a bye is an equal share."""
    substitute: int = 1
    """Whole points of a substitute for a table that they finish for somebody else."""
    tie_breaks: tuple[TieBreak, ...] = DEFAULT_TIE_BREAKS
    counted: int = 0
    """How many of the best rounds of each player count; 0: all."""
    softness: int | None = None
    """Swiss: see `Request.softness`."""
    registration_until: datetime | None = None
    """Then check-in or the first round begins by itself; None: when the director says so."""
    check_in: timedelta = timedelta()
    """The length of the check-in after registration; none by default."""
    late_entry: int = 0
    """Rounds that may have begun when somebody joins late, at most."""
    least: int = 2
    most: int = MAX_PLAYERS
    roles: tuple[int, ...] = ()
    """People with one of these may enter; the bot checks it."""
    review: timedelta = timedelta()
    """Between the draw of a round and its tables' opening, for the director to look at."""
    round_length: timedelta | None = None
    late_tables: Method = "worth"
