"""Mini-Owner: dice, hidden money, a choice that belongs to a seat that is not on turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from msgspec.structs import replace

from games.core import contract
from games.core.chance import Chance
from games.core.commands import Argument, Command
from games.core.contract import Outcome, Rules, Step, Waiting
from games.core.kinds import Kinds, Money, Named, Player, Tally
from games.core.money import BANK, Purses, pay
from games.core.offers import Choice, Counts, Item, Offer
from games.core.orders import Act, Order, Verdict
from games.core.seats import after, put, ranked, stayed_first, staying
from games.core.timers import Pace, Timer
from games.core.words import Action, Public, RuleError, Seat, knows

LADDER = (40, 60, 80, 100, 120, 140, 160, 190, 220, 260, 300)
DIVIDEND = (10, 20, 20, 30, 30, 40, 50, 60, 70, 80, 100)
START, GOAL, COMPANIES, SUPPLY, MOST = 3, 35, 4, 15, 12


class Options(contract.Options, frozen=True):
    pass


class Turn(msgspec.Struct, frozen=True, tag_field="phase", tag="turn"):
    """The mover trades at most once, and moves; trading after the move ends the turn."""

    moved: bool = False
    traded: bool = False


class President(msgspec.Struct, frozen=True, tag_field="phase", tag="president"):
    """`seat` chooses the die for its company; then the mover's turn goes on."""

    seat: Seat
    company: int
    traded: bool


class State(contract.State, frozen=True, kw_only=True):
    left: tuple[bool, ...]
    purses: Purses
    """By seat, then the Fund, the bank."""
    shares: tuple[tuple[int, ...], ...]
    """By seat, by company."""
    prices: tuple[int, ...] = (START,) * COMPANIES
    presidents: tuple[Seat | None, ...] = (None,) * COMPANIES
    marker: int = 0
    mover: Seat
    phase: Turn | President


class View(msgspec.Struct, frozen=True):
    me: Seat | None
    cash: tuple[int | None, ...]
    fund: int
    shares: tuple[tuple[int, ...], ...]
    prices: tuple[int, ...]
    presidents: tuple[Seat | None, ...]
    marker: int
    mover: Seat
    phase: Turn | President


class Buy(Action, frozen=True):
    shares: tuple[int, ...]


class Sell(Action, frozen=True):
    shares: tuple[int, ...]


class Move(Action, frozen=True):
    spaces: int


class EndTurn(Action, frozen=True):
    pass


class RollPresident(Action, frozen=True):
    pass


class RollFund(Action, frozen=True):
    pass


class AlwaysRollFund(Order, frozen=True):
    pass


class Moved(Public, frozen=True):
    seat: Seat
    space: int


class Bought(Public, frozen=True):
    seat: Seat
    shares: tuple[int, ...]


class SharesSold(Public, frozen=True):
    seat: Seat
    shares: tuple[int, ...]


class DieRolled(Public, frozen=True):
    seat: Seat
    company: int
    steps: int


class Bankrupt(Public, frozen=True):
    company: int


class FundTaken(Public, frozen=True):
    seat: Seat
    amount: int


action_types: tuple[type[Action], ...] = (Buy, Sell, Move, EndTurn, RollPresident, RollFund)
order_types: tuple[type[Order], ...] = (AlwaysRollFund,)

NAMES = ("iron", "timber", "wool", "salt")
kinds: Kinds = {
    **dict.fromkeys(("seat", "mover", "presidents"), Player()),
    **dict.fromkeys(("amount", "cash", "fund"), Money()),
    "company": Named("company", NAMES),
    "shares": Tally(Named("company", NAMES)),
}
commands = (
    Command("buy", Buy, (Argument("shares", items=NAMES, least=0, most=MOST),)),
    Command("sell", Sell, (Argument("shares", items=NAMES, least=0, most=MOST),)),
    Command("move", Move, (Argument("spaces", least=1, most=3, suggested=True),)),
    Command("end", EndTurn),
    Command("president", RollPresident),
    Command("fund", RollFund),
)


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    state = State(
        turn=1,
        left=(False,) * seats,
        purses=(*(690,) * seats, 0, -690 * seats),
        shares=((0,) * COMPANIES,) * seats,
        mover=Seat(chance.below(seats)),
        phase=Turn(),
    )
    return Step(state)


def waiting(state: State) -> Waiting:
    if outcome(state):
        return Waiting((), ())
    seat = state.phase.seat if isinstance(state.phase, President) else state.mover
    return Waiting((seat,), (Timer(f"turn:{state.turn}", Pace()),))


def offers(state: State, seat: Seat) -> Sequence[Offer]:
    if state.left[seat] or outcome(state):
        return ()
    match state.phase:
        case President(seat=president) as choice if president == seat:
            if state.purses[seat] >= _fee(state, choice):
                return (Offer(RollPresident(), hidden=True), Offer(RollFund()))
            return (Offer(RollFund()),)
        case Turn() as turn if seat == state.mover:
            return _turn_offers(state, turn, seat)
        case _:
            return ()


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    match action, state.phase:
        case Buy(shares=shares), Turn(traded=False) as turn if seat == state.mover:
            return _trade(state, turn, shares, 1)
        case Sell(shares=shares), Turn(traded=False) as turn if seat == state.mover:
            return _trade(state, turn, shares, -1)
        case Move(spaces=spaces), Turn(moved=False) as turn if seat == state.mover:
            return _move(state, turn, spaces)
        case EndTurn(), Turn(moved=True) if seat == state.mover:
            return Step(_next(state))
        case RollPresident(), President() as choice if seat == choice.seat:
            return _roll_president(state, choice, chance)
        case RollFund(), President() as choice if seat == choice.seat:
            return _roll_fund(state, choice, chance)
        case _:
            raise RuleError("not-now")


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    """Silence: a single step; the Fund die if the Fund holds anything (ruling 8)."""
    match state.phase:
        case President() as choice:
            if state.purses[len(state.left)] or state.purses[choice.seat] < _fee(state, choice):
                return _roll_fund(state, choice, chance)
            return _roll_president(state, choice, chance)
        case Turn(moved=False) as turn:
            return _move(state, turn, 1)
        case Turn():
            return Step(_next(state))


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    gone = replace(state, left=put(state.left, seat, True))
    if not staying(gone.left):
        return Step(gone)
    match gone.phase:
        case President(seat=president) as choice if president == seat:
            return _roll_fund(gone, choice, chance)
        case Turn() if gone.mover == seat:
            return Step(_next(gone))
        case _:
            return Step(gone)


def view(state: State, seat: Seat | None) -> View:
    return View(
        me=seat,
        cash=tuple(
            money if one == seat or outcome(state) else None
            for one, money in enumerate(state.purses[: len(state.left)])
        ),
        fund=state.purses[len(state.left)],
        shares=state.shares,
        prices=state.prices,
        presidents=state.presidents,
        marker=state.marker,
        mover=state.mover,
        phase=state.phase,
    )


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """The money of others is secret until the end; the bank makes up for the difference."""
    purses = state.purses
    if outcome(state):
        return state
    for other in range(len(state.left)):
        if not knows(seat, other):
            purses = pay(purses, other, BANK, purses[other])
            purses = pay(purses, BANK, other, 10 * chance.below(100))
    return replace(state, purses=purses)


def obey(order: Order, view: View, offers: Sequence[Offer]) -> Verdict:
    return next((Act(offer.action) for offer in offers if offer.action == RollFund()), None)


def worth(state: State) -> tuple[int, ...]:
    return state.purses[: len(state.left)]


def totals(state: State) -> Mapping[str, int]:
    return {"money": sum(state.purses)}


def outcome(state: State) -> Outcome | None:
    if state.marker < GOAL and staying(state.left):
        return None
    worth = {
        Seat(seat): state.purses[seat]
        + sum(n * LADDER[p] for n, p in zip(held, state.prices, strict=True))
        for seat, held in enumerate(state.shares)
    }
    return Outcome(
        stayed_first(ranked(worth), state.left),
        worth,
        "goal" if state.marker >= GOAL else "all-left",
    )


def _turn_offers(state: State, turn: Turn, seat: Seat) -> list[Offer]:
    found = [Offer(EndTurn())] if turn.moved else [_moves(state)]
    if turn.traded:
        return found
    held, cash, none = state.shares[seat], state.purses[seat], (0,) * COMPANIES
    prices = [LADDER[price] for price in state.prices]
    buys = tuple(
        Item(company, min(_unsold(state, company), MOST), price=prices[company])
        for company in range(COMPANIES)
    )
    room = MOST - sum(held)
    cheap = next(
        (i for i, item in enumerate(buys) if room and item.most and item.price <= cash), None
    )
    if cheap is not None:
        fields = (Counts("shares", buys, room, 1, cash),)
        found.append(Offer(Buy(put(none, cheap, 1)), fields, hidden=True))
    sells = tuple(Item(company, _sellable(state, seat, company)) for company in range(COMPANIES))
    first = next((i for i, item in enumerate(sells) if item.most), None)
    if first is not None:
        fields = (Counts("shares", sells, sum(item.most for item in sells), 1),)
        found.append(Offer(Sell(put(none, first, 1)), fields, hidden=True))
    return found


def _moves(state: State) -> Offer:
    return Offer(Move(1), (Choice("spaces", range(1, min(3, GOAL - state.marker) + 1)),))


def _unsold(state: State, company: int) -> int:
    return SUPPLY - sum(held[company] for held in state.shares)


def _sellable(state: State, seat: Seat, company: int) -> int:
    """The only holder keeps one."""
    mine = state.shares[seat][company]
    alone = mine == sum(held[company] for held in state.shares)
    return max(mine - alone, 0)


def _trade(state: State, turn: Turn, shares: tuple[int, ...], sign: int) -> Step[State]:
    seat, held = state.mover, state.shares[state.mover]
    if len(shares) != COMPANIES or min(shares) < 0 or not sum(shares):
        raise RuleError("shares")
    for company, count in enumerate(shares):
        most = _unsold(state, company) if sign > 0 else _sellable(state, seat, company)
        if count > most:
            raise RuleError("too-many-shares", company=company, most=most)
    now = tuple(mine + sign * count for mine, count in zip(held, shares, strict=True))
    if sum(now) > MOST:
        raise RuleError("hand-limit", most=MOST)
    cost = sum(count * LADDER[p] for count, p in zip(shares, state.prices, strict=True))
    giver, taker = (seat, BANK) if sign > 0 else (BANK, seat)
    traded = replace(
        state,
        purses=pay(state.purses, giver, taker, cost),
        shares=put(state.shares, seat, now),
        phase=replace(turn, traded=True),
    )
    told = Bought(seat=seat, shares=shares) if sign > 0 else SharesSold(seat=seat, shares=shares)
    appointed = _appoint(traded)
    return Step(_next(appointed) if turn.moved else appointed, (told,))


def _appoint(state: State) -> State:
    """The most shares make the president; ties keep, else go clockwise from the mover."""
    count, found = len(state.left), []
    for company, now in enumerate(state.presidents):
        most = max(held[company] for held in state.shares)
        order = [Seat((state.mover + n) % count) for n in range(count)]
        leaders = [seat for seat in order if state.shares[seat][company] == most and most]
        found.append(now if now in leaders else leaders[0] if leaders else None)
    return replace(state, presidents=tuple(found))


def _fee(state: State, choice: President) -> int:
    return 100 if LADDER[state.prices[choice.company]] >= 190 else 50


def _move(state: State, turn: Turn, spaces: int) -> Step[State]:
    if not 1 <= spaces <= min(3, GOAL - state.marker):
        raise RuleError("spaces", most=min(3, GOAL - state.marker))
    moved = replace(state, marker=state.marker + spaces, phase=replace(turn, moved=True))
    told = Moved(seat=state.mover, space=moved.marker)
    if moved.marker == GOAL:
        fund = len(state.left)
        purses = pay(state.purses, fund, state.mover, min(100, state.purses[fund]))
        return Step(replace(moved, purses=purses), (told,), revealed=True)
    company = moved.marker % COMPANIES
    president = state.presidents[company]
    if president is None or state.left[president]:
        after_move = _next(moved) if turn.traded else replace(moved, turn=state.turn + 1)
        return Step(after_move, (told,))
    choice = President(president, company, turn.traded)
    return Step(replace(moved, turn=state.turn + 1, phase=choice), (told,))


def _roll_president(state: State, choice: President, chance: Chance) -> Step[State]:
    fee = _fee(state, choice)
    if state.purses[choice.seat] < fee:
        raise RuleError("not-enough", amount=fee, most=state.purses[choice.seat])
    paid = replace(state, purses=pay(state.purses, choice.seat, len(state.left), fee))
    steps = (1, 2, 2, 3, -1, 0)[chance.below(6)]
    if steps == 0:
        for seat, held in enumerate(state.shares):
            each = DIVIDEND[state.prices[choice.company]]
            got = pay(paid.purses, BANK, seat, each * held[choice.company])
            paid = replace(paid, purses=got)
    return _rolled(paid, choice, steps, ())


def _roll_fund(state: State, choice: President, chance: Chance) -> Step[State]:
    """All of the Fund, also if the die bankrupts the company (ruling 10)."""
    steps = (0, -1, -1, -1, -2, -2)[chance.below(6)]
    if not steps:
        return _rolled(state, choice, 0, ())
    amount = state.purses[len(state.left)]
    paid = replace(state, purses=pay(state.purses, len(state.left), choice.seat, amount))
    return _rolled(paid, choice, steps, (FundTaken(seat=choice.seat, amount=amount),))


def _rolled(state: State, choice: President, steps: int, events: tuple[Public, ...]) -> Step[State]:
    """Control returns to the mover, who may still trade if they have not."""
    told = DieRolled(seat=choice.seat, company=choice.company, steps=steps)
    price = min(state.prices[choice.company] + steps, len(LADDER) - 1)
    bankrupt = price < 0
    if bankrupt:
        shares = tuple(put(held, choice.company, 0) for held in state.shares)
        state = replace(state, shares=shares)
        price, events = START, (*events, Bankrupt(company=choice.company))
    state = replace(state, prices=put(state.prices, choice.company, price))
    state = _appoint(state) if bankrupt else state
    turn = Turn(moved=True, traded=choice.traded)
    back = replace(state, turn=state.turn + 1, phase=turn)
    returns = not choice.traded and not state.left[state.mover]
    return Step(back if returns else _next(back), (told, *events))


def _next(state: State) -> State:
    seat = after(state.mover, state.left)
    return replace(state, turn=state.turn + 1, mover=seat, phase=Turn())


RULES = Rules(
    key="owner",
    version=1,
    seats=range(2, 6),
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
