"""Tiles played wrong: what they do, which may be played, how they are drawn, whose turn it is."""

from __future__ import annotations

from games.acquire import board, drawing, preparation, turns
from tests.records.planting import Fault

FAULTS = (
    Fault(
        "dead tiles are not exchanged",
        drawing.draw,
        "aside = board.dead(state.board, state.sizes, rack)",
        "aside = ()",
        ("test_drawing.test_dead_tiles_are_exchanged_after_the_normal_draw", "mined-2p-001265"),
    ),
    Fault(
        "only one of two dead tiles is exchanged",
        drawing.draw,
        "aside = board.dead(state.board, state.sizes, rack)",
        "aside = board.dead(state.board, state.sizes, rack)[:1]",
        ("test_drawing.test_all_dead_tiles_are_exchanged_at_once", "mined-2p-001265"),
    ),
    Fault(
        "dead tiles are exchanged until none is left",
        drawing.draw,
        "    if aside:\n",
        "    while more := board.dead(state.board, state.sizes, rack):\n        aside = tuple(dict.fromkeys((*aside, *more)))\n",
        ("test_drawing.test_a_dead_replacement_waits_for_the_next_turn", "mined-5p-000013"),
    ),
    Fault(
        "dead tiles are exchanged before the draw",
        drawing.draw,
        "aside = board.dead(state.board, state.sizes, rack)",
        "aside = board.dead(state.board, state.sizes, state.racks[state.mover])",
        ("test_drawing.test_the_tile_just_drawn_is_exchanged_as_well", "mined-3p-000116"),
    ),
    Fault(
        "tiles for an eighth corporation are exchanged too",
        drawing.draw,
        "aside = board.dead(state.board, state.sizes, rack)",
        "aside = tuple(c for c in rack if not board.is_playable(state.board, state.sizes, c))",
        (
            "test_drawing.test_a_tile_for_an_eighth_corporation_is_never_exchanged",
            "mined-2p-001265",
        ),
    ),
    Fault(
        "dead tiles are not replaced",
        drawing.draw,
        "not in aside), bag)",
        "not in aside), ())",
        ("test_drawing.test_dead_tiles_are_exchanged_after_the_normal_draw", "mined-3p-000116"),
    ),
    Fault(
        "exchanged tiles come again",
        drawing.draw,
        "aside), bag)",
        "aside), bag + aside)",
        ("test_drawing.test_dead_tiles_are_exchanged_after_the_normal_draw", "mined-2p-001265"),
    ),
    Fault(
        "the rack is filled to seven",
        drawing.filled,
        "RACK - len(rack)",
        "RACK + 1 - len(rack)",
        ("test_drawing.test_a_tile_is_drawn_at_the_end_of_the_turn", "mined-2p-001265"),
    ),
    Fault(
        "two safe corporations and a small one merge",
        board.fit,
        "safe < 2",
        "safe < corporations",
        (
            "test_mergers.test_a_tile_between_safe_corporations_is_dead_even_beside_a_small_one",
            "mined-2p-001265",
        ),
    ),
    Fault(
        "a safe corporation takes over none",
        board.fit,
        "safe < 2",
        "safe < 1",
        ("test_mergers.test_ten_and_eleven_merge_and_the_safe_one_survives", "mined-2p-001265"),
    ),
    Fault(
        "ten tiles are safe",
        board.fit,
        ">= SAFE",
        ">= SAFE - 1",
        ("test_mergers.test_ten_and_eleven_merge_and_the_safe_one_survives", "mined-2p-001265"),
    ),
    Fault(
        "eleven tiles are not safe",
        board.fit,
        ">= SAFE",
        "> SAFE",
        ("test_mergers.test_eleven_and_twelve_do_not_merge", "mined-2p-001265"),
    ),
    Fault(
        "with seven on the board nothing grows by lone tiles",
        board.fit,
        "if not corporations:",
        "if not corporations or (LONE in marks and 0 not in sizes and corporations == 1):",
        ("test_founding.test_a_tile_that_also_touches_a_corporation_joins_it", "mined-3p-000116"),
    ),
    Fault(
        "an eighth corporation may be founded",
        board.fit,
        'if 0 in sizes else "eighth"',
        "or ''",
        (
            "test_drawing.test_only_turns_in_a_row_without_a_playable_tile_count_towards_the_end",
            "mined-2p-001265",
        ),
    ),
    Fault(
        "only the nearest lone tiles join",
        board.joined,
        "heap.append(near)",
        "pass",
        ("test_founding.test_it_brings_all_lone_tiles_that_it_connects", "mined-5p-000013"),
    ),
    Fault(
        "lone tiles do not join",
        board.joined,
        "cells[near] == LONE",
        "cells[near] < 0",
        ("test_founding.test_a_tile_beside_a_lone_one_founds", "mined-5p-000013"),
    ),
    Fault(
        "the joining tile is lost",
        board.united,
        "added + sum",
        "added - 1 + sum",
        ("test_mergers.test_the_larger_survives", "mined-6p-009849"),
    ),
    Fault(
        "without a playable tile the turn is over",
        turns.begin,
        "return open_buying(",
        "return end_turn(",
        (
            "test_drawing.test_without_a_playable_tile_the_mover_skips_it_and_buys",
            "mined-3p-000116",
        ),
    ),
    Fault(
        "a round without a tile is one turn more",
        turns.end_turn,
        "idle >= len",
        "idle > len",
        ("test_ending.test_as_long_as_somebody_buys_it_goes_on",),
    ),
    Fault(
        "the end is declared for the next turn",
        turns.end_turn,
        "if state.declared:",
        "if False:",
        ("test_ending.test_the_end_may_be_declared_with_the_purchase", "mined-6p-009849"),
    ),
    Fault(
        "start tiles rank by number first",
        preparation.told,
        "tuple(cell for cell, mark in enumerate(state.board) if mark == LONE)",
        "tuple(sorted((c for c, mark in enumerate(state.board) if mark == LONE), key=lambda c: c % 12))",
        ("test_preparation.test_seats_are_in_order_of_their_start_tiles_and_the_first_begins",),
    ),
)
