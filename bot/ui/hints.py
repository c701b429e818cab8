"""What a move would do, said before it is made, where a game can tell: "Quantum takes over Hydra"."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.engine.sight import Sight
from bot.words.translator import GameWords
from games.acquire.actions import PlayTile
from games.acquire.prospects import Prospect, prospect
from games.core.words import Action

Hint = Callable[[Sight, GameWords, Action, str], str]


def hint(sight: Sight, words: GameWords, action: Action) -> str:
    """What the action would do, in plain words; nothing where the game does not say."""
    return _said(sight, words, action, "")


def short_hint(sight: Sight, words: GameWords, action: Action) -> str:
    """The same in a word or two, for a button."""
    return _said(sight, words, action, ".short")


def _said(sight: Sight, words: GameWords, action: Action, part: str) -> str:
    if sight.view is None:
        return ""
    if (known := HINTS.get(sight.rules.key)) is not None:
        return known(sight, words.plain, action, part)
    note = sight.rules.hint(sight.view, action)
    key = f"hint-{note.key}{part}" if note else ""
    return words.plain.say(key, **note.facts) if note and words.has(key) else ""


def _acquire(sight: Sight, words: GameWords, action: Action, part: str) -> str:
    if not isinstance(action, PlayTile):
        return ""
    return _tile(prospect(sight.view, action.cell), words, part)


def _tile(does: Prospect, words: GameWords, part: str) -> str:
    match does.kind:
        case "founds":
            return words.say(f"hint-founds{part}", size=does.size_after)
        case "grows":
            return words.say(f"hint-grows{part}", corporation=does.touched[0], size=does.size_after)
        case "merges" if len(does.survivors) > 1:
            return words.say(f"hint-merges-tied{part}", tied=does.survivors)
        case "merges":
            defuncts = tuple(one.corporation for one in does.takeovers)
            return words.say(f"hint-merges{part}", survivor=does.survivors[0], defuncts=defuncts)
        case _:
            return words.say(f"hint-alone{part}")


HINTS: Mapping[str, Hint] = {"acquire": _acquire}
"""By game."""
