"""A turn from its beginning to its end, and the step from one player to the next (How to play)."""

from __future__ import annotations

from msgspec.structs import replace

from games.acquire import deduction, ending
from games.acquire.board import is_playable, playable, unplayed
from games.acquire.components import price
from games.acquire.drawing import draw
from games.acquire.events import BuyingSkipped, EndDeclared, NoTilePlayable, VictoryClaimed
from games.acquire.state import Buying, Placing, State
from games.core.chance import Chance
from games.core.contract import Step
from games.core.seats import after, put, staying
from games.core.words import Private, Public, RuleError

Told = tuple[Public | Private, ...]


def begin(state: State, told: Told, chance: Chance) -> Step[State]:
    """The mover plays a tile; without a playable one the mover skips it and buys (ruling 8)."""
    rack = state.racks[state.mover]
    if any(is_playable(state.board, state.sizes, cell) for cell in rack):
        return Step(replace(state, phase=Placing(), idle=0), told)
    lacked = playable(state.board, state.sizes, unplayed(state.board, state.aside))
    lacking = deduction.learned(state, state.mover, lacked, len(rack))
    skipped = replace(state, idle=state.idle + 1, lacking=lacking)
    return open_buying(skipped, (*told, NoTilePlayable(seat=state.mover)), chance)


def open_buying(state: State, told: Told, chance: Chance) -> Step[State]:
    """Ask the mover to buy; who can neither buy nor end the game is passed by."""
    if asked_to_buy(state) or ending.may_declare(state) or ending.may_claim(state):
        return Step(replace(state, phase=Buying()), told)
    if any(state.sizes):
        facts = {"cash": state.purses[state.mover], "price": _cheapest(state)}
        told = (*told, BuyingSkipped(seat=state.mover, **facts))
    return end_turn(state, told, chance)


def asked_to_buy(state: State) -> bool:
    """Whether the mover is asked. With hidden holdings they are asked without money, too: a skip would
    show that.
    """
    least = _cheapest(state)
    return bool(least) and (least <= state.purses[state.mover] or not state.open_holdings)


def _cheapest(state: State) -> int:
    """The least price of a share that the bank still has; 0: it has none of those on the board."""
    stock = state.stock
    on_sale = (price(one, size) for one, size in enumerate(state.sizes) if size and stock[one])
    return min(on_sale, default=0)


def declare(state: State, chance: Chance) -> Step[State]:
    """Announce the end, then complete the turn, at once if nothing is left to do in it."""
    announced, told = ending.declared(state), (EndDeclared(seat=state.mover),)
    if isinstance(state.phase, Buying) and not asked_to_buy(state):
        return end_turn(announced, told, chance)
    return Step(announced, told)


def claim(state: State, chance: Chance) -> Step[State]:
    """The last player ends the game, and wins even if others have more (house ruling)."""
    if not ending.may_claim(state):
        raise RuleError("others-still-play", seats=staying(state.left))
    return ending.settle(state, (VictoryClaimed(seat=state.mover),), "last-standing", chance)


def end_turn(state: State, told: Told, chance: Chance) -> Step[State]:
    """Draw, then begin the next player's turn or end the game.

    It ends if the end was declared, or if for a whole round nobody could play a tile, and nobody
    bought a share or drew (ruling 16): then nothing would ever change.
    """
    if state.declared:
        return ending.settle(state, told, "declared", chance)
    drawn = draw(state)
    nothing_new = len(drawn.bag) == len(state.bag)
    if nothing_new and state.idle >= len(staying(state.left)):
        return ending.settle(state, told, "stuck", chance)
    moved = replace(
        state,
        turn=state.turn + 1,
        racks=put(state.racks, state.mover, drawn.rack),
        bag=drawn.bag,
        lacking=drawn.lacking,
        aside=state.aside + drawn.aside,
        mover=(mover := after(state.mover, state.left)),
        moves=state.moves + 1,
        begun=put(state.begun, mover, state.begun[mover] + 1),
        idle=state.idle if nothing_new else 0,
    )
    step = begin(moved, told + drawn.events, chance)
    return Step(step.state, step.events, revealed=True)
