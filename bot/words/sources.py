"""Where sentences come from: the files of the catalogues, and what is wrong in those beside the English ones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.words.languages import ENGLISH, LANGUAGES, Language

HOUSE = ("bot.words", "")
"""The package and the folder of the bot's own sentences."""
_BLANK = re.compile(r"\$([A-Za-z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*(?:\.[a-z][\w-]*)?)\s*[}(]")
_NAME = re.compile(r"[-_'\w]{1,32}")
LONGEST_ABOUT = 100
_UNREAD = "\N{REPLACEMENT CHARACTER}"


class Source(msgspec.Struct, frozen=True):
    """A sentence of a catalogue, `key` or `key.attribute`, and where it stands."""

    key: str
    entry: ast.Message | ast.Term | None
    """The message that it belongs to. None: it cannot be read."""
    file: str
    line: int
    text: str

    @property
    def blanks(self) -> frozenset[str]:
        """The names of its facts."""
        return frozenset(_BLANK.findall(self.text))

    @property
    def refers(self) -> frozenset[str]:
        """The sentences in it."""
        return frozenset(_REFERENCE.findall(self.text))


class Fault(msgspec.Struct, frozen=True):
    """What keeps a sentence of a language from being said in it; a missing one is told by the English one."""

    file: str
    line: int
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.key} {self.what}"


MISSING = "is missing"


def all_faults(language: Language, packages: Iterable[str]) -> Iterator[Fault]:
    """Those of the bot's own sentences, and of those of games."""
    for place in (HOUSE, *((package, "text") for package in packages)):
        yield from faults(*place, language)


@cache
def sources(package: str, folder: str, code: str) -> Mapping[str, Source]:
    """The sentences of a language in a package's folder; a game without texts has none."""
    found = dict[str, Source]()
    for text, path in texts(package, folder, code):
        for one in written(text, path):
            # The first of two equal keys counts.
            found.setdefault(one.key, one)
    return found


def texts(package: str, folder: str, code: str) -> Iterator[tuple[str, str]]:
    """`en.ftl` and `*.en.ftl` in a folder, with their paths."""
    place = files(package).joinpath(folder)
    # Sorted, since folders list their files in any order.
    for name in sorted(one.name for one in place.iterdir()) if place.is_dir() else ():
        if name == f"{code}.ftl" or name.endswith(f".{code}.ftl"):
            path = "/".join(filter(None, (*package.split("."), folder, name)))
            yield place.joinpath(name).read_bytes().decode("utf-8", "replace"), path


def written(text: str, file: str) -> Iterator[Source]:
    """The sentences of a text, in their order."""
    line, counted = 1, 0
    for entry in FluentResource(text).body:
        for key, node in _parts(entry):
            start, end = (node.span.start, node.span.end) if node.span else (0, 0)
            words = text[start:end]
            line, counted = line + text.count("\n", counted, start), start
            whole = entry if isinstance(entry, ast.Message | ast.Term) else None
            yield Source(key, None if _UNREAD in words else whole, file, line, words)


@cache
def sound(package: str, folder: str, language: Language) -> Mapping[str, Source]:
    """The sentences that can be said in a language, by key."""
    wrong = {one.key for one in faults(package, folder, language)}
    own = sources(package, folder, language.code)
    return {key: one for key, one in own.items() if key not in wrong}


def said(package: str, folder: str, language: Language) -> Mapping[str, Source]:
    """All sentences in a language, English where it has none, in the order of the English ones."""
    return {**sound(package, folder, ENGLISH), **sound(package, folder, language)}


@cache
def faults(package: str, folder: str, language: Language) -> tuple[Fault, ...]:
    """What is wrong in a language's sentences, and which are missing. English is what they are held to."""
    own, english = sources(package, folder, language.code), sources(package, folder, ENGLISH.code)
    found = [
        Fault(one.file, one.line, one.key, what)
        for one in own.values()
        if (what := _wrong(one, own, english)) is not None
    ]
    missing = [one for key, one in english.items() if key not in own and not key.startswith("-")]
    return (*found, *(Fault(one.file, one.line, one.key, MISSING) for one in missing))


def _wrong(one: Source, own: Mapping[str, Source], english: Mapping[str, Source]) -> str | None:
    if one.entry is None:
        return "cannot be read"
    if own is english or one.key.startswith("-"):
        return None
    if one.key not in english:
        return "is said nowhere"
    facts, wanted = _facts(one, own, english), _facts(english[one.key], english, english)
    if one.key.startswith("command-") and not _taken_by_discord(one):
        return "is not what Discord takes"
    if facts - wanted:
        return f"has facts that nobody tells: {_told(facts - wanted)}"
    return f"leaves out facts: {_told(wanted - facts)}" if wanted - facts else None


def _taken_by_discord(one: Source) -> bool:
    """A name of a command or an option, or what it is for. One that is wrong would cost all commands."""
    words = one.text.strip()
    if one.key.endswith((".description", "-about")):
        return len(words) <= LONGEST_ABOUT
    return _NAME.fullmatch(words) is not None and words == words.lower()


def _facts(one: Source, own: Mapping[str, Source], english: Mapping[str, Source]) -> set[str]:
    """Its facts, with those of the sentences in it."""
    found, seen, left = set[str](), {one.key}, [one]
    while left:
        now = left.pop()
        found |= now.blanks
        for key in now.refers - seen:
            seen.add(key)
            left += filter(None, [own.get(key) or english.get(key)])
    return found


def _told(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


def _parts(entry: ast.EntryType) -> Iterator[tuple[str, ast.SyntaxNode]]:
    """The keys of an entry of a file, each with its words; those of a broken one as far as they show."""
    if isinstance(entry, ast.Junk):
        key = re.match(r"-?[A-Za-z][\w-]*", entry.content or "")
        yield key[0] if key else "a line", entry
    elif isinstance(entry, ast.Message | ast.Term):
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            yield name, entry.value
        for one in entry.attributes:
            yield f"{name}.{one.id.name}", one.value


@cache
def names(language: Language) -> Mapping[str, Source]:
    """`language-it = Italian`: how the language calls each that can be chosen."""
    lines = (f"language-{one.code} = {one.name_in(language)}\n" for one in LANGUAGES.values())
    return {one.key: one for one in written("".join(lines), "bot/words/languages.py")}
