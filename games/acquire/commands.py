"""The subcommands of `/acquire`, as data."""

from __future__ import annotations

from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    ClaimVictory,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.components import CORPORATIONS, MAX_BOUGHT, SHARES
from games.core.commands import Argument, Command

commands = (
    Command("tile", PlayTile, (Argument("cell"),)),
    Command("found", Found, (Argument("corporation"),)),
    Command("survivor", ChooseSurvivor, (Argument("survivor"),)),
    Command("next", ChooseDefunct, (Argument("defunct"),)),
    Command(
        "dispose",
        Dispose,
        (Argument("disposal", items=("sell", "trade"), least=0, most=SHARES),),
    ),
    Command(
        "buy",
        Buy,
        (
            Argument("shares", items=CORPORATIONS, least=0, most=MAX_BOUGHT),
            Argument("end", optional=True),
        ),
    ),
    Command("end", DeclareEnd),
    Command("victory", ClaimVictory),
)
