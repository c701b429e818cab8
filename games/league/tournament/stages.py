"""Which round comes next: those of Swiss, a league or groups, then a knock-out, or none."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.league.tournament.scoring import placed
from games.league.tournament.standings import lot, standings
from games.league.tournament.state import Player, Round, State, Table


def main_round_is_next(state: State) -> bool:
    """Whether the next round is one of Swiss, the league or the groups."""
    played = sum(not one.knockout for one in state.rounds)
    return state.settings.format != "knockout" and played < state.settings.rounds


def with_survivors(state: State) -> State:
    """Those who play the next round of the knock-out, from first seed to last; none: it is over."""
    if state.survivors is None:
        return replace(state, survivors=_seeds(state))
    last = state.rounds[-1]
    here = set(state.active)
    if len(last.tables) + len(last.byes) <= 1:
        return replace(state, survivors=())
    return replace(state, survivors=tuple(one for one in _gone_on(state, last) if one in here))


def group_count(state: State) -> int:
    return max((one.group or 0 for one in state.players), default=0)


def _seeds(state: State) -> tuple[int, ...]:
    """A knock-out begins with all in the order of the lot, a final with the first of the standings or of each group."""
    here = set(state.active)
    match state.settings.format:
        case "knockout":
            return tuple(sorted(state.active, key=lambda player: lot(state, player)))
        case "groups":
            return tuple(one for one in _first_of_groups(state) if one in here)
        case "swiss" | "league":
            first = [line.player for line in standings(state) if line.player in here]
            return tuple(first[: state.settings.final])


def _first_of_groups(state: State) -> list[int]:
    """First all who won their group, the best of them in front, then the seconds."""
    overall = [line.player for line in standings(state)]
    ranked: list[tuple[int, int, int]] = []
    for group in range(1, group_count(state) + 1):
        here = set(state.active)
        lines = [line.player for line in standings(state, group) if line.player in here]
        first = enumerate(lines[: state.settings.go_on])
        ranked += [(place, overall.index(player), player) for place, player in first]
    return [player for _, _, player in sorted(ranked)]


def _gone_on(state: State, last: Round) -> list[int]:
    """The best of each table: all the first in the order of their seeds, then the seconds."""
    seeds = state.survivors or ()
    order = {player: place for place, player in enumerate(seeds)}
    ranked = [(0, order[player], player) for player in last.byes if player in order]
    for table in last.tables:
        best = _best_of(state, table, order)
        ranked += [(place, order[player], player) for place, player in enumerate(best)]
    return [player for _, _, player in sorted(ranked)]


def _best_of(state: State, table: Table, order: dict[int, int]) -> Sequence[int]:
    """Tied players go on in the order of their seeds. A substitute, or somebody who lapsed, does not.

    At a small table fewer go on than elsewhere, so that somebody always goes out.
    """
    ranked = [
        player
        for tied in placed(table)
        for player in sorted(tied, key=lambda one: order.get(one, 0))
        if player in order and player not in table.substitutes
    ]
    return ranked[: max(1, min(state.settings.go_on, len(table.seats) - 1))]


def with_groups(state: State, groups: Sequence[Sequence[int]]) -> State:
    """Players with the number of their group, from 1."""
    numbers = {player: at for at, group in enumerate(groups, 1) for player in group}
    players = (replace(one, group=numbers.get(one.number)) for one in state.players)
    return replace(state, players=tuple(players))


def smallest_group(players: Sequence[Player]) -> int | None:
    """Where a late entry goes; None without groups."""
    sizes: dict[int, int] = {}
    for one in players:
        if one.group is not None:
            sizes[one.group] = sizes.get(one.group, 0) + (one.status == "entered")
    return min(sizes, key=lambda group: (sizes[group], group)) if sizes else None
