"""Pictures of what lasts beyond a table: rankings, profiles, histories. They know no keys, only words."""

from render.community.page import CommunityPage, Curve, PageColumn, PageFigure, PageGrid, PageLine
from render.community.picture import draw
from render.community.spoken import alt, text

__all__ = [
    "CommunityPage",
    "Curve",
    "PageColumn",
    "PageFigure",
    "PageGrid",
    "PageLine",
    "alt",
    "draw",
    "text",
]
