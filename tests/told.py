"""What is told beside the rules, against what came: hints of acts, and forecasts of those who sit at the table.

`COMES` in `tests/games/<key>/comes.py` says for a key, `hint-buy` or `forecast-goal`, what really came of each fact;
a fact that an act does not settle is left out. `UNSETTLED` says of the other numbers why no act settles them. `RARE`
there are acts that dice make more often, `arranged`
makes positions for what they seldom bring about. `python -m tests.bench told` compares thousands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import timedelta
from typing import Any, NamedTuple

import msgspec

from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules
from games.core.kinds import Counted, Money, Percent, Plain, Tally, kind_of
from games.core.offers import sample
from games.core.record import Table
from games.core.words import Action, RuleError, Seat
from games.players import kinds, offered, player_of
from games.players.levels import EASY
from tests.contract.host import Host, combinations, header
from tests.own import own

MAX_SEATS = 5
LEAVES, ARRANGED = 4, 3
"""One time in so many that the clock could ring somebody leaves instead; one step in so many in which a position
is arranged."""


def of(events: Iterable[Any], *names: str) -> list[Any]:
    """The events whose types are called so."""
    return [one for one in events if type(one).__name__ in names]


class Act(NamedTuple):
    """An act with the tables before and after it, and the facts told to `viewer` before it."""

    rules: AnyRules
    before: Table[Any]
    after: Table[Any]
    actor: Seat | None
    action: Any
    """None where the clock rang or somebody left."""
    viewer: Seat
    facts: Mapping[str, Any]

    def events(self, *names: str) -> list[Any]:
        return of(self.after.events, *names)

    def tried(self, action: Action, state: Any = None, seat: Seat | None = None) -> Any:
        """The step of another act at that moment; None if it is refused."""
        chance = Chance("tried", self.before.number)
        at, state = self.before.at, self.before.state if state is None else state
        try:
            return self.rules.apply(
                state, self.viewer if seat is None else seat, action, at, chance
            )
        except RuleError:
            return None

    @property
    def is_over(self) -> bool:
        return self.rules.outcome(self.after.state) is not None


Came = Callable[[Act], Mapping[str, Any]]
Comes = Mapping[str, Came]


class Told(msgspec.Struct):
    """What was told of a game, and what came of it."""

    told: Counter[str] = msgspec.field(default_factory=Counter)
    """By key, how often it was told."""
    compared: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    """By key and fact."""
    wrong: list[tuple[str, str, Any, Any, Action | None]] = msgspec.field(default_factory=list)
    facts: set[tuple[str, str]] = msgspec.field(default_factory=set)
    """The facts that were numbers."""
    unsettled: Mapping[str, str] = msgspec.field(default_factory=dict)
    """By `key.fact`, or `*.fact` for all keys, why no act settles it."""

    @property
    def unread(self) -> list[tuple[str, str]]:
        """Numbers that nothing has been compared with."""
        return sorted(self.facts - set(self.compared))

    def reason(self, one: tuple[str, str]) -> str:
        """Why nothing can be compared with it; empty where something could."""
        found = (self.unsettled.get(name) for name in (".".join(one), f"*.{one[1]}"))
        return next(filter(None, found), "")

    def add(self, key: str, act: Act, came: Mapping[str, Any]) -> None:
        for name, value in came.items():
            self.compared[key, name] += 1
            if act.facts[name] != value:
                self.wrong.append((key, name, act.facts[name], value, act.action))


def compare(game: str, acts: int, seed: int = 0) -> Told:
    """So many acts of games at random and by easy and sensible computers; now and then somebody leaves."""
    comes: Comes = own(game, "comes", "COMES") or {}
    found, done = Told(unsettled=own(game, "comes", "UNSETTLED") or {}), 0
    while done < acts:
        for before, after, actor, action, notes in played(game, seed):
            for key, viewer, facts in notes:
                found.told[key] += 1
                found.facts |= {
                    (key, name)
                    for name, one in facts.items()
                    if is_number(GAMES[game], name) and type(one) is not bool
                }
                act = Act(GAMES[game], before, after, actor, action, viewer, facts)
                if key in comes:
                    found.add(key, act, comes[key](act))
            done += 1
            if done == acts:
                break
        seed += 1
    return found


def is_number(rules: AnyRules, field: str) -> bool:
    """Whether it says how much, and not who or what."""
    return isinstance(kind_of(rules.kinds, field), Plain | Money | Counted | Percent | Tally)


Notes = list[tuple[str, Seat, Mapping[str, Any]]]
Step = tuple[Table[Any], Table[Any], Seat | None, Action | None, Notes]


def played(game: str, seed: int) -> Iterator[Step]:
    """A game: each act with what was told before it."""
    rules, chance = GAMES[game], Chance("told", seed)
    counts = [count for count in rules.seats if count <= MAX_SEATS]
    ways = combinations(rules)
    seats, options = counts[seed % len(counts)], ways[seed // len(counts) % len(ways)]
    host = Host(rules, header(rules, seats, f"told {seed}", options))
    # In one game of three all is random; in the others computers play, who bring about what is rare.
    manner = (None, EASY, kinds(rules)[0])[seed % 3]
    while not host.over:
        host.now += timedelta(minutes=1)
        host.ring_until(host.now)
        if rules.outcome(host.state) is not None:
            break
        if manner is None and not chance.below(ARRANGED):
            _arrange(host, chance)
        before, drawn = host.table, _drawn(host, chance, manner)
        notes: Notes = [
            (f"forecast-{one.key}", seat, one.facts)
            for seat in host.seats
            for one in rules.forecast(rules.view(host.state, seat))
        ]
        if drawn is None:
            _left_or_rung(host, chance)
            yield before, host.table, None, None, notes
            continue
        seat, action = drawn
        hinted = rules.hint(rules.view(host.state, seat), action)
        try:
            host.act(seat, action)
        except RuleError:
            continue
        if hinted is not None:
            notes.append((f"hint-{hinted.key}", seat, hinted.facts))
        yield before, host.table, seat, action, notes


def _arrange(host: Host, chance: Chance) -> None:
    """A position made for what is seldom told, where the game's tests know one."""
    arranged = own(host.rules.key, "comes", "arranged")
    if arranged is not None and (state := arranged(host.state, chance)) is not None:
        host.moved_to(state)


def _left_or_rung(host: Host, chance: Chance) -> None:
    """Somebody leaves, or the clock rings."""
    if not chance.below(LEAVES):
        with suppress(RuleError):
            host.leave(Seat(chance.below(host.head.seats)))
            return
    host.ring()


def _drawn(host: Host, chance: Chance, manner: str | None) -> tuple[Seat, Action] | None:
    waiting = host.rules.waiting(host.state)
    able = [seat for seat in host.seats if host.offers(seat)]
    if not able or not chance.below(40):
        return None
    if manner is not None and chance.below(10):
        player = player_of(host.rules, manner)
        for seat in (*waiting.seats, *waiting.may):
            if offers := offered(host.rules, player, host.state, seat):
                wanted = player(host.rules.view(host.state, seat), offers, chance)
                if wanted is not None:
                    return seat, wanted
        return None
    seat, rare = able[chance.below(len(able))], own(host.rules.key, "comes", "RARE")
    offers = host.offers(seat)
    sought = [one for one in offers if rare and isinstance(one.action, rare)]
    offers = sought if sought and not chance.below(3) else offers
    offer = offers[chance.below(len(offers))]
    return seat, sample(offer, chance) if chance.below(2) else offer.action
