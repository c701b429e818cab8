"""The row types of tables that are read column by column: by them doctor and restore examine every row."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

import msgspec

from bot.store.columns import Columns
from bot.store.posted import What
from bot.store.rows import Calling
from bot.store.watches import Watched
from games.players.reviewing import Review


def _row(name: str, **fields: Any) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, list(fields.items()), frozen=True)


PLAIN: tuple[Columns[Any], ...] = (
    Columns(
        "anchor", _row("Anchored", game=str, guild_id=int, person=int, level=float, among=int), 3
    ),
    Columns("avoided", _row("Avoided", user_id=int, other_id=int), 2),
    Columns("called", _row("Called", table_id=int, user_id=int, topic=str, at=datetime), 3),
    Columns("coached", _row("Coached", user_id=int, game=str, wanted=int), 2),
    Columns("explained", _row("Explained", user_id=int, game=str, key=str), 3),
    Columns("fact", _row("Fact", kind=str, subject=int, number=int, origin=int, body=str), 2),
    Columns("follow", _row("Follow", subject=int, kind=str, number=int, origin=int, body=str), 2),
    Columns("forgetting", _row("Forgetting", user_id=int, alias=str, settled=int)),
    Columns("heard", _row("Heard", origin=int, number=int)),
    Columns("incarnation", _row("Incarnation", origin=int, life=str)),
    Columns("kept_apart", _row("KeptApart", guild_id=int, user_id=int, other_id=int), 3),
    Columns(
        "lease",
        _row(
            "Lease",
            only=int,
            holder=str,
            beat=datetime,
            owed=datetime | None,
            owed_until=datetime | None,
            repaid_to=int,
        ),
    ),
    Columns(
        "lesson_count",
        _row(
            "LessonCount",
            game=str,
            scene=str,
            did=Literal["came", "went-on", "again", "skipped"],
            times=int,
        ),
        3,
    ),
    Columns("notebook", _row("Notebook", table_id=int, user_id=int, content=str), 2),
    Columns("outdated_notice", _row("Outdated", message_id=int, place_id=int, table_id=int)),
    Columns(
        "part",
        _row(
            "Part",
            only=int,
            part=int,
            parts=int,
            last=int,
            fenced=int,
            confirmed=int,
            shape=int,
            epoch=int,
            bot=str,
            life=str,
        ),
    ),
    Columns(
        "rating",
        _row(
            "Rated",
            game=str,
            guild_id=int,
            person=int,
            mu=float,
            sigma=float,
            season=int,
            games=int,
        ),
        3,
    ),
    Columns("rating_due", _row("RatingDue", only=int, since=int, marks=int)),
    Columns("registration", _row("Registered", only=int, told=str, held=str)),
    Columns("reliability", _row("Reliability", user_id=int, asked=int, answered=int)),
    Columns("rematch", _row("Rematch", table_id=int, lobby_id=int)),
    Columns("review", _row("Reviewed", table_id=int, content=Review)),
    Columns("review_wanted", _row("ReviewWanted", table_id=int, user_id=int), 2),
    Columns("secret", _row("Secret", only=int, value=str)),
    Columns(
        "standing",
        _row(
            "Standing",
            table_id=int,
            what=What,
            subject=int,
            message_id=int,
            place_id=int | None,
        ),
        4,
    ),
    Columns("table_count", _row("TableCount", stage=str, game=str, number=int), 2),
    Columns("table_notices", _row("TableNotices", table_id=int, user_id=int, notices=Calling), 2),
    Columns("tournament_director", _row("Director", tournament_id=int, user_id=int), 2),
    Columns("tournament_table", _row("Opened", tournament_id=int, number=int, table_id=int), 2),
    Columns(
        "warned",
        _row("Warned", guild_id=int, place_id=int, trouble=str, missing=str, at=datetime),
        4,
    ),
    Columns("watch", _row("Watch", table_id=int, user_id=int, what=Watched), 2),
)
