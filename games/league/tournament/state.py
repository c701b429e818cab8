"""The state of a tournament: players, rounds, tables, results."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec.structs import force_setattr

from games.core.words import kebab
from games.league.seating import Figures
from games.league.tournament.entries import Decision, Rule
from games.league.tournament.settings import Settings

Status = Literal["entered", "reserve", "left", "absent", "out"]
"""`absent`: did not check in. `out`: left for good, was dropped, or lapsed twice; only a director brings
them back."""

MAX_LAPSES = 2
"""Tables at which somebody may lapse: with this one they are out."""


class Player(msgspec.Struct, frozen=True):
    number: int
    status: Status = "entered"
    checked_in: bool = False
    group: int | None = None
    penalty: int = 0
    """Hundredths of a point taken off."""
    lapses: int = 0
    """Tables at which they had lapsed at the end."""
    resting: bool = False
    """Whether they lapsed and have not said since that they play on: they are not seated."""


class Result(msgspec.Struct, frozen=True):
    """`places`: seats from first to last, tied ones together; `scores` by seat."""

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    by: Literal["table", "method", "director"] = "table"
    reason: str = ""
    own: bool = False
    """Ruled by a player of this table, because nobody else could."""


class Table(msgspec.Struct, frozen=True):
    number: int
    seats: tuple[int | None, ...]
    """Players in the order of seats; None is a computer that cannot win."""
    group: int | None = None
    locked: bool = False
    replaced: tuple[int, ...] = ()
    """Players who left it before its end; it is no bye and brings them nothing."""
    kept: tuple[tuple[int, int], ...] = ()
    """Player and seat of those among `replaced` who keep the place that the seat reaches."""
    substitutes: tuple[int, ...] = ()
    """Those in `seats` who came for somebody else."""
    result: Result | None = None
    silent: tuple[int, ...] = ()
    """Players who have lapsed while it runs."""
    scored_at: datetime | None = None
    """When it is scored if nobody acts: all its people have lapsed."""
    missed: tuple[int, ...] = ()
    """Players who had lapsed at its end: behind those who stayed, and without points."""

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(player for player in self.seats if player is not None)


class Round(msgspec.Struct, frozen=True):
    number: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...]
    figures: Figures
    """The figures of all rounds of this stage so far, when it was drawn."""
    drawn: datetime
    knockout: bool = False
    opened: datetime | None = None
    due: datetime | None = None
    overdue: bool = False
    """Its time is over, and its late tables are being scored."""

    @property
    def running(self) -> tuple[Table, ...]:
        return tuple(table for table in self.tables if table.result is None)


class Registering(msgspec.Struct, frozen=True, tag=kebab):
    """Players join and leave."""

    until: datetime | None


class CheckingIn(msgspec.Struct, frozen=True, tag=kebab):
    """Players say that they are there."""

    until: datetime


class Playing(msgspec.Struct, frozen=True, tag=kebab):
    """Rounds are drawn and played."""


class Finished(msgspec.Struct, frozen=True, tag=kebab):
    """All is played. `winners`: the first of the standings."""

    winners: tuple[int, ...]


class CalledOff(msgspec.Struct, frozen=True, tag=kebab):
    """Cancelled, by a director or for want of players; `why` is a key of the catalogue."""

    why: str
    reason: str = ""


Phase = Registering | CheckingIn | Playing | Finished | CalledOff


class Planned(msgspec.Struct, frozen=True):
    """A table of a league's or a group's schedule, before its round is drawn."""

    round: int
    players: tuple[int, ...]
    group: int | None = None


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A decision in somebody's own cause: it waits for somebody without a stake, or has counted since."""

    step: Decision = Rule(0, (), (), "")
    player: int
    """The director who asks."""
    reason: str = ""
    entry: int = 0
    """The entry that asked for it."""
    rounds: int = 0
    """How many were drawn then."""
    until: datetime | None = None
    """When it counts unless half of those whom it hits object; None: it waits for a director."""
    agreed: tuple[int, ...] = ()
    against: tuple[int, ...] = ()
    """Those whom it hits and who are against it."""
    settled: int = 0
    """The entry by which it counted."""
    table: int = 0
    result: Result | None = None
    """`table` and `result` are all that a database has of a ruling that waited when only rulings did."""

    def __post_init__(self) -> None:
        if self.result is not None:
            ruling = Rule(self.table, self.result.places, self.result.scores, self.result.reason)
            force_setattr(self, "step", ruling)
            force_setattr(self, "reason", self.result.reason)
            force_setattr(self, "result", None)


class Pausing(msgspec.Struct, frozen=True):
    since: datetime
    tables: bool
    reason: str
    unreachable: bool = False
    """It ends by itself when the server, or the tables that were lost, can be reached again."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """After an entry. It holds the seed, so it is not shown as it is."""

    settings: Settings
    seed: str
    version: int = 1
    """The version of the tournament's rules: 1 rounded points, and drew without a price of its own for thirds."""
    origin: Settings | None = None
    """The settings with which it opened, where they have been changed."""
    number: int = 0
    """Entries so far."""
    at: datetime
    phase: Phase
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    plan: tuple[Planned, ...] = ()
    last: int = 0
    """The round after which a director lets it end; 0: as the settings have it."""
    survivors: tuple[int, ...] | None = None
    """In a knock-out: those who are in it, from first seed to last."""
    apart: tuple[tuple[int, ...], ...] = ()
    asked: tuple[Asked, ...] = ()
    """Decisions in somebody's own cause that wait for somebody without a stake."""
    own: tuple[Asked, ...] = ()
    """Those that count."""
    calls: tuple[tuple[int, int], ...] = ()
    """Running tables to which a director is called, and by whom."""
    objections: tuple[tuple[int, int], ...] = ()
    """Entries, and the players who object to them."""
    tables_made: int = 0
    pausing: Pausing | None = None
    missed: datetime | None = None
    """Up to when time that was missed has been given back."""

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed, published when the tournament opens."""
        return sha256(self.seed.encode()).hexdigest()

    @property
    def active(self) -> tuple[int, ...]:
        """Players who are seated in the next round, but for a knock-out's."""
        return tuple(
            one.number for one in self.players if one.status == "entered" and not one.resting
        )

    @property
    def entered(self) -> tuple[int, ...]:
        """Those of `active`, and those who lapsed and may say that they play on."""
        return tuple(one.number for one in self.players if one.status == "entered")

    @property
    def current(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None


class Due(msgspec.Struct, frozen=True):
    """A timer of the tournament; the bot enters `TimeUp(key)` at this instant."""

    key: str
    at: datetime


def timer(state: State) -> Due | None:
    """The only timer that runs, derived from the state: the first of those that could."""
    return None if state.pausing else min(_timers(state), key=_moment, default=None)


def _timers(state: State) -> Iterator[Due]:
    for one in state.asked:
        if one.until:
            yield Due(f"asked:{one.entry}", one.until)
    match state.phase:
        case Registering(until=datetime() as until):
            yield Due("registration", until)
        case CheckingIn(until=until):
            yield Due("check-in", until)
        case Playing():
            yield from _round_timers(state.rounds[-1], state.settings.review)
        case _:
            pass


def _round_timers(running: Round, review: timedelta) -> Iterator[Due]:
    """The opening; or the end of the round, and the tables where nobody plays any more."""
    if running.opened is None:
        yield Due(f"open:{running.number}", running.drawn + review)
        return
    if running.due and not running.overdue and running.running:
        yield Due(f"round:{running.number}", running.due)
    if not running.overdue:
        for table in running.running:
            if table.scored_at:
                yield Due(f"silent:{table.number}", table.scored_at)


def _moment(due: Due) -> datetime:
    return due.at
