"""Each game from its lobby to its end by typed commands and words only, in both languages: nothing else is read.

What somebody does is what `/table ask` tells them that they can do, and what suggestions offer is legal.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from bot.words.catalogue import Catalogue
from games import GAMES
from games.core.commands import Command
from games.core.offers import sample
from games.core.words import Action
from tests.bot.games.anything import Table, opened, typed
from tests.bot.games.stages import SHORT, past_discord
from tests.bot.seen import Reply
from tests.bot.sim import House

PEOPLE = ("giulia", "marco", "ottavia")
GALLERY = 12
LABELS = {"en": ("Join", "Start"), "it": ("Partecipa", "Inizia")}
NOW = {
    "en": "What can I do now, and what comes of it?",
    "it": "Che cosa posso fare adesso, e che effetto ha?",
}
ENOUGH = int(os.environ.get("BORSA_TYPED", "24"))
"""Decisions that are typed; what is left of a long game then goes past Discord."""
ASKED = 5
"""One decision in so many asks what can be done."""


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", sorted(LABELS))
async def test_a_whole_game_is_played_by_typed_commands_and_words_only(
    house: House, game: str, language: str
) -> None:
    rules = GAMES[game]
    for who in PEOPLE:
        house.locales[house.people[who].id] = "it" if language == "it" else "en-US"
        await house.slash(who, "me settings", house.channel, pictures="only")
    fields = rules.options_type.__struct_fields__
    option = next(({"option": text} for field, text in SHORT.items() if field in fields), {})
    table = await opened(house, game, PEOPLE, labels=LABELS[language], language=language, **option)
    listener = Listener(table, language)
    await listener.play()
    assert (await table.sight()).outcome is not None
    assert listener.typed > 10
    replay = await house.slash("giulia", "table replay")
    result = await house.slash("giulia", "table text")
    for reply in (replay, result):
        listener.hears(reply)
        assert "Giulia" in reply.text


class Listener:
    """Somebody at each seat who only hears what is written."""

    def __init__(self, table: Table, language: str) -> None:
        self.table, self.house, self.language = table, table.house, language
        self.typed = 0

    async def play(self) -> None:
        while (who := await self.table._next()) is not None:
            if self.typed >= ENOUGH:
                await past_discord(self.house, self.table.number, 5_000, self.table.chance)
                await self.house.settle()
                return
            action = await self._chosen(who)
            sight = await self.table.sight(who)
            if self.typed % ASKED == 0:
                await self._is_told(who, action)
            words = Catalogue(strict=True).words(
                self.language, sight.rules, sight.names, sight.titles
            )
            command, options = typed(sight, action, words.plain)
            self.hears(await self.house.slash(who, command, **options))
            self.typed += 1

    def hears(self, reply: Reply) -> None:
        """It is there, private, in words, and no picture is in it."""
        assert reply.private
        assert reply.text.strip()
        assert not any(part["type"] == GALLERY for one in reply.messages for part in one.parts)
        assert "went wrong" not in reply.text

    async def _chosen(self, who: str) -> Action:
        sight = await self.table.sight(who)
        known = {one.action for one in sight.rules.commands if isinstance(one, Command)}
        offers = [offer for offer in sight.offers if type(offer.action) in known]
        chance: Any = self.table.chance
        return sample(offers[chance.below(len(offers))], chance)

    async def _is_told(self, who: str, action: Action) -> None:
        """Everything that can be done is named, each kind of it at least once."""
        told = await self.house.slash(who, "table ask", question=NOW[self.language])
        self.hears(told)
        assert told.text.count("\n- ") >= 1, action
