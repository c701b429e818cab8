"""A lexicon: the sentences of one language, read from Fluent files and told with facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import structlog
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment, TextElement
from fluent.syntax import ast

from bot.words.values import Instant, Language, Worded, WordedText, number, relative

log = structlog.get_logger()

_DAY = 86_400
_UNITS = (("days", _DAY), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


TOLD = 4_096
"""Sentences of a language that are remembered with their facts: people are told the same again and again."""

LENT = frozenset({"my-hand", "picture-worth"})
"""Sentences of the house that a game may say in its own words, told with the same facts."""


class MissingWordsError(LookupError):
    """A sentence, or a fact of it, is missing. Only a strict lexicon raises it."""


class Lexicon:
    """The sentences of one language: a game's own, then the bot's."""

    def __init__(self, language: Language, package: str | None, strict: bool) -> None:
        """`package` is that of a game; None: the bot's own words only."""
        self.language: Language = language
        self._strict = strict
        self._bundle = FluentBundle(
            [language],
            functions={"RELATIVE": relative, "LENGTH": self._length},
            # Fluent would put invisible marks around every fact; `cleaned` sets them where a name
            # needs them.
            use_isolating=False,
        )
        self._patterns: dict[str, Any] = {}
        self._told: dict[tuple[object, ...], str] = {}
        own = game_texts(package, language) if package else ()
        self.own = frozenset(message.id.name for one in own for message in messages(one))
        """The keys of the game's own sentences."""
        # The first one counts: a game may say a sentence of the bot's in its own way.
        for resource in (*own, *resources("bot.words", "", language)):
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether there is a sentence `key`, or an attribute `sentence.attribute`."""
        return self._pattern(key) is not None

    def format(self, key: str, facts: dict[str, Any]) -> str:
        """The sentence with its facts; its key if there is none."""
        pattern = self._pattern(key)
        if pattern is None:
            self._missing(f"{self.language}: no words for {key}")
            return key
        if isinstance(pattern, TextElement):
            return str(pattern.value)
        asked = (key, *((name, one, getattr(one, "words", "")) for name, one in facts.items()))
        known = self._told.get(asked)
        if known is None:
            known = self._resolved(key, pattern, facts)
            # What differs at each moment would only push out what is said again and again.
            if not any(isinstance(one, Instant) for one in facts.values()):
                if len(self._told) >= TOLD:
                    self._told.clear()
                self._told[asked] = known
        return known

    def _resolved(self, key: str, pattern: Any, facts: dict[str, Any]) -> str:
        errors: list[Exception] = []
        current = CurrentEnvironment(args=facts)
        sentence = pattern(ResolverEnvironment(self._bundle, errors=errors, current=current))
        if errors:
            self._missing(f"{self.language}: {key}: {_wanted(errors[0], facts)}")
        return sentence if isinstance(sentence, str) else key

    def listed(self, items: Sequence[str]) -> str:
        """Finished texts as a list: A, B and C."""
        if len(items) < 2:
            return "".join(items)
        return self.format("list", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def length(self, seconds: int) -> str:
        """A length of time in its two largest units; up to two days in hours."""
        left, parts = max(seconds, 0), list[str]()
        for key, size in _UNITS if left >= 2 * _DAY else _UNITS[1:]:
            count, left = divmod(left, size)
            if count:
                parts.append(self._count(key, count))
        return self.listed(parts[:2]) or self._count("minutes", 0)

    def _length(self, seconds: int) -> WordedText:
        """The Fluent function `LENGTH($least)`: a number of seconds in words."""
        words = self.length(seconds)
        return WordedText(words, words)

    def _count(self, unit: str, count: int) -> str:
        return self.format(f"count-{unit}", {"count": Worded(count, number(count, self.language))})

    def _pattern(self, key: str) -> Any:
        if key not in self._patterns:
            self._patterns[key] = self._find(*key.split(".", 1))
        return self._patterns[key]

    def _find(self, key: str, attribute: str | None = None) -> Any:
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        return message.attributes.get(attribute) if attribute else message.value

    def _missing(self, what: str) -> None:
        if self._strict:
            raise MissingWordsError(what)
        log.error("words missing", what=what)


def _wanted(error: Exception, facts: dict[str, Any]) -> str:
    """What the sentence lacks, beside what it is told with: a tuple without a kind is told in parts."""
    name = str(error).removeprefix("Unknown external: ")
    if name == str(error):
        return name
    told = ", ".join(sorted(facts)) or "nothing"
    parts = f"{name}_0" in facts
    remedy = (
        f"give {name} a kind that is a list, such as Named" if parts else f"tell it with {name}"
    )
    return f"the sentence says {{ ${name} }} and is told with {told}; {remedy}, or leave it out"


def game_texts(package: str, language: Language) -> Sequence[ast.Resource]:
    """The sentences of a game, from the folder `text` of its package."""
    return resources(package, "text", language)


@cache
def resources(package: str, folder: str, language: Language) -> Sequence[ast.Resource]:
    """The parsed `en.ftl` and `*.en.ftl` of a package's folder; a game without texts has none."""
    place = files(package).joinpath(folder)
    if not place.is_dir():
        return ()
    # Sorted, since folders list their files in any order and the first of two equal keys counts.
    names = sorted(one.name for one in place.iterdir())
    return tuple(
        _parsed(name, place.joinpath(name).read_text("utf-8"))
        for name in names
        if name == f"{language}.ftl" or name.endswith(f".{language}.ftl")
    )


def messages(resource: ast.Resource) -> Iterator[ast.Message]:
    return (entry for entry in resource.body if isinstance(entry, ast.Message))


def _parsed(name: str, text: str) -> ast.Resource:
    """The parsed file. AssertionError for a line that is no Fluent: it would drop a sentence silently."""
    resource: ast.Resource = FluentResource(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise AssertionError(f"{name}: {junk[0]}")
    return resource
