"""Pictures look as they were approved, within a tolerance, and say just what they said then."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render import png
from tests.render.approval import FOLDER, ONLY_READ, PICTURES, TEXTS, read, spoken
from tests.render.decisions import CASES

OFF, SHARE = 24, 0.004
"""A pixel counts as off from this difference on; so many of them may be."""

APPROVED = json.loads(TEXTS.read_text("utf-8"))


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    picture, texts = read(PICTURES[name])
    received = png.encode(picture)
    (tmp_path / f"{name}.png").write_bytes(received)
    assert texts == APPROVED[name]
    with Image.open(FOLDER / f"{name}.png") as file, Image.open(BytesIO(received)) as new:
        approved, drawn = file.convert("RGB"), new.convert("RGB")
    assert drawn.size == approved.size
    difference = ImageChops.difference(drawn, approved).convert("L")
    off = sum(difference.histogram()[OFF:])
    assert off <= SHARE * drawn.width * drawn.height, f"see {tmp_path / name}.png"


@pytest.mark.parametrize("name", sorted(ONLY_READ))
def test_what_a_picture_says_is_as_approved(name: str) -> None:
    assert read(ONLY_READ[name])[1] == APPROVED[name]


@pytest.mark.parametrize("game", CASES)
def test_what_is_heard_at_each_ask_is_as_approved(game: str) -> None:
    """A wrong seat or figure of a sentence, too, that no picture has."""
    assert spoken(game).splitlines() == (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()


def test_no_picture_is_approved_that_nothing_draws() -> None:
    assert APPROVED.keys() == PICTURES.keys() | ONLY_READ.keys()
    assert {one.stem for one in FOLDER.glob("*.png")} == PICTURES.keys()
