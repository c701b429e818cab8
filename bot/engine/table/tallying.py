"""Whether a vote is decided by the answers that are there, and by who still plays on."""

from __future__ import annotations

from bot.engine.table.live import Live, staying
from bot.store.rows import BallotRow

TAKES_AWAY = frozenset({"undo", "end", "finish"})
"""Votes that take something from somebody: they need an explicit yes of all."""


def needs_all(ballot: BallotRow) -> bool:
    """Whether silence is no consent to it: so by the present rule, not by that of old databases."""
    return ballot.rule > 1 and ballot.what in TAKES_AWAY


def decided(live: Live, ballot: BallotRow, closing: bool) -> bool | None:
    """Whether it is carried; None while it is open.

    What takes something away needs the yes of all who play on, all else the greater part.
    """
    yes, no = ballot.answers.count(True), ballot.answers.count(False)
    if needs_all(ballot):
        there = set(staying(live))
        needed = [
            answer
            for seat, answer in zip(ballot.asked, ballot.answers, strict=True)
            if seat in there
        ]
        if no or (closing and not all(needed)):
            return False
        # With nobody left who plays on a game is not broken off: its proposer has other ways.
        return (bool(needed) or ballot.what != "end") if all(needed) else None
    if ballot.what in TAKES_AWAY:
        # A vote of before: silence at its end was consent.
        return False if no else (True if closing or yes == len(ballot.asked) else None)
    # The one who proposes is not asked and counts as a yes: hence the two `+ 1`.
    voters = yes + no + 1 if closing else len(ballot.asked) + 1
    if 2 * (yes + 1) > voters:
        return True
    return False if closing or 2 * no >= voters else None


def first_decided(live: Live) -> BallotRow | None:
    """The first vote whose outcome no further answer can change."""
    for ballot in live.ballots:
        if decided(live, ballot, closing=False) is not None:
            return ballot
    return None
