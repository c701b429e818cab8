"""The rows of the store, as the rest of the bot uses them. Times are UTC, ids are Discord's."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from bot.store.columns import LanguageName, Packed, ZoneName
from games.core.attendance import Attendance
from games.core.timers import Alarm, House
from games.core.words import Facts, Seat

Stage = Literal["lobby", "running", "paused", "over", "closed"]
"""`over`: the game has ended. `closed`: it never started, or was broken off."""

Pace = Literal["live", "fast", "daily", "slow", "own"]

PictureWish = Literal["yes", "too", "only"]
"""How a person wants what pictures show: drawn, drawn and in words too, in words only."""

PauseReason = Literal["voted", "admin", "director", "absent", "place"]
"""Why a table is paused; `place`: nobody can reach the channel or thread in which it is played."""

Loss = Literal["deleted", "locked", "forbidden", "removed", "offline"]
"""Why a table's place is out of reach: the channel or thread is gone, the thread is locked, the bot
may not post there, the bot is not in the server, or Discord has the server offline."""


class ClockTerms(House, frozen=True):
    """The table's clock contract, fixed at the start. Lengths are whole seconds."""

    pace: Pace
    bank: int
    """Seconds of each seat beyond the pace, used up before a silence counts."""
    refill: int
    """Added to a seat's bank after each answer in time, up to `bank`."""
    vacations: bool = True
    """Whether the clock stands while a decision waits for somebody on vacation."""
    weekends_off: bool = False
    """Whether the clock stands on Saturdays and Sundays, read in `zone`."""
    quiet: bool = True
    """Whether a deadline moves out of somebody's quiet hours."""


class TableRound(msgspec.Struct, frozen=True, kw_only=True):
    """The round of a tournament in which a table is played."""

    title: str
    """The tournament's."""
    round: int
    number: int
    """The table's within the tournament."""
    ends: datetime | None = None
    """None: it has no end, or the tournament is paused."""
    warns: datetime | None = None
    """When those who are asked are told that it ends soon; None: they have been."""


LONGEST_CUP, SHORTEST_CUP = 30, 6
"""Characters of a tournament's title beside the number of its table."""


def table_name(table_id: int, of: TableRound | None, less: int = 0) -> int | str:
    """What people call a table: "12", or for good by its tournament, "7 (Spring Cup)"; shorter by `less`."""
    if of is None:
        return table_id
    most = LONGEST_CUP if less <= 0 else min(len(of.title), LONGEST_CUP) - less
    title = of.title if len(of.title) <= most else f"{of.title[: most - 1]}…"
    return of.number if most < SHORTEST_CUP else f"{of.number} ({title})"


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, from lobby to end."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    """Where it was opened: the parent of its thread."""
    place_id: int | None = None
    """The thread or channel in which it is played; None before the start."""
    host_id: int
    language: LanguageName
    stage: Stage
    options: bytes
    """The game's Options as JSON."""
    clock: ClockTerms
    seed: str | None = None
    version: int = 0
    """The rules' version at the start, 0 in a lobby."""
    shape: int = 0
    opened: datetime | None = None
    """The header's moment: when the game started."""
    number: int = 0
    """The newest entry; 0 is the setup."""
    decision: int = 0
    """The entry that opened the present decision. Buttons carry it, so that old ones are known."""
    at: datetime | None = None
    """The newest entry's moment."""
    state: Packed | None = None
    revealed: bool = False
    alarms: tuple[Alarm, ...] = ()
    due: datetime | None = None
    """The next instant at which the clock has something to do here: an alarm or a reminder."""
    reminded: int = 0
    """Per cent of the present decision's time at which the last reminder went out: 0, 50, 90."""
    paused_at: datetime | None = None
    paused_why: PauseReason | None = None
    created: datetime
    ended: datetime | None = None
    starts: datetime | None = None
    """When a lobby whose game goes by the clock starts by itself."""
    unreachable: Loss | None = None
    """Why nobody can reach its place."""
    host_seen: datetime | None = None
    """When the host last did something in the lobby; a silent host's lobby passes on."""
    invited: tuple[int, ...] = ()
    """The people who may join; nobody named: everybody."""
    barred: tuple[int, ...] = ()
    """Whom the host has removed: they may not join again uninvited."""
    paused_until: datetime | None = None
    """When a pause that was voted ends by itself."""
    directed: bool = False
    """Whether it is a tournament's: its director decides over its result and its seats."""
    position: bytes | None = None
    """Where a table began that did not begin at the beginning: a `games.core.record.StartPosition` as JSON."""
    advice: bool = False
    """Whether everybody may ask what they might do; then it is not rated."""
    reliable: int = 0
    """The answers in time, in per cent, that its lobby asks of those who join."""
    settled: bool = False
    """Whether its lobby asks for a settled rating."""
    round: TableRound | None = None
    """The round of a tournament's table."""
    imported: bool = False
    """Whether it comes from a file that somebody has brought."""

    @property
    def called(self) -> int | str:
        """Its name in every sentence; its `id` is the house's own."""
        return table_name(self.id, self.round)


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table. In a lobby seats count in order of joining; the start deals them again."""

    table_id: int
    seat: Seat
    user_id: int | None
    """None: a computer, or somebody who has asked to be forgotten."""
    name: str
    computer: str | None = None
    """The kind of computer player; with a user_id it plays for an absent person."""
    silences: int = 0
    """Time-outs in a row."""
    bank: int = 0
    """Seconds left in the time bank."""
    left: bool = False
    considered: int = -1
    """The newest entry after which its computer had nothing to do while nobody waited for it."""
    away_since: datetime | None = None
    """Since when the computer plays in place of the person."""
    offered: datetime | None = None
    """Since when somebody else may take it."""
    taken: int = 0
    """The entry at which the present player took it over; 0: they have played from the start."""
    asked: int = 0
    """Decisions asked of its person so far; `missed` of them were answered for them."""
    missed: int = 0
    missed_row: int = 0
    """The newest of them that were missed in a row."""
    proposals: int = 0
    """How often its person has proposed an end of the game."""
    proposed: datetime | None = None
    """When they did last."""

    @property
    def lapsed(self) -> bool:
        """Whether the computer has answered for the person too often."""
        return Attendance(self.asked, self.missed, self.missed_row).lapsed

    @property
    def person(self) -> bool:
        """Whether a person plays the seat, and no computer in their place."""
        return self.user_id is not None and self.computer is None and not self.left


class FormerRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has played a seat and does not any more."""

    table_id: int
    user_id: int
    seat: Seat
    why: Literal["left", "voted", "admin", "director", "absent"]
    number: int
    """The newest entry then."""
    at: datetime
    lapsed: bool = False
    """Whether the computer had answered for them too often."""


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A numbered entry of a table's record, with its events."""

    table_id: int
    number: int
    seat: Seat | None
    action: bytes
    at: datetime
    cause: Literal["order", "computer", "admin", "director", "seat"] | None = None
    cause_number: int | None = None
    """The id of the order, or the seat."""
    revealed: bool = False
    events: bytes = b"[]"
    """All events as JSON, private ones included: never shown unfiltered. Empty: a replay makes them again."""


class OrderRow(msgspec.Struct, frozen=True, kw_only=True):
    """A stored order, seen by its seat only."""

    id: int
    table_id: int
    seat: Seat
    order: bytes
    stored: datetime


class DraftRow(msgspec.Struct, frozen=True, kw_only=True):
    """A form that a person is filling in, too long for a custom id."""

    id: int = 0
    table_id: int
    user_id: int
    content: str
    """The action as custom ids have it: its tag and its values."""
    stored: datetime


NewsKind = Literal["lobby", "board", "reminder", "say", "call", "private", "seat", "ended", "watch"]


class News(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told on Discord, saved with what caused it (the outbox).

    lobby: redraw the lobby card. board: draw the newest view, with a line if there is a key.
    reminder: remind whom the table waits for. say: a line for everybody, a key of the bot's
    catalogue with facts. call: a line of the game's that calls the person `to`. private: one for
    nobody but the person `to`. seat: a seat on offer, told in the table's channel. ended: the final pictures. watch: the new turn, or the end, for the
    spectator `to`.
    """

    id: int = 0
    table_id: int
    kind: NewsKind
    key: str = ""
    facts: Facts = {}
    to: int | None = None
    tries: int = 0
    not_before: datetime | None = None
    urgent: bool = False
    """Whether somebody waits for it: it goes before news made by the clock."""
    page: str = ""
    """The page that a call is about."""


class BoardTurn(msgspec.Struct, frozen=True):
    """The turn that a board message shows: the seats waited for, and since which entry."""

    after: int
    """The newest entry that the message before it has told; this one tells what came since."""
    asked: tuple[int, ...] | None
    """The seats waited for; None in a window, where everybody is asked and nobody is named."""
    turn: int | None = None
    """The turn's number in a game that goes by the clock, else None."""
    posted: int | None = None
    """The newest entry when the message was posted and called people."""
    called: int | None = None
    """The decision to which people were called last; None: that of `posted`."""
    plain: bool = False
    """Whether the message has plain content, to which none of components can be turned back."""

    @property
    def seats(self) -> frozenset[int]:
        return frozenset(self.asked or ())


class Undelivered(msgspec.Struct, frozen=True, kw_only=True):
    """Private news that could not be delivered: kept until its person looks at their hand."""

    news_id: int
    table_id: int
    user_id: int
    key: str
    facts: Facts = {}


class Posted(msgspec.Struct, frozen=True, kw_only=True):
    """The messages of a table on Discord."""

    table_id: int
    lobby_message: int | None = None
    board_message: int | None = None
    board_number: int = -1
    """The newest entry whose events the board messages have told."""
    board_turn: BoardTurn | None = None
    """The turn of the board message: a decision of other people gets a new message."""
    reminder_message: int | None = None


class BallotRow(msgspec.Struct, frozen=True, kw_only=True):
    """A vote of the table; its `subject`: of undo the entry before it, of move the channel, of replace the seat."""

    id: int
    table_id: int
    what: Literal["undo", "pause", "resume", "extend", "end", "finish", "move", "replace"]
    subject: int
    number: int
    """The table's newest entry when the vote was opened; an undo is void once there is a newer one."""
    by: Seat
    asked: tuple[Seat, ...]
    answers: tuple[bool | None, ...]
    closes: datetime
    rule: Literal[1, 2] = 2
    """1: silence at the end was consent to an end or an undo; votes of before go on so."""


class Quiet(msgspec.Struct, frozen=True):
    """Hours of the day in which a person wants no calls: minutes after midnight in their zone."""

    starts: int
    ends: int
    """Not after `starts`: on the next day."""


class VacationRow(msgspec.Struct, frozen=True, kw_only=True):
    """A vacation that a person has announced."""

    id: int = 0
    user_id: int
    first: str
    """The first of its days, 2026-12-24, in the zone in which it was announced."""
    last: str
    since: datetime
    until: datetime
    told: bool = False
    """Whether the person knows that it is over: from the message of the morning after, or ended it."""


class TimeOff(msgspec.Struct, frozen=True):
    """When a person is off."""

    zone: str = "UTC"
    quiet: Quiet | None = None
    vacations: tuple[VacationRow, ...] = ()


Calling = Literal["mention", "message", "digest", "none"]
"""How somebody is called: in the table's channel, by direct message, once a day in their digest, or not at all."""


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of a person. `language` None follows Discord's; `notices` is the way of calls."""

    user_id: int
    name: str
    language: LanguageName | None = None
    notices: Calling = "mention"
    zone: ZoneName | None = None
    """IANA name: where their quiet hours and vacations are read; None: as in the server."""
    quiet: Quiet | None = None
    private: bool = False
    """Whether they appear in no ranking, history or picture of others."""
    pictures: PictureWish | None = None
    """None: as pictures, and they have not been asked yet."""
    news: Literal["all", "seat"] = "all"
    """What they are told beside calls: everything that is news to them, or only what happens to their seat."""
    reminders: bool = True
    """Whether they are reminded of what they have not done yet."""


class GuildRow(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server (`/settings`)."""

    guild_id: int
    language: LanguageName | None = None
    zone: ZoneName = "UTC"
    channel_id: int | None = None
    """The only channel where tables may be opened; None: all."""
    threads: bool = True
    opener_role: int | None = None
    """The role that may open tables; None: everybody."""
    pace: Pace = "daily"
    channel_gone: bool = False
    opener_gone: bool = False
    """What was chosen has been deleted since: tables may be opened anywhere, by everybody."""
    weekly_place: int | None = None
    weekly_due: datetime | None = None
    """Where the open tables are told once a week, and when next; None: nowhere."""
