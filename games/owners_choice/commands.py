"""The slash commands of Owner's Choice, as data."""

from __future__ import annotations

from games.core.commands import Argument, Command
from games.owners_choice.actions import (
    ChooseCompany,
    DeclareBankruptcy,
    Exchange,
    ExchangeNothing,
    Move,
    Pass,
    RollDie,
    Trade,
)
from games.owners_choice.components import COMPANIES

COMMANDS = (
    Command("trade", Trade, (Argument("shares", items=COMPANIES),)),
    Command("pass", Pass),
    Command("move", Move, (Argument("steps", suggested=True),)),
    Command("president", RollDie, (Argument("die"),)),
    Command("choose", ChooseCompany, (Argument("company"),)),
    Command(
        "exchange",
        Exchange,
        (Argument("seat", optional=True), Argument("given", optional=True), Argument("taken")),
    ),
    Command("keep", ExchangeNothing),
    Command("bankrupt", DeclareBankruptcy),
)
