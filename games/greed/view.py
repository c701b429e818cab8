"""What a viewer may know of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from games.core.contract import Note
from games.core.desk import Proposal, is_open_to
from games.core.seats import BySeat
from games.core.words import RuleError, Seat
from games.greed import sealed
from games.greed.announcements import CARDS
from games.greed.asking import awaited
from games.greed.companies import ceo
from games.greed.deals import After, speaks_for, stands, tradable, tried
from games.greed.prices import market_value
from games.greed.processing import best_use
from games.greed.state import (
    Bid,
    Bidding,
    Board,
    Phase,
    Picking,
    Selling,
    State,
)
from games.greed.years import points

_Deals = Sequence[tuple[Proposal, Board | RuleError]]
"""An offer with each company that might take it up, and what would come of it."""


class OwnUse(msgspec.Struct, frozen=True):
    """What a company of the viewer's had best do with its stock at today's prices."""

    company: int
    uses: tuple[int, ...]
    value: int
    """What the market would pay then."""
    gain: int
    """How much more than for the goods as they are."""


class Side(msgspec.Struct, frozen=True):
    """How a company of the viewer's would stand if `party` took the offer up."""

    party: int
    after: After


class OpenOffer(msgspec.Struct, frozen=True):
    """An open offer: who could take it up now, and what that would mean for the viewer."""

    proposal: Proposal
    takers: tuple[int, ...]
    why: Note | None
    """Why nobody can."""
    sides: tuple[Side, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a seat, or a spectator, may know."""

    me: Seat | None
    board: Board
    phase: Phase
    """Without the sealed choices of others: they are None, wish lists are empty."""
    asked: tuple[Seat, ...]
    """Whom the game waits for."""
    answered: tuple[int, ...]
    """Companies that have bid, or said what they keep."""
    hand: tuple[int, ...]
    decades: BySeat[tuple[int, ...]]
    """By seat, the decades of the cards in hand: they follow from what was dealt and played."""
    deck: int
    points: BySeat[int]
    uses: tuple[OwnUse, ...]
    standings: tuple[OpenOffer, ...]
    """The open offers, as they lie on the desk."""


def view(state: State, seat: Seat | None) -> View:
    board = state.board
    return View(
        me=seat,
        board=board,
        phase=_seen(state, seat),
        asked=awaited(state),
        answered=_answered(state.phase),
        hand=CARDS.own(state, seat),
        decades=CARDS.backs(state),
        deck=len(state.deck),
        points=points(board),
        uses=() if seat is None else tuple(_uses(board, seat)),
        standings=tuple(_standings(board, seat)),
    )


def _seen(state: State, seat: Seat | None) -> Phase:
    if choice := sealed.of(state):
        return choice.seen(state, seat).phase
    match state.phase:
        case Picking(queue=queue, bids=bids):
            known = zip(queue, bids, strict=True)
            shown = (b if ceo(state.board, n) == seat else Bid(b.amount) for n, b in known)
            return Picking(queue, tuple(shown))
        case phase:
            return phase


def _answered(phase: Phase) -> tuple[int, ...]:
    match phase:
        case Bidding(bidders=companies, bids=answers) | Selling(sellers=companies, kept=answers):
            both = zip(companies, answers, strict=True)
            return tuple(company for company, answer in both if answer is not None)
        case _:
            return ()


def _uses(board: Board, seat: Seat) -> Iterator[OwnUse]:
    for number in speaks_for(board, seat):
        use = best_use(board, number)
        plain = market_value(board, board.stocks[number])
        yield OwnUse(number, use.uses, use.value, use.value - plain)


def _standings(board: Board, seat: Seat | None) -> Iterator[OpenOffer]:
    parties = tradable(board) if board.desk.open else []
    for offer in board.desk.open:
        deals = (replace(offer, partner=one) for one in parties if is_open_to(offer, one))
        yield _standing(board, offer, [(deal, tried(board, deal)) for deal in deals], seat)


def _standing(board: Board, offer: Proposal, deals: _Deals, seat: Seat | None) -> OpenOffer:
    refused = [then for _, then in deals if isinstance(then, RuleError)]
    takers = tuple(_party(deal) for deal, then in deals if isinstance(then, Board))
    why = Note(refused[0].why, refused[0].facts) if refused and not takers else None
    sides = () if seat is None else tuple(_sides(board, deals, seat))
    return OpenOffer(offer, takers, why, sides)


def _sides(board: Board, deals: _Deals, seat: Seat) -> Iterator[Side]:
    """As the one who takes it up, or as the one who made it."""
    for deal, then in deals:
        party = _party(deal)
        mine = next((n for n in (party, deal.by) if ceo(board, n) == seat), None)
        if mine is not None and isinstance(then, Board):
            yield Side(party, stands(board, then, mine))


def _party(deal: Proposal) -> int:
    assert deal.partner is not None
    return deal.partner
