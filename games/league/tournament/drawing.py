"""Drawing a round, and fitting one that is drawn to who comes and goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.seating import Figures, SeatingProposal, SeatingRequest, seated
from games.league.tournament.history import Found, history, measured
from games.league.tournament.knockout import knockout_tables, tables_again
from games.league.tournament.schedules import (
    amended_tables,
    groups_of,
    planned_tables,
    sizes_for,
)
from games.league.tournament.stages import main_round_is_next
from games.league.tournament.standings import totals
from games.league.tournament.state import Playing, Round, State, Table

STRICT, SOFT = 0, 50


def draw(
    state: State, at: datetime, keep: Sequence[Table] = (), softness: int | None = None
) -> State:
    """The state with one more round, drawn and not opened. Locked tables are kept in it.

    `softness` is Swiss's, if not as the settings have it.
    """
    if not main_round_is_next(state):
        return _drawn(state, at, knockout_tables(state), keep, knockout=True)
    if state.settings.format == "swiss":
        return _drawn(state, at, _swiss(state, keep, softness), keep)
    return _drawn(state, at, planned_tables(state, keep), keep)


def alternatives(state: State) -> Mapping[str, Figures]:
    """The figures of the drawn Swiss round, were it drawn strictly or softly, side by side.

    None where points play no part. RuleError: round-not-drawn.
    """
    if not isinstance(state.phase, Playing) or state.rounds[-1].opened:
        raise RuleError("round-not-drawn")
    if state.settings.format != "swiss" or state.rounds[-1].knockout or len(state.rounds) < 2:
        return {}
    keep = [table for table in state.rounds[-1].tables if table.locked]
    before = replace(state, rounds=state.rounds[:-1])
    softnesses = {"strict": STRICT, "soft": SOFT}
    return {name: _proposal(before, keep, soft).figures for name, soft in softnesses.items()}


def refit(state: State, at: datetime) -> State:
    """The drawn round for those who are here now, with the fewest moves."""
    drawn = state.rounds[-1]
    state = replace(state, rounds=state.rounds[:-1])
    here = set(state.survivors or ()) if drawn.knockout else set(state.active)
    keep = [one for one in drawn.tables if one.locked and set(one.players) <= here]
    if drawn.knockout:
        return _drawn(state, at, tables_again(state, drawn), (), knockout=True)
    found: list[tuple[int | None, tuple[int | None, ...]]] = []
    for group, players in groups_of(state):
        tables = tuple(
            one.players for one in drawn.tables if one.group == group and one not in keep
        )
        found += amended_tables(state, group, players, tables, keep)
    return _drawn(state, at, found, keep)


def _swiss(state: State, keep: Sequence[Table], softness: int | None) -> Found:
    tables = _proposal(state, keep, softness).rounds[0]
    return [(None, table) for table in tables[len(keep) :]]


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


def _drawn(
    state: State, at: datetime, found: Found, keep: Sequence[Table], *, knockout: bool = False
) -> State:
    made = state.tables_made
    new = [
        Table(number, _filled(state, seats), group)
        for number, (group, seats) in enumerate(found, made + 1)
    ]
    tables = (*keep, *new)
    playing = state.survivors if knockout and state.survivors else state.active
    at_tables = {player for table in tables for player in table.seats}
    byes = tuple(player for player in playing if player not in at_tables)
    number = len(state.rounds) + 1
    drawn = Round(number, tables, byes, measured(state, tables), at, knockout)
    return replace(state, rounds=(*state.rounds, drawn), tables_made=made + len(new))


def _filled(state: State, seats: Sequence[int | None]) -> tuple[int | None, ...]:
    """A game that needs more seats than there are people left gets computers."""
    missing = state.settings.seats[0] - len(seats)
    return (*seats, *(None for _ in range(missing)))
