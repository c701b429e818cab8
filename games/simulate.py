"""Many games of computer players: `python -m games.simulate GAME --seats 4 --games 400`.

Prints places, lengths and time, and last how often each kind of player won; a shared victory is
shared out. Kinds take the seats in turn, so that no kind sits first more often than another.

`strong` searches (`games.players.search`), as many rollouts a move as told; with a ceiling of seconds its
games no longer repeat exactly. What it spent is told, too.

`sensible@0.4` is a player as it was in release 0.4, kept as a yardstick with the tests of its game: in
`PLAYERS` of `tests.games.<game>.yardsticks`.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import inf, sqrt
from statistics import fmean
from typing import Any

import msgspec

from games import GAMES
from games.core.contract import Player, Rules
from games.core.record import Header, decode_options
from games.players import RANDOM, STRONG, kinds, player_of
from games.players.game import OPENED, Seated, WholeGame, play_game
from games.players.levels import EASY
from games.players.search import SearchBudget, Strong


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; 2 if a kind of player, an option or a number of seats does not exist."""
    wanted = _arguments(argv)
    rules, seated = GAMES[wanted.game], wanted.players.split(",")
    try:
        options = decode_options(rules, wanted.options.encode())
    except msgspec.DecodeError as error:
        sys.stderr.write(f"These are no options of {wanted.game}: {error}\n")
        return 2
    if wanted.seats not in rules.seats or len(seated) != wanted.seats:
        least, most = rules.seats[0], rules.seats[-1]
        sys.stderr.write(f"{wanted.game} takes {least} to {most} seats, and a player for each.\n")
        return 2
    if min(wanted.games, wanted.rollouts) < 1 or wanted.seconds <= 0:
        sys.stderr.write("At least one game, one rollout and some time, please.\n")
        return 2
    known = {kind: player_of(rules, kind) for kind in (*kinds(rules), EASY)}
    known.update(_yardsticks(rules.key))
    if unknown := set(seated) - {*known, STRONG}:
        there = ", ".join((STRONG, *known))
        sys.stderr.write(f"No such player: {', '.join(sorted(unknown))}. There are: {there}.\n")
        return 2
    began = time.perf_counter()
    budget = SearchBudget(wanted.rollouts, wanted.seconds, clock=time.process_time)
    strong = Strong(rules, budget, wanted.seed)
    seats = [(kind, known.get(kind, strong)) for kind in seated]
    games = list(_games(rules, options, seats, wanted.games, wanted.seed))
    _report(games, time.perf_counter() - began)
    _thoughts(strong)
    _shares(games)
    return 0


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m games.simulate", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--players", help="kinds by seat, with commas (default: all random)")
    parser.add_argument("--options", default="{}", help="the table's options, as JSON")
    parser.add_argument(
        "--rollouts", type=int, default=SearchBudget().rollouts, help="of strong ones"
    )
    parser.add_argument("--seconds", type=float, default=inf, help="a ceiling for strong ones")
    wanted = parser.parse_args(argv)
    wanted.players = wanted.players or ",".join([RANDOM] * wanted.seats)
    return wanted


def _yardsticks(game: str) -> Mapping[str, Player]:
    """Older players of the game; none where the tests are not installed."""
    name = f"tests.games.{game}.yardsticks"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        return {}
    players: Mapping[str, Player] = module.PLAYERS
    return players


def _games(
    rules: Rules[Any, Any, Any],
    options: Any,
    seated: Sequence[tuple[str, Seated]],
    count: int,
    seed: str,
) -> Iterator[tuple[Sequence[str], WholeGame]]:
    for number in range(count):
        turn = number % len(seated)
        turned = [*seated[turn:], *seated[:turn]]
        name = f"{seed}/{number}"
        header = Header(rules.key, rules.version, len(seated), options, name, OPENED)
        played = play_game(rules, header, [player for _, player in turned])
        yield [kind for kind, _ in turned], played


def _report(games: Sequence[tuple[Sequence[str], WholeGame]], spent: float) -> None:
    lengths = sorted(len(played.entries) for _, played in games)
    entries = sum(lengths)
    print(f"{len(games)} games in {spent:.1f} s, {entries / spent:,.0f} entries/s")
    print(f"entries a game: {lengths[0]} to {lengths[-1]}, median {lengths[len(lengths) // 2]}")
    slips = sum(played.slips for _, played in games)
    print(f"refused actions: {slips}")
    ends = Counter(played.outcome.reason for _, played in games)
    print("ends: " + ", ".join(f"{reason} {count}" for reason, count in ends.most_common()))
    _places(games)


def _shares(games: Sequence[tuple[Sequence[str], WholeGame]]) -> None:
    shares = ", ".join(
        f"{kind} {100 * won / len(games):.1f} % ({interval(won, len(games))})"
        for kind, won in _wins(games).items()
    )
    print(f"wins: {shares}")


def _places(games: Sequence[tuple[Sequence[str], WholeGame]]) -> None:
    """How often each kind took each place, per seat it held."""
    places: Counter[tuple[str, int]] = Counter()
    held: Counter[str] = Counter()
    for seated, played in games:
        held.update(seated)
        for place, tied in enumerate(played.outcome.places):
            places.update((seated[seat], place) for seat in tied)
    for kind in held:
        found = [
            f"{100 * places[kind, place] / held[kind]:.0f} %" for place in range(len(games[0][0]))
        ]
        print(f"places of {kind}: {' / '.join(found)}")


def interval(won: float, games: int) -> str:
    """Where the true share lies, 19 times of 20 (Wilson)."""
    share, two = won / games, 1.96
    middle = share + two**2 / (2 * games)
    half = two * sqrt(share * (1 - share) / games + (two / (2 * games)) ** 2)
    low, high = ((middle + sign * half) / (1 + two**2 / games) for sign in (-1, 1))
    return f"{100 * low:.0f}-{100 * high:.0f}"


def _thoughts(strong: Strong) -> None:
    if not (thoughts := strong.thoughts):
        return
    seconds = [one.seconds for one in thoughts]
    rollouts = fmean(one.verdict.rollouts for one in thoughts)
    others = fmean(one.verdict.ranked[0] != one.verdict.base for one in thoughts)
    print(
        f"searches of strong: {len(thoughts)}, {rollouts:.0f} rollouts and {fmean(seconds):.2f} CPU s "
        f"each, longest {max(seconds):.2f} s, another move than the policy's {100 * others:.0f} %"
    )


def _wins(games: Sequence[tuple[Sequence[str], WholeGame]]) -> dict[str, float]:
    wins: dict[str, float] = dict.fromkeys(games[0][0], 0.0)
    for seated, played in games:
        first = played.outcome.places[0]
        for seat in first:
            wins[seated[seat]] += 1 / len(first)
    return dict(sorted(wins.items(), key=lambda item: -item[1]))


if __name__ == "__main__":
    sys.exit(main())
