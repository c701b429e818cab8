"""Scenes of games that have no pictures of their own, drawn in letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.words.catalogue import Catalogue
from games.core.contract import AnyRules
from games.core.record import Header, Table, replay
from games.core.words import Seat
from games.players import RANDOM, player_of
from games.players.game import OPENED, play_game
from render.scene import Scene

NAMES = ("Giulia", "Ottaviano Della Rovere", "Théo")


def played(rules: AnyRules) -> Sequence[Table[Any]]:
    header = Header(rules.key, rules.version, len(NAMES), rules.options_type(), "told", OPENED)
    players = [player_of(rules, RANDOM) for _ in NAMES]
    return replay(rules, header, play_game(rules, header, players).entries)


def scene(rules: AnyRules, state: Any, viewer: Seat | None = None, language: str = "en") -> Scene:
    view, catalogue = rules.view(state, viewer), Catalogue(strict=True)
    words = catalogue.words(language, rules, NAMES, rules.titles(view)).plain
    return Scene(
        view, rules.waiting(state), words, NAMES, 42, (), rules.key, outcome=rules.outcome(state)
    )
