"""What is asked of a seating, and what is proposed."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from games.league.seating.figures import Figures

Round = tuple[tuple[int, ...], ...]
"""Tables, strongest first; each table lists its players by number, in the order of seats."""


class SeatingRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Players to be seated for a number of further rounds.

    A league or a group asks for all its rounds at once, Swiss for one, with points. Those who are
    not in `players` are not seated, though their past meetings stay in `history`.
    """

    players: tuple[int, ...]
    rounds: int = 1
    sizes: tuple[int, ...]
    history: tuple[Round, ...] = ()
    points: Mapping[int, int | Fraction] = {}
    """In any unit; players who are missing have the fewest."""
    apart: tuple[tuple[int, ...], ...] = ()
    """Groups of which no two should meet: families, members of one club."""
    locked: tuple[Round, ...] = ()
    """For each new round, tables that stand already."""
    softness: int | None = None
    """What a repeat weighs in Swiss: as much as two people at one table whose points lie this many
    hundredths of the field's range apart. 0: nobody meets twice if that can be. None: 0 until people
    have met a third of the field, then 50."""
    thirds: bool = True
    """Whether a third meeting costs far more than a second. Tournaments of version 1 knew no such price."""
    tables: int = 0
    """Wished number of tables; 0: as the sizes give it."""
    steps: int | None = None
    """Steps of the search; None: as many as the number of seats asks for."""


class SeatingProposal(msgspec.Struct, frozen=True):
    """The new rounds, the byes of each, and the figures of all rounds together."""

    rounds: tuple[Round, ...]
    byes: tuple[tuple[int, ...], ...]
    figures: Figures
    price: int
    """What the search makes small: of two answers to one request, the lower is the better."""
    best: bool
    """Whether no schedule has fewer repeats and short tables: proven by the floor, not by search."""
    seed: str
