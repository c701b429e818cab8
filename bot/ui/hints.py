"""What a move would do, said before it is made, where a game can tell: "Quantum takes over Hydra"."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.sight import Sight
from bot.words.translator import GameWords
from games.acquire.actions import PlayTile
from games.acquire.prospects import Prospect, prospect
from games.core.words import Action

Hint = Callable[[Sight, GameWords, Action], str]


def hint(sight: Sight, words: GameWords, action: Action) -> str:
    """What the action would do, in plain words; nothing where the game does not say."""
    known = HINTS.get(sight.rules.key)
    return known(sight, words.plain, action) if known else ""


def _acquire(sight: Sight, words: GameWords, action: Action) -> str:
    if not isinstance(action, PlayTile):
        return ""
    return _tile(prospect(sight.view, action.cell), words)


def _tile(does: Prospect, words: GameWords) -> str:
    match does.kind:
        case "founds":
            return words.say("hint-founds", size=does.size_after)
        case "grows":
            return words.say("hint-grows", corporation=does.touched[0], size=does.size_after)
        case "merges" if len(does.survivors) > 1:
            return words.say("hint-merges-tied", tied=does.survivors)
        case "merges":
            defuncts = tuple(one.corporation for one in does.takeovers)
            return words.say("hint-merges", survivor=does.survivors[0], defuncts=defuncts)
        case _:
            return words.say("hint-alone")


HINTS: Mapping[str, Hint] = {"acquire": _acquire}
"""By game."""
