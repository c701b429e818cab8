"""Drawing tiles, dead tiles, the empty reserve, no playable tile."""

from __future__ import annotations

from games.acquire.actions import Buy, PlayTile
from games.acquire.events import (
    DeadTilesExchanged,
    NoTilePlayable,
    ReserveEmpty,
    TilesDrawn,
    TilesSeen,
)
from games.acquire.state import Buying, Placing
from games.core.words import visible_events
from tests.games.acquire.table import CELL, NOTHING, Game, cells
from tests.games.acquire.test_founding import seven
from tests.games.acquire.test_mergers import safe_pair


def test_a_tile_is_drawn_at_the_end_of_the_turn() -> None:
    """3: Drawing a tile: it replaces the one played, and only its owner sees it."""
    game = Game(racks=("1a 3a 5a 7a 9a 11a", "1c 3c 5c 7c 9c 11c"), bag="12i 11i")
    game.act(PlayTile(CELL["5a"]))
    assert set(game.state.racks[0]) == set(cells("1a 3a 7a 9a 11a 12i"))
    assert game.state.bag == cells("11i")
    assert game.told(TilesDrawn).count == 1
    assert game.told(TilesSeen).cells == cells("12i")
    assert not [
        event for event in visible_events(game.events, None) if isinstance(event, TilesSeen)
    ]


def test_what_was_drawn_cannot_be_undone_without_consent() -> None:
    game = Game()
    game.play("5a")
    assert game.host.table.revealed


def dead_and_drawn(dead: str, bag: str) -> tuple[Game, int]:
    """Two safe corporations; the mover has these dead tiles, and plays 1i at the end."""
    game = safe_pair()
    mover = game.state.mover
    game.rack(mover, f"{dead} 1i")
    game.bag(bag)
    return game, mover


def test_dead_tiles_are_exchanged_after_the_normal_draw() -> None:
    """Ruling 7. They are put aside, shown, and as many drawn."""
    game, mover = dead_and_drawn("6e 3i 5i 7i 9i", "11i 12h 1g")
    game.play("1i").buy()
    assert set(game.state.racks[mover]) == set(cells("3i 5i 7i 9i 11i 12h"))
    assert game.state.aside == cells("6e")
    assert game.told(DeadTilesExchanged).cells == cells("6e")
    assert game.told(TilesDrawn).count == 2
    assert game.owner("6e") is None


def test_the_tile_just_drawn_is_exchanged_as_well() -> None:
    """Ruling 7. The exchange comes after the normal draw."""
    game, mover = dead_and_drawn("3i 5i 7i 9i 11i", "6e 12h 1g")
    game.play("1i").buy()
    assert set(game.state.racks[mover]) == set(cells("3i 5i 7i 9i 11i 12h"))
    assert game.told(TilesSeen).cells == cells("6e 12h")


def test_all_dead_tiles_are_exchanged_at_once() -> None:
    """Ruling 7. Two on the rack and one just drawn are replaced by three."""
    game = safe_pair().lay("5d 7d 5f 7f")
    mover = game.state.mover
    game.rack(mover, "6e 6d 5i 7i 9i 1i").bag("6f 11i 12h 1g 3g")
    game.play("1i").buy()
    assert set(game.state.racks[mover]) == set(cells("5i 7i 9i 11i 12h 1g"))
    assert set(game.told(DeadTilesExchanged).cells) == set(cells("6e 6d 6f"))
    assert game.state.bag == cells("3g")


def test_a_dead_replacement_waits_for_the_next_turn() -> None:
    """Ruling 7. Once a turn."""
    game = safe_pair().lay("5d 7d")
    mover = game.state.mover
    game.rack(mover, "6e 3i 5i 7i 9i 1i").bag("12h 6d 1g 3g 5g 7g")
    game.play("1i").buy()
    assert CELL["6d"] in game.state.racks[mover]
    assert game.state.aside == cells("6e")
    game.lay("12f 11i")
    game.play("3i").buy()
    assert game.state.aside == cells("6e 6d")


def test_a_tile_for_an_eighth_corporation_is_never_exchanged() -> None:
    """Ruling 7. 3: Drawing a tile, last sentence."""
    game = seven().lay("11a")
    mover = game.state.mover
    game.deal(mover, "12a")
    game.play("12g").buy()
    assert CELL["12a"] in game.state.racks[mover]
    assert game.state.aside == ()


def test_the_last_tile_is_told_and_then_nothing_is_drawn() -> None:
    """Ruling 16. No draw, and the game goes on."""
    game = Game(racks=("1a 3a 5a 7a 9a 11a", "1c 3c 5c 7c 9c 11c"), bag="12i")
    game.act(PlayTile(CELL["5a"]))
    assert game.all_told(ReserveEmpty)
    game.act(PlayTile(CELL["1c"]))
    assert not game.all_told(TilesDrawn)
    assert len(game.state.racks[1]) == 5
    assert isinstance(game.phase, Placing)


def test_from_a_short_reserve_as_many_are_drawn_as_there_are() -> None:
    """Ruling 16."""
    game, mover = dead_and_drawn("6e 3i 5i 7i 9i", "11i")
    game.play("1i").buy()
    assert set(game.state.racks[mover]) == set(cells("3i 5i 7i 9i 11i"))


def blocked() -> Game:
    """Seven corporations; the mover has but tiles for an eighth."""
    game = seven().lay("10g 12g 10i 12i")
    game.rack(game.state.mover, "1i")
    game.rack((game.state.mover + 1) % 3, "9g 11g 9i 11i 10h 12h")
    game.bag("")
    return game


def test_without_a_playable_tile_the_mover_skips_it_and_buys() -> None:
    """Ruling 8. How to play: only buying is called optional, so a playable one must be played."""
    game = blocked()
    game.play("1i").buy()
    assert game.told(NoTilePlayable).seat == game.state.mover
    assert isinstance(game.phase, Buying)
    assert game.refused(PlayTile(CELL["9g"])).why == "not-now"
    game.buy(sackson=1)
    assert len(game.state.racks[(game.state.mover - 1) % 3]) == 6


def test_only_turns_in_a_row_without_a_playable_tile_count_towards_the_end() -> None:
    """Ruling 16."""
    game = blocked()
    game.rack((game.state.mover + 2) % 3, "1g")
    game.play("1i").buy()
    assert game.state.idle == 1
    game.buy()
    assert isinstance(game.phase, Placing)
    assert game.state.idle == 0


def test_a_playable_tile_must_be_played_before_buying() -> None:
    """Ruling 8."""
    game = seven()
    assert game.refused(Buy(NOTHING)).why == "not-now"
