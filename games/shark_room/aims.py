"""What a special card may be played on, and when: who has what it needs (Use of special cards)."""

from __future__ import annotations

from games.core.seats import staying
from games.core.words import RuleError, Seat
from games.shark_room import hands
from games.shark_room.actions import PlayCard
from games.shark_room.components import (
    SPECIALS,
    TITLES,
    Collect,
    Effect,
    Force,
    Inflate,
    Report,
    Steal,
    Tax,
    effect_of,
    in_play,
)
from games.shark_room.market import held, selling_price
from games.shark_room.state import Deal, Opening, State


def timely(state: State, seat: Seat, special: int) -> bool:
    """Whether the card's timing lets it be played now; one that only answers never may."""
    match SPECIALS[special].timing:
        case "any":
            return isinstance(state.phase, Opening | Deal)
        case "opening":
            return seat == state.mover and isinstance(state.phase, Opening)
        case "deal":
            return seat == state.mover and isinstance(state.phase, Deal)
        case "answer":
            return False


def targets(state: State, seat: Seat, effect: Effect) -> tuple[Seat, ...]:
    """Opponents who have what the effect needs: a Shark, money, a share."""
    others = (one for one in staying(state.left) if one != seat)
    return tuple(one for one in others if _lack(state, one, effect) is None)


def shares(state: State, seat: Seat, target: Seat, effect: Effect) -> tuple[int, ...]:
    """Shares of the target that the effect may be about: for a forced sale, those one can pay."""
    if isinstance(effect, Report):
        return state.shares[target]
    if not isinstance(effect, Force) or not isinstance(state.phase, Deal):
        return ()
    deal, cash = state.phase, state.purses[seat]
    return tuple(one for one in state.shares[target] if selling_price(deal, one) <= cash)


def titles(state: State, seat: Seat, effect: Effect) -> tuple[int, ...]:
    """Titles that the effect may be about: those that the player holds, or all of the game."""
    known = in_play(len(state.left))
    if isinstance(effect, Collect):
        return tuple(title for title in known if held(state.shares[seat], title))
    return known if isinstance(effect, Inflate) else ()


def check(state: State, seat: Seat, action: PlayCard) -> None:
    """RuleError: not now, not on this; it says what would be right."""
    effect = effect_of(action.special)
    _check_time(state, seat, action.special)
    _check_parts(action, effect)
    if action.target is not None:
        _check_target(state, seat, action.target, effect)
    if action.share is not None and action.target is not None:
        _check_share(state, seat, action.target, action.share, effect)
    if action.title is not None:
        _check_title(state, seat, action.title, effect)


def _check_time(state: State, seat: Seat, special: int) -> None:
    if timely(state, seat, special):
        return
    match SPECIALS[special].timing:
        case "answer":
            raise RuleError("only-as-an-answer", special=special)
        case "opening":
            raise RuleError("only-in-ones-opening", special=special)
        case _:
            raise RuleError("only-in-ones-deal", special=special)


def _check_parts(action: PlayCard, effect: Effect) -> None:
    """Each effect needs its own parts, and no other is given."""
    given = (action.target is not None, action.title is not None, action.share is not None)
    match effect:
        case Tax() | Steal():
            needs, why = (True, False, False), "card-needs-a-player"
        case Report() | Force():
            needs, why = (True, False, True), "card-needs-a-share"
        case Collect() | Inflate():
            needs, why = (False, True, False), "card-needs-a-title"
        case _:
            needs, why = (False, False, False), "card-needs-nothing"
    if given != needs:
        raise RuleError(why, special=action.special)


def _check_target(state: State, seat: Seat, target: Seat, effect: Effect) -> None:
    if target == seat or target not in staying(state.left):
        raise RuleError("no-such-target")
    if lack := _lack(state, target, effect):
        raise RuleError(lack, target=target)


def _lack(state: State, target: Seat, effect: Effect) -> str | None:
    """What the target has not that the effect needs: the refusal."""
    if isinstance(effect, Tax | Report) and not hands.sharks(state, target):
        return "target-has-no-shark"
    if isinstance(effect, Report | Force) and not state.shares[target]:
        return "target-has-no-share"
    if isinstance(effect, Steal) and not state.purses[target]:
        return "target-has-no-money"
    return None


def _check_share(state: State, seat: Seat, target: Seat, share: int, effect: Effect) -> None:
    if share not in state.shares[target]:
        raise RuleError("target-has-not-this-share", target=target)
    if share not in shares(state, seat, target, effect):
        assert isinstance(state.phase, Deal), "a forced sale outside a deal"
        cost = selling_price(state.phase, share)
        raise RuleError("not-enough-cash", cash=state.purses[seat], cost=cost)


def _check_title(state: State, seat: Seat, title: int, effect: Effect) -> None:
    if title in titles(state, seat, effect):
        return
    if not 0 <= title < len(TITLES) or title not in in_play(len(state.left)):
        raise RuleError("no-such-title")
    raise RuleError("title-not-held", title=title)
