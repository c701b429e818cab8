"""The first pictures of a process are drawn at its start, for nobody."""

from __future__ import annotations

from dataclasses import replace
from typing import NoReturn

import pytest

from bot.outbound.drawing.pictures import Pictures
from bot.outbound.drawing.warming import first_pictures
from bot.words.catalogue import Catalogue
from games import GAMES
from render.lettered import LETTERED
from render.scene import Scene
from render.shelf import DRAWERS
from tests.contract.reduced import REDUCED


@pytest.mark.parametrize("game", sorted(GAMES))
def test_board_hand_pages_and_final_sheet_of_each_game_are_drawn(game: str) -> None:
    bits = first_pictures(GAMES[game], DRAWERS[game], Catalogue(strict=True), "it")
    drawn = [bit for bit in bits if bit is not None]
    assert len(drawn) >= 3
    assert all(picture.startswith(b"\x89PNG") and alt for picture, alt in drawn)


async def test_a_game_that_cannot_be_drawn_keeps_no_other_from_it() -> None:
    """Nobody waits for these pictures, so that nobody is told."""
    asked = list[str]()

    def fails(scene: Scene) -> NoReturn:
        asked.append(scene.game)
        raise LookupError(scene.game)

    drawer = replace(LETTERED, board=fails)
    pictures = Pictures(Catalogue(), dict.fromkeys(REDUCED, drawer))
    await pictures.warm_up(REDUCED.values(), "en")
    pictures.close()
    assert asked == list(REDUCED)
