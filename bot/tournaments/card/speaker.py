"""How a tournament is spoken of: names for numbers, points, results, terms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction

from bot.community.voice import Voice
from bot.errors import HouseError
from bot.tournaments.records.records import Held
from bot.ui.limits import shortened
from bot.words.values import Markup, escaped, on_one_line
from games.core.words import Fact, RuleError
from games.league.tournament.scoring import EVEN, people_places, table_points
from games.league.tournament.settings import Settings
from games.league.tournament.shown import decimals, digits
from games.league.tournament.state import Table
from render.text import folded

NOTHING = Fraction(0)
NAME, NAMES = 32, 12
"""Maximum characters of a name, and the most names in a sentence."""


_OWN = {
    "already-paused": "cup-paused-already",
    "not-paused": "cup-not-paused",
    "no-such-table": "cup-no-such-table",
    "no-such-seat": "cup-no-such-seat",
    "nothing-to-undo": "cup-nothing-to-undo",
    "result-incomplete": "cup-result-incomplete",
    "player-busy": "cup-player-busy",
    "not-resting": "cup-not-resting",
    "time-out-of-range": "cup-time-out-of-range",
    "late-entry-out-of-range": "cup-late-entry-out-of-range",
}
"""Keys that a table's rules use too, for something else."""

_RENAMED = {"seats": "count"}
"""Facts whose name means seats at a table elsewhere."""


class Speaker:
    """A tournament's words in one language, for a message or for a picture."""

    def __init__(self, held: Held, voice: Voice, *, plain: bool = False) -> None:
        """`plain` as the voice is: for a picture."""
        self.held, self.voice, self.plain = held, voice, plain
        self.words = voice.words
        self.state = held.state
        self.settings: Settings = held.state.settings

    @property
    def title(self) -> str:
        return self.text(self.settings.title)

    def text(self, text: str, most: int = 200) -> Markup:
        """Somebody's own words, harmless, on one line."""
        clean = on_one_line(text, most)
        return Markup(clean if self.plain else escaped(clean))

    def name(self, player: int | None, most: int = NAME) -> Markup:
        """A player's name; None is a computer."""
        if player is None:
            return Markup(self.words.say("cup-tables-computer"))
        name = on_one_line(self.held.name_of(player))
        name = shortened(folded(name) if self.plain else name, most)
        return Markup(self.voice.name(name, player))

    def names(self, players: Sequence[int | None], most: int = NAMES) -> Markup:
        """A list; of many the first ones, and how many more there are."""
        kept = [self.name(one) for one in players[:most]]
        if len(players) > most:
            return Markup(f"{', '.join(kept)} {self.more(len(players) - most)}")
        return self.listed(kept)

    def more(self, count: int) -> str:
        return self.words.say("cup-card-more", count=count)

    def listed(self, texts: Iterable[str]) -> Markup:
        return Markup(self.words.listed(list(texts)))

    def hundredths(self, value: int | Fraction, places: int = 2) -> Markup:
        """2 and 2.33: points are exact fractions of hundredths, told with that many decimals."""
        whole, part = digits(Fraction(value), places)
        point = self.words.language.point
        sign = "\u2212" if value < 0 else ""
        return Markup(f"{sign}{self.voice.number(whole)}{point if part else ''}{part}")

    def result(self, table: Table) -> Markup:
        """1. Anna (5), 2. Marco (3): places with their points."""
        points, rank, parts = table_points(self.settings, table, self.state.version), 1, list[str]()
        places = decimals(points.values())
        for tied in people_places(table):
            # A substitute in a shared place has other points than who shares it.
            for worth in sorted({points.get(one, NOTHING) for one in tied}, reverse=True):
                alike = [one for one in tied if points.get(one, NOTHING) == worth]
                shown = self.hundredths(worth, places.get(worth, 2))
                parts.append(f"{rank}. {self.listed(map(self.name, alike))} ({shown})")
            rank += len(tied)
        return Markup(", ".join(parts) or "\u2013")

    def tie_breaks(self) -> Markup:
        sums = self.state.version < EVEN
        keys = (
            "cup-tie-shares-sum" if one == "shares" and sums else f"cup-tie-{one}"
            for one in self.settings.tie_breaks
        )
        return Markup(", ".join(map(self.words.say, keys)))

    def sizes(self) -> Markup:
        return self.listed(str(size) for size in sorted(self.settings.sizes))

    def method(self) -> Markup:
        return Markup(self.words.say(f"cup-method-{self.settings.late_tables}"))


@contextmanager
def of_tournament() -> Iterator[None]:
    """Around a step in a tournament: its RuleErrors leave as HouseErrors with words of its own."""
    try:
        yield
    except RuleError as error:
        raise refusal(error) from error


def refusal(error: RuleError) -> HouseError:
    facts: dict[str, Fact] = {_RENAMED.get(name, name): fact for name, fact in error.facts.items()}
    return HouseError(_OWN.get(error.why, error.why), **facts)
