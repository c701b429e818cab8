"""What is foretold against what comes, in random games: people leave, dice are steered, shares become safe."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from msgspec.structs import replace

from games import GAMES
from games.acquire.components import SAFE
from games.acquire.state import Over
from games.core.chance import Chance
from games.core.words import Seat
from games.owners_choice.state import Moving
from games.shark_room.market import buying_price
from games.shark_room.state import Deal
from tests.contract.host import Host, header

SEEDS, STEPS = 30, 400


def told(game: str, seats: int, leaves: int | None = None) -> Iterator[tuple[Host, Seat, str, Any]]:
    """Each sentence that is foretold in random games; in every second one somebody leaves at that step."""
    rules = GAMES[game]
    for seed in range(SEEDS):
        host, chance = Host(rules, header(rules, seats, f"foretold {seed}")), Chance("walk", seed)
        for step in count():
            if host.over or step == STEPS:
                break
            if seed % 2 and step == leaves:
                host.leave(Seat(chance.below(seats)))
                continue
            for seat in range(seats):
                for one in rules.forecast(rules.view(host.state, Seat(seat))):
                    yield host, Seat(seat), one.key, one.facts
            host.random_step(chance)


def rank(host: Host, seat: Seat) -> int:
    """The place by the rules, if everything were counted now."""
    rules, state = GAMES["acquire"], host.state
    purses = (*rules.worth(state), state.purses[-1])
    outcome = rules.outcome(replace(state, purses=purses, phase=Over("declared")))
    assert outcome is not None
    place = next(at for at, seats in enumerate(outcome.places) if seat in seats)
    return 1 + sum(map(len, outcome.places[:place]))


def test_the_place_that_is_told_in_acquire_is_the_one_by_the_rules() -> None:
    found = [
        (facts["rank"], rank(host, seat))
        for host, seat, key, facts in told("acquire", 4, leaves=120)
        if key == "rank"
    ]
    assert len(found) >= 20
    assert [pair for pair in found if pair[0] != pair[1]] == []


def test_nobody_is_told_that_a_safe_corporation_may_be_taken_over() -> None:
    found = [
        (one, host.state.sizes[one])
        for host, _, key, facts in told("acquire", 4)
        if key == "no-bonus"
        for one in facts["corporations"]
    ]
    assert len(found) >= 20
    assert [pair for pair in found if not 0 < pair[1] < SAFE] == []


def test_whoever_is_named_as_the_next_to_reach_goal_moves_next() -> None:
    """In Owner's Choice, also while the die is chosen and a price steered."""
    found = list[tuple[str, Any, Any]]()
    for host, _, key, facts in told("owners_choice", 4):
        if not key.startswith("goal"):
            continue
        then, chance = host.copy(), Chance("then", 0)
        while not then.over and not (
            isinstance(then.state.phase, Moving)
            and (then.state.moves > host.state.moves or isinstance(host.state.phase, Moving))
        ):
            then.random_step(chance)
        if not then.over and then.state.bankrupt == host.state.bankrupt:
            found.append((type(host.state.phase).__name__, facts["seat"], then.state.mover))
    assert {"Moving", "Presiding"} <= {phase for phase, _, _ in found}
    assert [one for one in found if one[1] != one[2]] == []


def test_the_price_of_the_share_that_completes_a_group_is_the_one_that_is_charged() -> None:
    found = [
        (facts["cost"], buying_price(host.state.phase, host.state.piles[facts["title"]]))
        for host, _, key, facts in told("shark_room", 3)
        if key == "group" and isinstance(host.state.phase, Deal)
    ]
    assert len(found) >= 20
    assert [pair for pair in found if pair[0] != pair[1]] == []
