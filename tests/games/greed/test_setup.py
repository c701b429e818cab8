"""Setup, and the set of cards."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.core.chance import Chance
from games.greed import preparation
from games.greed.components import ASSETS, BOX, CARDS, DECADE, PRICES, SYMBOLS, deck_of
from games.greed.inventory import CardsError, check
from games.greed.preparation import prepared
from games.greed.printed import Cards
from games.greed.state import Options, State


def dealt(players: int, seed: int = 0) -> State:
    return prepared(players, Options(), Chance("setup", seed))


@pytest.mark.parametrize(("players", "count", "years"), [(3, 36, 12), (4, 32, 8), (5, 40, 8)])
def test_there_are_as_many_cards_as_players_and_years(players: int, count: int, years: int) -> None:
    """Setup; Phases and ties: 36 cards and 12 years, 32 and 8, 40 and 8."""
    state = dealt(players)
    assert len(state.deck) + sum(map(len, state.hands)) == count == players * years
    assert state.board.years == years


def test_cards_are_dealt_clockwise_from_the_start_marker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling 3.7: whose cards are which matters where a host's own set is short."""
    monkeypatch.setattr(preparation, "_shuffled", lambda *_given: tuple(range(32)))
    starts = set()
    for seed in range(8):
        state = dealt(4, seed)
        starts.add(state.board.start)
        seats = [(state.board.start + at) % 4 for at in range(4)]
        assert [state.hands[seat] for seat in seats] == [(0, 1), (2, 3), (4, 5), (6, 7)]
    assert len(starts) > 1


@pytest.mark.parametrize(("players", "size"), [(3, 9), (4, 8), (5, 10)])
def test_the_deck_goes_by_decades_and_each_decade_is_whole_years(players: int, size: int) -> None:
    """Setup: the tens on top, the forties at the bottom."""
    for seed in range(5):
        state = dealt(players, seed)
        order = [*(card for hand in state.hands for card in hand), *state.deck]
        decades = [card // DECADE for card in order]
        assert decades == sorted(decades)
        assert set(Counter(decades).values()) == {size}
        assert size % players == 0


def test_cards_marked_for_fewer_players_are_out() -> None:
    """Setup: x4 and x3/x4 are out with four, x3/x4 with three, none with five."""
    marks = {players: {ASSETS[card].mark for card in deck_of(players)} for players in (3, 4, 5)}
    assert marks == {3: {"", "x4"}, 4: {""}, 5: {"", "x4", "x3/x4"}}


def test_each_player_directs_one_company_of_0_to_4_with_100m() -> None:
    """Setup: one company each, the rest of the five is out of the game."""
    for seed in range(5):
        board = dealt(3, seed).board
        numbers = [number for number, one in enumerate(board.companies) if one]
        assert len(numbers) == 3
        assert max(numbers) < 5
        assert sorted(board.companies[n].officers[0] for n in numbers) == [0, 1, 2]  # type: ignore[union-attr]
        assert all(board.money(number, 0) == 100 for number in numbers)
        assert board.foundable == (5, 6, 7, 8, 9)


def test_the_lowest_company_number_starts() -> None:
    """Setup: the green marker."""
    for seed in range(5):
        board = dealt(4, seed).board
        lowest = next(one for one in board.companies if one)
        assert board.start == lowest.officers[0]


def test_the_trend_of_each_company_dealt_counts_at_once() -> None:
    """Setup: Duneworks & Daughters, number 0, raises sand by a box."""
    for seed in range(8):
        board = dealt(3, seed).board
        sand = [product.key for product in CARDS.products.list].index("sand")
        assert board.trends[sand] == 2 + (board.companies[0] is not None)


def test_land_starts_at_20_and_sand_at_25() -> None:
    """Setup: the coloured boxes."""
    keys = [product.key for product in CARDS.products.list]
    start = CARDS.products.start
    assert [PRICES[keys.index(key)][start] for key in ("land", "sand")] == [20, 25]


def test_the_box_has_40_assets_10_companies_and_9_symbols_a_pile() -> None:
    """Setup; the English rulebook for the piles."""
    assert [one.number for one in ASSETS] == list(range(10, 50))
    assert [one.number for one in CARDS.companies.list] == list(range(10))
    assert Counter(one.pile for one in SYMBOLS) == {"gold": 9, "silver": 9}
    assert Counter(one.mark for one in ASSETS) == {"": 32, "x4": 4, "x3/x4": 4}


def test_symbols_a_to_g_are_worth_52_points() -> None:
    """The total of a published score sheet, which the house set keeps."""
    assert sum(one.points for one in SYMBOLS if one.letter < "H") == 52


def changed(**changes: object) -> Cards:
    """The house set with one table changed."""
    return msgspec.structs.replace(CARDS, **changes)


def without_the_last(table: object) -> object:
    rows = table.list  # type: ignore[attr-defined]
    return msgspec.structs.replace(table, list=rows[:-1])  # type: ignore[type-var]


def with_first(table: object, **fields: object) -> object:
    first, *rest = table.list  # type: ignore[attr-defined]
    rows = (msgspec.structs.replace(first, **fields), *rest)
    return msgspec.structs.replace(table, list=rows)  # type: ignore[type-var]


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (changed(assets=without_the_last(CARDS.assets)), "49 missing"),
        (changed(companies=without_the_last(CARDS.companies)), "9 missing"),
        (changed(symbols=without_the_last(CARDS.symbols)), "silver A to I"),
        (changed(assets=with_first(CARDS.assets, number=11)), "10 missing, 11 too many"),
        (changed(assets=with_first(CARDS.assets, mark="x4")), "4 assets are marked x4, not 5"),
        (changed(assets=with_first(CARDS.assets, trend={"gravel": 1})), "names gravel"),
        (changed(assets=with_first(CARDS.assets, trend={"land": 5})), "1 to 4 arrows"),
        (changed(assets=with_first(CARDS.assets, makes={})), "asset 10 makes nothing"),
        (changed(assets=with_first(CARDS.assets, makes={"land": 0})), "one or more of a product"),
        (changed(products=with_first(CARDS.products, prices=(5, 4))), "rise from box to box"),
        (changed(products=with_first(CARDS.products, prices=(5, 9))), "no box 4 to start on"),
        (changed(symbols=with_first(CARDS.symbols, points=0)), "gold A needs points"),
    ],
)
def test_a_set_that_is_not_whole_is_refused_with_what_is_wrong(cards: Cards, why: str) -> None:
    """The cards are a house set: a host's own file is checked against the box."""
    with pytest.raises(CardsError, match=why):
        check(cards, BOX)
