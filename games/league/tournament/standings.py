"""Standings and cross-table as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256

import msgspec

from games.league.tournament.scoring import (
    EVEN,
    ROUNDED,
    bye_points,
    even_shares,
    money_shares,
    part_of,
    people_places,
    placed,
    table_points,
)
from games.league.tournament.settings import HUNDRED, TieBreak
from games.league.tournament.state import Player, Round, State, Table

Metric = Callable[[int, Sequence[int]], Fraction]
"""(player, those who are tied): more is better."""


class TournamentStanding(msgspec.Struct, frozen=True):
    """A line of the standings; everything in hundredths, exactly, but `place`, `player` and counts."""

    place: int
    """From 1; shared by those who cannot be told apart."""
    player: int
    points: Fraction
    wins: Fraction
    shares: Fraction
    seconds: Fraction
    opponents: Fraction
    played: int
    """Tables with a result."""
    byes: int
    penalty: int
    group: int | None
    here: bool
    """Whether they are still in the tournament."""
    decided_by: str = ""
    """What separates them from the line above if not points: a tie-break, or `knockout`."""


class Cell(msgspec.Struct, frozen=True):
    """What a player did in a round. Without a table: a bye, or (None points) not there."""

    round: int
    table: int | None = None
    seat: int | None = None
    place: int | None = None
    points: Fraction | None = None
    opponents: tuple[int, ...] = ()


class StandingsRow(msgspec.Struct, frozen=True):
    player: int
    cells: tuple[Cell, ...]


class _Tally(msgspec.Struct):
    """Sums of one player; it changes while rounds are counted."""

    rounds: list[Fraction] = []
    wins: Fraction = Fraction(0)
    shares: Fraction = Fraction(0)
    seconds: Fraction = Fraction(0)
    shared: int = 0
    """Tables whose money counts."""
    seated: int = 0
    played: int = 0
    byes: int = 0
    met: list[int] = []
    progress: tuple[int, int] = (0, 0)
    """In a knock-out: the last round played, and the place there, counted down."""


def standings(state: State, group: int | None = None) -> tuple[TournamentStanding, ...]:
    """From first to last, of all who play or have played; of one group, if given."""
    return _Ranking(state, group).lines()


def cross_table(state: State) -> tuple[StandingsRow, ...]:
    """What everybody did in each opened round, in the order of the standings."""
    rounds = [(one, _at_tables(one)) for one in state.rounds if one.opened]
    return tuple(
        StandingsRow(
            line.player,
            tuple(_cell(state, one, at.get(line.player), line.player) for one, at in rounds),
        )
        for line in standings(state)
    )


def totals(state: State) -> Mapping[int, Fraction]:
    """Points by player, in hundredths."""
    ranking = _Ranking(state, None)
    return {player: ranking.points(player) for player in ranking.tallies}


def lot(state: State, player: int) -> int:
    """Drawn from the seed: nobody can foresee it, and everybody can check it afterwards."""
    drawn = sha256(f"{state.seed}/lot/{player}".encode()).hexdigest()
    return int(drawn[:8], 16)


class _Ranking:
    def __init__(self, state: State, group: int | None) -> None:
        self._state, self._settings = state, state.settings
        self._players = {one.number: one for one in state.players}
        self.tallies = {number: _Tally() for number in self._players}
        for one in state.rounds:
            if one.opened:
                self._count_round(one)
        self._group = group

    def lines(self) -> tuple[TournamentStanding, ...]:
        shown = [one.number for one in self._players.values() if self._shown(one)]
        groups = self._split([(shown, "")], "knockout", lambda one, _: self._progress(one))
        groups = self._split(groups, "", lambda one, _: self.points(one))
        for tie_break in self._settings.tie_breaks:
            groups = self._split(groups, tie_break, self._metric(tie_break))
        return tuple(self._placed(groups))

    def points(self, player: int) -> Fraction:
        """The best rounds, where not all count, without penalties."""
        rounds = sorted(self.tallies[player].rounds, reverse=True)
        counted = rounds[: self._settings.counted] if self._settings.counted else rounds
        return sum(counted, Fraction(-self._players[player].penalty))

    def _shown(self, player: Player) -> bool:
        tally = self.tallies[player.number]
        in_group = self._group is None or player.group == self._group
        return in_group and bool(player.status == "entered" or tally.seated)

    def _progress(self, player: int) -> Fraction:
        round_, place = self.tallies[player].progress
        return Fraction(round_ * 10_000 + place)

    def _split(
        self, groups: Sequence[tuple[list[int], str]], why: str, metric: Metric
    ) -> list[tuple[list[int], str]]:
        """Divides those who are tied; all but the first of the parts were decided by `why`."""
        found: list[tuple[list[int], str]] = []
        for tied, before in groups:
            values = {player: metric(player, tied) for player in tied}
            for number, value in enumerate(sorted(set(values.values()), reverse=True)):
                part = [player for player in tied if values[player] == value]
                found.append((part, why if number else before))
        return found

    def _metric(self, tie_break: TieBreak) -> Metric:
        match tie_break:
            case "opponents":
                return lambda player, _: self._opponents(player)
            case "meetings":
                return self._meetings
            case "lot":
                return lambda player, _: Fraction(lot(self._state, player))
            case "shares":
                return lambda player, _: self._share(player)
            case "wins" | "seconds":
                return lambda player, _: Fraction(getattr(self.tallies[player], tie_break))

    def _share(self, player: int) -> Fraction:
        """The mean over all their tables; once the sum."""
        tally = self.tallies[player]
        if self._state.version < EVEN:
            return tally.shares
        return tally.shares / tally.shared if tally.shared else Fraction(0)

    def _opponents(self, player: int) -> Fraction:
        """The mean of their points; byes and computers are nobody's opponents."""
        met = self.tallies[player].met
        total = sum(map(self.points, met), Fraction(0))
        if not met:
            return total
        # Rules that rounded know whole hundredths alone.
        exact = self._state.version > ROUNDED
        return total / len(met) if exact else Fraction(total // len(met))

    def _meetings(self, player: int, tied: Sequence[int]) -> Fraction:
        """At tables where both sat: how often one was before others of the tied, less how often behind."""
        others = set(tied) - {player}
        tables = (table for one in self._state.rounds for table in one.tables)
        ahead = (_ahead(table, player, others) for table in tables if player in table.seats)
        return Fraction(sum(ahead))

    def _placed(self, groups: Sequence[tuple[list[int], str]]) -> Iterator[TournamentStanding]:
        place = 1
        for tied, why in groups:
            yield from (self._line(player, place, why) for player in sorted(tied))
            place += len(tied)

    def _line(self, player: int, place: int, why: str) -> TournamentStanding:
        tally, entrant = self.tallies[player], self._players[player]
        return TournamentStanding(
            place=place,
            player=player,
            points=self.points(player),
            wins=tally.wins,
            shares=self._share(player),
            seconds=tally.seconds,
            opponents=self._opponents(player),
            played=tally.played,
            byes=tally.byes,
            penalty=entrant.penalty,
            group=entrant.group,
            here=entrant.status not in {"left", "out"},
            decided_by=why,
        )

    def _count_round(self, one: Round) -> None:
        # A knock-out behind other rounds decides by itself; one from the beginning has points, too.
        scored = not one.knockout or self._state.rounds[0].knockout
        for player in one.byes:
            tally = self.tallies[player]
            tally.byes += 1
            tally.progress = (one.number, 0) if one.knockout else tally.progress
            # A bye counts with its round: "after round 2" knows nothing of the third.
            if scored and not one.running:
                tally.rounds.append(bye_points(self._settings, self._state.version))
        for table in one.tables:
            self._count_table(one, table, scored=scored)

    def _count_table(self, one: Round, table: Table, *, scored: bool) -> None:
        for player in (*table.players, *table.replaced):
            tally = self.tallies[player]
            tally.seated += 1
            tally.played += table.result is not None
            tally.progress = (one.number, _last(player, table)) if one.knockout else tally.progress
        ahead = 0
        for tied in placed(table):
            self._count_place(one, ahead, tied, scored=scored)
            ahead += len(tied)
        if scored and table.result:
            version = self._state.version
            shares, has_shares = self._shares(table)
            points = table_points(self._settings, table, version)
            for player in table.players:
                tally = self.tallies[player]
                tally.rounds.append(points.get(player, Fraction(0)))
                tally.shares += shares.get(player, Fraction(0))
                tally.shared += has_shares
                tally.met.extend(other for other in table.players if other != player)
            for player in {one for one, _ in table.kept} - set(table.players):
                tally = self.tallies[player]
                tally.rounds.append(points.get(player, Fraction(0)))
                tally.shares += shares.get(player, Fraction(0))
                tally.shared += has_shares
                tally.met.extend(table.players)

    def _shares(self, table: Table) -> tuple[Mapping[int, Fraction], bool]:
        """The players' shares of the table's money, and whether it has any that counts."""
        version = self._state.version
        if version < EVEN:
            return money_shares(table, version), True
        assert table.result is not None
        return even_shares(table, version), table.result.by != "director"

    def _count_place(self, one: Round, ahead: int, tied: Sequence[int], *, scored: bool) -> None:
        for player in tied:
            tally = self.tallies[player]
            if one.knockout:
                tally.progress = (one.number, -ahead)
            if scored and ahead < 2:
                name = ("wins", "seconds")[ahead]
                shared = part_of(HUNDRED, len(tied), self._state.version)
                setattr(tally, name, getattr(tally, name) + shared)


def _last(player: int, table: Table) -> int:
    """The place of a player who left a knock-out's table, or lapsed there: behind all who stayed."""
    return -len(table.seats) if player in (*table.replaced, *table.missed) else 0


def _ahead(table: Table, player: int, others: set[int]) -> int:
    places = {one: place for place, tied in enumerate(people_places(table)) for one in tied}
    if player not in places:
        return 0
    mine = places[player]
    met = [places[other] for other in others if other in places]
    return sum(mine < place for place in met) - sum(mine > place for place in met)


def _at_tables(one: Round) -> Mapping[int, Table]:
    left = {player: table for table in one.tables for player in table.replaced}
    return left | {player: table for table in one.tables for player in table.players}


def _cell(state: State, one: Round, table: Table | None, player: int) -> Cell:
    if player in one.byes:
        return Cell(one.number, points=bye_points(state.settings, state.version))
    if table is None:
        return Cell(one.number)
    kept = next((seat for other, seat in table.kept if other == player), None)
    if player in table.seats or kept is not None:
        return _played(state, one, table, player, kept)
    return Cell(one.number, table.number, points=Fraction(0))


def _played(state: State, one: Round, table: Table, player: int, kept: int | None) -> Cell:
    """`kept`: the seat in which they were replaced, whose place is theirs."""
    places = people_places(table)
    ahead = 0
    place = None
    for tied in places:
        if player in tied:
            place = ahead + 1
        ahead += len(tied)
    return Cell(
        one.number,
        table.number,
        table.seats.index(player) if kept is None else kept,
        place,
        table_points(state.settings, table, state.version).get(player),
        tuple(other for other in table.players if other != player),
    )
