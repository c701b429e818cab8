"""Recorded actions as ours, and what the source's rules do to the state beyond ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec.structs import replace

from games.acquire import board, preparation, rules, turns
from games.acquire.actions import Buy, ChooseDefunct, ChooseSurvivor, Dispose, Found, PlayTile
from games.acquire.components import CELLS, COUNT, RACK
from games.acquire.ending import may_end
from games.acquire.events import DeadTilesExchanged, ReserveEmpty, TilesSeen
from games.acquire.state import Options, State
from games.core.chance import Chance
from games.core.contract import Step
from games.core.seats import put
from games.core.words import Action, Seat
from tests.records.notation import CELL, CORPORATION, HIDDEN, Header, Line, cells, order

MOMENT = datetime(2000, 1, 1, tzinfo=UTC)


def opened(header: Header) -> Step[State]:
    """The table before the first turn, its tiles and seats as recorded.

    Two players have a third, empty chair, as if somebody had left: so the rules pay them without a
    market, as the source does.
    """
    tiles, place = _pile(header), len(header.start_draws)
    racks = list[tuple[int, ...]]()
    for _ in header.players:
        racks.append(tiles[place : place + header.rack_size])
        place += header.rack_size
    chairs = ((),) if len(racks) == 2 else ()
    starts = sorted(CELL[draw.tile] for draw in header.start_draws)
    dealt = preparation.opened(starts, (*racks, *chairs), tiles[place:], Options())
    dealt = replace(dealt, left=(False,) * len(racks) + (True,) * len(chairs))
    return turns.begin(dealt, preparation.told(dealt), Chance("record", 0))


def judged(state: State, line: Line, action: Action) -> Step[State]:
    """The state after our action for the line, or RuleError."""
    return rules.apply(state, Seat(line.player), action, MOMENT, Chance("record", line.n))


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
            raise ValueError(f"unknown action {line.type}")


def exchanged_twice(before: State, step: Step[State]) -> tuple[int, ...]:
    """Tiles that these rules exchanged though they came as replacements: once a turn (ruling 7)."""
    _, replacements = _exchange(before, step)
    return tuple(cell for cell in step.state.aside if cell in replacements)


def exchanged_again(before: State, step: Step[State]) -> tuple[Step[State], int]:
    """Dead replacements exchanged as the source does, in the same turn; and how many.

    Only what came for a tile that the rules exchanged themselves: all else is theirs to exchange.
    """
    seat, replacements = _exchange(before, step)
    state, fresh, gone = step.state, replacements, list[int]()
    rack, bag = state.racks[seat], state.bag
    while dead := board.dead(state.board, state.sizes, fresh):
        gone += dead
        fresh, bag = bag[: len(dead)], bag[len(dead) :]
        rack = (*(cell for cell in rack if cell not in dead), *fresh)
    if not gone:
        return step, 0
    drawn = state.bag[: len(state.bag) - len(bag)]
    told = DeadTilesExchanged(seat=seat, cells=tuple(gone)), TilesSeen(to=(seat,), cells=drawn)
    last = (ReserveEmpty(),) if drawn and not bag else ()
    racks, aside = put(state.racks, seat, rack), (*state.aside, *gone)
    after = replace(state, racks=racks, bag=bag, aside=aside)
    return Step(after, (*step.events, *told, *last)), len(gone)


def trimmed(state: State, size: int) -> State:
    """Racks of that many tiles: what was drawn beyond goes back on top of the bag."""
    racks, bag = list(state.racks), state.bag
    for seat, rack in enumerate(racks):
        racks[seat], bag = rack[:size], rack[size:] + bag
    return replace(state, racks=tuple(racks), bag=bag)


def _pile(header: Header) -> tuple[int, ...]:
    """The draw pile as cells; where the record is silent, any tiles that are left."""
    known = set(cells(header.tile_order))
    spare = iter(sorted(set(range(CELLS)) - known))
    return tuple(next(spare) if tile == HIDDEN else CELL[tile] for tile in order(header))


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


def _exchange(before: State, step: Step[State]) -> tuple[Seat, Sequence[int]]:
    """The mover, and the tiles drawn for exchanged ones: those after the normal draw."""
    seat = before.mover
    exchanged = any(
        isinstance(event, DeadTilesExchanged) and event.seat == seat for event in step.events
    )
    drawn = [
        event.cells for event in step.events if isinstance(event, TilesSeen) and event.to == (seat,)
    ]
    held = set(before.racks[seat]) - {step.state.last}
    return seat, drawn[0][max(0, RACK - len(held)) :] if exchanged and drawn else ()
