"""What a seat may do on the desk: offer, answer, withdraw, promise, mark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.desk import (
    LONGEST_WORDS,
    MAX_OPEN,
    MAX_PROMISES,
    Accept,
    Decline,
    MakePromise,
    MarkPromise,
    Proposal,
    Propose,
    Withdraw,
    is_open_to,
)
from games.core.offers import Bundle, Choice, Item, Offer, Text
from games.core.seats import staying
from games.core.words import Seat
from games.shark_room import trading
from games.shark_room.components import SHARES, UNIT
from games.shark_room.events import DESK
from games.shark_room.state import State

Given = tuple[int, ...]
_GONE = tuple(Item(share, 0) for share in range(len(SHARES)))
_THERE = tuple(Item(share, 1) for share in range(len(SHARES)))


def on_the_desk(state: State, seat: Seat) -> Iterator[Offer]:
    """The desk is public, but its buttons stand on its page, not on every board."""
    others = tuple(one for one in staying(state.left) if one != seat)
    yield from _answers(state, seat)
    if _open(state, seat) < MAX_OPEN:
        for partner in others:
            yield from _proposal(state, seat, partner, None)
        if len(others) > 1:
            yield from _proposal(state, seat, None, None)
    yield from _promises(state, seat, others)


def answers(state: State, seat: Seat) -> Iterator[Offer]:
    """Answers to what others propose, but for proposals of one's own in return."""
    for one in state.desk.open:
        if one.by != seat and is_open_to(one, seat):
            yield from _plain_answers(state, seat, one)


def acceptable(state: State, seat: Seat, one: Proposal) -> bool:
    """Whether both sides have what they would give, and the promise with it can be written."""
    giver = Seat(one.by)
    room = not one.words or _unmarked(state, giver) < MAX_PROMISES
    return room and can_pay(state, giver, one.give) and can_pay(state, seat, one.take)


def can_pay(state: State, seat: Seat, given: tuple[int, ...]) -> bool:
    """Whether the seat has what it would give."""
    shares = trading.shares_of(given)
    return given[-1] <= state.purses[seat] and set(shares) <= set(state.shares[seat])


def _answers(state: State, seat: Seat) -> Iterator[Offer]:
    for one in state.desk.open:
        if one.by == seat:
            yield Offer(Withdraw(one.id), hidden=True, page=DESK)
        elif is_open_to(one, seat):
            yield from _answers_to(state, seat, one)


def _answers_to(state: State, seat: Seat, one: Proposal) -> Iterator[Offer]:
    """An offer that a side cannot keep now cannot be accepted now, but it stays open."""
    yield from _plain_answers(state, seat, one)
    if _open(state, seat) < MAX_OPEN:
        yield from _proposal(state, seat, Seat(one.by), one)


def _plain_answers(state: State, seat: Seat, one: Proposal) -> Iterator[Offer]:
    if acceptable(state, seat, one):
        yield Offer(Accept(one.id, seat), hidden=True, page=DESK)
    if one.partner == seat:
        yield Offer(Decline(one.id), hidden=True, page=DESK)


def _open(state: State, seat: Seat) -> int:
    return sum(one.by == seat for one in state.desk.open)


def _unmarked(state: State, seat: Seat) -> int:
    return sum(one.giver == seat and one.kept is None for one in state.desk.promises)


def _proposal(
    state: State, seat: Seat, partner: Seat | None, answered: Proposal | None
) -> Iterator[Offer]:
    there = [one for one in staying(state.left) if one != seat and partner in (None, one)]
    give = _field("give", state.shares[seat], state.purses[seat])
    shares = (share for one in there for share in state.shares[one])
    take = _field("take", shares, max(state.purses[one] for one in there))
    number = None if answered is None else answered.id
    words = Text("words", LONGEST_WORDS, least=0)
    for given, taken in _beginnings(give, take, answered):
        begun = Propose(seat, partner, given, taken, answers=number)
        if not any(_same(one, begun) for one in state.desk.open):
            yield Offer(begun, (give, take, words), hidden=True, page=DESK)
            return


def _field(name: str, shares: Iterable[int], cash: int) -> Bundle:
    items = list(_GONE)
    for share in shares:
        items[share] = _THERE[share]
    return Bundle(name, tuple(items), cash - cash % UNIT)


def _beginnings(
    give: Bundle, take: Bundle, answered: Proposal | None
) -> Iterator[tuple[Given, Given]]:
    """What a form begins with: a counter as the offer that it answers, the sides exchanged; else
    some notes, or a share, for nothing or the other way round.
    """
    if answered and give.allows(answered.take) and take.allows(answered.give):
        yield answered.take, answered.give
    for side, swapped in ((give, False), (take, True)):
        for given in _least(side):
            yield (trading.NOTHING, given) if swapped else (given, trading.NOTHING)


def _least(side: Bundle) -> Iterator[Given]:
    for money in range(UNIT, (side.money or 0) + 1, UNIT):
        yield trading.bundle(money=money)
    for share, item in enumerate(side.items):
        if item.most:
            yield trading.bundle((share,))


def _same(one: Proposal, begun: Propose) -> bool:
    """What the desk refuses as standing there already."""
    sides = (one.by, one.partner, one.give, one.take, one.words)
    return sides == (begun.by, begun.partner, begun.give, begun.take, begun.words)


def _promises(state: State, seat: Seat, others: tuple[Seat, ...]) -> Iterator[Offer]:
    if others and _unmarked(state, seat) < MAX_PROMISES:
        fields = (Choice("holder", others), Text("words", LONGEST_WORDS))
        yield Offer(MakePromise(others[0], "…"), fields, hidden=True, page=DESK)
    for one in state.desk.promises:
        if one.holder == seat and one.kept is None:
            yield Offer(
                MarkPromise(one.id, kept=True),
                (Choice("kept", (True, False)),),
                hidden=True,
                page=DESK,
            )
