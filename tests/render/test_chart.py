"""The chart of everybody's worth: mergers where they happened."""

from __future__ import annotations

import pytest

from games.acquire.events import Merged
from render.acquire.chart import mergers
from tests.render.samples import played


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_merger_is_marked_where_it_began(seats: int) -> None:
    """A merger with a choice of survivor begins with that choice."""
    game = played(seats, seats)
    marks = mergers(game.history().views)
    told = [
        n for n, one in enumerate(game.tables) if any(isinstance(e, Merged) for e in one.events)
    ]
    assert len(marks) == len(told)
    for mark, point in zip(marks, told, strict=True):
        assert mark <= point <= mark + 1


def test_what_is_undone_is_no_merger() -> None:
    views = played(4, 4).history().views
    assert mergers(tuple(reversed(views[:60]))) == []
