"""Approved pictures of the community: made of words, as the bot hands them over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sin

from bot.tournaments.card.standings import ROUNDS
from bot.words.catalogue import Catalogue
from games import GAMES
from render import theme
from render.chances import ChanceChart, ChancePoint, ChanceRow
from render.community import CommunityPage, Curve, PageColumn, PageFigure, PageGrid, PageLine, draw
from render.community.shelf import Shelf, stocked
from render.community.shelf import draw as draw_shelf
from render.scene import Picture
from render.text import is_nameless
from tests.render.samples import HARD_NAMES, NAMES

LONG = "Massimiliano Della Rovere-Bernardini von Und zu"
SCALE = tuple((points, f"{points:,}") for points in range(1000, 2201, 200))
SEASONS = ((0, "3/2025"), (60, "4/2025"), (80, "1/2026"), (150, "2/2026"))
FOOT = "± is the uncertainty. A rating with ? is provisional: it settles with more games."
TIES = "What stands behind a name decided about equal points: 1st, 2nd, opp. as in the columns."
CROSS = "Points, and the place at the table in brackets. b: a bye. x: left the table."
_WHY = ("", "", "1st", "opp.", "", "2nd")
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


def standings() -> CommunityPage:
    """Of a tournament: words on why somebody is ahead, tie-breaks in columns."""
    numbers = ("points", "1st", "2nd", "opp.", "games")
    columns = (
        PageColumn(),
        PageColumn(number=False),
        PageColumn(number=False),
        *(PageColumn(head) for head in numbers),
    )
    lines = [
        PageLine((f"{at}.", name, told, f"{19 - at}.5", "3", "1", "41.25", "5"), own=at == 2)
        for at, (name, told) in enumerate(zip((*HARD_NAMES, LONG)[:6], _WHY, strict=True), 1)
        if not is_nameless(name)
    ]
    grid = PageGrid("1 to 6 of 64", columns, tuple(lines))
    return CommunityPage(
        "Standings", "The Spring Cup", "after round 5 of 7", grids=(grid,), foot=TIES
    )


def crossed(rounds: int = ROUNDS) -> CommunityPage:
    """Everybody's points round by round; the sum decides."""
    columns = (
        PageColumn(),
        PageColumn(number=False),
        *(PageColumn(f"R{number}") for number in range(1, rounds + 1)),
        PageColumn("points", lead=True),
    )
    cells = ("5 (1)", "b 3", "40.5 (4)", theme.ABSENT, "x 0", "3.5 (2)")
    lines = [
        PageLine((f"{at}.", name, *cells[:rounds], f"{20 - at}"), faint=at == 5)
        for at, name in enumerate((LONG, *HARD_NAMES[2:6]), 1)
    ]
    grid = PageGrid("1 to 5 of 64", columns, tuple(lines))
    return CommunityPage(
        "Round by round", "The Spring Cup", "after round 5 of 7", grids=(grid,), foot=CROSS
    )


def versus() -> CommunityPage:
    heads = ("games", "Wilhelmina", "level", "Bartholomäus")
    leads = [PageColumn(head, lead=at % 2 == 1) for at, head in enumerate(heads)]
    columns = (PageColumn(number=False), *leads)
    lines = tuple(
        PageLine((game, "1,240", "700", "·", "540")) for game in ("Stones", "Long Game of Words")
    )
    return CommunityPage(
        "Wilhelmina and Bartholomäus",
        "All games · Piazza Affari",
        figures=(PageFigure("700", "Wilhelmina-Alexandra"), PageFigure("540", "Bartholomäus")),
        grids=(PageGrid("Game by game", columns, lines),),
    )


def chances_of(seats: int, called: Sequence[str] = NAMES) -> ChanceChart:
    """Chances that part ways, three moves that decided, two of them in a row, and milestones."""
    names = ["Player" if is_nameless(name) else name for name in (*called, LONG, "Nemo")]
    last, rows = 152, list[ChanceRow]()
    for seat in range(seats):
        points = [
            ChancePoint(last * at // 24, _chance(seat, seats, at), 7 - at / 6)
            for at in range(8, 24)
        ]
        points.append(ChancePoint(last, 100 if seat == 1 else 0, 0))
        told = f"{names[seat]}: 25% ± 6% at step 50, at most 62% ± 14% (step 97), and did not win."
        rows.append(ChanceRow(seat, names[seat], "max 62% ± 14%", tuple(points), told, seat == 1))
    return ChanceChart(
        game="acquire",
        head="How it was decided",
        note="Acquire · table 12",
        names=(),
        rows=tuple(rows),
        last=last,
        scale=("0%", "50%", "100%"),
        end="step",
        marks=(40, 77, 120),
        mark="milestones",
        swings=((57, 0), (151, 1), (150, 1)),
        foot="Line: chance of winning. Band and ±: margin of error. Before step 51 nobody can tell.",
    )


def _chance(seat: int, seats: int, at: int) -> float:
    return max(2.0, min(98.0, 100 / seats + 40 * sin(at / 5 + seat * 2) * at / 24))


def history() -> CommunityPage:
    """Words only, and the reader's place."""
    columns = (*(PageColumn(number=False),) * 3, PageColumn("you"))
    lines = tuple(
        PageLine((game, "table 1204, 12 Nov 2026", f"{name} won", "2 of 5"))
        for game, name in (("Stones", "Theo"), ("Long Game of Words", LONG))
    )
    return CommunityPage(
        "History", "Piazza Affari", grids=(PageGrid("1 to 2 of 88", columns, lines),)
    )


def nothing() -> CommunityPage:
    words = "No rated game has ended here yet. " * 4
    return CommunityPage("Leaderboard", "Stones · Piazza Affari", "Season 4/2026", empty=words)


def shelf_in(language: str) -> Shelf:
    catalogue = Catalogue(strict=True)
    return stocked(
        {key: catalogue.words(language, rules, ()).plain for key, rules in GAMES.items()}
    )


PICTURES: Mapping[str, Callable[[], Picture]] = {
    "community-profile": lambda: draw(profile(200, LONG)),
    "community-begun": lambda: draw(profile(1)),
    "community-leaderboard": lambda: draw(leaderboard()),
    "community-standings": lambda: draw(standings()),
    "community-crossed": lambda: draw(crossed()),
    "community-versus": lambda: draw(versus()),
    "community-history": lambda: draw(history()),
    "community-shelf": lambda: draw_shelf(shelf_in("en")),
}
