"""Every file that a page names is there, and so is every name that stands behind a file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGES = (Path("README.md"), Path("render/README.md"), *sorted(Path("docs").glob("*.md")))
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LISTED = re.compile(r"^`([\w/.]+)`\n\n```", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#]+)[^)]*\)")
FILE = re.compile(r"[\w.-]+/(?:[\w.-]+/)*[\w.-]*|[\w-]+\.(?:py|md|toml)")
"""With a slash inside or behind it, or with an ending of ours: a path from the project's folder."""
BEHIND = re.compile(r"`([\w/.-]+\.py)`((?:\s+`[A-Za-z_][\w.]*`)+)")
"""A file and the names in it: `bot/inbound/door.py` `Door.pressed`."""


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text("utf-8"))


def exists(place: str, page: Path) -> bool:
    """From the project's folder or the page's own; a bare name may stand for all files that are called so."""
    if Path(place).exists() or (page.parent / place).exists():
        return True
    return "/" not in place and any(Path("games").rglob(place))


def made_by(page: Path) -> set[str]:
    """The files that the page's own listings are, and their folders."""
    files = LISTED.findall(page.read_text("utf-8"))
    folders = {f"{parent}/" for file in files for parent in Path(file).parents}
    return {*files, *folders}


def places(page: Path) -> Iterator[str]:
    """All that is said to lie somewhere in the project."""
    text = prose(page)
    yield from (span for span in SPAN.findall(text) if FILE.fullmatch(span))
    for link in LINK.findall(text):
        if "://" not in link:
            yield str((page.parent / link).resolve().relative_to(Path.cwd()))


def behind(page: Path) -> Iterator[tuple[str, str]]:
    """File and name."""
    for file, names in BEHIND.findall(prose(page)):
        yield from ((file, name) for name in SPAN.findall(names))


def defined(file: str) -> set[str]:
    """The names that the file itself gives to things, those of methods behind their class."""
    return set(_defined(ast.parse(Path(file).read_text("utf-8")).body, ""))


def _defined(body: list[ast.stmt], prefix: str) -> Iterator[str]:
    for node in body:
        match node:
            case ast.ClassDef(name=name):
                yield prefix + name
                yield from _defined(node.body, f"{prefix}{name}.")
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield prefix + name
            case ast.Assign(targets=targets):
                yield from (prefix + name for one in targets for name in _names(one))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield prefix + name
            case _:
                pass


def _names(target: ast.expr) -> Iterator[str]:
    yield from (node.id for node in ast.walk(target) if isinstance(node, ast.Name))


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    own = made_by(page)
    missing = [one for one in places(page) if one not in own and not exists(one, page)]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_name_behind_a_file_is_defined_in_it(page: Path) -> None:
    own = made_by(page)
    missing = [
        (file, name) for file, name in behind(page) if file not in own and name not in defined(file)
    ]
    assert missing == []


def test_the_walks_and_the_glossary_name_what_they_speak_of() -> None:
    for page in ("a-move-travels.md", "words.md"):
        assert len(list(behind(Path("docs", page)))) > 50, page
