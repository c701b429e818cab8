"""A recorded game of each game is told as it was: the difference is there to be read."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.games.playthrough import lines, text_of


@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_is_told_as_it_was(game: str) -> None:
    """Meant to be otherwise? `python -m tests.games.playthrough` writes the texts anew."""
    assert list(lines(game)) == text_of(game).read_text("utf-8").splitlines()
