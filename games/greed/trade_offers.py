"""5: what is open to a seat while there is trade, and the promises that it may mark at any time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from msgspec.structs import replace

from games.core import desk
from games.core.desk import (
    LONGEST_WORDS,
    MAX_PROMISES,
    Accept,
    Bundle,
    Decline,
    MakePromise,
    MarkPromise,
    Proposal,
    Propose,
    Withdraw,
)
from games.core.offers import Bundle as BundleField
from games.core.offers import Choice, Field, Item, Offer, Pick, Text
from games.core.seats import staying
from games.core.words import RuleError, Seat
from games.greed import proposing
from games.greed.actions import Done, NotDone, Transform
from games.greed.components import FREE, MAKES, NEEDS, NOTHING
from games.greed.deals import has_something, refusal, speaks_for, tradable
from games.greed.prices import market_value, price, summed
from games.greed.processing import available, best_use, in_chain_order, worked
from games.greed.state import Board, State, Trading
from games.greed.suggestions import missing, suggestions

DESK = "desk"
MAX_SUGGESTED = 3
ONES: tuple[Bundle, ...] = tuple(
    (*(int(at == product) for at in range(len(NOTHING))), 0) for product in range(len(NOTHING))
)
"""One of each product."""
BLANK = "…"
"""The words of a promise that are still to be written."""


def trade_offers(state: State, phase: Trading, seat: Seat) -> tuple[Offer, ...]:
    """Answers first, then what is one press, then the forms."""
    board = state.board
    mine = speaks_for(board, seat)
    able = [number for number in mine if has_something(board, number)]
    # They never stand in one place: a second press of the first must not take it back.
    done = mine and phase.done[seat]
    return (
        *([Offer(Done(), aside=True)] if mine and not done else []),
        *_without_writing(state, phase, seat),
        *(one for number in able for one in _counters(state, phase, seat, number)),
        *(one for number in able for one in _proposals(state, phase, seat, number)),
        *(
            Offer(Withdraw(one.id), hidden=True, page=DESK, aside=True)
            for one in board.desk.open
            if one.by in mine
        ),
        *_promises(board, seat),
        *([Offer(NotDone(), aside=True)] if done else []),
    )


def computers_trade_offers(state: State, phase: Trading, seat: Seat) -> tuple[Offer, ...]:
    """What a computer may take up by one press. It answers before it offers, when it is done it only answers,
    and of the deals that would serve both sides it needs the best; it takes nothing back and writes nothing.
    """
    board = state.board
    mine = speaks_for(board, seat)
    answers = tuple(one for number in mine for one in _answers(board, number))
    if phase.done[seat] or any(isinstance(one.action, Decline) for one in answers):
        return answers
    able = [number for number in mine if has_something(board, number)]
    deals = (islice(_deals(state, phase, seat, number), 1) for number in able)
    return (
        *([Offer(Done(), aside=True)] if mine else []),
        *answers,
        *(one for number in mine for one in _best_use(board, number)),
        *(Offer(one, hidden=True, page=DESK) for one in chain.from_iterable(deals)),
    )


def may_trade(board: Board, seat: Seat) -> bool:
    """Whether anything is open to the seat: a CEO may at least be done, others may promise."""
    return bool(speaks_for(board, seat)) or any(_promises(board, seat))


def promises_to_mark(board: Board, seat: Seat) -> list[int]:
    return [one.id for one in board.desk.promises if one.holder == seat and one.kept is None]


def mark_offers(board: Board, seat: Seat) -> Iterator[Offer]:
    for number in promises_to_mark(board, seat):
        kept = Choice("kept", (True, False))
        yield Offer(MarkPromise(number, kept=True), (kept,), hidden=True, page=DESK)


def _without_writing(state: State, phase: Trading, seat: Seat) -> Iterator[Offer]:
    board = state.board
    mine = speaks_for(board, seat)
    for number in mine:
        yield from _answers(board, number)
    for number in mine:
        yield from _best_use(board, number)
        yield from _any_use(board, number)
    for number in mine:
        if has_something(board, number):
            yield from _suggested(state, phase, seat, number)


def _answers(board: Board, number: int) -> Iterator[Offer]:
    for one in board.desk.open:
        if desk.is_open_to(one, number):
            deal = _with_partner(one, number)
            if refusal(board, deal) is None:
                yield Offer(Accept(one.id, number), hidden=True, page=DESK)
            if one.partner == number:
                yield Offer(Decline(one.id), hidden=True, page=DESK)


def _best_use(board: Board, number: int) -> Iterator[Offer]:
    best = best_use(board, number).uses
    if best:
        yield Offer(Transform(number, best), hidden=True, page=DESK)


def _any_use(board: Board, number: int) -> Iterator[Offer]:
    able = available(board, number)
    first = next((asset for asset in able if _works(board, number, asset)), None)
    if first is not None:
        uses = Pick("uses", in_chain_order(able), 1, len(able), ordered=False)
        yield Offer(Transform(number, (first,)), (uses,), hidden=True, page=DESK)


def _suggested(state: State, phase: Trading, seat: Seat, number: int) -> Iterator[Offer]:
    """Deals that would serve both sides, and one offer to anybody: each is one press."""
    open_: Iterator[Propose] = iter(())
    if proposing.can_propose(state.board, number, None):
        found = suggestions(state.board, number)[:MAX_SUGGESTED]
        best = (replace(one.offer, partner=None) for one in found if not one.offer.uses)
        wanted = chain(best, _to_anybody(state.board, number))
        open_ = (one for one in wanted if _legal(state, phase, seat, one))
    for offer in chain(_deals(state, phase, seat, number), islice(open_, 1)):
        yield Offer(offer, hidden=True, page=DESK)


def _deals(state: State, phase: Trading, seat: Seat, number: int) -> Iterator[Propose]:
    """The best that would serve both sides, with those that may be offered a deal."""
    for one in suggestions(state.board, number)[:MAX_SUGGESTED]:
        if _legal(state, phase, seat, one.offer):
            yield one.offer


def _to_anybody(board: Board, number: int) -> Iterator[Propose]:
    """At today's prices: what the company's assets lack; else a good, one that others need first."""
    for asset in available(board, number):
        short = missing(board.stocks[number], (asset,))
        cost = market_value(board, short)
        if 0 < cost <= board.money(number, FREE):
            yield Propose(number, None, (*NOTHING, cost), (*short, 0))
    others = (one for one in tradable(board) if one != number)
    needed = summed(NEEDS[asset] for one in others for asset in available(board, one))
    held = [at for at, count in enumerate(board.stocks[number]) if count]
    for product in sorted(held, key=lambda at: -needed[at]):
        yield Propose(number, None, ONES[product], (*NOTHING, price(board, product)))


def _counters(state: State, phase: Trading, seat: Seat, number: int) -> Iterator[Offer]:
    for one in state.board.desk.open:
        if desk.is_open_to(one, number) and proposing.can_propose(state.board, number, one.by):
            mirrored = Propose(number, one.by, one.take, one.give, one.uses)
            offer = _first_legal(state, phase, seat, number, one.by, [mirrored], one.id)
            if offer is not None:
                yield _form(state.board, offer)


def _proposals(state: State, phase: Trading, seat: Seat, number: int) -> Iterator[Offer]:
    """A form for each partner, and one for anybody."""
    for partner in (*tradable(state.board), None):
        if partner != number and proposing.can_propose(state.board, number, partner):
            offer = _first_legal(state, phase, seat, number, partner, [], None)
            if offer is not None:
                yield _form(state.board, offer)


def _promises(board: Board, seat: Seat) -> Iterator[Offer]:
    others = tuple(one for one in staying(board.left) if one != seat)
    given = sum(one.giver == seat and one.kept is None for one in board.desk.promises)
    if others and given < MAX_PROMISES:
        fields = (Choice("holder", others), Text("words", LONGEST_WORDS))
        yield Offer(MakePromise(others[0], BLANK), fields, hidden=True, page=DESK, aside=True)


def _form(board: Board, offer: Propose) -> Offer:
    partners = [offer.partner] if offer.partner is not None else tradable(board)
    richest = max(board.money(one, FREE) for one in partners if one != offer.by)
    most = proposing.most_goods(board, offer.by, offer.partner)
    there = zip(*(board.stocks[one] for one in partners if one != offer.by), strict=True)
    give = tuple(Item(at, most, there=count) for at, count in enumerate(board.stocks[offer.by]))
    take = tuple(Item(at, most, there=max(counts)) for at, counts in enumerate(there))
    fields: tuple[Field, ...] = (
        BundleField("give", give, board.money(offer.by, FREE), least=1),
        BundleField("take", take, richest, least=1),
    )
    sides = [offer.by] if offer.partner is None else [offer.by, offer.partner]
    able = in_chain_order(asset for side in sides for asset in available(board, side))
    if able:
        fields += (Pick("uses", able, 0, len(able), ordered=False),)
    return Offer(offer, (*fields, Text("words", LONGEST_WORDS, least=0)), hidden=True, page=DESK)


def _first_legal(
    state: State,
    phase: Trading,
    seat: Seat,
    number: int,
    partner: int | None,
    wished: list[Propose],
    answers: int | None,
) -> Propose | None:
    """What a form begins with; None: nothing can be offered at all."""
    simple = (
        Propose(number, partner, give, take, uses)
        for give, take, uses in _simple(state.board, number, partner)
    )
    for offer in chain(wished, simple):
        answering = Propose(number, partner, offer.give, offer.take, offer.uses, answers)
        if _legal(state, phase, seat, answering):
            return answering
    return None


def _simple(
    board: Board, number: int, partner: int | None
) -> Iterator[tuple[Bundle, Bundle, tuple[int, ...]]]:
    """One good at its price; one good or 1M against another; inputs for a product of theirs."""
    yield from ((give, take, ()) for give, take in _at_market(board, number, partner))
    if partner is not None:
        for give in _ones(board, number):
            yield from ((give, take, ()) for take in _ones(board, partner))
        for asset in available(board, partner):
            inputs = (*missing(board.stocks[partner], (asset,)), 0)
            yield inputs, _made_by(asset), (asset,)
        for asset in available(board, number):
            inputs = (*missing(board.stocks[number], (asset,)), 0)
            yield _made_by(asset), inputs, (asset,)
    give = next(_ones(board, number), ONES[0])
    yield from ((give, take, ()) for take in ONES)


def _at_market(board: Board, number: int, partner: int | None) -> Iterator[tuple[Bundle, Bundle]]:
    """A good of one's own for today's price, or today's price for a good of theirs."""
    others = [partner] if partner is not None else [n for n in tradable(board) if n != number]
    for product, count in enumerate(board.stocks[number]):
        if count:
            yield ONES[product], (*NOTHING, price(board, product))
    for product in range(len(NOTHING)):
        if any(board.stocks[one][product] for one in others):
            yield (*NOTHING, price(board, product)), ONES[product]


def _ones(board: Board, number: int) -> Iterator[Bundle]:
    """One of each product that the company has, then 1M."""
    yield from (ONES[at] for at, count in enumerate(board.stocks[number]) if count)
    if board.money(number, FREE):
        yield (*NOTHING, 1)


def _made_by(asset: int) -> Bundle:
    """One of what the asset makes."""
    return next(ONES[product] for product, count in enumerate(MAKES[asset]) if count)


def _with_partner(offer: Proposal, number: int) -> Proposal:
    return Proposal(
        offer.id, offer.by, number, offer.give, offer.take, offer.uses, offer.answers, offer.words,
        offer.turn,
    )  # fmt: skip


def _legal(state: State, phase: Trading, seat: Seat, offer: Propose) -> bool:
    try:
        proposing.propose(state, phase, seat, offer)
    except RuleError:
        return False
    return True


def _works(board: Board, number: int, asset: int) -> bool:
    try:
        worked(board, number, (asset,))
    except RuleError:
        return False
    return True
