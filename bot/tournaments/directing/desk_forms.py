"""The forms of a director's desk: what each asks, and the decision that it says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.errors import HouseError
from bot.tournaments.commands import cups
from bot.tournaments.records.records import Held
from bot.ui.control import Press
from bot.ui.modals import Asking, label
from bot.words.translator import GameWords
from games.league.tournament.effects import table_of
from games.league.tournament.entries import (
    Announce,
    AnyAction,
    Drop,
    Extend,
    Replace,
    Rule,
)
from games.league.tournament.state import Playing, Table

FORMS: Mapping[str, Sequence[str]] = {
    "rule": ("places", "scores", "reason"),
    "score": ("reason",),
    "replace": ("reason",),
    "drop": ("reason",),
    "extend": ("by", "reason"),
    "results": ("results", "reason"),
    "end": ("reason",),
    "announce": ("text",),
}
"""By name, its fields."""

AT_SEAT = ("replace", "drop")
"""Those about one person, whose buttons name them."""
NEEDED = frozenset({"places", "by", "results", "text"})
LONG = frozenset({"results", "text", "reason"})
LONGEST, SHORT = 500, 100
RESULTS = 1000


def usable(held: Held) -> Iterator[str]:
    """Those of the whole tournament that could be sent off now."""
    if held.over:
        return
    now = held.state.current
    playing = isinstance(held.state.phase, Playing) and now is not None
    if playing and now is not None and now.opened:
        yield "results"
    yield "extend"
    yield "announce"
    yield "end"


def waits_to_begin(held: Held) -> bool:
    """Whether registration, check-in, or the look at a draw could end now."""
    now = held.state.current
    drawn = now is not None and now.opened is None
    return not held.over and (drawn or not isinstance(held.state.phase, Playing))


def at_table(held: Held, table: Table) -> Iterator[str]:
    yield "rule"
    if table.result is None and not held.over:
        yield "score"


def asking(press: Press, words: GameWords, form: str) -> Asking:
    """HouseError: stale, if there is no such form."""
    if form not in FORMS:
        raise HouseError("stale")
    items = [_field(words, name, form) for name in FORMS[form]]
    key = f"cup-desk-{form}-title" if form in AT_SEAT else f"cup-desk-{form}"
    return Asking(press, words.plain.say(key).rstrip("\u2026"), items)


def step(held: Held, form: str, at: tuple[int, int], values: Mapping[str, str]) -> AnyAction:
    """What a form says. HouseError names what cannot be read. RuleError: no-such-table."""
    reason, (number, seat) = values.get("reason", "").strip(), at
    match form:
        case "rule":
            return ruling(held, number, values.get("places", ""), values.get("scores", ""), reason)
        case "replace":
            return Replace(number, seat, None, keeps=True)
        case "extend":
            return Extend(cups.signed_length(values.get("by", "")))
        case "drop":
            return Drop(_seated(held, number, seat), reason)
        case "announce":
            return Announce(values.get("text", "").strip())
        case _:
            raise HouseError("stale")


def _seated(held: Held, number: int, seat: int) -> int:
    """HouseError: stale, if nobody sits there any more."""
    player = next(iter(table_of(held.state, number).seats[seat : seat + 1]), None)
    if player is None:
        raise HouseError("stale")
    return player


def ruling(held: Held, number: int, places: str, scores: str, reason: str) -> Rule:
    table = table_of(held.state, number)
    found = cups.places(places, table)
    return Rule(number, found, cups.scores(scores.strip() or None, found, table), reason)


def _field(words: GameWords, name: str, form: str) -> discord.ui.Label[discord.ui.LayoutView]:
    is_long = name in LONG
    field = discord.ui.TextInput[discord.ui.LayoutView](
        custom_id=name,
        style=discord.TextStyle.paragraph if is_long else discord.TextStyle.short,
        max_length=RESULTS if name == "results" else LONGEST if is_long else SHORT,
        required=name in NEEDED
        or (name == "reason" and form in {"rule", "results", "end", "drop"}),
    )
    title = words.plain.say(f"cup-desk-field-{name}")
    return label(title, words.plain.say(f"cup-desk-takes-{name}"), field)
