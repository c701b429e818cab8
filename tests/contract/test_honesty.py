"""Games that look honest and are not, one for each check of `honesty`: small, and each caught by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Waiting
from games.core.offers import Offer
from games.core.timers import Pace, Timer
from games.core.words import Action, Seat, kebab
from tests.contract import checks, honesty
from tests.contract.reduced import greed, shark
from tests.contract.test_breaks import broken


def caught(check: Callable[[Any, int], None], rules: Any, *says: str) -> None:
    """Within some games, and all of that is said."""
    with pytest.raises(AssertionError) as told:
        for seed in range(8):
            check(rules, seed)
    assert [one for one in says if one not in str(told.value)] == []


def test_computers_that_know_the_next_card() -> None:
    """Hands are dealt anew, out of what the deck does not hold; views are as they should be."""

    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        others = [card for one, hand in enumerate(state.hands) if one != seat for card in hand]
        pool = list(chance.shuffled(sorted(others)))
        hands = (
            hand if one == seat else tuple(pool.pop() for _ in hand)
            for one, hand in enumerate(state.hands)
        )
        return replace(state, hands=tuple(hands))

    for name, check in vars(checks).items():
        if name.startswith("check_"):
            check(broken(shark.RULES, imagine=imagine), 1)
    rules = broken(shark.RULES, imagine=imagine)
    caught(honesty.check_twins, rules, "imagine knows", "dice that fell unseen", "deck", "sorted")


def test_computers_that_know_hands() -> None:
    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        return replace(state, deck=chance.shuffled(sorted(state.deck)))

    caught(honesty.check_twins, broken(shark.RULES, imagine=imagine), "imagine knows", "hands")


def test_computers_that_know_sealed_bids() -> None:
    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        return replace(greed.imagine(state, seat, chance), phase=state.phase)

    caught(honesty.check_twins, broken(greed.RULES, imagine=imagine), "imagine knows", "Announce")


def test_computers_to_whom_every_hidden_card_is_the_same() -> None:
    """What they imagine depends on nothing true, and on no dice either."""

    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        return shark.imagine(state, seat, Chance("always the same", 0))

    rules = broken(shark.RULES, imagine=imagine)
    honesty.check_twins(rules, 1)
    caught(honesty.check_reveals, rules, "is the same in all", "by its `chance`")


def test_a_sealed_choice_that_is_no_secret_action() -> None:
    """Without the mark nothing asks whether it is told, and an export has it."""

    class Announce(Action, frozen=True, tag=kebab):
        place: int

    def apply(state: Any, seat: Seat, action: Any, moment: Any, chance: Any) -> Any:
        meant = greed.Announce(action.place) if isinstance(action, Announce) else action
        return greed.apply(state, seat, meant, moment, chance)

    def offers(state: Any, seat: Seat) -> Sequence[Offer]:
        found = greed.offers(state, seat)
        return [
            replace(one, action=Announce(one.action.place))
            if isinstance(one.action, greed.Announce)
            else one
            for one in found
        ]

    kinds = tuple(Announce if one is greed.Announce else one for one in greed.RULES.action_types)
    rules = broken(greed.RULES, apply=apply, offers=offers, action_types=kinds)
    checks.check_secret_actions(rules, 1)
    caught(honesty.check_twins, rules, "no secret action", "class Announce(Secret, frozen=True)")


def test_a_timer_that_the_next_player_inherits() -> None:
    """Only silence gives a new one: `turn` grows, and the timer is not named by it."""

    def time_up(state: Any, *given: Any) -> Any:
        step = shark.time_up(state, *given)
        return replace(step, state=replace(step.state, turn=(step.state.turn // 100 + 1) * 100))

    def waiting(state: Any) -> Waiting:
        asked = shark.waiting(state)
        inherited = (Timer(f"turn:{state.turn // 100}", Pace()),)
        return replace(asked, timers=asked.timers and inherited)

    caught(
        honesty.check_new_timers,
        broken(shark.RULES, waiting=waiting, time_up=time_up),
        "is newly asked by entry",
        "inherits what is left of 'turn:",
        'Timer(f"turn:{state.turn}", Pace())',
    )


def test_a_turn_that_does_not_grow() -> None:
    def apply(state: Any, *given: Any) -> Any:
        step = shark.apply(state, *given)
        return replace(step, state=replace(step.state, turn=state.turn))

    caught(
        honesty.check_new_timers,
        broken(shark.RULES, apply=apply),
        "`turn` does not grow",
        "replace(state, turn=state.turn + 1)",
    )


def test_a_timer_that_tells_a_sealed_choice() -> None:
    """Views and logs are alike; whom the game waits for, and until when, is public."""

    def waiting(state: Any) -> Waiting:
        asked, phase = greed.waiting(state), state.phase
        if not isinstance(phase, greed.Announcing):
            return asked
        named = ",".join(str(place) for place in phase.chosen)
        return replace(asked, timers=(Timer(f"turn:{state.turn}:{named}", Pace()),))

    rules = broken(greed.RULES, waiting=waiting)
    honesty.check_twins(rules, 1)
    caught(checks.check_secrets, rules, "waiting tells a secret")


def test_what_differs_is_named_by_its_field() -> None:
    state = SimpleNamespace(one=greed.Bidding((1,), (None,)), two=greed.Bidding((2,), (None,)))
    assert honesty.different(state.one, state.two) == ["market"]
