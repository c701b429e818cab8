"""Faults planted in rules and words: does `test_every_scene` find them?

    python -m tests.lessons.plants [GAME ...]

Each is one change in a copy of the project, in which the tests of that game's lesson then run; without a
fault they must pass there. It ends with 1 if a fault is not found. It takes some minutes, so it is run by
hand: after a change of a lesson, or of what its tests look at.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.lessons.planted import FAULTS, Fault

COPIED = ("bot", "games", "render", "tests", "pyproject.toml")
TESTS = "tests/lessons/test_every_scene.py"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.lessons.plants")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    wanted = parser.parse_args(argv).games or sorted({one.game for one in FAULTS})
    missed = 0
    for fault in FAULTS:
        planted(fault, Path(fault.file).read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        copy = _copied(Path(folder))
        for game in wanted:
            if _fails(game, copy):
                parser.exit(2, f"{game}: the tests fail without any fault\n")
        for fault in FAULTS:
            if fault.game in wanted:
                found = _is_found(fault, copy)
                missed += not found
                said = "found    " if found else "NOT FOUND"
                sys.stdout.write(f"{said}  {fault.game:<14} {fault.what}\n")
                sys.stdout.flush()
    return 1 if missed else 0


def planted(fault: Fault, text: str) -> str:
    """The file with the fault in it. ValueError, if it no longer fits, or fits twice."""
    if text.count(fault.right) != 1:
        raise ValueError(f"{fault.file} has {text.count(fault.right)} times {fault.right!r}")
    return text.replace(fault.right, fault.wrong)


def _copied(folder: Path) -> Path:
    for name in COPIED:
        path = Path(name)
        if path.is_dir():
            shutil.copytree(path, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(path, folder / name)
    return folder


def _is_found(fault: Fault, copy: Path) -> bool:
    """Whether the tests of the game's lesson fail with it; the file is as before afterwards."""
    file = copy / fault.file
    right = file.read_text("utf-8")
    file.write_text(planted(fault, right), "utf-8")
    try:
        return _fails(fault.game, copy)
    finally:
        file.write_text(right, "utf-8")


def _fails(game: str, copy: Path) -> bool:
    asked = (sys.executable, "-B", "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider")
    ran = subprocess.run([*asked, TESTS, "-k", game], check=False, cwd=copy, capture_output=True)
    return ran.returncode != 0


if __name__ == "__main__":
    raise SystemExit(main())
