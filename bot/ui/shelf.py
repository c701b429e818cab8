"""The games that one can play: `/play` without a game. It is the first thing that new people see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import discord
from discord import ButtonStyle

from bot.ui.control import Control, Press, button, rows
from bot.ui.sheet import Sheet, paragraphs, picture
from bot.words.catalogue import Catalogue
from games.core.contract import AnyRules

PICTURE = "shelf.png"


def shelf_sheet(
    catalogue: Catalogue,
    games: Mapping[str, AnyRules],
    language: str,
    alt: str | None = None,
    further: tuple[Control, ...] = (),
) -> Sheet:
    """A line and a button for each game. `alt` is that of the picture sent along, if there is one."""
    words = catalogue.words(language)
    lines = [words.say("play-head"), *_lines(catalogue, games, language)]
    items: list[discord.ui.Item[discord.ui.LayoutView]] = [*paragraphs("\n".join(lines))]
    if alt is not None:
        items.append(picture(PICTURE, alt))
    return Sheet(*items, *rows([*_buttons(catalogue, games, language), *further]))


def _lines(catalogue: Catalogue, games: Mapping[str, AnyRules], language: str) -> Iterator[str]:
    for key, rules in games.items():
        words = catalogue.words(language, rules)
        seats = words.say("play-seats", least=min(rules.seats), most=max(rules.seats))
        about = words.say(f"game-{key}.about") if words.has(f"game-{key}.about") else ""
        yield f"- **{words.say(f'game-{key}')}** ({seats}){': ' if about else ''}{about}"


def _buttons(
    catalogue: Catalogue, games: Mapping[str, AnyRules], language: str
) -> Iterator[Control]:
    for key, rules in games.items():
        words = catalogue.words(language, rules).plain
        yield button(Press(0, 0, "play", key), words.say(f"game-{key}"), ButtonStyle.primary)
