"""Knock-out: everybody, in the order of the lot, until one table is left."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from games.core.words import Facts
from games.league.tournament.formats.format import Format
from games.league.tournament.settings import Settings
from games.league.tournament.standings import lot
from games.league.tournament.state import State


class Knockout(Format):
    """Its rounds count for points, too, as there are no others."""

    def reads(self, settings: Settings) -> Collection[str]:
        del settings
        return {"go_on"}

    def says(self, settings: Settings) -> Iterator[tuple[str, Facts]]:
        yield "cup-card-knockout", {"count": settings.go_on}

    def seeds(self, state: State) -> Sequence[int]:
        return sorted(state.active, key=lambda player: lot(state, player))
