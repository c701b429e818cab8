"""What all games share names none of them: a game is a folder, its pictures, a line on the shelf."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

from bot.words.catalogue import Catalogue
from games import GAMES
from tests import parsed
from tests.parsed import files, nodes

ROOMS = (
    Path("bot"),
    *(Path("games", room) for room in ("core", "league", "players")),
    Path("render", "lettered"),
)
SHELF = Path("render", "shelf.py")
SINGLE = (
    Path("games", "simulate.py"),
    Path("games", "replay.py"),
    *(path for path in Path("render").glob("*.py") if path != SHELF),
)
READ = {".py", ".ftl", ".sql", ".html", ".js", ".css", ".md"}
SPOKEN = {tokenize.STRING, tokenize.COMMENT}
SHARED = (*(path for room in ROOMS for path in sorted(room.rglob("*"))), *SINGLE)
FILES = [path for path in SHARED if path.is_file() and path.suffix in READ]


def names(game: str) -> set[str]:
    """Its key, and what people call it."""
    words = (Catalogue(strict=True).words(one, GAMES[game]) for one in ("en", "it"))
    return {game, *(one.say(f"game-{game}") for one in words)}


@cache
def texts(path: Path) -> str:
    """All of a file; of code what stands in comments and quotes: `lock.acquire()` is no game."""
    text = parsed.text(path)
    if path.suffix != ".py":
        return text
    tokens = tokenize.generate_tokens(StringIO(text).readline)
    return "\n".join(token.string for token in tokens if token.type in SPOKEN)


def imported(path: Path) -> Iterator[str]:
    return (f"{module}.{name}" for module, name in parsed.imports(path))


@cache
def used(path: Path) -> set[str]:
    """The names that a module reads and does not make itself."""
    plain = [node for node in nodes(path) if isinstance(node, ast.Name)]
    return {node.id for node in plain if isinstance(node.ctx, ast.Load)}


def classes(paths: Iterable[Path]) -> set[str]:
    inside = (node for path in paths for node in nodes(path))
    return {node.name for node in inside if isinstance(node, ast.ClassDef)}


@cache
def made(path: Path) -> set[str]:
    """The classes and values that a module gives a name."""
    named = (node for node in nodes(path) if isinstance(node, ast.Name))
    return classes([path]) | {node.id for node in named if isinstance(node.ctx, ast.Store)}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_shared_file_says_the_name_of_a_game(game: str) -> None:
    wanted = re.compile(rf"\b({'|'.join(map(re.escape, names(game)))})\b", re.IGNORECASE)
    assert [str(path) for path in FILES if wanted.search(texts(path))] == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_shared_file_imports_a_game(game: str) -> None:
    own = (f"games.{game}", f"render.{game}")
    code = [path for path in FILES if path.suffix == ".py"]
    found = [str(path) for path in code if any(one.startswith(own) for one in imported(path))]
    assert found == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_shared_file_uses_a_class_of_a_game(game: str) -> None:
    """Classes that only games have; what shared code makes itself under such a name is its own."""
    code = [path for path in FILES if path.suffix == ".py"]
    own = classes(files(f"games/{game}")) - set().union(*map(made, code))
    found = {str(path): sorted(used(path) & own) for path in code}
    assert {path: names for path, names in found.items() if names} == {}
