"""A command that was sent as plain text, which the page allows: it is told how it is meant."""

from __future__ import annotations

import asyncio

import discord
from simcord import Env

LOOK_EVERY = 0.2
"""Seconds."""
HOW = {
    "en": "That was sent as text. Type `/` and the name, choose the command in the list that opens"
    " above the box (Enter takes the first), then send it.",
    "it": "Questo è arrivato come testo. Scrivi `/` e il nome, scegli il comando nella lista che si"
    " apre sopra la casella (Invio prende il primo), poi invialo.",
}


async def explain(env: Env, client: discord.Client, channel_id: int, language: str) -> None:
    """Until cancelled: whoever sends a command as text is told how to give one."""
    told = 0
    while True:
        messages = tuple(env.backend.messages.get(channel_id, {}).values())
        typed = [one for one in messages if one.id > told and one.content.startswith("/")]
        told = max((one.id for one in messages), default=told)
        if typed:
            await client.get_partial_messageable(channel_id).send(HOW[language])
        await asyncio.sleep(LOOK_EVERY)
