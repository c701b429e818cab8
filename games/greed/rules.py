"""Greed as the contract asks for it: set up, judging, silence, leaving, what is kept."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec.structs import replace

from games.core import lengths
from games.core.chance import Chance
from games.core.contract import Rules, Step
from games.core.desk import Accept, Decline, MakePromise, MarkPromise, Propose, Withdraw
from games.core.seats import put
from games.core.steps import check_parts, joined
from games.core.words import Action, RuleError, Seat
from games.greed import (
    announcements,
    auctions,
    entrepreneurs,
    investments,
    preparation,
    proposing,
    sales,
    scapegoats,
    trade,
    years,
)
from games.greed.actions import (
    Abstain,
    Announce,
    Discard,
    Done,
    Found,
    Invest,
    Keep,
    Name,
    NotDone,
    Pass,
    RaiseTo,
    TakeAsset,
    TakeNothing,
    Transform,
    action_types,
    order_types,
)
from games.greed.asking import played_on, unanswered
from games.greed.asks import computer_offers, offers, waiting
from games.greed.commands import codes, commands
from games.greed.components import PILE, PRODUCTS
from games.greed.events import PlayerLeft
from games.greed.forecast import FIRSTS, forecast
from games.greed.hints import about, compared, hint, told
from games.greed.imagining import imagine
from games.greed.kinds import kinds
from games.greed.orders import obey, order_forms
from games.greed.pages import pages, titles
from games.greed.players import sensible
from games.greed.players.beginner import BEGINNER
from games.greed.players.guide import GUIDE
from games.greed.state import (
    Announcing,
    Bidding,
    Discarding,
    Founding,
    Naming,
    Options,
    Over,
    Picking,
    Raising,
    Selling,
    State,
    Trading,
)
from games.greed.strengths import strengths
from games.greed.view import view
from games.greed.years import outcome


def setup(seats: int, options: Options, moment: datetime, chance: Chance) -> Step[State]:
    """A company and two cards each; then the first year begins (Setup)."""
    state = preparation.prepared(seats, options, chance)
    begun = joined(Step(state, preparation.told(state)), years.begin(state))
    return played_on(begun)


def apply(
    state: State, seat: Seat, action: Action, moment: datetime, chance: Chance
) -> Step[State]:
    """The one judge. Sealed choices and trade leave the decision open that they belong to."""
    _check(state, seat, action)
    step = _judged(state, seat, action)
    if isinstance(step.state.phase, type(state.phase)) and _stays_open(state, action):
        return played_on(step)
    return played_on(replace(step, state=replace(step.state, turn=state.turn + 1)))


def time_up(state: State, key: str, moment: datetime, chance: Chance) -> Step[State]:
    """Silence: see README.md, Phases and decisions."""
    return played_on(unanswered(state))


def leave(state: State, seat: Seat, moment: datetime, chance: Chance) -> Step[State]:
    """Leave: the seat is played by silence to the end, and counted with what it has."""
    if state.board.left[seat]:
        raise RuleError("you-have-left")
    board = replace(state.board, left=put(state.board.left, seat, True))
    gone = trade.without_the_one_who_left(replace(state, board=board), seat)
    step = joined(Step(state, (PlayerLeft(seat=seat),)), gone)
    if years.all_have_left(board):
        return joined(step, years.over(step.state, "all-left"))
    return played_on(step)


def totals(state: State) -> Mapping[str, int]:
    """Money with the bank's, cards, symbols, and of each product with the reserve's: nothing."""
    board = state.board
    held = sum(len(one.assets) for one in board.companies if one)
    cards = held + len(board.market) + len(board.discards) + len(state.deck)
    sold = sum(board.piles)
    return {
        "money": sum(board.purses),
        **{key: sum(stock[at] for stock in board.stocks) for at, key in enumerate(PRODUCTS)},
        "assets": cards + sum(map(len, state.hands)),
        "symbols": 2 * PILE - sold + sum(map(len, board.symbols)),
    }


def worth(state: State) -> tuple[int, ...]:
    """Points so far."""
    return years.points(state.board)


def _check(state: State, seat: Seat, action: Action) -> None:
    """Check that the seat is at the table, and that the action has the parts that it should."""
    if not 0 <= seat < state.board.players:
        raise RuleError("nobody-there")
    if state.board.left[seat]:
        raise RuleError("you-have-left")
    check_parts(action)
    if isinstance(state.phase, Over):
        raise RuleError("not-now")


def _stays_open(state: State, action: Action) -> bool:
    if isinstance(action, MarkPromise):
        return True
    return isinstance(state.phase, Announcing | Bidding | Trading | Selling)


def _judged(state: State, seat: Seat, action: Action) -> Step[State]:
    match action, state.phase:
        case MarkPromise(promise=promise, kept=kept), _:
            return trade.mark(state, seat, promise, kept=kept)
        case Announce(card=card), Announcing() as phase:
            return announcements.announce(state, phase, seat, card)
        case _, Trading() as phase:
            return _traded(state, phase, seat, action)
        case Keep(company=company, goods=goods), Selling() as phase:
            return sales.keep(state, phase, seat, company, goods)
        case Name(company=company, office=office), Naming() as phase:
            return scapegoats.name(state, phase, seat, company, office)
        case Discard(company=company, card=card), Discarding() as phase:
            return scapegoats.discard(state, phase, seat, company, card)
        case RaiseTo(amount=amount), Raising() as phase:
            return auctions.bid(state, phase, seat, amount)
        case Pass(), Raising() as phase:
            return auctions.pass_(state, phase, seat)
        case Found(company=company, assets=assets), Founding() as phase:
            return entrepreneurs.found(state, phase, seat, company, assets)
        case _:
            return _invested(state, seat, action)


def _invested(state: State, seat: Seat, action: Action) -> Step[State]:
    match action, state.phase:
        case Invest(company=company, amount=amount, wishes=wishes), Bidding() as phase:
            return investments.invest(state, phase, seat, company, amount, wishes)
        case Abstain(company=company), Bidding() as phase:
            return investments.abstain(state, phase, seat, company)
        case TakeAsset(company=company, card=card), Picking() as phase:
            return investments.take(state, phase, seat, company, card)
        case TakeNothing(company=company), Picking() as phase:
            return investments.take_nothing(state, phase, seat, company)
        case _:
            raise RuleError("not-now")


def _traded(state: State, phase: Trading, seat: Seat, action: Action) -> Step[State]:
    match action:
        case Propose():
            return proposing.propose(state, phase, seat, action)
        case Accept(proposal=proposal, party=party):
            return trade.accept(state, seat, proposal, party)
        case Decline(proposal=proposal):
            return trade.decline(state, seat, proposal)
        case Withdraw(proposal=proposal):
            return trade.withdraw(state, seat, proposal)
        case MakePromise(holder=holder, words=words):
            return trade.promise(state, seat, holder, words)
        case Transform(company=company, uses=uses):
            return trade.transform(state, seat, company, uses)
        case Done():
            return trade.done(state, phase, seat)
        case NotDone():
            return trade.not_done(state, phase, seat)
        case _:
            raise RuleError("not-now")


RULES = Rules(
    key="greed",
    version=3,
    seats=range(3, 6),
    options_type=Options,
    state_type=State,
    action_types=action_types,
    order_types=order_types,
    kinds=kinds,
    score="points",
    tie_break="amount",
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
    pages=pages,
    titles=titles,
    obey=obey,
    order_forms=order_forms,
    hint=hint,
    about=about,
    compared=compared,
    told=told,
    forecast=forecast,
    strengths=strengths,
    firsts=FIRSTS,
    codes=codes,
    usual=lengths.load("games.greed"),
    rounds=lengths.rounds("games.greed"),
    commands=commands,
    players={"sensible": sensible},
    guide=GUIDE,
    beginner=BEGINNER,
    computer_offers=computer_offers,
)
