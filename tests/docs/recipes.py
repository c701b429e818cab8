"""What a page tells its reader to do to files, done: listings are written, patches applied."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

LISTING = re.compile(
    r"^`(?P<path>[\w/.]+)`\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
DIFF = re.compile(r"^```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def copied(folder: Path) -> None:
    """The files of the project that git knows or could, as they are now."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if Path(name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(name, folder / name)


def listings(page: str, folder: Path) -> None:
    """Each listing to the file that it is called after."""
    for found in LISTING.finditer(page):
        path = folder / found["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found["text"], "utf-8")


def patches(page: str) -> list[str]:
    return DIFF.findall(page)


def apply(patch: str, folder: Path) -> None:
    """Each part of the patch replaces the lines that it names, which stand once in the file."""
    for file in patch.split("--- a/")[1:]:
        name, _, parts = file.partition("\n")
        path = folder / name
        for part in parts.split("@@\n")[1:]:
            lines = part.splitlines()
            before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
            after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
            text = path.read_text("utf-8")
            assert text.count(before) == 1, (name, before)
            path.write_text(text.replace(before, after), "utf-8")


def typed(page: str) -> list[str]:
    """The commands that the page tells to type, in their order."""
    lines = (line for block in TYPED.findall(page) for line in block.splitlines())
    return [line.partition("#")[0].strip() for line in lines]


def patched(patch: str) -> list[str]:
    """The files that a patch changes."""
    return re.findall(r"^--- a/(.+)$", patch, re.MULTILINE)
