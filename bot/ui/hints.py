"""What a move would do, said before it is made, where a game can tell: "Quantum takes over Hydra"."""

from __future__ import annotations

from bot.engine.sight import Sight
from bot.ui import hints_impero
from bot.words.translator import GameWords
from games.core.contract import Note
from games.core.words import Action


def hint(sight: Sight, words: GameWords, action: Action) -> str:
    """What the action would do, in plain words; nothing where the game does not say."""
    return _said(sight, words.plain, action, "")


def short_hint(sight: Sight, words: GameWords, action: Action) -> str:
    """The same in a word or two, for a button."""
    return _said(sight, words.plain, action, ".short")


def _said(sight: Sight, words: GameWords, action: Action, part: str) -> str:
    note = None if sight.view is None else _note(sight, action)
    key = f"hint-{note.key}{part}" if note else ""
    return words.say(key, **note.facts) if note and words.has(key) else ""


def _note(sight: Sight, action: Action) -> Note | None:
    if sight.rules.key == "impero":
        found = hints_impero.told(sight.view, action)
        return Note(*found) if found else None
    return sight.rules.hint(sight.view, action)
