"""The figures of a draw in words, for those who look at what was drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from bot.tournaments.card.speaker import Speaker
from bot.words.values import Markup
from games.league.seating import Figures
from games.league.seating.sizes import Shape, repeat_floor, short_floor
from games.league.tournament.state import Round, State, Table

Tables = Sequence[Table]


def figures(speaker: Speaker, one: Round) -> Markup:
    """Repeats, short tables, seats and spread; whether a better draw is impossible."""
    parts = [measured_in_words(speaker, one.figures)]
    if not one.figures.kept_apart and proven(speaker.state, one):
        parts.append(speaker.words.say("cup-figures-best"))
    return Markup(" ".join(parts))


def floor(state: State, one: Round) -> int:
    """The repeats that no schedule of these sizes avoids."""
    return 0 if one.knockout else repeat_floor(_shapes(state, one))


def proven(state: State, one: Round) -> bool:
    """Whether repeats and short tables are at their floors: no schedule of these sizes has fewer."""
    if one.knockout:
        return False
    rounds = [past.tables for past in state.rounds[: one.number] if not past.knockout]
    met = Counter(
        frozenset(pair)
        for tables in rounds
        for table in tables
        for pair in combinations(table.players, 2)
    )
    short = Counter(player for tables in rounds for player in _short(tables))
    players = {player for tables in rounds for table in tables for player in table.players}
    seats = sum(short.values())
    return _pairs(met) <= floor(state, one) and _pairs(short) <= short_floor(
        seats, len(players) or 1
    )


def measured_in_words(speaker: Speaker, found: Figures) -> str:
    """The figures alone."""
    spread = round(found.spread)
    said = speaker.words.say(
        "cup-figures",
        repeats=found.repeats,
        short=found.short_again,
        again=found.seat_again,
        apart=spread > 0,
        spread=speaker.hundredths(spread),
    )
    if not found.kept_apart:
        return said
    return f"{said} {speaker.words.say('cup-figures-apart', count=found.kept_apart)}"


def _shapes(state: State, one: Round) -> list[Shape]:
    """The table sizes of all rounds up to this one."""
    return [
        Shape(tuple(len(table.players) for table in past.tables), len(past.byes))
        for past in state.rounds[: one.number]
        if not past.knockout and past.tables
    ]


def _short(tables: Tables) -> list[int]:
    most = max((len(table.players) for table in tables), default=0)
    return [player for table in tables if len(table.players) < most for player in table.players]


def _pairs(counts: Counter[frozenset[int]] | Counter[int]) -> int:
    """How many pairs of rounds each was in, together."""
    return sum(times * (times - 1) // 2 for times in counts.values())
