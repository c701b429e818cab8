"""Mini-Greed: secret choices, a sealed bid per company, free trade, a rising auction."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial

import msgspec
from msgspec.structs import replace

from games.core import contract, desk
from games.core.chance import Chance
from games.core.commands import Argument, Command
from games.core.contract import Outcome, Page, Rules, Step, Waiting
from games.core.desk import Accept, Decline, Desk, Proposal, Propose, Withdraw
from games.core.kinds import Bundled, Counted, Kinds, Label, Money, Player
from games.core.money import BANK, Purses, pay
from games.core.offers import Bundle, Choice, Field, Item, Number, Offer, Pick, Text
from games.core.orders import Cancelled, Order, OrderForm, Raise, Verdict
from games.core.seats import put, ranked, stayed_first, staying
from games.core.timers import Pace, Timer
from games.core.words import Action, Call, Private, Public, RuleError, Seat, Secret, knows
from games.players.at_random import at_random

COAL, STEEL, RAILS = 0, 1, 2
PRICE = (20, 30, 70)
Goods = tuple[int, int, int]
NONE: Goods = (0, 0, 0)
DESK = "desk"
GOODS = Label(("coal", "steel", "rails"))
MILLIONS = Money("M", behind=True)


class Options(contract.Options, frozen=True):
    years: int = 3


class Firm(msgspec.Struct, frozen=True):
    """Cash and income are purses. Assets modulo 3: coal, steel, coal and steel into rails."""

    ceo: Seat
    goods: Goods = NONE
    assets: tuple[int, ...] = ()
    used: tuple[int, ...] = ()


class Announcing(msgspec.Struct, frozen=True, tag_field="phase", tag="announcing"):
    chosen: tuple[int | None, ...]
    """By seat, the place in the hand."""


class Bidding(msgspec.Struct, frozen=True, tag_field="phase", tag="bidding"):
    market: tuple[int, ...]
    bids: tuple[int | None, ...]
    """By company."""


class Trading(msgspec.Struct, frozen=True, tag_field="phase", tag="trading"):
    done: tuple[bool, ...]


class Rising(msgspec.Struct, frozen=True, tag_field="phase", tag="rising"):
    seat: Seat
    least: int
    leader: Seat | None
    inside: tuple[bool, ...]


class State(contract.State, frozen=True, kw_only=True):
    year: int
    last: int
    left: tuple[bool, ...]
    purses: Purses
    """By seat, then free cash by company, new income by company, the bank."""
    firms: tuple[Firm, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    symbols: tuple[int, ...]
    desk: Desk = Desk()
    floor: int = 20
    phase: Announcing | Bidding | Trading | Rising


class View(msgspec.Struct, frozen=True):
    me: Seat | None
    year: int
    purses: Purses
    firms: tuple[Firm, ...]
    symbols: tuple[int, ...]
    hand: tuple[int, ...]
    deck: int
    chosen: int | None = None
    market: tuple[int, ...] = ()
    bids: tuple[int | None, ...] = ()
    answered: tuple[bool, ...] = ()
    desk: Desk = Desk()
    rising: Rising | None = None


class Announce(Secret, frozen=True):
    place: int


class Bid(Secret, frozen=True):
    firm: int
    amount: int


class Use(Action, frozen=True):
    firm: int
    asset: int


class Done(Action, frozen=True):
    pass


class RaiseTo(Action, frozen=True):
    amount: int


class Pass(Action, frozen=True):
    pass


class SymbolUpTo(Order, frozen=True):
    year: int
    most: int

    @property
    def subject(self) -> tuple[object, ...]:
        return (type(self), self.year)


class Announced(Public, frozen=True):
    seat: Seat


class CardsShown(Public, frozen=True):
    cards: tuple[int, ...]


class CardsSeen(Private, frozen=True):
    cards: tuple[int, ...]


class BidWritten(Public, frozen=True):
    firm: int


class BidsShown(Public, frozen=True):
    bids: tuple[int, ...]


class AssetBought(Public, frozen=True):
    firm: int
    asset: int
    price: int


class ProposalMade(Public, frozen=True):
    proposal: int
    by: int
    give: tuple[int, ...]
    take: tuple[int, ...]
    asked: tuple[Seat, ...]

    @property
    def call(self) -> Call | None:
        return Call(self.asked, f"offer:{self.proposal}", DESK) if self.asked else None


class ProposalGone(Public, frozen=True):
    proposal: int


class DealMade(Public, frozen=True):
    proposal: int
    party: int
    give: tuple[int, ...]
    take: tuple[int, ...]


class Transformed(Public, frozen=True):
    firm: int
    asset: int


class Sold(Public, frozen=True):
    firm: int
    amount: int


class Raised(Public, frozen=True):
    seat: Seat
    amount: int


class Passed(Public, frozen=True):
    seat: Seat


class SymbolBought(Public, frozen=True):
    seat: Seat
    amount: int


action_types: tuple[type[Action], ...] = (
    Announce, Bid, Propose, Accept, Decline, Withdraw, Use, Done, RaiseTo, Pass,
)  # fmt: skip
order_types: tuple[type[Order], ...] = (SymbolUpTo,)


_FIRM, _ASSET = Label(tuple("ABCDEF")), Label(tuple(f"{'CSR'[n % 3]}{n + 1}" for n in range(40)))
kinds: Kinds = {
    **dict.fromkeys(("seat", "asked", "giver", "holder"), Player()),
    **dict.fromkeys(("firm", "by", "partner", "party"), _FIRM),
    **dict.fromkeys(("asset", "assets", "uses", "card", "cards", "market", "hand"), _ASSET),
    **dict.fromkeys(("amount", "price", "least", "most", "bids", "purses"), MILLIONS),
    **dict.fromkeys(("give", "take"), Bundled(GOODS, MILLIONS)),
    "points": Counted("points"),
}
_PROPOSAL = Argument("proposal")
commands = (
    Command("announce", Announce, (Argument("place", least=0, suggested=True),)),
    Command("bid", Bid, (Argument("firm"), Argument("amount"))),
    Command("accept", Accept, (_PROPOSAL, Argument("party"))),
    Command("decline", Decline, (_PROPOSAL,)),
    Command("withdraw", Withdraw, (_PROPOSAL,)),
    Command("use", Use, (Argument("firm"), Argument("asset"))),
    Command("done", Done),
    Command("raise", RaiseTo, (Argument("amount"),)),
    Command("pass", Pass),
)


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    """The first seat directs two companies, so that both its bids matter."""
    deck = chance.shuffled(range(40))
    firms = tuple(Firm(Seat(number % seats)) for number in range(seats + 1))
    cash = (*(150,) * seats, *(100,) * len(firms), *(0,) * len(firms))
    hands = tuple(deck[2 * seat : 2 * seat + 2] for seat in range(seats))
    state = State(
        turn=1,
        year=1,
        last=options.years,
        left=(False,) * seats,
        purses=(*cash, -sum(cash)),
        firms=firms,
        hands=hands,
        deck=deck[2 * seats :],
        symbols=(0,) * seats,
        phase=Announcing((None,) * seats),
    )
    return Step(state, tuple(CardsSeen(to=(Seat(s),), cards=hand) for s, hand in enumerate(hands)))


def waiting(state: State) -> Waiting:
    if outcome(state):
        return Waiting((), ())
    seats, trades = _awaited(state), isinstance(state.phase, Trading)
    idle = tuple(seat for seat in staying(state.left) if trades and seat not in seats)
    return Waiting(seats, (Timer(f"phase:{state.turn}", Pace(quiet=trades)),), may=idle)


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    if state.left[seat] or outcome(state):
        return ()
    match state.phase:
        case Announcing():
            places = range(len(state.hands[seat]))
            return (Offer(Announce(0), (Choice("place", places),), hidden=True),)
        case Bidding():
            return [offer for firm in _firms(state, seat) for offer in _bids(state, firm)]
        case Trading() as trading:
            return _trades(state, trading, seat)
        case Rising() as rising if rising.seat == seat:
            cash = state.purses[seat]
            raises = Offer(
                RaiseTo(rising.least), (Number("amount", rising.least, cash),), hidden=True
            )
            return (Offer(Pass()), raises) if cash >= rising.least else (Offer(Pass()),)
        case Rising():
            return ()


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    if state.left[seat]:
        raise RuleError("left")
    match action, state.phase:
        case Announce(place=place), Announcing(chosen=chosen):
            if not 0 <= place < len(state.hands[seat]):
                raise RuleError("no-such-card", most=len(state.hands[seat]) - 1)
            after = replace(state, phase=Announcing(put(chosen, seat, place)))
            return _go_on(Step(after, (Announced(seat=seat),)))
        case Bid(firm=firm, amount=amount), Bidding(bids=bids) as bidding:
            _check_ceo(state, seat, firm)
            cash = state.purses[_cash(state, firm)]
            if amount and not 10 <= amount <= cash:
                raise RuleError("bid-out-of-range", least=10, most=cash)
            after = replace(state, phase=replace(bidding, bids=put(bids, firm, amount)))
            return _go_on(Step(after, (BidWritten(firm=firm),)))
        case _, Trading() as trading if isinstance(action, DESK_ACTIONS):
            return _at_desk(state, trading, seat, action)
        case Use(firm=firm, asset=asset), Trading():
            _check_ceo(state, seat, firm)
            used = _use(state, firm, asset)
            return Step(used, (Transformed(firm=firm, asset=asset),))
        case Done(), Trading(done=done) as trading if not done[seat]:
            phase = Trading(put(done, seat, True))
            return _go_on(Step(replace(_declined(state, seat), phase=phase)))
        case RaiseTo(amount=amount), Rising() as rising if rising.seat == seat:
            return _raise(state, rising, amount)
        case Pass(), Rising() as rising if rising.seat == seat:
            return _pass(state, rising)
        case _:
            raise RuleError("not-now")


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    """Silence: the first card, no bid, done, pass."""
    match state.phase:
        case Rising() as rising:
            return _pass(state, rising)
        case _:
            return _close(Step(state))


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    gone = replace(state, left=put(state.left, seat, True))
    if not staying(gone.left):
        return Step(gone)
    match gone.phase:
        case Rising(seat=mover) as rising if mover == seat:
            return _pass(gone, rising)
        case Rising(inside=inside) as rising:
            out = rising.leader != seat and inside[seat]
            stays = replace(rising, inside=put(inside, seat, not out and inside[seat]))
            return _auctioned(Step(replace(gone, phase=stays)), stays)
        case _:
            return _go_on(Step(gone))


def view(state: State, seat: Seat | None) -> View:
    known = View(
        me=seat,
        year=state.year,
        purses=state.purses,
        firms=state.firms,
        symbols=state.symbols,
        hand=() if seat is None else state.hands[seat],
        deck=len(state.deck),
        desk=state.desk,
    )
    mine = [firm.ceo == seat for firm in state.firms]
    match state.phase:
        case Announcing(chosen=chosen):
            own = None if seat is None else chosen[seat]
            return replace(known, chosen=own, answered=tuple(one is not None for one in chosen))
        case Bidding(market=market, bids=bids):
            shown = tuple(bid if mine[firm] else None for firm, bid in enumerate(bids))
            answered = tuple(bid is not None for bid in bids)
            return replace(known, market=market, bids=shown, answered=answered)
        case Trading(done=done):
            return replace(known, answered=done)
        case Rising() as rising:
            return replace(known, rising=rising)


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Hands, the deck, choices and bids not yet shown are secret."""
    others = [card for one, hand in enumerate(state.hands) if not knows(seat, one) for card in hand]
    pool = list(chance.shuffled(sorted([*others, *state.deck])))
    hands = tuple(
        hand if knows(seat, one) else tuple(pool.pop() for _ in hand)
        for one, hand in enumerate(state.hands)
    )
    phase = _imagine_phase(state, seat, chance)
    return replace(state, hands=hands, deck=tuple(pool), phase=phase)


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    assert isinstance(order, SymbolUpTo)
    if view.year > order.year:
        return Cancelled("auction-over")
    if view.rising is None or view.me is None:
        return None
    if not view.rising.inside[view.me]:
        return Cancelled("passed")
    if view.rising.leader != view.me and view.rising.least > order.most:
        return Cancelled("outbid", {"least": view.rising.least})
    action = next((offer.action for offer in offers if isinstance(offer.action, RaiseTo)), None)
    most = min(order.most, view.purses[view.me])
    return Raise(f"symbol:{view.year}", most, 10, action)


def worth(state: State) -> tuple[int, ...]:
    return state.purses[: len(state.left)]


def totals(state: State) -> Mapping[str, int]:
    return {"money": sum(state.purses)}


def outcome(state: State) -> Outcome | None:
    if state.year <= state.last and staying(state.left):
        return None
    scores = {Seat(seat): count for seat, count in enumerate(state.symbols)}
    money = {Seat(seat): state.purses[seat] for seat in scores}
    both = {seat: (scores[seat], money[seat]) for seat in scores}
    places = ranked({seat: sorted(both.values()).index(both[seat]) for seat in scores})
    reason = "last-year" if state.year > state.last else "all-left"
    return Outcome(stayed_first(places, state.left), scores, reason, money)


def order_forms(view: View) -> Sequence[OrderForm]:
    """Bid for the symbol of a year up to so much."""
    if view.me is None:
        return ()
    years = Choice("year", tuple(range(view.year, view.year + 3)))
    return (OrderForm(SymbolUpTo(view.year, 20), (years, Number("most", 20, 900, 10))),)


def pages(view: View) -> Sequence[Page]:
    return (Page(DESK, board=True),)


def trader(view: View, offers: Sequence[Offer], chance: Chance) -> Action | None:
    """Accepts what gains at today's prices and declines the rest; nothing more if it is done."""
    found = {type(offer.action): offer.action for offer in reversed(offers)}
    if Propose not in found and Done not in found and Decline not in found:
        return at_random(view, offers, chance)
    for offer in offers:
        if isinstance(offer.action, Accept) and _gains(view, offer.action.proposal):
            return offer.action
    return found.get(Decline) or found.get(Done)


def _gains(view: View, number: int) -> bool:
    lying = desk.find(view.desk, number)
    return _value(lying.give) > _value(lying.take)


def _value(bundle: tuple[int, ...]) -> int:
    return sum(count * price for count, price in zip(bundle, (*PRICE, 1), strict=True))


def _firms(state: State, seat: Seat) -> list[int]:
    return [number for number, firm in enumerate(state.firms) if firm.ceo == seat]


def _cash(state: State, firm: int) -> int:
    return len(state.left) + firm


def _income(state: State, firm: int) -> int:
    return len(state.left) + len(state.firms) + firm


def _check_ceo(state: State, seat: Seat, firm: int | None) -> None:
    if firm is None or not 0 <= firm < len(state.firms) or state.firms[firm].ceo != seat:
        raise RuleError("not-ceo")


def _awaited(state: State) -> tuple[Seat, ...]:
    stay = staying(state.left)
    match state.phase:
        case Announcing(chosen=chosen):
            return tuple(seat for seat in stay if chosen[seat] is None)
        case Bidding(bids=bids):
            silent = {state.firms[firm].ceo for firm, bid in enumerate(bids) if bid is None}
            return tuple(seat for seat in stay if seat in silent)
        case Trading(done=done):
            asked = {
                state.firms[one.partner].ceo for one in state.desk.open if one.partner is not None
            }
            return tuple(seat for seat in stay if not done[seat] or seat in asked)
        case Rising(seat=seat):
            return (seat,)


def _go_on(step: Step[State]) -> Step[State]:
    return step if _awaited(step.state) else _close(step)


def _close(step: Step[State]) -> Step[State]:
    match step.state.phase:
        case Announcing(chosen=chosen):
            return _show_cards(step, tuple(place or 0 for place in chosen))
        case Bidding(bids=bids) as bidding:
            return _award(step, bidding, tuple(bid or 0 for bid in bids))
        case Trading():
            return _year_end(step)
        case Rising():
            raise AssertionError("a rising auction ends by passing")


def _show_cards(step: Step[State], places: tuple[int, ...]) -> Step[State]:
    state, deck, hands = step.state, step.state.deck, []
    shown = tuple(hand[place] for hand, place in zip(state.hands, places, strict=True))
    seen: list[Private] = []
    for seat, (hand, place) in enumerate(zip(state.hands, places, strict=True)):
        drawn, deck = deck[:1], deck[1:]
        hands.append((*hand[:place], *hand[place + 1 :], *drawn))
        seen.append(CardsSeen(to=(Seat(seat),), cards=drawn))
    phase = Bidding(shown, (None,) * len(state.firms))
    after = replace(state, turn=state.turn + 1, hands=tuple(hands), deck=deck, phase=phase)
    return _go_on(Step(after, (*step.events, CardsShown(cards=shown), *seen), revealed=True))


def _bids(state: State, firm: int) -> list[Offer]:
    """A bid names its company; its range is that company's, so each has an offer of its own."""
    cash = state.purses[_cash(state, firm)]
    bids = [Offer(Bid(firm, 10), (Number("amount", 10, cash),), hidden=True)] if cash >= 10 else []
    return [Offer(Bid(firm, 0)), *bids]


def _award(step: Step[State], bidding: Bidding, bids: tuple[int, ...]) -> Step[State]:
    """Highest bid first takes the highest card (reduced: no choice). Then production."""
    state, market = step.state, sorted(bidding.market)
    events: list[Public | Private] = [*step.events, BidsShown(bids=bids)]
    for firm in sorted(range(len(bids)), key=lambda firm: (-bids[firm], firm)):
        if bids[firm] and market:
            asset = market.pop()
            owner = state.firms[firm]
            owner = replace(owner, assets=(*owner.assets, asset))
            paid = pay(state.purses, _cash(state, firm), BANK, bids[firm])
            state = replace(state, purses=paid, firms=put(state.firms, firm, owner))
            events.append(AssetBought(firm=firm, asset=asset, price=bids[firm]))
    phase = Trading((False,) * len(state.left))
    firms = tuple(_produce(firm) for firm in state.firms)
    after = replace(state, turn=state.turn + 1, firms=firms, phase=phase)
    return _go_on(Step(after, tuple(events), revealed=True))


def _produce(firm: Firm) -> Firm:
    made = [sum(1 for asset in firm.assets if asset % 3 == good) for good in (COAL, STEEL)]
    return replace(firm, goods=_sum(firm.goods, (2 * made[0], 2 * made[1], 0)), used=())


def _sum(one: Goods, two: Goods) -> Goods:
    return (one[0] + two[0], one[1] + two[1], one[2] + two[2])


def _less(one: Goods, two: Goods) -> Goods:
    if any(have < give for have, give in zip(one, two, strict=True)):
        raise RuleError("goods-missing")
    return (one[0] - two[0], one[1] - two[1], one[2] - two[2])


def _makers(firm: Firm) -> tuple[int, ...]:
    return tuple(asset for asset in firm.assets if asset % 3 == RAILS and asset not in firm.used)


def _use(state: State, number: int, asset: int) -> State:
    """One coal and one steel become two rails, once a year for each asset."""
    firm = state.firms[number]
    if asset not in _makers(firm):
        raise RuleError("asset-not-available")
    goods = _sum(_less(firm.goods, (1, 1, 0)), (0, 0, 2))
    firm = replace(firm, goods=goods, used=(*firm.used, asset))
    return replace(state, firms=put(state.firms, number, firm))


def _trades(state: State, trading: Trading, seat: Seat) -> list[Offer]:
    found = [] if trading.done[seat] else [Offer(Done())]
    for number in _firms(state, seat):
        firm = state.firms[number]
        if firm.goods[COAL] and firm.goods[STEEL]:
            found.extend(Offer(Use(number, asset)) for asset in _makers(firm))
        found.extend(_answers(state, seat, number))
        for partner in (*range(len(state.firms)), None):
            if partner != number:
                found.extend(_form(state, Propose(number, partner, _least(state, number), TAKE)))
    return found


def _at_desk(state: State, trading: Trading, seat: Seat, action: Action) -> Step[State]:
    match action:
        case Propose() as offer:
            return _propose(state, trading, seat, offer)
        case Accept(proposal=number, party=party):
            return _accept(state, seat, number, party)
        case Decline(proposal=number):
            partner = desk.find(state.desk, number).partner
            _check_ceo(state, seat, partner)
            return _gone(state, desk.decline(state.desk, number, partner), number)
        case Withdraw(proposal=number):
            _check_ceo(state, seat, desk.find(state.desk, number).by)
            return _gone(state, desk.withdraw(state.desk, number), number)
        case _:
            raise AssertionError(action)


DESK_ACTIONS = (Propose, Accept, Decline, Withdraw)
TAKE = (*NONE, 1)
FREE_TRIES = 12


def _answers(state: State, seat: Seat, number: int) -> list[Offer]:
    found = []
    for one in state.desk.open:
        if one.by == number:
            found.append(Offer(Withdraw(one.id), hidden=True, page=DESK))
        if not desk.is_open_to(one, number):
            continue
        if _is_legal(partial(_accept, state, seat, one.id, number)):
            found.append(Offer(Accept(one.id, number), hidden=True, page=DESK))
        if one.partner == number:
            found.append(Offer(Decline(one.id), hidden=True, page=DESK))
        mirrored = Propose(number, one.by, one.take, one.give, (), one.id)
        basic = replace(mirrored, give=_least(state, number), take=TAKE)
        found.extend(_form(state, mirrored) or _form(state, basic))
    return found


def _least(state: State, number: int) -> tuple[int, ...]:
    """The least that a company can give."""
    goods = state.firms[number].goods
    if state.purses[_cash(state, number)]:
        return TAKE
    return (*next((one for at, one in enumerate(UNITS) if goods[at]), NONE), 0)


def _form(state: State, offer: Propose) -> list[Offer]:
    """One form for any content: what I give and get, which assets you run, what I promise."""
    fields: list[Field] = [
        Bundle("give", ITEMS, state.purses[_cash(state, offer.by)], least=1),
        Bundle("take", ITEMS, 999, least=1),
    ]
    makers = () if offer.partner is None else _makers(state.firms[offer.partner])
    if makers:
        fields.append(Pick("uses", makers, 0, len(makers), ordered=False))
    fields.append(Text("words", 60, least=0))
    for more in range(FREE_TRIES):
        wanted = replace(offer, take=(*offer.take[:-1], offer.take[-1] + more))
        if _is_legal(partial(_checked, state, wanted)):
            return [Offer(wanted, tuple(fields), hidden=True, page=DESK)]
    return []


UNITS: tuple[Goods, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
ITEMS = tuple(Item(at, 99) for at in range(3))


def _is_legal(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except RuleError:
        return False
    return True


def _checked(state: State, offer: Propose) -> Desk:
    """The desk with the offer on it."""
    if offer.partner is not None and not 0 <= offer.partner < len(state.firms):
        raise RuleError("no-such-company")
    if not sum(offer.give) or not sum(offer.take):
        raise RuleError("both-must-give")
    if offer.give[-1] > state.purses[_cash(state, offer.by)]:
        raise RuleError("not-enough", most=state.purses[_cash(state, offer.by)])
    _less(state.firms[offer.by].goods, _goods(offer.give))
    makers = () if offer.partner is None else _makers(state.firms[offer.partner])
    if not set(offer.uses) <= set(makers) or len(set(offer.uses)) < len(offer.uses):
        raise RuleError("asset-not-available")
    if (
        max(*offer.take[:-1], *offer.give[:-1]) > 99
        or offer.take[-1] > 999
        or len(offer.words) > 60
    ):
        raise RuleError("too-much")
    return desk.propose(state.desk, offer, state.turn)


def _propose(state: State, trading: Trading, seat: Seat, offer: Propose) -> Step[State]:
    """To make an offer takes Done back; the one to whom it is made is called."""
    _check_ceo(state, seat, offer.by)
    lying = _checked(state, offer)
    made = lying.open[-1]
    asked = () if made.partner is None else (state.firms[made.partner].ceo,)
    others = tuple(one for one in asked if one != seat)
    told = ProposalMade(proposal=made.id, by=made.by, give=made.give, take=made.take, asked=others)
    phase = Trading(put(trading.done, seat, False))
    return Step(replace(state, desk=lying, phase=phase), (told,))


def _accept(state: State, seat: Seat, number: int, party: int) -> Step[State]:
    _check_ceo(state, seat, party)
    offer = desk.find(state.desk, number)
    lying, after = desk.accept(state.desk, number, party, lambda deal: _carry_out(state, deal))
    if offer.words and state.firms[offer.by].ceo != seat:
        lying = desk.promise(lying, state.firms[offer.by].ceo, seat, offer.words)
    made = DealMade(proposal=number, party=party, give=offer.give, take=offer.take)
    return _go_on(Step(replace(after, desk=lying), (made,)))


def _gone(state: State, lying: Desk, number: int) -> Step[State]:
    return _go_on(Step(replace(state, desk=lying), (ProposalGone(proposal=number),)))


def _declined(state: State, seat: Seat) -> State:
    """Who is done declines what is open to them alone."""
    mine = _firms(state, seat)
    lying, _ = desk.lapsed(state.desk, lambda one: one.partner in mine)
    return replace(state, desk=lying)


def _goods(bundle: tuple[int, ...]) -> Goods:
    return (bundle[0], bundle[1], bundle[2])


def _carry_out(state: State, deal: Proposal) -> State:
    """Give, transform, give back. The state is a value: if a part fails, nothing has happened."""
    assert deal.partner is not None
    state = _give(state, deal.by, deal.partner, deal.give)
    for asset in deal.uses:
        state = _use(state, deal.partner, asset)
    return _give(state, deal.partner, deal.by, deal.take)


def _give(state: State, giver: int, taker: int, bundle: tuple[int, ...]) -> State:
    """Money comes from free cash and becomes income, not to be spent this year."""
    purses = pay(state.purses, _cash(state, giver), _income(state, taker), bundle[-1])
    goods = _goods(bundle)
    poorer = replace(state.firms[giver], goods=_less(state.firms[giver].goods, goods))
    firms = put(state.firms, giver, poorer)
    richer = replace(firms[taker], goods=_sum(firms[taker].goods, goods))
    return replace(state, purses=purses, firms=put(firms, taker, richer))


def _year_end(step: Step[State]) -> Step[State]:
    """Everything is sold (reduced: no storage), income becomes cash, the symbol is put up."""
    lying, _ = desk.lapsed(step.state.desk, lambda _: True)
    state, events = replace(step.state, desk=lying), list(step.events)
    for number, firm in enumerate(state.firms):
        amount = sum(count * price for count, price in zip(firm.goods, PRICE, strict=True))
        purses = pay(state.purses, BANK, _income(state, number), amount)
        purses = pay(
            purses, _income(state, number), _cash(state, number), purses[_income(state, number)]
        )
        firms = put(state.firms, number, replace(firm, goods=NONE))
        state = replace(state, purses=purses, firms=firms)
        events.append(Sold(firm=number, amount=amount))
    stay = staying(state.left)
    first = next((seat for seat in stay if state.purses[seat] >= state.floor), stay[0])
    inside = tuple(not gone for gone in state.left)
    phase = Rising(first, state.floor, None, inside)
    return Step(replace(state, turn=state.turn + 1, phase=phase), tuple(events), revealed=True)


def _raise(state: State, rising: Rising, amount: int) -> Step[State]:
    cash = state.purses[rising.seat]
    if not rising.least <= amount <= cash:
        raise RuleError("bid-out-of-range", least=rising.least, most=cash)
    raised = replace(rising, least=amount + 10, leader=rising.seat)
    return _auctioned(Step(state, (Raised(seat=rising.seat, amount=amount),)), raised)


def _pass(state: State, rising: Rising) -> Step[State]:
    out = replace(rising, inside=put(rising.inside, rising.seat, False))
    return _auctioned(Step(state, (Passed(seat=rising.seat),)), out)


def _auctioned(step: Step[State], rising: Rising) -> Step[State]:
    """The next who is still in bids or passes, unless only the leader is left, or nobody."""
    state, count = step.state, len(rising.inside)
    order = [Seat((rising.seat + n) % count) for n in range(1, count + 1)]
    rivals = [seat for seat in order if rising.inside[seat] and seat != rising.leader]
    if rivals:
        rising = replace(rising, seat=rivals[0])
        return replace(step, state=replace(state, turn=state.turn + 1, phase=rising))
    if rising.leader is not None:
        price = rising.least - 10
        state = replace(
            state,
            purses=pay(state.purses, rising.leader, BANK, price),
            symbols=put(state.symbols, rising.leader, state.symbols[rising.leader] + 1),
            floor=price,
        )
        bought = SymbolBought(seat=rising.leader, amount=price)
        step = replace(step, events=(*step.events, bought))
    phase = Announcing((None,) * len(state.left))
    following = replace(state, turn=state.turn + 1, year=state.year + 1, phase=phase)
    return replace(step, state=following)


def _imagine_phase(
    state: State, seat: Seat | None, chance: Chance
) -> Announcing | Bidding | Trading | Rising:
    mine = [knows(seat, firm.ceo) for firm in state.firms]
    match state.phase:
        case Announcing(chosen=chosen):
            return Announcing(
                tuple(
                    place if knows(seat, one) or place is None else chance.below(2)
                    for one, place in enumerate(chosen)
                )
            )
        case Bidding(bids=bids) as bidding:
            guesses = (state.purses[_cash(state, firm)] for firm in range(len(bids)))
            return replace(
                bidding,
                bids=tuple(
                    bid if mine[firm] or bid is None else chance.below(max(cash - 9, 1)) and cash
                    for firm, (bid, cash) in enumerate(zip(bids, guesses, strict=True))
                ),
            )
        case Trading() as trading:
            return trading
        case Rising() as rising:
            return rising


RULES = Rules(
    key="greed",
    version=1,
    seats=range(3, 6),
    options_type=Options,
    state_type=State,
    order_types=order_types,
    obey=obey,
    action_types=action_types,
    kinds=kinds,
    commands=commands,
    score="points",
    tie_break="amount",
    pages=pages,
    order_forms=order_forms,
    players={"trader": trader},
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
