"""3: Investments: sealed bids for the cards on sale, then the choice, highest bid first."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.auctions import ranked
from games.core.chance import Chance
from games.core.contract import Step
from games.core.sealed import Sealed
from games.core.words import Private, Public, RuleError, Seat
from games.greed import production
from games.greed.companies import (
    active,
    ceo,
    check_ceo,
    company_of,
    in_order,
    rank,
    spent,
    with_company,
)
from games.greed.components import BOX, FREE
from games.greed.events import AssetBought, AssetsDeclined, BidOpened, WishesFailed
from games.greed.state import Bid, Bidding, Board, Lot, Picking, State

LEAST = BOX.investments.least


def begin(state: State) -> Step[State]:
    """Companies with fewer than four assets and the least bid in Free Cash take part (ruling 5)."""
    bidders = in_order(
        state.board, (one for one in active(state.board) if may_bid(state.board, one))
    )
    return Step(replace(state, phase=Bidding(bidders, (None,) * len(bidders))))


def invest(
    state: State, phase: Bidding, seat: Seat, company: int, amount: int, wishes: tuple[int, ...]
) -> Step[State]:
    """Write, or rewrite, the company's sealed bid."""
    _check_bidder(state.board, phase, seat, company)
    cash = state.board.money(company, FREE)
    if not LEAST <= amount <= cash:
        raise RuleError("bid-out-of-range", floor=LEAST, cash=cash)
    cards = tuple(lot.card for lot in state.board.market)
    twice = next((card for card in wishes if wishes.count(card) > 1), None)
    if twice is not None:
        raise RuleError("wished-twice", card=twice)
    if not set(wishes) <= set(cards):
        raise RuleError("not-on-sale", cards=cards)
    return Step(BIDS.chosen(state, phase.bidders.index(company), Bid(amount, wishes)))


def abstain(state: State, phase: Bidding, seat: Seat, company: int) -> Step[State]:
    _check_bidder(state.board, phase, seat, company)
    return Step(BIDS.chosen(state, phase.bidders.index(company), Bid()))


def open_bids(state: State, phase: Bidding) -> Step[State]:
    """The highest chooses first; of equal ones the higher asset, else the number (ruling 4)."""
    bids = dict(zip(phase.bidders, BIDS.opened(state), strict=True))
    amounts = {number: bid.amount for number, bid in bids.items()}
    order = ranked(amounts, lambda number: rank(state.board, number))
    shown = tuple(BidOpened(company=number, amount=amounts[number]) for number in order)
    buyers = tuple(number for number in order if amounts[number])
    queue = Picking(buyers, tuple(bids[number] for number in buyers))
    return Step(replace(state, phase=queue), shown, revealed=True)


def take(state: State, phase: Picking, seat: Seat, company: int, card: int) -> Step[State]:
    """Buy one of the cards on sale for the bid, or for double the bid (ruling 6)."""
    _check_next(state.board, phase, seat, company)
    lot = next((one for one in state.board.market if one.card == card), None)
    if lot is None:
        raise RuleError("not-on-sale", cards=tuple(one.card for one in state.board.market))
    cost, cash = (
        cost_of(state.board, company, lot, phase.bids[0].amount),
        _cash(state.board, company),
    )
    if cost > cash:
        raise RuleError("own-marker-costs-double", cost=cost, cash=cash)
    board, bought = _bought(state.board, company, lot, cost)
    return _next(replace(state, board=board), phase, (bought,))


def take_nothing(state: State, phase: Picking, seat: Seat, company: int) -> Step[State]:
    """Declining is free, and ends the company's choice (ruling 2 of the second reading)."""
    _check_next(state.board, phase, seat, company)
    return _next(state, phase, (AssetsDeclined(company=company),))


def resolve(state: State, phase: Picking) -> Step[State]:
    """What needs no answer: a wish list, nothing that can be paid for, silence; at last production."""
    if not phase.queue:
        return production.begin(state)
    company = phase.queue[0]
    affordable = choices(state.board, company, phase.bids[0].amount)
    wished = [card for card in phase.bids[0].wishes if card in affordable]
    director = ceo(state.board, company)
    if wished:
        return take(state, phase, director, company, wished[0])
    nothing = take_nothing(state, phase, director, company)
    if not phase.bids[0].wishes:
        return nothing
    return replace(nothing, events=(*nothing.events, _failed(state.board, phase, director)))


def asked(state: State, phase: Picking) -> Seat | None:
    """Whose answer is needed for the next company; None: nobody's."""
    if not phase.queue or phase.bids[0].wishes:
        return None
    if not choices(state.board, phase.queue[0], phase.bids[0].amount):
        return None
    return ceo(state.board, phase.queue[0])


def choices(board: Board, company: int, bid: int) -> tuple[int, ...]:
    """The cards on sale that the company can pay for with its bid."""
    cash = _cash(board, company)
    return tuple(lot.card for lot in board.market if cost_of(board, company, lot, bid) <= cash)


def cost_of(board: Board, company: int, lot: Lot, bid: int) -> int:
    """Double where the marker on the card is the CEO's own."""
    own = lot.owner == ceo(board, company)
    return bid * BOX.investments.own_marker if own else bid


def prospects(board: Board, company: int, bid: Bid) -> tuple[int, ...]:
    """What the bid may cost: for each card of the list, or on sale, that is there."""
    wanted = (lot for lot in board.market if not bid.wishes or lot.card in bid.wishes)
    return tuple(cost_of(board, company, lot, bid.amount) for lot in wanted)


def _failed(board: Board, phase: Picking, director: Seat) -> Private:
    company = phase.queue[0]
    costs = prospects(board, company, phase.bids[0])
    cost, cash = min(costs, default=0), _cash(board, company)
    return WishesFailed(to=(director,), company=company, cost=cost, cash=cash)


def may_bid(board: Board, number: int) -> bool:
    """Whether it has room for one more asset, and the money of the least bid."""
    room = len(company_of(board, number).assets) < BOX.setup.most_assets
    return room and _cash(board, number) >= LEAST


def _check_bidder(board: Board, phase: Bidding, seat: Seat, company: int) -> None:
    check_ceo(board, seat, company)
    if company not in phase.bidders:
        raise RuleError("company-cannot-bid", company=company, floor=LEAST)


def _check_next(board: Board, phase: Picking, seat: Seat, company: int) -> None:
    if not phase.queue or company != phase.queue[0]:
        raise RuleError("not-now")
    check_ceo(board, seat, company)


def _bought(board: Board, number: int, lot: Lot, cost: int) -> tuple[Board, Public]:
    """The marker goes to the first free of six seats, or home (ruling 7)."""
    company = company_of(board, number)
    room = len(company.officers) < BOX.setup.seats
    officers = (*company.officers, lot.owner) if room else company.officers
    company = replace(company, assets=(*company.assets, lot.card), officers=officers)
    board = with_company(spent(board, number, cost), number, company)
    board = replace(board, market=tuple(one for one in board.market if one != lot))
    place = len(officers) - 1 if room else None
    event = AssetBought(
        company=number, card=lot.card, amount=cost, seat=lot.owner, place=place,
        doubled=lot.owner == company.officers[0],
    )  # fmt: skip
    return board, event


def _next(state: State, phase: Picking, events: tuple[Public | Private, ...]) -> Step[State]:
    """The next in the queue chooses. What follows may come from a wish list: something came out."""
    rest = Picking(phase.queue[1:], phase.bids[1:])
    return Step(replace(state, phase=rest), events, revealed=True)


def _cash(board: Board, company: int) -> int:
    return board.money(company, FREE)


def guessed_list(board: Board, chance: Chance) -> tuple[int, ...]:
    """A wish list that there may be: none, or all cards on sale in some order."""
    cards = chance.shuffled(sorted(lot.card for lot in board.market))
    return cards if chance.below(2) else ()


def _bidders(state: State) -> list[Seat]:
    assert isinstance(state.phase, Bidding)
    return [ceo(state.board, number) for number in state.phase.bidders]


def _guess(state: State, place: int, chance: Chance) -> Bid:
    """None in a quarter of all worlds; in half of the others with a wish list."""
    assert isinstance(state.phase, Bidding)
    if not chance.below(4):
        return Bid()
    cash = _cash(state.board, state.phase.bidders[place])
    amount = LEAST + chance.below(cash - LEAST + 1)
    return Bid(amount, guessed_list(state.board, chance))


BIDS = Sealed[State](
    field="bids", owners=_bidders, guess=_guess, silence=lambda _state, _place: Bid()
)
