"""The first words of whatever calls somebody: a phone shows them, and of the message nothing else.

It shows what is written. So there is no markup in them but mentions, and a moment is an hour in a zone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from bot.engine.views.sight import Sight
from bot.store.rows import PersonRow
from bot.ui.limits import shortened, units
from bot.words.translator import GameWords
from bot.words.values import Markup, clock

SHOWN = 100
"""The characters of a message that a phone is taken to show."""
LEAST = 20
"""The characters of a deed that are kept, however little room there is."""
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

    def deed(self, sight: Sight, to: Sequence[PersonRow] = (), key: str = "call-deed") -> str:
        """Game, table, what is asked, and until when, in what a phone shows; then the date.

        `to` are those whose mentions come to it.
        """
        seconds = None if sight.deadline is None else int(sight.deadline.timestamp())
        clock = None if seconds is None else Markup(self.hour(seconds))
        asked = self.words.asked(sight.waiting) if sight.waiting else ""

        def said(told: str) -> str:
            game, table = sight.rules.key, sight.table.called
            return self.words.say(key, game=game, table=table, asked=Markup(told), clock=clock)

        room = SHOWN - _mentioned(sight, to) - units(said(""))
        line = said(shortened(asked, max(room, LEAST)))
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


def _mentioned(sight: Sight, people: Sequence[PersonRow]) -> int:
    """The characters that a phone shows of the mention in front: several stand behind."""
    if len(people) != 1:
        return 0
    (one,) = people
    names = [row.name for row in sight.seats if row.user_id == one.user_id]
    return units(f"@{max([one.name, *names], key=units)} ")


_DISTANCE = re.compile(r" ?\(?<t:\d+:R>\)?")
_MOMENT = re.compile(r"<t:(\d+)(?::[a-zA-Z])?>")
_COMMAND = re.compile(r"</([^:<>]+):\d+>")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MARKUP = re.compile(r"\*\*|`|^#+ |^-# ")
