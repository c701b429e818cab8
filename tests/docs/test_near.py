"""`make near`: which tests a change asks for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.near import OPTIONS, near


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ("games/acquire/mergers.py", "tests/games/acquire"),
        ("games/acquire/state.py", "tests/bot/inbound/test_lobby.py"),
        ("games/acquire/state.py", "tests/games/acquire"),
        ("games/acquire/text/en.ftl", "tests/bot/words"),
        ("games/acquire/text/en.ftl", "tests/games/acquire"),
        ("render/acquire/page.py", "tests/render"),
        ("bot/store/people.py", "tests/bot/store"),
        ("tests/bot/store/test_backups.py", "tests/bot/store/test_backups.py"),
        ("docs/words.md", "tests/docs"),
        ("bot/app.py", "tests/contract"),
    ],
)
def test_a_change_brings_the_tests_of_its_folder(changed: str, wanted: str) -> None:
    assert Path(wanted) in near([Path(changed)])


def test_all_that_an_option_brings_is_there() -> None:
    """What is not there is left out in silence."""
    assert set(OPTIONS) <= set(near([Path("games", "acquire", "state.py")]))


def test_no_test_is_asked_for_twice() -> None:
    files = [Path("bot/store/people.py"), Path("tests/bot/store/test_backups.py")]
    assert near(files) == [Path("tests/architecture"), Path("tests/bot/store")]
