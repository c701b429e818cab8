"""One word, one thing: a class or a module of the bot has a name of its own, unless `docs/words.md` lists
it among those that stand more than once on purpose.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.parsed import SHIPPED, files, text, tree

PAGE = Path("docs/words.md")
ENTRANCES = {"__init__", "__main__"}


def listed(part: str) -> set[str]:
    """The names in the first cells of the table under that heading."""
    below = PAGE.read_text("utf-8").partition(f"### {part}\n")[2].partition("\n#")[0]
    firsts = (line.split("|")[1] for line in below.splitlines() if line.startswith("| `"))
    return {name for first in firsts for name in re.findall(r"`(\w+)`", first)}


def world(path: Path) -> str:
    """The game whose file it is, with its pictures; else the house, which all games share."""
    inner = path.parts[1:-1]
    here = inner[0] if inner and path.parts[0] in {"games", "render"} else ""
    return here if Path("games", here, "rules.py").exists() else ""


def classes() -> Iterator[tuple[str, Path]]:
    for path in files(*SHIPPED):
        for node in tree(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, path


def doubled() -> set[str]:
    """Names of classes that stand twice in one game, twice in the house, or in both.

    Two games may share a name: each is read by itself.
    """
    places: dict[str, list[str]] = defaultdict(list)
    for name, path in classes():
        places[name].append(world(path))
    return {
        name
        for name, worlds in places.items()
        if len(worlds) > 1 and ("" in worlds or len(set(worlds)) < len(worlds))
    }


def test_two_modules_of_the_bot_share_a_name_only_if_the_page_lists_it() -> None:
    stems = [path.stem for path in files("bot") if path.stem not in ENTRANCES]
    assert {stem for stem in stems if stems.count(stem) > 1} == listed("Modules")


def test_two_classes_share_a_name_only_if_the_page_lists_it() -> None:
    assert doubled() == listed("Classes")


def test_a_docstring_begins_with_what_the_thing_is() -> None:
    """Not with "Of" or "Who": a reader who jumps to it does not see the name above."""
    begun = re.compile(r'^\s*"""(?:Of|Who)\b.*', re.MULTILINE)
    found = [
        f"{path}: {line.strip()}" for path in files(*SHIPPED) for line in begun.findall(text(path))
    ]
    assert found == [], "say what it is: 'The seats that …', 'Whether …', 'Check that …'"
