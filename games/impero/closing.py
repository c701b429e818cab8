"""The end of a turn, and of the game (End of the turn; end of the game)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import Outcome, Step
from games.core.seats import put, ranked, stayed_first, staying
from games.core.words import Private, Public, Seat
from games.impero import auctions, blackouts, earnings, listings, transfers
from games.impero.components import BOX
from games.impero.deadlines import is_decided, is_last_turn
from games.impero.events import Earned, GameEnded, PlayerLeft, TurnBegan, TurnClosed
from games.impero.state import Account, Auction, Company, Player, State

Told = tuple[Public | Private, ...]


def close(state: State, moment: datetime, chance: Chance) -> Step[State]:
    """Blackouts, income, dividends, points, the next turn (ruling 21).

    Timers due before have rung. Lots that end with the turn are decided first; those that would outlast
    the game are cancelled.
    """
    decided = _decided(state, moment)
    if is_last_turn(state):
        decided = _then(decided, _all_cancelled(decided.state))
    state, told = decided.state, decided.events
    out = blackouts.roll(state, chance)
    books = earnings.accounts(state, out)
    purses = earnings.paid(state, books)
    closed = replace(
        state,
        turn=state.turn + 1,
        began=moment,
        out=out,
        fresh=(),
        players=_restored(state.players, _with_bids(purses, state.auctions)),
        companies=_points_anew(state.companies),
        purses=purses,
        accounts=books,
        dealings=(),
    )
    return Step(closed, (*told, *_told(state, closed)), revealed=True)


def close_if_all_are_ready(step: Step[State], moment: datetime, chance: Chance) -> Step[State]:
    """Close the turn if turns may close early and all are ready."""
    state = step.state
    if not state.options.early or any(not (one.ready or one.left) for one in state.players):
        return step
    closed = close(state, moment, chance)
    return Step(closed.state, step.events + closed.events, revealed=True)


def leave(state: State, seat: Seat) -> Step[State]:
    """Cancel the seat's listings, and transfers from and to it; its bids stand.

    Its shares and companies stay, and nobody acts for them. When the last seat leaves the game ends.
    """
    gone = replace(state.players[seat], left=True)
    step: Step[State] = Step(
        replace(state, players=put(state.players, seat, gone)), (PlayerLeft(seat=seat),)
    )
    for listing in state.listings:
        if listing.seller == seat:
            step = _then(step, listings.withdrawn(step.state, listing))
    for transfer in state.transfers:
        if seat in (transfer.giver, transfer.taker):
            step = _then(step, transfers.give_back(step.state, transfer))
    if staying(_left(step.state)):
        return step
    step = _then(step, _all_cancelled(step.state))
    return Step(step.state, (*step.events, GameEnded(reason="all-left")), revealed=True)


def outcome(state: State) -> Outcome | None:
    """Most capital wins; shares and companies' money do not count, ties are shared (ruling 22)."""
    over = state.turn > state.options.turns
    if not over and not all(one.left for one in state.players):
        return None
    scores = {Seat(seat): cash for seat, cash in enumerate(worth(state))}
    places = stayed_first(ranked(scores), _left(state))
    return Outcome(places, scores, "last-turn" if over else "all-left")


def worth(state: State) -> tuple[int, ...]:
    """Personal capital by seat, with leading bids."""
    return tuple(_with_bids(state.purses, state.auctions)[: len(state.players)])


def _left(state: State) -> tuple[bool, ...]:
    return tuple(one.left for one in state.players)


def _then(first: Step[State], then: Step[State]) -> Step[State]:
    return Step(then.state, first.events + then.events, revealed=True)


def _decided(state: State, moment: datetime) -> Step[State]:
    """The lots that end with this turn's close, in order of opening (rulings 28 and 29)."""
    step: Step[State] = Step(state)
    for auction in state.auctions:
        if is_decided(state, auction, moment):
            step = _then(step, auctions.close(step.state, auction))
    for listing in state.listings:
        if is_decided(state, listing, moment):
            step = _then(step, listings.expire(step.state, listing))
    return step


def _with_bids(purses: Sequence[int], running: Sequence[Auction]) -> list[int]:
    """Capital by seat: money in escrow for a leading bid is still the leader's."""
    own = list(purses)
    for auction in running:
        if auction.leader is not None:
            own[auction.leader] += auction.amount
    return own


def _all_cancelled(state: State) -> Step[State]:
    step: Step[State] = Step(state)
    for auction in state.auctions:
        step = _then(step, auctions.cancel(step.state, auction))
    for listing in state.listings:
        step = _then(step, listings.expire(step.state, listing))
    for transfer in state.transfers:
        step = _then(step, transfers.give_back(step.state, transfer))
    return step


def _restored(players: Sequence[Player], purses: Sequence[int]) -> tuple[Player, ...]:
    """Give all their points again and publish the capitals; unused points are lost."""
    return tuple(
        Player(BOX.player.points, left=one.left, shown=cash, change=cash - one.shown)
        for one, cash in zip(players, purses, strict=False)
    )


def _points_anew(companies: Sequence[Company]) -> tuple[Company, ...]:
    """Company points by the shareholders at the beginning of a turn (ruling 9)."""
    return tuple(replace(one, points=company_points(len(one.holders))) for one in companies)


def company_points(holders: int) -> int:
    return BOX.company.points + holders * BOX.company.points_per_shareholder


def _told(before: State, after: State) -> Iterator[Public | Private]:
    yield TurnClosed(
        turn=before.turn,
        dark=len(after.out),
        count=len(after.yields),
        amount=sum(account.gross for account in after.accounts),
    )
    for seat in staying(_left(after)):
        yield _earned(before.turn, seat, after.accounts, after.purses[seat])
    yield from (transfers.waits(one, after.turn) for one in after.transfers)
    if after.turn > after.options.turns:
        yield GameEnded(reason="last-turn")
    else:
        yield TurnBegan(turn=after.turn, turns=after.options.turns)


def _earned(turn: int, seat: Seat, books: Sequence[Account], cash: int) -> Earned:
    brought = earnings.earned_by(seat, books)
    return Earned(to=(seat,), turn=turn, amount=brought, capital=cash)
