"""5: The desk: offers, answers, counters, calls, being done, promises."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.core.desk import (
    MAX_OPEN,
    Accept,
    Decline,
    MakePromise,
    MarkPromise,
    Propose,
    Withdraw,
)
from games.core.timers import Pace
from games.core.words import RuleError, Seat
from games.greed.actions import Done, NotDone
from games.greed.events import (
    DealMade,
    PromiseMade,
    ProposalDeclined,
    ProposalMade,
    ProposalsLapsed,
)
from games.greed.proposing import MAX_OFFERED
from games.greed.state import Announcing, Selling, Trading
from tests.games.greed.table import Game, bundle


def trading(seats: int = 3, **kept: Any) -> Game:
    """Nobody bids; each company has 100M and nothing else."""
    return Game(seats, **kept).until(Trading)


def test_a_counter_offer_replaces_the_offer_and_its_author_answers() -> None:
    """5, trade desk: accepts, declines, counters (linked)."""
    game = trading().has(0, coal=2)
    first = game.propose(0, 1, bundle(coal=2), bundle(money=90))
    game.act(1, Propose(1, 0, bundle(money=80), bundle(coal=2), answers=first))
    assert [(one.id, one.answers) for one in game.board.desk.open] == [(2, 1)]
    assert game.refused(1, Accept(first, 1)).why == "no-such-offer"
    game.act(0, Accept(2, 0))
    assert game.money(0)[2] == 80
    assert game.stock(1) == {"coal": 2}


def test_an_offer_to_anybody_is_taken_up_by_the_first() -> None:
    """5: who makes a deal first has it."""
    game = trading().has(0, coal=1)
    number = game.propose(0, None, bundle(coal=1), bundle(money=50))
    game.act(2, Accept(number, 2))
    assert game.stock(2) == {"coal": 1}
    assert game.refused(1, Accept(number, 1)).why == "no-such-offer"


def test_the_offerer_withdraws_and_the_addressee_declines() -> None:
    game = trading().has(0, coal=2)
    first = game.propose(0, 1, bundle(coal=1), bundle(money=50))
    assert game.refused(1, Withdraw(first)).why == "not-your-company"
    game.act(0, Withdraw(first))
    assert game.board.desk.open == ()
    second = game.propose(0, 1, bundle(coal=1), bundle(money=40))
    assert game.refused(2, Decline(second)).why == "not-your-company"
    game.act(1, Decline(second))
    told = game.told(ProposalDeclined)
    assert (told.asked, told.give, told.take) == ((0,), bundle(coal=1), bundle(money=40))


def test_a_new_offer_calls_its_addressee_also_after_done_and_the_answer_its_author() -> None:
    """5, trade desk: calls with a way to the page."""
    game = trading().has(0, coal=2).act(1, Done())
    assert 1 not in game.asked
    number = game.propose(0, 1, bundle(coal=1), bundle(money=50))
    call = game.told(ProposalMade).call
    assert call is not None
    assert (call.seats, call.page) == ((1,), "desk")
    assert 1 in game.asked
    game.act(1, Accept(number, 1))
    answer = game.told(DealMade).call
    assert answer is not None
    assert (answer.seats, answer.page) == ((0,), "desk")
    assert answer.topic != call.topic
    assert 1 not in game.asked


def test_nobody_is_called_twice_for_one_offer() -> None:
    """An offer and its answer are one topic each."""
    game = trading().has(0, coal=2)
    topics = []
    for money in (50, 51, 52):
        game.propose(0, 1, bundle(coal=1), bundle(money=money))
        topics += [event.call.topic for event in game.events if event.call]
    game.act(1, Done())
    topics += [event.call.topic for event in game.events if event.call]
    assert len(set(topics)) == len(topics) == 6


def test_trade_opens_no_new_decision() -> None:
    """Somebody acts while the same decision stays open: nobody is called again."""
    game = trading().has(0, coal=2)
    turn = game.state.turn
    number = game.propose(0, 1, bundle(coal=1), bundle(money=50))
    game.act(1, Accept(number, 1)).act(1, Done()).act(1, NotDone())
    assert game.state.turn == turn


def test_done_declines_what_is_open_to_one_and_leaves_ones_own_offers() -> None:
    """5 (second reading, 6 and 20)."""
    game = trading().has(0, coal=2).has(1, steel=1)
    game.propose(0, 1, bundle(coal=1), bundle(money=50))
    mine = game.propose(1, 2, bundle(steel=1), bundle(money=40))
    game.act(1, Done())
    assert [one.id for one in game.board.desk.open] == [mine]
    assert [one.partner for one in game.all_told(ProposalDeclined)] == [1]


def test_making_an_offer_takes_done_back() -> None:
    """5 (second reading, 20)."""
    game = trading().has(1, steel=1).act(1, Done())
    game.propose(1, 2, bundle(steel=1), bundle(money=40))
    assert isinstance(game.phase, Trading)
    assert not game.phase.done[1]


def test_done_can_be_taken_back() -> None:
    game = trading().act(1, Done())
    assert game.refused(1, Done()).why == "done-already"
    game.act(1, NotDone())
    assert game.asked == (0, 1, 2)
    assert game.refused(1, NotDone()).why == "not-done-yet"


def test_trade_ends_when_all_are_done_and_nobody_has_an_offer_to_answer() -> None:
    """5 (ruling 19; second reading, 6)."""
    game = trading().has(0, coal=2).act(1, Done()).act(2, Done())
    number = game.propose(0, 1, bundle(coal=1), bundle(money=50))
    game.act(0, Done())
    assert game.asked == (1,)
    game.act(1, Decline(number))
    assert not isinstance(game.phase, Trading)


def test_an_offer_to_anybody_keeps_no_phase_open() -> None:
    """Ours: it is waited for by nobody, and lapses with the phase."""
    game = trading().has(0, coal=2)
    game.propose(0, None, bundle(coal=1), bundle(money=50))
    game.act(1, Done()).act(2, Done()).act(0, Done())
    told = game.told(ProposalsLapsed)
    assert (told.count, told.by, told.take) == (1, 0, bundle(money=50))
    assert isinstance(game.phase, Selling)


def test_all_offers_lapse_with_the_phase_and_nobody_was_silent() -> None:
    """5: at the deadline; a quiet pace."""
    game = trading().has(0, coal=2)
    (timer,) = game.host.rules.waiting(game.state).timers
    assert timer.due == Pace(quiet=True)
    game.propose(0, 1, bundle(coal=1), bundle(money=50))
    game.propose(0, 1, bundle(coal=1), bundle(money=60))
    game.silence()
    told = game.told(ProposalsLapsed)
    assert (told.count, told.by, told.give) == (2, 0, ()), "several are told by their number"
    assert game.board.desk.open == ()


def test_who_has_nothing_to_trade_with_is_not_asked() -> None:
    """Second reading, 10: who cannot is passed over."""
    game = Game().has_money(1, 0).until(Trading)
    assert game.asked == (0, 2)


def test_a_company_has_so_many_offers_open_and_makes_so_many_a_year() -> None:
    """Ours: no phase is drowned in offers."""
    game = trading().has(0, coal=1)
    for money in range(1, MAX_OPEN + 1):
        game.propose(0, 1, bundle(coal=1), bundle(money=money))
    more = Propose(0, 1, bundle(coal=1), bundle(money=99))
    assert game.refused(0, more).why == "too-many-offers"
    game.with_company(0, replace(game.company(0), offered=MAX_OFFERED))
    game.act(0, Withdraw(1))
    assert game.refused(0, more).why == "too-many-offers-a-year"
    assert not [one for one in game.offers(0, Propose) if one.action.by == 0]  # type: ignore[attr-defined]


def test_a_deal_between_two_companies_of_one_ceo_is_never_capped() -> None:
    """Ruling 3.7.4: the caps are for what others must read."""
    game = trading().seats(1, 0).has(0, coal=40)
    for money in range(1, MAX_OPEN + 1):
        game.propose(0, 2, bundle(coal=1), bundle(money=money))
    game.with_company(0, replace(game.company(0), offered=MAX_OFFERED))
    game.act(0, Propose(0, 1, bundle(coal=35), bundle(money=1)))
    assert game.told(DealMade).give == bundle(coal=35)
    assert game.company(0).offered == MAX_OFFERED
    assert any(one.action.partner == 1 for one in game.offers(0, Propose))  # type: ignore[attr-defined]
    assert (
        game.refused(0, Propose(0, 2, bundle(coal=1), bundle(money=99))).why
        == "too-many-offers-a-year"
    )


def test_an_offer_to_the_company_itself_says_so() -> None:
    """5: it is not told that it trades no more, or that it is among those that do."""
    game = trading().has(0, coal=1)
    assert game.refused(0, Propose(0, 0, bundle(coal=1), bundle(money=1))).why == "offer-to-oneself"
    gone = game.refused(0, Propose(0, 9, bundle(coal=1), bundle(money=1)))
    assert gone.why == "trades-no-more"
    assert 0 not in gone.facts["companies"]  # type: ignore[operator]


def test_a_company_of_somebody_who_has_left_trades_no_more() -> None:
    """Who leaves trades no more: offers by them and to them are gone."""
    game = trading().has(0, coal=2).has(1, steel=1)
    game.propose(0, 1, bundle(coal=1), bundle(money=50))
    game.propose(1, 2, bundle(steel=1), bundle(money=50))
    kept = game.propose(0, 2, bundle(coal=1), bundle(money=50))
    game.host.leave(Seat(1))
    assert [one.id for one in game.board.desk.open] == [kept]
    assert game.refused(0, Propose(0, 1, bundle(coal=1), bundle(money=9))).why == "trades-no-more"


def test_a_promise_goes_with_an_offer_into_the_ledger_when_it_is_taken_up() -> None:
    """5: agreements with promises are allowed and bind nobody."""
    game = trading().has(0, coal=2)
    number = game.propose(
        0, 1, bundle(coal=1), bundle(money=50), words="I shall not name you in Loomfield"
    )
    assert game.board.desk.promises == ()
    game.act(1, Accept(number, 1))
    told = game.told(PromiseMade)
    assert (told.giver, told.holder, told.words) == (0, 1, "I shall not name you in Loomfield")


def test_a_promise_is_marked_by_the_one_who_has_it_in_any_phase() -> None:
    """5: marks them kept or broken; the ledger is public."""
    game = trading()
    game.act(0, MakePromise(Seat(1), "coal next year")).until(Announcing)
    assert game.refused(0, MarkPromise(1, kept=True)).why == "promise-to-another"
    assert Seat(1) in {*game.asked, *game.host.rules.waiting(game.state).may}
    game.act(1, MarkPromise(1, kept=False))
    assert game.view(None).board.desk.promises[0].kept is False
    assert game.refused(1, MarkPromise(1, kept=True)).why == "promise-marked-already"


def test_what_is_offered_has_products_once_and_not_too_many() -> None:
    game = trading().has(0, coal=1)
    wrong: list[tuple[int, ...]] = [(1, 2), (*bundle(coal=31),), (*bundle(coal=1), 4)]
    for give in wrong:
        refusal = game.refused(0, Propose(0, 1, give, bundle(money=1)))
        assert refusal.why == "too-many-goods"
    negative = (*bundle(coal=1)[:-1], -5)
    assert isinstance(game.refused(0, Propose(0, 1, negative, bundle(money=1))), RuleError)
