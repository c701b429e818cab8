"""A card aimed at a player may be answered, the answer too; the last answer counts first."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.words import Public, RuleError, Seat
from games.shark_room import effects, hands
from games.shark_room.components import Cancel, effect_of
from games.shark_room.events import CardAimed, CardAnswered, CardCancelled, NotAnswered
from games.shark_room.state import Deal, Opening, Played, Reaction, State

Stack = tuple[Played, ...]


def aim(state: State, played: Played) -> Step[State]:
    """A new card: its target is asked."""
    assert isinstance(state.phase, Opening | Deal)
    event = CardAimed(
        seat=played.seat, special=played.special, target=played.target, share=played.share
    )
    return _asked(state, (played,), state.phase, (event,))


def asked(reaction: Reaction) -> Seat:
    """The only seat that may answer now."""
    return reaction.stack[-1].target


def answer(state: State, reaction: Reaction, seat: Seat, special: int | None) -> Step[State]:
    """With a card, of which the one who played before is the target; or not at all."""
    if special is None:
        return _closed(state, reaction.stack, reaction.behind, (NotAnswered(seat=seat),))
    card = hands.in_hand(state, seat, special)
    if not isinstance(effect_of(special), Cancel):
        raise RuleError("not-an-answer", special=special)
    before = reaction.stack[-1]
    played = Played(seat, special, before.seat)
    event = CardAnswered(seat=seat, special=special, target=before.seat, answered=before.special)
    spent = hands.spent(state, seat, card)
    return _asked(spent, (*reaction.stack, played), reaction.behind, (event,))


def _asked(
    state: State, stack: Stack, behind: Opening | Deal, events: tuple[Public, ...]
) -> Step[State]:
    """With an empty hand nobody can answer; whether there is an answer in it is a secret."""
    reaction = Reaction(stack, behind)
    seat = asked(reaction)
    if not state.hands[seat] or state.left[seat]:
        return _closed(state, stack, behind, events)
    return Step(replace(state, phase=reaction, turn=state.turn + 1), events)


def _closed(
    state: State, stack: Stack, behind: Opening | Deal, events: tuple[Public, ...]
) -> Step[State]:
    """From the last card downwards, each that stands cancels the one before it."""
    turn = state.turn + isinstance(state.phase, Reaction)
    state = replace(state, phase=behind, turn=turn)
    cancelled = tuple(
        CardCancelled(seat=played.seat, special=played.special) for played in stack[-2::-2]
    )
    if len(stack) % 2 == 0:
        return Step(state, (*events, *cancelled))
    worked = effects.on_target(state, stack[0])
    return replace(worked, events=(*events, *cancelled, *worked.events))
