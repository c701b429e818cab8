"""10: Entrepreneurs: the right to found one company, then the company itself."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.money import BANK
from games.core.words import RuleError, Seat
from games.greed import auctions, years
from games.greed.companies import alive, ceo, company_of, paid, with_company
from games.greed.components import BOX, COMPANY, COMPANY_ARROWS
from games.greed.events import CompanyFounded, FoundingBought, NobodyFounds
from games.greed.preparation import started
from games.greed.prices import falling, rising
from games.greed.state import Board, Founding, Raising, State

MAX_ASSETS = BOX.new_company.most_assets


def begin(state: State) -> Step[State]:
    """As many foundings as players, none in the last year (rulings 24 and 27)."""
    board = state.board
    over = board.year == board.years or board.founded == board.players
    if over or not board.foundable:
        return years.end(state)
    return Step(auctions.opened(state, COMPANY, _barred(board)))


def _barred(board: Board) -> tuple[Seat, ...]:
    seats = map(Seat, range(board.players))
    return tuple(one for one in seats if directs(board, one) >= BOX.new_company.most_directed)


def directs(board: Board, seat: Seat) -> int:
    """The number of companies of which the seat is CEO now."""
    return sum(ceo(board, number) == seat for number in alive(board))


def hammer(state: State, phase: Raising) -> Step[State]:
    """The leader pays and chooses; without a bid the year is over."""
    if phase.leader is None:
        told = NobodyFounds(floor=auctions.unpayable(state.board, COMPANY, _barred(state.board)))
        step = years.end(state)
        return replace(step, events=(told, *step.events))
    board = paid(state.board, phase.leader, BANK, phase.amount)
    bought = FoundingBought(seat=phase.leader, amount=phase.amount)
    return Step(replace(state, board=board, phase=Founding(phase.leader)), (bought,))


def found(
    state: State, phase: Founding, seat: Seat, number: int, assets: tuple[int, ...]
) -> Step[State]:
    """100M from the bank, the trend at once, up to four discards free of charge (ruling 25)."""
    board = state.board
    if seat != phase.founder:
        raise RuleError("not-your-turn", seat=phase.founder)
    if number not in board.foundable:
        raise RuleError("not-foundable", companies=board.foundable)
    wrong = len(set(assets)) < len(assets) or not set(assets) <= set(board.discards)
    if wrong or len(assets) > MAX_ASSETS:
        raise RuleError("not-among-the-discards", most=most_assets(board), assets=board.discards)
    after = replace(state, board=_founded(board, seat, number, assets))
    arrows = COMPANY_ARROWS[number]
    told = CompanyFounded(
        seat=seat, company=number, assets=assets, rising=rising(arrows), falling=falling(arrows)
    )
    step = years.end(after)
    return replace(step, events=(told, *step.events))


def by_silence(state: State, phase: Founding) -> Step[State]:
    """The lowest number with the highest discards."""
    board = state.board
    highest = tuple(sorted(board.discards, reverse=True)[:MAX_ASSETS])
    return found(state, phase, phase.founder, board.foundable[0], highest)


def most_assets(board: Board) -> int:
    return min(MAX_ASSETS, len(board.discards))


def _founded(board: Board, seat: Seat, number: int, assets: tuple[int, ...]) -> Board:
    board = started(board, seat, number, since=board.year + 1)
    board = with_company(board, number, replace(company_of(board, number), assets=assets))
    return replace(
        board,
        founded=board.founded + 1,
        foundable=tuple(one for one in board.foundable if one != number),
        discards=tuple(one for one in board.discards if one not in assets),
    )
