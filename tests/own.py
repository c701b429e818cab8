"""What a test must know of a game stands in the game's own folder of tests, and is found there.

| module of `tests/games/<key>` | what it has | who asks for it |
|---|---|---|
| `counter` | `Counter`: somebody who counts what all are told | `tests/contract/counting.py`, of a game with secrets |
| `comes` | `COMES`: what came of the facts of hints and forecasts; `UNSETTLED`: why nothing can come of some | `tests/told.py` |
| `figures` | `FIGURES`: the figures of hints, and what must come of them | `tests/bot/words/agreeing.py` |
| `pupil` | `pupil`: a player who knows only the lesson's last page | `tests/lessons/pupils`, of a game with a lesson |
| `pictures` | `KINDS`: its kinds of pictures, with moments | `tests/render/kinds.py`, of one that draws pages |
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def own(key: str, module: str, name: str) -> Any:
    """What the game has there; None where it has nothing."""
    place = f"tests.games.{key}.{module}"
    if find_spec(f"tests.games.{key}") is None or find_spec(place) is None:
        return None
    return getattr(import_module(place), name, None)


def without_settings() -> dict[str, str]:
    """The environment of a bot that a test starts, without what tests are told there: the bot refuses what is
    no setting.
    """
    return {name: value for name, value in os.environ.items() if not name.startswith("BORSA_")}
