"""What is told of a game: each seat's chance to win, and the moves that decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.record import Entry, Header, Table, Undo, replay
from games.core.words import Action, Seat
from games.players.search.candidates import DILATORY
from games.players.search.rollouts import AnyGuide, Start, leaf_of, rollout
from games.players.search.searching import Budget, search
from games.players.search.values import estimated, paired, shares, spread

BLAMED = 3.0
"""Standard errors, on fresh worlds, by which another move must have been better."""
MOST_BLAMED = 3
"""Moves that decided a game, at most."""
EXAMINED = 8
"""Moves that are looked at more closely."""
LEAST = 0.03
"""A loss below this decides nothing."""


class Swing(msgspec.Struct, frozen=True):
    """A move that cost chances to win."""

    entry: int
    """The number of the entry, from 1: the table before it is the one after `entry - 1`."""
    seat: Seat
    played: Action
    better: Action
    loss: float
    """The chance to win that the better one has more, between 0 and 1, over fresh worlds."""
    error: float
    """The standard error of `loss`."""


def chances(
    rules: AnyRules,
    state: Any,
    viewer: Seat | None,
    moment: datetime,
    guide: AnyGuide,
    rollouts: int,
    seed: str,
) -> tuple[tuple[float, float], ...]:
    """By seat the chance to win and its standard error, as the viewer (None: a spectator) may judge.

    Once the game is over it is 1, or a part of a shared victory, without error.
    """
    if (outcome := rules.outcome(state)) is not None:
        won = leaf_of(outcome).won
        assert won is not None
        return tuple((part, 0.0) for part in won)
    leaves = [
        rollout(
            rules,
            guide,
            rules.imagine(state, viewer, Chance(f"{seed}/world/{world}", 0)),
            moment,
            f"{seed}/{world}",
        )
        for world in range(rollouts)
    ]
    unit = spread(leaves)
    return estimated([shares(leaf, unit) for leaf in leaves])


def decided(
    rules: AnyRules, header: Header[Any], entries: Sequence[Entry], budget: Budget
) -> tuple[Swing, ...]:
    """Up to three moves that cost most chances, the dearest first; none: nothing stands out, it was luck.

    `budget.rollouts` are for the whole game: a third to find moves that may have been wrong, the rest to
    examine them on worlds that played no part in finding them.
    """
    guide, tables = rules.guide, replay(rules, header, entries)
    asked = list(_asked(rules, tables, entries))
    if not asked:
        return ()
    suspects = list[tuple[float, int, Action]]()
    each = msgspec.structs.replace(budget, rollouts=budget.rollouts // 3 // len(asked), doubt=0)
    for number in asked:
        suspects += _suspected(rules, guide, tables, entries, number, each)
    suspects.sort(key=lambda one: -one[0])
    worlds = max(2, budget.rollouts * 2 // 3 // 2 // EXAMINED)
    swings = [
        _examined(rules, guide, tables[number - 1], entries[number - 1], number, better, worlds)
        for _, number, better in suspects[:EXAMINED]
    ]
    found = [one for one in swings if one.loss > max(LEAST, BLAMED * one.error)]
    return tuple(sorted(found, key=lambda one: -one.loss)[:MOST_BLAMED])


def _asked(
    rules: AnyRules, tables: Sequence[Table[Any]], entries: Sequence[Entry]
) -> Iterator[int]:
    """The numbers of the entries by which a seat answered what it was asked, but those taken back."""
    lost = set[int]()
    for number, entry in enumerate(entries, 1):
        if isinstance(entry.action, Undo):
            lost.update(range(entry.action.to + 1, number + 1))
    for number, entry in enumerate(entries, 1):
        state = tables[number - 1].state
        if (
            entry.seat is not None
            and number not in lost
            and isinstance(entry.action, rules.action_types)
            and not isinstance(entry.action, DILATORY)
            and entry.seat in rules.waiting(state).seats
        ):
            yield number


def _suspected(
    rules: AnyRules,
    guide: AnyGuide,
    tables: Sequence[Table[Any]],
    entries: Sequence[Entry],
    number: int,
    budget: Budget,
) -> Iterator[tuple[float, int, Action]]:
    table, entry = tables[number - 1], entries[number - 1]
    assert entry.seat is not None
    seed = f"suspected/{number}"
    found = search(rules, table.state, entry.seat, entry.at, guide, budget, seed)
    if found is None or (better := found.ranked[0].action) is None or better == entry.action:
        return
    played = next((one for one in found.ranked if one.action == entry.action), found.base)
    yield found.ranked[0].chance - played.chance, number, better


def _examined(
    rules: AnyRules,
    guide: AnyGuide,
    table: Table[Any],
    entry: Entry,
    number: int,
    better: Action,
    worlds: int,
) -> Swing:
    """The better move against the one played, over so many fresh worlds."""
    seat = entry.seat
    assert seat is not None
    leaves = [
        [
            rollout(
                rules, guide, dealt, entry.at, f"examined/{number}/{world}", Start(seat, action)
            )
            for action in (better, entry.action)
        ]
        for world in range(worlds)
        for dealt in (rules.imagine(table.state, seat, Chance(f"examined/{number}/{world}", 0)),)
    ]
    unit = spread(leaf for pair in leaves for leaf in pair)
    mine, theirs = (
        {world: shares(pair[at], unit)[seat] for world, pair in enumerate(leaves)} for at in (0, 1)
    )
    loss, error = paired(mine, theirs)
    return Swing(number, seat, entry.action, better, loss, error)
