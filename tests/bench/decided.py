"""Moves blamed by the analysis of games of easy computers, who err as people do: how many are still worse over 200
fresh worlds, played on by a player that the analysis does not ask, the kept one of 0.4: `... decided`.

`python -m tests.bench.decided GAME [GAMES [ROLLOUTS]]` measures one game, such as thirty deals of it.
"""

from __future__ import annotations

import sys
import time

from games import GAMES
from games.core.record import Header, replay
from games.players import player_of
from games.players.game import OPENED, play_game
from games.players.levels import EASY
from games.players.search import SearchBudget, Swing, decided
from games.players.search.analysis import examined
from tests.own import own

Figure = tuple[str, str, str, str]

SEATS = 4
COUNT, ROLLOUTS, FRESH = 8, 3_000, 200
"""Games, rollouts for the analysis of each, and worlds in which blame must hold."""
FEWER = {"impero": (2, 1_000)}
"""Games, and rollouts, of one that takes long."""


def main() -> list[Figure]:
    return [figure(game) for game in sorted(GAMES)]


def figure(game: str, count: int | None = None, rollouts: int | None = None) -> Figure:
    usual = FEWER.get(game, (COUNT, ROLLOUTS))
    count, rollouts = count or usual[0], rollouts or usual[1]
    blamed, held, games, spent = 0, 0, 0, 0.0
    for number in range(count):
        began = time.process_time()
        swings = _reviewed(game, number, rollouts)
        spent += (swings[1] - began) / count
        blamed += len(swings[0])
        games += bool(swings[0])
        held += sum(again.loss > 0 for again in swings[0])
    share = f"{held} of {blamed} ({held / blamed:.0%})" if blamed else "none blamed"
    name = f"{game}: blamed moves that hold, {count} games, {rollouts} rollouts"
    return name, f"{share}, in {games} games; {spent:.0f} CPU s a game", "90 %", ""


def _reviewed(game: str, number: int, rollouts: int) -> tuple[list[Swing], float]:
    """The swings told of a game, each examined again, and the CPU time when they were found."""
    rules = GAMES[game]
    header = Header(game, rules.version, SEATS, rules.options_type(), f"decided/{number}", OPENED)
    played = play_game(rules, header, [player_of(rules, EASY)] * SEATS)
    swings = decided(rules, header, played.entries, SearchBudget(rollouts=rollouts))
    done, tables = time.process_time(), replay(rules, header, played.entries)
    again = [
        examined(
            rules,
            tables[one.entry - 1],
            played.entries[one.entry - 1],
            one.better,
            FRESH,
            "again",
            (own(game, "yardsticks", "PLAYERS")["sensible@0.4"],),
        )
        for one in swings
    ]
    return again, done


if __name__ == "__main__":
    print("  ".join(figure(sys.argv[1], *map(int, sys.argv[2:]))), flush=True)
