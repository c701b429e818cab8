"""Games of Owner's Choice to draw: played sensibly or at random, told in the real words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games.core.chance import Chance
from games.core.record import Entry, Header, Table, TimeUp, open_table, play
from games.core.words import Seat
from games.owners_choice.rules import RULES
from games.owners_choice.state import Phase, State
from games.players.at_random import at_random
from games.players.game import OPENED
from render.scene import History, Scene

NAMES = ("Giulia", "Marco", "Ottavia R.", "Theo", "Ada")
HARD_NAMES = (
    "Bartholomäus Wintersteinerson",
    "🦊🦊🦊",
    "Ottavia Ruggiero Della Valle",
    "Wilhelmina-Alexandra Wagner",
    "Ñandú Ξένος Жанна Longname I",
)
LANGUAGES = ("en", "it")


class Game(msgspec.Struct, frozen=True):
    """A game with the table after each entry."""

    tables: tuple[Table[State], ...]

    @property
    def states(self) -> tuple[State, ...]:
        return tuple(table.state for table in self.tables)

    @property
    def end(self) -> State:
        return self.tables[-1].state

    def history(self) -> History:
        """Companies that failed are milestones."""
        worth = tuple(RULES.worth(state) for state in self.states)
        marks = [
            number
            for number, table in enumerate(self.tables)
            if any(type(one).__name__ == "CompanyFailed" for one in table.events)
        ]
        return History(worth, marks, tuple(RULES.view(state, None) for state in self.states))


@cache
def played(seats: int, seed: int = 1, *, sensible: bool = True) -> Game:
    """A game of computer players."""
    header: Header[Any] = Header(
        RULES.key, RULES.version, seats, RULES.options_type(), f"seed {seed}", OPENED
    )
    player = RULES.players["sensible"] if sensible else at_random
    table, chance = open_table(RULES, header), Chance("samples", seed)
    tables = [table]
    while RULES.outcome(table.state) is None:
        seat = RULES.waiting(table.state).seats[0]
        offers = RULES.offers(table.state, seat)
        action = player(RULES.view(table.state, seat), offers, chance)
        entry = Entry(seat, action, table.at) if action else Entry(None, TimeUp("turn"), table.at)
        table = play(RULES, header, table, entry)
        tables.append(table)
    return Game(tuple(tables))


def during(kind: type[Phase], seats: int, *, sensible: bool = True) -> State:
    """The last moment in such a phase of the first game that has one."""
    games = (played(seats, seed, sensible=sensible) for seed in range(60))
    moments = (state for game in games for state in reversed(game.states))
    return next(state for state in moments if isinstance(state.phase, kind))


@cache
def words(language: str, names: Sequence[str]) -> GameWords:
    return Catalogue(strict=True).words(language, RULES, names).plain


def scene(
    state: State,
    viewer: int | None = None,
    language: str = "en",
    names: Sequence[str] = NAMES,
    computers: tuple[int, ...] = (),
) -> Scene:
    """A state as a seat, or a spectator, sees it."""
    sitting = tuple(names[: len(state.left)])
    seat = None if viewer is None else Seat(viewer)
    view, waiting = RULES.view(state, seat), RULES.waiting(state)
    return Scene(
        view,
        waiting,
        words(language, sitting),
        sitting,
        42,
        computers,
        outcome=RULES.outcome(state),
    )
