"""`make release VERSION=0.5.0`: checks what a release needs, sets its version everywhere, and tags it.

Nothing is pushed. What is wrong is said in lines, and changes nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ABOUT = Path("bot", "about.py")
SET = re.compile(r'^VERSION = "(.+)"$', re.MULTILINE)
LOCKED = re.compile(r"^# Borsa .+$", re.MULTILINE)


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        sys.stderr.write("usage: make release VERSION=1.2.3\n")
        return 2
    return cut(Path.cwd(), arguments[0], suite)


def suite(root: Path) -> bool:
    return subprocess.run(["make", "check", "test"], cwd=root, check=False).returncode == 0


def cut(root: Path, version: str, is_green: Callable[[Path], bool]) -> int:
    """0: the release is tagged. 1: something is missing, and nothing has changed."""
    if found := list(wrong(root, version)):
        sys.stderr.write("".join(f"{line}\n" for line in found))
        return 1
    put(root, version)
    # The tests compare versions, so they are run with the new one.
    if not is_green(root):
        _git(root, "checkout", "--quiet", "--", ".")
        sys.stderr.write("The tests are not green: nothing has been tagged.\n")
        return 1
    _git(root, "commit", "--quiet", "--all", "--message", f"[release] Call this {version}")
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Borsa {version}")
    sys.stdout.write(f"v{version} is tagged. To publish it: git push origin HEAD v{version}\n")
    return 0


def wrong(root: Path, version: str) -> Iterator[str]:
    """What is missing for this release."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"{version} is no version: it should be three numbers such as 0.5.0."
        return
    before = current(root)
    if _numbers(version) <= _numbers(before):
        yield f"{version} is not newer than {before}."
    if _git(root, "status", "--porcelain"):
        yield "There are changes that are not committed."
    if _git(root, "tag", "--list", f"v{version}"):
        yield f"The tag v{version} is already there."
    yield from _unwritten(root, version)


def _unwritten(root: Path, version: str) -> Iterator[str]:
    head, section = newest_section(root)
    if head not in (version, version.removesuffix(".0")):
        yield f"The newest section of CHANGELOG.md is called {head!r}, and should be {version}."
    schema = max(int(file.name[:4]) for file in (root / "bot/store/migrations").glob("[0-9]*.sql"))
    if not re.search(rf"database[^.]*\b{schema}\b", section):
        yield f"That section should tell hosts that the database becomes version {schema}."


def newest_section(root: Path) -> tuple[str, str]:
    """The heading and the text of what is new."""
    text = root.joinpath("CHANGELOG.md").read_text("utf-8")
    _, head, section = re.split(r"^## (.+)$", text, maxsplit=2, flags=re.MULTILINE)[:3]
    return head.strip(), section


def current(root: Path) -> str:
    found = SET.search(root.joinpath(ABOUT).read_text("utf-8"))
    assert found is not None
    return found[1]


def put(root: Path, version: str) -> None:
    """Set the version where it stands."""
    path = root / ABOUT
    path.write_text(SET.sub(f'VERSION = "{version}"', path.read_text("utf-8")), "utf-8")
    for lock in root.glob(".lock/*.txt"):
        lock.write_text(LOCKED.sub(f"# Borsa {version}", lock.read_text("utf-8"), count=1), "utf-8")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _git(root: Path, *arguments: str) -> str:
    ran = subprocess.run(
        ["git", *arguments],
        cwd=root,
        check=True,
        capture_output=True,
        text=True,
    )
    return ran.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
