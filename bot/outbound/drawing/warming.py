"""The first pictures of a process, drawn for nobody.

Modules, fonts, letters and the steps between two colours are loaded when they are first needed: the
first picture of a game would take ten times as long as those that follow, and somebody would wait.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.words.catalogue import Catalogue
from games.core.contract import HAND, AnyRules, Waiting
from games.core.record import Header, Table
from games.core.words import Seat
from games.players import RANDOM, player_of
from games.players.game import OPENED
from games.players.game import tables as played_tables
from render.png import encode
from render.scene import Drawer, History, Scene

POINTS = 40
"""Points of the chart: enough for each of its marks."""

MOVES = 5
"""Moves that are played between two pictures of somebody else: some milliseconds."""

Warmed = tuple[bytes, str]
"""A PNG and its alt text."""


def first_pictures(
    rules: AnyRules, drawer: Drawer, catalogue: Catalogue, language: str
) -> Iterator[Warmed | None]:
    """Work bit by bit, each picture a bit of its own: between two of them somebody's may be drawn.

    None: moves of the game that is to be drawn.
    """
    tables, every = list[Table[Any]](), 1
    for table in _game(rules):
        if table.number % every == 0:
            tables.append(table)
        # A long game would fill the memory, and the chart has no room for all of it.
        if len(tables) > 2 * POINTS:
            tables, every = tables[1::2], 2 * every
        if table.number % MOVES == 0:
            yield None
    tables.append(table)
    yield from _seen(rules, drawer, catalogue, language, tables)


def _game(rules: AnyRules) -> Iterator[Table[Any]]:
    """By computers at random, which are quick: that the pictures are full is what counts."""
    seats = _seats(rules)
    header = Header(rules.key, rules.version, seats, rules.options_type(), "first", OPENED)
    return played_tables(rules, header, [player_of(rules, RANDOM)] * seats)


def _seen(
    rules: AnyRules,
    drawer: Drawer,
    catalogue: Catalogue,
    language: str,
    tables: Sequence[Table[Any]],
) -> Iterator[Warmed]:
    seen = _scene(rules, catalogue, language, tables[len(tables) // 2], Seat(0))
    yield encode(drawer.board(seen)), drawer.alt(seen)
    yield encode(drawer.hand(seen)), drawer.alt_hand(seen)
    # All companies have the same kind of page: one of them loads what the others need.
    pages = {page.kind: page.key for page in rules.pages(seen.view) if page.key != HAND}
    for key in pages.values():
        yield encode(drawer.page(seen, key)), drawer.alt_page(seen, key)
    over, history = _scene(rules, catalogue, language, tables[-1], None), _history(rules, tables)
    yield encode(drawer.final(over, history)), drawer.alt_final(over, history)


def _seats(rules: AnyRules) -> int:
    """A number in the middle: sheets of many players are written smaller than those of few."""
    return rules.seats[len(rules.seats) // 2]


def _scene(
    rules: AnyRules, catalogue: Catalogue, language: str, table: Table[Any], seat: Seat | None
) -> Scene:
    view = rules.view(table.state, seat)
    names = tuple(f"Player {number + 1}" for number in range(_seats(rules)))
    words = catalogue.words(language, rules, names, rules.titles(view)).plain
    outcome = table.outcome
    waiting = Waiting((), ()) if outcome else rules.waiting(table.state)
    return Scene(view, waiting, words, names, 0, (), rules.key, outcome)


def _history(rules: AnyRules, tables: Sequence[Table[Any]]) -> History:
    worth = [rules.worth(table.state) for table in tables]
    return History(worth, (len(tables) // 2,), [rules.view(table.state, None) for table in tables])
