"""Recorded events beside ours, in one notation; their order within an action is not compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from games.acquire import events
from games.acquire.board import touched
from games.acquire.components import TILES
from games.acquire.state import State
from games.core.contract import Step
from games.core.words import Event
from tests.records.notation import LETTERS

Happening = tuple[Any, ...]
"""What it is, the player, and the rest."""
RESTATED = {
    *("started", "start_tile", "survivor", "defunct_next", "cannot_afford", "buy_skipped"),
    *("end_all_tiles_played", "end_no_tile_played_for_round"),
}
"""They only repeat the header, the action, the next question or its lack."""


def recorded(told: Iterable[Mapping[str, Any]]) -> Counter[Happening]:
    """What was told, without those that restate and without purchases of nothing."""
    return Counter(
        _one(event) for event in told if event["ev"] not in RESTATED and event.get("corps", True)
    )


def ours(before: State, step: Step[State], view: object, players: int) -> Counter[Happening]:
    """What happened here as it would be recorded in that view."""
    found = Counter[Happening]()
    settled = {line.corporation for line in step.state.sheet}
    for event in step.events:
        found.update(_translated(event, before, view))
        found.update(
            ("bonus", seat, LETTERS[corporation], amount)
            for seat, corporation, amount in _paid(event)
            if corporation not in settled
        )
    for turn in range(1, 1 + step.state.moves - before.moves):
        found["turn", (before.mover + turn) % players] += 1
    return found


def _one(event: Mapping[str, Any]) -> Happening:
    match event:
        case {"ev": "drew_last_tile"}:
            return ("drew_last_tile",)
        case {"ev": "bought", "player": player, "corps": corps}:
            return "bought", player, tuple(sorted(corps.items()))
        case {"ev": "merger", "player": player, "corps": corps}:
            return "merger", player, tuple(sorted(corps))
        case _:
            keys = ("ev", "player", "tile", "corp", "amount", "trade", "sell")
            return tuple(event[key] for key in keys if key in event)


def _translated(event: Event, before: State, view: object) -> Iterator[Happening]:
    match event:
        case events.TilePlayed(seat=seat, cell=cell):
            yield "played", seat, TILES[cell]
            merging = touched(before.board, cell)
            if len(merging) > 1:
                yield "merger", seat, tuple(sorted(LETTERS[one] for one in merging))
        case events.CorporationFounded(seat=seat, corporation=one):
            yield "founded", seat, LETTERS[one]
        case events.SharesDisposed(seat=seat, corporation=one, traded=traded, sold=sold):
            yield "disposed", seat, LETTERS[one], traded, sold
        case events.SharesBought(seat=seat, shares=shares):
            yield "bought", seat, tuple(sorted((LETTERS[n], k) for n, k in enumerate(shares) if k))
        case _:
            yield from _translated_at_the_end_of_a_turn(event, view)


def _translated_at_the_end_of_a_turn(event: Event, view: object) -> Iterator[Happening]:
    match event:
        case events.EndDeclared(seat=seat):
            yield "declared_end", seat
        case events.DeadTilesExchanged(seat=seat, cells=cells):
            for cell in cells:
                yield "dead_tile_replaced", seat, TILES[cell]
        case events.TilesSeen(to=(seat,), cells=cells) if view in {None, seat}:
            for cell in cells:
                yield "draw", seat, TILES[cell]
        case events.ReserveEmpty():
            yield ("drew_last_tile",)
        case events.NoTilePlayable(seat=seat):
            yield "no_playable_tile", seat
        case _:
            pass


def _paid(event: Event) -> Iterator[tuple[int, int, int]]:
    """Seat, corporation and amount of each bonus."""
    match event:
        case (
            events.MajorityPaid(seat=seat, corporation=one, amount=amount)
            | events.MinorityPaid(seat=seat, corporation=one, amount=amount)
            | events.BothBonusesPaid(seat=seat, corporation=one, amount=amount)
        ):
            yield seat, one, amount
        case (
            events.BonusShared(seats=seats, corporation=one, amount=amount)
            | events.MinorityShared(seats=seats, corporation=one, amount=amount)
        ):
            for seat in seats:
                yield seat, one, amount
        case _:
            pass
