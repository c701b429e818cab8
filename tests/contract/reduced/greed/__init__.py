"""Mini-Greed: secret choices, a sealed bid per company, free trade, a rising auction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import combinations

import msgspec
from msgspec.structs import replace

from games.core import contract
from games.core.chance import Chance
from games.core.commands import Argument, Command
from games.core.contract import Outcome, Rules, Step, Waiting
from games.core.kinds import Kinds, Label, Money, Named, Player, Tally
from games.core.money import BANK, Purses, pay
from games.core.offers import Choice, Counts, Item, Number, Offer, Pick
from games.core.orders import Cancelled, Order, Raise, Verdict
from games.core.seats import put, ranked, staying
from games.core.timers import Pace, Timer
from games.core.words import Action, Private, Public, RuleError, Seat, Secret

COAL, STEEL, RAILS = 0, 1, 2
PRICE = (20, 30, 70)
Goods = tuple[int, int, int]
NONE: Goods = (0, 0, 0)


class Options(contract.Options, frozen=True):
    years: int = 3


class Firm(msgspec.Struct, frozen=True):
    """Cash and income are purses. Assets modulo 3: coal, steel, coal and steel into rails."""

    ceo: Seat
    goods: Goods = NONE
    assets: tuple[int, ...] = ()
    used: tuple[int, ...] = ()


class Deal(msgspec.Struct, frozen=True):
    """`first` gives, `second` runs the assets in `uses`, `second` gives back: all or nothing."""

    first: int
    second: int
    talk: int
    money: int
    goods: Goods
    uses: tuple[int, ...]
    back_money: int
    back: Goods


class Announcing(msgspec.Struct, frozen=True, tag_field="phase", tag="announcing"):
    chosen: tuple[int | None, ...]
    """By seat, the place in the hand."""


class Bidding(msgspec.Struct, frozen=True, tag_field="phase", tag="bidding"):
    market: tuple[int, ...]
    bids: tuple[int | None, ...]
    """By company."""


class Trading(msgspec.Struct, frozen=True, tag_field="phase", tag="trading"):
    talks: tuple[int, ...]
    """By pair of companies, how many proposals so far: an answer names the one it means."""
    done: tuple[bool, ...]
    deals: tuple[Deal, ...] = ()


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
    deals: tuple[Deal, ...] = ()
    rising: Rising | None = None


class Announce(Secret, frozen=True):
    place: int


class Bid(Secret, frozen=True):
    firm: int
    amount: int


class Propose(Secret, frozen=True):
    first: int
    second: int
    money: int
    goods: Goods
    uses: tuple[int, ...]
    back_money: int
    back: Goods


class Accept(Action, frozen=True):
    """`talk` says which proposal was meant: it may have been changed in the meantime."""

    first: int
    second: int
    talk: int


class Withdraw(Action, frozen=True):
    """By either side."""

    first: int
    second: int
    talk: int


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


class DealProposed(Private, frozen=True):
    first: int
    second: int
    talk: int


class DealWithdrawn(Private, frozen=True):
    first: int
    second: int
    talk: int


class DealDone(Public, frozen=True):
    first: int
    second: int
    talk: int


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
    Announce, Bid, Propose, Accept, Withdraw, Use, Done, RaiseTo, Pass,
)  # fmt: skip
order_types: tuple[type[Order], ...] = (SymbolUpTo,)

_FIRM, _ASSET = Label(tuple("ABCDEF")), Label(tuple(f"{'CSR'[n % 3]}{n + 1}" for n in range(40)))
_MONEY = ("amount", "price", "money", "back_money", "least", "most", "bids", "purses")
kinds: Kinds = {
    "seat": Player(),
    **dict.fromkeys(("firm", "first", "second"), _FIRM),
    **dict.fromkeys(("asset", "assets", "uses", "card", "cards", "market", "hand"), _ASSET),
    **dict.fromkeys(_MONEY, Money()),
    **dict.fromkeys(("goods", "back"), Tally(Named("good", ("coal", "steel", "rails")))),
}
_DEAL = (Argument("first"), Argument("second"), Argument("talk"))
commands = (
    Command("announce", Announce, (Argument("place", least=0, suggested=True),)),
    Command("bid", Bid, (Argument("firm"), Argument("amount"))),
    Command("accept", Accept, _DEAL),
    Command("withdraw", Withdraw, _DEAL),
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
    return Waiting(_awaited(state), (Timer(f"phase:{state.turn}", Pace()),))


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
        case Propose() as proposal, Trading() as trading:
            return _propose(state, trading, seat, proposal)
        case Accept() | Withdraw(), Trading() as trading:
            return _answer(state, trading, seat, action)
        case Use(firm=firm, asset=asset), Trading():
            _check_ceo(state, seat, firm)
            used = _use(state, firm, asset)
            return Step(used, (Transformed(firm=firm, asset=asset),))
        case Done(), Trading(done=done) as trading if not done[seat]:
            after = replace(state, phase=replace(trading, done=put(done, seat, True)))
            return _go_on(Step(after))
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
        case Trading(done=done, deals=deals):
            own_deals = tuple(deal for deal in deals if mine[deal.first] or mine[deal.second])
            return replace(known, deals=own_deals, answered=done)
        case Rising() as rising:
            return replace(known, rising=rising)


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """Hands, the deck, choices and bids not yet shown, and talks among others are secret."""
    others = [card for one, hand in enumerate(state.hands) if one != seat for card in hand]
    pool = list(chance.shuffled(sorted([*others, *state.deck])))
    hands = tuple(
        hand if one == seat else tuple(pool.pop() for _ in hand)
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
    points = [state.symbols[seat] * 10_000 + state.purses[seat] for seat in range(len(state.left))]
    scores = {Seat(seat): score for seat, score in enumerate(points)}
    return Outcome(ranked(scores), scores, "last-year" if state.year > state.last else "all-left")


def _firms(state: State, seat: Seat) -> list[int]:
    return [number for number, firm in enumerate(state.firms) if firm.ceo == seat]


def _cash(state: State, firm: int) -> int:
    return len(state.left) + firm


def _income(state: State, firm: int) -> int:
    return len(state.left) + len(state.firms) + firm


def _check_ceo(state: State, seat: Seat, firm: int) -> None:
    if not 0 <= firm < len(state.firms) or state.firms[firm].ceo != seat:
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
            return tuple(seat for seat in stay if not done[seat])
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
    pairs = len(state.firms) * (len(state.firms) - 1) // 2
    phase = Trading((0,) * pairs, (False,) * len(state.left))
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
        for other in range(len(state.firms)):
            if other != number:
                found.extend(_proposals(state, number, other))
    for deal in trading.deals:
        ceos = state.firms[deal.first].ceo, state.firms[deal.second].ceo
        if seat in ceos:
            found.append(Offer(Withdraw(deal.first, deal.second, deal.talk), hidden=True))
        if seat == ceos[1] and _can_carry_out(state, deal):
            found.append(Offer(Accept(deal.first, deal.second, deal.talk), hidden=True))
    return found


def _proposals(state: State, number: int, other: int) -> list[Offer]:
    """One form for any content: what I give, which assets you run, what you give back."""
    cash, firm = state.purses[_cash(state, number)], state.firms[number]
    if not cash and not any(firm.goods):
        return []
    first: Goods = NONE if cash else next(one for i, one in enumerate(UNITS) if firm.goods[i])
    least = Propose(number, other, 1 if cash else 0, first, (), 1, NONE)
    makers = _makers(state.firms[other])
    fields = (
        Number("money", 0, cash),
        Counts("goods", tuple(Item(i, most) for i, most in enumerate(firm.goods)), sum(firm.goods)),
        Pick("uses", makers, 0, len(makers)),
        Number("back_money", 0, 999),
        Counts("back", tuple(Item(i, 99) for i in range(3)), 99),
    )
    return [Offer(least, fields)]


UNITS: tuple[Goods, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def _pair(state: State, one: int, two: int) -> int:
    pairs = list(combinations(range(len(state.firms)), 2))
    return pairs.index((min(one, two), max(one, two)))


def _propose(state: State, trading: Trading, seat: Seat, new: Propose) -> Step[State]:
    """A proposal replaces what the two companies had on the table: a counter is one too."""
    _check_ceo(state, seat, new.first)
    if not 0 <= new.second < len(state.firms) or new.second == new.first:
        raise RuleError("no-such-company")
    gives = new.money + sum(new.goods)
    if min(new.money, new.back_money, *new.goods, *new.back) < 0:
        raise RuleError("amount-below-nothing")
    if not gives or not new.back_money + sum(new.back):
        raise RuleError("both-must-give")
    if new.money > state.purses[_cash(state, new.first)]:
        raise RuleError("not-enough", most=state.purses[_cash(state, new.first)])
    _less(state.firms[new.first].goods, new.goods)
    if not set(new.uses) <= set(_makers(state.firms[new.second])):
        raise RuleError("asset-not-available")
    pair = _pair(state, new.first, new.second)
    talk = trading.talks[pair] + 1
    deal = Deal(
        new.first, new.second, talk, new.money, new.goods, new.uses, new.back_money, new.back
    )
    kept = tuple(one for one in trading.deals if {one.first, one.second} != {new.first, new.second})
    phase = replace(trading, talks=put(trading.talks, pair, talk), deals=(*kept, deal))
    return Step(replace(state, phase=phase), (DealProposed(to=_ceos(state, deal), **_named(deal)),))


def _ceos(state: State, deal: Deal) -> tuple[Seat, ...]:
    return tuple({state.firms[deal.first].ceo, state.firms[deal.second].ceo})


def _named(deal: Deal) -> dict[str, int]:
    """The deal as an event tells of it."""
    return {"first": deal.first, "second": deal.second, "talk": deal.talk}


def _answer(state: State, trading: Trading, seat: Seat, answer: Accept | Withdraw) -> Step[State]:
    means = (answer.first, answer.second, answer.talk)
    deal = next((d for d in trading.deals if (d.first, d.second, d.talk) == means), None)
    if deal is None or seat not in _ceos(state, deal):
        raise RuleError("no-such-deal")
    cleared = tuple(one for one in trading.deals if one != deal)
    after = replace(state, phase=replace(trading, deals=cleared))
    if isinstance(answer, Withdraw):
        return Step(after, (DealWithdrawn(to=_ceos(state, deal), **_named(deal)),))
    _check_ceo(state, seat, deal.second)
    return Step(_carry_out(after, deal), (DealDone(**_named(deal)),))


def _can_carry_out(state: State, deal: Deal) -> bool:
    try:
        _carry_out(state, deal)
    except RuleError:
        return False
    return True


def _carry_out(state: State, deal: Deal) -> State:
    """Give, transform, give back. The state is a value: if a part fails, nothing has happened."""
    state = _give(state, deal.first, deal.second, deal.money, deal.goods)
    for asset in deal.uses:
        state = _use(state, deal.second, asset)
    return _give(state, deal.second, deal.first, deal.back_money, deal.back)


def _give(state: State, giver: int, taker: int, money: int, goods: Goods) -> State:
    """Money comes from free cash and becomes income, not to be spent this year."""
    purses = pay(state.purses, _cash(state, giver), _income(state, taker), money)
    poorer = replace(state.firms[giver], goods=_less(state.firms[giver].goods, goods))
    firms = put(state.firms, giver, poorer)
    richer = replace(firms[taker], goods=_sum(firms[taker].goods, goods))
    return replace(state, purses=purses, firms=put(firms, taker, richer))


def _year_end(step: Step[State]) -> Step[State]:
    """Everything is sold (reduced: no storage), income becomes cash, the symbol is put up."""
    state, events = step.state, list(step.events)
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
    mine = [firm.ceo == seat for firm in state.firms]
    match state.phase:
        case Announcing(chosen=chosen):
            return Announcing(
                tuple(
                    place if one == seat or place is None else chance.below(2)
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
        case Trading(deals=deals, talks=talks) as trading:
            pairs = combinations(range(len(state.firms)), 2)
            return replace(
                trading,
                deals=tuple(deal for deal in deals if mine[deal.first] or mine[deal.second]),
                talks=tuple(
                    talk if mine[one] or mine[two] else chance.below(9)
                    for (one, two), talk in zip(pairs, talks, strict=True)
                ),
            )
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
