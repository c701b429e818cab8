"""Two players: the market takes part in the bonuses."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.acquire.actions import Buy, PlayTile
from games.acquire.bonuses import bonus
from games.acquire.components import COLUMNS, TILES
from games.acquire.events import (
    BonusShared,
    BothBonusesPaid,
    MajorityPaid,
    MarketDrawn,
    MinorityPaid,
    NobodyHeld,
)
from games.acquire.rules import RULES as acquire
from games.core.record import Entry, play
from games.core.words import Seat
from tests.games.acquire.table import CELL, NOTHING, NUMBER, Game, cells


def before(mine: int, theirs: int, bag: str = "9f") -> Game:
    """Quantum is about to take over fusion (two tiles: $300)."""
    game = Game(2).lay("1a 2a 3a", "quantum").lay("5a 6a", "fusion")
    game.holds(0, fusion=mine).holds(1, fusion=theirs)
    game.deal(game.state.mover, "4a")
    return game.bag(bag)


def gained(game: Game) -> list[int]:
    return [cash - 6000 for cash in game.state.purses[:-1]]


@pytest.mark.parametrize(
    ("held", "tile", "paid"),
    [
        ((5, 3), "4f", [3000, 0]),
        ((5, 3), "3f", [3000, 800]),
        ((5, 3), "1f", [3000, 1500]),
        ((5, 0), "1f", [3000, 0]),
        ((5, 5), "5f", [1500, 1500]),
        ((5, 3), "9f", [1500, 0]),
        ((5, 3), "5f", [2300, 0]),
        ((3, 3), "9f", [800, 800]),
    ],
)
def test_the_market_holds_as_many_as_the_number_of_a_drawn_tile(
    held: tuple[int, int], tile: str, paid: list[int]
) -> None:
    """Ruling 17. Two players: 9f is nine shares; the market's part stays in the bank."""
    game = before(*held, bag=tile).act(PlayTile(CELL["4a"]))
    assert game.told(MarketDrawn).held == int(tile[:-1])
    assert gained(game) == paid


def test_the_drawn_tile_goes_back() -> None:
    """Ruling 17. Two players: it is returned and the reserve shuffled."""
    game = before(5, 3, bag="9f 3h 7g").act(PlayTile(CELL["4a"]))
    assert game.told(MarketDrawn).cell in game.state.bag
    assert sorted(game.state.bag) == sorted(cells("9f 3h 7g"))


def test_players_and_market_may_hold_more_than_25_together() -> None:
    """Two players: it does not matter."""
    game = before(15, 10, bag="12f").act(PlayTile(CELL["4a"]))
    assert gained(game) == [3000, 0]


def test_nobody_is_ever_the_only_holder() -> None:
    """Ruling 17, the consequence."""
    for tile in range(12):
        game = before(9, 0, bag=TILES[60 + tile]).act(PlayTile(CELL["4a"]))
        assert not game.all_told(BothBonusesPaid)


def test_with_an_empty_reserve_the_number_is_drawn_alone() -> None:
    """Ruling 17. 1 to 12 by chance; no tile is shown."""
    game = before(5, 3, bag="")
    held = set[int]()
    for seed in range(200):
        entry = Entry(Seat(game.state.mover), PlayTile(CELL["4a"]), game.host.now)
        head = replace(game.host.head, seed=f"market {seed}")
        events: Any = play(acquire, head, game.host.table, entry).events
        (drawn,) = (event for event in events if isinstance(event, MarketDrawn))
        assert drawn.cell is None
        held.add(drawn.held)
    assert held == set(range(1, 1 + COLUMNS))


def test_where_no_player_holds_any_nothing_is_drawn() -> None:
    """Ruling 11. Nobody could be paid."""
    game = before(0, 0).act(PlayTile(CELL["4a"]))
    assert game.told(NobodyHeld).corporation == NUMBER["fusion"]
    assert not game.all_told(MarketDrawn)


def test_there_is_a_draw_for_every_defunct_corporation() -> None:
    """Ruling 17."""
    game = Game(2).lay("2e 3e 4e 5e", "sackson").lay("9e 8e 7e", "zeta").lay("6c 6d", "hydra")
    for seat in range(2):
        game.holds(seat, zeta=1, hydra=0)
    game.holds(0, hydra=1)
    drawn = list[int]()
    game.play("6e")
    drawn += [event.corporation for event in game.all_told(MarketDrawn)]
    while not drawn[1:]:
        game.dispose()
        drawn += [event.corporation for event in game.all_told(MarketDrawn)]
    assert drawn == [NUMBER["zeta"], NUMBER["hydra"]]


def test_at_the_end_there_is_a_draw_for_every_corporation_on_the_board() -> None:
    """Ruling 17. Two players, last sentence."""
    game = Game(2).lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "fusion")
    game.holds(0, fusion=2).holds(1, fusion=1)
    game.play("1c").act(Buy(NOTHING, end=True))
    (line,) = game.state.sheet
    assert line.market == game.told(MarketDrawn).held
    assert line.bonus == bonus((2, 1, line.market), 800).amounts[:2]
    assert game.state.purses[0] == 6000 + 2 * 800 + line.bonus[0]


def test_the_view_tells_the_markets_part() -> None:
    game = before(5, 3, bag="9f").act(PlayTile(CELL["4a"]))
    for viewer in (None, Seat(0), Seat(1)):
        market = acquire.view(game.state, viewer).market
        assert market is not None
        assert (market.corporation, market.held, market.cell) == (NUMBER["fusion"], 9, CELL["9f"])


def test_three_players_have_no_market() -> None:
    """Ruling 21."""
    game = Game(3).lay("1a 2a 3a", "quantum").lay("5a 6a", "fusion").play("4a")
    assert not game.all_told(MarketDrawn)


def test_ties_with_the_market_are_told_as_shared() -> None:
    """Ruling 17. They count as ties."""
    game = before(5, 3, bag="5f").act(PlayTile(CELL["4a"]))
    assert game.told(BonusShared).seats == (0,)
    assert not game.all_told(MajorityPaid) + game.all_told(MinorityPaid)
