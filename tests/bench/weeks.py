"""What reaches people in four weeks of a server (`living`): what is said too often, too late, at night, or not at all.

`python -m tests.bench weeks` prints what a game over weeks lives from; `python -m tests.bench.weeks FOLDER SEED [PEOPLE DAYS
TABLES SWISS LEAGUE]` also what was wrong, and writes into the folder what each person got, from the first message to the last.
"""

from __future__ import annotations

import asyncio
import re
import statistics
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import structlog

from tests.bench.living import Plan, Weeks, lived
from tests.bench.reached import LATE, SAID, SOON, Happened, Rung
from tests.bot.previews import HOUR, unread

Figure = tuple[str, str, str, str]

MOST = 8
"""Notifications a person and day."""


def main() -> list[Figure]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    return figures(asyncio.run(lived(Plan("the bench's own"))))


def calm(weeks: Weeks, *, quick: bool = False) -> dict[tuple[int, int], list[Rung]]:
    """By person and day what rings them, at quick tables or at all others."""
    fast = [one.table.called for one in weeks.known.values() if one.table.clock.pace == "fast"]
    named = re.compile("|".join(rf" {one}[:,] " for one in fast) or "$^")
    found = {(user, day): list[Rung]() for user in weeks.habits for day in range(weeks.plan.days)}
    for one in weeks.rung:
        if one.user in weeks.habits and bool(named.search(one.shown)) == quick:
            found[one.user, (one.at - weeks.begun).days].append(one)
    return found


def busiest(weeks: Weeks) -> Iterator[str]:
    """The days on which somebody is rung more often than wanted: what a phone shows of each."""
    for (user, day), rung in calm(weeks).items():
        if len(rung) > MOST:
            yield f"{weeks.names[user]}, {weeks.habits[user].name}, day {day}:"
            yield from (f"  {one.at:%H:%M} {one.shown.partition(chr(10))[0]}" for one in rung)


def unheard(weeks: Weeks) -> list[Happened]:
    """What somebody was not told."""
    end = weeks.begun + timedelta(days=weeks.plan.days)
    return [one for one in weeks.happened if _until(weeks, one) < end and not _was_told(weeks, one)]


def _until(weeks: Weeks, one: Happened) -> datetime:
    """When it must have been told: who is on vacation by then reads it afterwards."""
    until, off = one.at + LATE, weeks.vacations.get(one.user)
    return until if off is None or not (off[0] < until and one.at < off[1]) else off[1] + LATE


def _was_told(weeks: Weeks, one: Happened) -> bool:
    said, until = SAID[one.what], _until(weeks, one)
    played = weeks.played.get((one.user, one.table))
    if one.what == "round" and played is not None and played <= until:
        # Whoever has played in it knows that it has begun.
        return True
    return any(
        told.user == one.user
        and one.at - SOON <= told.at <= until
        and said.search(told.text)
        and (not one.table or re.search(rf" {re.escape(one.table.rstrip(')'))}\b", told.text))
        for told in weeks.rung
    )


def outdated(weeks: Weeks) -> list[Rung]:
    """Messages with a moment that was past when they came."""
    return [
        one
        for one in weeks.rung
        if any(int(found) < one.at.timestamp() - 60 for found in re.findall(r"<t:(\d+)", one.text))
    ]


def on_vacation(weeks: Weeks) -> list[Rung]:
    return [
        one
        for one in weeks.rung
        if (off := weeks.vacations.get(one.user)) is not None and off[0] + SOON < one.at < off[1]
    ]


def at_night(weeks: Weeks) -> list[Rung]:
    """Reminders while their person sleeps."""
    reminders = (one for one in weeks.rung if SAID["closing"].search(one.text))
    return [one for one in reminders if weeks.sleeps(one.user, one.at)]


def unreadable(weeks: Weeks) -> list[Rung]:
    """Calls of which a phone does not show game, table and hour."""
    calls = [one for one in weeks.rung if "<t:" in one.text.partition("\n")[2][:30]]
    return [one for one in calls if not (HOUR.search(one.shown) and re.search(r"\d+", one.shown))]


def rung(weeks: Weeks) -> list[Figure]:
    """How often people are rung in a day."""
    days = {day: len(rung) for day, rung in calm(weeks).items()}
    beyond = [rung - weeks.acts[day] for day, rung in days.items()]
    return [
        (
            "notifications a person and day, median",
            f"{statistics.median(days.values()):g}",
            "2",
            "",
        ),
        ("notifications a person and day, worst", f"{max(days.values())}", f"{MOST}", ""),
        (
            "days with more than that",
            f"{sum(map(MOST.__lt__, days.values()))} of {len(days)}",
            "",
            "",
        ),
        ("beyond one for each own act, worst", f"{max(beyond)}", "", ""),
        ("at quick tables, worst", f"{max(map(len, calm(weeks, quick=True).values()))}", "-", ""),
    ]


def figures(weeks: Weeks) -> list[Figure]:
    posts = weeks.posts
    told = posts["POST"] + posts["PATCH"]
    stands, tidied = told + posts["GET"], posts["DELETE"] + posts["bare"]
    rounds = sum(weeks.over.values())
    per_day = posts["in the channel"] / weeks.plan.days
    return [
        *rung(weeks),
        ("what happened to people", f"{len(weeks.happened)}", "", ""),
        ("of it without a word to them", f"{len(unheard(weeks))}", "0", ""),
        ("messages with a moment that was past", f"{len(outdated(weeks))}", "0", ""),
        ("messages to people on vacation", f"{len(on_vacation(weeks))}", "0", ""),
        ("reminders at night", f"{len(at_night(weeks))}", "0", ""),
        ("calls that a phone does not show whole", f"{len(unreadable(weeks))}", "0", ""),
        ("calls of which a phone shows nothing", f"{len(unread(weeks.world.env))}", "0", ""),
        ("deadlines behind the end of their round", f"{len(weeks.late)}", "0", ""),
        (
            "tables of rounds that ended by themselves",
            f"{weeks.over['by itself']} of {rounds}",
            "80%",
            "",
        ),
        ("messages in the channel a day", f"{per_day:.1f}", "-", ""),
        ("messages posted and redrawn", f"{told}", "", ""),
        ("requests for each until it stands", f"{stands / told:.2f}", "1.2", ""),
        (
            "requests for each, what is overtaken taken away",
            f"{(stands + tidied) / told:.2f}",
            "-",
            "",
        ),
    ]


def story(weeks: Weeks, number: int) -> Iterator[str]:
    """All that one person got, in order."""
    user = list(weeks.habits)[number]
    habit = weeks.habits[user]
    yield f"{weeks.names[user]}: {habit.name}, {habit.zone}, {weeks.rows[user].notices}"
    for one in (one for one in weeks.rung if one.user == user):
        here = one.at.astimezone(ZoneInfo(habit.zone))
        yield f"\n{here:%a %d %H:%M} {'message' if one.private else 'mention'}\n{one.text}"


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    folder, seed, *numbers = sys.argv[1:]
    chosen = Plan(seed, *map(int, numbers))
    weeks_ = asyncio.run(lived(chosen))
    for figure in figures(weeks_):
        print(*figure, sep="  ")
    print(*busiest(weeks_), sep="\n")
    for wrong in (*unheard(weeks_), *outdated(weeks_), *on_vacation(weeks_), *at_night(weeks_)):
        print(wrong)
    for wrong in unreadable(weeks_):
        print("unreadable", wrong)
    for who in range(chosen.people):
        Path(folder, f"{who}.txt").write_text("\n".join(story(weeks_, who)))
