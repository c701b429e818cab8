"""What an honest game keeps where something is hidden, as functions beside those of `checks`.

A game may well look honest while its computers know secrets: `imagine` then keeps what is true, and every
view is as it should be. So two true worlds that a viewer cannot tell apart are made here, by another content
of a secret action and by other dice, and what is imagined out of both is compared.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.contract import AnyRules, Step
from games.core.offers import Choice, Number, Offer, Pick, Text, sample
from games.core.record import Entry, Leave, Table, TimeUp, encode, play
from games.core.timers import Pace
from games.core.words import EVERYBODY, Action, RuleError, Seat, Secret, visible_events
from tests.contract.host import Host, played

LOOKS = 24
"""Positions of a game that are looked at."""
OFFERS, OTHERS = 5, 3
"""Offers of a seat, and other contents of each, that are tried."""
ROLLS, FIRST_ROLLS = 2, 12
"""Rolls of an entry, and of the beginning, of which one is made to fall otherwise."""
DICE = "dice that fell unseen"
LEAP, AHEAD, SHOWN = 3, 60, 8
"""One pair of worlds in so many is played on, for so many entries, until so many have shown a difference."""
WORLDS, FEWEST = 8, 16
"""Worlds in which a step is tried, and how many it takes before they are called always the same."""


class OtherDice(Chance):
    """The same dice, of which one falls otherwise."""

    def __init__(self, seed: str, number: int, other: int | None = None) -> None:
        super().__init__(seed, number)
        self.rolls, self._other = 0, other

    def below(self, limit: int) -> int:
        fallen = super().below(limit)
        if self.rolls == self._other and limit > 1:
            fallen = (fallen + 1 + (self.rolls * 7) % (limit - 1)) % limit
        self.rolls += 1
        return fallen


class Twin(msgspec.Struct, frozen=True):
    """Two true worlds after the same entry, and a viewer who cannot tell which is theirs."""

    number: int
    viewer: Seat | None
    one: Any
    two: Any
    differ_by: str


def check_hindsight(rules: AnyRules, seed: int) -> None:
    """Who knows what everybody knew imagines what no seat can tell from what was."""
    host, chance = played(rules, seed), Chance("hindsight", seed)
    for table in host.tables[:: max(1, len(host.tables) // 40)]:
        other = rules.imagine(table.state, EVERYBODY, chance)
        for seat in host.seats:
            views = [encode(rules.view(world, seat)) for world in (table.state, other)]
            assert views[0] == views[1], "what a seat knew is imagined otherwise"
        assert rules.totals(table.state) == rules.totals(other), "imagined out of nothing"


def check_twins(rules: AnyRules, seed: int) -> None:
    """Two worlds that look alike to a viewer are imagined alike, and only secret actions make them differ.

    Else `imagine` looks at what its viewer cannot know, and so do the computers that search with it; and
    an action of which somebody cannot see the content stands in logs and exports unless it is `Secret`.
    """
    host = played(rules, seed)
    for twin in (*by_content(host, seed), *by_dice(host)):
        dice = (Chance("twins", twin.number), Chance("twins", twin.number))
        one, two = (
            rules.imagine(state, twin.viewer, each)
            for state, each in zip((twin.one, twin.two), dice, strict=True)
        )
        assert one == two, (
            f"imagine knows what {called(twin.viewer)} cannot know after entry {twin.number}: two games"
            f" that differ by {twin.differ_by} look alike to them and are imagined otherwise, in"
            f" {', '.join(different(one, two))}. Deal these parts anew from what the viewer knows, sorted"
            " before they are shuffled."
        )
        kind = next((one for one in rules.action_types if one.__name__ == twin.differ_by), Secret)
        assert issubclass(kind, Secret), (
            f"what {kind.__name__} says is hidden from {called(twin.viewer)}, and it is no secret action:"
            f" write `class {kind.__name__}(Secret, frozen=True)`, or tell all of it in an event or the view"
        )


def check_reveals(rules: AnyRules, seed: int) -> None:
    """What a step shows its viewer, and other dice would have shown otherwise, varies over imagined worlds.

    An `imagine` that deals the hidden cards always alike passes every comparison of two worlds.
    """
    host = played(rules, seed)
    tried, varied = defaultdict[str, int](int), set[str]()
    for before, entry, viewer in islice(revealing(host), SHOWN):
        act, shown = type(entry.action).__name__, set[str]()
        for number in range(WORLDS):
            world = rules.imagine(before.state, viewer, Chance(f"reveals {number}", before.number))
            after = _played(host, replace(before, state=world), entry)
            if after is not None:
                shown.add(repr(_shown(rules, after, viewer)))
                tried[act] += 1
        varied |= {act} if len(shown) > 1 else set()
    for act, times in tried.items():
        assert act in varied or times < FEWEST, (
            f"what {act} shows is the same in all {times} worlds that were imagined, and other dice would"
            " show something else: imagine must deal what is hidden anew, by its `chance`"
        )


def check_new_timers(rules: AnyRules, seed: int) -> None:
    """Who is newly awaited, because of somebody else or the clock, has a timer of their own.

    Not where its end is nobody's fault: an hour or an instant of the rules, and a session that ends
    for all together (`Pace(quiet=True)`).
    """
    host = played(rules, seed)
    for entry, before, after in zip(host.entries, host.tables, host.tables[1:], strict=False):
        waited, waits = rules.waiting(before.state), rules.waiting(after.state)
        newly = set(waits.seats) - set(waited.seats) - {entry.seat}
        if newly and any(isinstance(one.due, Pace) and not one.due.quiet for one in waits.timers):
            who = f"{called(min(newly))} is newly asked by entry {after.number}"
            assert after.state.turn > before.state.turn, (
                f"{who}, and `turn` does not grow: replace(state, turn=state.turn + 1) where the next"
                " decision opens, or nobody is called, and buttons of the one before still work"
            )
            assert set(waits.timers) - set(waited.timers), (
                f"{who}, and inherits what is left of {waits.timers[0].key!r}: name the timer by the"
                ' decision, Timer(f"turn:{state.turn}", Pace()), so that they have their whole time'
            )


def called(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def different(one: Any, two: Any, name: str = "state") -> list[str]:
    """The fields in which two Structs differ."""
    if not isinstance(one, msgspec.Struct) or type(one) is not type(two):
        return [name] if one != two else []
    return [
        found
        for field in one.__struct_fields__
        for found in different(getattr(one, field), getattr(two, field), field)
    ]


def by_content(host: Host, seed: int) -> Iterator[Twin]:
    """An action with one content and with another, where they look alike to somebody else."""
    chance = Chance("contents", seed)
    for table in host.tables[:: max(1, len(host.tables) // LOOKS)]:
        for seat in host.seats:
            offers = host.rules.offers(table.state, seat)
            for offer in offers[:: max(1, len(offers) // OFFERS)]:
                one = _played(host, table, Entry(seat, offer.action, table.at))
                for action in _otherwise(offer, offers, chance):
                    two = _played(host, table, Entry(seat, action, table.at))
                    if one is not None and two is not None and one.state != two.state:
                        others = [other for other in host.seats if other != seat]
                        for viewer in blind(host.rules, one, two, others):
                            what = type(action).__name__
                            yield Twin(one.number, viewer, one.state, two.state, what)


def by_dice(host: Host) -> Iterator[Twin]:
    """Any entry, and the same with one of its dice fallen otherwise, where that is not seen."""
    for table, before, entry in zip(
        host.tables, (None, *host.tables), (None, *host.entries), strict=False
    ):
        dice = OtherDice(host.head.seed, table.number)
        one, rolls = _rolled(host, before, entry, dice), dice.rolls
        for roll in range(0, rolls, max(1, rolls // (ROLLS if before else FIRST_ROLLS))):
            two = _rolled(host, before, entry, OtherDice(host.head.seed, table.number, roll))
            if one.state != two.state:
                for viewer in blind(host.rules, one, two, host.seats):
                    yield Twin(table.number, viewer, one.state, two.state, DICE)


def blind(rules: AnyRules, one: Any, two: Any, seats: Sequence[Seat]) -> Iterator[Seat | None]:
    """The viewers to whom both worlds look alike: what is told, views, offers, timers, which are public.

    A seat knows no less than a spectator, so where the spectator sees a difference everybody does.
    """
    worlds = (one.state, two.state)
    if rules.waiting(worlds[0]) != rules.waiting(worlds[1]):
        return
    for viewer in (None, *seats):
        told = [visible_events(world.events, viewer) for world in (one, two)]
        if told[0] == told[1] and rules.view(worlds[0], viewer) == rules.view(worlds[1], viewer):
            if viewer is None or rules.offers(worlds[0], viewer) == rules.offers(worlds[1], viewer):
                yield viewer
        elif viewer is None:
            return


def revealing(host: Host) -> Iterator[tuple[Table[Any], Entry, Seat | None]]:
    """A table and the entry after it that shows a viewer something which came of unseen dice."""
    for twin in islice(by_dice(host), None, None, LEAP):
        other = replace(host.tables[twin.number], state=twin.two)
        for number in range(twin.number, min(len(host.entries), twin.number + AHEAD)):
            entry = host.entries[number]
            after = _played(host, other, entry)
            if after is None:
                break
            true = host.tables[number + 1]
            both = [_shown(host.rules, world, twin.viewer) for world in (true, after)]
            if both[0] != both[1]:
                yield host.tables[number], entry, twin.viewer
                break
            other = after


def _shown(rules: AnyRules, table: Table[Any], viewer: Seat | None) -> tuple[Any, Any]:
    return visible_events(table.events, viewer), rules.view(table.state, viewer)


def _otherwise(offer: Offer, offers: Sequence[Offer], chance: Chance) -> list[Action]:
    """Other contents of the same kind of action: one field drawn anew, and those of other offers."""
    drawn = [
        replace(offer.action, **{field.name: field.draw(chance)})
        for field in offer.fields
        if isinstance(field, Choice | Number | Text | Pick)
    ]
    alike = [one.action for one in offers if type(one.action) is type(offer.action)]
    found = [sample(offer, chance), *drawn, *alike[:OTHERS]]
    return [action for action in found if action != offer.action]


def _played(host: Host, table: Table[Any], entry: Entry) -> Table[Any] | None:
    try:
        return play(host.rules, host.head, table, entry)
    except RuleError:
        return None


def _rolled(host: Host, before: Table[Any] | None, entry: Entry | None, dice: Chance) -> Step[Any]:
    """The step of an entry, or the beginning, with these dice."""
    rules = host.rules
    if before is None or entry is None:
        return rules.setup(host.head.seats, host.head.options, host.head.opened, dice)
    match entry.action:
        case TimeUp(key=key):
            return rules.time_up(before.state, key, entry.at, dice)
        case Leave() if entry.seat is not None:
            return rules.leave(before.state, entry.seat, entry.at, dice)
        case action:
            assert entry.seat is not None, "the table itself rolls no dice"
            return rules.apply(before.state, entry.seat, action, entry.at, dice)
