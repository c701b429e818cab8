"""What a tile would do, said before it is played."""

from __future__ import annotations

from games.acquire.actions import PlayTile
from games.acquire.prospects import Prospect, prospect
from games.acquire.state import View
from games.core.contract import Note
from games.core.words import Action


def hint(view: View, action: Action) -> Note | None:
    return _tile(prospect(view, action.cell)) if isinstance(action, PlayTile) else None


def _tile(does: Prospect) -> Note:
    match does.kind:
        case "founds":
            return Note("founds", {"size": does.size_after})
        case "grows":
            return Note("grows", {"corporation": does.touched[0], "size": does.size_after})
        case "merges" if len(does.survivors) > 1:
            return Note("merges-tied", {"tied": does.survivors})
        case "merges":
            defuncts = tuple(one.corporation for one in does.takeovers)
            return Note("merges", {"survivor": does.survivors[0], "defuncts": defuncts})
        case _:
            return Note("alone")
