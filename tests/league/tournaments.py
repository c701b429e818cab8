"""A tournament on a string: players join, tables end, and what follows is noted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import pytest

from games.core.words import RuleError
from games.league.tournament.effects import Effect, Judged, OpenTable
from games.league.tournament.entries import (
    AnyAction,
    Author,
    Begin,
    EndTable,
    Entry,
    Join,
    TimeUp,
    Undo,
)
from games.league.tournament.judging import judge
from games.league.tournament.record import (
    VERSION,
    Header,
    open_tournament,
    replay,
    taken_back,
    undo_reach,
)
from games.league.tournament.settings import Settings
from games.league.tournament.standings import TournamentStanding, standings
from games.league.tournament.state import Playing, Round, State, Table, timer

OPENED = datetime(2026, 3, 1, 12, tzinfo=UTC)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)

E = TypeVar("E", bound=Effect)


class Tournament:
    """Its record so far, its state, and the effects of the last entry."""

    def __init__(self, **settings: Any) -> None:
        chosen = {"game": "some", "title": "Cup", **settings}
        self.header = Header(VERSION, Settings(**chosen), "seed", OPENED)
        self.entries: list[Entry] = []
        self.judged = open_tournament(self.header)
        self.opened: list[OpenTable] = []

    @property
    def state(self) -> State:
        return self.judged.state

    @property
    def now(self) -> Round:
        return self.state.rounds[-1]

    @property
    def running(self) -> tuple[Table, ...]:
        return self.now.running if self.now.opened else ()

    @property
    def lines(self) -> tuple[TournamentStanding, ...]:
        return standings(self.state)

    @property
    def playing(self) -> bool:
        return isinstance(self.state.phase, Playing)

    def enter(
        self, action: AnyAction, by: Author = "director", after: timedelta = MINUTE
    ) -> Judged:
        entry = Entry(action, self.state.at + after, by)
        judged = (
            taken_back(self.header, self.entries, self.state, action, entry.at)
            if isinstance(action, Undo)
            else judge(self.state, entry)
        )
        self.judged = judged
        self.entries.append(entry)
        self.opened += self.effects(OpenTable)
        return judged

    def effects(self, kind: type[E]) -> list[E]:
        return [effect for effect in self.judged.effects if isinstance(effect, kind)]

    def join(self, count: int) -> Tournament:
        """So many more players."""
        for _ in range(count):
            self.enter(Join(len(self.state.players) + 1), "player")
        return self

    def begin(self, count: int) -> Tournament:
        self.join(count).enter(Begin())
        return self

    def end(self, table: Table, order: Sequence[int] | None = None) -> None:
        """The seats in this order, by default as they sit; the first has the most money."""
        places = tuple(order if order is not None else range(len(table.seats)))
        scores = tuple(100 - 10 * places.index(seat) for seat in range(len(places)))
        self.enter(EndTable(table.number, tuple((seat,) for seat in places), scores), "table")

    def end_round(self) -> None:
        """All its tables; the lowest number wins at each."""
        for table in self.running:
            seats = range(len(table.seats))
            self.end(table, sorted(seats, key=lambda seat: table.seats[seat] or 10_000))

    def play(self) -> Tournament:
        """To the end."""
        while self.playing:
            self.end_round()
        return self

    def ring(self) -> None:
        """The clock, at its due time."""
        running = timer(self.state)
        assert running
        self.enter(TimeUp(running.key), "clock", max(timedelta(), running.at - self.state.at))

    def undo(self, *played: int) -> None:
        to = undo_reach(self.entries)
        self.enter(Undo(-1 if to is None else to, played))

    def replayed(self) -> tuple[Judged, ...]:
        return replay(self.header, self.entries)


def refused(it: Tournament, action: AnyAction) -> tuple[str, dict[str, Any]]:
    """The refusal of a director's entry, which changes nothing."""
    before = it.state
    with pytest.raises(RuleError) as error:
        it.enter(action)
    assert it.state == before
    return error.value.why, dict(error.value.facts)
