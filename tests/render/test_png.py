"""Pictures as files: any reader sees the same pixels, and the same picture is the same file."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from render import png
from render.acquire import DRAWER as acquire
from tests.render.samples import played, scene

MOST = 110_000
"""Bytes of a board."""


def test_a_file_shows_what_was_drawn() -> None:
    picture = acquire.board(scene(played(4).states[60]))
    with Image.open(BytesIO(png.encode(picture))) as read:
        read.load()
        assert read.mode == "P"
        assert read.convert("RGB").tobytes() == picture.image.convert("RGB").tobytes()


def test_the_same_picture_is_the_same_file() -> None:
    drawn = [png.encode(acquire.board(scene(played(3).states[40]))) for _ in range(2)]
    assert drawn[0] == drawn[1]


def test_a_strip_kept_in_memory_gives_the_same_file_as_a_new_one() -> None:
    picture = acquire.board(scene(played(3).states[41]))
    warm = png.encode(picture)
    png._strip.cache_clear()
    assert png.encode(picture) == warm


def test_boards_stay_below_110_kilobytes_in_the_middle_of_a_game() -> None:
    sizes = sorted(len(png.encode(acquire.board(scene(s)))) for s in played(4, 3).states[::5])
    assert sizes[len(sizes) // 2] <= MOST
