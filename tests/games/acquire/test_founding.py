"""Playing a tile, founding and growth."""

from __future__ import annotations

from games.acquire.actions import Buy, Found, PlayTile
from games.acquire.events import CorporationFounded, CorporationGrown, CorporationSafe
from games.acquire.state import Buying, Founding, Placing
from tests.games.acquire.table import CELL, NOTHING, NUMBER, Game

SEVEN = {
    "1a 2a": "sackson",
    "4a 5a": "zeta",
    "7a 8a": "hydra",
    "1c 2c": "fusion",
    "4c 5c": "america",
    "7c 8c": "phoenix",
    "1e 2e": "quantum",
}


def seven(count: int = 7) -> Game:
    """A table with so many corporations of two tiles."""
    game = Game(3)
    for tiles, corporation in list(SEVEN.items())[:count]:
        game.lay(tiles, corporation)
    return game


def test_a_tile_that_touches_nothing_stays_alone() -> None:
    """1: Playing a tile."""
    game = Game().play("5e")
    assert game.owner("5e") == ""
    assert game.state.sizes == NOTHING


def test_a_tile_beside_a_lone_one_founds() -> None:
    """Founding a corporation: the founder chooses, and has one share for nothing."""
    game = Game(starts="5e").play("5f")
    assert isinstance(game.phase, Founding)
    game.found("quantum")
    assert (game.size("quantum"), game.shares(0, "quantum"), game.stock("quantum")) == (2, 1, 24)
    assert game.cash(0) == 6000
    assert game.told(CorporationFounded).gift == 1


def test_a_diagonal_neighbour_founds_nothing() -> None:
    """Terms: adjacent, not diagonally."""
    game = Game(starts="5e").play("6f")
    assert game.owner("6f") == ""


def test_the_founders_share_is_not_one_of_the_three() -> None:
    """Ruling 14. Founding a corporation; Buying shares."""
    game = Game(starts="5e").play("5f").found("sackson").buy(sackson=3)
    assert game.shares(0, "sackson") == 4


def test_without_a_share_in_the_bank_the_founder_gets_none() -> None:
    """Ruling 14. Founding a corporation, note."""
    game = Game(starts="5e").holds(1, fusion=20).holds(2, fusion=5)
    game.play("5f").found("fusion")
    assert game.shares(0, "fusion") == 0
    assert game.stock("fusion") == 0
    assert game.told(CorporationFounded).gift == 0


def test_kept_shares_count_again_when_it_is_founded_again() -> None:
    """Keep: in view of another corporation of that name."""
    game = Game(starts="5e").holds(1, fusion=4).play("5f").found("fusion")
    assert game.shares(1, "fusion") == 4
    assert acquire_worth(game, 1) == 6000 + 4 * 300 + 3000


def acquire_worth(game: Game, seat: int) -> int:
    return game.host.rules.worth(game.state)[seat]


def test_the_only_free_corporation_is_not_asked_about() -> None:
    """Founding a corporation: there is nothing to choose."""
    game = seven(6).play("11a").act(Buy(NOTHING)).play("12a")
    assert isinstance(game.phase, Buying)
    assert game.size("quantum") == 2


def test_a_corporation_on_the_board_cannot_be_founded() -> None:
    game = seven(2).play("11e").buy().play("11f")
    refusal = game.refused(Found(NUMBER["zeta"]))
    assert refusal.why == "corporation-not-free"
    assert refusal.facts["corporations"] == (2, 3, 4, 5, 6)


def test_a_tile_beside_one_corporation_joins_it() -> None:
    """Ruling 3. Plain growth."""
    game = Game(starts="5e").lay("5f", "fusion").play("5g")
    assert game.size("fusion") == 3
    assert game.told(CorporationGrown).size == 3


def test_it_brings_all_lone_tiles_that_it_connects() -> None:
    """Ruling 3. Lone 5e and 6e, the corporation at 8e and 9e: 7e makes it 5."""
    game = Game(starts="5e 6e").lay("8e 9e", "america").play("7e")
    assert game.size("america") == 5
    assert game.owner("5e") == "america"


def test_with_seven_corporations_a_tile_that_touches_only_lone_ones_cannot_be_played() -> None:
    """Ruling 6. Founding a corporation: there is no eighth."""
    game = seven().lay("11a")
    game.deal(game.state.mover, "12a")
    refusal = game.refused(PlayTile(CELL["12a"]))
    assert (refusal.why, refusal.facts) == ("no-eighth-corporation", {"cell": CELL["12a"]})


def test_a_tile_that_also_touches_a_corporation_joins_it() -> None:
    """Ruling 6. It founds nothing."""
    game = seven().lay("10a").play("9a")
    assert game.size("hydra") == 4
    assert game.owner("10a") == "hydra"


def test_with_seven_corporations_an_isolated_tile_can_be_played() -> None:
    assert seven().play("12g").owner("12g") == ""


def test_after_a_merger_the_eighths_tile_can_be_played() -> None:
    """Founding a corporation: when a merger has made a headquarters available again."""
    game = seven().lay("11a").play("3a").survive("sackson").dispose().buy()
    game.play("12a")
    assert isinstance(game.phase, Buying)
    assert game.size("zeta") == 2


def test_a_corporation_of_eleven_is_safe() -> None:
    """Safe corporations."""
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a", "zeta")
    assert game.size("zeta") == 10
    game.play("11a")
    assert game.told(CorporationSafe).size == 11


def test_that_it_is_safe_is_told_once() -> None:
    game = Game().lay("1a 2a 3a 4a 5a 6a 7a 8a 9a 10a 11a", "zeta").play("12a")
    assert not game.all_told(CorporationSafe)


def test_only_the_mover_plays_and_only_his_own_tile() -> None:
    game = Game(racks=("1a 3a 5a 7a 9a 11a", "1c 3c 5c 7c 9c 11c"))
    assert game.refused(PlayTile(CELL["1c"]), 1).why == "not-your-turn"
    assert game.refused(PlayTile(CELL["1c"]), 0).why == "not-your-tile"


def test_the_played_tile_leaves_the_rack_whatever_its_place() -> None:
    """By identity, before anything else happens."""
    game = Game(racks=("1a 2a 4a 5a 7a 9a", "1i 3i 5i 7i 9i 11i"), bag="12c")
    game.act(PlayTile(CELL["4a"]))
    assert set(game.state.racks[0]) == {CELL[t] for t in ("1a", "2a", "5a", "7a", "9a", "12c")}
    assert isinstance(game.phase, Placing)


def test_where_nothing_can_be_bought_the_turn_is_over() -> None:
    """Buying is not asked about as long as there is no corporation."""
    game = Game().play("1a")
    assert (game.state.mover, game.state.moves) == (1, 2)
