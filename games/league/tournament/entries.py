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
    """The player will not play again. Results stay; at a running table they are replaced.

    `for_good`: nobody but a director brings them back.
    """

    player: int
    for_good: bool = False


class PlayOn(Action, frozen=True):
    """A player who lapsed is seated again from the next draw on."""

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

    `left`: seats whose players had given them up before its end, so that nobody took them over; `lapsed`:
    those for whom the computer had answered too often.
    """

    table: int
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    left: tuple[int, ...] = ()
    lapsed: tuple[int, ...] = ()


class Silent(Action, frozen=True):
    """The running table's entry: these seats are lapsed now, and no others.

    If nobody else plays there it is scored at `scored_at`.
    """

    table: int
    seats: tuple[int, ...]
    scored_at: datetime


class Adjudicate(Action, frozen=True):
    """A late table is scored by the published method.

    `late`: seats that have let the others wait for longer than a decision's own time; `absent`: those of them
    that have never moved.
    """

    table: int
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    late: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()


class Rule(Action, frozen=True):
    """The director's word on a table, running or ended; it stands in the log with its reason."""

    table: int
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    reason: str
    by: int | None = None
    """The player who rules in their own cause. Now `Ask` says so; older records have it here."""
    alone: bool = False
    """Whether nobody without a stake could answer; else it waits until another director agrees."""


class Settle(Action, frozen=True):
    """Somebody without a stake agrees with the decision that waits, or does not."""

    table: int = 0
    """The table of a ruling, where no entry is named."""
    agreed: bool = True
    entry: int = 0
    """The entry that asked for it; 0: whichever ruling waits for the table."""
    player: int | None = None
    """One of those whom it hits, where nobody else can answer."""


class Drop(Action, frozen=True):
    """The director takes a player out; `for_good` as for `Leave`."""

    player: int
    reason: str = ""
    for_good: bool = False


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
    keeps: bool = False
    """Whether the player before keeps the place that the seat reaches: a director took it from them, and
    they had not lapsed."""


class Extend(Action, frozen=True):
    """The running round ends that much later, or earlier; before the first, registration or check-in ends
    later.
    """

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


class EndAfter(Action, frozen=True):
    """The round that runs or is drawn is the last one; the first of the standings win then.

    `now`: its running tables close without a result, and what has been played decides.
    """

    reason: str
    now: bool = False


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
    """The drawn round is redrawn, but for its locked tables. The same request gives the same draw.

    `softness` is Swiss's for this round, if not as the settings have it.
    """

    softness: int | None = None


class Change(Action, frozen=True):
    """Other settings: any before the first round is drawn, then those that change no result."""

    settings: Settings
    calm: bool = False
    """Whether `Settings.table` differs in nothing that changes a result, as the bot knows."""


class ForgetRoles(Action, frozen=True):
    """The clock's entry: these roles of the server are gone. They bind nobody any more."""

    roles: tuple[int, ...]


class Announce(Action, frozen=True):
    """The director's words to all."""

    text: str
    prize_was: int | None = None
    """The winner's role before this one; 0: none. An undo puts it back."""


class Undo(Action, frozen=True):
    """Back to the state after entry `to`. `played`: the running tables at which somebody has moved."""

    to: int
    played: tuple[int, ...] = ()


Decision = (
    Rule
    | Adjudicate
    | Replace
    | Drop
    | Add
    | Penalise
    | Extend
    | Swap
    | Redraw
    | Change
    | Cancel
    | EndAfter
)
"""What a director can do that may be in their own cause: see `stakes.stake`."""


class Ask(Action, frozen=True):
    """A director with a stake in a decision asks for it: it counts when somebody without one agrees.

    Of a table that is to be scored the places come with the answer, not with the question.
    """

    step: Decision
    player: int
    """The one who asks."""
    reason: str
    alone: bool = False
    """Whether nobody without a stake could answer: then those whom it hits do, for a day."""


class CallDirector(Action, frozen=True):
    """A player wants a director at their running table."""

    player: int
    table: int
    reason: str = ""


class AnswerCall(Action, frozen=True):
    """A director has come to the table."""

    table: int


class Object(Action, frozen=True):
    """A player calls those who manage the server: the decision of that entry is wrong, they think."""

    player: int
    entry: int


AnyAction = (
    Join
    | Leave
    | PlayOn
    | CheckIn
    | Begin
    | TimeUp
    | EndTable
    | Silent
    | Adjudicate
    | Rule
    | Settle
    | Ask
    | Object
    | CallDirector
    | AnswerCall
    | Drop
    | Add
    | Replace
    | Extend
    | Pause
    | Resume
    | Missed
    | Cancel
    | EndAfter
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
