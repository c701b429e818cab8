"""Recorded events beside ours, in one notation; their order within an action is not compared.

Left out are those that restate the action or the question that follows: started, cannot_afford,
buy_skipped, defunct_next and the two automatic ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from games.acquire import bonuses, events, turns
from games.acquire.components import TILES, price
from games.acquire.recorded.notation import HIDDEN, LETTERS, Header, Line
from games.acquire.state import State, Surviving
from games.core.contract import Step
from games.core.words import Event

Happening = tuple[object, ...]
SILENT = {
    "started",
    "cannot_afford",
    "buy_skipped",
    "defunct_next",
    "end_all_tiles_played",
    "end_no_tile_played_for_round",
}


def recorded(told: Iterable[Mapping[str, Any]]) -> Counter[Happening]:
    return Counter(_one(event) for event in told if event["ev"] not in SILENT)


def at_start(header: Header) -> Counter[Happening]:
    """Start tiles, the first racks as far as the view knows them, and the first turn."""
    found = Counter[Happening](("start_tile", d.player, d.tile) for d in header.start_draws)
    found["turn", 0] += 1
    for seat, rack in enumerate(header.racks):
        found.update(("draw", seat, tile) for tile in rack if tile and tile != HIDDEN)
    return found


def ours(line: Line, before: State, step: Step[State], view: object) -> Counter[Happening]:
    """What happened here, bonuses apart, as it would be recorded in that view."""
    after, found = step.state, Counter[Happening]()
    for event in step.events:
        found.update(_translated(event, line))
        if isinstance(event, events.TilesSeen) and view in {None, *event.to}:
            found.update(("draw", event.to[0], TILES[cell]) for cell in event.cells)
    if line.type == "play_tile" and isinstance(after.phase, Surviving):
        found["merger", after.mover, _corps(after.phase.merging)] += 1
    if line.type == "buy" and not sum(line.corps.values()) and not _too_poor(before):
        found["bought", before.mover, ()] += 1
    for turn in range(1, 1 + after.moves - before.moves):
        found["turn", (before.mover + turn) % len(after.left)] += 1
    return found


def bonuses_paid(before: State, step: Step[State]) -> Counter[Happening]:
    """The bonuses of defunct corporations. In a game of two they are those without a market."""
    settled = {line.corporation for line in step.state.sheet}
    paid = Counter[Happening]()
    for event in step.events:
        match event:
            case events.MarketDrawn(corporation=one) if one not in settled:
                held = [mine[one] for mine in before.shares]
                amounts = bonuses.bonus(held, price(one, before.sizes[one])).amounts
                paid.update(_paid(one, dict(enumerate(amounts))))
            case (
                events.MajorityPaid(seat=seat, corporation=one, amount=amount)
                | events.MinorityPaid(seat=seat, corporation=one, amount=amount)
                | events.BothBonusesPaid(seat=seat, corporation=one, amount=amount)
            ) if one not in settled and len(before.left) != 2:
                paid.update(_paid(one, {seat: amount}))
            case (
                events.BonusShared(seats=seats, corporation=one, amount=amount)
                | events.MinorityShared(seats=seats, corporation=one, amount=amount)
            ) if one not in settled and len(before.left) != 2:
                paid.update(_paid(one, dict.fromkeys(seats, amount)))
            case _:
                pass
    return paid


def _paid(corporation: int, amounts: Mapping[int, int]) -> Iterator[Happening]:
    for seat, amount in amounts.items():
        if amount:
            yield "bonus", seat, LETTERS[corporation], amount


def _too_poor(before: State) -> bool:
    """Shares are left, but the mover cannot pay for one: his empty purchase is not recorded."""
    for_sale = any(size and left for size, left in zip(before.sizes, before.stock, strict=True))
    return for_sale and not turns.can_buy(before)


def _one(event: Mapping[str, Any]) -> Happening:
    name, rest = event["ev"], dict(event)
    if name == "drew_last_tile":
        return (name,)
    corps = rest.get("corps", {})
    if name == "bought":
        return name, rest["player"], tuple(sorted(corps.items()))
    if name == "merger":
        return name, rest["player"], tuple(sorted(corps, key=LETTERS.index))
    keys = ("player", "tile", "corp", "amount", "trade", "sell")
    return name, *(rest[key] for key in keys if key in rest)


def _translated(event: Event, line: Line) -> Iterator[Happening]:
    match event:
        case events.TilePlayed(seat=seat, cell=cell):
            yield "played", seat, TILES[cell]
        case events.CorporationFounded(seat=seat, corporation=one):
            yield "founded", seat, LETTERS[one]
        case events.Merged(seat=seat, survivor=one) if line.type == "pick_survivor":
            yield "survivor", seat, LETTERS[one]
        case events.Merged(seat=seat, survivor=one, defuncts=others):
            yield "merger", seat, _corps((one, *others))
        case events.SharesDisposed(seat=seat, corporation=one, traded=traded, sold=sold):
            yield "disposed", seat, LETTERS[one], traded, sold
        case events.SharesBought(seat=seat, shares=shares):
            yield "bought", seat, tuple(sorted((LETTERS[n], k) for n, k in enumerate(shares) if k))
        case _:
            yield from _translated_at_the_end_of_a_turn(event)


def _translated_at_the_end_of_a_turn(event: Event) -> Iterator[Happening]:
    match event:
        case events.EndDeclared(seat=seat):
            yield "declared_end", seat
        case events.DeadTilesExchanged(seat=seat, cells=cells):
            for cell in cells:
                yield "dead_tile_replaced", seat, TILES[cell]
        case events.ReserveEmpty():
            yield ("drew_last_tile",)
        case events.NoTilePlayable(seat=seat):
            yield "no_playable_tile", seat
        case _:
            pass


def _corps(corporations: Iterable[int]) -> tuple[str, ...]:
    return tuple(LETTERS[one] for one in sorted(corporations))
