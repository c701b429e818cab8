"""A game that is over, gone through once more: chances over its course, and the moves that decided."""

from __future__ import annotations

import msgspec

from games.core.contract import AnyRules, Note
from games.core.foresight import reasons
from games.core.lengths import usual
from games.core.record import encode
from games.core.transcript import Reading
from games.core.undo import standing_numbers
from games.core.words import EVERYBODY, Seat
from games.players.search import SearchBudget, Swing, chances, decided

POINTS = 24
"""Points at most at which chances are reckoned, the end not counted."""
ENTRIES = 20_000
"""Entries that the rollouts of a point may have: long games get fewer rollouts."""
UNKNOWN = 200
"""What a game of unknown length is taken for."""
LEAST, MOST = 16, 48
"""Rollouts of a point."""
DECIDING = (600, 3000, 450_000)
"""Rollouts for the moves that decided: at least, at most, and the entries that they may have."""
SEED = "review"
"""The same game always has the same review."""


class ReviewPoint(msgspec.Struct, frozen=True):
    """By seat the chance to win after that entry, with what each seat knew, and its standard error."""

    number: int
    chances: tuple[tuple[float, float], ...]


class ReviewSwing(msgspec.Struct, frozen=True):
    """The entry by which a seat lost chances, what would have been better, and by how much."""

    number: int
    seat: Seat
    played: msgspec.Raw
    better: msgspec.Raw
    """Actions as JSON."""
    loss: float
    error: float
    reasons: tuple[Note, ...] = ()
    """What the better one would have brought at once."""


class Review(msgspec.Struct, frozen=True):
    """Points in the order of the game, the last one its end; swings from the dearest on, at most three.
    Without swings no move stands out: luck decided.
    """

    points: tuple[ReviewPoint, ...]
    swings: tuple[ReviewSwing, ...]
    rollouts: int
    """Games that were played on from each point."""


def review(reading: Reading, budget: tuple[int, int] | None = None) -> Review:
    """`budget`: rollouts of a point, and for the moves; by default as many as suit the game's length."""
    rules, header, entries = reading.rules, reading.header, reading.entries
    each, deciding = budget or _budget(rules, header.seats)
    numbers = _numbers(reading)
    # Where nobody can tell who will win, nobody can be told that a move has cost the game.
    since = next(one for one in numbers if one >= rules.guide.known_from * numbers[-1])
    swings = decided(rules, header, entries, SearchBudget(rollouts=deciding), since)
    return Review(
        tuple(_point(reading, number, each) for number in numbers),
        tuple(
            ReviewSwing(
                one.entry,
                one.seat,
                msgspec.Raw(encode(one.played)),
                msgspec.Raw(encode(one.better)),
                one.loss,
                one.error,
                _reasons(reading, one),
            )
            for one in swings
        ),
        each,
    )


def _reasons(reading: Reading, swing: Swing) -> tuple[Note, ...]:
    table, at = reading.tables[swing.entry - 1], reading.entries[swing.entry - 1].at
    acts = swing.better, swing.played
    return reasons(reading.rules, table.state, swing.seat, at, *acts, f"{SEED}/{swing.entry}")


def _budget(rules: AnyRules, seats: int) -> tuple[int, int]:
    long = usual(rules.usual, seats) or UNKNOWN
    least, most, entries = DECIDING
    return max(LEAST, min(MOST, ENTRIES // long)), max(least, min(most, entries // long))


def _point(reading: Reading, number: int, rollouts: int) -> ReviewPoint:
    rules, table = reading.rules, reading.tables[number]
    seed = f"{SEED}/{number}"
    found = chances(rules, table.state, EVERYBODY, table.at, rules.guide, rollouts, seed)
    return ReviewPoint(number, found)


def _numbers(reading: Reading) -> list[int]:
    """Entries that stand, evenly apart; the start and the end are among them."""
    standing = [0, *standing_numbers(reading.entries)]
    last = len(standing) - 1
    count = min(POINTS, last)
    return [standing[last * at // count] for at in range(count)] + [standing[last]]
