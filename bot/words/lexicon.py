"""A lexicon: the sentences of one language, read from Fluent files and told with facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import structlog
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment, TextElement
from fluent.syntax import ast

from bot.words.languages import Language
from bot.words.sources import HOUSE, Source, names, sound
from bot.words.values import Instant, WordedText, index, length, relative

log = structlog.get_logger()

TOLD = 4_096
"""Sentences of a language that are remembered with their facts: people are told the same again and again."""

LENT = frozenset({"my-hand", "picture-worth"})
"""Sentences of the house that a game may say in its own words, told with the same facts."""


class MissingWordsError(LookupError):
    """A sentence, or a fact of it, is missing. Only a strict lexicon raises it."""


class Lexicon:
    """The sentences of one language: a game's own, then the bot's. What it lacks is said in English."""

    def __init__(
        self, language: Language, package: str | None, strict: bool, spare: Lexicon | None = None
    ) -> None:
        """`package` is that of a game; None: the bot's own words only. `spare` is the English lexicon."""
        self.language, self.package, self.strict = language, package, strict
        self._spare = spare
        self._bundle = FluentBundle(
            [language.cldr.replace("_", "-")],
            functions={"RELATIVE": relative, "INDEX": index, "LENGTH": self._length},
            # Fluent would put invisible marks around every fact; `cleaned` sets them where a name
            # needs them.
            use_isolating=False,
        )
        self._patterns: dict[str, Any] = {}
        self._told: dict[tuple[object, ...], str] = {}
        own = sound(package, "text", language) if package else {}
        mine = frozenset(key.partition(".")[0] for key in own)
        self.own: frozenset[str] = mine | spare.own if spare else mine
        """The keys of the game's own sentences."""
        # A game may say a sentence of the bot's in its own way.
        self.known: Mapping[str, Source] = {**names(language), **sound(*HOUSE, language), **own}
        self._add(self.known)
        # For what its sentences refer to; the first one of a key counts.
        self._add(spare.known if spare else {})

    def has(self, key: str) -> bool:
        """Whether there is a sentence `key`, or an attribute `sentence.attribute`."""
        return self._pattern(key) is not None or (self._spare is not None and self._spare.has(key))

    def format(self, key: str, facts: dict[str, Any]) -> str:
        """The sentence with its facts; in English, if it has none or cannot be said; its key if there is none."""
        pattern = self._pattern(key)
        if pattern is None:
            return self._instead(key, facts, f"no words for {key}")
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
        if errors and self._spare is not None:
            return self._instead(key, facts, f"{key}: {errors[0]}")
        if errors:
            self._missing(f"{key}: {_wanted(errors[0], facts)}")
        return sentence if isinstance(sentence, str) else key

    def _instead(self, key: str, facts: dict[str, Any], why: str) -> str:
        if self._spare is not None:
            return self._spare.format(key, facts)
        self._missing(why)
        return key

    def _length(self, seconds: int) -> WordedText:
        """The Fluent function `LENGTH($least)`: a number of seconds in words."""
        words = length(int(seconds), self.language)
        return WordedText(words, words)

    def _add(self, known: Mapping[str, Source]) -> None:
        entries = {id(one.entry): one.entry for one in known.values()}
        self._bundle.add_resource(ast.Resource(list(filter(None, entries.values()))))

    def _pattern(self, key: str) -> Any:
        if key not in self._patterns:
            self._patterns[key] = self._find(key)
        return self._patterns[key]

    def _find(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if key not in self.known:
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _missing(self, what: str) -> None:
        if self.strict:
            raise MissingWordsError(f"{self.language.code}: {what}")
        log.error("words missing", language=self.language.code, what=what)


def _wanted(error: Exception, facts: dict[str, Any]) -> str:
    """What the sentence lacks, beside what it is told with: a tuple without a kind is told in parts."""
    name = str(error).removeprefix("Unknown external: ")
    if name == str(error):
        return name
    told = ", ".join(sorted(facts)) or "nothing"
    parts = f"{name}_0" in facts
    remedy = (
        f"give {name} a kind that is a list, such as Named or Label"
        if parts
        else f"tell it with {name}"
    )
    return f"the sentence says {{ ${name} }} and is told with {told}; {remedy}, or leave it out"
