"""What games share: sealed choices, auctions, cards in hands and in a deck."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from games.core import auctions, contract
from games.core.auctions import Ascending, BidTerms
from games.core.chance import Chance
from games.core.hands import Hands
from games.core.orders import Cancelled, Raise
from games.core.sealed import Sealed
from games.core.steps import check_parts, run_on
from games.core.words import Action, Public, RuleError, Seat


class Choosing(msgspec.Struct, frozen=True):
    answers: tuple[int | None, ...]


class State(contract.State, frozen=True, kw_only=True):
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    phase: Choosing


CARDS = Hands[State](back=lambda card: card // 10)
CHOICE = Sealed[State](
    field="answers",
    owners=lambda _state: (Seat(0), Seat(1), Seat(0)),
    guess=lambda _state, place, chance: 100 * place + chance.below(50),
    silence=lambda _state, place: -place,
)
STATE = State(turn=1, hands=((3, 11), (4, 12)), deck=(5, 13, 6), phase=Choosing((None, 7, None)))


def test_who_has_not_answered_everywhere_is_asked_and_an_answer_may_be_changed() -> None:
    assert CHOICE.asked(STATE) == {0}
    once = CHOICE.chosen(STATE, 0, 5)
    twice = CHOICE.chosen(CHOICE.chosen(once, 2, 6), 0, 8)
    assert CHOICE.asked(once) == {0}
    assert CHOICE.asked(twice) == set()
    assert twice.phase.answers == (8, 7, 6)
    assert CHOICE.places(twice, Seat(0)) == [0, 2]


def test_silence_answers_where_nobody_has() -> None:
    assert CHOICE.opened(CHOICE.chosen(STATE, 0, 5)) == (5, 7, -2)


def test_a_viewer_sees_their_own_answers_alone() -> None:
    state = CHOICE.chosen(STATE, 0, 5)
    assert CHOICE.seen(state, Seat(0)).phase.answers == (5, None, None)
    assert CHOICE.seen(state, Seat(1)).phase.answers == (None, 7, None)
    assert CHOICE.seen(state, None).phase.answers == (None, None, None)


def test_another_has_answered_in_every_world_and_with_anything() -> None:
    """Whether somebody has is known: the game does not wait for them any more."""
    dreamt = [CHOICE.dreamt(STATE, Seat(0), Chance("world", n)).phase.answers for n in range(9)]
    assert {answers[0] for answers in dreamt} == {None}
    assert len({answers[1] for answers in dreamt}) > 3
    assert CHOICE.dreamt(STATE, Seat(1), Chance("world", 0)).phase.answers == (None, 7, None)


def test_cards_are_drawn_from_the_top_as_far_as_there_are_any() -> None:
    drawn, found = CARDS.drawn(STATE, Seat(0), 2)
    assert (drawn.hands[0], drawn.deck, found) == ((3, 5, 11, 13), (6,), (5, 13))
    assert CARDS.drawn(drawn, Seat(1), 9)[1] == (6,)
    assert CARDS.played(drawn, Seat(0), 3, 13).hands[0] == (5, 11)


def test_a_viewer_knows_their_hand_and_the_backs_of_all() -> None:
    assert CARDS.own(STATE, Seat(1)) == (4, 12)
    assert CARDS.own(STATE, None) == ()
    assert CARDS.backs(STATE) == ((0, 1), (0, 1))


def test_hidden_cards_are_dealt_anew_where_their_backs_lie() -> None:
    worlds = [CARDS.dreamt(STATE, Seat(0), Chance("world", n)) for n in range(20)]
    assert {world.hands[0] for world in worlds} == {(3, 11)}
    assert {world.hands[1][0] for world in worlds} == {4, 5, 6}
    assert {tuple(card // 10 for card in world.deck) for world in worlds} == {(0, 1, 0)}
    assert len({world.deck for world in worlds}) > 3


def test_what_is_imagined_depends_on_nothing_hidden() -> None:
    twin = State(turn=1, hands=((3, 11), (6, 13)), deck=(4, 12, 5), phase=STATE.phase)
    one, two = (CARDS.dreamt(state, Seat(0), Chance("same", 1)) for state in (STATE, twin))
    assert one == two


TERMS = BidTerms(base=20, step=10, cash=(100, 15, 60))
OPEN = auctions.opened(Ascending(7, None, (False,) * 3), TERMS, Seat(1))


def bids(*amounts: int) -> Ascending:
    """The auction after these bids by turn; 0 passes."""
    running = OPEN
    for amount in amounts:
        mover = running.mover
        assert mover is not None
        if amount:
            running = auctions.raised(running, TERMS, mover, amount, "no-bid")
        else:
            running = auctions.passed(running, TERMS, mover)
    return running


def test_who_cannot_pay_the_base_is_passed_over() -> None:
    assert OPEN.mover == 2
    assert [auctions.least(one, TERMS) for one in (OPEN, bids(40))] == [20, 50]


def test_it_is_over_when_only_the_leader_is_left_or_nobody_can_pay_more() -> None:
    assert (bids(40).mover, bids(40, 50).mover, bids(40, 50, 60).mover) == (0, 2, 0)
    assert bids(40, 50, 0) == Ascending(7, None, (False, False, True), Seat(0), 50)
    assert bids(40, 60).mover is None
    assert bids(0, 0).leader is None


@pytest.mark.parametrize("amount", [10, 25, 70])
def test_a_bid_out_of_range_is_told_what_would_be_right(amount: int) -> None:
    with pytest.raises(RuleError, match="no-bid") as told:
        bids(amount)
    assert told.value.facts == {"floor": 20, "cash": 60, "step": 10}


def test_nobody_bids_out_of_turn() -> None:
    with pytest.raises(RuleError, match="not-your-turn"):
        auctions.raised(OPEN, TERMS, Seat(0), 20, "no-bid")


def test_who_leaves_bids_no_more_and_what_they_lead_with_stands() -> None:
    assert auctions.without(OPEN, TERMS, Seat(2)).mover == 0
    led = auctions.without(bids(40), TERMS, Seat(2))
    assert (led.mover, led.leader, led.amount) == (0, 2, 40)


def test_what_a_form_offers_is_what_may_be_bid() -> None:
    field = auctions.bid_field(bids(40), TERMS, Seat(0), (0, 1))
    assert (field.least, field.most, field.step, field.quick) == (50, 100, 10, (50, 60))


class Bid(Action, frozen=True):
    amount: int


def test_an_order_bids_up_to_its_limit_and_says_why_it_ends() -> None:
    def order(limit: int, running: Ascending) -> object:
        return auctions.up_to(running, TERMS, Seat(0), limit, "lot", (), Bid)

    assert order(75, bids(40)) == Raise("lot", 70, 10, None)
    assert order(40, bids(40)) == Cancelled("outbid", {"lot": 7, "floor": 50})
    assert order(75, bids(40, 0)) == Cancelled("out-of-the-auction", {"lot": 7})


def test_sealed_bids_are_ranked_and_ties_go_by_what_the_game_says() -> None:
    assert auctions.ranked({"a": 5, "b": 9, "c": 0, "d": 5}, tie="adcb".index) == [*"bdac"]


class Falls(Public, frozen=True):
    to_turn: int


def falls(state: State) -> contract.Step[State] | None:
    """Down to the third turn, of itself."""
    if state.turn >= 3:
        return None
    turn = state.turn + 1
    return contract.Step(replace(state, turn=turn), (Falls(to_turn=turn),), revealed=turn == 2)


def test_what_follows_of_itself_is_one_step_with_all_events_in_order() -> None:
    step = run_on(contract.Step(STATE), falls)
    assert step.state.turn == 3
    assert step.events == (Falls(to_turn=2), Falls(to_turn=3))
    assert step.revealed
    assert run_on(contract.Step(step.state), falls) == contract.Step(step.state)


@pytest.mark.parametrize("amount", ["5", (5,), None])
def test_an_action_with_other_parts_than_its_kind_has_is_refused(amount: Any) -> None:
    check_parts(Bid(5))
    with pytest.raises(RuleError, match="malformed"):
        check_parts(Bid(amount))
