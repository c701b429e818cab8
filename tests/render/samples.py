"""Games and scenes to draw: played at random, told in the real words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games.acquire.rules import RULES as acquire
from games.acquire.state import Options, State
from games.core.chance import Chance
from games.core.contract import Outcome
from games.core.offers import sample
from games.core.record import Entry, Header, Table, open_table, play
from games.core.seats import ranked
from games.core.words import Seat
from render.acquire import DRAWER
from render.scene import History, Scene
from tests.contract.host import OPENED

NAMES = ("Giulia", "Marco", "Ottavia R.", "Theo", "Ada", "Bruno")
HARD_NAMES = (
    "Bartholomäus Wintersteinerson",
    "🦊🦊🦊",
    "Ottavia Ruggiero Della Valle",
    "Wilhelmina-Alexandra Wagner",
    "שלום",
    "Ñandú Ξένος Жанна Longname I",
)
LANGUAGES = ("en", "it")


class Game(msgspec.Struct, frozen=True):
    """A game with the table after each entry."""

    seats: int
    tables: tuple[Table[State], ...]

    @property
    def states(self) -> tuple[State, ...]:
        return tuple(table.state for table in self.tables)

    @property
    def end(self) -> State:
        return self.tables[-1].state

    def history(self) -> History:
        worth = tuple(acquire.worth(state) for state in self.states)
        marks = [
            number
            for number, table in enumerate(self.tables)
            if any(type(one).__struct_config__.tag in DRAWER.milestones for one in table.events)
        ]
        return History(worth, marks, tuple(acquire.view(state, None) for state in self.states))


@cache
def played(seats: int, seed: int = 1, *, open_holdings: bool = True) -> Game:
    """A game in which everybody does something at random and ends it when they can."""
    options = Options(open_holdings=open_holdings)
    header: Header[Any] = Header("acquire", acquire.version, seats, options, f"seed {seed}", OPENED)
    table, chance = open_table(acquire, header), Chance("samples", seed)
    tables = [table]
    while acquire.outcome(table.state) is None:
        seat = acquire.waiting(table.state).seats[0]
        offers = acquire.offers(table.state, seat)
        action = sample(offers[chance.below(len(offers))], chance)
        table = play(acquire, header, table, Entry(seat, action, table.at))
        tables.append(table)
    return Game(seats, tuple(tables))


@cache
def words(language: str, names: Sequence[str]) -> GameWords:
    return Catalogue(strict=True).words(language, acquire, names).plain


def decided(shown: Scene, scores: Sequence[int]) -> Scene:
    """As if the game had ended with these scores."""
    by_seat = {Seat(seat): score for seat, score in enumerate(scores)}
    return replace(shown, outcome=Outcome(ranked(by_seat), by_seat, "decided"))


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
    view, waiting = acquire.view(state, seat), acquire.waiting(state)
    return Scene(
        view,
        waiting,
        words(language, sitting),
        sitting,
        42,
        computers,
        outcome=acquire.outcome(state),
    )
