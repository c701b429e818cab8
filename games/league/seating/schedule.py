"""Seating rounds: byes first, then tables by the search, then the seats inside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from games.league.seating.counts import THIRD, MeetingCounts
from games.league.seating.figures import figures
from games.league.seating.request import Round, SeatingProposal, SeatingRequest
from games.league.seating.search import SMALL, Draft, Search, cooling
from games.league.seating.seats import order_seats
from games.league.seating.sizes import (
    SMALLEST,
    SeatingError,
    Shape,
    repeat_floor,
    short_floor,
    table_sizes,
)

SCALE = 60
"""Points are mapped to 0..60 before they are compared: whole numbers, whatever the unit."""
SOFT = 50
STEPS_A_SEAT = 3_000
"""For each seat of each new round; with fewer, small cases miss the best now and then."""
MAX_STEPS = 300_000
"""About a second of search, on a slow machine five; more steps hardly find more."""
FEW_TABLES = 6
"""With more, nobody is forced into a third meeting by what was drawn before."""
DEARER = (100, 200)
"""Softnesses that are tried before a strict draw where the wished one forces third meetings."""
FORESIGHT = 600
"""Steps for each player that look for a next round without third meetings."""
LOW = 8
"""What a short table costs a player for each of their 0..60 points: less than two people apart."""


def seated(request: SeatingRequest, seed: str) -> SeatingProposal:
    """Seats the rounds asked for.

    SeatingError: no-rounds, one-round-at-a-time (Swiss), listed-twice, too-few-players, sizes-too-small,
    locked-wrong.
    """
    _check(request)
    found = _Schedule(request, seed).proposal()
    return _far_sighted(request, seed, found) if request.thirds and request.points else found


def best_of(request: SeatingRequest, seeds: Sequence[str]) -> SeatingProposal:
    """The best of several seeds; the first that is proven best ends the trying."""
    best: SeatingProposal | None = None
    for seed in seeds:
        found = seated(request, seed)
        if best is None or _badness(found) < _badness(best):
            best = found
        if best.best and not request.points:
            return best
    if best is None:
        raise AssertionError("no seed to try")
    return best


def _far_sighted(request: SeatingRequest, seed: str, found: SeatingProposal) -> SeatingProposal:
    """A round after which nobody need meet a third time, if there is one.

    Among few tables, repeats that the points seem to be worth force third meetings in the next round: then
    they are drawn dearer, at last strictly.
    """
    if len(found.rounds[0]) > FEW_TABLES or not _forces_thirds(request, seed, found):
        return found
    for softness in (*DEARER, 0):
        other = _Schedule(replace(request, softness=softness), seed).proposal()
        if not _forces_thirds(request, seed, other):
            return other
    return found


def _forces_thirds(request: SeatingRequest, seed: str, found: SeatingProposal) -> bool:
    """Whether some pair more meets a third time in the next round, however it is drawn."""
    following = SeatingRequest(
        players=request.players,
        sizes=request.sizes,
        history=(*request.history, *found.rounds),
        apart=request.apart,
        steps=FORESIGHT * len(request.players),
    )
    then = _Schedule(following, f"{seed}/then").proposal()
    return then.figures.thirds > found.figures.thirds


def _badness(proposal: SeatingProposal) -> tuple[int, int]:
    return proposal.price, proposal.figures.seat_again


def _check(request: SeatingRequest) -> None:
    if request.rounds < 1:
        raise SeatingError("no-rounds", least=1)
    if request.points and request.rounds > 1:
        raise SeatingError("one-round-at-a-time", rounds=1)
    if len(set(request.players)) != len(request.players):
        raise SeatingError("listed-twice")
    for tables in request.locked:
        here = [player for table in tables for player in table]
        if len(set(here)) != len(here) or not set(here) <= set(request.players):
            raise SeatingError("locked-wrong")


class _Schedule:
    def __init__(self, request: SeatingRequest, seed: str) -> None:
        self._request, self._seed = request, seed
        self._draw = Random(seed).random
        count = len(request.players)
        self._locked = [*request.locked, *[()] * request.rounds][: request.rounds]
        self._shapes = [self._shape(count, tables) for tables in self._locked]
        widths = [*(size for shape in self._shapes for size in shape.sizes)]
        widths += [len(table) for tables in self._locked for table in tables]
        self._counts = MeetingCounts(request, max(widths))
        self._values = _values(request)

    def proposal(self) -> SeatingProposal:
        request, counts = self._request, self._counts
        benches, draft = self._first_draft()
        kept = [
            [[counts.numbers[player] for player in table] for table in tables]
            for tables in self._locked
        ]
        for table in (table for tables in kept for table in tables):
            counts.meet(table, 1)
            counts.sit(table, 1)
        found, price, floor = self._searched(draft)
        order_seats(counts, found, self._draw)
        rounds = tuple(map(self._round, found, kept))
        byes = tuple(tuple(request.players[number] for number in bench) for bench in benches)
        measured = figures((*request.history, *rounds), request.points, request.apart)
        best = price <= floor and not measured.kept_apart
        return SeatingProposal(rounds, byes, measured, price, best, self._seed)

    def _shape(self, count: int, locked: Round) -> Shape:
        """The shape of the tables that are not locked. Too few for another table sit at a small one."""
        left = count - sum(map(len, locked))
        if locked and left < min(self._request.sizes):
            return Shape((left,)) if left >= SMALLEST else Shape((), left)
        wished = max(0, self._request.tables - len(locked))
        return table_sizes(left, self._request.sizes, wished)

    def _first_draft(self) -> tuple[list[list[int]], Draft]:
        """Byes to those with the fewest, then with the fewest points; the others by points."""
        missed, draw, draft, benches = self._counts.missed[:], self._draw, [], []
        for shape, locked in zip(self._shapes, self._locked, strict=True):
            fixed = {self._counts.numbers[player] for table in locked for player in table}
            free = [one for one in self._counts.numbers.values() if one not in fixed]
            queue = sorted(free, key=lambda one: (missed[one], self._values[one], draw()))
            benches.append(queue[: shape.byes])
            for number in benches[-1]:
                missed[number] += 1
            rest = sorted(queue[shape.byes :], key=lambda one: (-self._values[one], draw()))
            draft.append(list(_dealt(rest, shape.sizes)))
        return benches, draft

    def _searched(self, draft: Draft) -> tuple[Draft, int, int]:
        """The best draft found, its price, and the least that any can have."""
        swiss = any(self._values)
        count, shapes = len(self._values), [shape.sizes for shape in self._shapes]
        unit = (max(map(max, filter(None, shapes)), default=1) * SCALE) ** 2 if swiss else 1
        weight = self._weight(unit)
        third = self._third(weight, unit)
        self._counts.price(weight, self._values, third)
        # Never more than a repeat, or whole tables would meet again to spare somebody a short one.
        short = min(unit, weight) if any(len(set(sizes)) > 1 for sizes in shapes) else 0
        low = [LOW * value if short else 0 for value in self._values]
        repeats = 0 if any(self._locked) else repeat_floor(self._shapes)
        floor = weight * repeats + short * short_floor(_short_seats(shapes), count)
        times = 3 if len(shapes) * count <= SMALL else 1
        # Where pairs have met twice, the search begins so hot that it passes over third meetings.
        hot = third if self._met_twice() else weight
        heats = cooling(hot * 0.6, 4.0 if swiss else 0.15 * (short or weight), times)
        search = Search(self._counts, draft, short, low, self._draw)
        found, price = search.run(heats, self._steps(), -1 if swiss else floor)
        return found, price, floor

    def _steps(self) -> int:
        """Bounded by steps and not by time, so that the answer is the same everywhere."""
        seats = len(self._values) * self._request.rounds
        return self._request.steps or min(MAX_STEPS, STEPS_A_SEAT * seats)

    def _weight(self, unit: int) -> int:
        """The price of a repeat: in soft seating points of spread, else more than all short tables."""
        softness = self._request.softness
        if softness is None:
            softness = SOFT if self._met_a_third() else 0
        if softness and any(self._values):
            return max(1, (softness * SCALE // 100) ** 2)
        return unit * (len(self._values) * self._request.rounds + 1)

    def _third(self, weight: int, unit: int) -> int:
        """What a third meeting costs beyond a second: in a soft draw more than all that points can win."""
        if not self._request.thirds:
            return 0
        return max(THIRD * weight, unit * (len(self._values) + 1))

    def _met_twice(self) -> bool:
        return self._request.thirds and any(times > 1 for row in self._counts.met for times in row)

    def _met_a_third(self) -> bool:
        met = sum(times > 0 for row in self._counts.met for times in row)
        count = len(self._values)
        return 3 * met >= count * (count - 1)

    def _round(self, tables: list[list[int]], kept: list[list[int]]) -> Round:
        """Strongest tables first, then larger ones; locked tables in front."""
        order = sorted(tables, key=lambda table: (-self._mean(table), -len(table)))
        return tuple(
            tuple(self._request.players[one] for one in table) for table in (*kept, *order)
        )

    def _mean(self, table: Sequence[int]) -> float:
        return sum(self._values[number] for number in table) / len(table)


def _values(request: SeatingRequest) -> list[int]:
    """Points mapped to 0..60; all 0 without points."""
    points = request.points
    low, high = min(points.values(), default=0), max(points.values(), default=0)
    found = [points.get(player, low) - low for player in request.players]
    return [round(value * SCALE / ((high - low) or 1)) for value in found]


def _dealt(players: Sequence[int], sizes: Sequence[int]) -> Iterator[list[int]]:
    ahead = iter(players)
    for size in sizes:
        yield [next(ahead) for _ in range(size)]


def _short_seats(shapes: Sequence[Sequence[int]]) -> int:
    return sum(size for sizes in shapes for size in sizes if size < sizes[0])
