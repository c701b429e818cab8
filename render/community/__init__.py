"""Pictures of what lasts beyond a table: rankings, profiles, histories. They know no keys, only words."""

from render.community.page import Column, Curve, Figure, Grid, Line, Page
from render.community.picture import draw
from render.community.spoken import alt, text

__all__ = ["Column", "Curve", "Figure", "Grid", "Line", "Page", "alt", "draw", "text"]
