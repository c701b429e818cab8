"""Names of players as they may be shown: in pictures, in sentences, in thread names; and of computers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from functools import cache, lru_cache

from bot.words.catalogue import lexicon_of
from bot.words.languages import LANGUAGES, spoken
from bot.words.values import BLANK

LONGEST_NAME = 28
NAMELESS = "?"
"""The name of a player whose own has no character that can be shown."""

_MENTION = re.compile(r"<[@#:/a-zA-Z][^<>]*>|@+(?=everyone|here)")
_MARKDOWN = re.compile(r"[*_~`|<>\[\]()\\#{}]|(?<=:)//")
_UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that choose between forms of a letter and are never seen themselves."""
_TOWER = re.compile(r"(?<=[\u0300-\u036f]{2})[\u0300-\u036f]+")
"""Accents upon accents, which would run over the lines above."""

_NUMBER = "\N{OBJECT REPLACEMENT CHARACTER}"
_SIGNS = frozenset({"So", "Sk"})
"""The categories of emoji, and of the tones of their skin."""

SIGN = "\u2699"
"""A gear behind the name. Discord and the faces of the pictures have it; no person may bear it."""


@lru_cache(maxsize=4_096)
def cleaned(name: str) -> str:
    """Without mentions, markdown, line breaks and invisible characters; at most 28 long.

    Letters in fancy dress, such as mathematical or full-width ones, are read as the plain ones. What
    is taken away may join its neighbours into something new, `@<everyone` into a call of everybody: it
    is cleaned until nothing changes.
    """
    while (less := _cleaned(name)) != name:
        name = less
    return name


def _cleaned(name: str) -> str:
    plain = _UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    plain = _TOWER.sub("", _MARKDOWN.sub("", _without_mentions(plain)))
    shown = "".join(one if _is_seen(one) else " " for one in plain)
    words = " ".join(shown.split())[:LONGEST_NAME].strip()
    # Accents alone are drawn upon what stands before them: such a name would be on its neighbour.
    return words if any(unicodedata.category(one)[0] != "M" for one in words) else NAMELESS


def _without_mentions(name: str) -> str:
    """The name without mentions. One taken away may join its neighbours into another: hence loops."""
    while (less := _MENTION.sub("", name)) != name:
        name = less
    return name


def _is_seen(one: str) -> bool:
    return unicodedata.category(one)[0] not in "CZ" and one not in BLANK


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table reads like it already.

    Pictures have no emoji, so what differs by them alone is the same. "Player 3" is what a seat
    without a name is called: a person who has it as a name has it in quotation marks.
    """
    clean, number = _quoted(cleaned(name)), 2
    known = {_read(one) for one in taken}
    found = clean
    while _read(found) in known:
        suffix = f" {number}"
        # The number stays whole: a name cut after it would be the other player's again.
        found = clean[: LONGEST_NAME - len(suffix)] + suffix
        number += 1
    return found


def _quoted(name: str) -> str:
    return f"\u201c{name}\u201d" if _seats().fullmatch(name) else name


@cache
def _seats() -> re.Pattern[str]:
    """What a seat without a name is called, in every language: "Player 3"."""
    lexicons = (lexicon_of(one, None, strict=False) for one in LANGUAGES.values())
    told = [one.format("player-without-name", {"seat_number": _NUMBER}) for one in lexicons]
    return re.compile(
        "|".join(re.escape(one).replace(_NUMBER, r"\d+").replace(r"\ ", r"\s*") for one in told),
        re.IGNORECASE,
    )


@lru_cache(maxsize=4_096)
def _read(name: str) -> str:
    """What is left of it in a picture, whatever the case of its letters."""
    kept = (one for one in name if unicodedata.category(one) not in _SIGNS)
    return " ".join("".join(kept).split()).casefold() or name


def next_name(language: str, taken: Collection[str]) -> str:
    """The first name of the language that nobody at the table reads like, marked."""
    names = lexicon_of(spoken(language), None, strict=False).format("computer-names", {}).split()
    marked = [f"{name} {SIGN}" for name in names]
    free = (one for one, name in zip(marked, names, strict=True) if distinct(name, taken) == name)
    return next(free, marked[0])


def of_a_computer(name: str) -> str:
    """The name with the sign of a computer, and so short that `distinct` leaves the sign where it is."""
    room = LONGEST_NAME - len(f" {SIGN} 20")
    return f"{cleaned(of_a_person(name))[:room].rstrip()} {SIGN}"


def of_a_file(names: Iterable[str]) -> list[str]:
    """A file may hold any names, the same one twice, too; a table tells its players apart by them."""
    found: list[str] = []
    for name in names:
        found.append(distinct(name, found))
    return found


def heard(names: Sequence[str]) -> tuple[str, ...]:
    """The names as they are read out, without the sign of computers, where that leaves all of them apart."""
    bare = tuple(of_a_person(name).rstrip() for name in names)
    return bare if len(set(bare)) == len(bare) else tuple(names)


def of_a_person(name: str) -> str:
    """The name without the sign of a computer."""
    return name.replace(SIGN, "")
