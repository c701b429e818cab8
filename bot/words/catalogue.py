"""The catalogue: all sentences of the bot and its games, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from bot.words.lexicon import Lexicon
from bot.words.translator import GameWords
from bot.words.values import LANGUAGES, Language
from games.core.contract import Rules
from games.core.kinds import Titles


class Catalogue:
    """All sentences, read once at the start. With `strict`, in tests, a missing one is an error.

    In production it is logged, and its key stands in for it.
    """

    def __init__(self, strict: bool = False) -> None:
        self._strict = strict
        for language in LANGUAGES:
            self.lexicon(language)

    def words(
        self,
        language: str,
        rules: Rules[Any, Any, Any] | None = None,
        names: Sequence[str] = (),
        titles: Titles | None = None,
    ) -> GameWords:
        """The words for a table, or for no table; `language` may be Discord's locale: en-GB.

        They are for messages; see `GameWords.plain` for what reads no markup.
        """
        lexicon = self.lexicon(language, rules.package if rules else None)
        return GameWords(lexicon, rules, names, titles)

    def lexicon(self, language: str, package: str | None = None) -> Lexicon:
        """The sentences of a language as in the files, with those of a game's package."""
        return _lexicon(spoken(language), package, self._strict)


@cache
def _lexicon(language: Language, package: str | None, strict: bool) -> Lexicon:
    """Made once in a process, which may have many catalogues: its sentences are compiled as they are said."""
    return Lexicon(language, package, strict)


def spoken(locale: str) -> Language:
    """The language nearest to a locale; English if there is none."""
    return "it" if locale.lower().startswith("it") else "en"
