"""The replay: a frame for each turn, the last one held, small enough to be sent."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.acquire import DRAWER as acquire
from render.acquire.page import draw_under
from render.scene import Scene
from render.sheet import Sheet
from render.standing import standing
from tests.render.samples import NAMES, played, scene

MOST = 8 * 1024 * 1024


def test_a_whole_game_has_a_frame_for_each_turn() -> None:
    game = played(3, 3)
    film = acquire.replay([scene(state) for state in game.states])
    assert len(film) <= MOST
    with Image.open(BytesIO(film)) as frames:
        assert getattr(frames, "n_frames", 1) == game.end.moves
        assert frames.size[0] == 600
        frames.seek(game.end.moves - 1)
        assert frames.info["duration"] > 5000


def test_a_game_of_a_single_moment_is_a_picture_all_the_same() -> None:
    film = acquire.replay([scene(played(3, 3).end)])
    with Image.open(BytesIO(film)) as frames:
        assert frames.format == "GIF"


def test_whoever_a_frame_names_stands_out_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the last one too, which names who has won."""
    shown: list[tuple[str, tuple[int, ...]]] = []

    def noting(words: str, seen: Scene) -> Sheet:
        shown.append((words, seen.waiting.seats))
        return draw_under(words, seen)

    monkeypatch.setattr("render.acquire.film.page.draw_under", noting)
    game = played(3, 3)
    acquire.replay([scene(state) for state in game.states])
    for words, raised in shown[:-1]:
        assert words.startswith(tuple(NAMES[seat] for seat in raised))
    assert shown[-1][1] == standing(scene(game.end)).winners
