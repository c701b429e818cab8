"""The names and descriptions of slash commands, in every language.

They stand in the bot's own files as messages: the name, and as attributes what belongs to it.

    command-acquire-tile = tile
        .description = Play a tile from your rack
        .option-tile = tile
        .option-tile-about = One of your tiles that can be played now

Names of choices are sentences like any other: `pace-daily`.
"""

from __future__ import annotations

from functools import cache

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from bot.words.lexicon import Lexicon
from bot.words.values import Language


def text(key: str) -> locale_str:
    """The English text of `key` for a decorator; Discord gets the other languages beside it."""
    return locale_str(_texts("en").format(key, {}), key=key)


class CommandTranslator(Translator):
    """Gives Discord the Italian of every text made by `text`."""

    async def translate(
        self, string: locale_str, locale: Locale, _context: TranslationContextTypes
    ) -> str | None:
        key = string.extras.get("key")
        if locale is not Locale.italian or key is None:
            return None
        return _texts("it").format(key, {})


@cache
def _texts(language: Language) -> Lexicon:
    return Lexicon(language, None, strict=True)
