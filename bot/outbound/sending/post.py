"""Messages to Discord: posted once, redrawn, without buttons."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, cast

import discord
import structlog
from discord import ui

from bot.engine.views.sight import Sight
from bot.outbound.sending.codes import FAILURES, trouble
from bot.outbound.sending.context import Context, Sent, where
from bot.ui.board import without_rows
from bot.ui.control import mark_in, marked
from bot.ui.sheet import Attached, Attachment, PlainSheet, Row, Sheet, in_words, shown

_LOOKED_BACK = 50
"""The newest messages searched for one that may have been posted before a crash."""

log = structlog.get_logger()


class Letter:
    """A message to post: its layout, its pictures, the people it mentions, and whether it rings nobody."""

    def __init__(
        self,
        view: Sheet,
        pictures: Sequence[Attached] = (),
        calls: Iterable[int] = (),
        *,
        silent: bool = False,
    ) -> None:
        self.silent = silent
        missing = [one for one in pictures if not one[1]]
        self.view = _told(view, missing) if missing else view
        self._pictures = tuple(one for one in pictures if one[1])
        self.mentions = discord.AllowedMentions(
            everyone=False,
            roles=False,
            replied_user=False,
            # Only these are notified: a name or a typed text with a mention in it must call nobody.
            users=[discord.Object(user) for user in dict.fromkeys(calls)],
        )

    @property
    def has_pictures(self) -> bool:
        return bool(self._pictures)

    def in_words(self) -> Letter | None:
        """Without its pictures, for Discord does not take them; None if it has none."""
        if not self.has_pictures:
            return None
        bare = Letter(_told(self.view, self._pictures), silent=self.silent)
        bare.mentions = self.mentions
        return bare

    def shown(self) -> dict[str, Any]:
        """What a request has of it but its files. In plain messages all pictures but the first are embedded:
        several that are attached stand side by side, each half as large.
        """
        if not isinstance(self.view, PlainSheet):
            return shown(self.view)
        further = [
            discord.Embed().set_image(url=f"attachment://{name}")
            for name, _, _ in self._pictures[1:]
        ]
        return shown(self.view) | {"embeds": further}

    def files(
        self, sent: Iterable[discord.Attachment] = ()
    ) -> list[discord.File | discord.Attachment]:
        """Its pictures; of those that stand in the message already only their ids."""
        known = {one.filename: one for one in sent}
        return [
            known.get(name) or Attachment(io.BytesIO(data), filename=name, description=alt)
            for name, data, alt in self._pictures
        ]


def _told(view: Sheet, pictures: Iterable[Attached]) -> Sheet:
    alts = {name: alt for name, _, alt in pictures}
    return in_words(view, alts.keys(), alts.values())


def line_view(text: str, mark: int, *rows: Row) -> Sheet:
    """A short message of one paragraph, which calls nobody."""
    return Sheet(ui.TextDisplay(text, id=mark), *rows)


def call_letter(
    text: str,
    mark: int,
    below: Iterable[Row],
    calls: Iterable[int] = (),
    pictures: Sequence[Attached] = (),
    *,
    silent: bool = False,
) -> Letter:
    """A message that calls somebody, as a phone can show it. Without a button below it bears no mark."""
    return Letter(PlainSheet(text, marked(below, mark)), pictures, calls, silent=silent)


async def send(place: discord.abc.Messageable, letter: Letter, token: str) -> int:
    """Post the letter once; a second try with the same token gives the first message's id.

    What it tells has happened: if its pictures are not taken, it comes in words.
    """
    try:
        message = await _answered(
            letter,
            lambda: place.send(
                **letter.shown(),
                files=cast("list[discord.File]", letter.files()),
                allowed_mentions=letter.mentions,
                nonce=token,
                silent=letter.silent,
            ),
        )
    except (discord.HTTPException, TimeoutError) as error:
        if (bare := _bare(letter, error)) is None:
            raise
        return await send(place, bare, token)
    return message.id


async def _answered(
    letter: Letter, request: Callable[[], Awaitable[discord.Message]]
) -> discord.Message:
    """What Discord answers; asked once more where no answer comes, before pictures are left out for it."""
    if letter.has_pictures:
        with suppress(TimeoutError):
            return await request()
    return await request()


def _bare(letter: Letter, error: discord.HTTPException | TimeoutError) -> Letter | None:
    """The letter in words, if it may be its pictures that were refused."""
    if not isinstance(error, TimeoutError) and trouble(error) != "refused":
        return None
    bare = letter.in_words()
    if bare is not None:
        log.warning("pictures left out", error=str(error))
    return bare


class Lost(Exception):  # noqa: N818
    """The message is gone or can no longer be edited: it must be posted again."""


_REMEMBERED = 1000
"""Maximum messages of which it is known what pictures stand in them: the newest."""


async def redraw(
    place: discord.PartialMessageable,
    message_id: int,
    letter: Letter,
    sent: Sent | None = None,
) -> None:
    """Edit a message, which mentions nobody. Lost: post it again; archived threads refuse edits.

    One that takes no edits any more is deleted: two of them would stand there. Of its pictures only those
    go out that are not among what was `sent` with it.
    """
    known = () if sent is None else sent.pop(message_id, ())
    try:
        # A partial message spares the request that would fetch it.
        message = place.get_partial_message(message_id)
        edited = await _answered(
            letter,
            lambda: message.edit(
                **letter.shown(),
                attachments=letter.files(known),
                allowed_mentions=discord.AllowedMentions.none(),
            ),
        )
        _remember(sent, edited)
    except (discord.HTTPException, TimeoutError) as error:
        if known and isinstance(error, discord.HTTPException) and trouble(error) == "refused":
            # It may be what is said to stand there that is refused.
            await redraw(place, message_id, letter)
            return
        if (bare := _bare(letter, error)) is not None:
            await redraw(place, message_id, bare)
            return
        kind = trouble(error)
        if kind == "worn":
            await delete(place, message_id)
        if kind in {"message", "worn", "thread"}:
            raise Lost from error
        raise


def _remember(sent: Sent | None, message: discord.Message) -> None:
    if sent is not None:
        sent[message.id] = message.attachments
        while len(sent) > _REMEMBERED:
            sent.popitem(last=False)


async def delete(place: discord.PartialMessageable, message_id: int) -> None:
    """Delete a message; nothing happens if it cannot be deleted."""
    with suppress(*FAILURES):
        await place.get_partial_message(message_id).delete()


async def said(place: discord.abc.Messageable, marks: Sequence[int], me: int) -> dict[int, int]:
    """The marks of these that were posted here lately, with their message ids.

    Where the history may not be read, only the nonces protect from posting twice.
    """
    found: dict[int, int] = {}
    with suppress(discord.Forbidden):
        async for message in place.history(limit=_LOOKED_BACK):
            # People can copy a message's text but not its component ids; others' messages never
            # count.
            if message.author.id == me:
                ids = set(_marks(message))
                found.update({one: message.id for one in marks if one in ids})
    return found


def _marks(message: discord.Message) -> Iterator[int | None]:
    """The marks of a message. In plain ones Discord keeps no ids of components but those that are pressed."""
    for component in message.components:
        yield getattr(component, "id", None)
        if isinstance(component, discord.components.ActionRow):
            yield from (
                mark_in(getattr(one, "custom_id", None) or "") for one in component.children
            )


async def tidy(context: Context, most: int) -> None:
    """Take the buttons off at most `most` boards whose turn is over, the oldest first."""
    for _ in range(min(most, len(context.outdated))):
        sight, message_id, plain = context.outdated.popleft()
        await bare(context, sight, message_id, plain=plain)


async def bare(
    context: Context,
    sight: Sight,
    message_id: int | None,
    place_id: int | None = None,
    *,
    plain: bool = False,
) -> None:
    """Edit the buttons away; if that fails, a press is answered as stale, and no harm is done.

    `place_id` is where the message stands, if that is not the table's place. A `plain` one, whose content
    and pictures stay of themselves, need not be fetched.
    """
    if message_id is None:
        return
    place = context.channel(sight, place_id or where(sight))
    try:
        message = None if plain else await place.fetch_message(message_id)
        if message is None or not message.flags.components_v2:
            await place.get_partial_message(message_id).edit(view=None)
            return
        bared = without_rows(message)
        if bared is not None:
            view, kept = bared
            files = cast("Sequence[discord.Attachment]", kept)
            await message.edit(
                view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )
    except Exception as error:  # noqa: BLE001  # also an answer that cannot be read: buttons that stay do no harm
        log.info("a message kept its buttons", table=sight.table.id, error=str(error))
