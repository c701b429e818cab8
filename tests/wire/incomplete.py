"""Events of the gateway as Discord sends them, and each with something missing."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.wire import objects
from tests.wire.objects import BOT, CHANNEL, GUILD, OWNER, SINCE, Json

THREAD = 3501
_GUILD, _BOT, _OWNER, _CHANNEL = str(GUILD), str(BOT), str(OWNER), str(CHANNEL)
_ROLE: Json = {"guild_id": _GUILD, "role": {**objects.everyone(), "id": "2002"}}
_MEMBER: Json = {"guild_id": _GUILD, **objects.member(BOT, "Borsa")}
_USER: Json = {"guild_id": _GUILD, "user": objects.user(OWNER, "Owner")}
_THREAD: Json = {**objects.channel(THREAD, 11), "newly_created": True}
_IN_THREAD: Json = {"id": str(THREAD), "user_id": _BOT, "join_timestamp": SINCE, "flags": 0}
_STAGE: Json = {
    "id": "5",
    "guild_id": _GUILD,
    "channel_id": _CHANNEL,
    "topic": "Prices",
    "privacy_level": 2,
}
_EMOJI: Json = {"id": "6", "name": "bull", "roles": [], "user": _USER["user"], "available": True}
_VOTE: Json = {
    "user_id": _OWNER,
    "channel_id": _CHANNEL,
    "message_id": "8",
    "guild_id": _GUILD,
    "answer_id": 1,
}
_EVENT_USER: Json = {"guild_scheduled_event_id": "9", "user_id": _OWNER, "guild_id": _GUILD}
_SALE: Json = {"id": "10", "sku_id": "11", "application_id": "1", "user_id": _OWNER, "type": 8}
_RULE: Json = {
    "id": "12",
    "guild_id": _GUILD,
    "name": "No shouting",
    "creator_id": _OWNER,
    "event_type": 1,
    "trigger_type": 1,
    "trigger_metadata": {"keyword_filter": ["x"]},
    "actions": [{"type": 1, "metadata": {}}],
    "enabled": True,
    "exempt_roles": [],
    "exempt_channels": [],
}
_MESSAGE = objects.message(8, CHANNEL, {"content": "Good evening"}) | {"guild_id": _GUILD}
_REACTION: Json = _VOTE | {"emoji": {"id": None, "name": "x"}, "burst": False, "type": 0}
_SOUND: Json = {"sound_id": "13", "guild_id": _GUILD, "name": "bell", "volume": 1.0}
_INTEGRATION: Json = {
    "id": "14",
    "guild_id": _GUILD,
    "name": "Borsa",
    "type": "discord",
    "enabled": True,
    "account": {"id": "1", "name": "x"},
    "user": _USER["user"],
}
_VOICE: Json = {
    "guild_id": _GUILD,
    "channel_id": None,
    "user_id": _OWNER,
    "member": objects.member(OWNER, "Owner"),
    "session_id": "s",
    "deaf": False,
    "mute": False,
    "self_deaf": False,
    "self_mute": False,
    "suppress": False,
}

SENT: dict[str, Json] = {
    "APPLICATION_COMMAND_PERMISSIONS_UPDATE": {
        "id": "1",
        "application_id": "1",
        "guild_id": _GUILD,
        "permissions": [{"id": _OWNER, "type": 2, "permission": True}],
    },
    "AUTO_MODERATION_ACTION_EXECUTION": {
        "guild_id": _GUILD,
        "action": {"type": 1},
        "rule_id": "12",
        "rule_trigger_type": 1,
        "user_id": _OWNER,
        "content": "x",
        "matched_keyword": "x",
        "matched_content": "x",
    },
    "CHANNEL_CREATE": objects.channel(3502),
    "CHANNEL_UPDATE": objects.channel(CHANNEL),
    "CHANNEL_DELETE": objects.channel(3502),
    "CHANNEL_PINS_UPDATE": {
        "guild_id": _GUILD,
        "channel_id": _CHANNEL,
        "last_pin_timestamp": SINCE,
    },
    "ENTITLEMENT_CREATE": _SALE,
    "GUILD_AUDIT_LOG_ENTRY_CREATE": {
        "guild_id": _GUILD,
        "id": "15",
        "action_type": 1,
        "user_id": _OWNER,
    },
    "GUILD_BAN_ADD": _USER,
    "GUILD_BAN_REMOVE": _USER,
    "GUILD_CREATE": objects.guild(),
    "GUILD_UPDATE": objects.guild(),
    "GUILD_DELETE": {"id": _GUILD, "unavailable": True},
    "GUILD_EMOJIS_UPDATE": {"guild_id": _GUILD, "emojis": [_EMOJI]},
    "GUILD_INTEGRATIONS_UPDATE": {"guild_id": _GUILD},
    "GUILD_MEMBERS_CHUNK": {
        "guild_id": _GUILD,
        "members": [_MEMBER],
        "chunk_index": 0,
        "chunk_count": 1,
        "nonce": "n",
    },
    "GUILD_MEMBER_ADD": _MEMBER,
    "GUILD_MEMBER_REMOVE": _USER,
    "GUILD_MEMBER_UPDATE": _MEMBER,
    "GUILD_ROLE_CREATE": _ROLE,
    "GUILD_ROLE_UPDATE": _ROLE,
    "GUILD_ROLE_DELETE": {"guild_id": _GUILD, "role_id": "2002"},
    "GUILD_SCHEDULED_EVENT_CREATE": objects.event(9),
    "GUILD_SCHEDULED_EVENT_UPDATE": objects.event(9),
    "GUILD_SCHEDULED_EVENT_DELETE": objects.event(9),
    "GUILD_SCHEDULED_EVENT_USER_ADD": _EVENT_USER,
    "GUILD_SCHEDULED_EVENT_USER_REMOVE": _EVENT_USER,
    "GUILD_SOUNDBOARD_SOUNDS_UPDATE": {"guild_id": _GUILD, "soundboard_sounds": [_SOUND]},
    "GUILD_STICKERS_UPDATE": {"guild_id": _GUILD, "stickers": [{"id": "16", "name": "bear"}]},
    "INTEGRATION_DELETE": {"id": "14", "guild_id": _GUILD, "application_id": "1"},
    "INTERACTION_CREATE": objects.interaction(
        2, objects.command("help"), objects.member(OWNER, "Owner"), CHANNEL
    ),
    "INVITE_CREATE": {"channel_id": _CHANNEL, "guild_id": _GUILD, "code": "c", "created_at": SINCE},
    "INVITE_DELETE": {"channel_id": _CHANNEL, "guild_id": _GUILD, "code": "c"},
    "MESSAGE_CREATE": _MESSAGE,
    "MESSAGE_UPDATE": _MESSAGE,
    "MESSAGE_DELETE": {"id": "8", "channel_id": _CHANNEL, "guild_id": _GUILD},
    "MESSAGE_DELETE_BULK": {"ids": ["8"], "channel_id": _CHANNEL, "guild_id": _GUILD},
    "MESSAGE_REACTION_REMOVE_ALL": _VOTE,
    "PRESENCE_UPDATE": {
        "guild_id": _GUILD,
        "user": {"id": _OWNER},
        "status": "online",
        "activities": [],
        "client_status": {"web": "online"},
    },
    "THREAD_CREATE": _THREAD,
    "THREAD_UPDATE": _THREAD,
    "THREAD_DELETE": {"id": str(THREAD), "guild_id": _GUILD, "parent_id": _CHANNEL, "type": 11},
    "THREAD_LIST_SYNC": {
        "guild_id": _GUILD,
        "channel_ids": [_CHANNEL],
        "threads": [_THREAD],
        "members": [_IN_THREAD],
    },
    "THREAD_MEMBER_UPDATE": {"guild_id": _GUILD, **_IN_THREAD},
    "THREAD_MEMBERS_UPDATE": {
        "id": str(THREAD),
        "guild_id": _GUILD,
        "member_count": 1,
        "added_members": [_IN_THREAD],
        "removed_member_ids": [_OWNER],
    },
    "TYPING_START": {
        "channel_id": _CHANNEL,
        "guild_id": _GUILD,
        "user_id": _OWNER,
        "timestamp": 1,
        "member": objects.member(OWNER, "Owner"),
    },
    "USER_UPDATE": objects.user(BOT, "Borsa", bot=True),
    "VOICE_CHANNEL_EFFECT_SEND": {"channel_id": _CHANNEL, "guild_id": _GUILD, "user_id": _OWNER},
    "VOICE_SERVER_UPDATE": {"guild_id": _GUILD, "token": "t", "endpoint": "e"},
    "VOICE_STATE_UPDATE": _VOICE,
    "WEBHOOKS_UPDATE": {"guild_id": _GUILD, "channel_id": _CHANNEL},
}
for _kinds, _sent in (
    ("AUTO_MODERATION_RULE_{}", _RULE),
    ("ENTITLEMENT_{}", _SALE),
    ("GUILD_SOUNDBOARD_SOUND_{}", _SOUND),
    ("INTEGRATION_{}", _INTEGRATION),
    ("STAGE_INSTANCE_{}", _STAGE),
    ("SUBSCRIPTION_{}", _SALE),
):
    for _kind in ("CREATE", "UPDATE", "DELETE"):
        SENT.setdefault(_kinds.format(_kind), _sent)
for _kind in ("ADD", "REMOVE"):
    SENT[f"MESSAGE_POLL_VOTE_{_kind}"] = _VOTE
    SENT[f"MESSAGE_REACTION_{_kind}"] = _REACTION
SENT["MESSAGE_REACTION_REMOVE_EMOJI"] = _REACTION

LOG_IN = {"READY", "RESUMED"}
"""What belongs to the log-in itself."""


def incomplete(sent: Json) -> Iterator[Json]:
    """The event without each of its fields, at any depth, and with each of them null."""
    for path in _paths(sent):
        for cut in (True, False):
            made = deepcopy(sent)
            *above, last = path
            inner: Any = made
            for step in above:
                inner = inner[step]
            if cut:
                del inner[last]
            else:
                inner[last] = None
            yield made


def _paths(sent: object, above: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    steps = (
        sent.items()
        if isinstance(sent, dict)
        else enumerate(sent)
        if isinstance(sent, list)
        else ()
    )
    for step, inner in steps:
        yield (*above, step)
        yield from _paths(inner, (*above, step))
