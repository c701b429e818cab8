"""Servers as large as they are in life: many channels and roles, rights of their own, and much that no bot of games reads."""

from __future__ import annotations

from random import Random

from tests.wire import objects
from tests.wire.objects import Json

KINDS = (0, 0, 0, 0, 2, 2, 4, 5, 15)
RIGHTS = ("0", "104324673", "2248473465835073", "559623605575360")


def server(guild: int, channels: int = 30, roles: int = 20, threads: int = 3) -> Json:
    """GUILD_CREATE of a server; the same number, the same server."""
    draw = Random(guild)
    made = objects.guild() | {"id": str(guild), "name": f"Server {guild}"}
    made["roles"] = [_role(guild, number, draw) for number in range(roles)]
    made["members"][0]["roles"] = [made["roles"][roles // 2]["id"]]
    made["channels"] = [_channel(guild, number, made["roles"], draw) for number in range(channels)]
    made["threads"] = [
        objects.channel(_id(draw), 11, f"talk {number}")
        | {
            "guild_id": str(guild),
            "parent_id": made["channels"][0]["id"],
            "owner_id": str(_id(draw)),
        }
        for number in range(threads)
    ]
    made["system_channel_id"] = made["channels"][0]["id"]
    made["emojis"] = [{"id": str(_id(draw)), "name": f"face{n}", "roles": []} for n in range(30)]
    made["features"] = ["COMMUNITY", "NEWS", "ANIMATED_ICON", "INVITE_SPLASH", "AUTO_MODERATION"]
    return made


def _channel(guild: int, number: int, roles: list[Json], draw: Random) -> Json:
    kind = 0 if number == 0 else draw.choice(KINDS)
    made = objects.channel(_id(draw), kind, f"channel-{number}-{draw.randrange(1000)}")
    made |= {"guild_id": str(guild), "position": number, "last_message_id": str(_id(draw))}
    made["permission_overwrites"] = [
        {"id": one["id"], "type": 0, "allow": draw.choice(RIGHTS), "deny": draw.choice(RIGHTS)}
        for one in (roles[0], *draw.sample(roles, 2))[: draw.randrange(4)]
    ]
    topic = "Talk about all kinds of things, and read the rules before you do so, please."
    more: dict[int, Json] = {
        0: {"topic": topic},
        2: {"bitrate": 64_000, "user_limit": 0, "rtc_region": None},
        15: {"topic": topic, "available_tags": [], "default_forum_layout": 0, "template": ""},
    }
    return made | more.get(kind, {})


def _role(guild: int, number: int, draw: Random) -> Json:
    made = objects.everyone() | {"id": str(guild if number == 0 else _id(draw))}
    return made | {
        "name": f"Role {number}",
        "position": number,
        "permissions": draw.choice(RIGHTS),
        "colors": {"primary_color": 5, "secondary_color": None, "tertiary_color": None},
        "managed": number % 5 == 4,
    }


def _id(draw: Random) -> int:
    return draw.randrange(10**18, 2 * 10**18)
