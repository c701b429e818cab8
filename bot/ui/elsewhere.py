"""What other processes know of a person, where the servers are divided among several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class ErrandLine(NamedTuple):
    """A table of a person as `/games` shows it, in words."""

    table: int
    game: str
    asked: bool
    """Whether it waits for the person."""
    due: float
    """Seconds since 1970; infinite without a deadline."""
    text: str
    link: str


class Elsewhere(Protocol):
    """The other processes. None of these questions takes a second, or fails."""

    async def errands(self, user_id: int, language: str) -> tuple[Sequence[ErrandLine], int]:
        """The person's tables there, and how many processes did not answer."""

    async def hosted(self, user_id: int) -> int:
        """How many open tables the person hosts there."""

    async def is_away(self) -> bool:
        """Whether one of them is away, so that a table that is not here may be there."""


class Nowhere:
    """There are no others."""

    async def errands(self, user_id: int, language: str) -> tuple[Sequence[ErrandLine], int]:  # noqa: ARG002
        return (), 0

    async def hosted(self, user_id: int) -> int:  # noqa: ARG002
        return 0

    async def is_away(self) -> bool:
        return False


NOWHERE = Nowhere()


def in_order(lines: Sequence[ErrandLine]) -> list[ErrandLine]:
    """Those that wait first, by the time left."""
    return sorted(lines, key=lambda one: (not one.asked, one.due, one.table))
