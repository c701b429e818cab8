"""Games of Shark Room to draw: played at random and by sensible players, told in the real words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games.core.chance import Chance
from games.core.offers import sample
from games.core.record import Entry, Header, Table, open_table, play
from games.core.words import RuleError, Seat
from games.shark_room.players import sensible
from games.shark_room.rules import RULES as shark
from games.shark_room.state import Options, State
from render.scene import History, Scene
from render.shark_room import DRAWER
from tests.contract.host import OPENED
from tests.render.samples import HARD_NAMES, NAMES

LANGUAGES = ("en", "it")
__all__ = ["HARD_NAMES", "LANGUAGES", "NAMES", "Game", "played", "scene", "words"]


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
        marks = [
            number
            for number, table in enumerate(self.tables)
            if any(type(one).__struct_config__.tag in DRAWER.milestones for one in table.events)
        ]
        worth = tuple(shark.worth(state) for state in self.states)
        return History(worth, marks, tuple(shark.view(state, None) for state in self.states))


@cache
def played(seats: int, seed: int = 1) -> Game:
    """Sensible players, who now and then do something at random, out of turn as well."""
    header: Header[Any] = Header(shark.key, shark.version, seats, Options(), f"{seed}", OPENED)
    table, chance = open_table(shark, header), Chance("samples", seed)
    tables = [table]
    while shark.outcome(table.state) is None:
        waiting = shark.waiting(table.state)
        seat = waiting.seats[0]
        if waiting.may and chance.below(4) == 0:
            seat = waiting.may[chance.below(len(waiting.may))]
        offers = shark.offers(table.state, seat)
        action = sensible(shark.view(table.state, seat), offers, chance)
        if action is None or chance.below(8) == 0:
            action = sample(offers[chance.below(len(offers))], chance)
        try:
            table = play(shark, header, table, Entry(seat, action, table.at))
        except RuleError:
            continue
        tables.append(table)
    return Game(tuple(tables))


@cache
def words(language: str, names: Sequence[str]) -> GameWords:
    return Catalogue(strict=True).words(language, shark, names).plain


def scene(
    state: State,
    viewer: int | None = None,
    language: str = "en",
    names: Sequence[str] = NAMES,
    computers: tuple[int, ...] = (),
) -> Scene:
    """A state as a seat, or a spectator, sees it."""
    sitting = tuple(names[: len(state.left)])
    view = shark.view(state, None if viewer is None else Seat(viewer))
    return Scene(
        view,
        shark.waiting(state),
        words(language, sitting),
        sitting,
        42,
        computers,
        outcome=shark.outcome(state),
    )


def rich(shown: Scene, cash: int = 987_650) -> Scene:
    """The same with as much money as will ever have to be written."""
    return replace(shown, view=replace(shown.view, cash=(cash,) * len(shown.view.cash)))
