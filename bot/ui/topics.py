"""The rules of a game in short: its chapters, in the order in which its catalogue has them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import discord

from bot.ui.control import rows
from bot.ui.ids import Press
from bot.ui.limits import TEXT, shortened
from bot.ui.pages import MenuLine, menu
from bot.ui.sheet import Sheet
from bot.words.lexicon import messages, resources
from bot.words.translator import GameWords

_STEM = "rule-"


@cache
def topics(game: str) -> tuple[str, ...]:
    """The keys of the chapters: buying, safe, end."""
    found = (
        message.id.name
        for one in resources(f"games.{game}", "text", "en")
        for message in messages(one)
    )
    return tuple(key.removeprefix(_STEM) for key in found if key.startswith(_STEM))


def topic_title(words: GameWords, topic: str) -> str:
    return words.plain.say(f"{_STEM}{topic}.title")


def rules_sheet(game: str, words: GameWords, topic: str, page: int = 0) -> Sheet:
    """A chapter, and a select of all of them."""
    text = f"### {topic_title(words, topic)}\n{words.say(f'{_STEM}{topic}')}"
    lines = [MenuLine(one, topic_title(words, one), chosen=one == topic) for one in topics(game)]
    press = Press(0, 0, "rules", game)
    choice = menu(press, lines, words, words.say("rules-chapters"), page)
    return Sheet(discord.ui.TextDisplay(shortened(text, TEXT)), *rows([choice]))


def found(words: GameWords, game: str, typed: str) -> Sequence[str]:
    """The chapters whose title contains what was typed."""
    wanted = typed.casefold()
    return [one for one in topics(game) if wanted in topic_title(words, one).casefold()]
