"""Whom the game waits for, for what, and what they may do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.contract import Waiting
from games.core.kinds import Counted, Kinds, Money, Named, Player, Tally, Word
from games.core.offers import Choice, Counts, Item, Offer
from games.core.timers import Pace, Timer
from games.core.words import Action, Facts, Seat
from games.owners_choice import exchanging, moving, presidents, trading
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    Exchange,
    ExchangeNothing,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.components import (
    COMPANIES,
    COUNT,
    DICE,
    FACES,
    FUND_DIE,
    MAX_SHARES,
    SPACES,
)
from games.owners_choice.prices import steerable
from games.owners_choice.state import (
    Exchanging,
    Moving,
    Naming,
    Opening,
    Over,
    Presiding,
    State,
    Steering,
    Trading,
    View,
    gone,
    prices,
)

action_types: tuple[type[Action], ...] = (
    Trade,
    Pass,
    Move,
    RollDie,
    ChooseCompany,
    Exchange,
    ExchangeNothing,
    DeclareBankruptcy,
)

_COMPANY = Named("company", COMPANIES)
_FACE = Named("face", FACES)
kinds: Kinds = {
    **dict.fromkeys(("seat", "seats", "other"), Player()),
    **dict.fromkeys(("company", "companies", "given", "taken"), _COMPANY),
    **dict.fromkeys(("shares", "sold", "bought"), Tally(_COMPANY)),
    **dict.fromkeys(("amount", "price", "before", "cash", "cost", "proceeds", "fund"), Money("$")),
    "die": Named("die", DICE),
    "face": _FACE,
    "faces": Tally(_FACE),
    "space": Named("space", SPACES),
    "steps": Counted("counted-steps"),
    "reason": Word("reason"),
    "direction": Word("direction"),
}


def acting(seen: State | View) -> Seat | None:
    """The seat whose answer the game waits for; None once it is over."""
    match seen.phase:
        case Presiding(seat=seat) | Steering(seat=seat):
            return seat
        case Over():
            return None
        case _:
            return seen.mover


def waiting(state: State) -> Waiting:
    """The seats that are waited for. A bankruptcy may be declared besides, and nobody waits for that."""
    seat = acting(state)
    if seat is None:
        return Waiting((), ())
    ask, facts = _ask(state)
    return Waiting(
        (seat,),
        (Timer(f"turn:{state.turn}", Pace()),),
        ask=ask,
        facts={"seat": seat, **facts},
        private=isinstance(state.phase, Presiding),
        may=tuple(one for one in state.ruined if one != seat),
    )


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    """What is open to the seat now."""
    if gone(state)[seat] or isinstance(state.phase, Over):
        return ()
    asked = _asked(state) if seat == acting(state) else ()
    return (*asked, *_bankruptcy(state, seat))


def _ask(state: State) -> tuple[str, Facts]:
    match state.phase:
        case Opening():
            return "buy-first-shares", {}
        case Moving():
            most = moving.reach(state)
            return ("move" if state.traded else "move-or-trade"), {"most": most}
        case Presiding(company=company):
            return "choose-a-die", {"company": company}
        case Naming():
            return "name-a-company", {}
        case Steering(steps=steps):
            return ("raise-a-price" if steps > 0 else "lower-a-price"), {"count": abs(steps)}
        case Exchanging():
            return "exchange-a-share", {}
        case Trading():
            return "trade-after-moving", {}
        case Over():
            raise AssertionError("nobody is asked after the end")


def _asked(state: State) -> Sequence[Offer]:
    match state.phase:
        case Opening() | Trading():
            return (_session(state), Offer(Pass(), aside=True))
        case Moving():
            steps = Offer(Move(1), (Choice("steps", range(1, moving.reach(state) + 1)),))
            return (steps,) if state.traded else (steps, _session(state))
        case Presiding() as phase:
            return (_die(state, phase),)
        case Naming():
            return (Offer(ChooseCompany(0), (Choice("company", range(COUNT)),)),)
        case Steering() as phase:
            companies = steerable(phase)
            return (Offer(ChooseCompany(companies[0]), (Choice("company", companies),)),)
        case Exchanging():
            return (*_exchanges(state), Offer(ExchangeNothing()))
        case Over():
            raise AssertionError("nothing is offered after the end")


def _session(state: State) -> Offer:
    """What the mover holds afterwards; its budget is theirs alone to see."""
    held, purse = state.shares[state.mover], state.purses[state.mover]
    items = tuple(_item(state, company, price) for company, price in enumerate(prices(state)))
    # To sell all is nothing for somebody who holds none.
    field = Counts("shares", items, MAX_SHARES, least=0 if any(held) else 1, budget=purse)
    # Without shares "hold none" would look like [Buy and sell nothing] once more: a share is proposed.
    within = [item.key for item in items if item.most and item.price <= purse]
    if any(held) or not within:
        return Offer(Trade(held), (field,), hidden=True)
    first = tuple(int(item.key == within[0]) for item in items)
    return Offer(Trade(first), (field,), hidden=True)


def _item(state: State, company: int, price: int) -> Item:
    least, most = trading.bounds(state, company)
    start = state.shares[state.mover][company]
    return Item(company, most, price=price, least=least, start=start)


def _die(state: State, phase: Presiding) -> Offer:
    """Whether the company's die can be paid for is for its President alone to see."""
    dice: tuple[int, ...] = (FUND_DIE,)
    if presidents.can_pay(state, phase.seat, phase.company):
        dice = (phase.company, FUND_DIE)
    return Offer(RollDie(FUND_DIE), (Choice("die", dice),), hidden=True)


def _exchanges(state: State) -> Iterator[Offer]:
    mine = exchanging.held(state, state.mover)
    for seat in exchanging.partners(state):
        theirs = exchanging.held(state, seat)
        fields = (Choice("given", mine), Choice("taken", theirs))
        yield Offer(Exchange(seat, mine[0], theirs[0]), fields)


def _bankruptcy(state: State, seat: Seat) -> tuple[Offer, ...]:
    return (Offer(DeclareBankruptcy(), hidden=True),) if seat in state.ruined else ()
