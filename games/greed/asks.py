"""What is asked, and what is open to a seat in each phase but trade."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.auctions import bid_field
from games.core.contract import Waiting
from games.core.offers import Choice, Counts, Item, Number, Offer, Pick
from games.core.seats import staying
from games.core.timers import Pace, Timer
from games.core.words import Facts, Seat
from games.greed import auctions, investments, scapegoats, sealed
from games.greed.actions import (
    Abstain,
    Announce,
    Discard,
    Found,
    Invest,
    Keep,
    Name,
    Pass,
    RaiseTo,
    TakeAsset,
    TakeNothing,
)
from games.greed.asking import awaited
from games.greed.companies import ceo, company_of
from games.greed.components import COMPANY, FREE, NOTHING
from games.greed.entrepreneurs import most_assets
from games.greed.sales import most_kept
from games.greed.state import (
    Announcing,
    Bidding,
    Discarding,
    Founding,
    Naming,
    Over,
    Picking,
    Raising,
    Selling,
    State,
    Trading,
)
from games.greed.symbols import on_top
from games.greed.trade_offers import (
    computers_trade_offers,
    mark_offers,
    may_trade,
    promises_to_mark,
    trade_offers,
)


def waiting(state: State) -> Waiting:
    """Trade ends by the clock without anybody having been silent."""
    if isinstance(state.phase, Over):
        return Waiting((), ())
    seats, trading = awaited(state), isinstance(state.phase, Trading)
    ask, facts = _ask(state)
    return Waiting(
        seats,
        (Timer(f"turn:{state.turn}", Pace(quiet=trading)),),
        ask=ask,
        facts={"seat": seats[0] if len(seats) == 1 else seats, **facts},
        private=sealed.of(state) is not None,
        may=tuple(seat for seat in staying(state.board.left) if _may(state, seat, seats)),
    )


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    """Everything that the seat may do now; marking promises goes on in every phase."""
    if state.board.left[seat] or isinstance(state.phase, Over):
        return ()
    if isinstance(state.phase, Trading):
        found: Sequence[Offer] = trade_offers(state, state.phase, seat)
    else:
        found = _offers(state, seat)
    return (*found, *mark_offers(state.board, seat))


def computer_offers(state: State, seat: Seat) -> Sequence[Offer]:
    """The same but for the forms of the trade, and for promises."""
    if state.board.left[seat] or isinstance(state.phase, Over):
        return ()
    if isinstance(state.phase, Trading):
        return computers_trade_offers(state, state.phase, seat)
    return _offers(state, seat)


def _may(state: State, seat: Seat, seats: tuple[Seat, ...]) -> bool:
    """Whether the seat may act: an answer may be changed, and in trade everybody may do something."""
    if seat in seats:
        return False
    if promises_to_mark(state.board, seat):
        return True
    match state.phase:
        case Announcing():
            return len(state.hands[seat]) > 1
        case Bidding() | Selling():
            return bool(sealed.SEALED[type(state.phase)].places(state, seat))
        case Trading():
            return may_trade(state.board, seat)
        case _:
            return False


def _offers(state: State, seat: Seat) -> Sequence[Offer]:
    match state.phase:
        case Announcing():
            return _announcements(state, seat)
        case Bidding() as bidding:
            return tuple(_bids(state, bidding, seat))
        case Selling() as selling:
            return tuple(_kept(state, selling, seat))
        case _ if seat not in awaited(state):
            return ()
        case Picking() as picking:
            return tuple(_picks(state, picking))
        case Naming(queue=(number, *_)):
            filled = company_of(state.board, number).officers[: scapegoats.OFFICES]
            offices = range(len(filled))
            return tuple(Offer(Name(number, office)) for office in offices)
        case Discarding(queue=(number, *_)):
            assets = tuple(sorted(company_of(state.board, number).assets))
            return (Offer(Discard(number, assets[0]), (Choice("card", assets),)),)
        case Raising() as raising:
            return _raises(state, raising, seat)
        case Founding():
            return _foundings(state)
        case _:
            raise AssertionError(state.phase)


def _announcements(state: State, seat: Seat) -> Sequence[Offer]:
    """A last card plays itself, and the one that is chosen already is chosen."""
    hand = state.hands[seat]
    if len(hand) < 2:
        return ()
    chosen = state.phase.chosen[seat] if isinstance(state.phase, Announcing) else None
    # To change an answer is a side matter: what stands out is what is still asked.
    changed = chosen is not None
    others = (card for card in hand if card != chosen)
    return tuple(Offer(Announce(card), hidden=True, aside=changed) for card in others)


def _bids(state: State, phase: Bidding, seat: Seat) -> Iterator[Offer]:
    """A sealed bid for each company of one's own, with a wish list or without."""
    cards = tuple(sorted(lot.card for lot in state.board.market))
    for number, made in zip(phase.bidders, phase.bids, strict=True):
        if ceo(state.board, number) == seat:
            cash = state.board.money(number, FREE)
            amount = Number("amount", investments.LEAST, cash)
            fields = (amount, Pick("wishes", cards, 0, len(cards)))
            bid = Invest(number, investments.LEAST)
            yield Offer(bid, fields, hidden=True, aside=made is not None)
            yield Offer(Abstain(number), hidden=True, aside=True)


def _picks(state: State, phase: Picking) -> Iterator[Offer]:
    number = phase.queue[0]
    for card in sorted(investments.choices(state.board, number, phase.bids[0].amount)):
        yield Offer(TakeAsset(number, card))
    yield Offer(TakeNothing(number), aside=True)


def _kept(state: State, phase: Selling, seat: Seat) -> Iterator[Offer]:
    for number, chosen in zip(phase.sellers, phase.kept, strict=True):
        if ceo(state.board, number) == seat:
            items = tuple(Item(at, count) for at, count in enumerate(state.board.stocks[number]))
            most = most_kept(state.board, number)
            counts = (Counts("goods", items, most, idle=False),)
            yield Offer(Keep(number, NOTHING), counts, hidden=True, aside=chosen is not None)


QUICK = (0, 9)
"""Steps above the least bid that have a button each: +1 and +10."""


def _raises(state: State, phase: Raising, seat: Seat) -> Sequence[Offer]:
    amount = bid_field(phase, auctions.terms(state.board, phase.lot), seat, QUICK)
    return (Offer(RaiseTo(amount.least), (amount,)), Offer(Pass(), aside=True))


def _foundings(state: State) -> Sequence[Offer]:
    board = state.board
    companies, most = board.foundable, most_assets(board)
    highest = tuple(sorted(board.discards, reverse=True)[:most])
    chosen = Pick("assets", board.discards, 0, most, ordered=False)
    company = Choice("company", companies)
    return (Offer(Found(companies[0], highest), (company, chosen) if most else (company,)),)


def _ask(state: State) -> tuple[str, Facts]:
    match state.phase:
        case Announcing():
            return "announce", {}
        case Bidding():
            return "bid", {}
        case Picking(queue=(company, *_)):
            return "take-an-asset", {"company": company}
        case Trading():
            return "trade", {}
        case Selling():
            return "sell", {}
        case Naming(queue=(company, *_), named=named):
            return "name-a-scapegoat", {"company": company, "office": len(named)}
        case Discarding(queue=(company, *_)):
            return "discard-an-asset", {"company": company}
        case Raising(lot=lot, amount=amount):
            return _ask_raise(state, lot, amount)
        case Founding():
            return "found-a-company", {}
        case _:
            raise AssertionError(state.phase)


def _ask_raise(state: State, lot: int, amount: int) -> tuple[str, Facts]:
    """With the bid that leads, so that two calls of one auction do not read alike."""
    if lot == COMPANY:
        return "bid-for-a-company", {"amount": amount}
    symbol = on_top(state.board, lot)
    return "bid-for-a-symbol", {"symbol": symbol, "lot": lot, "amount": amount}
