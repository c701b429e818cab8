"""Approved pictures of the community: made of words, as the bot hands them over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sin

from render.community import CommunityPage, Curve, PageColumn, PageFigure, PageGrid, PageLine, draw
from render.scene import Picture
from render.text import is_nameless
from tests.render.samples import HARD_NAMES

LONG = "Massimiliano Della Rovere-Bernardini von Und zu"
SCALE = tuple((points, f"{points:,}") for points in range(1000, 2201, 200))
SEASONS = ((0, "3/2025"), (60, "4/2025"), (80, "1/2026"), (150, "2/2026"))
FOOT = "± is the uncertainty. A rating with ? is provisional: it settles with more games."
NUMBERS = ("rating", "", "", "games", "1st", "2nd", "3rd", "later")


def curve(games: int) -> Curve:
    """A rating that goes up and down, and gets surer."""
    points = tuple(round(1600 + 300 * sin(game / 30)) for game in range(games))
    margins = tuple(round(260 * 0.97**game + 60) for game in range(games))
    seasons = tuple(one for one in SEASONS if one[0] < games)
    return Curve("The rating after each rated game", points, margins, SCALE, seasons)


def profile(games: int, name: str = "Giulia") -> CommunityPage:
    cells = ("1,702", "± 80", "?", str(games), "12", "9", "8", "·")
    places = [PageLine((game, *cells)) for game in ("Stones", "Long Game of Words", "Sharks")]
    best = [
        PageLine((game, "table 1204, 12 Nov 2026", money, "1 of 5"))
        for game, money in (("Stones", "$58,300"), ("Long Game of Words", "€320,000"))
    ]
    words = PageColumn(number=False)
    return CommunityPage(
        name,
        "All games · Piazza Affari",
        "Season 4/2026",
        figures=(
            PageFigure("1,652 ± 66", "Rating", "number 7 of 143"),
            PageFigure(f"{games:,}", "Games", "48 won"),
            PageFigure("98%", "Answers in time", "asked 1,240 times"),
        ),
        curve=curve(games),
        grids=(
            PageGrid("Places by game", (words, *map(PageColumn, NUMBERS)), tuple(places)),
            PageGrid("Best games", (words, words, PageColumn(), PageColumn()), tuple(best)),
        ),
        names=(name,),
        foot=FOOT,
    )


def leaderboard() -> CommunityPage:
    given = (*HARD_NAMES, LONG, "W" * 40, "Theo", "Nemo")[:10]
    names = ["Player" if is_nameless(name) else name for name in given]
    lines = [
        PageLine(
            (
                f"{rank}.",
                name,
                f"{1900 - 31 * rank:,}",
                f"± {90 + 9 * rank}",
                "?"[: rank // 8],
                "7",
            ),
            own=rank == 4,
            faint=rank > 7,
        )
        for rank, name in enumerate(names, 1)
    ]
    heads = ("", "", "rating", "", "", "games")
    columns = tuple(PageColumn(head, number=at != 1) for at, head in enumerate(heads))
    grid = PageGrid(f"1 to {len(lines)} of 143", columns, tuple(lines))
    return CommunityPage(
        "Leaderboard", "Stones · Piazza Affari", "Season 4/2026", grids=(grid,), foot=FOOT
    )


def nothing() -> CommunityPage:
    words = "No rated game has ended here yet. " * 4
    return CommunityPage("Leaderboard", "Stones · Piazza Affari", "Season 4/2026", empty=words)


PICTURES: Mapping[str, Callable[[], Picture]] = {
    "community-profile": lambda: draw(profile(200, LONG)),
    "community-begun": lambda: draw(profile(1)),
    "community-leaderboard": lambda: draw(leaderboard()),
}
