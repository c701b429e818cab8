"""What the bot lacks is named."""

from __future__ import annotations

import discord
import pytest

from bot.outbound.sending.permissions import INVITE, NEEDED, lacking, words_of
from bot.words.catalogue import Catalogue


def test_the_invite_link_asks_for_all_that_is_needed() -> None:
    assert lacking(INVITE) == ()
    assert INVITE.create_events, "a tournament at a set time makes an event"


def test_an_administrator_lacks_nothing() -> None:
    assert lacking(discord.Permissions(administrator=True)) == ()


def test_what_is_missing_is_named() -> None:
    granted = discord.Permissions(**dict.fromkeys(NEEDED["channel"], True))
    assert lacking(granted, "channel") == ()
    assert lacking(granted, "thread") == ("create_public_threads", "send_messages_in_threads")


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_permission_has_its_name_in_words(language: str) -> None:
    words = Catalogue(strict=True).words(language)
    assert all(words.say(key) for key in words_of(NEEDED["thread"]))


def test_a_lobby_inside_a_thread_needs_the_right_to_write_in_threads() -> None:
    """Discord asks for that one there, and not for writing in channels."""
    rights = discord.Permissions(
        view_channel=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
        send_messages=True,
    )
    assert lacking(rights, "in-thread") == ("send_messages_in_threads",)
    rights.update(send_messages=False, send_messages_in_threads=True)
    assert lacking(rights, "in-thread") == ()
