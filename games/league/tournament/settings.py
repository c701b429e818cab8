"""The settings of a tournament, all published before it starts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args, get_origin

import msgspec

FormatName = Literal["swiss", "league", "groups", "knockout"]
TieBreak = Literal["wins", "shares", "seconds", "opponents", "meetings", "lot"]
"""What ranks people with equal points: first places; the sum of their shares of the money at their tables;
second places; the mean points of their opponents; who was before whom where they met; the lot."""
Method = Literal["worth", "playouts"]
"""How a late table is scored: by present worth, or by games played on."""

DEFAULT_TIE_BREAKS: tuple[TieBreak, ...] = ("wins", "shares", "seconds", "opponents", "lot")
HUNDRED = 100
"""Points are counted in hundredths, so that a tie of three can share them."""
MAX_PLAYERS = 1_000
MAX_ROUNDS = 30
SHORTEST_ROUND = timedelta(minutes=10)
LONGEST_TIME = timedelta(days=366)
"""The longest round, extension, check-in or review."""
LONGEST_WAIT = timedelta(days=5 * 365)
"""The longest registration: a server's event may not begin later."""
LONGEST_TITLE = 80
Role = Annotated[int, "role"]
"""The id of a role of the server."""
Form = Literal["format", "final", "times", "pace", "points", "entry"]
"""The forms on which a director chooses, in their order."""


class Within(NamedTuple):
    """The bounds of a number or a length of time; a text names what other settings say: points.win."""

    least: int | timedelta | str
    most: int | timedelta | str
    refused: str
    optional: bool = False
    """Whether 0 stands for none, and is in no bounds."""


class Setting(msgspec.Struct, frozen=True):
    """What a field tells of itself in its annotation: commands, forms, card and refusals are made of it."""

    form: Form | None
    """Where it is chosen, with at most four others; None: on forms of its own."""
    within: Within | None = None
    called: str = ""
    """What people call it, if not as the field."""
    created: int = 0
    """Its place among the few that `/tournament create` takes; 0: only its form has it."""
    later: bool = False
    """Whether it may be changed once a round is drawn: it changes no result."""
    needs: str = ""
    """What other settings must say, or nobody reads it. What only some formats read, they tell themselves."""
    names: str = ""
    """What the names of its values begin with, where it has a few."""
    values: tuple[str, ...] = ()
    """These few values, where they are not those of its type."""
    card: bool = False
    """Whether it is a line of its own on the card, unless it is as usual: `cup-card-<field>`."""


class SettingField(NamedTuple):
    """A setting that a field is: its name, type and default."""

    field: str
    kind: Any
    usual: Any
    told: Setting


def setting_fields(struct: type[msgspec.Struct]) -> Iterator[SettingField]:
    """The fields of a struct that are settings, in their order."""
    for one in msgspec.structs.fields(struct):
        kind, *notes = get_args(one.type) if get_origin(one.type) is Annotated else (one.type,)
        for told in notes:
            if isinstance(told, Setting):
                yield SettingField(one.name, kind, one.default, told)


class ByPlace(msgspec.Struct, frozen=True, tag="place"):
    """Points by place; a tie shares what its places are worth, so that drawing never pays."""

    scale: tuple[int, ...] = (5, 3, 2, 1)
    """From the first place on; places beyond it are worth nothing."""
    other_sizes: tuple[tuple[int, ...], ...] = ((5, 3, 1),)
    """Scales for tables of one size each: as many seats as the scale has places."""

    @property
    def win(self) -> int:
        """In whole points."""
        return max(self.scale, default=0)

    def at(self, seats: int) -> tuple[int, ...]:
        """In whole points, one for each place of a table."""
        own = next((scale for scale in self.other_sizes if len(scale) == seats), self.scale)
        return (*own, *(0 for _ in range(seats)))[:seats]


class ByMoney(msgspec.Struct, frozen=True, tag="money"):
    """A hundred points for each table, shared out as its final scores are."""

    win: ClassVar[None] = None


LENGTH = Within(timedelta(), LONGEST_TIME, "time-out-of-range")
OPTIONAL_LENGTH = LENGTH._replace(optional=True)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`table` is what the tables are opened with, such as pace and options: nothing here reads it."""

    game: str
    table: str = "{}"
    seats: tuple[int, int] = (2, 6)
    """The least and most seats of the game: a knock-out falls back on smaller tables than wished."""

    title: Annotated[str, Setting("format", later=True)]
    format: Annotated[FormatName, Setting("format", created=1, names="cup-format")] = "swiss"
    rounds: Annotated[
        int, Setting("format", Within(1, MAX_ROUNDS, "rounds-out-of-range"), created=2)
    ] = 3
    """Rounds of Swiss, a league or each group. A knock-out ends with its last table."""
    sizes: Annotated[tuple[int, ...], Setting("format", created=3)] = (4, 5)
    """The allowed table sizes."""
    softness: Annotated[
        int | None, Setting("format", called="strict", names="cup-strict", values=("no", "yes"))
    ] = None
    """Swiss: see `Request.softness`."""

    group_size: Annotated[
        int, Setting("final", Within("smallest", MAX_PLAYERS, "group-size-out-of-range"))
    ] = 8
    go_on: Annotated[int, Setting("final", Within(1, "most_on", "go-on-out-of-range"))] = 2
    """Knock-out: how many of each table go on; groups: of each group."""
    final: Annotated[
        int,
        Setting("final", Within("least_seats", MAX_PLAYERS, "final-out-of-range", optional=True)),
    ] = 0
    """Swiss and league: how many of the standings play a knock-out at the end; 0: none."""

    registration_until: Annotated[
        datetime | None, Setting("times", called="registration", created=4, later=True)
    ] = None
    """Then check-in or the first round begins by itself; None: when the director says so."""
    check_in: Annotated[timedelta, Setting("times", LENGTH, later=True)] = timedelta()
    """The length of the check-in after registration; none by default."""
    review: Annotated[timedelta, Setting("times", LENGTH, later=True, card=True)] = timedelta()
    """Between the draw of a round and its tables' opening, for the director to look at."""
    round_length: Annotated[
        timedelta | None, Setting("times", OPTIONAL_LENGTH, created=6, later=True)
    ] = None
    late_tables: Annotated[Method, Setting("times", names="cup-method", needs="round_length")] = (
        "worth"
    )

    points: Annotated[ByPlace | ByMoney, Setting("points")] = ByPlace()
    tie_breaks: Annotated[tuple[TieBreak, ...], Setting("points")] = DEFAULT_TIE_BREAKS
    bye: Annotated[
        int, Setting("points", Within(0, "points.win", "bye-out-of-range"), needs="points.win")
    ] = 3
    """Whole points for a bye, at most those of a win; with points by money a bye is an equal share."""
    substitute: Annotated[
        int, Setting("points", Within(0, "points.win", "substitute-out-of-range"))
    ] = 1
    """Whole points of a substitute for a table that they finish for somebody else."""
    counted: Annotated[int, Setting("points", Within(0, "rounds", "counted-out-of-range"))] = 0
    """How many of the best rounds of each player count; 0: all."""

    least: Annotated[
        int, Setting("entry", Within("lowest", MAX_PLAYERS, "players-out-of-range"))
    ] = 2
    most: Annotated[
        int, Setting("entry", Within("fewest", MAX_PLAYERS, "players-out-of-range"))
    ] = MAX_PLAYERS
    late_entry: Annotated[
        int, Setting("entry", Within(0, "rounds", "late-entry-out-of-range"), card=True)
    ] = 0
    """Rounds that may have begun when somebody joins late, at most."""
    roles: Annotated[tuple[Role, ...], Setting("entry", called="role", created=7, card=True)] = ()
    """People with one of these may enter; the bot checks it."""

    @property
    def least_seats(self) -> int:
        return self.seats[0]

    @property
    def smallest(self) -> int:
        """Seats of the smallest table that is wished."""
        return min(self.sizes)

    @property
    def most_on(self) -> int:
        """How many can go on from there, so that somebody goes out."""
        return self.smallest - 1

    @property
    def fewest(self) -> int:
        """Players without whom there is no tournament."""
        return max(2, self.least)

    @property
    def lowest(self) -> int:
        """What is below two means two, as it always has."""
        return min(2, self.least)


SETTINGS = {one.field: one for one in setting_fields(Settings)}
