"""The rules of a game in short: its chapters, in the order in which its catalogue has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ButtonStyle

from bot.ui.control import Press, button, rows
from bot.ui.learning import learn_buttons, lessons_button
from bot.ui.limits import TEXT, shortened
from bot.ui.pages import MenuLine, menu
from bot.ui.sheet import Sheet, note
from bot.words.catalogue import Catalogue
from bot.words.languages import ENGLISH
from bot.words.sources import sound
from bot.words.translator import GameWords
from games.core.contract import AnyRules, Rules

_STEM = "rule-"


def topics(rules: Rules[Any, Any, Any]) -> tuple[str, ...]:
    """The keys of the chapters: buying, safe, end. Empty if the game has no rules in short."""
    found = [key for key in sound(rules.package, "text", ENGLISH) if key.startswith(_STEM)]
    return tuple(key.removeprefix(_STEM) for key in found if "." not in key)


def topic_title(words: GameWords, topic: str) -> str:
    return words.plain.say(f"{_STEM}{topic}.title")


def rules_sheet(rules: Rules[Any, Any, Any], words: GameWords, topic: str, page: int = 0) -> Sheet:
    """A chapter, and a select of all of them."""
    text = f"### {topic_title(words, topic)}\n{words.say(f'{_STEM}{topic}')}"
    lines = [MenuLine(one, topic_title(words, one), chosen=one == topic) for one in topics(rules)]
    press = Press(0, 0, "rules", rules.key)
    choice = menu(press, lines, words, words.say("rules-chapters"), page)
    ways = [choice, *learn_buttons(words, rules)]
    return Sheet(discord.ui.TextDisplay(shortened(text, TEXT)), *rows(ways))


def which_rules(catalogue: Catalogue, games: Iterable[AnyRules], language: str) -> Sheet:
    """A button for the rules of each game, and the way to the lessons."""
    words = catalogue.words(language)
    ways = [
        button(
            Press(0, 0, "rules", one.key),
            catalogue.words(language, one).plain.say(f"game-{one.key}"),
            ButtonStyle.primary,
        )
        for one in games
    ]
    return note(words.say("rules-which"), rows=[*rows(ways), *rows([lessons_button(words)])])
