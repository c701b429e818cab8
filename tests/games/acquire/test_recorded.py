"""Our own recorded games go as they went, and everybody sees what they saw."""

from __future__ import annotations

import pytest

from games.acquire.rules import RULES as acquire
from tests.games.acquire.recording import FOLDER, GAMES, Kept
from tests.games.recording import check, read

NAMES = sorted(GAMES)


def test_there_is_a_game_for_every_way_to_end_and_no_other_file() -> None:
    """Declared with 41 tiles, declared with all safe, stuck, and when all have left."""
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_as_it_went(name: str) -> None:
    check(acquire, *read(acquire, FOLDER / f"{name}.json", Kept))
