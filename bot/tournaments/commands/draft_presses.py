"""Presses on the draft of a tournament: its forms, and [Announce]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ButtonStyle

from bot.errors import HouseError
from bot.inbound import refilled
from bot.inbound.door import refusal
from bot.inbound.opening import may_open
from bot.inbound.visit import Visit
from bot.store.rows import GuildRow
from bot.tournaments.card.draft_card import draft_card
from bot.tournaments.card.speaker import of_tournament
from bot.tournaments.commands import cups, draft_forms, drafting
from bot.tournaments.commands.drafting import TournamentDraft
from bot.tournaments.commands.hearing import steps_of
from bot.tournaments.commands.presses import speaker_of
from bot.tournaments.records.records import Held
from bot.ui.control import Control, Press, button, number, rows
from bot.ui.sheet import Row, note
from bot.words.translator import GameWords
from games.core.contract import AnyRules
from games.core.words import RuleError
from games.league.tournament.settings import Settings

VERB, FILLED = "draft", "drafted"
"""The verbs of buttons and forms; the argument is `<draft>.<what>`. The decision of [Announce] is the
number of changes that its card shows."""

ANNOUNCE = "announce"
GONE = {"draft-gone", "draft-old"}
"""The refusals of a draft that there is not any more."""


async def show_new(visit: Visit, guild: GuildRow, draft: TournamentDraft) -> None:
    """Keep the draft and show it. HouseError names what is wrong with it; then nothing is kept."""
    await _held(visit, guild, draft)
    await _show(visit, guild, draft, await drafting.begin(visit, draft))


async def pressed(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """A button of a draft: [Announce], or one that opens a form."""
    draft_number, what = _meant(press)
    try:
        if what == ANNOUNCE:
            await _announce(visit, draft_number, press.decision)
        else:
            await open_form(visit, press)
    except HouseError as error:
        if error.why not in GONE:
            raise
        # The buttons would only be refused again.
        await visit.redraw(note(await refusal(visit, error)))


async def open_form(visit: Visit, press: Press, _values: Sequence[str] = ()) -> None:
    """Also again, when it was refused."""
    draft_number, form = _meant(press)
    draft = await drafting.look(visit, draft_number)
    rules, language = drafting.rules_of(visit, draft), await visit.language()
    words = visit.services.catalogue.words(language, rules)
    sends = Press(0, 0, FILLED, press.argument)
    server = visit.interaction.guild
    roles = [role.id for role in server.roles] if server else []
    await visit.ask(draft_forms.asking(sends, words, form, draft.texts, rules, roles))


async def filled(visit: Visit, press: Press, values: Mapping[str, str]) -> None:
    """A form that was sent off. One that is refused is so on the card itself: a draft has one message."""
    draft_number, form = _meant(press)
    await visit.acknowledge()
    guild, changed = await visit.guild(), None
    while changed is None:
        # Another form may be sent off at the same instant: then this one is read upon that.
        draft = await drafting.look(visit, draft_number)
        try:
            after = _filled(visit, guild, draft, form, values)
            await _held(visit, guild, after)
        except (HouseError, RuleError) as error:
            ways = await refilled.ways(visit, error)
            if not ways:
                raise
            await _show(visit, guild, draft, draft_number, await refusal(visit, error), ways)
            return
        changed = await drafting.change(visit, draft_number, after)
    await _show(visit, guild, changed, draft_number)


def _filled(
    visit: Visit, guild: GuildRow, draft: TournamentDraft, form: str, values: Mapping[str, str]
) -> TournamentDraft:
    typed = draft_forms.typed(drafting.rules_of(visit, draft), form, values, draft.texts)
    return drafting.with_texts(visit, guild, draft, typed)


async def _announce(visit: Visit, draft_number: int, edits: int) -> None:
    await visit.acknowledge()
    guild = await may_open(visit)
    await cups.check_limits(visit)
    draft = await drafting.look(visit, draft_number)
    said = await _created(visit, guild, draft, draft_number) if draft.edits == edits else ""
    if said:
        await visit.redraw(note(said))
        return
    # Nobody announces what they have not seen.
    now, words = await drafting.look(visit, draft_number), await visit.words()
    await _show(visit, guild, now, draft_number, words.say("cup-draft-changed"))


async def _created(visit: Visit, guild: GuildRow, draft: TournamentDraft, draft_number: int) -> str:
    """What is said of the tournament; nothing if the draft has changed at the same instant, or was announced."""
    settings, words = drafting.settings_of(visit, guild, draft), await visit.words()
    opening = await drafting.opening_of(visit, guild, draft)
    kept = drafting.row_of(visit, draft, draft_number)
    try:
        with of_tournament():
            tournament = await steps_of(visit).records.create(opening, settings, kept)
    except HouseError as error:
        if error.why != "draft-gone":
            raise
        return ""
    said = words.say("tournament-created", tournament=tournament)
    return f"{said} {_of_rounds(words, settings, draft)}"


def _of_rounds(words: GameWords, settings: Settings, draft: TournamentDraft) -> str:
    """What was chosen for the length of a round, or proposed; and what none means."""
    if settings.round_length is None:
        return words.say("tournament-rounds-endless")
    key = "tournament-rounds" if "round_length" in draft.texts else "tournament-rounds-proposed"
    return words.say(key, seconds=int(settings.round_length.total_seconds()))


async def _held(visit: Visit, guild: GuildRow, draft: TournamentDraft) -> Held:
    """The tournament as it would be announced. HouseError names what is wrong with it."""
    settings = drafting.settings_of(visit, guild, draft)
    opening = await drafting.opening_of(visit, guild, draft)
    with of_tournament():
        return steps_of(visit).records.planned(opening, settings)


async def _show(
    visit: Visit,
    guild: GuildRow,
    draft: TournamentDraft,
    draft_number: int,
    said: str = "",
    ways: Sequence[Row] = (),
) -> None:
    """The card, with what is `said` of the press and its `ways` on above the buttons. Of a draft that time or
    the server has made unsound nothing else can be shown.
    """
    words, rules = await visit.words(), drafting.rules_of(visit, draft)
    below = [*ways, *rows(_controls(words, rules, draft, draft_number))]
    try:
        held = await _held(visit, guild, draft)
    except (HouseError, RuleError) as error:
        await visit.redraw(note(said or await refusal(visit, error), rows=below))
        return
    notes = []
    if held.state.settings.round_length is None:
        notes.append(words.say("tournament-rounds-endless"))
    elif "round_length" not in draft.texts:
        notes.append(words.say("cup-draft-proposed"))
    await visit.redraw(draft_card(await speaker_of(visit, held), rules, notes, said, below))


def _controls(
    words: GameWords, rules: AnyRules, draft: TournamentDraft, draft_number: int
) -> list[Control]:
    controls = [_button(words, form, page, draft_number) for form, page in draft_forms.names(rules)]
    announce = Press(0, draft.edits, VERB, f"{draft_number}.{ANNOUNCE}")
    label = words.plain.say("cup-draft-announce")
    return [*controls, button(announce, label, ButtonStyle.success)]


def _button(words: GameWords, form: str, page: str, draft_number: int) -> Control:
    said = words.plain.say(f"cup-form-{form}").replace("…", f" {page}…" if page else "…")
    return button(Press(0, 0, VERB, f"{draft_number}.{form}{page}"), said, ButtonStyle.secondary)


def _meant(press: Press) -> tuple[int, str]:
    """HouseError: stale."""
    draft_number, _, what = press.argument.partition(".")
    if not what:
        raise HouseError("stale")
    return number(draft_number), what
