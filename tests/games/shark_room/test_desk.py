"""Gifts, swaps and loans on the desk (Notes: money and shares change hands at any time)."""

from __future__ import annotations

import pytest

from games.core.desk import Accept, Decline, MakePromise, MarkPromise, Withdraw
from games.core.words import Seat
from games.shark_room.events import DealStruck, OfferMade, OffersLapsed, PromiseMade
from tests.games.shark_room.table import Game, offering


def table(**more: object) -> Game:
    """Three players; seat 0 has Pear 3, seat 1 Velvetel 1."""
    given: dict[str, object] = {"held": ["pear3", "velvetel1"], **more}
    return Game("kiosk", "windfall", "windfall", **given)  # type: ignore[arg-type]


def test_a_gift_needs_consent() -> None:
    """Second reading 1: one side may be empty, but nothing moves before it is accepted."""
    game = table().offer(0, 1, give=100)
    assert (game.cash(0), game.told(OfferMade).partner) == (250, 1)
    game.accept(1)
    assert (game.cash(0), game.cash(1)) == (150, 350)


def test_a_swap_moves_both_sides_at_once() -> None:
    """Notes: money and shares may be exchanged."""
    game = table().offer(0, 1, give="pear3 100", take="velvetel1").accept(1)
    assert (game.holds(0), game.holds(1)) == ("velvetel1", "pear3")
    assert (game.cash(0), game.cash(1)) == (150, 350)
    assert game.told(DealStruck).partner == 0


def test_an_offer_to_anybody_is_taken_up_by_the_first() -> None:
    """To one or to anybody."""
    game = table().offer(0, None, give="pear3", take=150).accept(2)
    assert (game.holds(2), game.cash(0)) == ("pear3", 400)
    assert game.refused(Accept(1, 1), 1).why == "no-such-offer"


def test_it_is_made_and_accepted_in_anybodys_turn() -> None:
    """At any time: neither of the two is the mover."""
    game = table().offer(1, 2, give="velvetel1", take=50).accept(2)
    assert (game.state.mover, game.holds(2)) == (0, "velvetel1")


def test_a_counter_takes_the_place_of_the_offer() -> None:
    """A counter names what it answers."""
    game = table().offer(0, 1, give=50, take="velvetel1")
    game.offer(1, 0, give="velvetel1", take=100, answers=1)
    assert [one.id for one in game.state.desk.open] == [2]
    assert game.accept(0).holds(0) == "pear3 velvetel1"


def test_an_offer_lapses_at_the_offerers_next_turn() -> None:
    """Open until answered, withdrawn, or the offerer's next turn."""
    game = table().offer(1, 2, give=50).open().take()
    assert game.state.desk.open == ()
    assert game.told(OffersLapsed).seat == 1


def test_an_offer_that_cannot_be_kept_is_refused_and_stays() -> None:
    """Refused with the reason; it may be kept later."""
    game = table(cash=[250, 250, 100]).offer(0, 2, give=200).offer(2, 1, give=100).accept(1)
    game.open().has(0, 150)
    refusal = game.refused(Accept(1, 2), 2)
    assert (refusal.why, refusal.facts) == ("party-has-not-the-money", {"seat": 0, "cash": 150})
    assert [one.id for one in game.state.desk.open] == [1]


def test_it_is_declined_by_who_was_asked_and_withdrawn_by_who_made_it() -> None:
    """Open until answered or withdrawn."""
    game = table().offer(0, 1, give=50).offer(0, 2, give=50)
    assert game.refused(Decline(1), 2).why == "offer-to-another"
    assert game.refused(Withdraw(1), 2).why == "offer-of-another"
    game.act(Decline(1), 1).act(Withdraw(2), 0)
    assert game.state.desk.open == ()


def test_a_loan_is_a_gift_with_a_promise_that_binds_nobody() -> None:
    """Notes: nobody is bound to keep their word; the ledger is public."""
    game = table().offer(1, 0, give=0, take=100, words="120 back in two turns").accept(0)
    assert game.cash(1) == 350
    assert game.told(PromiseMade).holder == 0
    (promise,) = game.state.desk.promises
    game.act(MarkPromise(promise.id, kept=False), 0)
    assert game.state.desk.promises[0].kept is False


def test_a_promise_may_be_given_alone_and_is_marked_once_by_who_has_it() -> None:
    """Promises bind nobody."""
    game = table().act(MakePromise(Seat(2), "no theft this round"), 1)
    assert game.refused(MarkPromise(1, kept=True), 0).why == "promise-to-another"
    game.act(MarkPromise(1, kept=True), 2)
    assert game.refused(MarkPromise(1, kept=False), 2).why == "promise-marked-already"


def test_a_loaned_share_pays_who_holds_it() -> None:
    """Second reading 11."""
    game = table(held=["pear1 pear2", "pear3"]).offer(1, 0, give="pear3").accept(0).open()
    assert game.cash(0) == 250 + 150


@pytest.mark.parametrize(
    ("seat", "partner", "give", "take", "why"),
    [
        (0, 1, 0, 0, "offer-of-nothing"),
        (0, 1, 300, 0, "party-has-not-the-money"),
        (0, 1, "velvetel1", 0, "party-has-not-the-share"),
        (0, 1, 0, "pear3", "party-has-not-the-share"),
        (0, 1, 25, 0, "not-in-notes"),
        (0, 0, 50, 0, "no-such-partner"),
        (0, None, 50, "pear5", "nobody-has-the-share"),
        (0, None, 50, 300, "nobody-has-the-money"),
    ],
)
def test_what_cannot_be_offered(
    seat: int, partner: int | None, give: str | int, take: str | int, why: str
) -> None:
    """Second reading 1: only what the sides have, in notes of 50."""
    assert table().refused(offering(seat, partner, give, take), seat).why == why


def test_who_leaves_takes_the_offers_along() -> None:
    """Second reading 13: the rest is frozen."""
    game = table().offer(0, 1, give=50).offer(1, 0, give=50).offer(2, 0, give=50).leave(0)
    assert game.state.desk.open == ()
