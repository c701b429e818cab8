"""Refusals of a tournament, which its own words explain better than those of a game table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.errors import HouseError
from games.core.words import Fact, RuleError

_OWN = {
    "already-paused": "cup-paused-already",
    "not-paused": "cup-not-paused",
    "no-such-table": "cup-no-such-table",
    "no-such-seat": "cup-no-such-seat",
    "nothing-to-undo": "cup-nothing-to-undo",
    "result-incomplete": "cup-result-incomplete",
    "player-busy": "cup-player-busy",
    "not-resting": "cup-not-resting",
    "time-out-of-range": "cup-time-out-of-range",
    "late-entry-out-of-range": "cup-late-entry-out-of-range",
}
"""Keys that a table's rules use too, for something else."""

_RENAMED = {"seats": "count"}
"""Facts whose name means seats at a table elsewhere."""


@contextmanager
def of_tournament() -> Iterator[None]:
    """Around a step in a tournament: its RuleErrors leave as HouseErrors with words of its own."""
    try:
        yield
    except RuleError as error:
        raise refusal(error) from error


def refusal(error: RuleError) -> HouseError:
    facts: dict[str, Fact] = {_RENAMED.get(name, name): fact for name, fact in error.facts.items()}
    return HouseError(_OWN.get(error.why, error.why), **facts)
