"""What follows from an entry outside: tables to open and close, things to say and to give.

The bot writes them to its outbox in the same transaction as the entry.
"""

from __future__ import annotations

import msgspec

from games.core.words import Facts, kebab
from games.league.tournament.entries import Author
from games.league.tournament.settings import Settings


class Effect(msgspec.Struct, frozen=True, tag_field="is", tag=kebab):
    """Table numbers are unique in a tournament, also across undos: each is opened once."""


class OpenTable(Effect, frozen=True):
    """In this order of seats; None is a computer that cannot win. All are called once."""

    table: int
    round: int
    players: tuple[int | None, ...]


class ReplaceSeat(Effect, frozen=True):
    """Of a running table; None: a computer goes on."""

    table: int
    seat: int
    player: int | None


class CloseTable(Effect, frozen=True):
    """Its game ends without a result of its own: it was scored otherwise, undone or cancelled."""

    table: int


class HaltTable(Effect, frozen=True):
    """Its clock stops until it is resumed."""

    table: int


class ResumeTable(Effect, frozen=True):
    """It goes on: after a pause, or because what closed or halted it was undone."""

    table: int


class ScoreTable(Effect, frozen=True):
    """The round is over: finish the turn, score by the published method, then enter `Adjudicate`.

    Or the director asks for it before, as user `user_id`.
    """

    table: int
    by: Author = "clock"
    user_id: int | None = None


class Announced(Effect, frozen=True):
    """To be said in the tournament's channel: a key of the catalogue with its facts.

    `calls`: the players who are called by name.
    """

    key: str
    facts: Facts = {}
    calls: tuple[int, ...] = ()
    was: Settings | None = None
    now: Settings | None = None
    """Of changed settings: before and after."""


class GiveRole(Effect, frozen=True):
    """To the winner, or winners."""

    players: tuple[int, ...]


class TakeRole(Effect, frozen=True):
    """From those who turned out not to have won."""

    players: tuple[int, ...]


class PublishSeed(Effect, frozen=True):
    seed: str


AnyEffect = (
    OpenTable
    | ReplaceSeat
    | CloseTable
    | HaltTable
    | ResumeTable
    | ScoreTable
    | Announced
    | GiveRole
    | TakeRole
    | PublishSeed
)
