"""Whatever arrives is judged: refused with a reason, never with another exception."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from games.acquire.actions import (
    Buy,
    ChooseDefunct,
    ChooseSurvivor,
    DeclareEnd,
    Dispose,
    Found,
    PlayTile,
)
from games.acquire.rules import RULES as acquire
from games.core.record import Entry, decode_action, encode, play
from games.core.words import Action, RuleError, Seat
from tests.contract.host import Host, played
from tests.games.acquire.table import Game
from tests.games.acquire.test_mergers import cross


@cache
def hosts() -> list[Host]:
    """Out of random games, and arranged."""
    return [played(acquire, seed, 45) for seed in range(12)] + [
        Game().host,
        Game(starts="1a").play("2a").host,
        cross(2, 2, 2).play("6e").host,
        cross(2, 2, 2).play("6e").survive("zeta").host,
        cross(3, 2).play("6e").host,
        cross(11, 2).host,
    ]


HOSTS = some.deferred(lambda: some.sampled_from(hosts()))
NUMBERS = some.one_of(
    some.integers(-3, 120), some.integers(), some.booleans(), some.none(), some.text(max_size=3)
)
SHARES: Any = some.one_of(some.lists(NUMBERS, max_size=9).map(tuple), NUMBERS, some.just([1]))
ACTIONS: Any = some.one_of(
    some.builds(PlayTile, NUMBERS),
    some.builds(Found, NUMBERS),
    some.builds(ChooseSurvivor, NUMBERS),
    some.builds(ChooseDefunct, NUMBERS),
    some.builds(Dispose, SHARES),
    some.builds(Buy, SHARES, NUMBERS),
    some.builds(Action),
    some.just(DeclareEnd()),
)


@settings(max_examples=800, deadline=None)
@given(HOSTS, some.integers(-1, 7), ACTIONS)
def test_every_action_is_played_or_refused(host: Any, seat: int, action: Action) -> None:
    """And what is refused changes nothing."""
    before = encode(host.state)
    try:
        after = play(acquire, host.head, host.table, Entry(Seat(seat), action, host.table.at))
    except RuleError:
        assert encode(host.state) == before
    else:
        assert acquire.totals(after.state) == acquire.totals(host.state)
        assert decode_action(acquire, encode(action)) == action


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (PlayTile(-1), "no-such-tile"),
        (PlayTile(108), "no-such-tile"),
        (PlayTile(10**30), "no-such-tile"),
        (PlayTile(True), "no-such-tile"),
        (Found(0), "not-now"),
        (Buy((0,) * 7), "not-now"),
    ],
)
def test_tiles_that_there_are_not(action: Action, why: str) -> None:
    assert Game().refused(action).why == why


@pytest.mark.parametrize("number", [-1, 7, 10**30, True, False])
def test_corporations_that_there_are_not(number: int) -> None:
    assert Game(starts="1a").play("2a").refused(Found(number)).why == "no-such-corporation"
    tied = cross(2, 2, 2).play("6e")
    assert tied.refused(ChooseSurvivor(number)).why == "no-such-corporation"
    tied.survive("zeta")
    assert tied.refused(ChooseDefunct(number)).why == "no-such-corporation"


@pytest.mark.parametrize(
    "shares", [(), (1,), (0,) * 6, (0,) * 8, (True, *(0,) * 6), (1.0, *(0,) * 6), [0] * 7, None]
)
def test_purchases_of_the_wrong_shape(shares: Any) -> None:
    game = Game().lay("1a 2a", "sackson").play("1c")
    assert game.refused(Buy(shares)).why == "malformed"
    assert game.refused(Buy((0,) * 7, 1)).why == "malformed"  # type: ignore[arg-type]


@pytest.mark.parametrize("wanted", [(), (1,), (0, 0, 0), (True, 0), ("1", 0), [0, 0], None])
def test_disposals_of_the_wrong_shape(wanted: Any) -> None:
    assert cross(3, 2).play("6e").refused(Dispose(wanted)).why == "malformed"


def test_what_json_says_of_another_type_is_not_read() -> None:
    for data in (b'{"do":"play-tile","cell":true}', b'{"do":"dispose","disposal":[1]}'):
        with pytest.raises(msgspec.ValidationError):
            decode_action(acquire, data)


def test_seats_that_there_are_not() -> None:
    for seat in (-1, 3, 99):
        assert Game(3).refused(PlayTile(0), seat).why == "not-your-turn"
