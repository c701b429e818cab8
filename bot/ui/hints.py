"""What a move would do, said before it is made, where a game can tell: "Quantum takes over Hydra"."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.sight import Sight
from bot.words.translator import GameWords
from games.core.words import Action

Hint = Callable[[Sight, GameWords, Action], str]

HINTS: Mapping[str, Hint] = {}
"""By game."""


def hint(sight: Sight, words: GameWords, action: Action) -> str:
    """What the action would do, in plain words; nothing where the game does not say."""
    known = HINTS.get(sight.rules.key)
    return known(sight, words.plain, action) if known else ""
