"""The first words of whatever calls somebody: a phone shows them, and of the message nothing else.

It shows what is written. So there is no markup in them but mentions, and a moment is an hour in a zone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from bot.engine.views.sight import Sight
from bot.store.rows import PersonRow, table_name
from bot.ui.limits import shortened, units
from bot.words.translator import GameWords
from bot.words.values import Markup, clock

SHOWN = 100
"""The characters of a message that a phone is taken to show."""
ENOUGH, LEAST = 20, 10
"""The characters of a deed for which a tournament's title gives way, and those that are kept in any case."""
_NEAR = timedelta(days=6)
"""Within so much time a day of the week means one day only."""


class Reader(msgspec.Struct, frozen=True):
    """Whom the words are for: one person, or all at a table."""

    words: GameWords
    zone: str
    now: datetime

    def hour(self, seconds: int) -> str:
        """Sun 14:25; of a day further away Sun 12 Dec 14:25."""
        moment = datetime.fromtimestamp(seconds, UTC)
        near = abs(moment - self.now) < _NEAR
        return clock(moment.astimezone(ZoneInfo(self.zone)), self.words.language, near=near)

    def first(self, text: str) -> str:
        """The text with its first line as a phone can show it.

        Dates of Discord's, which everybody sees in their own zone, follow at the end.
        """
        first, *others = text.split("\n")
        moments = dict.fromkeys(int(one) for one in _MOMENT.findall(first))
        first = _MOMENT.sub(lambda found: self.hour(int(found[1])), _DISTANCE.sub("", first))
        first = _COMMAND.sub(r"/\1", _LINK.sub(r"\1", first))
        dates = [self.date(one) for one in moments]
        return "\n".join((_MARKUP.sub("", first), *others, *dates))

    def date(self, seconds: int) -> str:
        """A moment as each reader's Discord writes it."""
        return f"-# {self.words.say('call-moment', deadline=seconds)}"

    def event(self, sight: Sight, text: str, to: Sequence[PersonRow] = ()) -> str:
        """Game, table and what happened there, with its hour in what a phone shows."""

        def said(table: int | str) -> str:
            return self.words.say(
                "call-event", game=sight.rules.key, table=table, text=Markup(text)
            )

        def over(table: int | str) -> int:
            shown = self.first(said(table)).partition("\n")[0]
            ends = [found.end() for found in _HOUR.finditer(shown)]
            return max(ends, default=0) + _mentioned(sight, to) - SHOWN

        return said(_named(sight, over))

    def deed(
        self,
        sight: Sight,
        to: Sequence[PersonRow] = (),
        key: str = "call-deed",
        asked: str = "",
    ) -> str:
        """Game, table, what is asked, and until when, in what a phone shows; then the date.

        `to` are those whose mentions come to it.
        """
        seconds = None if sight.deadline is None else int(sight.deadline.timestamp())
        clock = None if seconds is None else Markup(self.hour(seconds))
        asked = asked or (self.words.asked(sight.waiting) if sight.waiting else "")

        def said(told: str, table: int | str) -> str:
            return self.words.say(
                key, game=sight.rules.key, table=table, asked=Markup(told), clock=clock
            )

        room = SHOWN - _mentioned(sight, to)
        table = _named(sight, lambda table: units(said("", table)) + ENOUGH - room)
        left = room - units(said("", table))
        line = said(_briefly(asked, max(left, LEAST)), table)
        return line if seconds is None else f"{line}\n{self.date(seconds)}"


def addressed(users: Sequence[int], said: str, *, behind: bool = False) -> str:
    """With the mentions of those whom it calls: of one person first, of several behind the first line,
    since their names would fill it; so also of one with `behind`.
    """
    mentions = " ".join(f"<@{user}>" for user in users)
    if not users:
        return said
    if len(users) <= 1 and not behind:
        return f"{mentions} {said}".strip()
    first, *others = said.split("\n")
    return "\n".join((f"{first} {mentions}", *others))


def _briefly(asked: str, most: int) -> str:
    """What is asked without what explains it, if there is no room for that."""
    briefer = _EXPLAINED.split(asked)[0]
    return asked if units(asked) <= most else shortened(briefer, most)


def _named(sight: Sight, over: Callable[[int | str], int]) -> int | str:
    """The table's name, of its tournament's title no more than leaves room: `over` is how much is too much."""
    return table_name(sight.table.id, sight.table.round, over(sight.table.called))


def _mentioned(sight: Sight, people: Sequence[PersonRow]) -> int:
    """The characters that a phone shows of the mention in front: several stand behind."""
    if len(people) != 1:
        return 0
    (one,) = people
    names = [row.name for row in sight.seats if row.user_id == one.user_id]
    return units(f"@{max([one.name, *names], key=units)} ")


_EXPLAINED = re.compile(r"[;:] | \(")
_HOUR = re.compile(r"\d\d:\d\d")
_DISTANCE = re.compile(r" ?\(?<t:\d+:R>\)?")
_MOMENT = re.compile(r"<t:(\d+)(?::[a-zA-Z])?>")
_COMMAND = re.compile(r"</([^:<>]+):\d+>")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKUP = re.compile(r"\*\*|`|^#+ |^-# ")
