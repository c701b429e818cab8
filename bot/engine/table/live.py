"""A table in memory, a change of it within one transaction, and what that change lets people hear.

`Live` is never changed, only replaced; a `Change` is saved as a whole or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.errors import HouseError
from bot.store.rows import (
    BallotRow,
    EntryRow,
    FormerRow,
    News,
    NewsKind,
    SeatRow,
    TableRow,
    TimeOff,
)
from games.core.contract import Rules, Waiting
from games.core.orders import Stored
from games.core.record import Header, Table, decode_options
from games.core.timers import Schedule
from games.core.undo import StandingEntry
from games.core.words import Call, Event, Fact, Private, Seat

NOBODY_WAITED_FOR = Waiting((), ())

QUICK = ("live", "fast")
"""Paces at which people sit before the screen."""


class Live(msgspec.Struct, frozen=True, kw_only=True):
    """A table. `game` is the state decoded, None in a lobby; the row's own `state` stays None."""

    rules: Rules[Any, Any, Any]
    row: TableRow
    seats: tuple[SeatRow, ...]
    orders: tuple[Stored, ...] = ()
    ballots: tuple[BallotRow, ...] = ()
    header: Header[Any] | None = None
    game: Table[Any] | None = None
    waiting: Waiting = NOBODY_WAITED_FOR
    schedule: Schedule | None = None
    """When the turns of a game in play close, if it goes by the clock."""
    former: tuple[FormerRow, ...] = ()
    """People who have played a seat and do not any more."""
    time_off: Mapping[int, TimeOff] = {}
    """By Discord id, of those who sit there and have some."""
    lines: tuple[StandingEntry, ...] = ()
    """The entries that stand, without those taken back; undoing works on them."""

    @property
    def begun(self) -> tuple[Header[Any], Table[Any]]:
        """Header and game of a table that has started."""
        assert self.header is not None
        assert self.game is not None
        return self.header, self.game

    @property
    def state(self) -> Any:
        return self.begun[1].state

    @property
    def quick(self) -> bool:
        """Whether people sit before the screen."""
        return is_quick(self.row, self.schedule)


def is_quick(row: TableRow, schedule: Schedule | None) -> bool:
    """By its pace, or because its turns last minutes."""
    if schedule is None:
        return row.clock.pace in QUICK
    return schedule.length is not None and schedule.length <= timedelta(hours=1)


def begun(live: Live, header: Header[Any], game: Table[Any]) -> Live:
    """The table in play: whom its game waits for, and when its turns close."""
    # A game that is over waits for nobody, and its rules need not say whom they would ask.
    over, rules = game.outcome is not None, live.rules
    waiting = NOBODY_WAITED_FOR if over else rules.waiting(game.state)
    schedule = rules.schedule(header.options)
    return replace(live, header=header, game=game, waiting=waiting, schedule=schedule)


def schedule_of(live: Live) -> Schedule | None:
    """When the turns close, if the game goes by the clock; for a lobby with its options of now."""
    if live.header is not None:
        return live.schedule
    return live.rules.schedule(decode_options(live.rules, live.row.options))


def seat_of(live: Live, user_id: int | None) -> Seat | None:
    """The seat of the person, also after they have left it."""
    if user_id is None:
        return None
    return next((row.seat for row in live.seats if row.user_id == user_id), None)


def player(live: Live, user_id: int) -> Seat:
    """The person's seat at a table in play. HouseError: not-at-this-table, seat-left."""
    check_played(live)
    seat = seat_of(live, user_id)
    if seat is None:
        gone = any(one.user_id == user_id for one in live.former)
        raise HouseError("seat-left" if gone else "not-at-this-table")
    if live.seats[seat].left:
        raise HouseError("seat-left")
    return seat


def check_played(live: Live) -> None:
    """HouseError: table-not-started, table-over, table-closed."""
    match live.row.stage:
        case "lobby":
            raise HouseError("table-not-started")
        case "over":
            raise HouseError("table-over")
        case "closed":
            raise HouseError("table-closed")
        case "running" | "paused":
            pass


def check_running(live: Live) -> None:
    """HouseError: place-unreachable, table-paused, and as for `check_played`."""
    check_played(live)
    if live.row.unreachable is not None:
        raise HouseError("place-unreachable", cause=live.row.unreachable)
    if live.row.stage == "paused":
        raise HouseError("table-paused")


def users(live: Live) -> tuple[int, ...]:
    """The people who sit there."""
    return tuple([row.user_id for row in live.seats if row.user_id is not None])


def persons(live: Live) -> tuple[Seat, ...]:
    """The seats that a person plays, none of them on a computer's hands."""
    return tuple([row.seat for row in live.seats if row.person])


def staying(live: Live) -> tuple[Seat, ...]:
    """The seats whose persons play on: they have not left, and the computer answers for them no more
    often than it may. Without them nothing is taken away.
    """
    return tuple(
        row.seat
        for row in live.seats
        if row.user_id is not None and not row.left and not row.lapsed
    )


def has_next(live: Live, now: datetime) -> bool:
    """Whether something may be due, as far as was known when the table was saved: seldom."""
    return bool(live.ballots) or (live.row.due is not None and live.row.due <= now)


def was_away(live: Live, seat: Seat) -> bool:
    """Whether an act of the seat's person ends something: the computer in their place, a row of
    silences, or orders that they left for the time of an absence.
    """
    row = live.seats[seat]
    silent = row.computer is not None or row.silences > 0 or row.missed_row > 0
    return silent or any(one.seat == seat and one.order.while_away for one in live.orders)


def absent(live: Live) -> tuple[Seat, ...]:
    """The seats whose person the computer stands in for."""
    return tuple(
        row.seat
        for row in live.seats
        if row.user_id is not None and row.computer is not None and not row.left
    )


class Change:
    """A table being changed: `live` as it will be, and what must be added to the store with it."""

    def __init__(self, live: Live, now: datetime, *, by_person: bool = False) -> None:
        """`now` is the moment of what happens; it is never before the newest entry."""
        self.before = live
        self.live = live
        # A record whose moments run backwards could not be replayed, and the wall clock may be set
        # back.
        self.now = max(now, live.game.at) if live.game else now
        self.by_person = by_person
        self.entries: list[EntryRow] = []
        self.news: list[News] = []
        self.events: list[Event] = []
        """The events of the change's entries."""
        self.calls: list[tuple[str, News]] = []
        """News by which somebody is called, and the topic: about one not again too soon."""
        self.answers: list[tuple[Seat, bool | None]] = []
        """Seats whose persons were asked, and whether they answered in time. None: once that they did not is taken back."""
        self.uproot = False
        """Whether the table goes to another place, where nothing of it is posted yet."""

    @property
    def urgent(self) -> bool:
        """Whether the news goes out first: a person waits for it, or the table is a quick one."""
        return self.by_person or self.live.row.clock.pace in QUICK

    def set(self, **changes: Any) -> None:
        """Change columns of the table's row."""
        self.live = replace(self.live, row=replace(self.live.row, **changes))

    def set_seat(self, seat: Seat, **changes: Any) -> None:
        changed = replace(self.live.seats[seat], **changes)
        seats = tuple(changed if row.seat == seat else row for row in self.live.seats)
        self.live = replace(self.live, seats=seats)

    def set_ballots(self, *ballots: BallotRow) -> None:
        self.live = replace(self.live, ballots=ballots)

    def tell(self, kind: NewsKind, key: str = "", to: int | None = None, /, **facts: Fact) -> None:
        """Add something to be told once this is saved."""
        news = News(
            table_id=self.live.row.id, kind=kind, key=key, facts=facts, to=to, urgent=self.urgent
        )
        self.news.append(news)

    def say(self, key: str, /, **facts: Fact) -> None:
        """Add a line for everybody."""
        self.tell("say", key, None, **facts)


def announce(change: Change, mover: Seat | None) -> None:
    """Add to a whole change the calls and the board that follow from it.

    `mover` is the computer's seat that moves next.
    """
    _call_all(change)
    shown = any(news.kind == "board" for news in change.news)
    if change.entries and not shown and not _is_private(change) and _is_news(change, mover):
        change.tell("board")


def _call_all(change: Change) -> None:
    """Add a call for every person whom the events of the change concern.

    Of several events about one topic the last counts. A seat that has acted meanwhile, also by an
    order, is not called: it is told what came of it anyhow.
    """
    acted = {row.seat for row in change.entries}
    last = {
        (call.topic, seat): (event, call.page)
        for event, call, seat in _concerned(change)
        if seat not in acted
    }
    for (topic, seat), (event, page) in last.items():
        user_id = change.live.seats[seat].user_id
        # Nobody reads a call for a seat that the computer plays at the moment.
        if user_id is not None and change.live.seats[seat].person:
            change.calls.append((topic, _news(change, event, user_id, page)))


def _concerned(change: Change) -> Iterator[tuple[Event, Call, Seat]]:
    for event in change.events:
        # Most kinds of events never call anybody.
        if type(event).call is not Event.call and (call := event.call) is not None:
            yield from ((event, call, seat) for seat in call.seats)


def _news(change: Change, event: Event, user_id: int, page: str) -> News:
    # `to` says who may read the event; the news has its own reader and its sentence needs no seat.
    facts = {name: getattr(event, name) for name in event.__struct_fields__ if name != "to"}
    return News(
        table_id=change.live.row.id,
        kind="private" if isinstance(event, Private) else "call",
        key=str(type(event).__struct_config__.tag),
        facts=facts,
        to=user_id,
        urgent=change.urgent,
        page=page,
    )


def _is_private(change: Change) -> bool:
    """Whether only those concerned could notice the change; then no board is redrawn.

    Its time of edit would tell everybody that somebody has just sent money.
    """
    before, after = change.before, change.live
    if before.game is None or after.game is None:
        return False
    if any(not isinstance(event, Private) for event in change.events):
        return False
    return _public(before) == _public(after)


def _public(live: Live) -> tuple[object, ...]:
    """All that a public board shows. The rules' own timers are left out, since it shows none."""
    _, game = live.begun
    waiting = live.waiting
    shown = (waiting.seats, waiting.may, waiting.ask, waiting.facts)
    paced = tuple(alarm for alarm in live.row.alarms if alarm.paced)
    row = (live.row.stage, live.row.decision, paced, live.ballots)
    return live.rules.view(game.state, None), shown, row


def _is_news(change: Change, mover: Seat | None) -> bool:
    """Not each entry of a computer, nor what a computer answers at once; but a turn that ended."""
    if mover is None:
        return True
    live = change.live
    return _turned(change) and any(live.seats[seat].person for seat in live.waiting.seats)


def _turned(change: Change) -> bool:
    """The clock rang; or all were ready before the hour of a turn that goes by the clock."""
    if change.entries[-1].seat is None:
        return True
    moved = change.live.row.decision != change.before.row.decision
    return moved and change.live.schedule is not None
