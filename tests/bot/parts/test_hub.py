"""The address of the hub, before anybody asks it."""

from __future__ import annotations

import pytest

from bot.errors import SetupError
from bot.parts.hub import Hub
from bot.store.share import Share


@pytest.mark.parametrize("options", ["bogus=1", "socket_keepalive=perhaps&nonsense=2"])
def test_options_that_the_library_does_not_know_are_refused_without_the_password(
    options: str,
) -> None:
    with pytest.raises(SetupError, match="BORSA_SHARED has options") as said:
        Hub(f"redis://:s3cret@hub:6379/0?{options}", Share(0, 2))
    assert "s3cret" not in str(said.value)


async def test_options_of_encryption_are_taken() -> None:
    hub = Hub("rediss://hub:6379/0?ssl_cert_reqs=none", Share(0, 2))
    assert not hub.away
    await hub.close()
