"""simcord's page, changed for playing: it shows the bot's own messages, and takes every press.

The page is built for tests. It shows the state after the last press, and refuses a press on an older
one: a player would have to press again, or to press [Refresh]. On Discord the bot answers presses on
old messages. simcord has no settings for this, so its internals are used here; therefore its version
is pinned.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

import msgspec
from simcord import Env, Preview, components
from simcord.components import COMPONENTS_V2_FLAG
from simcord.preview import (
    _actions,
    _commands,
    _component_projection,
    _markdown,
    _messages,
    _queries,
    _server,
    _snapshot,
)
from simcord.preview._media import MediaInfo, MediaWorker

Tokens = list[dict[str, Any]]

REMEMBERED = 5000
"""Maximum texts and pictures remembered: those of a long evening."""

LOOK_EVERY = 0.2
"""Seconds between two looks for news."""

LONGEST_LINE, AGAIN = 30.0, 0.02
"""Seconds that a press waits for others at most, and between two looks."""

CHOSEN = "if (active instanceof HTMLElement)"
BY_HAND = '(active.previousElementSibling || !event.target.matches(".command-chip") || missingRequired().length)'
"""Where the page's script asks on Enter whether an option was chosen, and what it forgets to ask."""

KNOWN_TARGET = "const previousTargetId = state.targetId;"
NEW_ACT = """const acted = snapshot.lastAction?.requestId;
  const previousTargetId = acted && acted !== state.acted ? null : state.targetId;
  state.acted = acted;"""
"""Where the page's script asks whether a message has to come into view: after each act, also if it did before."""

TOO_EARLY = "awaitingRevision > context.publishedRevision) return;"
LATER = """awaitingRevision > context.publishedRevision) {
      if (!["click", "select", "modal_submit"].includes(kind)) return;
      clearTimeout(window.pressedEarly);
      window.pressedEarly = setTimeout(() => dispatch(kind, extra, metadata), 100);
      return;
    }"""
"""Where the page's script drops an act, as long as it does not show yet what came of the one before: the last press waits.
What the page does by itself, and a command, of which it keeps the draft, would get into each other's way."""

BUTTON, FIRST_BUTTON, FIRST_SELECT = 2, 100_000, 1_000_000
"""Above all numbers that components of a message get by their order."""

TELL_TIME_EVERY = 30.0
"""Seconds after which the page gets the time again, so that "in 3 minutes" stays true."""


def take_every_press() -> None:
    """Let the page take presses made just before it showed something new."""
    _actions.ACTION_SPECS = MappingProxyType(
        {kind: replace(spec, revision_bound=False) for kind, spec in _actions.ACTION_SPECS.items()}
    )


def queue_presses() -> None:
    """Let the presses of several browsers wait for each other: the page takes one at a time, and refuses the rest."""
    taken = _actions._ActionOps._action
    line = asyncio.Lock()

    async def after_the_others(preview: Any, context_id: Any, body: Any) -> Any:
        async with line:
            until = asyncio.get_running_loop().time() + LONGEST_LINE
            # The page tells nobody when it is done.
            while _is_busy(preview) and asyncio.get_running_loop().time() < until:  # noqa: ASYNC110
                await asyncio.sleep(AGAIN)
            return await taken(preview, context_id, body)

    vars_of: Any = _actions._ActionOps
    vars_of._action = after_the_others


def _is_busy(preview: Any) -> bool:
    return preview._active_action is not None or preview.env._operation_task is not None


def follow_answers() -> None:
    """Bring what answers a press into view: the page stays where the press was, often a board's height above.

    That is the newest message that comes of it, also one that takes its time; else the one that was pressed.
    """
    finish: Any = _actions._ActionOps._finish_action

    def followed(preview: Any, page: Any, *arguments: Any, **more: Any) -> Any:
        result = finish(preview, page, *arguments, **more)
        told = [result.get("target") or {}, *result["outcomes"]]
        if answers := [one["messageId"] for one in told if one.get("messageId")]:
            page.target_id = int(answers[-1])
        return result

    changed: Any = _actions._ActionOps
    changed._finish_action = followed


def mend_scripts() -> None:
    """Let Enter send a command that needs no option, which the page takes for a choice of the first option; let each
    press bring its answer into view, also where the one before was on the same message; and lose no press.
    """
    served: Any = _server.PreviewServer._static
    mended = {
        "/commands.js": (CHOSEN, f"{CHOSEN[:-1]} && {BY_HAND})"),
        "/app.js": (KNOWN_TARGET, NEW_ACT),
        "/actions.js": (TOO_EARLY, LATER),
    }

    async def sending(server: Any, request: Any) -> Any:
        response = await served(server, request)
        if request.path in mended:
            response.text = response.text.replace(*mended[request.path], 1)
        return response

    changed: Any = _server.PreviewServer
    changed._static = sending


def forget_choices() -> None:
    """Let the selects of an edited message show what the bot says, not what was chosen in it before.

    The page knows a control by its number in the message, and keeps for ever what was chosen there.
    So every select that the bot sends gets a number that was never used. Buttons are counted by themselves:
    a picture that comes later must not change the number of one that is just being pressed.
    """
    number, fresh = components._assign_ids, itertools.count(FIRST_SELECT)

    def numbered(sent: list[dict[str, Any]], explicit: set[int]) -> None:
        for one in components.walk_components(sent):
            if "options" in one:
                one["id"] = next(fresh)
        buttons = (
            one
            for one in components.walk_components(sent)
            if one["type"] == BUTTON and not one.get("id")
        )
        for place, one in enumerate(buttons, FIRST_BUTTON):
            one["id"] = place
        number(sent, explicit)

    vars(components)["_assign_ids"] = numbered


def pictures_above_buttons() -> None:
    """Show the pictures of plain messages above their buttons, as Discord does, and not below.

    All but the first are embedded: each stands below the one before.
    """
    decorate, project = _component_projection._decorate_components, _messages._message_projection

    def decorated(
        preview: Any, page: Any, message: Any, shown: Tokens, files: Tokens, context: Any
    ) -> Any:
        pictures = [
            {"media": {"url": one["url"]}, "description": one.get("description")}
            for one in files
            if not message.flags & COMPONENTS_V2_FLAG
        ]
        galleries = [{"type": 12, "id": 0, "items": [one]} for one in pictures]
        # Apart: the page knows a button without a number by its place among the message's own parts.
        above = decorate(preview, page, message, galleries, files, context)
        return [*above, *decorate(preview, page, message, shown, files, context)]

    def without_cards(*about: Any, **how: Any) -> dict[str, Any]:
        return project(*about, **how) | {"embeds": []}

    vars(_messages)["_decorate_components"] = decorated
    vars(_snapshot)["_message_projection"] = without_cards


def remember_texts() -> None:
    """Remember parsed texts: the page parses every message again at each press, most of its work."""
    remembered = _remembering(_markdown.markdown_tokens)
    for user in (_component_projection, _messages, _queries):
        # Each of these has imported the function under its own name.
        vars(user)["markdown_tokens"] = remembered


def _remembering(read: Callable[..., Tokens]) -> Callable[..., Tokens]:
    known: dict[tuple[object, ...], bytes] = {}

    def tokens(
        value: object, profile: str = "message", *, context: Mapping[str, Any] | None = None
    ) -> Tokens:
        key = (value, profile, repr(context))
        if key not in known:
            if len(known) >= REMEMBERED:
                known.clear()
            # Kept encoded, so that nobody can change what is remembered.
            known[key] = msgspec.json.encode(read(value, profile, context=context))
        return msgspec.json.decode(known[key], type=Tokens)

    return tokens


def remember_commands() -> None:
    """Remember how commands are told to the page, which does it for all of them at each look of each browser: two
    fifths of its work.
    """
    told, written = _commands.entry_for_leaf, _commands._canonical
    # What is kept with its entry cannot go, and so nothing else gets its number.
    known: dict[int, tuple[object, dict[str, Any]]] = {}
    lines: dict[int, bytes] = {}

    def remembered(command: Any, path: list[str], leaf: Any) -> dict[str, Any]:
        if id(leaf) not in known:
            known[id(leaf)] = leaf, told(command, path, leaf)
            entry = known[id(leaf)][1]
            lines[id(entry)] = written(entry)
        return known[id(leaf)][1]

    vars(_commands)["entry_for_leaf"] = remembered
    vars(_commands)["_canonical"] = lambda value: lines.get(id(value)) or written(value)


def remember_pictures() -> None:
    """Remember examined pictures: the page examines all again, in another process, at each change."""
    examine = MediaWorker._decode
    known: dict[tuple[str, float | None], MediaInfo] = {}

    async def examine_once(
        worker: MediaWorker, key: str, blob: bytes, media_time: float | None
    ) -> MediaInfo:
        wanted = (key, media_time)
        if wanted not in known:
            if len(known) >= REMEMBERED:
                known.clear()
            known[wanted] = await examine(worker, key, blob, media_time)
        return known[wanted]

    changed: Any = MediaWorker
    changed._decode = examine_once


async def mirror(env: Env, page: Preview) -> None:
    """Show boards, reminders and computers' moves as they come, until cancelled."""
    shown, at = -1, 0.0
    loop = asyncio.get_running_loop()
    while True:
        said, now = len(env.http_requests), loop.time()
        if (said != shown or now - at > TELL_TIME_EVERY) and env._operation_task is None:
            _publish(page)
            shown, at = said, now
        await asyncio.sleep(LOOK_EVERY)


def _publish(page: Preview) -> None:
    """Send the news at once: a press between two parts would be lost."""
    page._advance_presentation_time()
    for view in tuple(page._pages.values()):
        if view is not page._python and view.id in page._pages:
            page._publish(view, reason="refresh")
