"""The figures of its hints, and what must come of them."""

from __future__ import annotations

from tests.bot.words.agreeing import MONEY, Figures, paid, purse, told

FIGURES: Figures = {
    "buy": [(rf"costs {MONEY}", paid), (rf"you keep {MONEY}", purse)],
    "dispose": [(rf"^\+\${MONEY}", told("SharesDisposed"))],
}
