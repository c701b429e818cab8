"""`python -m tests.near`: the tests near what has changed since the last commit, for `make near`.

Each changed file brings the tests of its folder, as tests/ mirrors the tree, and every change brings
those of the architecture, which are quick. With a revision, `python -m tests.near main`, all that has
changed since it counts.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ALWAYS = Path("tests", "architecture")
WORDS = Path("tests", "bot", "words")
OPTIONS = (
    Path("tests", "bot", "inbound", "test_lobby.py"),
    Path("tests", "bot", "tournaments", "games", "test_create.py"),
    Path("tests", "bot", "tournaments", "games", "test_drafts.py"),
)
"""Where the options of games are chosen, which stand in the `state.py` of each."""


def main(arguments: list[str]) -> int:
    since = arguments[0] if arguments else "HEAD"
    sys.stdout.write(" ".join(map(str, near(changed(since)))) + "\n")
    return 0


def changed(since: str) -> list[Path]:
    """The files that differ from the revision, those that git does not know yet, too."""
    commands = (
        ["git", "diff", "--name-only", since, "--"],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    told = [
        subprocess.run(one, check=True, capture_output=True, text=True).stdout for one in commands
    ]
    return [Path(line) for text in told for line in text.splitlines()]


def near(files: Iterable[Path]) -> list[Path]:
    """Folders and files of tests, none of them inside another."""
    found = {ALWAYS}
    for file in files:
        found |= {place for place in _places(file) if place.exists()}
    return sorted(one for one in found if not found & set(one.parents))


def _places(file: Path) -> set[Path]:
    if file.suffix == ".ftl":
        return {WORDS, _mirror(file.parent)}
    if file.parts[0] == "tests":
        own = file if file.name.startswith("test_") else file.parent
        return {own} if len(own.parts) > 1 else set()
    if file.match("games/*/state.py"):
        return {_mirror(file.parent), *OPTIONS}
    if file.parts[0] in {"bot", "games", "render"}:
        return {_mirror(file.parent)}
    return {Path("tests", "docs")} if file.suffix == ".md" else set()


def _mirror(folder: Path) -> Path:
    """The nearest folder of tests: tests/ need not have each folder of the tree."""
    mirror = Path("tests", folder)
    while not mirror.exists():
        mirror = mirror.parent
    # Not all tests because one file lies high up in the tree.
    return mirror if len(mirror.parts) > 2 or mirror.name == "render" else Path("tests", "contract")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
