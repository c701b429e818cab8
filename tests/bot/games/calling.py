"""Every slash command, typed with values that suit it, or at random with values that nobody expects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from simcord import ChannelHandle
from simcord.interactions import command_leaves

from bot.inbound.door import Door
from bot.words.catalogue import Catalogue
from games.core.chance import Chance
from tests.bot.sim import House

NASTY = (
    *("", " ", "0", "-1", "1e9", "99999999999999999999", "٣", "²", "½", "NaN", "inf", "1,2,3"),
    *("#1", "#-1", "#99999999999999999999", "#²", "@everyone", "<@1>", "`" * 3, "\n", "{", "%s"),
    *(
        "\u202e",
        "\u200b",
        "\x00",
        "null",
        "😀" * 40,
        "a" * 200,
        "1 2 3 4 5 6 7 8",
        "24:99",
        "2 months",
    ),
    *(
        "x:1",
        "1.2.2026",
        "31.2.2026 25:00",
        "2026-13-41",
        "$-5",
        "5 $",
        "Anna, Anna",
        "1:2:3:4",
        "=",
        ";",
    ),
)
"""Typed by nobody in their right mind, or by somebody who tries what breaks."""
WHOLES = (1 - 2**53, -1, 0, 1, 2, 3, 7, 99, 2**31, 2**53 - 1)
LONGEST = 6000
"""Characters that Discord lets people write into an option."""


class Calls:
    """Calls commands at a house and notes what broke."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch, seed: int = 1) -> None:
        self.house, self.chance = house, Chance("calls", seed)
        self.made = 0
        self.broken: list[tuple[str, str, BaseException]] = []
        """Who typed what, and what was raised."""
        self._now = ("", "")
        self._role = house.guild.create_role("any")
        words = Catalogue(strict=True)
        self._groups = {
            key: words.words("en", rules).plain.say(f"command-{key}")
            for key, rules in house.games.items()
        }
        broke = Door._broke

        async def noting(door: Door, visit: Any, error: BaseException) -> None:
            self.broken.append((*self._now, error))
            await broke(door, visit, error)

        patch.setattr(Door, "_broke", noting)

    def is_of(self, command: str, game: str) -> bool:
        """Whether it is one of the game's own."""
        return command.split(maxsplit=1)[0] == self._groups[game]

    def is_of_a_game(self, command: str) -> bool:
        return command.split(maxsplit=1)[0] in self._groups.values()

    async def somebody(self, people: Sequence[str]) -> None:
        """Somebody types any command anywhere, at random."""
        who = _one(people, self.chance)
        place = _one([self.house.channel, *self.house.channel.threads], self.chance)
        leaves = self.leaves(who, place)
        command = _one(list(leaves), self.chance)
        await self.at_random(who, command, leaves[command], place)

    def leaves(self, who: str, place: ChannelHandle) -> dict[str, Mapping[str, Any]]:
        """All commands that somebody sees there, by what is typed, with Discord's data."""
        actor = self.house.people[who]
        visible = self.house.env.backend.visible_commands(user_id=actor.id, channel_id=place.id)
        return {" ".join(path): leaf for one in visible for path, leaf in command_leaves(one)}

    async def suited(
        self, who: str, command: str, leaf: Mapping[str, Any], place: ChannelHandle
    ) -> None:
        """With what is suggested in the options that must be filled in."""
        filled = dict[str, Any]()
        for option in leaf.get("options", ()):
            if option.get("required"):
                filled[option["name"]] = await self._suited(who, command, option, place, filled)
        await self._call(who, command, filled, place)

    async def at_random(
        self, who: str, command: str, leaf: Mapping[str, Any], place: ChannelHandle
    ) -> None:
        """With anything that Discord lets through."""
        options = leaf.get("options", ())
        chosen = [one for one in options if one.get("required") or self.chance.below(2)]
        filled = {one["name"]: self._anything(one) for one in chosen}
        if self.chance.below(3) == 0:
            for option in (one for one in chosen if one.get("autocomplete")):
                typed = str(filled[option["name"]])
                offered = await self._offered(who, command, option["name"], place, typed)
                if offered:
                    filled[option["name"]] = _one(offered, self.chance)
        await self._call(who, command, filled, place)

    async def _call(
        self, who: str, command: str, filled: Mapping[str, Any], place: ChannelHandle
    ) -> None:
        self._now, self.made = (who, f"/{command} {filled} in {place.name}"), self.made + 1
        await self.house.people[who].slash(place, command, **filled)
        await self.house.env.settle()

    async def _suited(
        self,
        who: str,
        command: str,
        option: Mapping[str, Any],
        place: ChannelHandle,
        filled: Mapping[str, Any],
    ) -> Any:
        if option.get("autocomplete"):
            offered = await self._offered(who, command, option["name"], place, "", **filled)
            if offered:
                return offered[0]
        return self._plain(option)

    async def _offered(
        self, who: str, command: str, option: str, place: ChannelHandle, typed: str, **filled: Any
    ) -> list[Any]:
        actor = self.house.people[who]
        offered = await actor.autocomplete(place, command, option, typed, **filled)
        return [one["value"] for one in offered]

    def _plain(self, option: Mapping[str, Any]) -> Any:
        if choices := option.get("choices"):
            return choices[0]["value"]
        match option["type"]:
            case 4 | 10:
                return option.get("min_value", 1)
            case 3:
                return "1".ljust(option.get("min_length", 1), "1")
            case _:
                return self._thing(option["type"])

    def _anything(self, option: Mapping[str, Any]) -> Any:
        if choices := option.get("choices"):
            return _one(choices, self.chance)["value"]
        least, most = option.get("min_value", WHOLES[0]), option.get("max_value", WHOLES[-1])
        match option["type"]:
            case 4:
                return _one([*(n for n in WHOLES if least <= n <= most), least, most], self.chance)
            case 10:
                return float(_one([least, most, max(least, min(most, 0.1))], self.chance))
            case 3:
                text = _one(NASTY, self.chance)[: option.get("max_length", LONGEST)]
                return text.ljust(option.get("min_length", 0), "x")
            case _:
                return self._thing(option["type"])

    def _thing(self, kind: int) -> Any:
        house = self.house
        match kind:
            case 5:
                return bool(self.chance.below(2))
            case 6 | 9:
                return _one(list(house.people.values()), self.chance)
            case 7:
                return house.channel
            case 8:
                return self._role
            case _:
                return ("a.json", _one([b"", b"{}", b"\xff", b'{"game": 1}'], self.chance))


def _one(found: Sequence[Any], chance: Chance) -> Any:
    return found[chance.below(len(found))]
