"""Games of a pupil against two computers, and its marks."""

from __future__ import annotations

import msgspec

from games import GAMES
from games.core.contract import Player
from games.core.record import Header
from games.core.words import Seat
from games.players import RANDOM, player_of
from games.players.game import OPENED, play_game
from tests.own import own

SEATS = 3


def pupil_of(game: str) -> Player:
    """LookupError: the game has a lesson, and nobody who has learned from it."""
    found: Player | None = own(game, "pupil", "pupil")
    if found is None:
        raise LookupError(
            f"write the lesson's pupil in tests/games/{game}/pupil.py; see tests/own.py"
        )
    return found


class Mark(msgspec.Struct, frozen=True):
    """The mean score, and how many games were won; a shared victory is shared out."""

    score: float
    won: float


def compared(game: str, games: int) -> dict[str, Mark]:
    """The marks of the random player, the pupil and `sensible`, each in the same games."""
    sensible = player_of(GAMES[game], "sensible")
    players = {
        "random": player_of(GAMES[game], RANDOM),
        "pupil": pupil_of(game),
        "sensible": sensible,
    }
    return {name: examined(game, player, sensible, games) for name, player in players.items()}


def examined(game: str, player: Player, others: Player, games: int) -> Mark:
    """The player in the seats by turns, with the options of the lesson's own practice table."""
    rules, score, won = GAMES[game], 0, 0.0
    options = msgspec.convert(dict(rules.tonight), rules.options_type)
    for number in range(games):
        seat = Seat(number % SEATS)
        header = Header(game, rules.version, SEATS, options, f"pupil-{number}", OPENED)
        seated = [player if one == seat else others for one in range(SEATS)]
        outcome = play_game(rules, header, seated).outcome
        score += outcome.scores[seat]
        first = outcome.places[0]
        won += (seat in first) / len(first)
    return Mark(score / games, won)
