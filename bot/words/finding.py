"""Where a sentence comes from: its key, its file, and the code that says it.

Half of all keys stand literally in the code. The others are put together there, `hint-` and the
action's key, so the pieces of such strings are compared, too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).resolve().parents[2]
CODE = ("bot", "games", "render")
MAX_FOUND = 20
"""More sentences than this are no answer: the asker is told to say more of it."""
_ANYTHING = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a placeable, or for a part of a key that the code puts together."""
_MARKS = str.maketrans({"\N{RIGHT SINGLE QUOTATION MARK}": "'", "\u00a0": " "})
_BLANKS = re.compile(r"\s+")


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of a catalogue: `key` with its attribute, and where its line is."""

    key: str
    language: str
    file: Path
    line: int
    text: str

    @property
    def pattern(self) -> re.Pattern[str]:
        """What people read of it: anything may stand where a fact is filled in."""
        parts = (re.escape(part) for part in _plain(self.text).split(_ANYTHING))
        return re.compile(".+?".join(parts).removesuffix(r"\.") + r"\.?")


class CodeLine(msgspec.Struct, frozen=True, order=True):
    """A line of code that names a key, or puts it together."""

    file: Path
    line: int
    code: str


def sentences(root: Path = ROOT) -> Iterator[Sentence]:
    """All sentences of the bot and its games, in both languages."""
    for folder in CODE:
        for path in sorted((root / folder).rglob("*.ftl")):
            yield from _sentences_of(path, root)


def find(said: str, known: Iterable[Sentence]) -> list[Sentence]:
    """The sentences that contain what was said, or are filled in to it; or that have it as their key."""
    wanted, known = _plain(said), list(known)
    exact = [one for one in known if said in {one.key, one.key.partition(".")[0]}]
    if exact:
        return exact
    found = [one for one in known if wanted in _plain(one.text)]
    return found or [one for one in known if _says(one, wanted)]


def places(key: str, root: Path = ROOT) -> list[CodeLine]:
    """Where the code names the key. What names it whole comes alone, if there is any."""
    name = key.partition(".")[0]
    whole, made = set[CodeLine](), set[CodeLine]()
    for path, line, text in _strings(root):
        if text == name:
            whole.add(_place(path, line, root))
        elif _ANYTHING in text and _is_made(text, name):
            made.add(_place(path, line, root))
    return sorted(whole or made)


def _says(one: Sentence, wanted: str) -> bool:
    # A sentence that is nothing but a fact would be found for everything.
    letters = sum(letter.isalpha() for letter in one.text)
    return letters > 3 and one.pattern.fullmatch(wanted) is not None


def _is_made(text: str, name: str) -> bool:
    pieces = [re.escape(piece) for piece in text.split(_ANYTHING)]
    # "-{}" or "{}-{}" would make every key.
    telling = max(len(piece) for piece in text.split(_ANYTHING)) >= 4
    return telling and re.fullmatch("[a-z0-9-]+".join(pieces), name) is not None


def _sentences_of(path: Path, root: Path) -> Iterator[Sentence]:
    text = path.read_text("utf-8")
    language = path.name.removesuffix(".ftl").rpartition(".")[2]
    own = path.relative_to(root)
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, fluent.Message):
            continue
        name = entry.id.name
        values = [(name, entry.value)]
        values += [(f"{name}.{each.id.name}", each.value) for each in entry.attributes]
        for key, value in values:
            for variant in _variants(value) if value else ():
                start = value.span.start if value and value.span else 0
                yield Sentence(key, language, own, text.count("\n", 0, start) + 1, variant)


def _variants(pattern: fluent.Pattern) -> list[str]:
    """The texts of a pattern; of a selection each way to say it."""
    told = [""]
    for element in pattern.elements:
        parts = [_ANYTHING]
        if isinstance(element, fluent.TextElement):
            parts = [element.value]
        elif isinstance(element.expression, fluent.StringLiteral):
            parts = [element.expression.value]
        elif isinstance(element.expression, fluent.SelectExpression):
            chosen = element.expression.variants
            parts = [text for each in chosen for text in _variants(each.value)]
        told = [before + part for before in told for part in parts][:200]
    return [_BLANKS.sub(" ", one) for one in told]


def _plain(text: str) -> str:
    return _BLANKS.sub(" ", text.translate(_MARKS)).strip().casefold()


@cache
def _strings(root: Path) -> tuple[tuple[Path, int, str], ...]:
    """Each string of the code, with the parts that are filled in marked."""
    found = list[tuple[Path, int, str]]()
    for folder in CODE:
        for path in sorted((root / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.append((path, node.lineno, node.value))
                elif isinstance(node, ast.JoinedStr):
                    found.append((path, node.lineno, _joined(node)))
    return tuple(found)


def _joined(node: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else _ANYTHING for part in node.values
    )


def _place(path: Path, line: int, root: Path) -> CodeLine:
    return CodeLine(
        path.relative_to(root), line, path.read_text("utf-8").splitlines()[line - 1].strip()
    )
