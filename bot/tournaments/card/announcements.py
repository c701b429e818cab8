"""What a tournament announces, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tournaments.card.figures import figures
from bot.tournaments.card.settings_lines import settings_lines
from bot.tournaments.card.speaker import Speaker
from bot.tournaments.card.steps_log import step_of
from bot.tournaments.records.causes import can_answer
from bot.tournaments.records.records import Held
from bot.words.values import Markup
from games.core.words import Fact
from games.league.tournament.effects import Announced, table_of
from games.league.tournament.entries import Rule
from games.league.tournament.settings import Settings
from games.league.tournament.state import Table

SHOWN = frozenset(
    {
        "tournament-opened",
        "joined",
        "joined-as-reserve",
        "left",
        "checked-in",
        "table-ended",
        "card-changed",
    }
)
"""What only the card shows: a line for each of them would fill the channel."""

THREADED = frozenset({"adjudicated", "ruled", "silent-table-scored"})
"""What is told at its table, too."""

DIRECTED = frozenset({"table-silent", "ruling-asked", "director-called"})
"""What calls the directors: only they can do something about it."""

LONGEST = 1500
"""Characters of the director's own words."""

_DRAWN = frozenset({"round-drawn", "redrawn", "swapped"})

_OWN = frozenset({"ruling-asked", "ruling-agreed", "ruling-opened", "ruling-refused", "objected"})


def announcement(speaker: Speaker, told: Announced, known: Markup | None = None) -> str:
    """The tournament's name and the sentence. It names players and calls none.

    `known`: what only the users of the entries tell: what an undo has taken back, and who had done it; who
    has answered; whose decision somebody objects to. AssertionError for what only the card shows.
    """
    assert told.key not in SHOWN, told.key
    return named(speaker, _sentence(speaker, told, known))


def named(speaker: Speaker, said: str) -> str:
    """With the tournament's name in front, since a channel has several."""
    return f"**{speaker.title}** · {said}"


def _sentence(speaker: Speaker, told: Announced, known: Markup | None) -> str:
    facts: dict[str, Fact] = {
        name: _fact(speaker, name, value) for name, value in told.facts.items()
    }
    match told.key:
        case key if key in _DRAWN:
            return _drawn(speaker, told)
        case "round-opened":
            return _opened(speaker, told)
        case "replaced":
            return speaker.words.say(_replaced(told.facts), **_named(facts))
        case "adjudicated" | "ruled":
            return _result(speaker, told, facts)
        case key if key in _OWN:
            return _own_cause(speaker, told, known)
        case "penalised" if number_of(told, "points") < 0:
            return speaker.words.say("cup-said-forgiven", **facts)
        case "undone" if known is not None:
            return known
        case "settings-changed" if told.was is not None and told.now is not None:
            return _changed(speaker, told.was, told.now)
        case "director-called":
            facts |= {"where": known or Markup(""), "reason": facts.get("reason", "")}
        case "tournament-finished":
            facts["players_count"] = len(told.calls)
        case "extended" | "shortened":
            return _ends_otherwise(speaker, told, facts)
        case _:
            pass
    return speaker.words.say(f"cup-said-{told.key}", **facts)


def _ends_otherwise(speaker: Speaker, told: Announced, facts: dict[str, Fact]) -> str:
    """When the round ends now, and when it was to end; older tasks do not tell that."""
    facts["until"], was = facts.pop("due"), facts.pop("was", None)
    said = speaker.words.say(f"cup-said-{told.key}", **facts)
    return said if was is None else f"{said} {speaker.words.say('cup-said-was-until', until=was)}"


def _result(speaker: Speaker, told: Announced, facts: dict[str, Fact]) -> str:
    """Places that were not played out: ruled, or scored, with those who let the others wait."""
    facts["places"] = speaker.result(_table(speaker, told))
    late = facts.pop("late", None)
    if told.key == "ruled":
        return speaker.words.say(
            "cup-said-ruled-own" if facts.get("own") else "cup-said-ruled", **facts
        )
    if isinstance(late, tuple) and late:
        facts["players"] = speaker.names(late)
        return speaker.words.say("cup-said-adjudicated-late", **facts)
    return speaker.words.say("cup-said-adjudicated", **facts)


def _own_cause(speaker: Speaker, told: Announced, known: Markup | None) -> str:
    """A decision in somebody's own cause: who asks for what, who has answered, until when it can be."""
    step, until = told.step, told.facts.get("until")
    if step is None and told.result is not None:
        # A ruling that waited before other decisions did.
        found = told.result
        step = Rule(number_of(told, "table"), found.places, found.scores, found.reason)
    reason = told.facts.get("reason")
    said = step_of(speaker, step, str(reason) if reason else None) if step else "\u2013"
    facts: dict[str, Fact] = {
        "player": speaker.name(number_of(told, "player")),
        "step": (known or Markup("\u2013")) if told.key == "objected" else Markup(said),
    }
    match told.key:
        case "ruling-asked" if until is not None:
            return speaker.words.say("cup-said-ruling-open", until=until, **facts)
        case "ruling-agreed" | "ruling-refused":
            who = known or Markup(speaker.words.say("cup-log-somebody"))
            return speaker.words.say(f"cup-said-{told.key}", who=who, **facts)
        case _:
            return speaker.words.say(f"cup-said-{told.key}", **facts)


def result_line(speaker: Speaker, told: Announced) -> tuple[str, dict[str, Fact]]:
    """The line at the table of a result that was not played out. `speaker` speaks plainly: the line is
    made harmless where it is said.
    """
    table = _table(speaker, told)
    facts: dict[str, Fact] = {"title": str(speaker.title), "places": str(speaker.result(table))}
    match told.key:
        case "ruled":
            reason = told.facts.get("reason")
            key = "table-ruled-own" if told.facts.get("own") else "table-ruled"
            return key, {**facts, "reason": str(reason or "")}
        case "adjudicated":
            return "table-scored", {**facts, "method": str(speaker.method())}
        case _:
            return "table-missed", {"title": str(speaker.title)}


def directors_called(held: Held, told: Announced) -> list[int]:
    """The directors whom it calls, by user id, but for one who has asked for it."""
    if told.key not in DIRECTED:
        return []
    player, step = told.facts.get("player"), told.step
    own = held.user_of(player) if isinstance(player, int) else None
    users = [user for user in dict.fromkeys((held.row.host_id, *held.directors)) if user]
    asked = [user for user in users if step is None or can_answer(held, step, user)]
    return [user for user in asked if user != own]


def number_of(told: Announced, name: str) -> int:
    """A fact that is a number."""
    fact = told.facts[name]
    assert isinstance(fact, int)
    return fact


def _fact(speaker: Speaker, name: str, value: Fact) -> Fact:
    match name, value:
        case (("player" | "by"), int()):
            return speaker.name(value)
        case "players", tuple():
            return speaker.names(value)
        case "points", int():
            return speaker.hundredths(abs(value))
        case "tables", tuple():
            return speaker.listed(map(str, value))
        case (("reason" | "text"), str()):
            return speaker.text(value, LONGEST)
        case _:
            return value


def _named(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Without those who are not: a sentence of its own says so."""
    return {name: fact for name, fact in facts.items() if fact is not None}


def _replaced(facts: Mapping[str, Fact]) -> str:
    if facts["by"] is None:
        return "cup-said-replaced-by-computer"
    return "cup-said-replaced" if facts["player"] is not None else "cup-said-replaced-computer"


def _drawn(speaker: Speaker, told: Announced) -> str:
    """With the figures, unless the draw has been taken back since."""
    number, rounds = number_of(told, "round"), speaker.state.rounds
    found = figures(speaker, rounds[number - 1]) if number <= len(rounds) else Markup("")
    return speaker.words.say(f"cup-said-{told.key}", round=number, figures=found).strip()


def _opened(speaker: Speaker, told: Announced) -> str:
    tables, due, byes = (told.facts[name] for name in ("tables", "due", "byes"))
    number, say = told.facts["round"], speaker.words.say
    if due is None:
        said = say("cup-said-round-opened", round=number, tables=tables)
    else:
        said = say("cup-said-round-opened-until", round=number, tables=tables, until=due)
    if isinstance(byes, tuple) and byes:
        said += " " + say("cup-said-byes", players=speaker.names(byes))
    return said


def _changed(speaker: Speaker, was: Settings, now: Settings) -> str:
    """What is different, as the card says it: how it was, and how it is."""
    before, after = settings_lines(speaker, was), settings_lines(speaker, now)
    gone = [f"- ~~{line}~~" for line in before if line not in after]
    come = [f"- {line}" for line in after if line not in before]
    lines = [speaker.words.say("cup-said-settings-changed"), *gone, *come]
    return "\n".join(lines)


def _table(speaker: Speaker, told: Announced) -> Table:
    return table_of(speaker.state, number_of(told, "table"))
