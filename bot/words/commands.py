"""The names and descriptions of slash commands, in every language.

Each is a message in the bot's own files, or in those of its game: the name, with the description and
the options as attributes.

    command-table-replay = replay
        .description = A finished game as an animated picture, or any step of it
        .option-step = step
        .option-step-about = The number of an entry: 0 is the start

Names of choices are sentences like any other: `pace-daily`.
"""

from __future__ import annotations

from functools import cache
from typing import get_args

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.words.lexicon import Lexicon
from bot.words.values import Language


def text(key: str, package: str | None = None) -> locale_str:
    """The English text of `key`, from a game's words if a package is named.

    Discord gets the other languages beside it. MissingWordsError.
    """
    return locale_str(_texts("en", package).format(key, {}), key=key, package=package)


def in_all(key: str, package: str | None = None) -> set[str]:
    """The text of `key` in each language."""
    return {_texts(language, package).format(key, {}) for language in get_args(Language)}


def has_text(key: str, package: str) -> bool:
    """Whether a game has words for `key`."""
    return _texts("en", package).has(key)


def in_language(key: str, language: Language, package: str | None = None) -> str:
    """The text of `key` as people with that language read it. MissingWordsError."""
    return _texts(language, package).format(key, {})


class CommandTranslator(Translator):
    """Gives Discord the Italian of every text made by `text`."""

    async def translate(
        self, string: locale_str, locale: Locale, _context: TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if locale is not Locale.italian or key is None:
            return None
        return _texts("it", string.extras.get("package")).format(key, {})


@cache
def _texts(language: Language, package: str | None) -> Lexicon:
    return Lexicon(language, package, strict=True)
