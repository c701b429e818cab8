"""Break a game on purpose, and see the contract tests catch it."""

from __future__ import annotations

import types
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.acquire.rules import RULES as acquire
from games.core.chance import Chance
from games.core.contract import Step, Waiting
from games.core.desk import Accept
from games.core.offers import Offer
from games.core.words import EVERYBODY, Event, Public, RuleError, Seat
from tests.contract import checks, honesty
from tests.contract.reduced import greed, impero, owner, shark


def broken(game: Any, **names: Any) -> Any:
    """The same game with some of its names replaced."""
    return types.SimpleNamespace(**{**vars(game), **names})


def caught(check: Callable[[Any, int], None], rules: Any, why: str) -> None:
    with pytest.raises((AssertionError, RuleError, ValueError), match=why):
        for seed in range(8):
            check(rules, seed)


@pytest.mark.parametrize("game", [acquire, greed.RULES, impero.RULES, owner.RULES, shark.RULES])
def test_unbroken_games_pass(game: Any) -> None:
    """The control: what is caught below is caught for its own sake."""
    for name, check in vars(checks).items():
        if name.startswith("check_"):
            check(broken(game), 1)


def test_a_view_that_shows_anothers_hand() -> None:
    def view(state: Any, seat: Seat | None) -> Any:
        return replace(shark.view(state, seat), hand=state.hands[0])

    caught(checks.check_secrets, broken(shark.RULES, view=view), "a view tells a secret")


def test_a_finished_game_that_is_imagined_as_a_spectator_would() -> None:
    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        return shark.imagine(state, None if seat == EVERYBODY else seat, chance)

    rules = broken(shark.RULES, imagine=imagine)
    caught(honesty.check_hindsight, rules, "what a seat knew is imagined otherwise")


def test_computers_that_are_offered_too_little() -> None:
    def computer_offers(state: Any, seat: Seat) -> Sequence[Offer]:
        return acquire.offers(state, seat)[1:]

    rules = broken(acquire, computer_offers=computer_offers)
    caught(checks.check_computer_offers, rules, "forms change what a computer does")


def test_computers_that_are_offered_what_people_are_not() -> None:
    def computer_offers(state: Any, seat: Seat) -> Sequence[Offer]:
        return acquire.offers(state, seat)[::-1]

    rules = broken(acquire, computer_offers=computer_offers)
    caught(checks.check_computer_offers, rules, "not offered to a person")


def test_a_view_that_shows_the_bag() -> None:
    def view(state: Any, seat: Seat | None) -> Any:
        return replace(acquire.view(state, seat), bag=state.bag[0] if state.bag else 0)

    caught(checks.check_secrets, broken(acquire, view=view), "a view tells a secret")


def test_a_view_that_shows_hidden_money() -> None:
    def view(state: Any, seat: Seat | None) -> Any:
        return replace(owner.view(state, seat), marker=sum(state.purses[:-1]))

    caught(checks.check_secrets, broken(owner.RULES, view=view), "a view tells a secret")


def test_an_imagination_that_knows_the_order_of_the_bag() -> None:
    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        return replace(acquire.imagine(state, seat, chance), bag=chance.shuffled(state.bag))

    caught(checks.check_knowledge, broken(acquire, imagine=imagine), "imagine knows more")


def test_an_imagination_that_keeps_close_to_the_truth() -> None:
    def imagine(state: Any, seat: Seat | None, chance: Chance) -> Any:
        racks = [chance.shuffled(rack) for rack in state.racks]
        return replace(state, racks=tuple(racks)) if state.bag else state

    caught(checks.check_knowledge, broken(acquire, imagine=imagine), "imagine knows more")


def test_a_public_offer_that_shows_a_rack() -> None:
    def offers(state: Any, seat: Seat) -> Sequence[Offer]:
        return [replace(offer, hidden=False) for offer in acquire.offers(state, seat)]

    caught(checks.check_public_offers, broken(acquire, offers=offers), "a public offer tells")


def test_a_view_that_shows_sealed_bids() -> None:
    def view(state: Any, seat: Seat | None) -> Any:
        shown = greed.view(state, seat)
        bidding = isinstance(state.phase, greed.Bidding)
        return replace(shown, bids=state.phase.bids) if bidding else shown

    caught(checks.check_secrets, broken(greed.RULES, view=view), "a view tells a secret")
    caught(checks.check_secret_actions, broken(greed.RULES, view=view), "a view tells a secret")


def test_a_window_that_asks_only_who_could_react() -> None:
    def waiting(state: Any) -> Waiting:
        asked = shark.waiting(state)
        able = tuple(s for s in asked.seats if shark.LAWYER in state.hands[s])
        return replace(asked, seats=able) if asked.window else asked

    caught(checks.check_secrets, broken(shark.RULES, waiting=waiting), "waiting tells a secret")


def test_offers_that_depend_on_anothers_hand() -> None:
    def offers(state: Any, seat: Seat) -> Sequence[Offer]:
        found = shark.offers(state, seat)
        return found[:1] if shark.LAWYER in state.hands[(seat + 1) % len(state.hands)] else found

    caught(checks.check_secrets, broken(shark.RULES, offers=offers), "offers tell")


def test_a_refusal_that_tells_a_secret() -> None:
    def apply(state: Any, seat: Seat, action: Any, moment: Any, chance: Any) -> Any:
        try:
            return owner.apply(state, seat, action, moment, chance)
        except RuleError as refusal:
            raise RuleError(refusal.why, richest=max(state.purses[:-2])) from None

    caught(checks.check_secrets, broken(owner.RULES, apply=apply), "a refusal tells a secret")


def test_an_event_that_tells_everybody_what_was_drawn() -> None:
    class Drawn(Public, frozen=True):
        cards: tuple[int, ...]

    def apply(state: Any, seat: Seat, action: Any, moment: Any, chance: Any) -> Any:
        step = shark.apply(state, seat, action, moment, chance)
        drawn = [e.cards for e in step.events if isinstance(e, shark.CardsSeen)]
        return replace(step, events=(*step.events, *(Drawn(cards=cards) for cards in drawn)))

    caught(checks.check_secrets, broken(shark.RULES, apply=apply), "events tell more than views")


def test_a_secret_action_told_in_public() -> None:
    class Chose(Public, frozen=True):
        place: int

    def apply(state: Any, seat: Seat, action: Any, moment: Any, chance: Any) -> Any:
        step = greed.apply(state, seat, action, moment, chance)
        told = (Chose(place=action.place),) if isinstance(action, greed.Announce) else ()
        return replace(step, events=(*step.events, *told))

    caught(checks.check_secret_actions, broken(greed.RULES, apply=apply), "a log tells")


def test_an_event_without_an_audience() -> None:
    class Nameless(Event, frozen=True):
        pass

    def setup(*given: Any) -> Any:
        return replace(impero.setup(*given), events=(Nameless(),))

    caught(checks.check_events, broken(impero.RULES, setup=setup), "has no audience")


def test_a_reveal_that_is_not_marked() -> None:
    def apply(*given: Any) -> Any:
        return replace(acquire.apply(*given), revealed=False)

    caught(checks.check_secrets, broken(acquire, apply=apply), "does not say so")


def test_a_clock_that_does_nothing() -> None:
    def time_up(state: Any, key: str, moment: Any, chance: Any) -> Any:
        return Step(state)

    for game in (acquire, greed.RULES, impero.RULES, owner.RULES, shark.RULES):
        caught(checks.check_clock, broken(game, time_up=time_up), "still runs")


def test_a_phase_without_a_timer() -> None:
    def waiting(state: Any) -> Waiting:
        asked = owner.waiting(state)
        return replace(asked, timers=()) if isinstance(state.phase, owner.President) else asked

    caught(checks.check_waiting, broken(owner.RULES, waiting=waiting), "without a timer|empty")


def test_a_trade_that_makes_money() -> None:
    def apply(state: Any, seat: Seat, action: Any, moment: Any, chance: Any) -> Any:
        step = greed.apply(state, seat, action, moment, chance)
        if not isinstance(action, Accept):
            return step
        purses = (step.state.purses[0] + 1, *step.state.purses[1:])
        return replace(step, state=replace(step.state, purses=purses))

    caught(checks.check_totals, broken(greed.RULES, apply=apply), "made or lost")


def test_an_offer_that_cannot_be_completed() -> None:
    def offers(state: Any, seat: Seat) -> Sequence[Offer]:
        return (*impero.offers(state, seat), Offer(impero.Expand(99)))

    caught(checks.check_offers, broken(impero.RULES, offers=offers), "not-director")


def test_an_action_that_is_legal_but_not_offered_now() -> None:
    def offers(state: Any, seat: Seat) -> Sequence[Offer]:
        found = acquire.offers(state, seat)
        return found if state.turn % 3 else ()

    caught(checks.check_waiting, broken(acquire, offers=offers), "nothing to do")
    caught(checks.check_offers, broken(acquire, offers=offers), "not offered")


def test_a_kind_that_is_never_offered() -> None:
    def offers(state: Any, seat: Seat) -> Sequence[Offer]:
        found = owner.offers(state, seat)
        return [offer for offer in found if not isinstance(offer.action, owner.Sell)]

    caught(checks.check_kinds, broken(owner.RULES, offers=offers), "never offered")


def test_a_seat_that_left_is_still_awaited() -> None:
    def leave(state: Any, seat: Seat, moment: Any, chance: Any) -> Any:
        return Step(state)

    caught(checks.check_leaving, broken(acquire, leave=leave), "a seat that left")


def test_rules_that_roll_their_own_dice() -> None:
    import random

    def apply(state: Any, seat: Seat, action: Any, moment: Any, chance: Any) -> Any:
        step = acquire.apply(state, seat, action, moment, chance)
        bag = list(step.state.bag)
        random.shuffle(bag)
        return replace(step, state=replace(step.state, bag=tuple(bag)))

    caught(
        checks.check_replay,
        broken(acquire, apply=apply),
        "replays differently|not-",
    )


def test_imagining_nothing() -> None:
    def imagine(state: Any, seat: Seat | None, chance: Any) -> Any:
        return state

    caught(checks.check_imagination, broken(shark.RULES, imagine=imagine), "does not know")


def test_imagining_half_of_the_secrets_is_not_caught() -> None:
    """The limit of the method: `imagine` is the one place that says what is secret."""

    def view(state: Any, seat: Seat | None) -> Any:
        return replace(shark.view(state, seat), deck=sum(state.deck))

    def imagine(state: Any, seat: Seat | None, chance: Any) -> Any:
        return replace(shark.imagine(state, seat, chance), hands=state.hands, deck=state.deck[:])

    for seed in range(4):
        checks.check_secrets(broken(shark.RULES, view=view, imagine=imagine), seed)
