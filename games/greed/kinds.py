"""What the numbers in Greed's events, refusals, actions and orders stand for."""

from __future__ import annotations

from games.core.kinds import (
    Bundled,
    Counted,
    Kinds,
    Money,
    Named,
    Percent,
    Player,
    Tally,
    Titled,
    Word,
)
from games.greed.components import ASSETS, CARDS, PRODUCTS, SYMBOLS

MONEY = Money("M", behind=True)
PRODUCT = Named("product", PRODUCTS)
COMPANY = Named("company", tuple(str(one.number) for one in CARDS.companies.list))
ASSET = Named("asset", tuple(str(one.number) for one in ASSETS))
SYMBOL = Named("symbol", tuple(f"{one.pile}-{one.letter.lower()}" for one in SYMBOLS))
LOT = Named("lot", ("gold", "silver", "company"))
OFFICE = Named("office", ("ceo", "cfo", "coo", "middle-1", "middle-2", "middle-3"))

kinds: Kinds = {
    **dict.fromkeys(("seat", "seats", "asked", "officer", "giver", "holder"), Player()),
    **dict.fromkeys(("company", "companies", "by", "partner", "party"), COMPANY),
    **dict.fromkeys(("card", "cards", "assets", "uses", "wishes"), ASSET),
    **dict.fromkeys(("product", "up", "down", "thing"), PRODUCT),
    "rising": Tally(Named("up", PRODUCTS)),
    "falling": Tally(Named("down", PRODUCTS)),
    **dict.fromkeys(("goods", "made", "used_up"), Tally(PRODUCT)),
    **dict.fromkeys(("give", "take"), Bundled(PRODUCT, MONEY)),
    **dict.fromkeys(("amount", "before", "cash", "cost", "floor", "gain", "value"), MONEY),
    **dict.fromkeys(("step", "double", "rest"), MONEY),
    "limit": MONEY,
    **dict.fromkeys(("bar", "bid", "fee", "silver", "top"), MONEY),
    **dict.fromkeys(("less", "pay"), Percent()),
    **dict.fromkeys(("office", "offices", "place"), OFFICE),
    "lot": LOT,
    "symbol": SYMBOL,
    "points": Counted("points"),
    **dict.fromkeys(("proposal", "answers"), Titled("proposal")),
    "promise": Titled("promise"),
    "reason": Word("reason"),
    "direction": Word("direction"),
}
