"""The figures of a draw in words, for those who look at what was drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from bot.community.tournaments.speaker import Speaker
from bot.words.values import Markup
from games.league.seating.sizes import Shape, repeat_floor, short_floor
from games.league.tournament.state import Round, State, Table

Tables = Sequence[Table]


def figures(speaker: Speaker, one: Round) -> Markup:
    """Repeats, short tables, seats and spread; whether a better draw is impossible."""
    words, found = speaker.words, one.figures
    spread = round(found.spread)
    parts = [
        words.say(
            "cup-figures",
            repeats=found.repeats,
            short=found.short_again,
            again=found.seat_again,
            apart=spread > 0,
            spread=speaker.hundredths(spread),
        )
    ]
    if found.kept_apart:
        parts.append(words.say("cup-figures-apart", count=found.kept_apart))
    elif proven(speaker.state, one):
        parts.append(words.say("cup-figures-best"))
    return Markup(" ".join(parts))


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
    shapes = [
        Shape(tuple(len(table.players) for table in past.tables), len(past.byes))
        for past in state.rounds[: one.number]
        if not past.knockout and past.tables
    ]
    short = Counter(player for tables in rounds for player in _short(tables))
    players = {player for tables in rounds for table in tables for player in table.players}
    seats = sum(short.values())
    return _pairs(met) <= repeat_floor(shapes) and _pairs(short) <= short_floor(
        seats, len(players) or 1
    )


def _short(tables: Tables) -> list[int]:
    most = max((len(table.players) for table in tables), default=0)
    return [player for table in tables if len(table.players) < most for player in table.players]


def _pairs(counts: Counter[frozenset[int]] | Counter[int]) -> int:
    """How many pairs of rounds each was in, together."""
    return sum(times * (times - 1) // 2 for times in counts.values())
