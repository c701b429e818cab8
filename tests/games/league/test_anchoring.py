"""How far a rating is believed: closed circles, worlds, and people who leave."""

from __future__ import annotations

import random
from itertools import combinations

from games.league.anchoring import Anchor, Encounters, anchors
from games.league.ratings import Rating, shown

FRIENDS = (101, 102, 103, 104)


def world(people: int, games: int, seats: int = 4) -> Encounters:
    """Tables drawn by lot."""
    dice, met = random.Random(people), Encounters()
    for _ in range(games):
        met.add(dice.sample(range(1, people + 1), seats))
    return met


def levels(met: Encounters, *people: int) -> list[float]:
    found = dict(anchors(met, people))
    return [found[one].level for one in people]


def test_who_plays_with_all_is_believed_and_a_club_that_meets_nobody_else_is_not() -> None:
    met = world(60, 900)
    for _ in range(40):
        met.add(FRIENDS)
    assert min(levels(met, *range(1, 61))) > 0.9
    assert levels(met, *FRIENDS) == [0, 0, 0, 0]
    assert dict(anchors(met))[101].among == 4


def test_a_club_in_a_server_of_its_own_is_all_there_is() -> None:
    for people, seats in ((4, 4), (8, 5), (15, 15)):
        found = dict(anchors(world(people, 60, seats)))
        assert all(one.level > 0.7 for one in found.values()), people
        assert {one.among for one in found.values()} == {people}


def test_a_club_keeps_its_order_and_stays_within_a_bound() -> None:
    points = [shown(Rating(mu), Anchor()).points for mu in (0, 20, 25, 30, 40, 90)]
    assert points == sorted(set(points))
    assert points[0] >= 1500 - 300
    assert points[-1] <= 1500 + 300
    assert points[2] == 1500


def test_a_rating_that_is_believed_wholly_is_shown_as_it_is() -> None:
    for mu in (3.0, 25.0, 47.5):
        assert shown(Rating(mu), Anchor(1.0)).points == Rating(mu).points


def test_opponents_who_leave_the_tables_of_others_are_known_by_nobody() -> None:
    """Joining honest tables and leaving at once would cost accounts nothing but points."""
    stay, leave = world(60, 900), world(60, 900)
    dice, alts = random.Random("alts"), range(201, 206)
    for _ in range(40):
        for alt in alts:
            honest = dice.sample(range(1, 61), 3)
            stay.add([alt, *honest])
            leave.add([alt, *honest], gone=[alt])
    for met in (stay, leave):
        for _ in range(8):
            met.add([100, *alts])
    assert levels(stay, 100)[0] > 0.2
    assert levels(leave, 100) == [0.0]


def test_results_with_one_companion_beyond_a_tenth_take_from_what_others_support() -> None:
    """Somebody helps a friend at three of four tables; others of theirs are honest."""
    apart, together = world(60, 900), world(60, 900)
    dice = random.Random("friends")
    for number in range(60):
        one, two = ([own, *dice.sample(range(1, 61), 3)] for own in (201, 202))
        apart.add(one)
        apart.add(two)
        together.add([201, 202, *two[2:]] if number % 4 else one)
    assert levels(apart, 201)[0] > 0.9
    assert 0.4 < levels(together, 201)[0] < 0.6


def test_the_order_of_games_does_not_matter() -> None:
    dice, games = random.Random("order"), [FRIENDS, *combinations(range(1, 13), 3)]
    found = []
    for _ in range(2):
        dice.shuffle(games)
        met = Encounters()
        for people in games:
            met.add(people)
        found.append(dict(anchors(met)))
    assert found[0] == found[1]
