"""The search: it repeats itself, knows what its seat knows, and believes nothing for one world alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

from games import GAMES
from games.core.chance import Chance
from games.core.contract import AnyRules, Guide
from games.core.offers import Choice, Offer
from games.core.record import Cause, Entry, Header, Table, Undo, open_table, play
from games.core.words import Action, Seat
from games.players import RANDOM, kinds, player_of
from games.players.game import OPENED, play_game, tables
from games.players.search import SearchBudget, Strong, Verdict, analysis, chances, foretold, search
from games.players.search.rollouts import Leaf, Start
from games.players.search.searching import Candidate
from games.players.search.values import paired
from tests.contract.reduced import REDUCED

SEATS = 3
QUICK = SearchBudget(rollouts=12, width=3)


def header(rules: AnyRules, seed: str) -> Header[Any]:
    return Header(rules.key, rules.version, SEATS, rules.options_type(), seed, OPENED)


def positions(rules: AnyRules, seed: str, each: int) -> Iterator[tuple[Table[Any], Seat]]:
    """Now and then of a game: the table, and a seat that has something to do."""
    players = [player_of(rules, kinds(rules)[0])] * SEATS
    for number, table in enumerate(tables(rules, header(rules, seed), players)):
        waiting = rules.waiting(table.state)
        asked = (*waiting.seats, *waiting.may)
        seats = [one for one in asked if rules.offers(table.state, one)]
        if seats and not number % each:
            yield table, seats[0]


def found(rules: AnyRules, table: Table[Any], seat: Seat, seed: str = "one") -> Verdict | None:
    return search(rules, table.state, seat, table.at, rules.guide, QUICK, seed)


@pytest.mark.parametrize("game", ["shark_room", "owners_choice"])
def test_the_same_seed_and_rollouts_find_the_same(game: str) -> None:
    rules = GAMES[game]
    places = list(positions(rules, "again", each=15))[:2]
    assert len(places) > 1
    for table, seat in places:
        assert found(rules, table, seat) == found(rules, table, seat) is not None


@pytest.mark.parametrize("game", ["shark_room", "acquire"])
def test_states_that_a_seat_cannot_tell_apart_are_answered_alike(game: str) -> None:
    rules, hidden = GAMES[game], 0
    for number, (table, seat) in enumerate(positions(rules, "twins", each=40)):
        other = rules.imagine(table.state, seat, Chance(f"twin {number}", 0))
        hidden += other != table.state
        twin = Table(table.number, table.at, table.opened, other, table.outcome)
        assert found(rules, table, seat) == found(rules, twin, seat)
    assert hidden > 1


def test_a_move_that_is_refused_is_dropped() -> None:
    rules = GAMES["acquire"]
    table, seat = next(positions(rules, "refused", each=30))
    (offer,) = [one for one in rules.offers(table.state, seat) if one.fields][:1]
    (field,) = offer.fields
    assert isinstance(field, Choice)
    impossible = type(offer.action)(max(map(int, field.values)) + 1000)

    def ideas(view: Any, offers: Sequence[Offer]) -> list[Action]:
        return [impossible]

    guided = replace(rules, guide=replace(rules.guide, ideas=ideas))
    verdict = found(guided, table, seat)
    assert verdict
    assert impossible not in [one.action for one in verdict.ranked]


@pytest.mark.parametrize("rollouts", [1, 2, 5])
def test_nothing_is_judged_on_one_world(rollouts: int) -> None:
    rules, judged = GAMES["shark_room"], 0
    for table, seat in positions(rules, "few", each=10):
        budget = SearchBudget(rollouts=rollouts)
        verdict = search(rules, table.state, seat, table.at, rules.guide, budget, "few")
        assert verdict
        judged += len(verdict.ranked) > 1
        assert all(one.worlds > 1 for one in verdict.ranked if len(verdict.ranked) > 1)
    assert judged > 2


def test_a_gain_in_one_world_is_none() -> None:
    assert paired({0: 0.9}, {0: 0.1, 1: 0.1}) == (0.0, 1.0)
    assert paired({0: 0.9, 1: 0.9}, {0: 0.1, 1: 0.1})[0] == pytest.approx(0.8)


def test_a_budget_that_allows_nothing_or_cannot_be_measured_is_refused() -> None:
    for impossible in ({"rollouts": 0}, {"width": 0}, {"seconds": 0.0}):
        with pytest.raises(ValueError, match="needs a rollout"):
            SearchBudget(**impossible)
    with pytest.raises(ValueError, match="without a clock"):
        SearchBudget(seconds=1)


def test_the_ceiling_of_seconds_ends_a_search_early() -> None:
    """On a clock on which a hundred looks take a second."""
    rules = GAMES["shark_room"]
    table, seat = next(positions(rules, "ceiling", each=30))
    looks = count()
    budget = SearchBudget(rollouts=100_000, seconds=40, clock=lambda: next(looks) / 100)
    verdict = search(rules, table.state, seat, table.at, rules.guide, budget, "ceiling")
    assert verdict
    assert 1 < verdict.rollouts < 200
    assert next(looks) / 100 < 1.5 * 40 + 1


@pytest.mark.parametrize("seats", [3, 20])
@pytest.mark.parametrize("game", GAMES)
def test_where_not_even_one_game_can_be_played_on_the_policy_moves(game: str, seats: int) -> None:
    """A large table's first rollouts are no reason to go beyond the ceiling."""
    rules = GAMES[game]
    if seats not in rules.seats:
        seats = rules.seats[-1]
    head = Header(rules.key, rules.version, seats, rules.options_type(), "large", OPENED)
    table = open_table(rules, head)
    (seat, *_) = rules.waiting(table.state).seats
    looks = count()
    budget = SearchBudget(rollouts=400, seconds=3, clock=lambda: float(next(looks)))
    verdict = search(rules, table.state, seat, table.at, rules.guide, budget, "large")
    assert verdict
    assert verdict.ranked[0] == verdict.base
    assert verdict.base.worlds == 0
    assert next(looks) < 12
    told = foretold(rules, table.state, seat, table.at, verdict.ranked, budget, "large")
    assert [one.worlds for one in told] == [0] * len(told)
    assert next(looks) < 24


def test_a_plan_is_followed_until_the_games_clock_has_moved_on() -> None:
    rules = GAMES["impero"]
    table = open_table(rules, header(rules, "plans"))
    strong = Strong(rules, SearchBudget(rollouts=4), "plans")
    acts = 0
    while rules.guide.clock and rules.guide.clock(table.state) == 1 and acts < 3:
        action = strong.act(table, Seat(0))
        assert action
        table = play(rules, header(rules, "plans"), table, Entry(Seat(0), action, table.at))
        acts += 1
    assert acts == 3
    assert len(strong.thoughts) == 1


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.guide.clock])
def test_a_guides_clock_never_falls_and_its_judge_values_every_seat(game: str) -> None:
    rules, turn = GAMES[game], 0
    assert rules.guide.clock
    for table in tables(rules, header(rules, "clock"), [player_of(rules, RANDOM)] * SEATS):
        now = rules.guide.clock(table.state)
        assert turn <= now
        turn = now
        assert rules.guide.laps(table.state) >= 1
        assert len((rules.guide.judge or rules.worth)(table.state)) == SEATS
    assert turn > 3


@pytest.mark.parametrize("game", ["acquire", "owners_choice", "shark_room"])
def test_the_first_ideas_of_a_guide_are_allowed(game: str) -> None:
    rules, tried = GAMES[game], 0
    for table, seat in positions(rules, "ideas", each=3):
        ideas = rules.guide.ideas(rules.view(table.state, seat), rules.offers(table.state, seat))
        for idea in ideas[:4]:
            rules.apply(table.state, seat, idea, table.at, Chance("ideas", 0))
            tried += 1
    assert tried > 20


def test_what_is_foretold_of_moves_is_how_often_games_played_to_the_end_are_won() -> None:
    rules = GAMES["shark_room"]
    table, seat = next(positions(rules, "foretold", each=30))
    verdict = found(rules, table, seat)
    assert verdict
    twin = rules.imagine(table.state, seat, Chance("twin", 0))
    told = [
        foretold(rules, state, seat, table.at, verdict.ranked, SearchBudget(10), "told")
        for state in (table.state, twin)
    ]
    assert told[0] == told[1]
    assert [one.worlds for one in told[0]] == [10] * len(verdict.ranked)
    assert {one.action for one in told[0]} == {one.action for one in verdict.ranked}
    assert [one.chance for one in told[0]] == sorted((one.chance for one in told[0]), reverse=True)


def test_an_act_is_foretold_and_not_what_the_policy_would_do_first(monkeypatch: Any) -> None:
    """Impero's search compares plans; people ask about acts."""
    rules, begun = GAMES["impero"], []

    def rollout(*given: Any, **_: Any) -> Leaf:
        begun.append(given[5])
        return Leaf((0.0,) * SEATS, (0.0,) * SEATS)

    monkeypatch.setattr(analysis, "rollout", rollout)
    table, seat = next(positions(rules, "acts", each=1))
    act = Candidate(rules.offers(table.state, seat)[-1].action, "", 0.5, 0.1, 1)
    foretold(rules, table.state, seat, table.at, [act], SearchBudget(1), "acts")
    assert begun == [Start(seat, act.action)]


def test_two_moves_are_told_apart_only_by_more_than_their_difference_may_be_chance() -> None:
    """In the same worlds: each chance by itself is too unsure to tell."""
    best = {world: 0.4 + world % 2 / 5 for world in range(12)}
    close = {world: value - (0.2 if world % 3 else -0.3) for world, value in best.items()}
    behind = {world: value - 0.1 for world, value in best.items()}
    assert analysis._is_level(best, best)
    assert analysis._is_level(best, close)
    assert not analysis._is_level(best, behind)


def test_of_a_game_that_is_over_the_chances_are_what_came() -> None:
    rules = GAMES["shark_room"]
    played = play_game(rules, header(rules, "over"), [rules.players["sensible"]] * SEATS)
    (first,), *_ = played.outcome.places
    told = chances(rules, played.table.state, None, played.table.at, rules.guide, 8, "over")
    assert told == tuple((float(seat == first), 0.0) for seat in range(SEATS))


@pytest.mark.parametrize("game", sorted(REDUCED))
def test_a_game_without_a_guide_is_searched_and_its_chances_are_told(game: str) -> None:
    rules = REDUCED[game]
    assert rules.guide == Guide()
    table, seat = next(positions(rules, "plain", each=1))
    assert found(rules, table, seat)
    told = chances(rules, table.state, None, table.at, rules.guide, 8, "plain")
    assert sum(chance for chance, _ in told) == pytest.approx(1)
    assert all(error > 0 for _, error in told)


def test_only_what_a_person_did_themself_is_blamed() -> None:
    """Not what a computer played in their place; an order that they stored is their own."""
    rules = GAMES["shark_room"]
    played = play_game(rules, header(rules, "blamed"), [player_of(rules, RANDOM)] * SEATS)
    by = (None, Cause("order", 1), Cause("computer"), Cause("admin"), Cause("director"))
    entries = [
        msgspec.structs.replace(one, cause=by[at % 5]) for at, one in enumerate(played.entries)
    ]
    asked = analysis._Review(rules, played.header, entries, 100, 0)._asked()
    assert {at % 5 for at in (number - 1 for number in asked)} == {0, 1}


def test_a_move_that_was_taken_back_is_blamed_on_nobody() -> None:
    rules = GAMES["shark_room"]
    played = play_game(rules, header(rules, "blamed"), [player_of(rules, RANDOM)] * SEATS)
    taken = list(played.entries[:12])
    entries = [*taken, Entry(None, Undo(5), taken[-1].at)]
    asked = analysis._Review(rules, played.header, entries, 100, 0)._asked()
    assert asked
    assert max(asked) <= 5


def test_of_the_moves_that_decided_the_dearest_is_told_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those that seem worst are examined first, and what all who judge find then counts."""
    rules = GAMES["shark_room"]
    played = play_game(rules, header(rules, "blamed"), [player_of(rules, RANDOM)] * SEATS)
    seems = {number: number / 100 for number in range(1, 21)}
    looked = list[int]()

    def examined(_rules: Any, _table: Any, entry: Entry, better: Action, _worlds: int) -> Any:
        number = next(at for at, one in enumerate(played.entries, 1) if one is entry)
        looked.append(number)
        # By one of those who judge, the first of them was no mistake.
        least = -0.01 if number == 15 else 0.1
        loss = 0.5 - seems[number]
        return analysis.Swing(number, Seat(0), entry.action, better, loss, 0.01, least)

    def better(_review: Any, number: int) -> list[tuple[float, int, Action]]:
        return [(seems[number], number, played.entries[number - 1].action)]

    monkeypatch.setattr(analysis, "examined", examined)
    monkeypatch.setattr(analysis._Review, "_better", better)
    monkeypatch.setattr(analysis._Review, "_doubtful", lambda _: list(seems))
    told = analysis.decided(rules, played.header, played.entries, SearchBudget(rollouts=4000))
    assert looked == [20, 19, 18, 17, 16, 15]
    assert [one.entry for one in told] == [16, 17, 18]
