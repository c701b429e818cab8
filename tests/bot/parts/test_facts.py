"""Facts: written with what happened, and in every file the same at last, in whatever order they come."""

from __future__ import annotations

import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.parts import facts, following, numbers
from bot.parts.facts import Fact
from bot.store import avoided, digests, people, time_off
from tests.bot.parts.files import NOON, File, gossip, older, traces

GIULIA, MARCO = 700_000_000_000_000_001, 700_000_000_000_000_002


@pytest.fixture
def files(tmp_path: Path) -> list[File]:
    return [File(tmp_path, part) for part in range(3)]


def test_a_choice_is_a_fact_in_the_same_transaction(files: list[File]) -> None:
    one = files[0]
    one.link.execute("BEGIN")
    one.say(GIULIA, language="it", private=True)
    told = {fact.kind for fact in one.told()}
    assert told == {"person.name", "person.language", "person.private"}
    one.link.execute("ROLLBACK")
    assert one.told() == []


def test_choices_vacations_and_digests_hold_in_every_part(files: list[File]) -> None:
    one, other, _ = files
    one.say(GIULIA, language="it", zone="Europe/Rome", private=True)
    one.rest(GIULIA, 3)
    gone = one.rest(GIULIA, 5)
    one.digest(MARCO, 8)
    one.tell(other)
    assert other.person(GIULIA) == one.person(GIULIA)
    assert [row.first for row in time_off.vacations(other.link, GIULIA)] == [
        "2026-05-03",
        "2026-05-05",
    ]
    assert digests.get(other.link, MARCO) == digests.get(one.link, MARCO)
    time_off.remove(one.link, gone)
    digests.stop(one.link, MARCO)
    one.tell(other)
    assert other.shared() == one.shared()


def test_rows_have_numbers_of_their_own_in_each_file(files: list[File]) -> None:
    """The first vacation is number 1 everywhere."""
    one, other, _ = files
    one.rest(GIULIA, 3)
    other.rest(MARCO, 4)
    one.tell(other)
    other.tell(one)
    for file in (one, other):
        assert [len(time_off.vacations(file.link, user)) for user in (GIULIA, MARCO)] == [1, 1]


def test_what_is_written_unchanged_is_no_news(files: list[File]) -> None:
    one = files[0]
    one.say(GIULIA, language="it")
    before = facts.last(one.link)
    one.say(GIULIA, language="it")
    assert facts.last(one.link) == before


def test_what_is_taken_in_is_not_told_as_ones_own(files: list[File]) -> None:
    one, other, third = files
    one.say(GIULIA, language="it")
    one.tell(other)
    assert other.told() == []
    other.tell(third)
    assert third.person(GIULIA).language is None


def test_the_newest_choice_counts_wherever_it_was_made(files: list[File]) -> None:
    one, other, third = files
    one.say(GIULIA, language="it")
    one.tell(other)
    other.say(GIULIA, language="en")
    # The later one comes first.
    other.tell(third)
    one.tell(third)
    other.tell(one)
    assert {file.person(GIULIA).language for file in files} == {"en"}


def test_a_later_choice_counts_though_the_other_part_s_clock_is_ahead(files: list[File]) -> None:
    one, other, _ = files
    other.link.execute("UPDATE part SET last = 1000 * strftime('%s') + 30000")
    other.say(GIULIA, language="it")
    other.tell(one)
    one.say(GIULIA, language="en")
    one.tell(other)
    assert {file.person(GIULIA).language for file in (one, other)} == {"en"}


def test_a_gap_is_not_passed_over(files: list[File]) -> None:
    one, other, _ = files
    one.say(GIULIA, language="it")
    first = facts.last(one.link)
    one.say(MARCO, language="it")
    late = [fact for fact in one.told() if fact.number > first]
    assert not facts.hear(other.link, 0, first, facts.last(one.link), late)
    assert other.person(MARCO).language is None
    one.tell(other)
    assert other.shared() == one.shared()


ACTS = st.lists(
    st.tuples(
        st.integers(0, 2),
        st.sampled_from(["say", "rest", "unrest", "digest", "avoid", "forget"]),
        st.sampled_from([GIULIA, MARCO]),
        st.integers(1, 28),
    ),
    max_size=14,
)
_SAYS = [(0, "say", GIULIA, 1)] * 5


def _do(file: File, what: str, user: int, value: int) -> None:
    match what:
        case "say":
            file.say(user, language=("it", "en")[value % 2], private=value % 3 == 0)
        case "rest":
            file.rest(user, value)
        case "unrest":
            for row in time_off.vacations(file.link, user)[:1]:
                time_off.remove(file.link, row.id)
        case "digest":
            file.digest(user, value % 24)
        case "avoid":
            change = avoided.put if value % 3 else avoided.drop
            change(file.link, user, (GIULIA, MARCO, 7)[value % 3])
        case _:
            file.forget(user)


@settings(max_examples=30, deadline=None)
@given(ACTS, st.integers(0, 10_000))
@example([*_SAYS, (0, "forget", MARCO, 1), (0, "avoid", GIULIA, 1)], 0)
def test_facts_in_any_order_and_twice_give_one_state(
    acts: list[tuple[int, str, int, int]], seed: int
) -> None:
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        files = [File(Path(folder), part) for part in range(3)]
        try:
            for part, what, user, value in acts:
                _do(files[part], what, user, value)
                if chance.random() < 0.3:
                    gossip(files, chance)
            for _ in range(3):
                gossip(files, chance)
            first, *others = [_settled(file) for file in files]
            assert all(other == first for other in others)
        finally:
            for file in files:
                file.link.close()


def _settled(file: File) -> dict[str, Any]:
    return file.shared()


def test_who_is_forgotten_in_one_part_leaves_nothing_in_any(files: list[File]) -> None:
    one, other, third = files
    for file in files:
        file.say(GIULIA, language="it")
        file.rest(GIULIA, 4)
    avoided.put(one.link, MARCO, GIULIA)
    for a, b in ((one, other), (other, third), (third, one)):
        a.tell(b)
    before = facts.last(other.link)
    # Its clock is a little ahead of the others'.
    other.link.execute("UPDATE part SET last = last + 5000")
    other.forget(GIULIA)
    avoided.put(third.link, 7, GIULIA)
    for file in (one, third):
        other.tell(file)
        # An older word of them changes nothing any more.
        one.tell(third)
        step = file.link.execute("SELECT kind FROM follow WHERE subject = ?", (GIULIA,)).fetchall()
        assert step == [("forgotten",)]
        people.forget(file.link, GIULIA)
        facts.forgotten(file.link, GIULIA, "Player")
        file.link.execute("DELETE FROM follow")
        assert set(traces(file.link, GIULIA)) == {"fact"}
        assert not file.link.execute("SELECT 1 FROM fact WHERE kind LIKE 'avoided.7_%'").fetchone()
    gossip(files, random.Random(3))
    known = {file.part: facts.last(file.link) for file in files}
    for file in files:
        assert facts.settled(file.link, dict.fromkeys(known, before)) == 0
        assert facts.settled(file.link, known) > 0
        # What is chosen again is newer than what some part has not dropped yet.
        assert facts.last(file.link) > before + 5000
        assert traces(file.link, GIULIA) == []


def test_who_comes_back_is_known_again(files: list[File]) -> None:
    one, other, _ = files
    one.say(GIULIA, language="it")
    one.forget(GIULIA)
    one.say(GIULIA, language="en")
    one.tell(other)
    assert other.person(GIULIA).language == "en"


def test_a_fact_of_another_version_changes_what_this_one_knows(files: list[File]) -> None:
    one = files[0]
    one.say(GIULIA, language="it", private=True)
    newer = {"name": "Giulia", "language": "en", "notices": "none", "colour": "red"}
    told = [Fact(facts.last(one.link) + 10, "person", GIULIA, json.dumps([newer]))]
    told.append(Fact(told[0].number + 1, "favourites", GIULIA, "[]"))
    assert facts.hear(one.link, 2, 0, told[-1].number, told)
    row = one.person(GIULIA)
    assert (row.language, row.notices, row.private) == ("en", "none", True)
    # What is not understood yet is kept: the next version writes it into its tables.
    kept = one.link.execute("SELECT body FROM fact WHERE subject = ? ORDER BY kind", (GIULIA,))
    assert sum("colour" in body for (body,) in kept) == 1


def test_facts_are_written_into_tables_again_by_a_new_version(tmp_path: Path) -> None:
    file = File(tmp_path, 0)
    file.say(GIULIA, language="it")
    file.link.execute("UPDATE applying SET now = 1")
    file.link.execute("DELETE FROM person")
    file.link.execute("UPDATE part SET shape = 3")
    file.link.close()
    assert File(tmp_path, 0).person(GIULIA).language == "it"


def test_numbers_grow_with_the_days_and_never_repeat(files: list[File]) -> None:
    one = files[0]
    numbers = []
    for at in range(50):
        one.say(GIULIA, name=f"Name {at}")
        numbers.append(facts.last(one.link))
    assert numbers == sorted(set(numbers))
    assert numbers[0] > NOON.timestamp() * 1000


def garbled(*, body: str, number: int = 5, kind: str = "person") -> Fact:
    return Fact(number, kind, GIULIA, body)


@pytest.mark.parametrize(
    "body", ["", "no JSON", "[1]", "{}", '[{"name": null}]', '[{"language": {}}]', "7"]
)
def test_a_garbled_fact_changes_nothing_and_holds_up_no_other(files: list[File], body: str) -> None:
    files[1].say(GIULIA, language="it")
    before = files[1].person(GIULIA)
    files[0].say(MARCO, language="en")
    sound = [fact for fact in files[0].told() if fact.kind == "person.language"]
    told = [
        *(garbled(body=body, number=2**41, kind=kind) for kind in ("person", "person.language")),
        *(garbled(body=body, number=2**41, kind=f"vacations.{at}") for at in ("", "2026")),
        *(fact._replace(number=2**41 + 1) for fact in sound),
    ]
    assert facts.hear(files[1].link, 0, 0, 2**41 + 1, told)
    assert files[1].person(GIULIA) == before
    assert files[1].person(MARCO).language == "en"
    # What is chosen after that is told as always.
    files[1].say(GIULIA, language="en")
    files[1].tell(files[2])
    assert files[2].person(GIULIA).language == "en"


def test_a_list_that_fits_in_part_only_leaves_the_one_of_before(files: list[File]) -> None:
    files[1].rest(GIULIA, 7)
    before = files[1].shared()["vacation"]
    own = older(files[1], "vacations", GIULIA, 2**41)
    body = json.dumps([{"first": None}, *json.loads(own.body)])
    assert facts.hear(files[1].link, 0, 0, 2**41, [own._replace(body=body)])
    assert files[1].shared()["vacation"] == before


def test_a_garbled_fact_does_not_stop_a_new_version_from_starting(tmp_path: Path) -> None:
    file = File(tmp_path, 1)
    facts.hear(file.link, 0, 0, 9, [garbled(body="no JSON")])
    file.link.execute("UPDATE part SET shape = 0")
    file.link.close()
    again = File(tmp_path, 1)
    again.say(MARCO, language="it")
    assert {one.subject for one in again.told()} == {MARCO}


def test_numbers_that_no_clock_has_given_are_refused() -> None:
    now = 1_800_000_000
    numbers.check((now * 1000 + 3_600_000, 3), now)
    with pytest.raises(numbers.FutureError, match="40 days ahead"):
        numbers.check((3, now * 1000 + 40 * 86_400_000), now)


def test_what_a_wrong_clock_has_numbered_is_told_anew_once_it_is_right(files: list[File]) -> None:
    """Else no part would take it, nor anything that is chosen there later."""
    far = 2**52
    files[0].link.execute("UPDATE part SET last = ?", (far,))
    files[0].say(GIULIA, language="it")
    files[0].say(MARCO, language="it")
    # And what this part has taken of another whose clock was as far ahead.
    files[0].link.execute("INSERT INTO heard VALUES (2, ?)", (far,))
    right = files[0]
    numbers.back_to_now(right.link)
    assert facts.heard(right.link)[2] == 0
    assert [one.subject for one in right.told()] == [GIULIA] * 2 + [MARCO] * 2
    assert len({one.number for one in right.told()}) == 4
    right.say(MARCO, name="Marco")
    told = right.told()
    assert [one.kind for one in told[2:]] == ["person.language", "person.name"]
    numbers.check([one.number for one in told], time.time())
    right.tell(files[1])
    assert [files[1].person(one).language for one in (GIULIA, MARCO)] == ["it", "it"]


def test_clocks_an_hour_apart_lose_no_choice(files: list[File]) -> None:
    """The later choice counts, also where the part that has it is an hour behind."""
    ahead = int(time.time() * 1000) + 3_600_000
    files[0].link.execute("UPDATE part SET last = ?", (ahead,))
    files[0].say(GIULIA, language="it")
    files[0].tell(files[1])
    files[1].say(GIULIA, language="en")
    files[1].tell(files[0])
    for one in (0, 1):
        files[one].tell(files[2])
    assert [one.person(GIULIA).language for one in files] == ["en"] * 3


def test_a_part_has_followed_only_what_it_has_done(files: list[File]) -> None:
    """Who is forgotten elsewhere has a seat here until it is given up."""
    one, other, _ = files
    one.say(GIULIA, language="it")
    one.forget(GIULIA)
    one.say(MARCO, language="it")
    told = {fact.subject: fact.number for fact in one.told()}
    one.tell(other)
    assert facts.heard(other.link)[0] >= told[MARCO]
    assert facts.followed(other.link)[0] == told[GIULIA] - 1
    other.link.execute("DELETE FROM follow")
    assert facts.followed(other.link)[0] == facts.heard(other.link)[0]


def test_what_comes_while_another_is_followed_is_followed_too(files: list[File]) -> None:
    link = files[0].link
    link.execute("INSERT INTO follow VALUES (1, 'person.zone', 5, 1, '{}')")
    (step,) = following._waiting(link)
    link.execute("UPDATE follow SET number = 6")
    following._done(link, step)
    (later,) = following._waiting(link)
    following._done(link, later)
    assert not following._waiting(link)
