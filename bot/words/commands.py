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

from collections.abc import Iterator
from typing import Any

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.words.catalogue import lexicon_of
from bot.words.languages import ENGLISH, LANGUAGES
from bot.words.lexicon import Lexicon

LARGEST = 8_000
"""Characters of a command, its options and its choices."""


def text(key: str, package: str | None = None) -> locale_str:
    """The English text of `key`, from a game's words if a package is named.

    Discord gets the other languages beside it. MissingWordsError.
    """
    return locale_str(_english(package).format(key, {}), key=key, package=package)


def has_text(key: str, package: str) -> bool:
    """Whether a game has words for `key`."""
    return _english(package).has(key)


class CommandTranslator(Translator):
    """Gives Discord every text made by `text` in the other languages."""

    async def translate(
        self, string: locale_str, locale: Locale, _context: TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        language = next((one for one in LANGUAGES.values() if one.discord == locale.value), ENGLISH)
        if language is ENGLISH or key is None:
            return None
        words = lexicon_of(language, string.extras.get("package"), strict=True)
        return words.format(key, {}) if key in words.known else None


def fitted(command: dict[str, Any]) -> dict[str, Any]:
    """The command as Discord takes it: with all its parts it may have 8,000 characters in its longest words.

    The descriptions that are longer than the English ones by most are told in English.
    """
    parts = list(_parts(command))
    over = sum(_length(part, "name") + _length(part, "description") for part in parts)
    over += sum(len(str(part.get("value", ""))) for part in parts) - LARGEST
    for part in sorted(parts, key=_longer, reverse=True):
        more = _longer(part)
        if over <= 0 or not more:
            break
        told, english = part["description_localizations"], len(part["description"])
        part["description_localizations"] = {
            locale: words for locale, words in told.items() if len(words) <= english
        }
        over -= more
    return command


def _parts(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield command
    for inner in (*command.get("options", ()), *command.get("choices", ())):
        yield from _parts(inner)


def _length(part: dict[str, Any], what: str) -> int:
    """The length of its longest words in any language."""
    told = (part.get(f"{what}_localizations") or {}).values()
    return max(map(len, (part.get(what) or "", *told)))


def _longer(part: dict[str, Any]) -> int:
    return _length(part, "description") - len(part.get("description") or "")


def _english(package: str | None) -> Lexicon:
    return lexicon_of(ENGLISH, package, strict=True)
