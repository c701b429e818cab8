"""How pages speak: names that are only names, ratings, scores in each game's unit, days."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import msgspec

from bot.store.histories import KnownTables, Part
from bot.ui.limits import shortened
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from bot.words.values import day
from games.core.contract import AnyRules
from games.core.kinds import PLAIN
from games.core.words import Fact
from games.league.ratings import OVERALL, Scope, Shown, quarter, season_of
from render.community import PageColumn
from render.text import folded, is_nameless

RATING = 3
"""The columns of a rating: points, uncertainty, and the sign of a provisional one."""


class AskedFor(msgspec.Struct, frozen=True, kw_only=True):
    """What a page is about, and who reads it."""

    scope: Scope
    server: str = ""
    """The server's name; empty where the page is about all servers."""
    known: KnownTables
    now: datetime

    @property
    def viewer(self) -> int:
        return self.known.viewer

    @property
    def season(self) -> int:
        return season_of(self.now)


class Voice:
    """The words of a page in one language: `plain` for a picture, else for a message."""

    def __init__(
        self, catalogue: Catalogue, games: Mapping[str, AnyRules], language: str, *, plain: bool
    ) -> None:
        self._catalogue = catalogue
        self.games = games
        self._language = language
        self._plain = plain
        self.words = self._in(None)

    @property
    def for_picture(self) -> bool:
        return self._plain

    def name(self, name: str, number: int) -> str:
        """Somebody's name; "Player 3" if nothing of it can be seen."""
        clean = self.words.text(name)
        # Before it is cut: letters of other shapes count double.
        clean = folded(clean) if self._plain else clean
        if clean and not (self._plain and is_nameless(clean)):
            return clean
        return self.words.say("player-without-name", seat_number=number)

    def part(self, part: Part, number: int, most: int) -> str:
        """The name in a finished game; those who are hidden or forgotten have none.

        In a picture, where others stand beside it, it has at most that many characters.
        """
        if part.role == "computer":
            return self.words.say("community-computer")
        sign = "" if part.role == "played" else f" {self.words.say(f'sign-{part.role}')}"
        if not part.name:
            return f"{self.words.say('community-hidden')}{sign}"
        name = self.name(part.name, number)
        return f"{shortened(name, most) if self._plain else name}{sign}"

    def game(self, game: str) -> str:
        """The name of a game, or "All games"."""
        if game == OVERALL:
            return self.words.say("community-all-games")
        rules = self.games.get(game)
        return self._in(rules).say(f"game-{game}") if rules else self.words.text(game)

    def option(self, rules: AnyRules, name: str, value: Fact) -> str:
        """An option of a game with its value: "Money and shares: hidden from the others"."""
        words = self._in(rules)
        return f"{words.option(name)}: {words.option(name, value)}"

    def score(self, game: str, score: int) -> str:
        """A final score in the unit of the game."""
        rules = self.games.get(game)
        return self._in(rules).score(score) if rules else self.number(score)

    def number(self, value: int) -> str:
        return self.words.value(PLAIN, value)

    def rating(self, rating: Shown) -> str:
        """1,540 ± 180, with a sign if it is provisional."""
        return " ".join(filter(None, self.cells(rating)))

    def cells(self, rating: Shown) -> tuple[str, str, str]:
        """The cells of a rating in a grid."""
        sign = "?" if rating.provisional else ""
        return self.number(rating.points), f"± {self.number(rating.margin)}", sign

    def rating_columns(self) -> tuple[PageColumn, ...]:
        return (PageColumn(self.words.say("column-rating")), *(PageColumn(),) * (RATING - 1))

    def day(self, moment: datetime) -> str:
        return day(moment, self.words.language)

    def season(self, season: int) -> str:
        """The quarter as it is written below a curve: 4/2026."""
        year, part = quarter(season)
        return f"{part}/{year}"

    def title(self, asked: AskedFor) -> str:
        """The game and the server."""
        server = self.words.text(asked.server) or self.words.say("community-all-servers")
        return f"{self.game(asked.scope[0])} · {server}"

    def note(self, asked: AskedFor) -> str:
        return self.words.say("community-season", season=self.season(asked.season))

    def _in(self, rules: AnyRules | None) -> GameWords:
        words = self._catalogue.words(self._language, rules)
        return words.plain if self._plain else words
