"""Choices of one person made in several parts at one moment, and by parts of 0.4: what stays of them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.parts import facts
from bot.parts.facts import Fact
from bot.store import avoided, coached, digests, time_off
from tests.bot.parts.files import NOON, File, gossip, older

GIULIA, MARCO = 700_000_000_000_000_001, 700_000_000_000_000_002


@pytest.fixture
def files(tmp_path: Path) -> list[File]:
    return [File(tmp_path, part) for part in range(3)]


def test_choices_of_one_moment_stay_unless_they_are_about_one_thing(files: list[File]) -> None:
    """Made in two parts of which neither knows of the other's yet."""
    one, other, _ = files
    for file in files:
        for user in (GIULIA, MARCO):
            file.say(user, zone="Europe/Rome", name="As before")
    gossip(files, random.Random(1))
    one.digest(GIULIA, 8)
    one.rest(GIULIA, 3)
    gossip(files, random.Random(1))
    one.say(GIULIA, language="it", zone="Europe/Rome")
    other.say(GIULIA, zone="Asia/Tokyo", private=True)
    gone = one.rest(GIULIA, 5)
    other.rest(GIULIA, 9)
    (first, *_) = time_off.vacations(other.link, GIULIA)
    time_off.remove(other.link, first.id)
    time_off.remove(one.link, gone)
    one.rest(GIULIA, 7)
    avoided.put(one.link, GIULIA, 11)
    avoided.put(other.link, GIULIA, 12)
    for file, key in ((one, "bonus"), (other, "merger")):
        coached.explain(file.link, GIULIA, "acquire", [key])
    # As the day's digest is told in its part, Giulia says in another that she wants none.
    digests.stop(other.link, GIULIA)
    row = digests.get(one.link, GIULIA)
    assert row is not None
    digests.told(one.link, row, row.due or NOON)
    gossip(files, random.Random(2))
    for file in files:
        person = file.person(GIULIA)
        assert (person.language, person.zone, person.private) == ("it", "Asia/Tokyo", True)
        assert [day.first[-2:] for day in time_off.vacations(file.link, GIULIA)] == ["07", "09"]
        assert avoided.of(file.link, GIULIA) == (11, 12)
        assert coached.explained(file.link, GIULIA, "acquire") == {"bonus", "merger"}
        digest = digests.get(file.link, GIULIA)
        assert digest is not None
        assert digest.due is None
        assert digest.day == row.due.date().isoformat() if row.due else False
    assert files[0].shared() == files[1].shared() == files[2].shared()


def test_parts_of_0_4_and_these_tell_each_other(files: list[File]) -> None:
    """They tell all rows of a table as one fact, and are told them so; others pass that over."""
    old, one, other = files
    one.say(GIULIA, language="it")
    one.rest(GIULIA, 3)
    told = list(facts.whole(one.link, one.told()))
    assert sorted(fact.kind for fact in told) == ["person", "vacations"]
    last = facts.last(one.link)
    assert facts.hear(other.link, 1, 0, last, told)
    assert other.told() == []
    assert (other.person(GIULIA).language, time_off.vacations(other.link, GIULIA)) == (None, ())
    one.tell(old)
    old.say(GIULIA, zone="Asia/Tokyo")
    old.rest(GIULIA, 9)
    time_off.remove(old.link, time_off.vacations(old.link, GIULIA)[0].id)
    now = facts.last(old.link)
    sent = [older(old, kind, GIULIA, now) for kind in ("person", "vacations")]
    assert facts.hear(one.link, 0, 0, now, sent)
    assert (one.person(GIULIA).language, one.person(GIULIA).zone) == ("it", "Asia/Tokyo")
    assert [day.first[-2:] for day in time_off.vacations(one.link, GIULIA)] == ["09"]


def test_a_file_of_0_4_has_its_facts_divided_once(tmp_path: Path) -> None:
    file = File(tmp_path, 1)
    file.say(GIULIA, language="it", private=True)
    file.rest(GIULIA, 3)
    kept = [older(file, kind, GIULIA, 700) for kind in ("person", "vacations")]
    # What newer parts have told it meanwhile is newer, and stays.
    newer = Fact(900, "person.language", GIULIA, '[{"language": "en"}]')
    file.link.execute("DELETE FROM fact")
    query = "INSERT INTO fact (number, kind, subject, body, origin) VALUES (?, ?, ?, ?, 2)"
    file.link.executemany(query, [*kept, newer])
    file.link.execute("UPDATE part SET shape = 38")
    file.link.close()
    again = File(tmp_path, 1)
    known = {fact.kind: fact for fact in facts.since(again.link, 2, 0, 99)}
    assert "person" not in known
    assert known["person.language"].number == 900
    assert known["person.private"].body == '[{"private": 1}]'
    assert again.person(GIULIA).language == "en"
    # Those of one number are never told in two messages, of which the second would be passed over.
    assert len(facts.since(again.link, 2, 0, 3)) == len(known) - 1 > 3
