"""`python -m tests.near`: the tests near what has changed since the last commit, for `make near`.

From the changed files through what imports them to the tests that reach them: nearest first, as many as two
cores run in two minutes, and the tests of the architecture at the end. With a revision, `python -m tests.near
main`, all that has changed since it counts. What it does with each file, and what it leaves out, it says beside.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests import parsed

ALWAYS = Path("tests", "architecture")
DOCS = Path("tests", "docs")
WORDS = Path("tests", "bot", "words")
OPTIONS = (
    Path("tests", "bot", "inbound", "test_lobby.py"),
    Path("tests", "bot", "tournaments", "games", "test_create.py"),
    Path("tests", "bot", "tournaments", "games", "test_drafts.py"),
)
"""Where the options of games are chosen, which stand in the `state.py` of each."""
PINS = (".lock", "pyproject.toml")
MOST_NAMED = 3
"""Files that are named where one line says of many what they read."""

SECONDS = 200.0
"""What two cores do in two minutes, less what it takes to begin."""
APP = Path("bot", "app.py")
WHOLE, PART, LONG = 0.22, 0.07, 10.0
"""Seconds of a test of the whole bot, of another, and of a file that is marked `long`: so the whole suite
comes to what it takes.
"""

SAME_WORD = 3.0
"""How much nearer a test is for each word that its path shares with the changed file's."""

Graph = Mapping[Path, frozenset[Path]]
"""What each file imports."""


class Near(NamedTuple):
    """The tests to run, and in words what they are and are not."""

    tests: tuple[Path, ...]
    said: tuple[str, ...]


def main(arguments: Sequence[str]) -> int:
    since = arguments[0] if arguments else "HEAD"
    found = near(changed(since), since)
    sys.stderr.write("".join(f"near: {line}\n" for line in found.said))
    sys.stdout.write(" ".join(map(str, found.tests)) + "\n")
    return 0


def changed(since: str) -> list[Path]:
    """The files that differ from the revision: deleted ones, and those that git does not know yet, too."""
    commands = (
        ["git", "diff", "--name-only", "--no-renames", since, "--"],
        ["git", "ls-files", "--others", "--exclude-standard"],
    )
    told = [
        subprocess.run(one, check=True, capture_output=True, text=True).stdout for one in commands
    ]
    return [Path(line) for text in told for line in text.splitlines()]


def near(files: Iterable[Path], since: str = "HEAD") -> Near:
    files = sorted(set(files))
    if not files:
        return Near((ALWAYS,), (f"nothing has changed since {since}: the architecture alone",))
    graph, said, near_by = (
        imported(frozenset(one for one in files if not one.exists())),
        list[str](),
        dict[Path, float](),
    )
    for file in files:
        reached = _reached(file, graph)
        near_by |= {test: max(near_by.get(test, 0), share) for test, share in reached.items()}
        said += _about(file, reached, graph)
    costs = _costs(graph)
    ranked = sorted(near_by, key=lambda test: (-near_by[test], costs[test], test))
    chosen, seconds = _affordable(ranked, costs)
    left = len(ranked) - len(chosen)
    said.append(
        f"{len(chosen)} files of tests and the architecture, about {seconds / 2:.0f} s on two cores"
        + (f"; {left} more reach what has changed: make test" if left else "")
    )
    return Near((*chosen, ALWAYS), tuple(said))


def _about(file: Path, reached: Mapping[Path, float], graph: Graph) -> Iterator[str]:
    """What has to be said of a changed file."""
    if file.parts[0] in PINS:
        yield f"{file}: whatever uses a library is concerned, which only `make test` runs"
    elif not file.exists():
        yield f"{file} was deleted: {'the tests of what imports it' if reached else 'nothing imports it any more'}"
    elif not reached and not file.is_relative_to(ALWAYS):
        yield f"{file}: no test reaches it"
    elif _is_page(file):
        yield f"{file}: the tests of the pages"
    elif file.suffix != ".py":
        found = _readers(file, graph)
        readers = f"its readers ({_listed(found)})" if found else "all that stands beside it"
        words = " and of the words" if file.suffix == ".ftl" else ""
        yield f"{file}: the tests of {readers}{words}"


def _affordable(ranked: Sequence[Path], costs: Mapping[Path, float]) -> tuple[list[Path], float]:
    """As many of them as there is time for, and the seconds that they take."""
    seconds = sum(costs[test] for test in _tests_in(ALWAYS))
    chosen = list[Path]()
    for test in ranked:
        # What is nearest runs however long it takes.
        if not chosen or seconds + costs[test] <= SECONDS:
            chosen.append(test)
            seconds += costs[test]
    return chosen, seconds


def _costs(graph: Graph) -> dict[Path, float]:
    """About how many seconds each file of tests takes."""
    whole, costs = shared({APP}, graph), dict[Path, float]()
    for test in filter(is_test, graph):
        text = parsed.text(test)
        seconds = text.count("def test_") * (WHOLE if whole[test] else PART)
        costs[test] = max(seconds, LONG) if "mark.long" in text else seconds
    return costs


def _reached(file: Path, graph: Graph) -> dict[Path, float]:
    """How near each file of tests is to a changed one, which a test itself is most."""
    if is_test(file) and file.exists():
        return {file: float("inf")}
    shares, words = shared(_sources(file, graph), graph), _words(file)
    if file.match("games/*/state.py"):
        shares |= {test: 1.0 for test in OPTIONS if test in graph}
    return {
        test: share * SAME_WORD ** len(words & _words(test))
        for test, share in shares.items()
        if share and test in graph and is_test(test) and not test.is_relative_to(ALWAYS)
    }


def _sources(file: Path, graph: Graph) -> set[Path]:
    """The modules that are another with it: itself, or those that read it."""
    if file.suffix == ".py" and file.parts[0] in parsed.HOUSE:
        return {file}
    if file.parts[0] in PINS or _is_page(file):
        return set(_tests_in(DOCS))
    words = set(_tests_in(WORDS)) if file.suffix == ".ftl" else set[Path]()
    return words | (_readers(file, graph) or _beside(file, graph) | _far_readers(file, graph))


def _is_page(file: Path) -> bool:
    return file.suffix == ".md" or file.parts[0] not in parsed.HOUSE


def _beside(file: Path, graph: Graph) -> set[Path]:
    """The modules in its folder, or in the first above it that has any."""
    found = ({one for one in graph if one.parent == folder} for folder in file.parents)
    return next(filter(None, found), set())


def _readers(file: Path, graph: Graph) -> set[Path]:
    """Those of them that say its name, or that of a folder between."""
    beside = _beside(file, graph)
    within = next((file.relative_to(one.parent).parts[:-1] for one in beside), ())
    steps = {file.name, file.stem, *within}
    return {one for one in beside if any(f'"{step}' in parsed.text(one) for step in steps)}


def _far_readers(file: Path, graph: Graph) -> set[Path]:
    """The modules of the same house, wherever they stand, that say its whole name."""
    house = (one for one in graph if one.parts[0] == file.parts[0])
    return {one for one in house if f'"{file.name}"' in parsed.text(one)}


def _listed(files: Collection[Path]) -> str:
    first = sorted(map(str, files))[:MOST_NAMED]
    return ", ".join(first) + (f" and {more} more" if (more := len(files) - len(first)) else "")


def shared(sources: Collection[Path], graph: Graph) -> dict[Path, float]:
    """The part that the sources have in what each file is made of: all that it imports counts alike, and has
    its own part by what it imports in turn.
    """
    shares = dict.fromkeys(sources, 1.0)

    def part(file: Path) -> float:
        if file not in shares:
            # Whoever comes round to where they began finds nothing new there.
            shares[file] = 0.0
            used = graph.get(file, frozenset())
            shares[file] = sum(map(part, used)) / max(1, len(used))
        return shares[file]

    for file in graph:
        part(file)
    return shares


@cache
def imported(gone: frozenset[Path] = frozenset()) -> Graph:
    """What every file imports; of `gone` files, too."""
    files = parsed.files(*parsed.HOUSE)
    known = {_dotted(one): one for one in (*files, *(one for one in gone if one.suffix == ".py"))}
    graph = dict[Path, frozenset[Path]]()
    for file in sorted(files):
        used = {known[name] for name in _imported(file, known)}
        if is_test(file):
            above = (folder / "conftest.py" for folder in file.parents)
            used |= {one for one in above if _dotted(one) in known}
        graph[file] = frozenset(used - {file})
    return graph


def _dotted(file: Path) -> str:
    """The name by which it is imported."""
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def _imported(file: Path, known: Collection[str]) -> Iterator[str]:
    for module, name in _named(file):
        # What is no module of its own stands in the one that it is taken from.
        if name and (own := f"{module}.{name}") in known:
            yield own
        elif module in known:
            yield module


@cache
def _named(file: Path) -> tuple[tuple[str, str], ...]:
    """The modules that it imports, and what it takes from each."""
    found = list(parsed.imports(file))
    for node in parsed.nodes(file):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            # What is started as a program, or replaced for a test, is named in a string.
            for name in _DOTTED.findall(node.value):
                above, _, last = name.rpartition(".")
                found += [(above, last), (f"{name}.__main__", "")]
        elif isinstance(node, ast.JoinedStr):
            found += [(package, "") for package in _packages(node)]
    return tuple(found)


def _packages(node: ast.JoinedStr) -> Iterator[str]:
    """Those of a folder of which the code says only that it takes one: `f"render.{key}"`."""
    first = node.values[0] if node.values else None
    named = first.value if isinstance(first, ast.Constant) else None
    if isinstance(named, str) and re.fullmatch(rf"({_ROOMS})(\.\w+)*\.", named):
        folder = Path(*named.split("."))
        yield from (f"{named}{one.parent.name}" for one in folder.glob("*/__init__.py"))


_ROOMS = "|".join(parsed.HOUSE)
_DOTTED = re.compile(rf"\b(?:{_ROOMS})(?:\.\w+)+")


def is_test(file: Path) -> bool:
    return file.parts[0] == "tests" and file.name.startswith("test_") and file.suffix == ".py"


def _tests_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("**/test_*.py"))


_EVERYWHERE = {"", "bot", "games", "game", "tests", "test", "py", "core", "engine", "init"}


@cache
def _words(file: Path) -> set[str]:
    """What its path is about, without the plural."""
    steps = "_".join(file.with_suffix("").parts).lower().split("_")
    return {step.rstrip("s") for step in steps} - {step.rstrip("s") for step in _EVERYWHERE}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
