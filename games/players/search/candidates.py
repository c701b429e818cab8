"""What the search tries: the policy's move, the guide's ideas, and what lies near the one or is offered besides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec.structs import replace

from games.core.chance import Chance
from games.core.desk import MakePromise, MarkPromise, Propose, Withdraw
from games.core.offers import Bundle, Choice, Counts, Field, Number, Offer, Pick, Text, fits, sample
from games.core.words import Action

DILATORY = (Propose, Withdraw, MakePromise, MarkPromise)
"""Acts that only talk. Tried at random they are nothing but delay; only the policy makes them."""
SAMPLES = 3
"""Draws from an offer with fields."""


def candidates(
    offers: Sequence[Offer], base: Action, ideas: Sequence[Action], chance: Chance
) -> Iterator[Action]:
    """Different actions, the policy's own first; then ideas; then neighbours and other offers in turns."""
    home = next((offer for offer in offers if fits(offer, base)), None)
    near = chance.shuffled(tuple(_near(home, base))) if home else ()
    rest = _others(offers, chance)
    mixed = (one for pair in zip_longest(near, rest) for one in pair if one is not None)
    seen = set[bytes]()
    for action in (base, *ideas, *mixed):
        key = msgspec.json.encode(action)
        if key not in seen and (action is base or not isinstance(action, DILATORY)):
            seen.add(key)
            yield action


def _others(offers: Sequence[Offer], chance: Chance) -> list[Action]:
    """Every offer as it stands, with each value of its choices, and at random; the offers take turns."""
    rows = list[list[Action]]()
    for offer in offers:
        if isinstance(offer.action, DILATORY) or any(isinstance(one, Text) for one in offer.fields):
            continue
        row = [sample(offer, chance) for _ in range(SAMPLES)] if offer.fields else []
        for field in offer.fields:
            if isinstance(field, Choice):
                row += [replace(offer.action, **{field.name: one}) for one in field.values]
        rows.append([offer.action, *chance.shuffled(row)])
    columns = zip_longest(*chance.shuffled(rows))
    return [action for column in columns for action in column if action is not None]


def _near(offer: Offer, base: Action) -> Iterator[Action]:
    for field in offer.fields:
        value = getattr(base, field.name)
        for other in _beside(field, value):
            if other != value and field.allows(other):
                yield replace(base, **{field.name: other})


def _beside(field: Field, value: Any) -> Iterator[Any]:
    match field:
        case Choice(values=values):
            yield from values
        case Number(least=least, most=most, step=step):
            halfway = ((value + least) / 2, (value + most) / 2, value * 0.8, value * 1.25)
            for wanted in (value + step, value - step, least, most, *halfway):
                yield least + step * round((wanted - least) / step)
        case Pick(values=values):
            yield from _other_picks(values, value)
        case Counts(items=items):
            yield from _other_counts(value, [item.step for item in items])
        case Bundle(items=items, money=money):
            yield from _other_counts(value, [item.step for item in items])
            if money is not None:
                yield from ((*value[:-1], round(value[-1] * by)) for by in (0.8, 1.25))
        case Text():
            pass


def _other_picks(values: Sequence[int], picked: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    rest = [one for one in values if one not in picked]
    yield from (tuple(one for one in picked if one != out) for out in picked)
    yield from ((*picked, one) for one in rest)
    yield from (
        tuple(new if one == out else one for one in picked) for out in picked for new in rest
    )


def _other_counts(value: tuple[int, ...], steps: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """One step more or less of an item, also in exchange for another."""
    for at, step in enumerate(steps):
        for by in (step, -step):
            changed = _plus(value, at, by)
            yield changed
            for to, other in enumerate(steps):
                if to != at:
                    yield _plus(changed, to, -other if by > 0 else other)


def _plus(counts: Sequence[int], at: int, by: int) -> tuple[int, ...]:
    return tuple(count + by * (place == at) for place, count in enumerate(counts))
