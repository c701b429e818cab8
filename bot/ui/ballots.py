"""Votes in words."""

from __future__ import annotations

from bot.store.rows import BallotRow
from bot.words.translator import GameWords


def effect(words: GameWords, ballot: BallotRow) -> str:
    """What happens if it is carried, and what that takes."""
    whose = ballot.subject if ballot.what == "replace" else None
    return words.say(f"effect-{ballot.what}", whose=whose)
