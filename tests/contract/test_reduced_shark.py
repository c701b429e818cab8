"""Mini-Shark: windows, answers to answers, standing answers."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from games.core.orders import Stored
from games.core.record import Cause, TimeUp, encode
from games.core.words import Seat, visible_events
from tests.contract.host import Host, header
from tests.contract.reduced import shark

STEAL, LAWYER, WINDFALL = shark.STEAL, shark.LAWYER, shark.WINDFALL


def table(*hands: tuple[int, ...]) -> Host:
    """Hands are preset: the deck is not what is tested here."""
    host = Host(shark.RULES, header(shark.RULES, len(hands)))
    host.tables[-1] = replace(host.table, state=replace(host.state, hands=hands))
    return host


def test_a_card_may_be_played_in_anothers_turn() -> None:
    host = table((STEAL,), (WINDFALL,), ())
    host.act(1, shark.PlayCard(WINDFALL, Seat(1)))
    assert host.state.mover == 0
    assert host.state.purses[1] == 400


def test_everybody_is_asked_also_who_cannot_answer() -> None:
    host = table((STEAL,), (), ())
    host.act(0, shark.PlayCard(STEAL, Seat(1)))
    assert shark.waiting(host.state).seats == (1, 2)
    assert [alarm.due - host.now for alarm in host.alarms] == [timedelta(minutes=1)]


def test_nobody_sees_who_has_passed() -> None:
    host = table((STEAL,), (LAWYER,), ())
    host.act(0, shark.PlayCard(STEAL, Seat(1)))
    before = [encode(shark.view(host.state, seat)) for seat in (None, Seat(0), Seat(1))]
    host.act(2, shark.NoAnswer())
    assert before == [encode(shark.view(host.state, seat)) for seat in (None, Seat(0), Seat(1))]
    assert not visible_events(host.table.events, None)


def test_the_last_answer_counts_first() -> None:
    """A Lawyer answered by a Lawyer: the theft happens."""
    host = table((STEAL, LAWYER), (LAWYER,), ())
    host.act(0, shark.PlayCard(STEAL, Seat(1)))
    host.act(1, shark.Answer(LAWYER))
    host.act(0, shark.Answer(LAWYER))
    host.ring()
    assert host.state.purses[:3] == (350, 150, 250)


def test_one_answer_cancels() -> None:
    host = table((STEAL,), (LAWYER,), ())
    host.act(0, shark.PlayCard(STEAL, Seat(1)))
    host.act(1, shark.Answer(LAWYER))
    host.act(0, shark.NoAnswer())
    host.act(2, shark.NoAnswer())
    assert host.state.purses[:3] == (250, 250, 250)
    assert host.state.sharks == (1, 0, 0)


def test_never_answer_answers_and_only_its_owner_could_know() -> None:
    host = table((STEAL,), (LAWYER,), ())
    host.store(Stored(1, Seat(1), shark.NeverAnswer()), Stored(2, Seat(2), shark.NeverAnswer()))
    host.act(0, shark.PlayCard(STEAL, Seat(1)))
    assert not isinstance(host.state.phase, shark.Window)
    assert [entry.cause for entry in host.entries] == [None, Cause("order", 1), Cause("order", 2)]
    assert not any(isinstance(entry.action, TimeUp) for entry in host.entries)


def test_an_order_cancels_itself_and_says_why() -> None:
    host = table((STEAL,), (), ())
    host.store(Stored(1, Seat(1), shark.CollectNext(250)))
    host.act(0, shark.PlayCard(STEAL, Seat(1)))
    host.ring()
    assert [(one.id, void.why, dict(void.facts)) for one, void in host.cancelled] == [
        (1, "money-was-taken", {"money": 150})
    ]


def test_an_order_is_decided_by_what_its_owner_sees() -> None:
    """`obey` has no state: it cannot tell what the owner may not know."""
    host: Any = table((STEAL,), (LAWYER,), ())
    names = shark.obey.__code__.co_varnames[: shark.obey.__code__.co_argcount]
    assert names == ("order", "view", "offers")
    assert shark.obey(shark.NeverAnswer(), shark.view(host.state, Seat(1)), ()) is None
