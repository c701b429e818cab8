"""League: a schedule of all rounds, made at the start, in which as few people as can be meet again."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from games.core.words import Facts
from games.league.tournament.formats.format import Format
from games.league.tournament.formats.schedules import planned_tables, with_schedule
from games.league.tournament.history import Found
from games.league.tournament.settings import Settings
from games.league.tournament.standings import standings
from games.league.tournament.state import State, Table


class League(Format):
    """The first of its standings may play a knock-out at the end."""

    def reads(self, settings: Settings) -> Collection[str]:
        of_final = {"go_on"} if settings.final else set[str]()
        return {"rounds", "final", "counted", "late_entry"} | of_final

    def says(self, settings: Settings) -> Iterator[tuple[str, Facts]]:
        yield "cup-card-rounds", {"count": settings.rounds}
        if settings.final:
            yield "cup-card-final", {"count": settings.final, "best": settings.go_on}
        if settings.counted:
            yield "cup-card-counted", {"count": settings.counted}

    def rounds(self, settings: Settings) -> int:
        return settings.rounds

    def planned(self, state: State, keep: Sequence[Table] = ()) -> State:
        return with_schedule(state, keep)

    def tables(self, state: State, keep: Sequence[Table], softness: int | None) -> Found:
        del softness
        return planned_tables(state, keep)

    def seeds(self, state: State) -> Sequence[int]:
        here = set(state.active)
        first = [line.player for line in standings(state) if line.player in here]
        return first[: state.settings.final]
