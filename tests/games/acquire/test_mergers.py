"""Mergers of two, three and four corporations."""

from __future__ import annotations

from games.acquire.actions import ChooseDefunct, ChooseSurvivor, PlayTile
from games.acquire.board import fit
from games.acquire.components import CORPORATIONS
from games.acquire.events import CorporationGrown, Merged, NobodyHeld
from games.acquire.state import Buying, Disposing, Ordering, Surviving
from tests.games.acquire.table import CELL, NUMBER, Game


def three_and_two() -> Game:
    """Fusion with three tiles, sackson with two, and 4a between them."""
    return Game().lay("1a 2a 3a", "fusion").lay("5a 6a", "sackson")


def cross(*sizes: int) -> Game:
    """Corporations around 6e, of these sizes, in this order: sackson, zeta, hydra, fusion."""
    arms = ("5e 4e 3e 2e 1e 1d 1c", "7e 8e 9e 10e 11e 11d", "6d 6c 6b 6a 7a", "6f 6g 6h 5h")
    game = Game()
    for key, arm, size in zip(CORPORATIONS, arms, sizes, strict=False):
        game.lay(" ".join(reversed(arm.split()[:size])), key)
    return game


def test_the_larger_survives() -> None:
    """Merging corporations: the smaller is absorbed, its headquarters goes back."""
    game = three_and_two().play("4a").dispose()
    assert (game.size("fusion"), game.size("sackson")) == (6, 0)
    assert game.owner("5a") == "fusion"
    assert isinstance(game.phase, Buying)


def test_between_equals_the_merger_maker_chooses() -> None:
    """Merging corporations: of the same size."""
    game = cross(2, 2).play("6e")
    assert isinstance(game.phase, Surviving)
    assert game.asked == game.state.mover
    game.survive("zeta")
    assert game.told(Merged).survivor == NUMBER["zeta"]
    assert game.told(Merged).defuncts == (NUMBER["sackson"],)


def test_only_the_tied_can_survive() -> None:
    game = cross(3, 3, 2).play("6e")
    refusal = game.refused(ChooseSurvivor(NUMBER["hydra"]))
    assert (refusal.why, refusal.facts) == ("not-among-the-largest", {"tied": (0, 1)})


def test_the_joining_tile_and_the_lone_ones_it_connects_do_not_count() -> None:
    """Ruling 4. Three against three is a tie, though a lone tile touches as well."""
    game = cross(3, 3).lay("6d").play("6e")
    assert isinstance(game.phase, Surviving)
    game.survive("sackson").dispose()
    assert game.size("sackson") == 3 + 3 + 1 + 1
    assert game.owner("6d") == "sackson"


def test_bonus_and_sale_are_by_the_size_without_the_joining_tile() -> None:
    """Ruling 4. The defunct has two tiles: $200 a share, $2,000 and $1,000."""
    game = three_and_two()
    founder = next(seat for seat in range(3) if game.shares(seat, "sackson"))
    game.play("4a").dispose(sell=1)
    assert game.cash(founder) == 6000 + 3000 + 200


def test_a_tile_between_safe_corporations_is_dead_even_beside_a_small_one() -> None:
    """Ruling 5. Safe corporations: two safe ones cannot merge; a third changes nothing."""
    game = safe_pair().lay("6f 6g", "hydra")
    game.deal(game.state.mover, "6e")
    refusal = game.refused(PlayTile(CELL["6e"]))
    assert refusal.why == "tile-is-dead"
    assert refusal.facts == {"cell": CELL["6e"], "corporations": (0, 1, 2)}


def safe_pair(left: int = 11, right: int = 11) -> Game:
    """Sackson and zeta left and right of 6e, in snakes of these sizes."""
    return snakes("5e 4e 3e 2e 1e 1d 1c 1b 1a 2a 3a 4a", left, right)


def snakes(path: str, left: int, right: int) -> Game:
    """Sackson along the path, from its far end to 5e; zeta along its mirror image, to 7e."""
    one = path.split()[:left]
    two = [f"{12 - int(tile[:-1])}{tile[-1]}" for tile in path.split()[:right]]
    return Game().lay(" ".join(one[::-1]), "sackson").lay(" ".join(two[::-1]), "zeta")


def test_ten_and_eleven_merge_and_the_safe_one_survives() -> None:
    """Safe corporations: one of them may absorb a smaller one."""
    game = safe_pair(10, 11).play("6e")
    assert game.told(Merged).survivor == NUMBER["zeta"]
    game.dispose()
    assert game.size("zeta") == 22


def test_beside_one_safe_corporation_growth_is_plain() -> None:
    game = safe_pair(11, 2).play("4a")
    assert game.size("sackson") == 12


def test_eleven_and_twelve_do_not_merge() -> None:
    game = safe_pair(11, 12)
    assert fit(game.state.board, game.state.sizes, CELL["6e"]) == "dead"


def test_defuncts_are_settled_one_at_a_time_the_largest_first() -> None:
    """Multiple mergers: 6, 4 and 2; bonus and all disposals of 4 come before those of 2."""
    game = cross(6, 4, 2)
    for seat in range(3):
        game.holds(seat, zeta=2, hydra=1 + seat)
    mover = game.state.mover
    game.play("6e")
    order = [(mover + step) % 3 for step in range(3)]
    for defunct in ("zeta", "hydra"):
        for seat in order:
            assert isinstance(game.phase, Disposing)
            assert (game.phase.defunct, game.asked) == (NUMBER[defunct], seat)
            game.dispose()
    assert game.size("sackson") == 13


def test_the_merger_is_told_with_the_largest_defunct_first() -> None:
    """Multiple mergers: beginning with the largest."""
    assert cross(6, 2, 4).play("6e").told(Merged).defuncts == (NUMBER["hydra"], NUMBER["zeta"])


def test_the_second_bonus_is_paid_when_its_turn_comes() -> None:
    """Ruling 12. Multiple mergers: one after the other."""
    game = cross(6, 4, 2).holds(0, zeta=0, hydra=0).holds(1, zeta=1, hydra=0)
    game.holds(2, zeta=0, hydra=1)
    game.play("6e")
    assert (game.cash(1), game.cash(2)) == (6000 + 15 * 400, 6000)
    game.dispose()
    assert game.cash(2) == 6000 + 15 * 300


def test_of_equal_defuncts_the_merger_maker_chooses_the_next() -> None:
    """Ruling 9. Multiple mergers: the merger-maker decides in case of equal size."""
    game = cross(4, 2, 2).play("6e")
    assert isinstance(game.phase, Ordering)
    assert game.phase.tied == (NUMBER["zeta"], NUMBER["hydra"])
    assert game.asked == game.state.mover
    assert game.refused(ChooseDefunct(NUMBER["sackson"])).why == "not-among-the-next"
    game.next_defunct("hydra")
    assert isinstance(game.phase, Disposing)
    assert game.phase.defunct == NUMBER["hydra"]


def test_a_tie_for_survivor_and_then_for_order() -> None:
    """Ruling 9. Three of the same size: both choices are the merger-maker's."""
    game = cross(2, 2, 2).play("6e").survive("zeta")
    assert isinstance(game.phase, Ordering)
    assert game.phase.tied == (NUMBER["sackson"], NUMBER["hydra"])


def test_four_corporations_merge() -> None:
    """Multiple mergers: three or four."""
    game = cross(5, 4, 3, 2).play("6e")
    assert game.told(Merged).defuncts == (1, 2, 3)
    while isinstance(game.phase, Disposing):
        game.dispose()
    assert game.size("sackson") == 5 + 4 + 3 + 2 + 1
    assert game.state.sizes[1:] == (0,) * 6
    assert game.told(CorporationGrown).size == 15


def test_a_defunct_corporation_without_holders_is_passed_over() -> None:
    """Ruling 11. Nobody is paid, and nobody asked."""
    game = three_and_two()
    for seat in range(3):
        game.holds(seat, sackson=0)
    game.play("4a")
    assert game.told(NobodyHeld).corporation == NUMBER["sackson"]
    assert isinstance(game.phase, Buying)


def test_a_dead_tile_is_judged_by_the_board_after_this_turns_merger() -> None:
    """A corporation that became safe in this turn counts already."""
    game = safe_pair(11, 8).lay("9g 10g", "hydra")
    mover = game.state.mover
    game.deal(mover, "6e")
    game.play("9f").dispose().buy()
    assert game.size("zeta") == 11
    assert CELL["6e"] in game.state.aside
