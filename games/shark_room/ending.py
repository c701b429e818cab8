"""The count: money, face values and assets; fewer Sharks break a tie (End of the game)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Outcome, Step
from games.core.seats import ranked, stayed_first
from games.core.words import Private, Public, Seat
from games.shark_room import hands
from games.shark_room.components import PRICES, SPECIALS, Own
from games.shark_room.events import GameEnded
from games.shark_room.state import Over, State


def over(state: State, events: tuple[Public | Private, ...], reason: str) -> Step[State]:
    """Hands and what Sharks were stay hidden: they count for nothing."""
    ended = replace(state, phase=Over(reason), looker=None, turn=state.turn + 1)
    return Step(ended, (*events, GameEnded(reason=reason)))


def worth(state: State) -> tuple[int, ...]:
    """Euros by seat: money, shares at face value, toxic ones too, and assets at their price."""
    return tuple(
        state.purses[seat] + face(state.shares[seat]) + asset_value(hands.kinds(state.assets[seat]))
        for seat in range(len(state.left))
    )


def face(shares: tuple[int, ...]) -> int:
    return sum(PRICES[share] for share in shares)


def asset_value(specials: tuple[int, ...]) -> int:
    effects = (SPECIALS[special].effect for special in specials)
    return sum(effect.price for effect in effects if isinstance(effect, Own))


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    scores = dict(zip(map(Seat, range(len(state.left))), worth(state), strict=True))
    sharks = {seat: hands.sharks(state, seat) for seat in scores}
    places = ranked({seat: (scores[seat], -sharks[seat]) for seat in scores})
    return Outcome(stayed_first(places, state.left), scores, state.phase.reason, sharks)
