"""Mini-Impero: anybody acts at any time; the clock ends turns and auctions. Money is in cents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import msgspec
from msgspec.structs import replace

from games.core import contract
from games.core.chance import Chance
from games.core.commands import Argument, Command
from games.core.contract import Outcome, Rules, Step, Waiting
from games.core.kinds import Kinds, Moment, Money, Percent, Player, Titled, Titles
from games.core.money import BANK, Purses, pay
from games.core.offers import Choice, Number, Offer, Text
from games.core.orders import Cancelled, Order, Raise, Verdict
from games.core.seats import put, ranked, stayed_first, staying
from games.core.timers import At, Daily, Timer
from games.core.words import Action, Call, Public, RuleError, Seat

AUCTION, EXTENSION = timedelta(hours=12), timedelta(minutes=1)
FOUNDING, POINTS, START, NODE = 11, 20, 5000, 100


class Options(contract.Options, frozen=True):
    turns: int = 4


class Company(msgspec.Struct, frozen=True):
    name: str
    shares: tuple[int, ...]
    director: Seat
    points: int = 6
    income: int = NODE
    percent: int = 70


class Auction(msgspec.Struct, frozen=True):
    id: int
    company: int
    shares: int
    least: int
    ends: datetime
    leader: Seat | None = None
    entered: tuple[Seat, ...] = ()

    @property
    def key(self) -> str:
        return f"auction:{self.id}"


class State(contract.State, frozen=True, kw_only=True):
    last: int
    left: tuple[bool, ...]
    purses: Purses
    """By seat, then escrow, the companies, the bank."""
    points: tuple[int, ...]
    companies: tuple[Company, ...] = ()
    auctions: tuple[Auction, ...] = ()
    held: int = 0
    """Auctions so far."""


class View(msgspec.Struct, frozen=True):
    me: Seat | None
    turn: int
    purses: Purses
    points: tuple[int, ...]
    companies: tuple[Company, ...]
    auctions: tuple[Auction, ...]


class Found(Action, frozen=True):
    name: str
    capital: int


class Expand(Action, frozen=True):
    company: int


class SetDividend(Action, frozen=True):
    company: int
    percent: int


class Issue(Action, frozen=True):
    company: int
    shares: int
    least: int


class Bid(Action, frozen=True):
    auction: int
    amount: int


class BidUpTo(Order, frozen=True):
    auction: int
    most: int

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.auction)


class Founded(Public, frozen=True):
    seat: Seat
    name: str
    capital: int


class AuctionOpened(Public, frozen=True):
    auction: int
    company: str
    ends: int
    """Seconds UTC."""


class BidMade(Public, frozen=True):
    auction: int
    seat: Seat
    amount: int
    outbid: Seat | None
    until: int

    @property
    def call(self) -> Call | None:
        return None if self.outbid is None else Call((self.outbid,), f"auction:{self.auction}")


class AuctionClosed(Public, frozen=True):
    auction: int
    winner: Seat | None
    amount: int


class DirectorChanged(Public, frozen=True):
    company: str
    seat: Seat


class DividendPaid(Public, frozen=True):
    company: str
    per_share: int


class NodeFailed(Public, frozen=True):
    company: str


class TurnBegan(Public, frozen=True):
    turn: int


action_types: tuple[type[Action], ...] = (Found, Expand, SetDividend, Issue, Bid)
order_types: tuple[type[Order], ...] = (BidUpTo,)

_CENTS = ("amount", "capital", "least", "most", "per_share", "purses")
kinds: Kinds = {
    **dict.fromkeys(("seat", "winner", "outbid"), Player()),
    **dict.fromkeys(_CENTS, Money(cents=True)),
    **dict.fromkeys(("ends", "until"), Moment()),
    "company": Titled("company"),
    "percent": Percent(),
}
_COMPANY = Argument("company", optional=True)
commands = (
    Command("found", Found, (Argument("name", most=30), Argument("capital"))),
    Command("expand", Expand, (_COMPANY,)),
    Command("dividend", SetDividend, (Argument("percent", suggested=True), _COMPANY)),
    Command("issue", Issue, (Argument("shares", least=1, most=10), Argument("least"), _COMPANY)),
    Command("bid", Bid, (Argument("auction"), Argument("amount"))),
)


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    purses = (*(START,) * seats, 0, -START * seats)
    left, points = (False,) * seats, (POINTS,) * seats
    return Step(State(turn=1, last=options.turns, left=left, purses=purses, points=points))


def waiting(state: State) -> Waiting:
    """Nobody is awaited. Auctions come first: at the same instant they close before the turn."""
    if outcome(state):
        return Waiting((), ())
    auctions = tuple(Timer(auction.key, At(auction.ends)) for auction in state.auctions)
    turn = Timer(f"turn:{state.turn}", Daily((9, 21)))
    return Waiting((), (*auctions, turn), may=staying(state.left))


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    if state.left[seat] or outcome(state):
        return ()
    found: list[Offer] = []
    if state.points[seat] >= FOUNDING and state.purses[seat]:
        name = f"Company {len(state.companies) + 1}"
        capital = Number("capital", 1, state.purses[seat])
        found.append(Offer(Found(name, 1), (Text("name", 30), capital)))
    for index, company in enumerate(state.companies):
        if company.director == seat and company.points:
            found.extend(_direct(state, index, company))
    found.extend(_bids(state, seat))
    return found


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    if state.left[seat]:
        raise RuleError("left")
    match action:
        case Found(name=name, capital=capital):
            return _found(state, seat, name, capital)
        case Expand(company=index):
            company = _spend(state, seat, index)
            bought = replace(company, income=company.income + NODE)
            after = _pay(_with(state, index, bought), _purse(state, index), BANK, NODE * 3 // 2)
            return Step(after)
        case SetDividend(company=index, percent=percent):
            company = _spend(state, seat, index)
            if percent not in _steps(company.percent):
                raise RuleError("dividend-by-tens", now=company.percent)
            return Step(_with(state, index, replace(company, percent=percent)))
        case Issue(company=index, shares=shares, least=least):
            return _issue(state, seat, index, shares, least, moment)
        case Bid(auction=auction, amount=amount):
            return _bid(state, seat, auction, amount, moment)
        case _:
            raise RuleError("not-now")


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    for auction in state.auctions:
        if auction.key == key:
            return _close(state, auction)
    return _end_turn(state, chance)


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    """Shares, bids and companies stay; nobody waits for anybody here."""
    return Step(replace(state, left=put(state.left, seat, True)))


def view(state: State, seat: Seat | None) -> View:
    return View(seat, state.turn, state.purses, state.points, state.companies, state.auctions)


def titles(view: View) -> Titles:
    return {"company": tuple(one.name for one in view.companies)}


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Nothing is secret here but stored orders, which are not the rules'."""
    return state


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    assert isinstance(order, BidUpTo)
    auction = next((one for one in view.auctions if one.id == order.auction), None)
    if auction is None:
        return Cancelled("auction-over")
    if auction.leader == view.me:
        return Raise(auction.key, order.most, 1, None)
    for offer in offers:
        if isinstance(offer.action, Bid) and offer.action.auction == order.auction:
            if auction.least > order.most:
                return Cancelled("outbid", {"least": auction.least})
            return Raise(auction.key, min(order.most, _most(offer)), 1, offer.action)
    return Cancelled("cannot-bid", {"least": auction.least})


def worth(state: State) -> tuple[int, ...]:
    return state.purses[: len(state.left)]


def totals(state: State) -> Mapping[str, int]:
    return {"cents": sum(state.purses)}


def outcome(state: State) -> Outcome | None:
    if state.turn <= state.last and staying(state.left):
        return None
    scores = {Seat(seat): state.purses[seat] for seat in range(len(state.left))}
    return Outcome(
        stayed_first(ranked(scores), state.left),
        scores,
        "last-turn" if state.turn > state.last else "all-left",
    )


def _direct(state: State, index: int, company: Company) -> list[Offer]:
    percent = Choice("percent", _steps(company.percent))
    found = [Offer(SetDividend(index, _steps(company.percent)[0]), (percent,))]
    if state.purses[_purse(state, index)] >= NODE * 3 // 2:
        found.append(Offer(Expand(index)))
    if state.turn < state.last:
        fields = (Number("shares", 1, 10), Number("least", 1, 10 * START))
        found.append(Offer(Issue(index, 1, 1), fields))
    return found


def _bids(state: State, seat: Seat) -> list[Offer]:
    return [
        Offer(
            Bid(auction.id, auction.least), (Number("amount", auction.least, state.purses[seat]),)
        )
        for auction in state.auctions
        if auction.leader != seat
        and auction.least <= state.purses[seat]
        and (seat in auction.entered or state.points[seat])
    ]


def _most(offer: Offer) -> int:
    return next(field.most for field in offer.fields if isinstance(field, Number))


def _steps(percent: int) -> tuple[int, ...]:
    return tuple(step for step in (percent - 10, percent + 10) if 0 <= step <= 100)


def _purse(state: State, company: int) -> int:
    return len(state.left) + 1 + company


def _pay(state: State, giver: int, taker: int, amount: int) -> State:
    return replace(state, purses=pay(state.purses, giver, taker, amount))


def _with(state: State, index: int, company: Company) -> State:
    return replace(state, companies=put(state.companies, index, company))


def _spend(state: State, seat: Seat, index: int) -> Company:
    """One of the company's points; only its director may."""
    if not 0 <= index < len(state.companies) or state.companies[index].director != seat:
        raise RuleError("not-director")
    company = state.companies[index]
    if not company.points:
        raise RuleError("no-points")
    return replace(company, points=company.points - 1)


def _found(state: State, seat: Seat, name: str, capital: int) -> Step[State]:
    if state.points[seat] < FOUNDING:
        raise RuleError("no-points", needed=FOUNDING, have=state.points[seat])
    if capital < 1 or not 0 < len(name) <= 30:
        raise RuleError("capital-or-name")
    if any(company.name == name for company in state.companies):
        raise RuleError("name-taken")
    shares = tuple(20 if one == seat else 0 for one in range(len(state.left)))
    opened = replace(
        state,
        points=put(state.points, seat, state.points[seat] - FOUNDING),
        companies=(*state.companies, Company(name, shares, seat)),
        purses=(*state.purses[:BANK], 0, state.purses[BANK]),
    )
    after = _pay(opened, seat, _purse(state, len(state.companies)), capital)
    return Step(after, (Founded(seat=seat, name=name, capital=capital),))


def _issue(
    state: State, seat: Seat, index: int, shares: int, least: int, moment: datetime
) -> Step[State]:
    """Not in the last turn: the auction could not end in time (ruling 19)."""
    company = _spend(state, seat, index)
    if not 1 <= shares <= 10 or not 1 <= least <= 10 * START or state.turn >= state.last:
        raise RuleError("issue", most=10)
    auction = Auction(state.held + 1, index, shares, least, moment + AUCTION)
    after = replace(
        _with(state, index, company), auctions=(*state.auctions, auction), held=auction.id
    )
    opened = AuctionOpened(
        auction=auction.id, company=company.name, ends=int(auction.ends.timestamp())
    )
    return Step(after, (opened,))


def _bid(state: State, seat: Seat, number: int, amount: int, moment: datetime) -> Step[State]:
    """The bid goes into escrow, the bid it beats comes back, a late one extends by a minute."""
    place = next((i for i, one in enumerate(state.auctions) if one.id == number), None)
    if place is None or moment >= state.auctions[place].ends:
        raise RuleError("auction-over")
    auction = state.auctions[place]
    if auction.leader == seat or amount < auction.least:
        raise RuleError("bid-too-low", least=auction.least)
    cost = 0 if seat in auction.entered else 1
    if state.points[seat] < cost:
        raise RuleError("no-points", needed=cost, have=state.points[seat])
    escrow = len(state.left)
    after = _pay(state, seat, escrow, amount)
    if auction.leader is not None:
        after = _pay(after, escrow, auction.leader, auction.least - 1)
    late = auction.ends - moment < EXTENSION
    raised = replace(
        auction,
        leader=seat,
        least=amount + 1,
        ends=auction.ends + EXTENSION if late else auction.ends,
        entered=auction.entered if not cost else (*auction.entered, seat),
    )
    after = replace(
        after,
        auctions=put(state.auctions, place, raised),
        points=put(state.points, seat, state.points[seat] - cost),
    )
    until = int(raised.ends.timestamp())
    made = BidMade(auction=number, seat=seat, amount=amount, outbid=auction.leader, until=until)
    return Step(after, (made,))


def _close(state: State, auction: Auction) -> Step[State]:
    after = replace(state, auctions=tuple(one for one in state.auctions if one != auction))
    if auction.leader is None:
        return Step(after, (AuctionClosed(auction=auction.id, winner=None, amount=0),))
    amount, company = auction.least - 1, state.companies[auction.company]
    after = _pay(after, len(state.left), _purse(state, auction.company), amount)
    shares = put(company.shares, auction.leader, company.shares[auction.leader] + auction.shares)
    closed = AuctionClosed(auction=auction.id, winner=auction.leader, amount=amount)
    leads = shares[auction.leader] > shares[company.director]
    director = auction.leader if leads else company.director
    changed = (DirectorChanged(company=company.name, seat=director),) if leads else ()
    after = _with(after, auction.company, replace(company, shares=shares, director=director))
    return Step(after, (closed, *changed))


def _end_turn(state: State, chance: Chance) -> Step[State]:
    """Blackouts, income, dividends, points (ruling 21); the last turn first returns all bids."""
    events: list[Public] = []
    if state.turn == state.last:
        state = _refund(state)
    for index, company in enumerate(state.companies):
        if chance.below(100) < 5:
            events.append(NodeFailed(company=company.name))
            continue
        rate = company.income * company.percent // 100 // sum(company.shares)
        kept = company.income * (100 - company.percent) // 100
        state = _pay(state, BANK, _purse(state, index), kept)
        for seat, shares in enumerate(company.shares):
            state = _pay(state, BANK, seat, rate * shares)
        events.append(DividendPaid(company=company.name, per_share=rate))
    companies = tuple(
        replace(one, points=5 + sum(1 for held in one.shares if held)) for one in state.companies
    )
    points = (POINTS,) * len(state.left)
    after = replace(state, turn=state.turn + 1, companies=companies, points=points)
    return Step(after, (*events, TurnBegan(turn=after.turn)))


def _refund(state: State) -> State:
    for auction in state.auctions:
        if auction.leader is not None:
            state = _pay(state, len(state.left), auction.leader, auction.least - 1)
    return replace(state, auctions=())


RULES = Rules(
    key="empire",
    version=1,
    seats=range(2, 7),
    options_type=Options,
    state_type=State,
    order_types=order_types,
    obey=obey,
    action_types=action_types,
    kinds=kinds,
    commands=commands,
    titles=titles,
    setup=setup,
    waiting=waiting,
    offers=offers,
    apply=apply,
    time_up=time_up,
    leave=leave,
    view=view,
    imagine=imagine,
    worth=worth,
    totals=totals,
    outcome=outcome,
)
