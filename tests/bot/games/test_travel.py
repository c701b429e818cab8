"""A move reaches the store in few steps from file to file, and the page names the files it runs through."""

from __future__ import annotations

import re
from pathlib import Path

from tests.bench import travel

PAGE = Path("docs/a-move-travels.md")
FILES = ("bot/inbound/door.py", "bot/engine/tables.py", "games/core/record.py")


def test_a_move_is_saved_after_few_switches_between_files() -> None:
    """A new stop takes the place of an old one."""
    before = travel.before_saving(travel.travelled())
    assert travel.switches(before) <= travel.FAR


def test_the_walk_of_a_press_names_each_file_of_the_engine_that_it_runs_through() -> None:
    walk = PAGE.read_text("utf-8").partition("## A deadline")[0]
    named = set(re.findall(r"`(bot/[\w/]+\.py)`", walk))
    ran = {step.file for step in travel.travelled() if step.file.startswith("bot/engine/")}
    assert ran - named == set()


def test_the_files_of_a_move_are_printed_by_what_the_page_says() -> None:
    assert f"```sh\npython -m {travel.__name__}\n```" in PAGE.read_text("utf-8")
    printed = travel.told(travel.travelled())
    assert all(file in printed for file in FILES)
