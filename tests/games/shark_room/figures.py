"""The figures of its hints, and what must come of them."""

from __future__ import annotations

from tests.bot.words.agreeing import MONEY, Figures, first, got, paid

FIGURES: Figures = {
    **{key: [(rf"^for {MONEY}", paid)] for key in ("purchase", "purchase-paying")},
    "sale": [(rf"^for {MONEY}", got)],
    "asset": [(rf"^for {MONEY}", first("AssetBought"))],
    "asset-sold": [(rf"^for {MONEY}", first("AssetSold"))],
    **{key: [(rf"collect {MONEY}", got)] for key in ("opening", "discarding")},
    "gains": [(rf"get {MONEY}", first("MoneyGained"))],
    "pays": [(rf"^Interim Dividend pays {MONEY}", first("MoneyGained"))],
}
