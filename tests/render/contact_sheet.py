"""The approved pictures as a phone shows them, on one sheet: `python -m tests.render.contact_sheet OUT.png`.

With a commit behind it, those that differ from it, before and after.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.render.approval import FOLDER
from tests.render.rules import PHONE

GAP, GROUND = 12, "#313338"
COLUMNS = 6


def main(out: Path, commit: str = "") -> None:
    names = sorted(one.name for one in FOLDER.glob("*.png"))
    shown = [_small(FOLDER / name) for name in names] if not commit else list(_pairs(names, commit))
    _sheet(shown).save(out)


def _pairs(names: list[str], commit: str) -> Iterator[Image.Image]:
    """Before and after, each pair as one picture."""
    for name in names:
        before = _before(name, commit)
        if before is not None and before != (FOLDER / name).read_bytes():
            yield _beside(_small(BytesIO(before)), _small(FOLDER / name))


def _before(name: str, commit: str) -> bytes | None:
    """The picture as it was approved then; None: there was none."""
    place = f"{commit}:./{FOLDER.relative_to(Path.cwd())}/{name}"
    found = subprocess.run(["git", "show", place], capture_output=True, check=False)  # noqa: S607
    return found.stdout if found.returncode == 0 else None


def _small(source: Path | BytesIO) -> Image.Image:
    image = Image.open(source).convert("RGB")
    high = image.height * PHONE // image.width
    return image.resize((PHONE, high), Image.Resampling.LANCZOS)


def _beside(one: Image.Image, other: Image.Image) -> Image.Image:
    both = Image.new("RGB", (2 * PHONE + GAP // 2, max(one.height, other.height)), GROUND)
    both.paste(one, (0, 0))
    both.paste(other, (PHONE + GAP // 2, 0))
    return both


def _sheet(shown: list[Image.Image]) -> Image.Image:
    """In columns, each picture at the top of the shortest one."""
    wide = max(one.width for one in shown) + GAP
    count = max(1, COLUMNS * (PHONE + GAP) // wide)
    feet, places = [0] * count, []
    for one in shown:
        column = feet.index(min(feet))
        places.append((column * wide, feet[column]))
        feet[column] += one.height + GAP
    sheet = Image.new("RGB", (wide * count, max(feet)), GROUND)
    for one, place in zip(shown, places, strict=True):
        sheet.paste(one, place)
    return sheet


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
