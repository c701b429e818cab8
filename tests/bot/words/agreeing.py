"""Hints against what came: their money is read from the English sentence itself, as a player reads it.

`FIGURES` in `tests/games/<key>/figures.py` says for each hint which figure of its sentence must be what; hints
that tell of nothing that the act itself settles are not in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from bot.engine.views.sight import Sight
from bot.ui.labels import hint
from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.offers import sample
from games.core.record import Table
from games.core.words import Action, RuleError, Seat
from tests.contract.host import Host, combinations, header
from tests.own import own

MONEY = r"[$€]?([\d,]+(?:\.\d\d)?)M?"
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
MAX_SEATS = 5


class Act(NamedTuple):
    """An act with the tables before and after it."""

    before: Table[Any]
    after: Table[Any]
    seat: Seat
    action: Any


Came = Callable[[Act], int]


def purse(act: Act) -> int:
    return int(_purses(act.after.state)[act.seat])


def paid(act: Act) -> int:
    return int(_purses(act.before.state)[act.seat]) - purse(act)


def got(act: Act) -> int:
    return -paid(act)


def told(kind: str, field: str = "amount") -> Came:
    """The sum of that field over the events of the seat."""

    def came(act: Act) -> int:
        events = (one for one in act.after.events if type(one).__name__ == kind)
        return sum(getattr(one, field) for one in events if getattr(one, "seat", 0) == act.seat)

    return came


def first(kind: str) -> Came:
    """The amount of the first such event of the seat: an act may begin its turn, which pays, too."""

    def came(act: Act) -> int:
        events = (one for one in act.after.events if type(one).__name__ == kind)
        own = (one for one in events if getattr(one, "seat", None) == act.seat)
        return next((int(getattr(one, "amount", 0)) for one in own), 0)

    return came


Figures = Mapping[str, Sequence[tuple[str, Came]]]
"""By the key of a hint: patterns that find a figure in its sentence, and what it must be."""


def figures_of(game: str) -> Figures | None:
    """None: the game does not say which figures its hints have."""
    found: Figures | None = own(game, "figures", "FIGURES")
    return found


def differences(
    game: str, seed: int, read: set[tuple[str, str]] | None = None
) -> Iterator[tuple[str, str] | None]:
    """A random game: for each figure that is checked None, or the sentence and what came instead.

    The key and the pattern of each figure that was read are put into `read`.
    """
    rules, chance = GAMES[game], Chance("hints", seed)
    counts = [count for count in rules.seats if count <= MAX_SEATS]
    ways = combinations(rules)
    seats, options = counts[seed % len(counts)], ways[seed // len(counts) % len(ways)]
    host = Host(rules, header(rules, seats, f"hinted {seed}", options))
    while not host.over:
        drawn = _drawn(host, chance)
        if drawn is None or not chance.below(12):
            host.ring()
            continue
        seat, action = drawn
        said, before = _said(rules, host, seat, action), host.table
        try:
            host.act(seat, action)
        except RuleError:
            continue
        yield from _compared(rules, said, Act(before, host.table, seat, action), read)


def _drawn(host: Host, chance: Chance) -> tuple[Seat, Action] | None:
    able = [seat for seat in host.seats if host.offers(seat)]
    if not able:
        return None
    seat = able[chance.below(len(able))]
    offers = host.offers(seat)
    offer = offers[chance.below(len(offers))]
    return seat, sample(offer, chance) if chance.below(2) else offer.action


def _said(rules: AnyRules, host: Host, seat: Seat, action: Action) -> tuple[str, str]:
    """The key of the hint, and its sentence in English."""
    view = rules.view(host.state, seat)
    note = rules.hint(view, action)
    if note is None:
        return "", ""
    words = CATALOGUE.words("en", rules, NAMES, rules.titles(view))
    return note.key, hint(cast("Sight", SimpleNamespace(rules=rules, view=view)), words, action)


CATALOGUE = Catalogue(strict=True)


def _compared(
    rules: AnyRules, said: tuple[str, str], act: Act, read: set[tuple[str, str]] | None
) -> Iterator[tuple[str, str] | None]:
    key, sentence = said
    for pattern, came in (figures_of(rules.key) or {}).get(key, ()):
        found = re.search(pattern, sentence)
        # An end settles everything at once, which no hint of a purchase is about.
        settled = came in {purse, paid, got} and rules.outcome(act.after.state) is not None
        if found is None or settled:
            continue
        if read is not None:
            read.add((key, pattern))
        figure = float(found[1].replace(",", ""))
        units = round(figure * 100) if rules.key == "impero" else round(figure)
        yield None if units == came(act) else (sentence, f"{came(act)}, {act.action}")


def _purses(state: Any) -> tuple[int, ...]:
    board = getattr(state, "board", state)
    purses: tuple[int, ...] = getattr(board, "purses", None) or state.purses
    return purses
