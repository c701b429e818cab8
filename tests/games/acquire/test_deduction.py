"""What the record tells of racks, and that imagined racks agree with it."""

from __future__ import annotations

import pytest

from games.acquire.actions import PlayTile
from games.acquire.board import fit
from games.acquire.events import MarketDrawn
from games.acquire.rules import RULES as acquire
from games.acquire.state import Buying, Lacking, State
from games.core.chance import Chance
from games.core.words import Seat
from tests.contract.host import played
from tests.games.acquire.table import CELL, Game, cells
from tests.games.acquire.test_founding import seven
from tests.games.acquire.test_mergers import safe_pair
from tests.games.acquire.test_two_players import before


def known(game: Game, seat: int) -> tuple[Lacking, ...]:
    return acquire.view(game.state, None).lacking[seat]


def imagined(game: Game, seat: int) -> list[set[int]]:
    """The seat's rack in many worlds of a spectator."""
    worlds = (acquire.imagine(game.state, None, Chance("world", n)) for n in range(40))
    return [set(world.racks[seat]) for world in worlds]


def all_fit(state: State) -> bool:
    """Whether the racks can be these, by what has been told."""
    return all(
        sum(cell not in one.cells for cell in rack) >= one.count
        for chain, rack in zip(state.lacking, state.racks, strict=True)
        for one in chain
    )


@pytest.mark.parametrize("seed", range(10))
def test_racks_as_they_are_and_as_they_are_imagined_fit_what_is_known(seed: int) -> None:
    host = played(acquire, seed)
    for number, table in enumerate(host.tables[:-1]):
        assert all_fit(table.state)
        if number % 10 == 0:
            for viewer in (None, Seat(0), Seat(1)):
                assert all_fit(acquire.imagine(table.state, viewer, Chance("fit", number)))


def test_nothing_is_known_at_the_beginning() -> None:
    assert [known(Game(), seat) for seat in range(3)] == [(), (), ()]


def test_what_founds_is_imagined_in_the_reserve_rather_than_in_racks() -> None:
    """Who has such a tile plays it soon."""
    state = Game().lay("3c 6f 9d").state
    open_cells = [*state.bag, *(cell for rack in state.racks for cell in rack)]
    founding = {cell for cell in open_cells if fit(state.board, state.sizes, cell) == "founds"}
    worlds = [acquire.imagine(state, None, Chance("soon", number)) for number in range(100)]
    racks = [cell for one in worlds for rack in one.racks for cell in rack]
    share = len(founding.intersection(open_cells)) / len(open_cells)
    assert founding
    assert sum(cell in founding for cell in racks) < 0.7 * share * len(racks)


def test_who_exchanged_no_dead_tile_has_none() -> None:
    """Ruling 7. Dead tiles are exchanged of themselves, so none of those kept is dead."""
    game = safe_pair()
    mover = game.state.mover
    game.rack(mover, "1i 3i 5i 7i 9i 11i")
    game.act(PlayTile(CELL["1i"])).buy()
    dead = CELL["6e"]
    assert known(game, mover) == (Lacking((dead,), 6),)
    assert not any(dead in rack for rack in imagined(game, mover))


def test_a_replacement_may_be_dead_until_the_next_turn() -> None:
    """Ruling 7. Dead replacements wait."""
    game = safe_pair()
    mover = game.state.mover
    game.rack(mover, "1i 3i 5i 7i 9i 6e")
    game.act(PlayTile(CELL["1i"])).buy()
    (one,) = known(game, mover)
    assert one.count == 5
    assert CELL["6e"] in one.cells


def test_who_skips_the_tile_has_none_that_can_be_played() -> None:
    """Ruling 8."""
    game = seven().lay("10g 12g 10i 12i")
    mover, following = game.state.mover, (game.state.mover + 1) % 3
    game.rack(following, "9g 11g 9i 11i").rack(mover, "1i 8i")
    game.act(PlayTile(CELL["1i"])).buy()
    assert game.state.mover == following
    assert isinstance(game.phase, Buying)
    (*_, last) = known(game, following)
    assert last.count == 4
    assert CELL["8i"] in last.cells
    assert not set(cells("9g 11g 9i 11i")) & set(last.cells)


def test_the_clock_plays_the_quietest_tile_so_the_others_change_more() -> None:
    """Silence: alone before growth before founding before merger, the nearest to 1a first."""
    game = Game(starts="1a 3a 5a")
    game.rack(0, "12i 11i 10i")
    game.host.ring()
    (one,) = known(game, 0)
    assert one.count == 2
    assert set(cells("1c 12a 9i")) <= set(one.cells)
    assert not set(cells("11i 12i 2a")) & set(one.cells)


def test_the_tile_drawn_for_the_market_is_in_no_rack() -> None:
    """Two players: it is drawn from the reserve."""
    game = before(5, 3, "9f 8f 7f")
    game.act(PlayTile(CELL["4a"]))
    drawn = game.told(MarketDrawn).cell
    for seat in range(2):
        assert known(game, seat)[0].cells == (drawn,)


def test_what_is_known_shrinks_with_the_tiles_that_are_played() -> None:
    game = Game(starts="1a 3a 5a")
    game.rack(0, "12i 11i 10i")
    game.host.ring()
    game.play("9a").play("9c")
    game.act(PlayTile(CELL["11i"]))
    (one,) = known(game, 0)
    assert one.count == 1
