"""Notes what is written on a page."""

from __future__ import annotations

import pytest
from PIL import Image

from render import theme
from render.sheet import Point, Sheet
from render.text import Pen
from tests.render.overlaps import Texts


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Every line written on a page, with the box of its ink."""
    noted: Texts = []
    write, paste = Sheet.write, Sheet.paste
    writing: list[str] = []

    def noting_write(
        sheet: Sheet,
        at: Point,
        said: str,
        pen: Pen,
        anchor: str = "ls",
        room: float | None = None,
    ) -> float:
        writing.append(said)
        right = write(sheet, at, said, pen, anchor, room)
        writing.pop()
        return right

    def noting_paste(sheet: Sheet, sprite: Image.Image, at: tuple[int, int]) -> None:
        if writing and sheet.image.width == theme.WIDTH and sprite.width > 1:
            x, y = at
            noted.append((writing[-1], (x, y, x + sprite.width, y + sprite.height)))
        paste(sheet, sprite, at)

    monkeypatch.setattr(Sheet, "write", noting_write)
    monkeypatch.setattr(Sheet, "paste", noting_paste)
    return noted
