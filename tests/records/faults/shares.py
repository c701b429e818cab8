"""Shares disposed of and bought wrong, and the end."""

from __future__ import annotations

from games.acquire import buying, components, disposal, ending
from tests.records.planting import Fault

FAULTS = (
    Fault(
        "sales at the survivor's price",
        disposal._price,
        "price(phase.defunct, state.sizes[phase.defunct])",
        "price(phase.survivor, state.sizes[phase.survivor])",
        ("test_disposal.test_every_holder_sells_at_the_price_before_the_merger", "mined-6p-009849"),
    ),
    Fault(
        "traded one for one",
        disposal._exchanged,
        "traded // RATIO",
        "traded",
        ("test_disposal.test_shares_are_kept_sold_and_traded_in_one_answer", "mined-6p-009849"),
    ),
    Fault(
        "traded beyond what the bank has",
        disposal.judged,
        "traded > tradable(held, left)",
        "traded > held",
        ("test_disposal.test_the_first_may_take_the_last_shares",),
    ),
    Fault(
        "an odd number is traded",
        disposal.judged,
        "traded % RATIO",
        "traded < 0",
        ("test_disposal.test_what_cannot_be_disposed_of",),
    ),
    Fault(
        "more than held is disposed of",
        disposal.judged,
        "sold + traded > held",
        "sold > held",
        ("test_disposal.test_what_cannot_be_disposed_of",),
    ),
    Fault(
        "four shares a turn",
        buying.judged,
        "> MAX_BOUGHT",
        "> MAX_BOUGHT + 1",
        ("test_buying.test_what_cannot_be_bought",),
    ),
    Fault(
        "two shares a turn",
        buying.judged,
        "> MAX_BOUGHT",
        "> MAX_BOUGHT - 1",
        ("test_buying.test_up_to_three_shares_of_any_corporations_on_the_board", "mined-6p-009849"),
    ),
    Fault(
        "shares of what is not on the board",
        buying.judged,
        "not state.sizes[corporation]",
        "state.sizes[corporation] < 0",
        ("test_buying.test_what_cannot_be_bought",),
    ),
    Fault(
        "shares that the bank has not",
        buying.judged,
        "count > state.stock[corporation]",
        "count > 25",
        ("test_buying.test_no_more_than_are_left",),
    ),
    Fault(
        "shares on credit",
        buying.judged,
        "cost > state.purses[state.mover]",
        "cost > 2 * state.purses[state.mover]",
        ("test_buying.test_exactly_all_ones_money_may_be_spent",),
    ),
    Fault(
        "all money cannot be spent",
        buying.judged,
        "cost > state",
        "cost >= state",
        ("test_buying.test_exactly_all_ones_money_may_be_spent", "mined-3p-000116"),
    ),
    Fault(
        "prices rise a tile late",
        components.price,
        "[corporation][size]",
        "[corporation][size - (size > 2)]",
        ("test_box.test_the_information_card", "mined-2p-001265"),
    ),
    Fault(
        "the end at 40 tiles",
        ending.may_end,
        "largest >= LAST",
        "largest >= LAST - 1",
        ("test_ending.test_41_tiles_or_all_safe_and_at_least_one", "mined-2p-001265"),
    ),
    Fault(
        "the end at 42 tiles",
        ending.may_end,
        "largest >= LAST",
        "largest > LAST",
        ("test_ending.test_41_tiles_or_all_safe_and_at_least_one", "mined-5p-000013"),
    ),
    Fault(
        "the end when one is safe",
        ending.may_end,
        "all(size",
        "any(size",
        ("test_ending.test_41_tiles_or_all_safe_and_at_least_one", "mined-2p-001265"),
    ),
    Fault(
        "the end on an empty board",
        ending.may_end,
        "largest >= SAFE and ",
        "",
        ("test_ending.test_41_tiles_or_all_safe_and_at_least_one", "mined-2p-001265"),
    ),
    Fault(
        "no bonuses at the end",
        ending._line,
        "held, paid.amounts)",
        "held, (0,) * len(state.left))",
        ("test_ending.test_at_the_end_bonuses_are_paid_and_all_shares_sold", "mined-6p-009849"),
    ),
    Fault(
        "shares off the board are paid at the end",
        ending._sold,
        "0 if size else count",
        "0",
        (
            "test_ending.test_shares_of_corporations_not_on_the_board_are_worth_nothing",
            "mined-6p-009849",
        ),
    ),
)
