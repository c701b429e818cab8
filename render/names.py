"""Players' names on pictures, and sentences with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.core.words import Fact
from render import text, theme
from render.scene import Scene
from render.sheet import Sheet
from render.text import Pen

_SHRUNK = 3
"""Pixels by which a name may shrink before it is cut."""


def called(scene: Scene, seat: int) -> str:
    """A player's name as it is drawn; "Player 3" if no font has its letters."""
    return everybody(scene)[seat]


def everybody(scene: Scene) -> tuple[str, ...]:
    """The drawn names by seat; no two are alike."""
    return _drawn(_given(scene), _spare(scene))


def said(scene: Scene, key: str, **facts: Fact) -> str:
    """A sentence with the names as they are drawn."""
    sentence, given = scene.words.say(key, **facts), _given(scene)
    other = {
        name: drawn for name, drawn in zip(given, everybody(scene), strict=True) if name != drawn
    }
    return _replaced(sentence, given, other) if other else sentence


def write(
    sheet: Sheet, scene: Scene, seat: int, at: tuple[float, float], pen: Pen, room: float
) -> float:
    """Write a player's name from `at` on, shrunk a little, then cut. Returns its right edge."""
    name, size = text.fit(
        called(scene, seat), pen.size, pen.weight, room, max(theme.LEAST, pen.size - _SHRUNK)
    )
    return sheet.write(at, name, pen.but(size=size), "lm")


def sign(
    sheet: Sheet,
    scene: Scene,
    seat: int,
    at: tuple[float, float],
    pen: Pen,
    room: float,
    anchor: str = "lm",
) -> float:
    """Write a player's name beside their disc: its first word where the whole has no room."""
    name = text.shortened(called(scene, seat), theme.floor(pen.size), pen.weight, room)
    return sheet.write(at, name, pen, anchor, room)


def ranked(
    sheet: Sheet,
    scene: Scene,
    seat: int,
    at: tuple[float, float],
    pen: Pen,
    room: float,
    *,
    gone: bool,
) -> None:
    """A name on a final sheet. Who left stands behind all who stayed, whatever they have: it says so."""
    told = scene.words.say("picture-gone") if gone else ""
    note = Pen(theme.WORD, "regular", theme.MUTED, pen.on)
    taken = text.width(told, note.size, note.weight) + 14 if told else 0
    right = sign(sheet, scene, seat, at, pen, room - taken)
    if told:
        sheet.write((right + 14, at[1]), told, note, "lm")


def asked(scene: Scene) -> str:
    """What the game waits for: "Giulia: play a tile"."""
    waiting = scene.waiting
    facts = {"seat": waiting.seats, "seats": waiting.seats, **waiting.facts}
    return said(scene, f"ask-{waiting.ask or 'anything'}", **facts)


def table(scene: Scene) -> str:
    """The table's number, on every picture; a lesson has none."""
    if not scene.table:
        return scene.words.say("picture-lesson")
    return scene.words.say("picture-table", reference=str(scene.table))


def _given(scene: Scene) -> tuple[str, ...]:
    return tuple(scene.words.player(seat) for seat in range(len(scene.names)))


def _spare(scene: Scene) -> tuple[str, ...]:
    """By seat the substitute of a name that cannot be drawn, empty for the others.

    In words it is the name itself.
    """
    given = _given(scene)
    instead = (
        given
        if scene.heard
        else tuple(
            scene.words.say("player-without-name", seat_number=seat + 1)
            for seat in range(len(given))
        )
    )
    drawn = _folded(given)
    return tuple(
        other if text.is_nameless(name) else "" for name, other in zip(drawn, instead, strict=True)
    )


@lru_cache(maxsize=256)
def _folded(given: tuple[str, ...]) -> tuple[str, ...]:
    """The names with letters of other shapes as plain ones, without those that no font has."""
    return tuple(map(text.folded, given))


@lru_cache(maxsize=256)
def _drawn(given: tuple[str, ...], spare: tuple[str, ...]) -> tuple[str, ...]:
    """The names; those that look alike get the number of their seat."""
    drawn = [other or name for name, other in zip(_folded(given), spare, strict=True)]
    # A number may make a name like that of a player who is really called "Anna (2)": so it repeats.
    while len(twins := _twins(drawn)) > 0:
        for seat in twins:
            drawn[seat] += f" ({seat + 1})"
    return tuple(map(text.isolated, drawn))


def _twins(drawn: Sequence[str]) -> list[int]:
    """The seats whose names look like another's."""
    counts = Counter(name.casefold() for name in drawn)
    return [seat for seat, name in enumerate(drawn) if counts[name.casefold()] > 1]


def _replaced(sentence: str, given: Sequence[str], other: Mapping[str, str]) -> str:
    """The sentence with its names replaced in one pass, the longest first: no name within another."""
    names = sorted(filter(None, given), key=len, reverse=True)
    found = "|".join(re.escape(name) for name in names)
    return re.sub(
        rf"(?<!\w)(?:{found})(?!\w)", lambda one: other.get(one.group(), one.group()), sentence
    )
