"""What a phone shows of a message that mentions somebody or is a direct one: the beginning of its content.

Of a message made of components it shows nothing (discord-api-docs#7854).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from simcord import Env, HttpLogEntry

SHOWN = 100
MARKUP = re.compile(r"\*\*|`|<t:|</|\]\(|<a?:\w+:\d+>|^#+ |^-# ")
"""What it shows as it is typed: formats, dates, commands, links, emoji of one's own."""
USER = re.compile(r"<@(\d+)>")
HOUR = re.compile(r"\d\d:\d\d")


def calls(env: Env, since: int = 0) -> Iterator[tuple[HttpLogEntry, str]]:
    """Each new message that makes a phone ring, with what that shows."""
    private = set(env.backend.dm_channels.values())
    for one in env.http_requests[since:]:
        body: Mapping[str, Any] = one.json if isinstance(one.json, dict) else {}
        said = body.get("data") or body
        place = re.fullmatch(r"/channels/(\d+)/messages", one.path)
        mentions = (said.get("allowed_mentions") or {}).get("users")
        if one.method == "POST" and (mentions or (place and int(place[1]) in private)):
            yield one, preview(env, said.get("content") or "")


def preview(env: Env, content: str) -> str:
    """The first characters, with names for mentions."""
    return USER.sub(lambda found: f"@{_name(env, int(found[1]))}", content)[:SHOWN]


def unread(env: Env) -> list[str]:
    """The calls of which a phone would show nothing, or what nobody can read."""
    return [
        f"{one.method} {one.path}: {shown!r}"
        for one, shown in calls(env)
        if not shown.strip() or MARKUP.search(shown.partition("\n")[0])
    ]


def _name(env: Env, user: int) -> str:
    found = env.backend.users.get(user)
    return found.name if found is not None else str(user)
