"""People who play any game without knowing it: what they do is read from what is offered to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from bot.engine.views.sight import Sight
from bot.inbound.commands.arguments import sort_of
from bot.inbound.commands.typed import Typist
from bot.ui import amounts, bundles
from bot.words.catalogue import Catalogue
from bot.words.translator import GameWords
from games.core.chance import Chance
from games.core.commands import Argument, Command
from games.core.kinds import Money, kind_of
from games.core.offers import Counts, sample
from games.core.words import Action, RuleError
from tests.bot.seen import Button, Reply, Seen
from tests.bot.sim import House

T = TypeVar("T")

PRESSED = ("act", "write")
"""A button that is a move, and one that asks for what must be typed."""


class Table:
    """A table of any game, from its lobby on."""

    def __init__(self, house: House, number: int, seed: int) -> None:
        self.house = house
        self.number = number
        self.chance = Chance("anything", seed)
        self.asked = set[int]()
        """How many were asked at once."""
        self.windows = 0

    async def sight(self, who: str | None = None) -> Sight:
        user = self.house.people[who].id if who is not None else None
        return await self.house.app.tables.sight(self.number, user)

    async def by_commands(self) -> None:
        """Until it is over everybody types what they do."""
        while (who := await self._next()) is not None:
            command, options = typed(await self.sight(who), await self._drawn(who))
            reply = await self.house.slash(who, command, **options)
            assert reply.private

    async def at_random(self, entries: int) -> None:
        """Past Discord, until there are so many entries or it is over: only what it tells is posted."""
        tables = self.house.app.tables
        while (sight := await self.sight()).table.number < entries and sight.outcome is None:
            assert sight.waiting is not None
            user = sight.seats[sight.waiting.seats[0]].user_id
            assert user is not None
            offer = _one((await tables.sight(self.number, user)).offers, self.chance)
            try:
                await tables.act(self.number, user, sample(offer, self.chance))
            except RuleError:
                await tables.act(self.number, user, offer.action)
            await self.house.settle()

    async def by_buttons(self) -> None:
        """Until it is over everybody opens their hand and presses what is in it."""
        while (who := await self._next()) is not None:
            words = Catalogue(strict=True).words("en", (await self.sight()).rules)
            # Private messages may have this button as well.
            hand = (await self.house.press(who, words.say("my-hand"), self.house.board)).seen
            await self._press(who, hand)

    async def _next(self) -> str | None:
        """Whose turn it is. Where nobody is waited for, everybody acts once, then time passes."""
        while (sight := await self.sight()).outcome is None:
            assert sight.waiting is not None
            self.asked.add(len(sight.waiting.seats))
            self.windows += sight.waiting.window
            if sight.waiting.seats:
                return await self._person(sight, sight.waiting.seats[0])
            if self.chance.below(3):
                seat = sight.waiting.may[self.chance.below(len(sight.waiting.may))]
                who = await self._person(sight, seat)
                if (await self.sight(who)).offers:
                    return who
            assert sight.deadline is not None
            await self.house.advance((sight.deadline - self.house.now()).total_seconds() + 1)
        return None

    async def _person(self, sight: Sight, seat: int) -> str:
        user = sight.seats[seat].user_id
        return next(name for name, each in self.house.people.items() if each.id == user)

    async def _drawn(self, who: str) -> Action:
        """One of those that can be typed, with values at random."""
        sight = await self.sight(who)
        known = {one.action for one in sight.rules.commands if isinstance(one, Command)}
        offers = [offer for offer in sight.offers if type(offer.action) in known]
        return sample(_one(offers, self.chance), self.chance)

    async def _press(self, who: str, hand: Seen) -> None:
        """A move, or what opens the modal for one, whose proposals stand."""
        known = [one for one in hand.buttons if _verb(one) in PRESSED and not one.off]
        if not known:
            menu = hand.menus[0]
            await self.house.choose(who, [next(iter(menu.choices))], hand)
            return
        button = _one(known, self.chance)
        reply = await self.house.press(who, button.label, hand)
        if _verb(button) == "write":
            await self.house.fill(who, reply, proposed(reply))


async def opened(
    house: House,
    game: str,
    people: Sequence[str],
    seed: str = "seed-3",
    labels: tuple[str, str] = ("Join", "Start"),
    **options: Any,
) -> Table:
    """The first opens it by `/play`, the others join on the card, the first starts it."""
    house.seed(seed)
    join, start = labels
    await house.slash(people[0], "play", house.channel, game=game, **options)
    card = house.with_button(people[0], join)
    number = int(card.button(join).custom_id.split(":")[1])
    for who in people[1:]:
        await house.press(who, join, card)
    await house.press(people[0], start, card)
    return Table(house, number, 1)


def typed(
    sight: Sight, action: Action, read: GameWords | None = None
) -> tuple[str, dict[str, Any]]:
    """The slash command that does it, and its options by the names that people read; things are named
    as they are `read`.
    """
    words = Catalogue(strict=True).words("en", sight.rules, sight.names, sight.titles).plain
    command = next(
        one
        for one in sight.rules.commands
        if isinstance(one, Command) and type(action) in {one.action, one.instead}
    )
    path, options = f"command-{sight.rules.key}-{command.name}", dict[str, Any]()
    own = [one for one in command.arguments if one.field in action.__struct_fields__]
    for argument in own:
        for option, value in _options(Typist(sight, read or words), command, argument, action):
            options[words.say(f"{path}.option-{option}")] = value
    root = f"command-{sight.rules.key}"
    parts = [root, *([f"{root}-{command.group}"] if command.group else []), path]
    return " ".join(map(words.say, parts)), options


def proposed(reply: Reply) -> dict[str, str | list[str]]:
    """What stands in the fields of a modal already, and of a select what is chosen."""
    fields = [label["component"] for label in reply.form["components"] if "component" in label]
    return {field["custom_id"]: _standing(field) for field in fields}


def _standing(field: Mapping[str, Any]) -> str | list[str]:
    if "options" not in field:
        return str(field.get("value", "1"))
    return [one["value"] for one in field["options"] if one.get("default")]


def _options(
    at: Typist, command: Command, argument: Argument, action: Action
) -> list[tuple[str, Any]]:
    field, value = argument.field, getattr(action, argument.field)
    match sort_of(at.sight.rules, command, argument):
        case "counts":
            counts = (
                one
                for offer in at.sight.offers
                for one in offer.fields
                if isinstance(one, Counts) and one.name == field
            )
            held = [item.start for one in counts for item in one.items] or [0] * len(value)
            changes = (count - start for count, start in zip(value, held, strict=False))
            return list(zip(argument.items, changes, strict=True))
        case "name":
            return [] if value is None else [(field, at.value(field, value))]
        case "names":
            told = ", ".join(at.value(field, one) for one in value)
            return [(field, told)] if told else []
        case "bundle":
            told = bundles.written(at.sight, at.words, at._whole(field), value)
            return [(field, told or "0")]
        case "money":
            kind = kind_of(at.sight.rules.kinds, field)
            assert isinstance(kind, Money)
            return [(field, amounts.written(value, kind))]
        case _:
            return [] if value == "" else [(field, value)]


def _verb(button: Button) -> str:
    return button.custom_id.split(":")[3]


def _one(found: Sequence[T], chance: Chance) -> T:
    return found[chance.below(len(found))]
