"""5: Trade and process: the desk, transformations, and when all are done."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from games.core import desk
from games.core.contract import Step
from games.core.desk import Proposal
from games.core.seats import put, staying
from games.core.words import Public, RuleError, Seat
from games.greed import sales
from games.greed.companies import active, ceo, check_ceo
from games.greed.deals import carried_out, has_something, speaks_for
from games.greed.events import (
    DealMade,
    PromiseMade,
    PromiseMarked,
    ProposalDeclined,
    ProposalsLapsed,
    ProposalWithdrawn,
    TradeDone,
    TradeResumed,
    Transformed,
)
from games.greed.processing import available, taken_and_made, worked
from games.greed.state import Board, State, Trading


def begin(state: State) -> Step[State]:
    """Everybody may trade who is the CEO of a company that has something to trade with."""
    done = tuple(not _able(state.board, Seat(seat)) for seat in range(state.board.players))
    return Step(replace(state, phase=Trading(done)))


def close(state: State) -> Step[State]:
    """All are done, or the time is over: what is open lapses."""
    board, events = _lapsed(state.board, lambda _: True)
    begun = sales.begin(replace(state, board=board))
    return replace(begun, events=(*events, *begun.events))


def asked(board: Board, phase: Trading) -> tuple[Seat, ...]:
    """CEOs that are not done, and those with an offer of their own to answer."""
    answering = {ceo(board, one.partner) for one in board.desk.open if one.partner is not None}
    directing = {ceo(board, number) for number in active(board)}
    return tuple(
        seat
        for seat in staying(board.left)
        if seat in answering or (seat in directing and not phase.done[seat])
    )


def accept(state: State, seat: Seat, number: int, party: int) -> Step[State]:
    """The deal in one step, or the reason why not; then it stays open.

    The other side sees it at once and goes by it: it is not taken back without consent.
    """
    board = state.board
    check_ceo(board, seat, party)
    offer = desk.find(board.desk, number)
    lying, after = desk.accept(board.desk, number, party, lambda deal: carried_out(board, deal))
    offerer = ceo(board, offer.by)
    made: tuple[Public, ...] = (
        DealMade(
            proposal=number, by=offer.by, partner=party, give=offer.give, take=offer.take,
            uses=offer.uses, asked=_others(seat, offerer),
        ),
    )  # fmt: skip
    if offer.words and offerer != seat:
        lying = desk.promise(lying, offerer, seat, offer.words)
        made += (_promised(lying),)
    return Step(replace(state, board=replace(after, desk=lying)), made, revealed=True)


def decline(state: State, seat: Seat, number: int) -> Step[State]:
    offer = desk.find(state.board.desk, number)
    if offer.partner is None:
        raise RuleError("offer-to-another", proposal=number)
    check_ceo(state.board, seat, offer.partner)
    board, event = _declined(state.board, offer)
    return Step(replace(state, board=board), (event,))


def withdraw(state: State, seat: Seat, number: int) -> Step[State]:
    offer = desk.find(state.board.desk, number)
    check_ceo(state.board, seat, offer.by)
    board = replace(state.board, desk=desk.withdraw(state.board.desk, number))
    told = ProposalWithdrawn(proposal=number, by=offer.by, give=offer.give, take=offer.take)
    return Step(replace(state, board=board), (told,))


def promise(state: State, seat: Seat, holder: Seat, words: str) -> Step[State]:
    """Promises bind nobody; anybody at the table may give one while there is trade."""
    if not 0 <= holder < state.board.players or state.board.left[holder]:
        raise RuleError("nobody-there")
    lying = desk.promise(state.board.desk, seat, holder, words)
    return Step(replace(state, board=replace(state.board, desk=lying)), (_promised(lying),))


def mark(state: State, seat: Seat, number: int, *, kept: bool) -> Step[State]:
    """The player who was given a promise says what became of it, at any time."""
    lying = desk.mark(state.board.desk, number, seat, kept=kept)
    given = desk.find_promise(lying, number)
    told = PromiseMarked(
        promise=number, giver=given.giver, holder=seat, words=given.words, kept=kept
    )
    return Step(replace(state, board=replace(state.board, desk=lying)), (told,))


def transform(state: State, seat: Seat, number: int, uses: tuple[int, ...]) -> Step[State]:
    """Assets work alone, in this order, each once a year."""
    check_ceo(state.board, seat, number)
    if not uses:
        raise RuleError(
            "asset-not-available", company=number, assets=available(state.board, number)
        )
    board = worked(state.board, number, uses)
    used_up, made = taken_and_made(uses)
    event = Transformed(company=number, uses=uses, used_up=used_up, made=made)
    return Step(replace(state, board=board), (event,))


def done(state: State, phase: Trading, seat: Seat) -> Step[State]:
    """What is open to the seat is declined; its own offers stay open (rulings 6 and 20)."""
    _check_trades(state.board, seat)
    if phase.done[seat]:
        raise RuleError("done-already")
    board, events = state.board, list[Public]([TradeDone(seat=seat)])
    for offer in board.desk.open:
        if offer.partner is not None and ceo(board, offer.partner) == seat:
            board, event = _declined(board, offer)
            events.append(event)
    phase = replace(phase, done=put(phase.done, seat, True))
    return Step(replace(state, board=board, phase=phase), tuple(events))


def not_done(state: State, phase: Trading, seat: Seat) -> Step[State]:
    _check_trades(state.board, seat)
    if not phase.done[seat]:
        raise RuleError("not-done-yet")
    phase = replace(phase, done=put(phase.done, seat, False))
    return Step(replace(state, phase=phase), (TradeResumed(seat=seat),))


def without_the_one_who_left(state: State, seat: Seat) -> Step[State]:
    """Their companies trade no more: offers by them and to them are gone."""
    board = state.board
    gone = [number for number, one in enumerate(board.companies) if one and one.officers[0] == seat]
    board, events = _lapsed(board, lambda one: one.by in gone or one.partner in gone)
    return Step(replace(state, board=board), events)


def _able(board: Board, seat: Seat) -> bool:
    return any(has_something(board, number) for number in speaks_for(board, seat))


def _check_trades(board: Board, seat: Seat) -> None:
    if not speaks_for(board, seat):
        raise RuleError("no-company-to-trade")


def _declined(board: Board, offer: Proposal) -> tuple[Board, Public]:
    assert offer.partner is not None
    lying = desk.decline(board.desk, offer.id, offer.partner)
    asked = _others(ceo(board, offer.partner), ceo(board, offer.by))
    event = ProposalDeclined(
        proposal=offer.id, by=offer.by, partner=offer.partner, asked=asked,
        give=offer.give, take=offer.take,
    )  # fmt: skip
    return replace(board, desk=lying), event


def _promised(lying: desk.Desk) -> Public:
    new = lying.promises[-1]
    return PromiseMade(promise=new.id, giver=new.giver, holder=new.holder, words=new.words)


def _lapsed(board: Board, gone: Callable[[Proposal], bool]) -> tuple[Board, tuple[Public, ...]]:
    lying, over = desk.lapsed(board.desk, gone)
    offered = (
        [one for one in over if one.by == by] for by in dict.fromkeys(one.by for one in over)
    )
    return replace(board, desk=lying), tuple(map(_off, offered))


def _off(offered: list[Proposal]) -> Public:
    """What a company had offered: of one offer what it was."""
    one, *more = offered
    told = ProposalsLapsed(count=len(offered), by=one.by)
    return told if more else replace(told, give=one.give, take=one.take)


def _others(seat: Seat, other: Seat) -> tuple[Seat, ...]:
    return () if seat == other else (other,)
