"""Reasons: what one act brings and another does not, against what really comes, in random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import permutations
from types import SimpleNamespace
from typing import Any

import pytest

from bot.words.catalogue import Catalogue
from games import GAMES
from games.acquire.actions import PlayTile
from games.acquire.prospects import prospect
from games.core.chance import Chance
from games.core.contract import AnyRules, Guide, Note, Strength
from games.core.foresight import reasons
from games.core.offers import sample
from games.core.words import Action, RuleError, Seat
from tests.contract.host import Host, header

GAMES_EACH, STEPS, EVERY = 3, 160, 5
NAMES = ("Anna", "Bruno", "Carla", "Dario")
CATALOGUE = Catalogue(strict=True)


def compared(game: str) -> Iterator[tuple[Host, Seat, Action, Action, Sequence[Note]]]:
    """Two acts of somebody who may act, and what speaks for the first."""
    rules = GAMES[game]
    for seed in range(GAMES_EACH):
        host, chance = Host(rules, header(rules, 4, f"reasons {seed}")), Chance("walk", seed)
        for step in range(STEPS):
            if host.over:
                break
            host.random_step(chance)
            if step % EVERY:
                continue
            able = [seat for seat in host.seats if host.offers(seat)]
            for seat in able:
                offers = host.offers(seat)
                first, second = (
                    sample(offers[chance.below(len(offers))], chance) for _ in range(2)
                )
                found = told(rules, host, seat, first, second)
                if found:
                    yield host, seat, first, second, found


def told(
    rules: AnyRules, host: Host, seat: Seat, first: Action, second: Action
) -> tuple[Note, ...]:
    return reasons(rules, host.state, seat, host.table.at, first, second, "seed")


def after(rules: AnyRules, host: Host, seat: Seat, action: Action) -> Sequence[Strength]:
    """What speaks for the position to which the act really leads."""
    step = rules.apply(host.state, seat, action, host.table.at, Chance("true", 0))
    return rules.strengths(rules.view(step.state, seat))


def value(found: Sequence[Strength], key: str, facts: Any) -> int:
    return next((one.value for one in found if one.key == key and one.facts == facts), 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_what_really_comes(game: str) -> None:
    rules, keys = GAMES[game], set[str]()
    for host, seat, first, second, found in compared(game):
        mine, theirs = (after(rules, host, seat, action) for action in (first, second))
        names = {one.key: one for one in mine}
        for note in found:
            by = names[note.key].by
            facts = {name: fact for name, fact in note.facts.items() if name != by}
            gain = value(mine, note.key, facts) - value(theirs, note.key, facts)
            assert gain == (note.facts[by] if by else 1), (note, first, second)
            # Of another name it is there after the other act, too: that is no reason.
            assert by or sum(one.key == note.key for one in mine) > sum(
                one.key == note.key for one in theirs
            )
            keys.add(note.key)
        for language in ("en", "it"):
            words = CATALOGUE.words(
                language, rules, NAMES, rules.titles(rules.view(host.state, seat))
            )
            assert words.reasons(found)
    assert len(keys) >= 2, keys


@pytest.mark.parametrize("game", GAMES)
def test_reasons_depend_on_nothing_that_the_player_may_not_know(game: str) -> None:
    rules = GAMES[game]
    for number, (host, seat, first, second, found) in enumerate(compared(game)):
        if number % 7 == 0:
            twin = rules.imagine(host.state, seat, Chance("twin", number))
            at = host.table.at
            assert reasons(rules, twin, seat, at, first, second, "seed") == found


def test_an_act_that_ends_a_turn_is_not_compared_with_one_after_which_it_goes_on() -> None:
    """Whoever plays a card in Shark Room may still buy, and whoever trades first in Owner's Choice moves."""
    rules = GAMES["shark_room"]
    ended = 0
    for host, seat in buying(rules):
        actions = {type(one.action).__name__: one.action for one in host.offers(seat)}
        if {"TakeCash", "PlayCard"} <= set(actions):
            ended += 1
            for pair in permutations((actions["TakeCash"], actions["PlayCard"])):
                assert told(rules, host, seat, *pair) == ()
    assert ended


def buying(rules: AnyRules) -> Iterator[tuple[Host, Seat]]:
    host, chance = Host(rules, header(rules, 3)), Chance("walk", 0)
    while not host.over:
        host.random_step(chance)
        yield from ((host, seat) for seat in host.seats if host.offers(seat))


def test_an_act_that_is_refused_has_no_reasons() -> None:
    rules = GAMES["acquire"]
    host = Host(rules, header(rules, 4))
    seat = next(seat for seat in host.seats if host.offers(seat))
    (first, *_) = (offer.action for offer in host.offers(seat))
    other = next(one for one in host.seats if one != seat)
    with pytest.raises(RuleError):
        rules.apply(host.state, other, first, host.table.at, Chance("true", 0))
    assert told(rules, host, other, first, first) == ()


def test_what_a_draw_decides_is_no_reason() -> None:
    """Whether the tiles of a rack add up to something even: after either tile that depends on the next one."""

    def odd(view: Any) -> Sequence[Strength]:
        return [Strength("odd", {"count": sum(view.rack) % 2})]

    rules = replace(GAMES["acquire"], strengths=odd)
    host = Host(rules, header(rules, 4))
    (seat,) = (seat for seat in host.seats if host.offers(seat))
    view = rules.view(host.state, seat)
    lone = [one for one in view.rack if prospect(view, one).kind == "alone"]
    even, uneven = (next(one for one in lone if one % 2 == rest) for rest in (0, 1))
    assert told(rules, host, seat, PlayTile(even), PlayTile(uneven)) == ()


def test_what_five_of_six_faces_bring_is_no_reason() -> None:
    """One face in six costs the office; with few worlds it seldom came up."""
    rules: Any = SimpleNamespace(
        imagine=lambda state, seat, chance: state,
        apply=lambda state, seat, action, at, chance: SimpleNamespace(
            state=action == "safe" or not chance.below(6)
        ),
        view=lambda state, seat: state,
        strengths=lambda view: [Strength("office")] if view else [],
        guide=Guide(),
    )
    at = datetime(2026, 1, 1, tzinfo=UTC)
    often = [reasons(rules, None, Seat(0), at, "safe", "die", f"{n}") for n in range(50)]  # type: ignore[arg-type]
    assert sum(map(bool, often)) <= 2
