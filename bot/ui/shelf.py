"""The games that one can play: `/play` without a game. It is the first thing that new people see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from discord import ButtonStyle

from bot.ui.control import Control, Press, button, rows
from bot.ui.sheet import Sheet, TellingPicture, paragraphs
from bot.words.catalogue import Catalogue
from games.core.contract import AnyRules

PICTURE = "shelf.png"


def shelf_sheet(
    catalogue: Catalogue,
    games: Mapping[str, AnyRules],
    language: str,
    shown: Sequence[TellingPicture],
    further: tuple[Control, ...] = (),
) -> Sheet:
    """A button for each game, below the picture that says what they are."""
    words = catalogue.words(language)
    head = paragraphs(words.say("play-head"))
    return Sheet(*head, *shown, *rows([*_buttons(catalogue, games, language), *further]))


def _buttons(
    catalogue: Catalogue, games: Mapping[str, AnyRules], language: str
) -> Iterator[Control]:
    for key, rules in games.items():
        words = catalogue.words(language, rules).plain
        yield button(Press(0, 0, "play", key), words.say(f"game-{key}"), ButtonStyle.primary)
