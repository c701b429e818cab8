"""The replay: a frame for each turn, the last one held, small enough to be sent."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render import acquire
from tests.render.samples import played, scene

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
