"""What a picture is drawn from: a view, the words of a language, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from PIL import Image

from games.core.contract import Waiting
from games.core.kinds import Kind
from games.core.words import Fact


class Words(Protocol):
    """The words of one language for one table."""

    @property
    def language(self) -> str: ...

    def say(self, key: str, **facts: Fact) -> str:
        """A sentence of the game's catalogue (or the bot's), its facts told by their kinds."""

    def value(self, kind: Kind, value: Fact) -> str:
        """One value in words: $1,200, Fusion, 4d, Giulia."""

    def fact(self, field: str, value: Fact) -> str:
        """The same by the name of a field: the game says what it stands for."""

    def has(self, key: str) -> bool:
        """Whether there is a sentence `key`."""

    def money(self, amount: int) -> str:
        """An amount in the game's money: $1,200 or 1.200 $."""

    def player(self, seat: int) -> str: ...
    def title(self, of: str, index: int) -> str:
        """A name that the table has given itself: of a company, of a cell."""


class Scene(msgspec.Struct, frozen=True):
    """A table at a moment, for one viewer; `waiting` as the rules give it."""

    view: Any
    waiting: Waiting
    words: Words
    names: tuple[str, ...]
    table: int
    computers: tuple[int, ...] = ()
    """The seats that a computer plays, whoever they belong to."""
    game: str = ""
    """Its key."""


class History(msgspec.Struct, frozen=True):
    """A finished game, point by point in time.

    `worth` is everybody's, by point, by seat; `marks` are the points with a milestone; `views`
    are what everybody could see then: where there are any, as many.
    """

    worth: Sequence[tuple[int, ...]]
    marks: Sequence[int] = ()
    views: Sequence[Any] = ()


class Picture(msgspec.Struct, frozen=True):
    """An image and the palette that it is encoded with."""

    image: Image.Image
    palette: Image.Image


class Drawer(Protocol):
    """A game's pictures. Plain functions of what a viewer may know; safe in a worker thread."""

    @property
    def milestones(self) -> frozenset[str]:
        """The tags of the events that the chart of a game marks."""

    def board(self, scene: Scene) -> Picture:
        """The public board; with a viewer in the view, what they may know of it."""

    def hand(self, scene: Scene) -> Picture:
        """The private picture of the view's `me`: what they hold and what they can do with it."""

    def page(self, scene: Scene, key: str) -> Picture:
        """A page as the view's `me` may see it; `key` is that of one of the rules' pages."""

    def final(self, scene: Scene, history: History) -> Picture:
        """The scoring sheet and the chart of net worth."""

    def replay(self, scenes: Sequence[Scene]) -> bytes:
        """The game as an animated picture (GIF), at most 8 MiB."""

    def prices(self, words: Words) -> Picture:
        """The printed price table."""

    def alt(self, scene: Scene) -> str:
        """The board in words, at most 1,000 characters, from the same view (alt text)."""

    def alt_hand(self, scene: Scene) -> str: ...
    def alt_page(self, scene: Scene, key: str) -> str: ...
    def alt_final(self, scene: Scene, history: History) -> str: ...
    def alt_replay(self, scene: Scene, moments: int) -> str:
        """That it is a film, and its last picture in words."""

    def alt_prices(self, words: Words) -> str: ...
    def text(self, scene: Scene) -> str:
        """The whole board as text, for those who cannot see pictures: at most 3,500 characters."""


def no_page(scene: Scene, key: str) -> Picture:
    """For a game without pages. LookupError."""
    raise LookupError(key)


def no_alt_page(scene: Scene, key: str) -> str:
    """For a game without pages. LookupError."""
    raise LookupError(key)
