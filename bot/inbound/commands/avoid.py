"""`/me avoid`: people whom somebody wishes not to meet. Only they read of it."""

from __future__ import annotations

from functools import partial

import discord

from bot.errors import HouseError
from bot.inbound.commands.me import GROUP
from bot.inbound.commands.naming import command
from bot.inbound.visit import Interaction, Visit
from bot.store import avoided
from bot.ui.sheet import note


@command("me-avoid", "person", "off", of=GROUP)
async def avoid(
    interaction: Interaction, person: discord.User | None = None, off: bool = False
) -> None:
    """Without a person: whom they avoid. HouseError: avoid-yourself, no-bots, avoid-too-many."""
    visit = Visit.of(interaction)
    await visit.think()
    store, user = visit.services.store, visit.user_id
    words = await visit.words()
    if person is None:
        kept = await store.read(partial(avoided.of, user_id=user))
        said = words.say("me-avoids", users=kept, count=len(kept), most=avoided.MOST)
        await visit.answer(note(said))
        return
    if off:
        await store.write(partial(avoided.drop, user_id=user, other_id=person.id))
        await visit.answer(note(words.say("me-avoids-no-more", user=person.id)))
        return
    if person.id == user:
        raise HouseError("avoid-yourself")
    if person.bot:
        raise HouseError("no-bots")
    if not await store.write(partial(avoided.put, user_id=user, other_id=person.id)):
        raise HouseError("avoid-too-many", most=avoided.MOST)
    await visit.services.joined.avoid(user, person.id)
    await visit.answer(note(words.say("me-avoided", user=person.id)))
