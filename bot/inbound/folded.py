"""Servers in little memory: what is in a server stays packed until somebody looks at it.

Discord tells of every channel, role and open thread of every server, and discord.py makes an object of
each. In most servers nobody plays just now. So their lists are kept as Discord sent them, compressed, and
become objects when the first is asked for; which ids there are is known without that. Those that were looked
at longest ago are folded again, with all that has become of them.
"""

from __future__ import annotations

import gc
import pickle
import zlib
from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, MutableMapping, ValuesView
from collections.abc import Set as AbstractSet
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

import discord
import msgspec
import structlog
from discord.channel import _guild_channel_factory

log = structlog.get_logger()

Data = dict[str, Any]


class Listed(NamedTuple):
    """A list of a server's payload, and where discord.py keeps what it makes of it."""

    name: str
    attribute: str
    make: Callable[[discord.Guild, Data], Any]
    """None: a kind of thing that the library does not know."""
    unread: frozenset[str]
    """What nobody in the bot reads of each."""


def _channel(guild: discord.Guild, data: Data) -> Any:
    factory, _ = _guild_channel_factory(data["type"])
    return factory and factory(guild=guild, state=guild._state, data=data)  # noqa: SLF001


def _role(guild: discord.Guild, data: Data) -> Any:
    return discord.Role(guild=guild, state=guild._state, data=data)  # type: ignore[arg-type]  # noqa: SLF001


def _thread(guild: discord.Guild, data: Data) -> Any:
    return discord.Thread(guild=guild, state=guild._state, data=data)  # type: ignore[arg-type]  # noqa: SLF001


_SHOWN = frozenset({"topic", "icon_emoji", "theme_color", "template", "available_tags"})

KINDS = (
    Listed("channels", "_channels", _channel, _SHOWN),
    Listed("roles", "_roles", _role, frozenset({"icon", "unicode_emoji", "description"})),
    Listed("threads", "_threads", _thread, frozenset()),
)
UNREAD = frozenset(
    {
        "activity_instances", "embedded_activities", "emojis", "features", "guild_scheduled_events", "presences",
        "soundboard_sounds", "stage_instances", "stickers", "voice_states",
    }
)  # fmt: skip
"""Fields of the server itself that nobody in the bot reads."""


MOST = 400
"""Lists that are unfolded at the same time: those of servers in which something happens just now."""
FROZEN = 250
"""Servers after which a start has the collector pass over what came so far."""


class Folded(MutableMapping[int, Any]):
    """Like the dictionary that discord.py has: by id. It is unfolded by a look at what it holds."""

    __slots__ = ("_guild", "_ids", "_kind", "_open", "_opened", "_packed", "_pickled")

    def __init__(
        self, guild: discord.Guild, kind: Listed, told: list[Data], opened: Opened
    ) -> None:
        self._guild, self._kind, self._opened = guild, kind, opened
        self._ids = array("Q", (int(one["id"]) for one in told))
        kept = [
            {key: value for key, value in one.items() if key not in kind.unread} for one in told
        ]
        self._packed, self._pickled = zlib.compress(msgspec.json.encode(kept)), False
        self._open: dict[int, Any] | None = None

    def __getitem__(self, key: int) -> Any:
        return self._unfolded()[key]

    def get(self, key: int, default: Any = None) -> Any:
        """Without unfolding anything for an id that is not here: all servers are asked for some."""
        if self._open is None and key not in self._ids:
            return default
        return self._unfolded().get(key, default)

    def __contains__(self, key: object) -> bool:
        return self.get(key) is not None  # type: ignore[arg-type]

    def __setitem__(self, key: int, value: Any) -> None:
        self._unfolded()[key] = value

    def __delitem__(self, key: int) -> None:
        del self._unfolded()[key]

    def __iter__(self) -> Iterator[int]:
        return iter(self._unfolded())

    def __len__(self) -> int:
        return len(self._unfolded())

    def values(self) -> ValuesView[Any]:
        return self._unfolded().values()

    def copy(self) -> dict[int, Any]:
        return dict(self._unfolded())

    def ids(self) -> AbstractSet[int]:
        """What Discord has told of, without unfolding."""
        return frozenset(self._ids if self._open is None else self._open)

    def is_folded(self) -> bool:
        """Whether nobody has looked lately."""
        return self._open is None

    def fold(self) -> None:
        """As it is now. What cannot be folded stays as it is."""
        if self._open is None:
            return
        try:
            self._packed = zlib.compress(_Packer.packed(self._guild, self._open))
        except (pickle.PicklingError, TypeError, AttributeError):
            log.exception("not folded again", guild=self._guild.id, told=self._kind.name)
            return
        self._ids, self._open, self._pickled = array("Q", self._open), None, True

    def _unfolded(self) -> dict[int, Any]:
        if self._open is None:
            content = zlib.decompress(self._packed)
            self._open = (
                _Unpacker.unpacked(self._guild, content) if self._pickled else self._made(content)
            )
            self._packed, self._ids = b"", array("Q")
        self._opened.looked_at(self)
        return self._open

    def _made(self, content: bytes) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for data in msgspec.json.decode(content):
            try:
                made = self._kind.make(self._guild, data)
            except (KeyError, TypeError, ValueError):
                # As an unknown kind: one that is told in an unknown way is not all of them.
                log.exception("not understood", guild=self._guild.id, told=self._kind.name)
                continue
            if made is not None:
                found[made.id] = made
        return found


class Opened:
    """The lists that are unfolded, those looked at longest ago first."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lists = OrderedDict[int, Folded]()
        """By their address: they compare like dictionaries."""

    def looked_at(self, one: Folded) -> None:
        self._lists[id(one)] = one
        self._lists.move_to_end(id(one))
        while len(self._lists) > self._most:
            self._lists.popitem(last=False)[1].fold()


class _Packer(pickle.Pickler):
    """Objects of the library as they are, without their server and the client's state, which stay."""

    def __init__(self, target: BytesIO, guild: discord.Guild) -> None:
        super().__init__(target, pickle.HIGHEST_PROTOCOL)
        self._stay = {id(one): number for number, one in enumerate(_staying(guild))}

    @classmethod
    def packed(cls, guild: discord.Guild, content: dict[int, Any]) -> bytes:
        target = BytesIO()
        cls(target, guild).dump(content)
        return target.getvalue()

    def persistent_id(self, thing: Any) -> int | None:
        return self._stay.get(id(thing))

    def reducer_override(self, thing: Any) -> Any:
        # The classes of the library's values have no name by which they could be found.
        if (kind := getattr(type(thing), "_actual_enum_cls_", None)) is not None:
            return discord.enums.try_enum, (kind, thing.value)
        return NotImplemented


class _Unpacker(pickle.Unpickler):
    """What the bot has packed itself, and nothing else."""

    def __init__(self, content: bytes, guild: discord.Guild) -> None:
        super().__init__(BytesIO(content))
        self._guild = guild

    @classmethod
    def unpacked(cls, guild: discord.Guild, content: bytes) -> dict[int, Any]:
        found: dict[int, Any] = cls(content, guild).load()
        return found

    def persistent_load(self, number: int) -> Any:
        return _staying(self._guild)[number]


def _staying(guild: discord.Guild) -> tuple[Any, ...]:
    return guild, guild._state, discord.utils.MISSING  # noqa: SLF001


def channel_ids(guild: discord.Guild) -> AbstractSet[int]:
    """The ids of all channels that the bot is told of, without making objects of them."""
    return _ids(guild._channels)  # noqa: SLF001


def role_ids(guild: discord.Guild) -> AbstractSet[int]:
    """Likewise of roles."""
    return _ids(guild._roles)  # noqa: SLF001


def _ids(kept: Mapping[int, Any]) -> AbstractSet[int]:
    return kept.ids() if isinstance(kept, Folded) else kept.keys()


def fold(client: discord.Client, most: int = MOST) -> None:
    """From now on the servers of this client are kept folded, but so many lists."""
    state, opened = client._connection, Opened(most)  # noqa: SLF001
    for event, owed in (("GUILD_CREATE", {"channels", "roles"}), ("GUILD_UPDATE", set[str]())):
        state.parsers[event] = partial(_told, state, opened, state.parsers[event], owed)


def _told(
    state: Any, opened: Opened, plainly: Callable[[Data], None], owed: set[str], data: Data
) -> None:
    """A server, as Discord tells of it: the library reads it without its lists, which are folded.

    One without a list that is `owed`, or whose lists are not whole, is not read at all: what is missing would
    count as deleted. KeyError, TypeError, ValueError.
    """
    lists = {kind.name for kind in KINDS}
    if data.get("unavailable") is not True:
        for name in lists & (owed | data.keys()):
            for one in data[name]:
                int(one["id"])
    plainly({key: value for key, value in data.items() if key not in lists | UNREAD})
    guild = state._get_guild(int(data["id"]))  # noqa: SLF001
    if guild is None or data.get("unavailable") is True:
        return
    for kind in KINDS:
        if (told := data.get(kind.name)) is not None:
            setattr(guild, kind.attribute, Folded(guild, kind, told, opened))
    if len(state._guilds) % FROZEN == 0:  # noqa: SLF001
        # Servers stay: to look through those that came before would stop everybody for longer and longer.
        gc.freeze()
