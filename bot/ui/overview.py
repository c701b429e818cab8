"""`/setup tables`: the open tables of a server, who holds each up and since when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Literal

from bot.engine.views.sight import Sight
from bot.ui.limits import TEXT, oldest, units
from bot.ui.sheet import Sheet, note
from bot.ui.status import place_link, title
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from bot.words.values import Markup, seconds_of

State = Literal["stalled", "paused", "running", "lobby"]
"""How a table stands, those first at which something may have to be done."""
ORDER: tuple[State, ...] = ("stalled", "paused", "running", "lobby")
_MORE = 100
"""Characters of the line that says how many are left out."""


def state_of(sight: Sight, now: datetime) -> State:
    """Stalled: nobody can reach its place, or those who are asked have let their whole time pass."""
    table = sight.table
    if table.unreachable is not None:
        return "stalled"
    if table.stage != "running":
        return "paused" if table.stage == "paused" else "lobby"
    return "stalled" if sight.schedule is None and _is_late(sight, now) else "running"


def overview_sheet(
    catalogue: Catalogue,
    sights: Sequence[Sight],
    language: str,
    now: datetime,
    cups: Sequence[str] = (),
    calls: Collection[int] = (),
) -> Sheet:
    """All tables in lines with links, then the tournaments' own. From those of `calls` somebody calls for help."""
    words = catalogue.words(language)
    found = [(state_of(one, now), one) for one in sights]
    head = counted(words, sights, now)
    ordered = sorted(found, key=lambda one: (ORDER.index(one[0]), one[1].table.at or now))
    lines = [
        _line(_words(catalogue, sight, language), state, sight, calls=sight.table.id in calls)
        for state, sight in ordered
    ]
    kept = oldest(lines, TEXT - units(head) - sum(units(one) + 1 for one in cups) - _MORE)
    more = len(lines) - len(kept)
    told = [head, *kept, *([words.say("digest-more", count=more)] if more else []), *cups]
    return note("\n".join(told))


def counted(words: GameWords, sights: Sequence[Sight], now: datetime) -> str:
    """How many tables are open, and how they stand."""
    counts = Counter(state_of(one, now) for one in sights)
    named: dict[str, int] = {state: counts[state] for state in ORDER}
    return words.say("overview-head", count=len(sights), **named)


def _line(words: GameWords, state: State, sight: Sight, *, calls: bool) -> str:
    named = Markup(f"[{title(sight, words)}]({place_link(sight)})")
    table = sight.table
    since = seconds_of(table.paused_at if state == "paused" else table.at or table.created)
    asked = sight.waiting.seats if sight.waiting else ()
    held = Markup(words.listed([words.player(seat) for seat in asked]))
    told = f"- {words.say(f'overview-{state}', named=named, since=since, names=held)}"
    return f"{told} {words.say('overview-called')}" if calls else told


def _is_late(sight: Sight, now: datetime) -> bool:
    row = sight.table
    over = row.at is not None and now - row.at > timedelta(seconds=row.clock.seconds)
    asked = sight.waiting.seats if sight.waiting else ()
    return over or any(sight.seats[seat].silences for seat in asked)


def _words(catalogue: Catalogue, sight: Sight, language: str) -> GameWords:
    return catalogue.words(language, sight.rules, sight.names, sight.titles)
