"""What is written where on a page, and what stands on something else."""

from __future__ import annotations

from render import theme

Texts = list[tuple[str, tuple[int, int, int, int]]]
"""Every line written, with the box of its ink."""


def collisions(texts: Texts) -> list[tuple[str, str]]:
    """Pairs of lines that overlap."""
    return [
        (one, other)
        for place, (one, box) in enumerate(texts)
        for other, rival in texts[place + 1 :]
        if box[0] < rival[2] and rival[0] < box[2] and box[1] < rival[3] and rival[1] < box[3]
    ]


def outside(texts: Texts, height: int) -> list[str]:
    """Lines that run over the margins."""
    edge = theme.EDGE - 4
    return [
        said
        for said, (left, top, right, bottom) in texts
        if left < edge or right > theme.WIDTH - edge or top < 8 or bottom > height - 4
    ]
