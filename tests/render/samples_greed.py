"""Games of Greed to draw: played by sensible players that announce and bid like others would."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.words.catalogue import Catalogue
from games.core.desk import Desk, Promise, Proposal
from games.core.record import Header, open_table, play
from games.core.words import Seat
from games.greed.companies import active, in_order
from games.greed.components import COMPANIES, PRODUCTS, SYMBOLS
from games.greed.rules import RULES as rules
from games.greed.state import (
    Bid,
    Bidding,
    Board,
    Company,
    Lot,
    Options,
    Phase,
    Picking,
    State,
    Trading,
)
from games.players import player_of
from games.players.game import OPENED, play_game
from render.scene import History, Scene

NAMES = ("Giulia", "Marco", "Ottavia R.", "Theo", "Ada")
HARD_NAMES = (
    "Bartholomäus Wintersteinerson",
    "🦊🦊🦊",
    "Ottavia Ruggiero Della Valle",
    "Wilhelmina-Alexandra Wagner",
    "שלום",
)
CATALOGUE = Catalogue(strict=True)
PLAYER = "sensible"


@cache
def played(seats: int, seed: int = 1) -> tuple[State, ...]:
    """The state after each entry of a whole game."""
    head: Header[Any] = Header("greed", rules.version, seats, Options(), f"look {seed}", OPENED)
    table = open_table(rules, head)
    states = [table.state]
    for entry in play_game(rules, head, [player_of(rules, PLAYER)] * seats).entries:
        table = play(rules, head, table, entry)
        states.append(table.state)
    return tuple(states)


def during(kind: type[Phase], seats: int, year: int = 1) -> State:
    """The last moment of such a phase in that year, or in the first later one that has it."""
    moments = [s for s in played(seats) if isinstance(s.phase, kind) and s.board.year >= year]
    first = moments[0].board.year
    return [one for one in moments if one.board.year == first][-1]


def offered(seats: int) -> State:
    """The first moment with an offer to a company on the desk."""
    return next(
        state
        for state in played(seats)
        if any(one.partner is not None for one in state.board.desk.open[:1])
    )


def picking(seats: int) -> State:
    """Bids lie open, wish lists were not given: the first company chooses."""
    state = during(Bidding, seats, 3)
    queue = in_order(state.board, active(state.board))
    bids = tuple(Bid(40 - 10 * place) for place in range(len(queue)))
    return replace(state, phase=Picking(queue, bids))


@cache
def crowded(seats: int = 5) -> State:
    """The largest numbers: ten companies with four assets, all goods, long promises, many offers."""
    state = during(Trading, seats, 5)
    board = state.board
    companies = tuple(_full(board, number) for number in range(COMPANIES))
    purses = [999 if purse else 888 for purse in board.purses[:-1]]
    purses = [*purses, -sum(purses)]
    stocks = tuple(_goods(number) for number in range(COMPANIES))
    reserve = tuple(-sum(stock[at] for stock in stocks) for at in range(len(PRODUCTS)))
    lots = tuple(Lot(card, Seat(card % seats), 5) for card in range(9))
    board = replace(
        board,
        companies=companies,
        purses=tuple(purses),
        stocks=(*stocks, reserve),
        market=lots,
        prices=tuple(at % 9 for at in range(len(PRODUCTS))),
        trends=tuple(at % 5 for at in range(len(PRODUCTS))),
        arrows=tuple(at % 7 - 3 for at in range(len(PRODUCTS))),
        symbols=tuple(tuple(range(seat, len(SYMBOLS), seats)) for seat in range(seats)),
        piles=(9, 9),
        desk=_desk(seats),
    )
    return replace(state, board=board)


def scene(
    state: State, viewer: int | None = None, language: str = "en", names: Sequence[str] = NAMES
) -> Scene:
    """A state as a seat, or a spectator, sees it."""
    sitting = tuple(names[: state.board.players])
    view = rules.view(state, None if viewer is None else Seat(viewer))
    words = CATALOGUE.words(language, rules, sitting, rules.titles(view)).plain
    return Scene(view, rules.waiting(state), words, sitting, 42, outcome=rules.outcome(state))


def history(states: Sequence[State]) -> History:
    views = [rules.view(state, None) for state in states]
    counts = [state.board.founded for state in states]
    marks = [n for n in range(1, len(counts)) if counts[n] > counts[n - 1]]
    return History([rules.worth(state) for state in states], marks, views)


def _full(board: Board, number: int) -> Company:
    players = board.players
    officers = tuple(Seat((number + place) % players) for place in range(6))
    assets = tuple(number + 10 * place for place in range(4))
    boot = number % 3 == 0
    return Company(officers, since=1 if number < 9 else 9, assets=assets, boot=boot)


def _goods(number: int) -> tuple[int, ...]:
    return tuple((number + at) % 4 + 9 * (number == at) for at in range(len(PRODUCTS)))


def _desk(seats: int) -> Desk:
    none = (0,) * len(PRODUCTS)
    offers = tuple(
        Proposal(
            id=90 + number,
            by=number % 5,
            partner=None if number % 3 == 0 else 5 + number % 4,
            give=(*none[:-3], 2, 1 + number, 3, 120 * (number % 2)),
            take=(1, 2, *none[2:], 999 if number % 2 else 0),
            uses=(40 - 10, 41 - 10) if number == 2 else (),
            answers=90 if number == 4 else None,
            words="I will name the COO of Loomfield Union, whatever they say"
            if number == 1
            else "",
        )
        for number in range(9)
    )
    promises = tuple(
        Promise(number, Seat(number % seats), Seat((number + 1) % seats), _PROMISE, kept)
        for number, kept in enumerate((None, True, False, None, None, True, False, None, None))
    )
    return Desk(99, offers, promises)


_PROMISE = "I shall never again offer coal at more than the market pays for it, in any year to come"
