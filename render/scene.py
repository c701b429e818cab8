"""The data of a picture: a view, the words of a language, and the players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from PIL import Image

from games.core.contract import Outcome, Waiting
from games.core.kinds import Kind
from games.core.words import Fact

ICON = 220
"""Pixels of a side of a game's picture on the shelf."""
LONGEST_ALT = 1000
"""Maximum characters of a picture in words."""


class Words(Protocol):
    """The words of one language for one table."""

    def say(self, key: str, **facts: Fact) -> str:
        """A sentence of the game's catalogue (or the bot's), its facts told by their kinds."""

    def value(self, kind: Kind, value: Fact) -> str:
        """One value in words: $1,200, Fusion, 4d, Giulia."""

    def fact(self, field: str, value: Fact) -> str:
        """One value in words by the name of its field, whose kind the game declares."""

    def has(self, key: str) -> bool:
        """Whether there is a sentence `key`."""

    def money(self, amount: int) -> str:
        """An amount in the game's money: $1,200 or 1.200 $."""

    def score(self, score: int, second: int | None = None) -> str:
        """A final score in the game's unit, with the tie-break if there is one: 17 points, 240M."""

    @property
    def heard(self) -> Words:
        """The words of pictures in full, for those who do not see them."""

    @property
    def signs(self) -> Words:
        """The words of the table's language, for letters on badges: a board and a hand have the same."""

    def player(self, seat: int) -> str: ...
    def title(self, of: str, index: int) -> str:
        """A name that the players have given, such as a company's."""


class Scene(msgspec.Struct, frozen=True):
    """A table at a moment for one viewer; `waiting` is that of the rules."""

    view: Any
    waiting: Waiting
    words: Words
    names: tuple[str, ...]
    table: int
    computers: tuple[int, ...] = ()
    """The seats that a computer plays, also for an absent person."""
    game: str = ""
    """The game's key."""
    outcome: Outcome | None = None
    """The result by the rules, once the game is over at this moment."""
    whole: bool = False
    """Whether its words are for messages: in sentences and lists, as long as it takes, and not for an alt text."""
    heard: bool = False
    """Whether it is told in words, where every name can be said."""
    panels: frozenset[str] | None = None
    """The panels of the piece of a picture that is told; None: all of them."""

    def shows(self, panel: str) -> bool:
        """Whether that panel is on the piece that is told."""
        return self.panels is None or panel in self.panels

    def in_words(self) -> Scene:
        """The same for alt texts: what no font can draw keeps its true name there."""
        return msgspec.structs.replace(self, heard=True, words=self.words.heard)


class History(msgspec.Struct, frozen=True):
    """A finished game, point by point.

    `worth` is by point and seat; `marks` are the points with a milestone; `views` are the public
    views by point, or empty.
    """

    worth: Sequence[tuple[int, ...]]
    marks: Sequence[int] = ()
    views: Sequence[Any] = ()


class Picture(msgspec.Struct, frozen=True):
    """An image and the palette that it is encoded with."""

    image: Image.Image
    palette: Image.Image
    seams: tuple[tuple[int, str], ...] = ()
    """Where it may be cut, from top to bottom: the first row of a panel, and the panel's name."""


@dataclass(frozen=True, kw_only=True)
class Drawer:
    """A game's pictures, each with the same in words: pure functions, safe in a worker thread.

    A function that is missing is an error of types, and of the import. A game that leaves some to the
    letters says so: `replace(LETTERED, board=draw)`, with `render.lettered.LETTERED`.
    """

    board: Callable[[Scene], Picture]
    """The public board; with a viewer in the view, what they may know of it."""
    alt: Callable[[Scene], str]
    """The board in words, at most 1,000 characters, from the same view (alt text)."""
    text: Callable[[Scene], str]
    """The hand and the whole board in sentences and lists, for those who cannot see pictures. As long as it takes."""
    hand: Callable[[Scene], Picture]
    """The private picture of the view's `me`: what they hold and can do."""
    alt_hand: Callable[[Scene], str]
    page: Callable[[Scene, str], Picture]
    """A page as the view's `me` may see it, by its key in the rules' pages. LookupError: no such page."""
    alt_page: Callable[[Scene, str], str]
    final: Callable[[Scene, History], Picture]
    """The scoring sheet and the chart of net worth."""
    alt_final: Callable[[Scene, History], str]
    replay: Callable[[Sequence[Scene]], bytes]
    """The game as an animated picture (GIF), at most `film.MOST` bytes."""
    prices: Callable[[Words], Picture]
    """The printed price table. LookupError: the game has none, and no words for such a command."""
    alt_prices: Callable[..., str]
    """It takes the words, and where the table is cut the panels of a piece. What matters most comes first: a
    message has all of it, an alt text its beginning."""
    icon: Callable[[], Picture] | None = None
    """The game on the shelf: a square of `ICON` pixels on the panel's colour; none: its first letter."""
    milestones: frozenset[str] = frozenset()
    """The tags of the events that the chart marks."""

    def alt_replay(self, scene: Scene, moments: int) -> str:
        """The animated picture in words: its length, and its last frame. Longer than `alt`."""
        return f"{scene.words.say('film-of', count=moments)} {self.alt(scene)}"


def no_page(scene: Scene, key: str) -> Picture:
    """For a game without pages. LookupError."""
    raise LookupError(key)


def no_alt_page(scene: Scene, key: str) -> str:
    """For a game without pages. LookupError."""
    raise LookupError(key)
