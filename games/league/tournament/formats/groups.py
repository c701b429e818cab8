"""Groups: a league in each, then a knock-out of the first of all groups."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from games.core.words import Facts
from games.league.seating import Round as Parts
from games.league.seating import SeatingRequest, seated
from games.league.seating.sizes import SMALLEST
from games.league.tournament.formats.league import League
from games.league.tournament.formats.schedules import group_count
from games.league.tournament.settings import Settings
from games.league.tournament.standings import standings
from games.league.tournament.state import State, Table


class Groups(League):
    """They are drawn at the start; who enters late goes to the smallest one."""

    def reads(self, settings: Settings) -> Collection[str]:
        del settings
        return {"rounds", "group_size", "go_on", "counted", "late_entry"}

    def says(self, settings: Settings) -> Iterator[tuple[str, Facts]]:
        size, count = settings.group_size, settings.go_on
        yield "cup-card-groups", {"rounds": settings.rounds, "size": size, "count": count}
        if settings.counted:
            yield "cup-card-counted", {"count": settings.counted}

    def planned(self, state: State, keep: Sequence[Table] = ()) -> State:
        return super().planned(state if group_count(state) else _with_groups(state), keep)

    def seeds(self, state: State) -> Sequence[int]:
        """First all who won their group, the best of them in front, then the seconds."""
        overall, here = [line.player for line in standings(state)], set(state.active)
        ranked: list[tuple[int, int, int]] = []
        for group in range(1, group_count(state) + 1):
            lines = [line.player for line in standings(state, group) if line.player in here]
            first = enumerate(lines[: state.settings.go_on])
            ranked += [(place, overall.index(player), player) for place, player in first]
        return [player for _, _, player in sorted(ranked)]


def _with_groups(state: State) -> State:
    """Players with the number of their group, from 1."""
    drawn = enumerate(_drawn(state), 1)
    numbers = {player: at for at, group in drawn for player in group}
    players = (replace(one, group=numbers.get(one.number)) for one in state.players)
    return replace(state, players=tuple(players))


def _drawn(state: State) -> Parts:
    """As even as can be, drawn by the seed, with those apart who are kept apart."""
    count = len(state.active)
    most = count // max(SMALLEST, state.settings.seats[0])
    groups = max(1, min(most, round(count / state.settings.group_size)))
    each = count // groups
    sizes = (each, each + 1) if count % groups else (each,)
    request = SeatingRequest(
        players=state.active,
        sizes=sizes,
        apart=state.apart,
        tables=groups,
        thirds=state.version > 1,
    )
    return seated(request, f"{state.seed}/groups").rounds[0]
