"""Pictures look as they were approved, within a tolerance."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render import png
from tests.render.approval import FOLDER, PICTURES

OFF, SHARE = 24, 0.004
"""A pixel counts as off from this difference on; so many of them may be."""


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    received = png.encode(PICTURES[name]())
    (tmp_path / f"{name}.png").write_bytes(received)
    with Image.open(FOLDER / f"{name}.png") as file, Image.open(BytesIO(received)) as new:
        approved, drawn = file.convert("RGB"), new.convert("RGB")
    assert drawn.size == approved.size
    difference = ImageChops.difference(drawn, approved).convert("L")
    off = sum(difference.histogram()[OFF:])
    assert off <= SHARE * drawn.width * drawn.height, f"see {tmp_path / name}.png"
