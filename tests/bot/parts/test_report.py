"""What `python -m bot parts` prints."""

from __future__ import annotations

from pydantic import SecretStr

from bot.parts import report
from bot.process.host_settings import HostSettings
from tests.bot.parts.conftest import Joined
from tests.wire.machines import RedisServer


async def test_versions_that_differ_are_named(join: Joined, redis: RedisServer) -> None:
    settings = HostSettings.model_construct(
        token=SecretStr("MTExMQ.x.y"), parts=3, part=0, shared=SecretStr(redis.url)
    )
    for part, version in enumerate(("0.4.0, database 90", "0.5.0, database 91")):
        await report.say(join(part, 3, bot="1111"), {"version": version, "epoch": 4})
    lines, well = await report.lines(settings)
    assert [line.split()[0] for line in lines[1:4]] == ["0", "1", "2"]
    assert lines[3].split() == ["2", "away"]
    assert lines[4] == "Versions differ: 0.4.0, database 90; 0.5.0, database 91."
    assert not well
