"""The desk: whatever is offered, countered, accepted and withdrawn, nothing is made or half done."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec.structs import replace

from games.core.desk import (
    LONGEST_WORDS,
    MAX_OPEN,
    MAX_PROMISES,
    Desk,
    Proposal,
    Propose,
    accept,
    decline,
    find,
    is_open_to,
    lapsed,
    mark,
    moved,
    promise,
    propose,
    withdraw,
)
from games.core.money import Purses, pay
from games.core.words import RuleError, Seat

PARTIES, THINGS = 3, 2
MILL = 7
"""What may be worked in between: two of the first thing become one of the second, once."""


class Market:
    """Three parties with two things and money; party 1 has the mill."""

    def __init__(self) -> None:
        self.stocks: tuple[tuple[int, ...], ...] = ((4, 0), (1, 2), (0, 3))
        self.purses: Purses = (10, 5, 0, 0)
        self.milled = False
        self.desk = Desk()

    def deal(self, offer: Proposal) -> tuple[tuple[tuple[int, ...], ...], Purses, bool]:
        """What would be after it; RuleError somewhere in the middle if it cannot be done."""
        assert offer.partner is not None
        by, partner = offer.by, offer.partner
        stocks = moved(self.stocks, by, partner, offer.give[:-1])
        purses = pay(self.purses, by, partner, offer.give[-1])
        milled = self.milled
        for work in offer.uses:
            if work != MILL or partner != 1 or milled:
                raise RuleError("not-now")
            stocks, milled = self._mill(stocks, partner), True
        stocks = moved(stocks, partner, by, offer.take[:-1])
        return stocks, pay(purses, partner, by, offer.take[-1]), milled

    def accept(self, number: int, party: int) -> None:
        self.desk, result = accept(self.desk, number, party, self.deal)
        self.stocks, self.purses, self.milled = result

    def _mill(self, stocks: tuple[tuple[int, ...], ...], party: int) -> tuple[tuple[int, ...], ...]:
        bank = (*stocks, (9, 9))
        bank = moved(bank, party, PARTIES, (2, 0))
        return moved(bank, PARTIES, party, (0, 1))[:PARTIES]

    @property
    def sums(self) -> tuple[int, ...]:
        """Money, and things with two of the first as good as one of the second when milled."""
        first, second = (sum(stock[thing] for stock in self.stocks) for thing in range(THINGS))
        return sum(self.purses), first + 2 * self.milled, second - self.milled


def offer(by: int, partner: int | None, give: tuple[int, ...], take: tuple[int, ...]) -> Propose:
    return Propose(by, partner, give, take)


def opened(*offers: Propose) -> Desk:
    desk = Desk()
    for one in offers:
        desk = propose(desk, one, turn=1)
    return desk


def test_a_counter_offer_takes_the_place_of_the_one_it_answers() -> None:
    desk = opened(offer(0, 1, (1, 0, 0), (0, 0, 3)))
    desk = propose(desk, replace(offer(1, 0, (0, 0, 2), (1, 0, 0)), answers=1), turn=1)
    assert [(one.id, one.answers) for one in desk.open] == [(2, 1)]
    desk = propose(desk, replace(offer(0, 1, (1, 0, 0), (0, 1, 0)), answers=2), turn=1)
    assert [(one.id, one.answers) for one in desk.open] == [(3, 2)]


def test_an_offer_to_anybody_that_is_countered_stays_for_the_others() -> None:
    desk = opened(offer(0, None, (1, 0, 0), (0, 0, 3)))
    desk = propose(desk, replace(offer(1, 0, (0, 0, 2), (1, 0, 0)), answers=1), turn=1)
    assert [one.id for one in desk.open] == [1, 2]
    assert is_open_to(find(desk, 1), 2)


def test_a_third_party_can_neither_accept_counter_nor_decline() -> None:
    desk = opened(offer(0, 1, (1, 0, 0), (0, 0, 3)))
    with pytest.raises(RuleError, match="offer-to-another"):
        accept(desk, 1, 2, lambda _: None)
    with pytest.raises(RuleError, match="offer-to-another"):
        decline(desk, 1, 2)
    with pytest.raises(RuleError, match="offer-to-another"):
        propose(desk, replace(offer(2, 0, (0, 1, 0), (1, 0, 0)), answers=1), turn=1)


def test_the_offerer_cannot_take_up_an_offer_to_anybody() -> None:
    desk = opened(offer(0, None, (1, 0, 0), (0, 0, 3)))
    with pytest.raises(RuleError, match="offer-to-another"):
        accept(desk, 1, 0, lambda _: None)


def test_a_deal_refused_when_carried_out_stays_open() -> None:
    market = Market()
    market.desk = opened(offer(0, 2, (1, 0, 0), (0, 1, 9)))
    before = market.stocks, market.purses, market.desk
    with pytest.raises(RuleError, match="not-enough"):
        market.accept(1, 2)
    assert (market.stocks, market.purses, market.desk) == before


def test_a_deal_may_be_paid_with_what_is_worked_from_it() -> None:
    market = Market()
    market.stocks = ((4, 0), (0, 0), (0, 0))
    market.desk = opened(replace(offer(0, 1, (2, 0, 0), (0, 1, 0)), uses=(MILL,)))
    market.accept(1, 1)
    assert market.stocks == ((2, 1), (0, 0), (0, 0))


def test_one_offer_to_anybody_is_taken_up_once() -> None:
    market = Market()
    market.desk = opened(offer(0, None, (1, 0, 0), (0, 1, 0)))
    market.accept(1, 2)
    with pytest.raises(RuleError, match="no-such-offer"):
        market.accept(1, 1)


def test_a_side_may_be_empty() -> None:
    market = Market()
    market.desk = opened(offer(0, 2, (0, 0, 4), (0, 0, 0)))
    market.accept(1, 2)
    assert market.purses == (6, 5, 4, 0)


def test_offers_lapse_by_what_happens() -> None:
    desk = opened(offer(0, 1, (1, 0, 0), (0, 0, 3)), offer(1, 2, (1, 0, 0), (0, 0, 3)))
    desk, over = lapsed(desk, lambda one: one.by == 0)
    assert [one.id for one in over] == [1]
    assert [one.id for one in desk.open] == [2]


def test_the_same_offer_is_not_laid_down_twice() -> None:
    desk = opened(offer(0, 1, (1, 0, 0), (0, 0, 3)))
    with pytest.raises(RuleError, match="offer-stands-already"):
        propose(desk, offer(0, 1, (1, 0, 0), (0, 0, 3)), turn=1)


def test_a_party_has_a_limited_number_of_offers_open() -> None:
    desk = opened(*(offer(0, 1, (1, 0, 0), (0, 0, n)) for n in range(MAX_OPEN)))
    with pytest.raises(RuleError, match="too-many-offers"):
        propose(desk, offer(0, 1, (1, 0, 0), (0, 0, 99)), turn=1)
    propose(withdraw(desk, 1), offer(0, 1, (1, 0, 0), (0, 0, 99)), turn=1)


def test_only_the_one_who_was_given_a_promise_marks_it_and_once() -> None:
    desk = promise(Desk(), Seat(0), Seat(1), "  I name   nobody of yours ")
    assert desk.promises[0].words == "I name nobody of yours"
    with pytest.raises(RuleError, match="promise-to-another"):
        mark(desk, 1, Seat(0), kept=True)
    desk = mark(desk, 1, Seat(1), kept=False)
    assert desk.promises[0].kept is False
    with pytest.raises(RuleError, match="promise-marked-already"):
        mark(desk, 1, Seat(1), kept=True)


def test_promises_that_nobody_has_marked_are_limited() -> None:
    desk = Desk()
    for number in range(MAX_PROMISES):
        desk = promise(desk, Seat(0), Seat(1), f"promise {number}")
    with pytest.raises(RuleError, match="too-many-promises"):
        promise(desk, Seat(0), Seat(2), "one more")
    promise(mark(desk, 1, Seat(1), kept=True), Seat(0), Seat(2), "one more")


@given(st.text(max_size=300))
def test_words_of_a_promise_are_on_one_line_or_refused(words: str) -> None:
    line = " ".join(words.split())
    if not line or len(line) > LONGEST_WORDS or not line.isprintable():
        with pytest.raises(RuleError, match="words-out-of-range"):
            promise(Desk(), Seat(0), Seat(1), words)
        return
    desk = promise(Desk(), Seat(0), Seat(1), words)
    assert desk.promises[0].words == line


PARTY = st.integers(0, PARTIES - 1)
BUNDLE = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 6))
USES = st.sampled_from([(), (), (MILL,), (MILL, MILL)])


class Dealing(RuleBasedStateMachine):
    """Three parties do anything in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.market = Market()
        self.begun = self.market.sums

    @rule(by=PARTY, partner=st.none() | PARTY, give=BUNDLE, take=BUNDLE, uses=USES)
    def offers(
        self,
        by: int,
        partner: int | None,
        give: tuple[int, ...],
        take: tuple[int, ...],
        uses: tuple[int, ...],
    ) -> None:
        self._try(Propose(by, partner, give, take, uses))

    @rule(data=st.data(), by=PARTY, give=BUNDLE, take=BUNDLE)
    def counters(
        self, data: st.DataObject, by: int, give: tuple[int, ...], take: tuple[int, ...]
    ) -> None:
        if self.market.desk.open:
            answered = data.draw(st.sampled_from(self.market.desk.open))
            self._try(Propose(by, answered.by, give, take, answers=answered.id))

    @rule(data=st.data(), party=PARTY)
    def accepts(self, data: st.DataObject, party: int) -> None:
        """All of the deal or none of it: what changed is exactly what was written."""
        market = self.market
        if not market.desk.open:
            return
        taken = data.draw(st.sampled_from(market.desk.open))
        before = market.stocks, market.purses, market.milled, market.desk
        try:
            market.accept(taken.id, party)
        except RuleError:
            assert (market.stocks, market.purses, market.milled, market.desk) == before
            return
        assert is_open_to(taken, party)
        assert taken not in market.desk.open
        worked = len(taken.uses)
        for thing in range(THINGS):
            change = market.stocks[taken.by][thing] - before[0][taken.by][thing]
            assert change == taken.take[thing] - taken.give[thing]
            made = worked * (-2, 1)[thing]
            change = market.stocks[party][thing] - before[0][party][thing]
            assert change == taken.give[thing] - taken.take[thing] + made

    @rule(data=st.data(), party=PARTY)
    def declines(self, data: st.DataObject, party: int) -> None:
        if self.market.desk.open:
            one = data.draw(st.sampled_from(self.market.desk.open))
            if one.partner == party:
                self.market.desk = decline(self.market.desk, one.id, party)

    @rule(data=st.data())
    def withdraws(self, data: st.DataObject) -> None:
        if self.market.desk.open:
            one = data.draw(st.sampled_from(self.market.desk.open))
            self.market.desk = withdraw(self.market.desk, one.id)

    @rule(party=PARTY)
    def lapses(self, party: int) -> None:
        self.market.desk, over = lapsed(self.market.desk, lambda one: one.by == party)
        assert all(one.by == party for one in over)

    @invariant()
    def nothing_is_made_or_lost(self) -> None:
        assert self.market.sums == self.begun

    @invariant()
    def nobody_owes(self) -> None:
        assert min(count for stock in self.market.stocks for count in stock) >= 0
        assert min(self.market.purses) >= 0

    @invariant()
    def numbers_are_used_once(self) -> None:
        numbers = [one.id for one in self.market.desk.open]
        assert numbers == sorted(set(numbers))
        assert all(1 <= number <= self.market.desk.made for number in numbers)

    def _try(self, wanted: Propose) -> None:
        before = self.market.desk
        try:
            self.market.desk = propose(self.market.desk, wanted, turn=1)
        except RuleError:
            assert self.market.desk == before


TestDealing = Dealing.TestCase
TestDealing.settings = settings(max_examples=120, stateful_step_count=30, deadline=None)
