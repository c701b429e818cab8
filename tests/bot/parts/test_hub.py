"""The address of the hub, before anybody asks it."""

from __future__ import annotations

import asyncio
import ssl

import pytest

from bot.errors import SetupError
from bot.parts.hub import Hub, wrong
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


async def test_a_stop_that_comes_together_with_an_answer_is_heard() -> None:
    """Else whoever renews the lease would go on for ever, and the stop would wait for it."""
    hub, answer = Hub("redis://hub:6379/0", Share(0, 2)), asyncio.get_running_loop().create_future()
    asking = asyncio.create_task(hub.ask(lambda: answer))
    await asyncio.sleep(0)
    answer.set_result(1)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await hub.close()


def test_a_certificate_that_is_not_trusted_is_named() -> None:
    error = ssl.SSLCertVerificationError(1, "failed")
    error.verify_message = "self-signed certificate"
    said = str(wrong(error))
    assert "does not trust (self-signed certificate)" in said
    assert "ssl_ca_certs" in said
    assert wrong(ConnectionResetError()) is None
