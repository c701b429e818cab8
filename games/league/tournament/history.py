"""Rounds as the seating reads them."""

from __future__ import annotations

from collections.abc import Iterable

from games.league.seating import Figures, figures
from games.league.seating import Round as Tables
from games.league.tournament.standings import totals
from games.league.tournament.state import State, Table

Found = Iterable[tuple[int | None, tuple[int | None, ...]]]
"""Tables found for a round: a group, or None, and the seats."""


def history(state: State) -> tuple[Tables, ...]:
    """Main rounds as seated. Computers have numbers of their own below zero: nobody meets one again."""
    return tuple(tuple(map(_seated, one.tables)) for one in state.rounds if not one.knockout)


def measured(state: State, tables: Iterable[Table]) -> Figures:
    """The figures of the main rounds and of these tables as the next."""
    rounds = (*history(state), tuple(map(_seated, tables)))
    return figures(rounds, totals(state), state.apart)


def _seated(table: Table) -> tuple[int, ...]:
    return tuple(
        -(table.number * 100 + seat) if player is None else player
        for seat, player in enumerate(table.seats)
    )
