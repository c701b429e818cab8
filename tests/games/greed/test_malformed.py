"""Whatever arrives is judged: refused with a reason, never with another exception."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
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
from games.core.record import Entry, decode_action, encode, play
from games.core.words import Action, RuleError, Seat
from games.greed.actions import (
    Abstain,
    Announce,
    BidUpTo,
    Discard,
    DiscardAsset,
    Done,
    Found,
    Invest,
    Keep,
    KeepGoods,
    Name,
    NameOfficer,
    NotDone,
    Pass,
    RaiseTo,
    TakeAsset,
    TakeNothing,
    Transform,
)
from games.greed.orders import obey
from games.greed.rules import RULES
from games.greed.state import (
    Bidding,
    Discarding,
    Founding,
    Naming,
    Picking,
    Raising,
    Selling,
    Trading,
)
from games.greed.symbols import begin
from tests.contract.host import Host, played
from tests.games.greed.table import Game, bundle


@cache
def every_phase() -> list[Host]:
    """A table in each phase, and some out of random games."""
    booted = Game().seats(0, 0, 1).owns(0, 20, 21).is_booted(0)
    trading = Game().until(Trading).has(0, coal=2)
    trading.propose(0, 1, bundle(coal=1), bundle(money=9), words="soon")
    rich = Game().is_rich(0, 200).is_rich(1, 200)
    picking = Game().until(Bidding).act(0, Invest(0, 20)).act(1, Invest(1, 20)).act(2, Abstain(2))
    found = [
        Game(),
        Game().until(Bidding),
        picking,
        trading,
        Game().until(Trading).has(0, coal=2).until(Selling),
        booted.phase_is(Naming((0,))),
        Game().owns(0, 20, 21).phase_is(Discarding((0,))),
        rich.put(begin(rich.state).state),
        Game().board_is(discards=(9, 10)).phase_is(Founding(Seat(0))),
    ]
    kinds = {type(game.phase) for game in found}
    assert kinds >= {Bidding, Picking, Trading, Selling, Naming, Discarding, Raising, Founding}
    return [*(game.host for game in found), *(played(RULES, seed, 60) for seed in range(6))]


HOSTS = some.deferred(lambda: some.sampled_from(every_phase()))
NUMBERS: Any = some.one_of(
    some.integers(-3, 60), some.integers(), some.booleans(), some.none(), some.text(max_size=3)
)
LISTS: Any = some.one_of(
    some.lists(some.integers(-2, 45), max_size=13).map(tuple),
    some.lists(NUMBERS, max_size=12).map(tuple),
    NUMBERS,
    some.just([1]),
)
BUNDLES: Any = some.one_of(some.tuples(*[some.integers(-1, 3)] * 12), LISTS)
ACTIONS: Any = some.one_of(
    *(some.builds(kind, NUMBERS) for kind in (Announce, Abstain, TakeNothing, RaiseTo)),
    *(some.builds(kind, NUMBERS) for kind in (Decline, Withdraw)),
    *(some.builds(kind, NUMBERS, NUMBERS) for kind in (TakeAsset, Name, Discard, Accept)),
    *(some.builds(kind, NUMBERS, NUMBERS) for kind in (MakePromise, MarkPromise)),
    *(some.builds(kind, NUMBERS, LISTS) for kind in (Transform, Keep, Found)),
    some.builds(Invest, NUMBERS, NUMBERS, LISTS),
    some.builds(Propose, NUMBERS, NUMBERS, BUNDLES, BUNDLES, LISTS, NUMBERS, some.text()),
    some.sampled_from([Done(), NotDone(), Pass(), Action()]),
)


@settings(max_examples=800, deadline=None)
@given(HOSTS, some.integers(-1, 6), ACTIONS)
def test_every_action_is_played_or_refused(host: Host, seat: int, action: Action) -> None:
    """And what is refused changes nothing."""
    before = encode(host.state)
    try:
        after = play(RULES, host.head, host.table, Entry(Seat(seat), action, host.table.at))
    except RuleError:
        assert encode(host.state) == before
    else:
        assert RULES.totals(after.state) == RULES.totals(host.state)
        assert decode_action(RULES, encode(action)) == action


@settings(max_examples=300, deadline=None)
@given(HOSTS, some.integers(-2, 12), some.integers(-2, 60))
def test_every_order_is_obeyed_refused_or_void(host: Host, one: int, two: int) -> None:
    view, offers = RULES.view(host.state, Seat(0)), RULES.offers(host.state, Seat(0))
    for order in (
        BidUpTo(1, one, two),
        NameOfficer(1, one, Seat(two)),
        KeepGoods(1, one, (two,)),
        KeepGoods(1, one, (two,) * 11),
        DiscardAsset(1, one, two),
    ):
        try:
            obey(order, view, offers)
        except RuleError as refusal:
            assert refusal.why == "no-such-company"  # noqa: PT017


def test_what_json_says_of_another_type_is_not_read() -> None:
    for data in (b'{"do":"announce","card":true}', b'{"do":"transform","company":0,"uses":[null]}'):
        with pytest.raises(msgspec.ValidationError):
            decode_action(RULES, data)


def test_seats_that_there_are_not() -> None:
    game = Game(3)
    for seat in (-1, 3, 99):
        assert game.refused(seat, Announce(0)).why == "nobody-there"
