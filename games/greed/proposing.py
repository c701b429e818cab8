"""5: Offers: what may be proposed, and by whom."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.core import desk
from games.core.contract import Step
from games.core.desk import Proposal, Propose
from games.core.seats import put
from games.core.words import Public, RuleError, Seat
from games.greed import trade
from games.greed.companies import ceo, check_ceo, company_of, with_company
from games.greed.components import FREE
from games.greed.deals import MAX_GOODS, has_something, processor, tradable
from games.greed.events import ProposalMade
from games.greed.processing import available
from games.greed.state import Board, State, Trading

MAX_OFFERED = 20
"""Offers that a company may make in a year, so that nobody is drowned in them (ours)."""


def propose(state: State, phase: Trading, seat: Seat, offer: Propose) -> Step[State]:
    """An offer, or a counter-offer; between two companies of one CEO it is carried out at once.

    To make one takes Done back (ruling 20).
    """
    board = state.board
    check_ceo(board, seat, offer.by)
    if offer.partner == offer.by:
        raise RuleError("offer-to-oneself")
    if offer.partner is not None and offer.partner not in tradable(board):
        raise RuleError("trades-no-more", companies=_others(board, offer.by))
    own = is_own(board, offer.by, offer.partner)
    _check_content(board, offer, own=own)
    lying = desk.propose(board.desk, offer, state.turn, capped=not own)
    made = lying.open[-1]
    processor(board, made)
    told = _told(board, made)
    company = company_of(board, offer.by)
    company = replace(company, offered=company.offered + (not own))
    board = replace(with_company(board, offer.by, company), desk=lying)
    phase = replace(phase, done=put(phase.done, seat, False))
    step = Step(replace(state, board=board, phase=phase), (told,))
    if made.partner is None or not own:
        return step
    deal = trade.accept(step.state, seat, made.id, made.partner)
    return replace(deal, events=(told, *deal.events))


def can_propose(board: Board, number: int, partner: int | None) -> bool:
    """Whether the company may make one more offer now. The caps are for what others must read: a
    deal between two companies of one CEO is never capped (ruling 3.7.4).
    """
    if is_own(board, number, partner):
        return has_something(board, number)
    fewer = company_of(board, number).offered < MAX_OFFERED
    open_ = sum(one.by == number for one in board.desk.open)
    return fewer and open_ < desk.MAX_OPEN and has_something(board, number)


def is_own(board: Board, number: int, partner: int | None) -> bool:
    """Whether both sides have the same CEO."""
    return partner is not None and ceo(board, partner) == ceo(board, number)


def most_goods(board: Board, number: int, partner: int | None) -> int:
    """The most units of one product in an offer; between two companies of one CEO as many as they have."""
    if partner is None or not is_own(board, number, partner):
        return MAX_GOODS
    return max(MAX_GOODS, *board.stocks[number], *board.stocks[partner])


def _check_content(board: Board, offer: Propose, *, own: bool) -> None:
    """Both give at least 1M or a good; money is there now, goods may still come (ruling 20)."""
    products, most = len(board.prices), most_goods(board, offer.by, offer.partner)
    if not has_something(board, offer.by):
        raise RuleError("nothing-to-give", company=offer.by)
    if not own and company_of(board, offer.by).offered >= MAX_OFFERED:
        raise RuleError("too-many-offers-a-year", company=offer.by, most=MAX_OFFERED)
    for bundle in (offer.give, offer.take):
        if len(bundle) != products + 1 or max(bundle[:-1]) > most:
            raise RuleError("too-many-goods", most=most)
        if min(bundle) >= 0 and not sum(bundle):
            raise RuleError("both-must-give")
    _check_money(board, [offer.by], offer.give[-1])
    partners = (offer.partner,) if offer.partner is not None else _others(board, offer.by)
    if not partners:
        raise RuleError("nobody-trades")
    _check_money(board, partners, offer.take[-1])
    _check_uses(board, offer)


def _others(board: Board, number: int) -> tuple[int, ...]:
    """The companies with which it may trade."""
    return tuple(one for one in tradable(board) if one != number)


def _check_money(board: Board, companies: Sequence[int], money: int) -> None:
    """Check that one of several companies has it; Free Cash never grows while there is trade."""
    richest = max(companies, key=lambda one: board.money(one, FREE))
    if money > board.money(richest, FREE):
        raise RuleError(
            "company-lacks-money", company=richest, cash=board.money(richest, FREE), cost=money
        )


def _check_uses(board: Board, offer: Propose) -> None:
    """Each once a year, so each once in a deal."""
    sides = [offer.by] if offer.partner is None else [offer.by, offer.partner]
    able = tuple(asset for side in sides for asset in available(board, side))
    if len(set(offer.uses)) < len(offer.uses) or not set(offer.uses) <= set(able):
        raise RuleError("asset-not-available", company=offer.by, assets=able)


def _told(board: Board, made: Proposal) -> Public:
    director = None if made.partner is None else ceo(board, made.partner)
    asked = () if director in (None, ceo(board, made.by)) else (director,)
    return ProposalMade(
        proposal=made.id, by=made.by, partner=made.partner, give=made.give, take=made.take,
        uses=made.uses, answers=made.answers, words=made.words, asked=asked,
    )  # fmt: skip
