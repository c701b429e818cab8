"""The catalogue: all sentences of the bot and its games, in every language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import structlog

from bot.words.languages import ENGLISH, LANGUAGES, Language, spoken
from bot.words.lexicon import Lexicon
from bot.words.sources import all_faults
from bot.words.translator import GameWords
from games.core.contract import Rules
from games.core.kinds import Titles

log = structlog.get_logger()

FAULTS_TOLD = 20
"""Sentences of a language that the start names one by one."""


class Catalogue:
    """All sentences, read once at the start. With `strict`, in tests, a missing one is an error.

    In production it is logged, and its key stands in for it.
    """

    def __init__(self, strict: bool = False) -> None:
        self._strict = strict
        self.commands: dict[str, str] = {}
        """By what people read of a command ("table log"), how Discord makes it clickable."""
        for language in LANGUAGES:
            self.lexicon(language)

    def tell_faults(self, packages: Iterable[str]) -> None:
        """Say in the log which sentences of the bot and of games are told in English, and why."""
        packages = tuple(packages)
        for language in LANGUAGES.values():
            found = tuple(all_faults(language, packages))
            for one in found[:FAULTS_TOLD]:
                log.warning("sentence in English", language=language.code, fault=str(one))
            if len(found) > FAULTS_TOLD:
                more = f"python -m bot.words missing {language.code}"
                log.warning(
                    "sentences in English", language=language.code, count=len(found), all=more
                )

    def words(
        self,
        language: str | Language,
        rules: Rules[Any, Any, Any] | None = None,
        names: Sequence[str] = (),
        titles: Titles | None = None,
        signs: str | None = None,
    ) -> GameWords:
        """The words for a table, or for no table; `language` may be Discord's locale: en-GB. `signs` is the
        language of the table, if that is another.

        They are for messages; see `GameWords.plain` for what reads no markup.
        """
        package = rules.package if rules else None
        lexicon, own = self.lexicon(language, package), self.lexicon(signs or language, package)
        other = None if own is lexicon else own
        return GameWords(lexicon, rules, names, titles, commands=self.commands, signs=other)

    def lexicon(self, language: str | Language, package: str | None = None) -> Lexicon:
        """The sentences of a language as in the files, with those of a game's package."""
        chosen = language if isinstance(language, Language) else spoken(language)
        return lexicon_of(chosen, package, strict=self._strict)


@cache
def lexicon_of(language: Language, package: str | None, *, strict: bool) -> Lexicon:
    """Made once in a process, which may have many catalogues: its sentences are compiled as they are said."""
    spare = None if language is ENGLISH else lexicon_of(ENGLISH, package, strict=strict)
    return Lexicon(language, package, strict, spare)


def in_every_language(key: str, package: str | None = None) -> tuple[str, ...]:
    """A sentence without facts as each language has it, the first language first."""
    every = (lexicon_of(one, package, strict=True) for one in LANGUAGES.values())
    return tuple(one.format(key, {}) for one in every)
