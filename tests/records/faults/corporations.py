"""Corporations founded and merged wrong, and their bonuses."""

from __future__ import annotations

from games.acquire import bonuses, founding, mergers
from tests.records.planting import Fault

FAULTS = (
    Fault(
        "no founder's share",
        founding.found,
        "min(1, ",
        "min(0, ",
        ("test_founding.test_a_tile_beside_a_lone_one_founds", "mined-2p-001265"),
    ),
    Fault(
        "a founder's share that the bank has not",
        founding.found,
        "min(1, state.stock[corporation])",
        "1",
        ("test_founding.test_without_a_share_in_the_bank_the_founder_gets_none", "mined-4p-000282"),
    ),
    Fault(
        "the founder has no choice",
        founding.open_founding,
        "len(choice) > 1",
        "not choice",
        ("test_founding.test_a_tile_beside_a_lone_one_founds", "mined-2p-001265"),
    ),
    Fault(
        "the first of the largest survives",
        mergers.merge,
        "len(tied) > 1",
        "not tied",
        ("test_mergers.test_between_equals_the_merger_maker_chooses", "mined-4p-000282"),
    ),
    Fault(
        "bonuses by the size with the joining tile",
        bonuses.drawn,
        "state.sizes[corporation])",
        "state.sizes[corporation] + 1)",
        (
            "test_mergers.test_bonus_and_sale_are_by_the_size_without_the_joining_tile",
            "mined-6p-009849",
        ),
    ),
    Fault(
        "the smallest is settled first",
        mergers.go_on,
        "_largest(state, waiting)",
        "(waiting[-1],)",
        ("test_mergers.test_the_second_bonus_is_paid_when_its_turn_comes", "mined-2p-001265"),
    ),
    Fault(
        "equal ones are settled in their order",
        mergers.go_on,
        "len(tied) > 1",
        "not tied",
        (
            "test_mergers.test_of_equal_defuncts_the_merger_maker_chooses_the_next",
            "mined-2p-001265",
        ),
    ),
    Fault(
        "the survivor's holders have the bonus",
        mergers._settle,
        "bonuses.drawn(state, defunct, chance)",
        "bonuses.drawn(state, phase.survivor, chance)",
        ("test_bonuses.test_the_bonus_is_the_defunct_corporations", "mined-4p-000282"),
    ),
    Fault(
        "the first seat disposes first",
        mergers._holders,
        "(state.mover + step) %",
        "step %",
        ("test_disposal.test_the_merger_maker_is_first_then_clockwise", "mined-2p-001265"),
    ),
    Fault(
        "the merger-maker disposes last",
        mergers._holders,
        "(state.mover + step) %",
        "(state.mover + step + 1) %",
        ("test_disposal.test_the_merger_maker_is_first_then_clockwise", "mined-6p-009849"),
    ),
    Fault(
        "bonuses are rounded down",
        bonuses._rounded,
        "-(-amount // (",
        "(amount // (",
        (
            "test_bonuses.test_a_tie_for_the_minority_shares_that_bonus_rounded_up_to_100",
            "mined-6p-009849",
        ),
    ),
    Fault(
        "a tie for the majority shares the majority only",
        bonuses.bonus,
        "if second else",
        "if second or len(first) > 1 else",
        (
            "test_bonuses.test_a_tie_for_the_majority_shares_both_bonuses_rounded_up_to_100",
            "mined-6p-009849",
        ),
    ),
    Fault(
        "a minority beside a tie for the majority",
        bonuses.bonus,
        "() if len(first) > 1 else ",
        "",
        (
            "test_bonuses.test_a_tie_for_the_majority_shares_both_bonuses_rounded_up_to_100",
            "mined-6p-009849",
        ),
    ),
    Fault(
        "a tie for the minority pays it to each",
        bonuses.bonus,
        "_rounded(MINORITY * value, len(second))",
        "_rounded(MINORITY * value, 1)",
        (
            "test_bonuses.test_a_tie_for_the_minority_shares_that_bonus_rounded_up_to_100",
            "mined-6p-009849",
        ),
    ),
    Fault(
        "the only holder has the majority only",
        bonuses.bonus,
        "if second else",
        "if second or len(first) == 1 else",
        ("test_bonuses.test_the_only_holder_has_both", "mined-6p-009849"),
    ),
    Fault(
        "two players have no market",
        bonuses.drawn,
        "len(held) != 2",
        "len(held) > 0",
        ("test_two_players.test_there_is_a_draw_for_every_defunct_corporation",),
    ),
    Fault(
        "the market holds one less",
        bonuses.drawn,
        "cell % COLUMNS)",
        "cell % COLUMNS - 1)",
        ("test_two_players.test_the_market_holds_as_many_as_the_number_of_a_drawn_tile",),
    ),
)
