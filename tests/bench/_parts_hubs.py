"""Stories of a hub that is a wrong one, late, dead, or of another version, for two parts as processes."""

from __future__ import annotations

import asyncio

from redis.asyncio import Redis

from bot.parts.hub import bot_of
from tests.bench._parts_world import CHOSEN, LEASE, World, serves
from tests.wire.machines import Proxy, RedisServer, free_port


async def _replica(world: World) -> tuple[RedisServer, Redis]:
    """A server that follows the hub, and a connection to it."""
    replica = RedisServer()
    await replica.open()
    link = Redis.from_url(replica.url)
    await link.config_set("repl-diskless-load", "swapdb")
    await link.replicaof("127.0.0.1", world.redis.port)
    return replica, link


async def wrong_hubs(world: World) -> str:
    replica, link = await _replica(world)
    rubbish = await asyncio.start_server(_rubbish, "127.0.0.1", port := free_port())
    told = [
        f"a replica: {await world.refused(world.copy(1, replica.url))}",
        f"something else: {await world.refused(world.copy(1, f'redis://127.0.0.1:{port}/0'))}",
        f"BORSA_REQUESTS 90: {await world.refused(world.copy(1, REQUESTS=90))}",
    ]
    await world.link.config_set("requirepass", "right")
    address = world.redis.url.replace("//", "//:wrong@")
    told.append(f"a wrong password: {await world.refused(world.copy(1, address))}")
    await world.link.config_set("requirepass", "")
    await link.aclose()
    await replica.kill()
    rubbish.close()
    return "; ".join(told)


async def _rubbish(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
    await writer.drain()
    writer.close()


async def becomes_rubbish(world: World) -> str:
    """What stands at the hub's address answers, and is no hub any more."""
    to, server = (
        world.way.to,
        await asyncio.start_server(_rubbish, "127.0.0.1", port := free_port()),
    )
    world.way.to = port
    for kind in ("normal", "pubsub"):
        await world.link.client_kill_filter(_type=kind, skipme=True)
    answered = await world.says(1)
    await asyncio.sleep(LEASE + 3)
    seen = await world.health(1)
    world.way.to = to
    server.close()
    back = await serves(world)
    return f"answers after {answered:.1f} s within its lease; past it /health {seen}; serves {back:.1f} s after the hub is right, choices agree {await world.agree():.1f} s later"


async def failed_over(world: World) -> str:
    """The hub dies; its replica becomes the first at the same address, and knows nothing of a part's last start."""
    await world.link.config_set("repl-diskless-sync-delay", 0)
    replica, link = await _replica(world)
    await _synced(link)
    await link.replicaof("NO", "ONE")
    old, kept = await world.epochs(link), len(await link.keys("*"))
    copy = world.copy(1)
    part, refused = world.parts[1], len(world.wire.refused)
    await part.kill()
    await part.open(wait=False)
    await part.ready(180)
    await world.says(1)
    newest = await world.epochs(world.link)
    await world.redis.kill()
    world.way.to = replica.port
    front = Proxy(replica.port)
    front.port = world.redis.port
    await front.open()
    slowest = max(await asyncio.gather(*(world.says(part) for part in (0, 1) * 10)))
    told = f"{kept} keys kept, 20 commands answered within {slowest:.1f} s, {len(world.wire.refused) - refused} refused"
    told += f", choices agree {await world.agree():.1f} s later, both serve: {await world.health(0)} and {await world.health(1)}"
    await asyncio.sleep(LEASE / 2)
    told += f"; epochs {old}, {newest} when it died, {await world.epochs(link)} in the end"
    told += f"; a copy of before: {await world.refused(copy)}"
    await front.close()
    await link.aclose()
    await replica.kill()
    await world.redis.open()
    world.way.to = world.redis.port
    await asyncio.sleep(8)
    return told


async def _synced(replica: Redis) -> None:
    async with asyncio.timeout(30):
        while (await replica.info("replication"))["master_link_status"] != "up":  # noqa: ASYNC110  # a server calls nobody
            await asyncio.sleep(0.1)


async def slow(world: World) -> str:
    """Answers reach part 1 late; in the end another process takes it over meanwhile."""
    told = []
    for late in (1, 5, 20, 45):
        world.way.delay = late
        first = await world.says(1)
        await asyncio.sleep(LEASE + 3)
        told.append(
            f"{late} s late: answers after {first:.1f} s, past its lease {await world.answer(1)}, /health {await world.health(1)}"
        )
        if late < 45:
            world.way.delay = 0.0
            told[-1] += (
                f", serves {await serves(world):.1f} s after it is quick, answers after {await world.says(1):.1f} s"
            )
    old, way, new = world.parts[1], world.way, await world.replacement()
    people, posted = old.read(CHOSEN), len(world.wire.requests)
    way.delay = 0.0
    code = await old.ended(60)
    wrote = "SOMETHING" if old.read(CHOSEN) != people else "nothing"
    told.append(
        f"replaced meanwhile: it writes {wrote}, sends {len(world.wire.requests) - posted} requests, exit {code}"
    )
    world.parts[1] = new
    told.append(
        f"the new one answers after {await world.says(1):.1f} s, choices agree {await world.agree():.1f} s later"
    )
    return "; ".join(told)


async def other_scripts(world: World) -> str:
    """The hub forgets all scripts; then another version's have left keys of other shapes there."""
    await world.link.script_flush()
    told = [f"without its scripts: answers after {await world.says(1):.1f} s"]
    name = f"borsa:{bot_of('a-token')}:"
    for key in ("part:1", "mark:1"):
        await world.link.hset(name + key, "shape", "2")
    await asyncio.sleep(LEASE + 3)
    told.append(f"with a field more: answers after {await world.says(1):.1f} s")
    for key in ("part:1", "mark:1"):
        await world.link.set(name + key, "of another shape")
    await asyncio.sleep(LEASE + 3)
    told.append(
        f"with another shape past its lease: {await world.answer(1)}, /health {await world.health(1)}"
    )
    told.append(f"a start: {await world.refused(world.copy(1))}")
    for key in ("part:1", "mark:1"):
        await world.link.delete(name + key)
    told.append(
        f"serves {await serves(world):.1f} s after they are gone, choices agree {await world.agree():.1f} s later"
    )
    return "; ".join(told)
