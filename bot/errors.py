"""Errors outside the rules of a game, in words that a player can act on."""

from __future__ import annotations

from games.core.words import Fact, Facts


class HouseError(Exception):
    """The bot cannot do it, and nothing has changed. `why` is a key of the bot's own catalogue.

    RuleError is its sibling for what a game's rules forbid.
    """

    def __init__(self, why: str, **facts: Fact) -> None:
        super().__init__(why, facts)
        self.why = why
        self.facts: Facts = facts


class StoreError(HouseError):
    """The database could not save it: it is full, held by another program, or damaged.

    Nothing has changed. The message is for the log; players read `not-saved`.
    """

    def __init__(self, trouble: str) -> None:
        super().__init__("not-saved")
        self.trouble = trouble

    def __str__(self) -> str:
        return self.trouble


class SetupError(Exception):
    """The bot cannot start. The message is one sentence for the host."""


class UnreachableError(SetupError):
    """Discord is out of reach now: another try may succeed."""


class HeldError(SetupError):
    """Another process holds the database, or did a moment ago: another try may succeed."""
