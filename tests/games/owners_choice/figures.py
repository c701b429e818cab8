"""The figures of its hints, and what must come of them."""

from __future__ import annotations

from tests.bot.words.agreeing import MONEY, Figures, paid, purse, told

FIGURES: Figures = {
    "trade": [(rf"(?:keep|have) {MONEY}$", purse)],
    "president": [(rf"you get {MONEY}", told("DiceRewarded"))],
    "dividends": [(rf"you get {MONEY}", told("DividendPaid"))],
    "goal": [(rf"you get {MONEY}", told("GoalReached"))],
    "company-die": [(rf"you pay {MONEY}", told("FeePaid"))],
    "bankruptcy": [(rf"give back {MONEY}", paid)],
}
