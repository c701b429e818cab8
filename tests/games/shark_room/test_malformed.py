"""Whatever arrives is judged: refused with a reason, never with another exception."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as some

from games.core.desk import (
    Accept,
    Decline,
    MakePromise,
    MarkPromise,
    Propose,
    Withdraw,
)
from games.core.record import Entry, encode, play
from games.core.words import Action, RuleError, Seat
from games.shark_room.actions import (
    Answer,
    Buy,
    Open,
    PlayCard,
    PutBack,
    Sell,
    TakeCash,
    TradeAsset,
)
from games.shark_room.components import SHARES
from games.shark_room.rules import RULES as shark
from tests.contract.host import Host, played
from tests.games.shark_room.table import Game

DECK = "pear1 pear2 pear3 pear4"
HELD = ["velvetel1 velvetel2 velvetel3", "brontofoods1"]


def dealing() -> Game:
    """Seat 0 may buy and sell, and paint."""
    game = Game("painted_tape kiosk windfall", "windfall", "", deck=DECK, held=HELD)
    return game.open().play(0, "painted_tape")


def asked() -> Game:
    return Game("light_fingers", "good_lawyer", "").play(0, "light_fingers", target=1)


def looking() -> Game:
    return Game("inside_glance kiosk", "windfall", "", deck=DECK).play(0, "inside_glance")


@cache
def hosts() -> list[Host]:
    """Out of random games, and arranged."""
    return [played(shark, seed, 45) for seed in range(9)] + [
        dealing().host,
        asked().host,
        looking().host,
        Game("kiosk", "windfall", "", held=HELD).offer(0, 1, give=50, take="brontofoods1").host,
    ]


HOSTS = some.deferred(lambda: some.sampled_from(hosts()))
NUMBERS = some.one_of(
    some.integers(-3, 60), some.integers(), some.booleans(), some.none(), some.text(max_size=3)
)
TUPLES: Any = some.one_of(some.lists(NUMBERS, max_size=5).map(tuple), NUMBERS, some.just([1]))
SIDES: Any = some.one_of(
    some.lists(some.integers(-1, 2), min_size=len(SHARES) + 1, max_size=len(SHARES) + 1).map(tuple),
    some.integers(-50, 300).map(lambda money: (*(0,) * len(SHARES), money)),
    TUPLES,
)
WORDS: Any = some.one_of(some.text(max_size=3), NUMBERS)
ACTIONS: Any = some.one_of(
    some.builds(Open, NUMBERS),
    some.builds(Buy, NUMBERS, TUPLES),
    some.builds(Sell, TUPLES, TUPLES, TUPLES),
    some.just(TakeCash()),
    some.builds(PlayCard, NUMBERS, NUMBERS, NUMBERS, NUMBERS),
    some.builds(Answer, NUMBERS),
    some.builds(PutBack, TUPLES),
    some.builds(TradeAsset, NUMBERS, NUMBERS),
    some.builds(Propose, NUMBERS, NUMBERS, SIDES, SIDES, TUPLES, NUMBERS, WORDS),
    some.builds(Propose, some.integers(0, 2), some.integers(0, 2), SIDES, SIDES),
    some.builds(Accept, NUMBERS, NUMBERS),
    some.builds(Decline, NUMBERS),
    some.builds(Withdraw, NUMBERS),
    some.builds(MakePromise, NUMBERS, WORDS),
    some.builds(MarkPromise, NUMBERS, NUMBERS),
    some.builds(Action),
)


@settings(max_examples=800, deadline=None)
@given(HOSTS, some.integers(-1, 5), ACTIONS)
def test_every_action_is_played_or_refused(host: Any, seat: int, action: Action) -> None:
    """And what is refused changes nothing."""
    before = encode(host.state)
    try:
        after = play(shark, host.head, host.table, Entry(Seat(seat), action, host.table.at))
    except RuleError:
        assert encode(host.state) == before
    else:
        assert shark.totals(after.state) == shark.totals(host.state)
