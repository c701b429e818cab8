"""Swiss: each round is drawn when it begins, by points, so that people meet who stand alike."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from games.core.words import Facts
from games.league.seating import Figures, SeatingProposal, SeatingRequest, seated
from games.league.tournament.formats.league import League
from games.league.tournament.formats.schedules import sizes_for
from games.league.tournament.history import Found, history
from games.league.tournament.settings import Settings
from games.league.tournament.standings import totals
from games.league.tournament.state import State, Table

STRICT, SOFT = 0, 50
"""Whether repeats are avoided first, even at uneven tables."""


class Swiss(League):
    """A league without a schedule."""

    def reads(self, settings: Settings) -> Collection[str]:
        return {*super().reads(settings), "softness"}

    def says(self, settings: Settings) -> Iterator[tuple[str, Facts]]:
        yield from super().says(settings)
        if settings.softness == STRICT:
            yield "cup-card-strict", {}

    def planned(self, state: State, keep: Sequence[Table] = ()) -> State:
        del keep
        return state

    def tables(self, state: State, keep: Sequence[Table], softness: int | None) -> Found:
        found = _proposal(state, keep, softness).rounds[0]
        return [(None, table) for table in found[len(keep) :]]

    def alternatives(self, state: State, keep: Sequence[Table]) -> Mapping[str, Figures]:
        """In the first round nobody has points, and all ways are one."""
        if not state.rounds:
            return {}
        softnesses = {"strict": STRICT, "soft": SOFT}
        return {name: _proposal(state, keep, soft).figures for name, soft in softnesses.items()}


def _proposal(state: State, keep: Sequence[Table], softness: int | None) -> SeatingProposal:
    """By one seed: with points, one long search finds closer tables than several short ones."""
    points = totals(state) if state.rounds else {}
    request = SeatingRequest(
        players=state.active,
        sizes=sizes_for(state, len(state.active)),
        history=history(state),
        points={player: points[player] for player in state.active} if points else {},
        apart=state.apart,
        thirds=state.version > 1,
        locked=(tuple(one.players for one in keep),),
        softness=state.settings.softness if softness is None else softness,
    )
    return seated(request, f"{state.seed}/round/{len(state.rounds) + 1}")
