"""What a board shows while a merger is settled."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from games.acquire.prospects import prospects
from games.acquire.rules import RULES as acquire
from games.acquire.state import Disposing, Market
from games.core.words import Seat
from render.acquire import DRAWER as acquire_drawer
from render.acquire import telling
from render.acquire.holders import ranks
from render.acquire.takeovers import takeover
from tests.games.acquire.table import NUMBER, Game
from tests.games.acquire.test_mergers import cross
from tests.render.ink import watched
from tests.render.samples import played, scene

SHARES = 50
"""The size of a count of shares on a board."""


@pytest.mark.parametrize(
    ("market", "expected"),
    [
        (9, ("minority", "")),
        (5, ("majority", "")),
        (4, ("majority", "")),
        (3, ("majority", "minority")),
        (1, ("majority", "minority")),
    ],
)
def test_between_two_the_market_counts_for_the_majority_of_what_is_settled(
    market: int, expected: tuple[str, str]
) -> None:
    """Two players: it is a holder of the defunct corporation, by the number that was drawn."""
    game = Game(2).lay("1a 2a 3a", "quantum").lay("5a 6a", "fusion")
    game.holds(0, fusion=5, quantum=1).holds(1, fusion=3, quantum=0).play("4a")
    assert isinstance(game.phase, Disposing)
    drawn = Market(NUMBER["fusion"], market, 0)
    shown = ranks(replace(acquire.view(game.state, None), market=drawn))
    assert tuple(mine[NUMBER["fusion"]] for mine in shown) == expected
    assert [mine[NUMBER["quantum"]] for mine in shown] == ["majority", ""]


def test_what_is_settled_is_still_shown_as_taken_over_until_the_merger_is_done() -> None:
    """Multiple mergers: one after the other; then all join the survivor."""
    game = cross(6, 4, 2)
    for seat in range(3):
        game.holds(seat, zeta=1, hydra=1)
    game.play("6e")
    for _ in range(3):
        game.dispose()
    merger = takeover(acquire.view(game.state, None))
    assert merger is not None
    assert (merger.settled, merger.defuncts) == ((NUMBER["zeta"],), (NUMBER["hydra"],))
    told = acquire_drawer.alt(scene(game.state))
    assert "Sackson takes over Hydra and then has 13 tiles at $700." in told


def test_the_hand_shows_the_bonuses_of_the_others_in_a_merger() -> None:
    """The largest first; the viewer's own stands in the line above."""
    seen = [
        (telling.rivals(one, seat), one, seat)
        for state in played(5, 5).states
        for seat in range(5)
        for one in prospects(acquire.view(state, Seat(seat)))
    ]
    told = [(rivals, one, seat) for rivals, one, seat in seen if len(rivals) > 1]
    assert told
    for rivals, prospect, seat in told:
        assert all(other != seat for other, _ in rivals)
        amounts = [amount for _, amount in rivals]
        assert amounts == sorted(amounts, reverse=True)
        mine = prospect.bonuses or (0, 0)
        paid = [sum(one.bonuses or ()) for one in prospect.takeovers]
        assert sum(amounts) + mine[0] == sum(paid)


def test_a_lone_tile_that_is_taken_in_is_told_so_before_the_tile_and_during_the_merger() -> None:
    game = Game(3, starts="9i").lay("1a 2a 3a", "quantum").lay("5a 6a", "fusion").lay("4b")
    for seat in range(3):
        game.holds(seat, fusion=1 + seat, quantum=1)
    game.deal(0, "4a")
    before = acquire_drawer.text(scene(game.state, 0).in_words())
    assert "- 4a: Quantum takes over Fusion. It takes in the lone tile 4b." in before
    assert "You hold 1 Quantum." in before.split("\n")[1]
    assert "Where corporations could merge:\n- 4a: Quantum takes over Fusion" in before
    assert "bonuses if it were taken over now: " in before
    game.play("4a")
    assert isinstance(game.phase, Disposing)
    paid = acquire_drawer.text(scene(game.state, 0).in_words())
    assert "bonuses" not in next(line for line in paid.split("\n") if line.startswith("- Fusion"))
    during = acquire_drawer.alt(scene(game.state).in_words())
    assert "Lone tile: 9i." in during
    assert "4b become" in during


def test_the_last_board_shows_the_shares_that_the_end_has_paid_for() -> None:
    """After the settlement the bank has them all."""
    shown = scene(played(2).end)
    counts = [count for line in shown.view.sheet for count in line.held]
    counts += [count for mine in shown.view.shares for count in mine]
    with watched(words_only=True) as inks:
        acquire_drawer.board(shown)
    drawn = Counter(ink.told for ink in inks if ink.planned == SHARES)
    assert not Counter(str(one) for one in counts if one) - drawn
