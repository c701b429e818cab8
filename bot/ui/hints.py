"""The effect of a move before it is made, where a game tells it: "Quantum takes over Hydra"."""

from __future__ import annotations

from bot.engine.views.sight import Sight
from bot.words.translator import GameWords
from games.core.words import Action


def hint(sight: Sight, words: GameWords, action: Action) -> str:
    """The effect of the action in words; empty where the game does not tell it."""
    return _said(sight, words, action, "")


def short_hint(sight: Sight, words: GameWords, action: Action) -> str:
    """The effect in a word or two, for a button."""
    return _said(sight, words, action, ".short")


def _said(sight: Sight, words: GameWords, action: Action, part: str) -> str:
    note = sight.rules.hint(sight.view, action) if sight.view is not None else None
    key = f"hint-{note.key}{part}" if note else ""
    return words.plain.say(key, **note.facts) if note and words.has(key) else ""
