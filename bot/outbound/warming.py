"""The first pictures of a process, drawn for nobody.

Modules, fonts, letters and the steps between two colours are loaded when they are first needed: the
first picture of a game would take ten times as long as those that follow, and somebody would wait.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate
from typing import Any

from bot.words.catalogue import Catalogue
from games.core.contract import HAND, AnyRules, Waiting
from games.core.record import Header, Table, open_table, play
from games.core.words import Seat
from games.players import kinds, player_of
from games.players.game import OPENED, play_game
from render.png import encode
from render.scene import Drawer, History, Scene

POINTS = 40
"""Points of the chart: enough for each of its marks."""

Draw = Callable[[], object]


def first_pictures(
    rules: AnyRules, drawer: Drawer, catalogue: Catalogue, language: str
) -> Iterator[Draw]:
    """What to draw of the game, piece by piece: between two of them somebody's picture may be drawn."""
    tables = _played(rules)
    seen = _scene(rules, catalogue, language, tables[len(tables) // 2], Seat(0))
    yield partial(_board, drawer, seen)
    yield partial(_hand, drawer, seen)
    # All companies have the same kind of page: one of them loads what the others need.
    for key in {
        page.kind: page.key for page in rules.pages(seen.view) if page.key != HAND
    }.values():
        yield partial(_page, drawer, seen, key)
    over = _scene(rules, catalogue, language, tables[-1], None)
    yield partial(_final, drawer, over, _history(rules, tables))


def _played(rules: AnyRules) -> Sequence[Table[Any]]:
    """A game of computers, entry by entry."""
    seats = _seats(rules)
    header = Header(rules.key, rules.version, seats, rules.options_type(), "first", OPENED)
    players = [player_of(rules, kinds(rules)[0])] * seats
    entries = play_game(rules, header, players).entries
    return list(
        accumulate(entries, partial(play, rules, header), initial=open_table(rules, header))
    )


def _seats(rules: AnyRules) -> int:
    """A number in the middle: sheets of many players are written smaller than those of few."""
    return rules.seats[len(rules.seats) // 2]


def _scene(
    rules: AnyRules, catalogue: Catalogue, language: str, table: Table[Any], seat: Seat | None
) -> Scene:
    view = rules.view(table.state, seat)
    names = tuple(f"Player {number + 1}" for number in range(_seats(rules)))
    words = catalogue.words(language, rules, names, rules.titles(view)).plain
    over = rules.outcome(table.state) is not None
    waiting = Waiting((), ()) if over else rules.waiting(table.state)
    return Scene(view, waiting, words, names, 0, (), rules.key)


def _history(rules: AnyRules, tables: Sequence[Table[Any]]) -> History:
    some = [*tables[: -1 : max(1, len(tables) // POINTS)], tables[-1]]
    worth = [rules.worth(table.state) for table in some]
    return History(worth, (len(some) // 2,), [rules.view(table.state, None) for table in some])


def _board(drawer: Drawer, scene: Scene) -> object:
    return encode(drawer.board(scene)), drawer.alt(scene), drawer.text(scene)


def _hand(drawer: Drawer, scene: Scene) -> object:
    return encode(drawer.hand(scene)), drawer.alt_hand(scene)


def _page(drawer: Drawer, scene: Scene, key: str) -> object:
    return encode(drawer.page(scene, key)), drawer.alt_page(scene, key)


def _final(drawer: Drawer, scene: Scene, history: History) -> object:
    return encode(drawer.final(scene, history)), drawer.alt_final(scene, history)
