"""Stored orders: bid up to, name, keep and discard, each for the year in which it is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.auctions import up_to
from games.core.offers import Choice, Counts, Item, Number, Offer
from games.core.orders import Act, Cancelled, Order, OrderForm, Verdict
from games.core.seats import staying
from games.core.words import RuleError, Seat
from games.greed import auctions
from games.greed.actions import (
    BidUpTo,
    Discard,
    DiscardAsset,
    Keep,
    KeepGoods,
    Name,
    NameOfficer,
    RaiseTo,
)
from games.greed.companies import alive, ceo, company_of
from games.greed.components import COMPANIES, COMPANY, GOLD, SILVER
from games.greed.sales import most_kept
from games.greed.scapegoats import OFFICES
from games.greed.state import (
    Board,
    Discarding,
    Founding,
    Naming,
    Over,
    Raising,
    Selling,
    Trading,
)
from games.greed.symbols import on_top
from games.greed.view import View

OVER: Verdict = Cancelled("year-is-over")


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    """What the order wants now, from what its owner sees.

    RuleError: it names a company that there is not.
    """
    match order:
        case BidUpTo():
            return _bid_up_to(order, view, offers)
        case NameOfficer() | KeepGoods() | DiscardAsset() if not 0 <= order.company < COMPANIES:
            raise RuleError("no-such-company")
        case NameOfficer():
            return _name(order, view)
        case KeepGoods():
            return _keep(order, view, offers)
        case DiscardAsset():
            return _discard(order, view)
        case _:
            raise AssertionError(order)


def order_forms(view: View) -> Sequence[OrderForm]:
    """The orders that this seat might store now, one of each kind and subject."""
    if view.me is None or view.board.left[view.me] or isinstance(view.phase, Over):
        return ()
    return (*_bid_forms(view, view.me), *_company_forms(view, view.me))


def _bid_up_to(order: BidUpTo, view: View, offers: Sequence[Offer]) -> Verdict:
    """Void when the auction is over, when one has passed, or when it costs more."""
    board, me, phase = view.board, view.me, view.phase
    if me is None or board.year > order.year or isinstance(phase, Over | Founding):
        return OVER
    if not isinstance(phase, Raising):
        return None
    if phase.lot != order.lot:
        return OVER if phase.lot > order.lot else None
    terms, lot = auctions.terms(board, order.lot), f"{order.year}:{order.lot}"
    return up_to(phase, terms, me, order.limit, lot, offers, RaiseTo)


def _name(order: NameOfficer, view: View) -> Verdict:
    """The lowest office that the player holds, else one's own that votes."""
    board, phase = view.board, view.phase
    company = board.companies[order.company]
    if board.year > order.year or company is None or _is_after_scapegoats(view):
        return OVER
    if view.me not in company.officers[:OFFICES]:
        return Cancelled("no-office-of-yours", {"company": order.company})
    mine = isinstance(phase, Naming) and phase.queue[0] == order.company
    if not mine or view.asked != (view.me,):
        return None
    assert isinstance(phase, Naming)
    voter = len(phase.named)
    held = [at for at, seat in enumerate(company.officers[:OFFICES]) if seat == order.officer]
    office = voter if order.officer == view.me else max(held, default=voter)
    return Act(Name(order.company, office))


def _keep(order: KeepGoods, view: View, offers: Sequence[Offer]) -> Verdict:
    """As much of it as is there; void where it cannot all be stored."""
    board = view.board
    company = board.companies[order.company]
    if board.year > order.year or company is None or isinstance(view.phase, Naming | Raising):
        return OVER
    if ceo(board, order.company) != view.me:
        return Cancelled("no-longer-ceo", {"company": order.company})
    if not isinstance(view.phase, Selling) or order.company in view.answered:
        return None
    kept = tuple(map(min, order.goods, board.stocks[order.company]))
    if sum(kept) > most_kept(board, order.company):
        return Cancelled("too-little-to-store", {"company": order.company})
    action = Keep(order.company, kept)
    able = any(
        isinstance(one.action, Keep) and one.action.company == order.company for one in offers
    )
    return Act(action) if able else OVER


def _discard(order: DiscardAsset, view: View) -> Verdict:
    board = view.board
    company = board.companies[order.company]
    if board.year > order.year or company is None or _is_after_scapegoats(view):
        return OVER
    if order.card not in company.assets:
        return Cancelled("asset-is-gone", {"company": order.company, "card": order.card})
    asked = isinstance(view.phase, Discarding) and view.phase.queue[0] == order.company
    return Act(Discard(order.company, order.card)) if asked and view.asked == (view.me,) else None


def _is_after_scapegoats(view: View) -> bool:
    return isinstance(view.phase, Raising | Founding | Over)


def _bid_forms(view: View, me: Seat) -> Iterator[OrderForm]:
    """The auctions that are still to come this year, or run."""
    board, phase = view.board, view.phase
    running = phase.lot if isinstance(phase, Raising) else GOLD
    if isinstance(phase, Founding):
        return
    for lot in (GOLD, SILVER, COMPANY):
        if lot < running or (lot == running and isinstance(phase, Raising) and phase.out[me]):
            continue
        if lot == COMPANY and board.year == board.years:
            continue
        if lot != COMPANY and on_top(board, lot) is None:
            continue
        least, step = _least(view, lot)
        most = max(least, 10 * (board.cash[me] + 1000) // 10)
        order = BidUpTo(board.year, lot, least)
        yield OrderForm(order, (Number("limit", least, most - (most - least) % step, step),))


def _least(view: View, lot: int) -> tuple[int, int]:
    phase = view.phase
    probe = phase if isinstance(phase, Raising) and phase.lot == lot else Raising(lot, None, ())
    return auctions.least(view.board, probe), auctions.terms(view.board, lot).step


def _company_forms(view: View, me: Seat) -> Iterator[OrderForm]:
    board = view.board
    for number in alive(board):
        company = company_of(board, number)
        if not _is_after_scapegoats(view) and me in company.officers[:OFFICES]:
            players = Choice("officer", tuple(staying(board.left)))
            yield OrderForm(NameOfficer(board.year, number, me), (players,))
        if company.officers[0] != me:
            continue
        if not _is_after_scapegoats(view) and company.assets:
            assets = tuple(sorted(company.assets))
            card = Choice("card", assets)
            yield OrderForm(DiscardAsset(board.year, number, assets[0]), (card,))
        if isinstance(view.phase, Trading) and any(board.stocks[number]):
            yield _keep_form(board, number)


def _keep_form(board: Board, number: int) -> OrderForm:
    held = board.stocks[number]
    first = next(product for product, count in enumerate(held) if count)
    goods = tuple(int(product == first) for product in range(len(held)))
    items = tuple(Item(at, count) for at, count in enumerate(held))
    most = most_kept(board, number)
    order = KeepGoods(board.year, number, goods)
    return OrderForm(order, (Counts("goods", items, most, least=1),))
