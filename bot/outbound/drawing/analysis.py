"""What was found in a finished game, as a picture and in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from bot.engine.views.sight import Point, Sight
from bot.ui import labels
from bot.words.translator import GameWords
from bot.words.values import Markup
from games.core.contract import AnyRules
from games.core.kinds import Titles
from games.core.record import decode_action
from games.core.words import Seat
from games.players.reviewing import Review, ReviewPoint
from render import chances
from render.chances import ChanceChart, ChancePoint, ChanceRow

HUNDRED = 100


def chart_of(
    sight: Sight,
    review: Review,
    points: Sequence[Point],
    words: GameWords,
    milestones: AbstractSet[str],
    names: Sequence[str],
) -> ChanceChart:
    """The data of the picture; `points` are those of the replay, for the milestones, `names` by seat as
    they can be drawn.
    """
    say, plain = words.plain.say, words.plain
    told = known(sight.rules, review)
    first, last = told[0].number, told[-1].number
    foot = say("analysis-foot")
    if first:
        foot = f"{foot} {say('analysis-foot-early', step=first)}"
    seats = _shown(review, told)
    if len(seats) < len(sight.seats):
        foot = f"{foot} {say('analysis-foot-others', count=len(sight.seats) - len(seats))}"
    return ChanceChart(
        game=sight.rules.key,
        head=say("analysis-title"),
        note=say("analysis-note", game=sight.rules.key, table=sight.table.called),
        names=(),
        rows=tuple(_row(plain, seat, names[seat], told) for seat in seats),
        last=last,
        scale=(_percent(plain, 0), _percent(plain, 0.5), _percent(plain, 1)),
        end=say("analysis-step"),
        marks=tuple(_marks(points, milestones)),
        mark=say("analysis-marks"),
        swings=tuple((one.number, one.seat) for one in review.swings),
        foot=foot,
    )


def known(rules: AnyRules, review: Review) -> Sequence[ReviewPoint]:
    """The points from which on chances say more than even ones; the end is always one of them."""
    least = rules.guide.known_from * review.points[-1].number
    return [one for one in review.points if one.number >= least]


def swing_lines(
    rules: AnyRules, review: Review, titles: Sequence[Titles], words: GameWords
) -> Iterator[str]:
    """The moves that decided, each with what would have been better; without any: luck.

    `titles` are those at each of the moves.
    """
    if not review.swings:
        yield words.say("analysis-luck")
    for number, (one, named) in enumerate(zip(review.swings, titles, strict=True), 1):
        played, better = (decode_action(rules, bytes(raw)) for raw in (one.played, one.better))
        then = words.at(named)
        told = words.say(
            "analysis-swing",
            rank=number,
            step=one.number,
            seat=one.seat,
            played=Markup(then.action(played)),
            better=Markup(then.action(better)),
            loss=Markup(labels.points(words, one.loss, one.error)),
        )
        if one.reasons:
            told += " " + words.say("analysis-why", reasons=Markup(then.reasons(one.reasons)))
        yield told


def _shown(review: Review, told: Sequence[ReviewPoint]) -> list[Seat]:
    """Where there are too many for the picture, those whose moves decided, then the likeliest."""
    everybody = range(len(told[0].chances))
    decided = {one.seat for one in review.swings}
    best = sorted(
        everybody,
        key=lambda seat: (seat not in decided, -max(one.chances[seat][0] for one in told)),
    )
    return sorted(Seat(seat) for seat in best[: chances.MOST])


def _row(words: GameWords, seat: Seat, name: str, told: Sequence[ReviewPoint]) -> ChanceRow:
    points = tuple(
        ChancePoint(one.number, HUNDRED * one.chances[seat][0], HUNDRED * one.chances[seat][1])
        for one in told
    )
    won = told[-1].chances[seat][0] > 0
    before = told[:-1] or told
    best = max(before, key=lambda one: one.chances[seat][0])
    return ChanceRow(
        seat,
        name,
        words.say("analysis-best", chance=_sure(words, best.chances[seat])),
        points,
        words.say(
            "analysis-row",
            seat=seat,
            first=_sure(words, before[0].chances[seat]),
            start=before[0].number,
            chance=_sure(words, best.chances[seat]),
            step=best.number,
            won=won,
        ),
        won,
    )


def _marks(points: Sequence[Point], milestones: AbstractSet[str]) -> Iterator[int]:
    for point in points:
        if any(str(type(one).__struct_config__.tag) in milestones for one in point.events):
            yield point.number


def _percent(words: GameWords, chance: float) -> str:
    return words.say("chance-percent", chance=_percents(chance))


def _sure(words: GameWords, chance: tuple[float, float]) -> str:
    """The end is certain."""
    return labels.sure(words, *chance) if chance[1] else _percent(words, chance[0])


def _percents(chance: float) -> int:
    return round(HUNDRED * chance)
