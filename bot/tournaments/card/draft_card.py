"""The card of a tournament before it is announced: all that would hold, and the buttons that change it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.tournaments.card.card import BRASS, TERMS
from bot.tournaments.card.settings_lines import terms
from bot.tournaments.card.speaker import Speaker
from bot.ui.limits import TEXT, shortened, units
from bot.ui.sheet import Row, Sheet, paragraphs
from bot.words.values import Markup
from games.core.contract import AnyRules


def draft_card(
    speaker: Speaker, rules: AnyRules, notes: Sequence[str], said: str, below: Sequence[Row]
) -> Sheet:
    """The private message; `notes` are sentences about some of the terms, `said` one about the last press."""
    say = speaker.words.say
    about = say(
        "cup-draft-about",
        game=Markup(speaker.voice.game(speaker.settings.game)),
        format=Markup(say(f"cup-format-{speaker.settings.format}")),
    )
    texts = paragraphs(
        f"### {speaker.title}\n{about}",
        say("cup-draft-state"),
        shortened("\n".join(f"- {line}" for line in terms(speaker, rules)), TERMS),
        "\n".join(f"-# {one}" for one in notes),
        room=TEXT - units(said),
    )
    body: ui.Container[ui.LayoutView] = ui.Container(*texts, accent_colour=BRASS)
    return Sheet(body, *paragraphs(said), *below)
