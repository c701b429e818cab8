"""A lesson as a sight, so that all that shows a table shows it: hand, pages, forms, pictures, log.

No table is made, nothing is timed, nobody else sees it. What the learner may know is what the rules tell
their seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.engine.views.sight import LogLine, Sight
from bot.engine.views.sights import Later
from bot.lessons.lecture import Lecture
from bot.store.rows import ClockTerms, SeatRow, TableRow
from games.core.codes import tag
from games.core.contract import Note
from games.core.lesson_play import facts_of
from games.core.lessons import ME
from games.core.offers import Offer
from games.core.words import Event, Seat, visible_events
from games.players import kinds


def sight_of(lecture: Lecture, name: str, language: str) -> Sight:
    """The position for the learner, who is called so."""
    rules, state = lecture.rules, lecture.played.table.state
    view = cache(lambda: rules.view(state, ME))
    task = f"lesson-{lecture.scene.key}.task"
    return Sight(
        table=_table(lecture, language),
        seats=tuple(_seats(lecture, name)),
        rules=rules,
        viewer=ME,
        waiting=rules.waiting(state),
        offers=Later(lambda: () if lecture.over else tuple(_offers(lecture))),
        find_decision=lambda: lecture.mark,
        turn=state.turn,
        find_view=view,
        task=Note(task, facts_of(rules, lecture.scene, view())),
    )


def page_of(lecture: Lecture, sight: Sight) -> str:
    """Whose picture is shown: `board`, `hand`, or the key of a page; empty for none."""
    page = lecture.scene.after if lecture.over else lecture.scene.page
    # A wrong press can end what the page is about, such as a company.
    return page if page in ("", "board", "hand") or sight.page(page) else ""


def log_of(lecture: Lecture, after: int) -> list[LogLine]:
    """What has happened since the line's entry `after`, as far as the learner may know it."""
    kinds_told = lecture.scene.tells

    def told(events: tuple[Event, ...]) -> tuple[Event, ...]:
        seen = visible_events(events, ME)
        return tuple(one for one in seen if not kinds_told or tag(type(one)) in kinds_told)

    return [
        LogLine(table.number, entry.seat, None, told(table.events))
        for entry, table in lecture.played.since
        if table.number > after
    ]


def _offers(lecture: Lecture) -> Iterator[Offer]:
    wanted = lecture.scene.offers
    for offer in lecture.rules.offers(lecture.played.table.state, ME):
        if not wanted or tag(type(offer.action)) in wanted:
            yield offer


def _seats(lecture: Lecture, name: str) -> Iterator[SeatRow]:
    strongest = kinds(lecture.rules)[0]
    for at, who in enumerate(lecture.lesson.names(lecture.scene, name)):
        seat, number = Seat(at), lecture.number
        if seat == ME:
            yield SeatRow(table_id=number, seat=seat, name=who, user_id=lecture.row.user_id)
        else:
            yield SeatRow(table_id=number, seat=seat, name=who, user_id=None, computer=strongest)


def _table(lecture: Lecture, language: str) -> TableRow:
    row = lecture.row
    return TableRow(
        id=lecture.number,
        game=row.game,
        guild_id=0,
        channel_id=0,
        host_id=row.user_id,
        language=language,
        stage="running",
        options=b"{}",
        version=lecture.rules.version,
        clock=ClockTerms("UTC", 0, 0, "slow", bank=0, refill=0),
        opened=lecture.played.header.opened,
        number=lecture.mark,
        decision=lecture.mark,
        at=row.at,
        created=row.at,
    )
