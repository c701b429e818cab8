"""Registration and check-in, late entries included."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from games.core.words import RuleError
from games.league.tournament.checking import check
from games.league.tournament.drawing import refit
from games.league.tournament.effects import Announced, Judged, player_of, say, with_player
from games.league.tournament.entries import Add, Change, CheckIn, ForgetRoles, Join, PlayOn
from games.league.tournament.formats.shelf import format_of
from games.league.tournament.settings import SETTINGS
from games.league.tournament.state import CheckingIn, Player, Playing, Registering, State


def acted(
    state: State, action: Join | Add | CheckIn | PlayOn | Change | ForgetRoles, at: datetime
) -> Judged:
    match action:
        case Join(player=number, reserve=reserve):
            _check_open(state, reserve=reserve)
            if number <= len(state.players) and player_of(state, number).status == "out":
                raise RuleError("out-for-good")
            return _joined(_kept_apart(state, action), number, at, reserve=reserve)
        case Add(player=number, reserve=reserve):
            _check_knockout(state, reserve=reserve)
            return _joined(_kept_apart(state, action), number, at, reserve=reserve)
        case CheckIn(player=number):
            return _checked_in(state, number)
        case PlayOn(player=number):
            return _plays_on(state, number, at)
        case Change():
            return _changed(state, action, at)
        case ForgetRoles(roles=roles):
            return _without_roles(state, roles)


def _changed(state: State, action: Change, at: datetime) -> Judged:
    """RuleError: settings-locked with the names of those that stand, settings-unchanged, as checked."""
    now, was = action.settings, state.settings
    different = {name for name in was.__struct_fields__ if getattr(now, name) != getattr(was, name)}
    if not different:
        raise RuleError("settings-unchanged")
    calm = {"table"} if action.calm else set[str]()
    later = {name for name, one in SETTINGS.items() if one.told.later} | calm
    begun = isinstance(state.phase, Playing)
    if begun and state.survivors is None:
        # Rounds that nobody has drawn yet may be left out, or come after them.
        later = later | {"rounds"}
    if begun and different - later:
        raise RuleError("settings-locked")
    drawn = len(state.rounds) if begun and "rounds" in different else 0
    if now.rounds < drawn:
        raise RuleError("rounds-drawn", least=drawn)
    # What has passed already need not lie ahead of it.
    ahead = now.registration_until if isinstance(state.phase, Registering) else None
    check(replace(now, registration_until=ahead), at)
    phase = state.phase
    if isinstance(phase, Registering):
        phase = Registering(now.registration_until)
    after = replace(state, settings=now, phase=phase, origin=state.origin or was)
    if drawn:
        after = format_of(now).planned(replace(after, last=0))
    return Judged(after, (Announced("settings-changed", was=was, now=now),))


def _plays_on(state: State, number: int, at: datetime) -> Judged:
    """RuleError: not-joined, out-for-good, not-resting."""
    player = player_of(state, number)
    if player.status == "out":
        raise RuleError("out-for-good")
    if player.status != "entered":
        raise RuleError("not-joined")
    if not player.resting:
        raise RuleError("not-resting")
    after = with_player(state, replace(player, resting=False))
    drawn = isinstance(state.phase, Playing) and state.rounds[-1].opened is None
    if drawn and not after.rounds[-1].knockout:
        after = refit(after, at)
    return Judged(after, (say("plays-on", player=number),))


def _without_roles(state: State, gone: tuple[int, ...]) -> Judged:
    """RuleError: stale, if none of them is among those that may enter."""
    left = tuple(one for one in state.settings.roles if one not in gone)
    if left == state.settings.roles:
        raise RuleError("stale")
    after = replace(
        state,
        settings=replace(state.settings, roles=left),
        origin=state.origin or state.settings,
    )
    return Judged(after, (say("entry-role-gone") if left else say("entry-open-to-all"),))


def _check_open(state: State, *, reserve: bool) -> None:
    """RuleError: tournament-full, entry-closed with the rounds that may have begun."""
    settings = state.settings
    if not reserve and len(state.active) >= settings.most:
        raise RuleError("tournament-full", most=settings.most)
    begun = sum(one.opened is not None for one in state.rounds)
    if isinstance(state.phase, Playing) and not reserve and begun > settings.late_entry:
        raise RuleError("entry-closed", most=settings.late_entry)
    _check_knockout(state, reserve=reserve)


def _check_knockout(state: State, *, reserve: bool) -> None:
    """Nobody joins a knock-out that has begun, but as a reserve."""
    if state.survivors is not None and not reserve:
        raise RuleError("knockout-begun")


def _kept_apart(state: State, action: Join | Add) -> State:
    """With those whom the player shall never meet; they have joined before."""
    pairs = [(player_of(state, other).number, action.player) for other in action.apart]
    new = tuple(pair for pair in pairs if pair not in state.apart)
    return replace(state, apart=(*state.apart, *new)) if new else state


def _joined(state: State, number: int, at: datetime, *, reserve: bool) -> Judged:
    known = len(state.players)
    if number > known + 1 or number < 1:
        raise RuleError("wrong-number", right=known + 1)
    if number <= known and state.players[number - 1].status in {"entered", "reserve"}:
        raise RuleError("already-joined")
    joined = replace(
        state.players[number - 1] if number <= known else Player(number),
        status="reserve" if reserve else "entered",
        checked_in=isinstance(state.phase, CheckingIn),
        resting=False,
    )
    playing = isinstance(state.phase, Playing)
    if playing and not reserve and joined.group is None:
        joined = replace(joined, group=_smallest_group(state.players))
    after = with_player(state, joined)
    if playing and not reserve and after.rounds[-1].opened is None:
        after = refit(after, at)
    return Judged(after, (say("joined-as-reserve" if reserve else "joined", player=number),))


def _checked_in(state: State, number: int) -> Judged:
    player = player_of(state, number)
    if not isinstance(state.phase, CheckingIn):
        raise RuleError("no-check-in")
    if player.status != "entered":
        raise RuleError("not-joined")
    if player.checked_in:
        raise RuleError("already-checked-in")
    return Judged(with_player(state, replace(player, checked_in=True)))


def _smallest_group(players: Sequence[Player]) -> int | None:
    """Where a late entry goes; None without groups."""
    sizes: dict[int, int] = {}
    for one in players:
        if one.group is not None:
            sizes[one.group] = sizes.get(one.group, 0) + (one.status == "entered")
    return min(sizes, key=lambda group: (sizes[group], group)) if sizes else None
