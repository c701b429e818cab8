"""The rows of the store as the rest of the bot sees them. Times are UTC, ids are Discord's."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from games.core.timers import Alarm
from games.core.words import Facts, Seat

Stage = Literal["lobby", "running", "paused", "over", "closed"]
"""A lobby fills, a table runs (or pauses), is over (its game has ended) or closed (never started,
or broken off)."""

Pace = Literal["live", "fast", "daily", "slow", "own"]


class Clock(msgspec.Struct, frozen=True):
    """The table's clock contract, fixed at the start. Lengths are whole seconds."""

    pace: Pace
    seconds: int
    window: int
    bank: int
    """What each seat starts with beyond the pace, used up before silence counts."""
    refill: int
    """Added to a seat's bank after each answer in time, up to `bank`."""
    zone: str
    """IANA name: where the hours of daily timers are read."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, from lobby to end."""

    id: int
    game: str
    guild_id: int
    channel_id: int
    """Where it was opened: the parent of its thread."""
    place_id: int | None = None
    """The thread, or the channel, in which it is played."""
    host_id: int
    language: str
    stage: Stage
    options: bytes
    """The game's Options as JSON."""
    clock: Clock
    seed: str | None = None
    version: int = 0
    """The rules' version with which it was started, 0 in a lobby."""
    shape: int = 0
    opened: datetime | None = None
    """The header's moment: when the game started."""
    number: int = 0
    """The newest entry; 0 is the setup."""
    decision: int = 0
    """The entry that opened the present decision: what buttons carry."""
    at: datetime | None = None
    """The newest entry's moment."""
    state: bytes | None = None
    revealed: bool = False
    alarms: tuple[Alarm, ...] = ()
    due: datetime | None = None
    """The next instant at which the clock has something to do here: an alarm or a reminder."""
    reminded: int = 0
    """Per cent of the present decision's time at which the last reminder went out: 0, 50, 90."""
    paused_at: datetime | None = None
    created: datetime
    ended: datetime | None = None
    starts: datetime | None = None
    """When a lobby whose game goes by the clock starts by itself."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where. In a lobby seats count in order of joining; the start deals them anew."""

    table_id: int
    seat: Seat
    user_id: int | None
    """None: a computer, or somebody who has asked to be forgotten."""
    name: str
    computer: str | None = None
    """The kind of computer player; beside a user_id: it plays for an absent person."""
    silences: int = 0
    """Time-outs in a row."""
    bank: int = 0
    """Seconds left."""
    left: bool = False
    considered: int = -1
    """The newest entry after which its computer, for which nobody waits, had nothing to do."""

    @property
    def person(self) -> bool:
        """A person who plays it himself."""
        return self.user_id is not None and self.computer is None and not self.left


class EntryRow(msgspec.Struct, frozen=True, kw_only=True):
    """A numbered entry of a table's record, with what it told."""

    table_id: int
    number: int
    seat: Seat | None
    action: bytes
    at: datetime
    cause: Literal["order", "computer", "admin", "seat"] | None = None
    cause_number: int | None = None
    """Which order, or which seat."""
    revealed: bool = False
    events: bytes = b"[]"
    """All events as JSON, private ones included: never shown unfiltered."""


class OrderRow(msgspec.Struct, frozen=True, kw_only=True):
    """A stored order, seen by its seat only."""

    id: int
    table_id: int
    seat: Seat
    order: bytes
    stored: datetime


class DraftRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has filled into a form that says too much for a custom id."""

    id: int = 0
    table_id: int
    user_id: int
    content: str
    """The action as custom ids have it: its tag and its values."""
    stored: datetime


NewsKind = Literal["lobby", "board", "reminder", "say", "call", "private", "ended"]


class News(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be told on Discord, saved with what caused it (the outbox).

    lobby: redraw the lobby card. board: draw the newest view. reminder: remind whom the table
    waits for. say: a line for everybody, a key of the bot's catalogue with facts. call: a line
    of the game's that calls the person `to`. private: one for nobody but the person `to`. ended:
    the final pictures.
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
    """Somebody waits for it: it goes before what the clock makes."""
    page: str = ""
    """The page that a call is about."""


class BoardTurn(msgspec.Struct, frozen=True):
    """What a board message is about: whom the table waits for, and since which entry."""

    after: int
    """The newest entry that the message before it has told: this one tells what came since."""
    asked: tuple[int, ...] | None
    """The seats waited for; None in a window, where everybody is asked, and nobody by name."""
    turn: int | None = None
    """Of a game that goes by the clock."""
    posted: int | None = None
    """The newest entry when people were called with it."""

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
    """The messages by which a table is present in its channel."""

    table_id: int
    lobby_message: int | None = None
    board_message: int | None = None
    board_number: int = -1
    """The newest entry whose events the board messages have told."""
    board_turn: BoardTurn | None = None
    """What the board message is about, so that a new decision of other people gets a new one."""
    reminder_message: int | None = None


class BallotRow(msgspec.Struct, frozen=True, kw_only=True):
    """A vote of the table: undo (to entry `subject`), pause, resume or end."""

    id: int
    table_id: int
    what: Literal["undo", "pause", "resume", "end"]
    subject: int
    number: int
    """The table's newest entry when it was called; an undo is void once there is a newer one."""
    by: Seat
    asked: tuple[Seat, ...]
    answers: tuple[bool | None, ...]
    closes: datetime


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has chosen. `language` None follows Discord's; `notices` says how he is called."""

    user_id: int
    name: str
    language: str | None = None
    notices: Literal["mention", "message", "none"] = "mention"


class GuildRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a server has chosen (`/settings`)."""

    guild_id: int
    language: str | None = None
    zone: str = "UTC"
    channel_id: int | None = None
    """Where tables may be opened; None: anywhere."""
    threads: bool = True
    opener_role: int | None = None
    """Who may open tables; None: everybody."""
    pace: Pace = "daily"
