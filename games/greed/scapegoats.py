"""8: Scapegoats: in companies with a boot CEO, CFO and COO name who is to go."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.contract import Step
from games.core.money import BANK
from games.core.words import Public, RuleError, Seat
from games.greed import symbols
from games.greed.companies import (
    alive,
    ceo,
    check_ceo,
    company_of,
    exchanged,
    in_order,
    paid,
    with_company,
)
from games.greed.components import BOX, CEO, COO, FREE, NOTHING
from games.greed.events import (
    AssetDiscarded,
    CompanyLiquidated,
    CompanyTakenOver,
    OfficerFired,
    OfficerNamed,
)
from games.greed.state import SLOTS, Board, Company, Discarding, Naming, State

OFFICES = COO + 1
PERCENT = BOX.severance.percent


def begin(state: State) -> Step[State]:
    """The highest asset first (ruling 13)."""
    board = state.board
    booted = [number for number in alive(board) if company_of(board, number).boot]
    return _next_company(state, in_order(board, booted))


def asked(state: State, phase: Naming) -> Seat | None:
    """The next to vote: CEO, CFO, COO, a player in two offices twice. Nobody asks who is alone."""
    company = company_of(state.board, phase.queue[0])
    filled = len(company.officers[:OFFICES])
    if len(phase.named) == filled or filled == 1:
        return None
    return company.officers[len(phase.named)]


def name(state: State, phase: Naming, seat: Seat, number: int, office: int) -> Step[State]:
    """Openly, one of the filled offices; one may name oneself (ruling 12)."""
    if number != phase.queue[0] or asked(state, phase) != seat:
        raise RuleError("not-your-vote")
    officers = company_of(state.board, number).officers[:OFFICES]
    if not 0 <= office < len(officers):
        raise RuleError("no-such-office", offices=tuple(range(len(officers))))
    told = OfficerNamed(seat=seat, company=number, office=office, officer=officers[office])
    return Step(replace(state, phase=replace(phase, named=(*phase.named, office))), (told,))


def resolve(state: State, phase: Naming) -> Step[State]:
    """Silence votes (ruling 17); when all have voted, those named are fired."""
    number = phase.queue[0]
    officers = company_of(state.board, number).officers[:OFFICES]
    voter = len(phase.named)
    if voter < len(officers):
        return _named(state, phase, officers[voter], number, by_silence(officers, voter))
    return _fire(state, phase, number)


def by_silence(officers: tuple[Seat, ...], voter: int) -> int:
    """The lowest filled office that another player holds, else the one that votes."""
    others = [one for one, seat in enumerate(officers) if seat != officers[voter]]
    return max(others, default=voter)


def severance(free: int, office: int) -> int:
    """40 or 20 % of the same Free Cash, rounded down (ruling 11)."""
    return free * PERCENT[office] // 100


def discard(state: State, phase: Discarding, seat: Seat, number: int, card: int) -> Step[State]:
    """The CEO gives up one of the company's assets."""
    board = state.board
    if number != phase.queue[0]:
        raise RuleError("not-now")
    check_ceo(board, seat, number)
    company = company_of(board, number)
    if card not in company.assets:
        raise RuleError("not-an-asset-of-it", company=number, assets=company.assets)
    rest = tuple(one for one in company.assets if one != card)
    used = tuple(one for one in company.used if one != card)
    board = with_company(board, number, replace(company, assets=rest, used=used))
    board = replace(board, discards=tuple(sorted((*board.discards, card))))
    told = AssetDiscarded(seat=seat, company=number, card=card)
    step = _next_company(replace(state, board=board), phase.queue[1:])
    return replace(step, events=(told, *step.events))


def must_choose(state: State, phase: Discarding) -> Seat | None:
    """The seat that chooses among several assets; one alone goes of itself."""
    company = company_of(state.board, phase.queue[0])
    return company.officers[CEO] if len(company.assets) > 1 else None


def discard_lowest(state: State, phase: Discarding) -> Step[State]:
    """Silence, or a single asset."""
    number = phase.queue[0]
    lowest = min(company_of(state.board, number).assets)
    return discard(state, phase, ceo(state.board, number), number, lowest)


def _named(state: State, phase: Naming, seat: Seat, number: int, office: int) -> Step[State]:
    """A vote that nobody was asked for."""
    officer = company_of(state.board, number).officers[office]
    told = OfficerNamed(seat=seat, company=number, office=office, officer=officer)
    return Step(replace(state, phase=replace(phase, named=(*phase.named, office))), (told,))


def _fire(state: State, phase: Naming, number: int) -> Step[State]:
    """Each office once; seats close up; the new CEO takes over before the next company votes."""
    board, company = state.board, company_of(state.board, number)
    fired = sorted(set(phase.named))
    board, events = _severed(board, number, company, fired)
    stay = tuple(seat for at, seat in enumerate(company.officers) if at not in fired)
    if not stay:
        board, told = _liquidated(board, number)
        step = _next_company(replace(state, board=board), phase.queue[1:])
        return replace(step, events=(*events, told, *step.events))
    changed = stay[CEO] != company.officers[CEO]
    if changed:
        events.append(CompanyTakenOver(seat=stay[CEO], company=number))
    board = with_company(board, number, replace(company, officers=stay, boot=False))
    after, always = replace(state, board=board), board.options.discard_asset_after_boot == "always"
    if company.assets and (always or changed):
        return Step(replace(after, phase=Discarding(phase.queue)), tuple(events))
    step = _next_company(after, phase.queue[1:])
    return replace(step, events=(*events, *step.events))


def _severed(
    board: Board, number: int, company: Company, fired: list[int]
) -> tuple[Board, list[Public]]:
    free, events = board.money(number, FREE), list[Public]()
    for office in fired:
        seat, amount = company.officers[office], severance(free, office)
        board = paid(board, board.slot(number, FREE), seat, amount)
        events.append(OfficerFired(seat=seat, company=number, office=office, amount=amount))
    return board, events


def _liquidated(board: Board, number: int) -> tuple[Board, Public]:
    """Money to the bank, goods to the reserve, assets to the discards (ruling 26)."""
    company, lost = company_of(board, number), 0
    for slot in range(SLOTS):
        amount = board.money(number, slot)
        board, lost = paid(board, board.slot(number, slot), BANK, amount), lost + amount
    board = exchanged(board, number, board.stocks[number], NOTHING)
    discards = tuple(sorted((*board.discards, *company.assets)))
    board = with_company(replace(board, discards=discards), number, None)
    return board, CompanyLiquidated(company=number, amount=lost)


def _next_company(state: State, queue: tuple[int, ...]) -> Step[State]:
    if queue:
        return Step(replace(state, phase=Naming(queue)))
    return symbols.begin(state)
