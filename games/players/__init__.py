"""Computer players: functions from what a seat sees and may do to what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.core.chance import Chance
from games.core.offers import Offer
from games.core.words import Action
from games.players import acquire, impero
from games.players.at_random import at_random

Player = Callable[[Any, Sequence[Offer], Chance], Action]
"""(view, offers, chance) -> action. There is at least one offer; `chance` is the player's own."""

PLAYERS: Mapping[str, Mapping[str, Player]] = {
    "acquire": {"sensible": acquire.sensible},
    "impero": {"sensible": impero.sensible},
}
"""By game, by kind, the strongest first: those that know a game. The random one knows them all."""

RANDOM = "random"


def kinds(game: str) -> tuple[str, ...]:
    """The computer players of a game, the strongest first."""
    return (*PLAYERS.get(game, {}), RANDOM)


def player_of(game: str, kind: str) -> Player:
    """The player of that kind; a kind that the game does not have plays as its strongest."""
    known = {**PLAYERS.get(game, {}), RANDOM: at_random}
    return known.get(kind) or known[kinds(game)[0]]
