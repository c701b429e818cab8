"""Scoring a game that is not over when its round is: by present worth, or by games played on."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.contract import Outcome, Rules
from games.core.seats import ranked
from games.core.words import Seat

GAMES = 64
HUNDRED = 100


class Adjudication(msgspec.Struct, frozen=True):
    """`places`: seats from first to last, tied ones together; `scores` by seat, in the game's unit."""

    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    mean_places: tuple[int, ...] = ()
    """By seat, in hundredths, where games were played on."""


def by_worth(rules: Rules[Any, Any, Any], state: Any) -> Adjudication:
    """Places by what each seat is worth now; those worth the same share a place."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return _final(outcome)
    worth = rules.worth(state)
    places = ranked({Seat(seat): value for seat, value in enumerate(worth)})
    return Adjudication(places, worth)


def mean(outcomes: Iterable[Outcome]) -> Adjudication:
    """Places by the mean place in games that computer players play on, and the mean of the scores, rounded.

    The same table gives the same answer, which everybody can check once the seed is published.
    """
    found = list(outcomes)
    seats = range(len(found[0].scores))
    doubled = [sum(_doubled_place(outcome, seat) for outcome in found) for seat in seats]
    scores = tuple(
        round(sum(one.scores[Seat(seat)] for one in found) / len(found)) for seat in seats
    )
    places = ranked({Seat(seat): -doubled[seat] for seat in seats})
    means = tuple(round(HUNDRED * total / (2 * len(found))) for total in doubled)
    return Adjudication(places, scores, means)


def behind(found: Adjudication, seats: Collection[int]) -> Adjudication:
    """With these seats behind all others, in their order, and with no greater score than any of them."""
    others = [score for seat, score in enumerate(found.scores) if seat not in seats]
    if not others:
        return found
    places = (
        tuple(seat for seat in tied if (seat in seats) is last)
        for last in (False, True)
        for tied in found.places
    )
    scores = (
        min(score, *others) if seat in seats else score for seat, score in enumerate(found.scores)
    )
    return replace(found, places=tuple(filter(None, places)), scores=tuple(scores))


def _final(outcome: Outcome) -> Adjudication:
    scores = tuple(outcome.scores[Seat(seat)] for seat in range(len(outcome.scores)))
    return Adjudication(outcome.places, scores)


def _doubled_place(outcome: Outcome, seat: int) -> int:
    """Twice the place, from 1; a tie has the mean of the places that it takes."""
    ahead = 0
    for tied in outcome.places:
        if seat in tied:
            return 2 * ahead + len(tied) + 1
        ahead += len(tied)
    raise AssertionError(f"seat {seat} has no place")
