"""A recorded game of each game is told as it was: the difference is there to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from tests.games import playthrough
from tests.games.playthrough import lines, text_of


@pytest.mark.parametrize("game", sorted(GAMES))
def test_it_is_told_as_it_was(game: str) -> None:
    """Meant to be otherwise? `python -m tests.games.playthrough` writes the texts anew."""
    assert list(lines(game)) == text_of(game).read_text("utf-8").splitlines()


def test_a_game_without_a_record_gets_one_that_its_computers_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    playthrough.record(GAMES["shark_room"])
    *_, first, second = lines("shark_room")
    assert first.startswith("1. ")
    assert second.startswith("2. ")
