"""The arrows of the architecture: bot -> render -> games, and inside bot/ from room to room. Nothing
points back.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.parsed import SHIPPED, files, imports, tree

FORBIDDEN = {
    "games": {"bot", "render", "discord", "aiosqlite", "apscheduler", "PIL", "asyncio", "time"},
    "render": {"bot", "discord", "aiosqlite", "apscheduler", "asyncio", "random"},
}

PURE = {*sys.stdlib_module_names, "msgspec", "games"}
BESIDE = {Path("games/league"): {"openskill"}}
"""What a folder may use beside that: openskill is plain arithmetic, without clock, files or dice."""

FLOORS = (
    {"bot.about", "bot.errors"},
    {"bot.words", "bot.store"},
    {"bot.engine.table"},
    {"bot.engine.time"},
    {"bot.engine.keeping"},
    {"bot.engine.moves"},
    {"bot.engine.views"},
    {"bot.engine.lobby"},
    {"bot.engine.people"},
    {"bot.engine.running"},
    {"bot.engine"},
    {"bot.ui", "bot.process"},
    {"bot.community", "bot.lessons"},
    {"bot.outbound.drawing"},
    {"bot.outbound.sending"},
    {"bot.outbound.calls"},
    {"bot.outbound.thread"},
    {"bot.outbound"},
    {"bot.inbound"},
    {"bot.inbound.presses"},
    {"bot.inbound.commands"},
    {"bot.tournaments.records"},
    {"bot.tournaments.card", "bot.tournaments.running"},
    {"bot.tournaments.telling"},
    {"bot.tournaments.commands"},
    {"bot.tournaments.directing"},
    {"bot.tournaments"},
    {"bot.app"},
    {"bot.parts"},
    {"bot.sandbox"},
    {"bot.__main__"},
)
"""The rooms of bot/, from the cellar up: a room knows those below it, and itself."""

TIMED = {
    Path("games/simulate.py"),
    Path("games/league/seating/__main__.py"),
    Path("games/players/thinking.py"),
}
"""Command lines of their own that say how long it took; no rules."""


def roots(path: Path) -> set[str]:
    """What lies outermost of all that a file imports."""
    return {module.split(".")[0] for module, _ in imports(path)}


@pytest.mark.parametrize(("layer", "forbidden"), FORBIDDEN.items())
def test_a_layer_imports_nothing_above_it(layer: str, forbidden: set[str]) -> None:
    for path in files(layer):
        allowed = {"time"} if path in TIMED else set()
        assert not (forbidden - allowed) & roots(path), path


@pytest.mark.parametrize("path", files("games"), ids=str)
def test_rules_use_the_standard_library_msgspec_and_each_other(path: Path) -> None:
    beside = set().union(*(BESIDE.get(folder, set()) for folder in path.parents))
    assert roots(path) - PURE - beside == set()


def rooms(path: Path) -> Iterator[str]:
    """The modules of bot/ that a file imports; `from bot.store import rows` is bot.store.rows."""
    for module, name in imports(path):
        if name and module.split(".")[0] == "bot":
            yield f"{module}.{name}"


def room_of(module: str) -> str:
    """The innermost room in which a module lies."""
    known = [room for floor in FLOORS for room in floor]
    found = [room for room in known if f"{module}.".startswith(f"{room}.")]
    assert found, f"{module} lies in no room of bot/"
    return max(found, key=len)


def floor_of(room: str) -> int:
    return next(number for number, floor in enumerate(FLOORS) if room in floor)


def bot_files() -> list[Path]:
    return [path for path in files("bot") if path != Path("bot/__init__.py")]


@pytest.mark.parametrize("path", bot_files(), ids=str)
def test_a_room_of_the_bot_knows_only_those_below_it(path: Path) -> None:
    own = room_of(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
    for module in rooms(path):
        other = room_of(module)
        assert other == own or floor_of(other) < floor_of(own), f"{path} imports {module}"


def test_every_folder_of_the_bot_is_a_room_and_says_what_is_in_it() -> None:
    for folder in {path.parent for path in bot_files()} - {Path("bot")}:
        room = ".".join(folder.parts)
        assert room_of(room) == room, folder
        said = ast.get_docstring(tree(folder / "__init__.py"))
        assert said, f"{folder}/__init__.py does not say what is in the folder"


def test_beside_the_rooms_of_the_bot_there_is_little() -> None:
    assert {path.name for path in Path("bot").glob("*.py")} == {
        "__init__.py",
        "__main__.py",
        "about.py",
        "app.py",
        "errors.py",
    }


def test_no_files_of_the_bot_import_each_other_in_a_circle() -> None:
    """A circle has no first file to read. The sorter raises CycleError with the files of one."""
    known = {
        ".".join(path.with_suffix("").parts).removesuffix(".__init__"): path for path in bot_files()
    }
    arrows = {
        module: {_file(one, known) for one in rooms(path)} - {module}
        for module, path in known.items()
    }
    assert len(list(TopologicalSorter(arrows).static_order())) >= len(known)


def _file(name: str, known: dict[str, Path]) -> str:
    """The module that `from a import b` reads: `a.b`, or `a` if `b` is a name in it."""
    return name if name in known else name.rpartition(".")[0]


PARTS = Path("bot", "parts")
"""Several processes need a library that one does without."""


def test_the_library_of_the_hub_is_known_to_the_parts_alone() -> None:
    assert {path.parent for path in files(*SHIPPED) if "redis" in roots(path)} == {PARTS}


def test_the_bot_without_parts_loads_neither_them_nor_their_library() -> None:
    told = "import sys, bot.__main__; print([one for one in ('redis', 'bot.parts') if one in sys.modules])"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
