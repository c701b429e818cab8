"""Setup: a company each, the deck by decades, two cards each."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.chance import Chance
from games.core.money import BANK
from games.core.seats import put
from games.core.words import Private, Public, Seat
from games.greed import prices
from games.greed.companies import alive, ceo, company_of, paid
from games.greed.components import (
    BOX,
    COMPANIES,
    COMPANY_ARROWS,
    DECADE,
    FREE,
    NOTHING,
    PRODUCTS,
    START_PRICE,
    deck_of,
)
from games.greed.events import CardsSeen, CompanyDealt
from games.greed.state import SLOTS, Announcing, Board, Company, Options, State


def prepared(players: int, options: Options, chance: Chance) -> State:
    """Everything dealt; the lowest company number has the start marker."""
    dealt = chance.shuffled(range(BOX.setup.first_companies))[:players]
    board = _empty(players, options)
    for seat, number in enumerate(dealt):
        board = started(board, Seat(seat), number, since=1)
    board = replace(board, start=ceo(board, alive(board)[0]))
    deck, hand = _shuffled(players, chance), BOX.setup.hand
    # Dealt clockwise from the start marker, too: with a set in which a decade is short it matters.
    turn = [(seat - board.start) % players for seat in range(players)]
    hands = tuple(tuple(sorted(deck[hand * at : hand * (at + 1)])) for at in turn)
    return State(
        turn=1, board=board, hands=hands, deck=deck[hand * players :],
        phase=Announcing((None,) * players),
    )  # fmt: skip


def started(board: Board, seat: Seat, number: int, since: int) -> Board:
    """A company begins: its CEO's marker, money from the bank, its trend at once (Setup; 10)."""
    companies = put(board.companies, number, Company(officers=(seat,), since=since))
    board = replace(board, companies=companies)
    board = paid(board, BANK, board.slot(number, FREE), BOX.setup.company_cash)
    return prices.trend_moved(board, COMPANY_ARROWS[number])


def told(state: State) -> tuple[Public | Private, ...]:
    board = state.board
    companies = (
        CompanyDealt(
            seat=company_of(board, number).officers[0],
            company=number,
            rising=prices.rising(COMPANY_ARROWS[number]),
            falling=prices.falling(COMPANY_ARROWS[number]),
        )
        for number in alive(board)
    )
    hands = (CardsSeen(to=(Seat(seat),), cards=hand) for seat, hand in enumerate(state.hands))
    return (*companies, *hands)


def _empty(players: int, options: Options) -> Board:
    products = len(PRODUCTS)
    return Board(
        options=options,
        year=1,
        years=BOX.years.by_players[players],
        start=Seat(0),
        left=(False,) * players,
        purses=(0,) * (players + SLOTS * COMPANIES + 1),
        stocks=(NOTHING,) * (COMPANIES + 1),
        companies=(None,) * COMPANIES,
        foundable=tuple(range(BOX.setup.first_companies, COMPANIES)),
        prices=(START_PRICE,) * products,
        trends=(BOX.trend_track.start,) * products,
        arrows=NOTHING,
        bases=BOX.status_tracks.start,
        symbols=((),) * players,
    )


def _shuffled(players: int, chance: Chance) -> tuple[int, ...]:
    """The tens on top, the forties at the bottom, each decade shuffled by itself."""
    cards = deck_of(players)
    decades = sorted({card // DECADE for card in cards})
    return tuple(
        card
        for decade in decades
        for card in chance.shuffled([one for one in cards if one // DECADE == decade])
    )
