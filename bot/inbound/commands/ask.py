"""`/table ask`: a question about the table, answered in words from what one may know of it."""

from __future__ import annotations

from discord import app_commands

from bot.engine.views.sight import Sight
from bot.errors import HouseError
from bot.inbound.commands import glossary, questions
from bot.inbound.commands.naming import command
from bot.inbound.commands.suggest import Made, offered
from bot.inbound.commands.table import GROUP
from bot.inbound.commands.typed import Typist
from bot.inbound.lookup import played_here, seated, started
from bot.inbound.showing import since_texts
from bot.inbound.visit import Interaction, Visit
from bot.ui.limits import messages
from bot.ui.sheet import note
from bot.ui.status import status
from bot.words.translator import GameWords

LONGEST = 200
"""Characters of a question."""


async def _suggested(visit: Visit) -> Made:
    given = getattr(visit.interaction.namespace, "table", None)
    sight = started(await played_here(visit, int(given) if given else None))
    words = (await visit.words(sight)).plain
    return [(one, one) for one in questions.suggested(sight, words)]


@command("table-ask", "question", "table", of=GROUP, question=offered(_suggested))
async def ask(
    interaction: Interaction,
    question: app_commands.Range[str, 1, LONGEST],
    table: int | None = None,
) -> None:
    visit = Visit.of(interaction)
    await visit.think()
    sight = started(await played_here(visit, table))
    words = (await visit.words(sight)).plain.heard
    match questions.general(question):
        case "question-mine":
            pictures = visit.services.pictures.wished("only")
            asked = status(sight, await visit.words(sight))
            await _tell(visit, (await pictures.hand(seated(sight), words)).alt, asked)
        case "question-changed":
            await visit.answer(note(*await since_texts(visit, sight)))
        case "question-now":
            asked = status(sight, await visit.words(sight))
            await _tell(visit, questions.now(sight, words), asked)
        case "question-leads":
            await _tell(visit, questions.leads(sight, words))
        case _:
            await _tell(visit, await _answer(visit, sight, words, question))


async def _answer(visit: Visit, sight: Sight, words: GameWords, question: str) -> str:
    """HouseError: question-unread."""
    things = questions.named(Typist(sight, words), question)
    table = await visit.services.pictures.text(sight, words)
    if not things:
        listed = "" if glossary.asks_how(question) else glossary.of_table(table, question)
        typed = questions.typed_as(sight, words, question)
        # What can be typed and the table's own lists answer; of the rules what comes first goes with them.
        meaning = glossary.meaning(sight.rules, words, question, 1 if listed or typed else 3)
        if not (listed or meaning or typed):
            raise HouseError("question-unread")
        # What is only called alike comes last: Golden Trust is hardly asked for with gold.
        is_meant = bool((glossary.tokens(question) - glossary.small()) & glossary.tokens(listed))
        parts = (typed, listed, meaning) if is_meant else (typed, meaning, listed)
        return "\n\n".join(filter(None, parts))
    told = [
        questions.about(sight, words, one, table)
        or words.say("question-nothing", thing=words.fact(one.field, one.value))
        for one in things
    ]
    return "\n\n".join(told)


async def _tell(visit: Visit, told: str, asked: str = "") -> None:
    for message in messages(told) or [""]:
        await visit.answer(note(asked, message))
        asked = ""
