"""Our own recorded games go as they went, and everybody sees what he saw."""

from __future__ import annotations

import pytest

from games.impero import rules as impero
from tests.games.impero.recording import FOLDER, GAMES, Record
from tests.games.recording import check, read

NAMES = sorted(GAMES)


def test_there_is_a_file_for_every_game_and_no_other() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_as_it_went(name: str) -> None:
    check(impero, *read(impero, FOLDER / f"{name}.json", Record))
