"""The entries of a tournament's record: what people ask, what directors decide, what the clock and the
tables say.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

import msgspec

from games.core.words import kebab
from games.league.tournament.settings import Settings

Author = Literal["player", "director", "clock", "table"]


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=kebab):
    """What an entry does. Players are numbers, from 1 in the order of joining."""


class Join(Action, frozen=True):
    """A new player has the next number. A reserve is seated only in the place of somebody who drops out.

    Those who left join again under their number. `apart`: players whom they shall not meet in any
    tournament of the server.
    """

    player: int
    reserve: bool = False
    apart: tuple[int, ...] = ()


class Leave(Action, frozen=True):
    """The player will not play again. Results stay; at a running table they are replaced."""

    player: int


class CheckIn(Action, frozen=True):
    player: int


class Begin(Action, frozen=True):
    """The director ends registration, or check-in, now."""


class TimeUp(Action, frozen=True):
    """The clock's entry: this timer rang."""

    key: str


class EndTable(Action, frozen=True):
    """A table's game is over. `places`: seats from first to last, tied ones together; `scores` by seat.

    `left`: seats whose players had given them up before its end, so that nobody took them over.
    """

    table: int
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    left: tuple[int, ...] = ()


class Adjudicate(Action, frozen=True):
    """A late table is scored by the published method."""

    table: int
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]


class Rule(Action, frozen=True):
    """The director's word on a table, running or ended; it stands in the log with its reason."""

    table: int
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str


class Drop(Action, frozen=True):
    """The director takes a player out."""

    player: int
    reason: str = ""


class Add(Action, frozen=True):
    """The director lets somebody in, late or full as it may be. `apart` as for `Join`."""

    player: int
    reserve: bool = False
    apart: tuple[int, ...] = ()


class Replace(Action, frozen=True):
    """The director gives a seat of a running table to a reserve, or (None) to a computer, which cannot
    win.
    """

    table: int
    seat: int
    player: int | None


class Extend(Action, frozen=True):
    """The running round ends later by so much."""

    by: timedelta


class Pause(Action, frozen=True):
    """No round opens or ends by the clock; with `tables`, their games stop, too."""

    reason: str = ""
    tables: bool = False
    unreachable: bool = False
    """The server, or a table of the round, cannot be reached; the clock resumes when it is back."""


class Resume(Action, frozen=True):
    """All times are later by the length of the pause."""


class Missed(Action, frozen=True):
    """The clock's entry: between these moments nobody could play. Times that ran then are later by that."""

    since: datetime
    until: datetime


class Cancel(Action, frozen=True):
    reason: str


class Penalise(Action, frozen=True):
    """Takes points (hundredths) off a player; negative ones give some back."""

    player: int
    points: int
    reason: str


class KeepApart(Action, frozen=True):
    """These players shall not meet from the next draw on."""

    players: tuple[int, ...]


class Swap(Action, frozen=True):
    """Two seats of a drawn round, at one table or two, change places before it opens."""

    table: int
    seat: int
    other_table: int
    other_seat: int


class Lock(Action, frozen=True):
    """A table of a drawn round stands: redrawing and late changes leave it alone."""

    table: int
    locked: bool = True


class Redraw(Action, frozen=True):
    """The drawn round is drawn anew, but for its locked tables. The same request gives the same draw.

    `softness` is Swiss's for this round, if not as the settings have it.
    """

    softness: int | None = None


class Change(Action, frozen=True):
    """Other settings, before the first round."""

    settings: Settings


class ForgetRoles(Action, frozen=True):
    """The clock's entry: these roles of the server are gone. They bind nobody any more."""

    roles: tuple[int, ...]


class Announce(Action, frozen=True):
    """The director's words to all."""

    text: str


class Undo(Action, frozen=True):
    """Back to the state after entry `to`. `played`: the running tables at which somebody has moved."""

    to: int
    played: tuple[int, ...] = ()


AnyAction = (
    Join
    | Leave
    | CheckIn
    | Begin
    | TimeUp
    | EndTable
    | Adjudicate
    | Rule
    | Drop
    | Add
    | Replace
    | Extend
    | Pause
    | Resume
    | Missed
    | Cancel
    | Penalise
    | KeepApart
    | Swap
    | Lock
    | Redraw
    | Change
    | ForgetRoles
    | Announce
    | Undo
)


class Entry(msgspec.Struct, frozen=True):
    """An action with its moment (UTC) and author. Who the author is, the bot keeps beside it."""

    action: AnyAction
    at: datetime
    by: Author
