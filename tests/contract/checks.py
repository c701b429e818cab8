"""What every game must keep, as functions: the tests run them on the games and on broken ones."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import msgspec

from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.offers import Offer, fits, sample
from games.core.record import (
    Entry,
    Resume,
    TimeUp,
    Undo,
    decode_action,
    decode_state,
    encode,
    play,
    replay,
)
from games.core.timers import arm, postponed
from games.core.words import (
    Action,
    Private,
    Public,
    RuleError,
    Seat,
    Secret,
    visible_events,
)
from games.players import offered
from tests.contract.host import HOUSE, WHOLE, Host, played

MAX_ENTRIES = WHOLE


def viewers(host: Host) -> list[Seat | None]:
    return [None, *host.seats]


def check_replay(rules: AnyRules, seed: int) -> None:
    """A record, written and read again, gives the same states and events."""
    host = played(rules, seed)
    entries = [
        msgspec.structs.replace(entry, action=decode_action(rules, encode(entry.action)))
        for entry in host.entries
    ]
    assert entries == host.entries
    assert list(replay(rules, host.head, entries)) == host.tables, "replays differently"


def check_encoding(rules: AnyRules, seed: int) -> None:
    """A state survives being saved, and the game goes on alike from the saved one."""
    for table in played(rules, seed).tables:
        assert decode_state(rules, encode(table.state)) == table.state
        packed = msgspec.msgpack.encode(table.state)
        assert msgspec.msgpack.decode(packed, type=rules.state_type) == table.state


def check_ends(rules: AnyRules, seed: int) -> None:
    """Random play ends; then nobody is awaited, nothing is offered and no timer runs."""
    host = played(rules, seed)
    outcome = rules.outcome(host.state)
    assert outcome is not None, "does not end"
    assert sorted(seat for place in outcome.places for seat in place) == host.seats
    waiting = rules.waiting(host.state)
    assert not waiting.seats
    assert not waiting.timers
    assert not any(host.offers(seat) for seat in host.seats)


def check_waiting(rules: AnyRules, seed: int) -> None:
    """A running game has a timer, distinct keys, and something to offer to whom it waits for."""
    for table in played(rules, seed).tables:
        if rules.outcome(table.state) is None:
            waiting = rules.waiting(table.state)
            assert rules.windows or not waiting.window, "a window that is not announced"
            keys = [timer.key for timer in waiting.timers]
            assert keys, "a running game without a timer"
            assert len(set(keys)) == len(keys)
            for seat in waiting.seats:
                assert rules.offers(table.state, seat), "awaited, with nothing to do"


def check_offers(rules: AnyRules, seed: int) -> None:
    """What is offered is legal as it stands; what is not offered is refused, or changes nothing new."""
    host, chance = played(rules, seed), Chance("offers", seed)
    pool = [entry.action for entry in host.entries if not isinstance(entry.action, TimeUp)]
    for table in host.tables[:: max(1, len(host.tables) // 25)]:
        for seat in host.seats:
            offers = rules.offers(table.state, seat)
            for offer in offers:
                attempt(host, table, seat, offer.action)
                assert fits(offer, offer.action), "the offered action is outside its own fields"
                drawn = sample(offer, chance)
                assert fits(offer, drawn)
            for action in (pool[chance.below(len(pool))] for _ in range(12)):
                if not any(fits(offer, action) for offer in offers) and not _is_idle(
                    host, table, seat, action, offers
                ):
                    refused(host, table, seat, action)


def _is_idle(host: Host, table: Any, seat: Seat, action: Action, offers: Sequence[Offer]) -> bool:
    """Whether it leads to where the table stands, or where what is offered leads: a card announced again, or
    a sale of nothing. It need not be offered twice.
    """
    try:
        after = encode(attempt(host, table, seat, action).state)
    except RuleError:
        return False
    offered_ends = (encode(attempt(host, table, seat, one.action).state) for one in offers)
    return after == encode(table.state) or any(after == end for end in offered_ends)


def check_computer_offers(rules: AnyRules, seed: int) -> None:
    """A computer player is offered some of what a person is, in the same order, and with all of it
    would do the same.
    """
    for number, table in enumerate(played(rules, seed).tables[::3]):
        for seat in map(Seat, range(len(rules.worth(table.state)))):
            for player in rules.players.values():
                offers = rules.offers(table.state, seat)
                fewer = offered(rules, player, table.state, seat)
                rest = iter(offers)
                assert all(one in rest for one in fewer), "not offered to a person"
                if fewer:
                    view = rules.view(table.state, seat)
                    done = [player(view, o, Chance("same", number)) for o in (offers, fewer)]
                    assert done[0] == done[1], "forms change what a computer does"


def check_kinds(rules: AnyRules, seed: int) -> None:
    """Every kind of action is played sooner or later by those who play at random what is offered:
    one that is never offered would escape the rest. Some are open only to the last who stays.
    """
    missing = set(rules.action_types)
    for number in range(400):
        missing -= {type(entry.action) for entry in played(rules, 400 * seed + number).entries}
        if missing and number < 20:
            missing -= {type(entry.action) for entry in deserted(rules, number).entries}
        if not missing:
            return
    raise AssertionError(f"never offered: {missing}")


def deserted(rules: AnyRules, seed: int) -> Host:
    """A random game whose players leave after a while, all but one."""
    host, chance = played(rules, seed, 10), Chance("deserted", seed)
    for seat in host.seats[1:]:
        if not host.over:
            host.leave(seat)
    for _ in range(MAX_ENTRIES):
        if host.over:
            break
        host.random_step(chance)
    return host


def attempt(host: Host, table: Any, seat: Seat, action: Action) -> Any:
    return play(host.rules, host.head, table, Entry(seat, action, table.at))


def refused(host: Host, table: Any, seat: Seat, action: Action) -> RuleError:
    before = encode(table.state)
    try:
        attempt(host, table, seat, action)
    except RuleError as refusal:
        assert encode(table.state) == before
        return refusal
    raise AssertionError(f"not offered to {seat} but accepted: {action}")


def check_clock(rules: AnyRules, seed: int) -> None:
    """From any point the clock alone ends the game; `play` sees that every ring moves it on."""
    length = len(played(rules, seed).entries)
    for steps in (0, length // 3, 2 * length // 3):
        host = played(rules, seed, steps)
        for _ in range(MAX_ENTRIES):
            if host.over:
                break
            host.ring()
        assert host.over, "the clock alone does not end it"


def check_leaving(rules: AnyRules, seed: int) -> None:
    """Nobody waits for who has left; when all have left the game is over."""
    host = played(rules, seed, seed * 7 % 60)
    if host.over:
        host = played(rules, seed, 3)
    for seat in Chance("leave", seed).shuffled(host.seats):
        if host.over:
            return
        host.leave(seat)
        assert seat not in rules.waiting(host.state).seats, "waits for a seat that left"
        assert not host.offers(seat)
    assert host.over, "goes on without anybody"


def check_leavers(rules: AnyRules, seed: int) -> None:
    """Somebody who leaves while they are waited for stands behind everybody who stays to the end."""
    host, chance = played(rules, seed, 3 + seed * 5 % 40), Chance("leaver", seed)
    waited = rules.waiting(host.state).seats
    if host.over or not waited:
        return
    gone = waited[chance.below(len(waited))]
    host.leave(gone)
    for _ in range(MAX_ENTRIES):
        if host.over:
            break
        host.random_step(chance)
    outcome = rules.outcome(host.state)
    assert outcome is not None
    assert outcome.places[-1] == (gone,), "who left stands before somebody who stayed"


def check_totals(rules: AnyRules, seed: int) -> None:
    """Nothing is made or lost."""
    tables = played(rules, seed).tables
    for table in tables:
        assert rules.totals(table.state) == rules.totals(tables[0].state), "made or lost"


def check_events(rules: AnyRules, seed: int) -> None:
    """Every event says who may know it."""
    host = played(rules, seed)
    for event in (event for table in host.tables for event in table.events):
        assert isinstance(event, Public | Private), f"{event} has no audience"
        if isinstance(event, Private):
            assert event.to
            assert set(event.to) <= set(host.seats)


def check_secrets(rules: AnyRules, seed: int) -> None:
    """In another world that a viewer cannot tell from this one all that reaches them is the same:
    view, offers, whom the game waits for, outcome, and refusals.
    """
    host, chance = played(rules, seed), Chance("imagine", seed)
    pool = [e.action for e in host.entries if not isinstance(e.action, TimeUp)]
    for table in host.tables[:: max(1, len(host.tables) // 40)]:
        for viewer in viewers(host):
            other = rules.imagine(table.state, viewer, chance)
            views = [encode(rules.view(world, viewer)) for world in (table.state, other)]
            assert views[0] == views[1], "a view tells a secret"
            assert rules.waiting(table.state) == rules.waiting(other), "waiting tells a secret"
            assert rules.outcome(table.state) == rules.outcome(other)
            assert rules.totals(table.state) == rules.totals(other), "imagined out of nothing"
            if viewer is not None:
                open_now = [rules.offers(world, viewer) for world in (table.state, other)]
                assert open_now[0] == open_now[1], "offers tell a secret"
                dream = msgspec.structs.replace(table, state=other)
                same_answers(host, table, dream, viewer, pool[chance.below(len(pool))])


def check_public_offers(rules: AnyRules, seed: int) -> None:
    """What a public message may show of offers is the same in every world a spectator imagines."""
    host, chance = played(rules, seed), Chance("public", seed)
    for table in host.tables[:: max(1, len(host.tables) // 40)]:
        other = rules.imagine(table.state, None, chance)
        for seat in host.seats:
            shown = [
                [offer for offer in rules.offers(world, seat) if not offer.hidden]
                for world in (table.state, other)
            ]
            assert shown[0] == shown[1], "a public offer tells a secret"
            private = (
                rules.waiting(table.state).private and seat in rules.waiting(table.state).seats
            )
            assert not (private and shown[0]), "a public offer where none is announced"


def check_imagination(rules: AnyRules, seed: int) -> None:
    """Where there are private events or secret actions, `imagine` must know of secrets."""
    host, chance = played(rules, seed), Chance("imagine", seed)
    private = any(isinstance(e, Private) for table in host.tables for e in table.events)
    if private or any(issubclass(kind, Secret) for kind in rules.action_types):
        assert any(
            rules.imagine(table.state, None, chance) != table.state for table in host.tables
        ), "secrets that imagine does not know"


def check_knowledge(rules: AnyRules, seed: int) -> None:
    """What a viewer imagines depends only on what the viewer knows: out of a world that looks the
    same, the same dice imagine the same. So nothing of the truth shines through.
    """
    host, chance = played(rules, seed), Chance("knowledge", seed)
    for number, table in enumerate(host.tables[:: max(1, len(host.tables) // 40)]):
        for viewer in viewers(host):
            other = rules.imagine(table.state, viewer, chance)
            told = [
                rules.imagine(world, viewer, Chance("again", number))
                for world in (table.state, other)
            ]
            assert told[0] == told[1], "imagine knows more than its viewer"


def same_answers(host: Host, table: Any, dream: Any, viewer: Seat, action: Action) -> None:
    """A refusal tells no secret; an entry whose events differ has shown the viewer something, so
    it counts as revealing, and their view differs too.
    """
    one, two = outcome_of(host, table, viewer, action), outcome_of(host, dream, viewer, action)
    if isinstance(one, RuleError) or isinstance(two, RuleError):
        assert repr(one) == repr(two), "a refusal tells a secret"
        return
    shown = [host.rules.view(world.state, viewer) for world in (one, two)]
    if (
        visible_events(one.events, viewer) != visible_events(two.events, viewer)
        or shown[0] != shown[1]
    ):
        assert one.revealed, "something came out, and the step does not say so"
    if shown[0] == shown[1]:
        assert visible_events(one.events, viewer) == visible_events(two.events, viewer), (
            "events tell more than views"
        )


def outcome_of(host: Host, table: Any, seat: Seat, action: Action) -> Any:
    try:
        return attempt(host, table, seat, action)
    except RuleError as refusal:
        return refusal


def check_secret_actions(rules: AnyRules, seed: int) -> None:
    """Two secret actions that differ in content look alike to everybody whom they do not name.

    Not those that roll dice: what falls may be told to all, and falls otherwise for another content.
    """
    host, chance = played(rules, seed), Chance("twice", seed)
    for table in host.tables:
        for seat in host.seats:
            offers = [o for o in rules.offers(table.state, seat) if isinstance(o.action, Secret)]
            for offer in offers[:: max(1, len(offers) // 3)]:
                one = outcome_of(host, table, seat, offer.action)
                if isinstance(one, RuleError) or one.state.turn != table.state.turn:
                    continue
                two = outcome_of(host, table, seat, sample(offer, chance))
                if isinstance(two, RuleError) or rolls_dice(rules, table, seat, offer.action):
                    continue
                told_to = {
                    s for w in (one, two) for e in w.events if isinstance(e, Private) for s in e.to
                }
                for viewer in viewers(host):
                    if viewer not in {seat, *told_to}:
                        logs = [visible_events(world.events, viewer) for world in (one, two)]
                        views = [rules.view(world.state, viewer) for world in (one, two)]
                        assert logs[0] == logs[1], "a log tells a secret action"
                        assert views[0] == views[1], "a view tells a secret action"


def rolls_dice(rules: AnyRules, table: Any, seat: Seat, action: Action) -> bool:
    chance = Chance("dice", table.number)
    rules.apply(table.state, seat, action, table.at, chance)
    return chance.used


def check_undo(rules: AnyRules, seed: int) -> None:
    """An undo is an entry; what it undid stays in the record, and the game goes on from there."""
    host = played(rules, seed, 40)
    if not host.entries:
        return
    to = len(host.entries) // 2
    at = host.table.at + timedelta(hours=1)
    tables = replay(rules, host.head, [*host.entries, Entry(None, Undo(to), at)])
    back, past = tables[-1], tables[to]
    assert back.number == len(host.entries) + 1
    assert back.opened == back.number, "a button from before the undo still works"
    assert len(tables) == len(host.entries) + 2
    if postponed(past.state, timedelta(hours=1)) == past.state:
        assert back.state == past.state, "an undo does not bring the state back"
    if rules.outcome(back.state) is None:
        gap = [alarms(rules, past), alarms(rules, back)]
        assert gap[0] == gap[1], "an instant of the rules lost its distance"


def alarms(rules: AnyRules, table: Any) -> list[tuple[str, timedelta]]:
    set_ = arm((), rules.waiting(table.state).timers, table.at, HOUSE)
    return [(alarm.key, alarm.due - table.at) for alarm in set_ if not alarm.key.startswith("turn")]


def check_pause(rules: AnyRules, seed: int) -> None:
    """A pause moves the rules' own instants and nothing else."""
    host, by = played(rules, seed, 30), timedelta(hours=5)
    if host.over:
        return
    entry = Entry(None, Resume(by), host.table.at + by)
    table = play(rules, host.head, host.table, entry)
    assert alarms(rules, table) == alarms(rules, host.table)
    assert rules.totals(table.state) == rules.totals(host.state)
