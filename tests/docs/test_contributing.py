"""The commands of .github/CONTRIBUTING.md are those of the Makefile and of pages whose commands are run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path

from bot.words.finding import find, sentences

PAGE = Path(".github", "CONTRIBUTING.md")
RUN = Path("docs", "debugging.md")
"""Its commands are typed in tests/docs/test_debugging.py."""
COMMANDS = re.findall(r"`((?:make|python) [^`]+)`", PAGE.read_text("utf-8"))
OPENED = re.compile(r"[\w.-]+:\d+$")
"""A recorded game and one of its entries."""


def made(command: str) -> str:
    """What make runs last; what comes before is the environment's."""
    typed = [*shlex.split(command), "--dry-run"]
    # As somebody types it: the make that runs this test would hand its own choices on.
    alone = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    told = subprocess.run(typed, check=True, capture_output=True, text=True, env=alone)
    return told.stdout.splitlines()[-1].removeprefix(".venv/bin/")


def test_make_knows_every_target() -> None:
    assert all(made(one) for one in COMMANDS if one.startswith("make"))


def test_a_recorded_game_is_opened_as_another_page_does_it() -> None:
    (command,) = [made(one) for one in COMMANDS if one.startswith("make play")]
    assert OPENED.search(command)
    known = {OPENED.sub("", line) for line in RUN.read_text("utf-8").splitlines()}
    assert OPENED.sub("", command) in known


def test_the_sentence_that_is_looked_for_is_found() -> None:
    (command,) = [one for one in COMMANDS if one.startswith("python")]
    *words, part = shlex.split(command)
    assert words == ["python", "-m", "bot.words"]
    assert find(part, sentences())
