"""How values are written: numbers, money, lists, lengths of time, and names that are only names."""

from __future__ import annotations

import re
import unicodedata
from datetime import UTC, date, datetime
from decimal import Decimal
from functools import cache, lru_cache
from typing import Self

import msgspec
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from babel.numbers import NumberPattern
from babel.units import format_unit
from fluent.runtime.types import FluentInt, FluentType

from bot.words.languages import Language
from games.core.kinds import Kind, Moment, Money, Player, Word

MINUS = "\u2212"
ISOLATE, RELEASE = "\u2068", "\u2069"
LONGEST_NAME = 40
LONGEST_TEXT, LONGEST_HEARD = 200, 1_000
"""Characters of a person's own words, such as a promise."""
REMEMBERED = 8_192
"""Values of a kind that are remembered as they are written: Babel takes its time over each."""
DOLLARS = Money()
_DAY = 86_400
_UNITS = (
    ("duration-day", _DAY),
    ("duration-hour", 3_600),
    ("duration-minute", 60),
    ("duration-second", 1),
)
_MARKS = 3
"""Accents one letter may carry; more is scribbling over the neighbouring lines."""


class Length(msgspec.Struct, frozen=True):
    """A length of time in whole seconds: 1 day 2 hours."""


class Identity(msgspec.Struct, frozen=True):
    """A number that is a name: table 1234, never 1,234."""


class Mention(msgspec.Struct, frozen=True):
    """A Discord id: of a person (@), a channel (#) or a role (@&)."""

    sigil: str


HouseKind = Kind | Length | Identity | Mention

_SEAT, _MOMENT, _LENGTH, _NUMBER = Player(), Moment(), Length(), Identity()

HOUSE: dict[str, HouseKind] = {
    **dict.fromkeys(("seat", "seats", "whose"), _SEAT),
    **dict.fromkeys(("closes", "deadline", "since", "until"), _MOMENT),
    **dict.fromkeys(
        ("bank", "each", "fits", "lost", "refill", "seconds", "total", "window"), _LENGTH
    ),
    **dict.fromkeys(("table", "number", "reference", "tournament"), _NUMBER),
    "place": Mention("#"),
    **dict.fromkeys(("role", "roles"), Mention("@&")),
    **dict.fromkeys(("user", "users"), Mention("@")),
    "pace": Word("pace"),
    "game": Word("game"),
    "spoken": Word("language"),
    "what": Word("ballot"),
    "computer": Word("computer"),
    "calling": Word("notices"),
    "news": Word("news"),
    "explanations": Word("explanations"),
    "pictures": Word("pictures"),
    "setting": Word("cup-setting"),
    "takes": Word("cup-takes"),
}
"""What the facts of the bot's own sentences stand for, by name; the rest is text or a number."""


class Markup(str):
    """WordedText that is Discord markup already (a mention, a link): never escaped."""

    __slots__ = ()


class Worded(FluentInt):
    """A number for plural rules and selectors, displayed as the given text."""

    words: str

    def __new__(cls, number: int, words: str) -> Self:
        worded = int.__new__(cls, number)
        worded.words = words
        return worded

    def format(self, _locale: object) -> str:
        return self.words


class Instant(Worded):
    """An instant, with the distance to it beside its date."""

    distance: str

    def __new__(cls, seconds: int, marked: bool) -> Self:
        worded = super().__new__(cls, seconds, moment(seconds, marked))
        worded.distance = moment(seconds, marked, "R")
        return worded


class WordedText(FluentType):
    """A text that selectors see as it is, written in words of its own."""

    def __init__(self, text: str, words: str) -> None:
        self._text = text
        self.words = words

    def __eq__(self, other: object) -> bool:
        return self._text == other

    def __hash__(self) -> int:
        return hash(self._text)

    def format(self, _locale: object) -> str:
        return self.words


def relative(instant: Instant) -> WordedText:
    """`RELATIVE($due)`: "in 3 hours"."""
    return WordedText(instant.distance, instant.distance)


def index(title: Worded) -> Worded:
    """`INDEX($proposal)`: "3", of a thing whose title tells more than a button has room for."""
    return Worded(title, str(int(title)))


@lru_cache(maxsize=REMEMBERED)
def number(value: int, language: Language) -> str:
    """1,200 and 1.200."""
    return _with_minus(language.whole.apply(value, language.locale))


@lru_cache(maxsize=REMEMBERED)
def money(value: int, language: Language, kind: Money = DOLLARS) -> str:
    """$1,200 and 1.200 $, with a no-break space; 120M in every language."""
    pattern = _amounts(language, kind)
    amount = Decimal(value).scaleb(-2) if kind.cents else value
    return _with_minus(pattern.apply(amount, language.locale))


@lru_cache(maxsize=REMEMBERED)
def percent(value: int, parts: int, language: Language) -> str:
    """7% and 1,68%, rounded down."""
    hundredths = Decimal(10_000 * value // parts)
    return _with_minus(language.part.apply(hundredths.scaleb(-4), language.locale))


@lru_cache(maxsize=REMEMBERED)
def listed(items: tuple[str, ...], language: Language) -> str:
    """Finished texts as a list: A, B and C."""
    return format_list(items, locale=language.locale)


@lru_cache(maxsize=REMEMBERED)
def length(seconds: int, language: Language) -> str:
    """A length of time in its two largest units; up to two days in hours."""
    left, parts = max(seconds, 0), list[str]()
    for unit, size in _UNITS if left >= 2 * _DAY else _UNITS[1:]:
        count, left = divmod(left, size)
        if count:
            parts.append(format_unit(count, unit, locale=language.locale))
    none = format_unit(0, _UNITS[-2][0], locale=language.locale)
    return listed(tuple(parts[:2]), language) or none


def day(moment: date, language: Language) -> str:
    """12 Nov 2026."""
    return format_date(moment, "medium", locale=language.locale)


def weekday(moment: date, language: Language) -> str:
    """Mon, lun."""
    return format_date(moment, "EEE", locale=language.locale)


def clock(moment: datetime, language: Language, *, near: bool) -> str:
    """Sun 14:25; of a day that is not near Sun 29 Nov 14:25. In the moment's own zone."""
    if near:
        return str(format_skeleton("EHm", moment, locale=language.locale))
    return f"{weekday(moment, language)} {moment.day} {_month(moment, language)} {moment:%H:%M}"


def _month(moment: date, language: Language) -> str:
    return format_date(moment, "LLL", locale=language.locale)


@cache
def _amounts(language: Language, kind: Money) -> NumberPattern:
    return language.amount(kind.sign, cents=kind.cents, behind=kind.behind)


def _with_minus(told: str) -> str:
    """A real minus in place of the hyphen."""
    return told.replace("-", MINUS)


def seconds_of(instant: datetime | None) -> int | None:
    """An instant as the catalogue's sentences take it: whole seconds UTC; None stays None."""
    return None if instant is None else int(instant.timestamp())


def moment(seconds: int, marked: bool, style: str = "f") -> str:
    """An instant as Discord's own markup, or, where that is not read, as a date in UTC."""
    if marked:
        return f"<t:{seconds}:{style}>"
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


@lru_cache(maxsize=4096)
def on_one_line(text: str, longest: int = LONGEST_NAME) -> str:
    """A text on one line without what is invisible, turns the line around or piles up on it."""
    kept = "".join(_visible(char) for char in unicodedata.normalize("NFC", text))
    # What is taken out may leave blanks side by side, so they are joined afterwards.
    kept = re.sub(r"\s+", " ", _PILE.sub(r"\1", kept)).strip(f" {_JOINER}")
    if len(kept) > longest:
        kept = f"{kept[: longest - 1].rstrip()}…"
    # A name written from right to left would turn round what follows it.
    if any(unicodedata.bidirectional(char) in {"R", "AL", "AN"} for char in kept):
        return f"{ISOLATE}{kept}{RELEASE}"
    return kept


@lru_cache(maxsize=4096)
def escaped(text: str) -> str:
    """The same text where Discord reads markup: no format, mention, link or heading comes of it."""
    text = _MARKED.sub(r"\\\g<0>", text)
    text = _LIST.sub(r"\\\g<0>", text)
    # A backslash does not stop @everyone; a blank without width does.
    return text.replace("@", "@\u200b").replace("://", "\\://")


def _visible(char: str) -> str:
    category = unicodedata.category(char)
    # Line breaks in a name could begin a heading or a list.
    if category in {"Zl", "Zp", "Zs"} or char in "\t\n\r":
        return " "
    if char in _UNSEEN or (category in {"Cc", "Cf", "Co", "Cs"} and char != _JOINER):
        return ""
    return char


_JOINER = "\u200d"
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like a space."""
_UNSEEN = BLANK | frozenset("\u034f\u17b4\u17b5")
"""Letters that nobody sees."""
_MARK = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_PILE = re.compile(rf"({_MARK}{{{_MARKS}}}){_MARK}+")
_MARKED = re.compile(r"[\\*_~`|<>\[\]()#]")
_LIST = re.compile(r"^[-+]")
