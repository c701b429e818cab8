"""All approved pictures as a phone shows them: `python -m tests.render.contact_sheet OUT.png`."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from tests.render.approval import PICTURES

PHONE, GAP, ACROSS = 400, 12, 4


def main(out: Path) -> None:
    """A third of their size, some to a row."""
    images = [draw().image.convert("RGB") for draw in PICTURES.values()]
    small = [
        image.resize((PHONE, image.height * PHONE // image.width), Image.Resampling.LANCZOS)
        for image in images
    ]
    high = max(image.height for image in small) + GAP
    rows = -(-len(small) // ACROSS)
    sheet = Image.new("RGB", ((PHONE + GAP) * ACROSS, high * rows), "#313338")
    for place, image in enumerate(small):
        sheet.paste(image, (place % ACROSS * (PHONE + GAP), place // ACROSS * high))
    sheet.save(out)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
