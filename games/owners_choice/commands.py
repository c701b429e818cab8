"""The slash commands of Owner's Choice, as data."""

from __future__ import annotations

from games.core.commands import Argument, Command, PageCommand
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
from games.owners_choice.components import COMPANIES, MAX_SHARES

commands = (
    PageCommand("market", "market"),
    Command(
        "trade", Trade, (Argument("shares", least=-MAX_SHARES, most=MAX_SHARES, items=COMPANIES),)
    ),
    Command("pass", Pass),
    Command("move", Move, (Argument("steps", suggested=True),)),
    Command("president", RollDie, (Argument("die"),)),
    Command("choose", ChooseCompany, (Argument("company"),)),
    Command(
        "exchange",
        Exchange,
        (Argument("taken"), Argument("given", optional=True), Argument("seat", optional=True)),
    ),
    Command("nothing", ExchangeNothing),
    Command("bankrupt", DeclareBankruptcy),
)
