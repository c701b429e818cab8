"""Recorded actions as ours, and where the record's rules differ, the difference made up for.

The rules themselves are never changed. Where the recorded game knew another rule, its effect is
computed here and laid on the state before the next action: the market of a game of two (there was
none), and the exchange of dead tiles (it was repeated until none was left).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from games.acquire import board, bonuses, rules
from games.acquire.actions import Buy, ChooseDefunct, ChooseSurvivor, Dispose, Found, PlayTile
from games.acquire.components import COUNT, price
from games.acquire.drawing import filled
from games.acquire.ending import may_end
from games.acquire.events import DeadTilesExchanged, MarketDrawn, ReserveEmpty, TilesSeen
from games.acquire.recorded.notation import CELL, CORPORATION, Line
from games.acquire.state import Over, Settlement, State
from games.core.chance import Chance
from games.core.contract import Step
from games.core.money import BANK, Purses
from games.core.seats import put
from games.core.words import Action, Private, Public, Seat

MOMENT = datetime(2000, 1, 1, tzinfo=UTC)


def played(state: State, line: Line) -> Step[State]:
    """The state after a recorded action under its own rules, or RuleError."""
    step = judged(state, line, action_of(state, line))
    if step.state.moves == state.moves or isinstance(step.state.phase, Over):
        return step
    return exchanged_until_none_is_dead(step, state.mover)


def judged(state: State, line: Line, action: Action) -> Step[State]:
    """The state after our action for the line, without a market, or RuleError."""
    chance = Chance("record", line.n)
    step = rules.apply(state, Seat(line.player), action, MOMENT, chance)
    return Step(without_market(state, step), step.events)


def action_of(state: State, line: Line) -> Action:
    """`end` is dropped where the end may not be declared: the record's rules ignore it there."""
    if line.raw_args is not None:
        return _malformed(line.type, line.raw_args)
    match line.type:
        case "play_tile" if line.tile:
            return PlayTile(CELL[line.tile])
        case "found" if line.corp:
            return Found(CORPORATION[line.corp])
        case "pick_survivor" if line.corp:
            return ChooseSurvivor(CORPORATION[line.corp])
        case "pick_defunct" if line.corp:
            return ChooseDefunct(CORPORATION[line.corp])
        case "dispose":
            return Dispose((line.sell, line.trade))
        case "buy":
            return Buy(_counts(line.corps), line.end and may_end(state.sizes))
        case _:
            raise ValueError(f"record {line.n}: unknown action {line.type}")


def without_market(before: State, step: Step[State]) -> State:
    """The state if no market had taken part in the bonuses of a game of two."""
    purses, after = step.state.purses, step.state
    for event in step.events:
        if isinstance(event, MarketDrawn):
            held, value = _at_bonus(before, after, event.corporation)
            purses = _paid_again(purses, held, event.held, value)
    return replace(after, purses=purses, sheet=tuple(map(_line_without_market, after.sheet)))


def exchanged_until_none_is_dead(step: Step[State], seat: Seat) -> Step[State]:
    """The exchange of dead tiles repeated, as the record's rules do."""
    state, events = step.state, list(step.events)
    rack, bag, aside = state.racks[seat], state.bag, state.aside
    while found := board.dead(state.board, state.sizes, rack):
        before = bag
        rack, bag = filled(tuple(cell for cell in rack if cell not in found), before)
        aside += found
        events.extend(_exchange_told(seat, found, before[: len(before) - len(bag)], bag))
    racks = put(state.racks, seat, rack)
    return Step(replace(state, racks=racks, bag=bag, aside=aside), tuple(events))


def _counts(corps: Mapping[str, int]) -> tuple[int, ...]:
    wanted = [0] * COUNT
    for letter, count in corps.items():
        wanted[CORPORATION[letter]] += count
    return tuple(wanted)


def _malformed(kind: str, arguments: Mapping[str, Any]) -> Action:
    match kind, arguments:
        case "play_tile", {"tile": tile}:
            return PlayTile(tile)
        case "found", {"chain": chain}:
            return Found(chain)
        case "pick_survivor", {"chain": chain}:
            return ChooseSurvivor(chain)
        case "pick_defunct", {"chain": chain}:
            return ChooseDefunct(chain)
        case "buy", {"chains": chains}:
            most = max(COUNT, 1 + max(chains))
            return Buy(tuple(chains.count(chain) for chain in range(most)))
        case _:
            raise ValueError(f"unknown action {kind} with {arguments}")


def _at_bonus(before: State, after: State, corporation: int) -> tuple[tuple[int, ...], int]:
    """Who held how much, at which price, when the corporation paid."""
    for line in after.sheet:
        if line.corporation == corporation:
            return line.held, line.price
    held = tuple(mine[corporation] for mine in before.shares)
    return held, price(corporation, before.sizes[corporation])


def _paid_again(purses: Purses, held: tuple[int, ...], market: int, value: int) -> Purses:
    with_market = bonuses.bonus((*held, market), value).amounts[:-1]
    without = bonuses.bonus(held, value).amounts
    after = list(purses)
    for seat, (less, more) in enumerate(zip(with_market, without, strict=True)):
        after[seat] += more - less
        after[BANK] -= more - less
    return tuple(after)


def _line_without_market(line: Settlement) -> Settlement:
    return replace(line, bonus=bonuses.bonus(line.held, line.price).amounts, market=0, cell=None)


def _exchange_told(
    seat: Seat, found: tuple[int, ...], drawn: tuple[int, ...], bag: tuple[int, ...]
) -> Iterator[Public | Private]:
    yield DeadTilesExchanged(seat=seat, cells=found)
    yield TilesSeen(to=(seat,), cells=drawn)
    if drawn and not bag:
        yield ReserveEmpty()
