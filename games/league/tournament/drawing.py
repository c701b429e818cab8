"""Drawing a round, and fitting one that is drawn to who comes and goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.seating import Figures
from games.league.tournament.formats.format import main_round_is_next
from games.league.tournament.formats.schedules import amended_tables, groups_of
from games.league.tournament.formats.shelf import format_of
from games.league.tournament.history import Found, measured
from games.league.tournament.scoring import EVEN
from games.league.tournament.state import Playing, Round, State, Table

Tables = Sequence[tuple[int | None, tuple[int | None, ...]]]


def draw(
    state: State, at: datetime, keep: Sequence[Table] = (), softness: int | None = None
) -> State:
    """The state with one more round, drawn and not opened. Locked tables are kept in it.

    `softness` is Swiss's, if not as the settings have it.
    """
    form = format_of(state.settings)
    if main_round_is_next(state, form):
        return _drawn(state, at, form.tables(state, keep, softness), keep)
    return _drawn(state, at, form.knockout(state), keep, knockout=True)


def alternatives(state: State) -> Mapping[str, Figures]:
    """The figures of the drawn round, were it drawn in other ways, side by side: Swiss strictly or softly.

    None where points play no part. RuleError: round-not-drawn.
    """
    if not isinstance(state.phase, Playing) or state.rounds[-1].opened:
        raise RuleError("round-not-drawn")
    if state.rounds[-1].knockout:
        return {}
    keep = [table for table in state.rounds[-1].tables if table.locked]
    before = replace(state, rounds=state.rounds[:-1])
    return format_of(state.settings).alternatives(before, keep)


def refit(state: State, at: datetime) -> State:
    """The drawn round for those who are here now, with the fewest moves."""
    drawn = state.rounds[-1]
    state = replace(state, rounds=state.rounds[:-1])
    here = set(state.survivors or ()) if drawn.knockout else set(state.active)
    keep = [one for one in drawn.tables if one.locked and set(one.players) <= here]
    if drawn.knockout:
        found_again = format_of(state.settings).knockout(state, drawn)
        return _drawn(state, at, found_again, (), drawn.tables, knockout=True)
    found: list[tuple[int | None, tuple[int | None, ...]]] = []
    for group, players in groups_of(state):
        tables = tuple(
            one.players for one in drawn.tables if one.group == group and one not in keep
        )
        found += amended_tables(state, group, players, tables, keep)
    return _drawn(state, at, found, keep, [one for one in drawn.tables if one not in keep])


def _drawn(
    state: State,
    at: datetime,
    found: Found,
    keep: Sequence[Table],
    before: Sequence[Table] = (),
    *,
    knockout: bool = False,
) -> State:
    """`before`: tables of this round whose names people have read, and which may go on by them."""
    found = tuple(found)
    known = _known(found, before) if state.version >= EVEN else {}
    made = state.tables_made + len(found) - len(known)
    unused = iter(range(state.tables_made + 1, made + 1))
    new = [
        Table(known[at] if at in known else next(unused), _filled(state, seats), group)
        for at, (group, seats) in enumerate(found)
    ]
    tables = (*keep, *new)
    playing = state.survivors if knockout and state.survivors else state.active
    at_tables = {player for table in tables for player in table.seats}
    byes = tuple(player for player in playing if player not in at_tables)
    number = len(state.rounds) + 1
    drawn = Round(number, tables, byes, measured(state, tables), at, knockout)
    return replace(state, rounds=(*state.rounds, drawn), tables_made=made)


def _known(found: Tables, before: Sequence[Table]) -> dict[int, int]:
    """The numbers that tables have already, by their place: those of most of the same people."""
    alike = [
        (-len(set(seats) & set(one.players)), one.number, place)
        for place, (_, seats) in enumerate(found)
        for one in before
    ]
    numbers = dict[int, int]()
    for shared, number, place in sorted(alike):
        same = 2 * -shared >= len(found[place][1])
        if same and place not in numbers and number not in numbers.values():
            numbers[place] = number
    return numbers


def _filled(state: State, seats: Sequence[int | None]) -> tuple[int | None, ...]:
    """A game that needs more seats than there are people left gets computers."""
    missing = state.settings.seats[0] - len(seats)
    return (*seats, *(None for _ in range(missing)))
