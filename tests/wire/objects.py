"""What Discord sends, reduced to what discord.py needs of it."""

from __future__ import annotations

from copy import deepcopy
from itertools import count
from typing import Any

Json = dict[str, Any]

APPLICATION, GUILD, CHANNEL, BOT, OWNER = 1001, 2001, 3001, 1002, 4001
EVERYTHING = str((1 << 50) - 1)
SINCE = "2026-01-01T00:00:00+00:00"

ids = count(10_000)


def user(identity: int, name: str, *, bot: bool = False) -> Json:
    return {
        "id": str(identity),
        "username": name.lower(),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
    }


def member(identity: int, name: str) -> Json:
    return {
        "user": user(identity, name),
        "roles": [],
        "joined_at": SINCE,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": EVERYTHING,
    }


def application() -> Json:
    return {
        "id": str(APPLICATION),
        "name": "Borsa",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "summary": "",
        "verify_key": "",
        "flags": 0,
        "owner": user(OWNER, "Owner"),
        "team": None,
    }


def channel(identity: int, kind: int = 0, name: str = "games") -> Json:
    made: Json = {
        "id": str(identity),
        "guild_id": str(GUILD),
        "type": kind,
        "name": name,
        "position": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "last_message_id": None,
        "permissions": EVERYTHING,
    }
    if kind in (10, 11, 12):
        made |= {
            "parent_id": str(CHANNEL),
            "owner_id": str(BOT),
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 10_080,
                "archive_timestamp": SINCE,
                "locked": False,
            },
        }
    return made


def everyone() -> Json:
    return {
        "id": str(GUILD),
        "name": "@everyone",
        "color": 0,
        "hoist": False,
        "position": 0,
        "permissions": EVERYTHING,
        "managed": False,
        "mentionable": False,
    }


def guild() -> Json:
    return {
        "id": str(GUILD),
        "name": "Piazza Affari",
        "owner_id": str(OWNER),
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [everyone()],
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "premium_tier": 0,
        "preferred_locale": "en-US",
        "nsfw_level": 0,
        "large": False,
        "member_count": 4,
        "members": [member(BOT, "Borsa")],
        "channels": [channel(CHANNEL)],
        "threads": [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "stickers": [],
        "joined_at": SINCE,
        "unavailable": False,
    }


def event(identity: int) -> Json:
    """A scheduled event, as far as the bot has not said it."""
    return {
        "id": str(identity),
        "guild_id": str(GUILD),
        "channel_id": None,
        "creator_id": str(BOT),
        "name": "",
        "description": "",
        "scheduled_start_time": SINCE,
        "scheduled_end_time": SINCE,
        "privacy_level": 2,
        "status": 1,
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": "somewhere"},
    }


def message(identity: int, place: int, sent: Json, files: tuple[str, ...] = ()) -> Json:
    """A message as it comes back, with what was `sent` in it.

    Of files in components Discord gives only their addresses (discord-api-docs#8277).
    """
    components, shown = _served(place, sent.get("components") or [])
    return {
        "id": str(identity),
        "channel_id": str(place),
        "author": user(BOT, "Borsa", bot=True),
        "content": sent.get("content") or "",
        "timestamp": SINCE,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "embeds": sent.get("embeds") or [],
        "components": components,
        "attachments": [
            {"id": str(next(ids)), "filename": name, "size": 1, "url": name, "proxy_url": name}
            for name in files
            if name not in shown
        ],
        "pinned": False,
        "type": 0,
        "flags": sent.get("flags") or 0,
    }


def _served(place: int, components: list[Json]) -> tuple[list[Json], set[str]]:
    """The components with the addresses of their files, and the names of these files."""
    shown, served = set(), deepcopy(components)
    for item in (one for part in served for one in part.get("items") or []):
        name = item["media"]["url"].removeprefix("attachment://")
        if name != item["media"]["url"]:
            shown.add(name)
            item["media"] = {"url": f"https://cdn.test/attachments/{place}/{next(ids)}/{name}?ex=1"}
    return served, shown


def interaction(kind: int, data: Json, who: Json, place: int, **more: Any) -> Json:
    """`kind` 2 a command, 3 a component, 4 an autocomplete, 5 a modal."""
    identity = next(ids)
    return {
        "id": str(identity),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": f"interaction-token-{identity}",
        "version": 1,
        "data": data,
        "guild_id": str(GUILD),
        "channel_id": str(place),
        "channel": channel(place),
        "member": who,
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": EVERYTHING,
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD)},
        "context": 0,
        "attachment_size_limit": 10_485_760,
    } | more


def command(path: str, **options: Any) -> Json:
    """The data of a slash command: "table info", and options by name."""
    kinds = {bool: 5, int: 4, str: 3}
    given: list[Json] = [
        {"name": name, "type": kinds[type(value)], "value": value}
        for name, value in options.items()
    ]
    root, *rest = path.split()
    for name in reversed(rest):
        given = [{"name": name, "type": 1, "options": given}]
    return {"id": str(next(ids)), "name": root, "type": 1, "options": given}
