# What the bot posts by itself: lobby cards, boards, reminders, results, notices.

## The table's place

thread-name = { $game } · table { $table }: { $names }
thread-name-round = { $title } · round { $round }, table { $number }: { $names }
table-started = **{ $game } · table { $table }** has started: { $names }, in this order.
seed-hash = Hash of the seed, which is published at the end: `{ $hash }`
table-moved = This table goes on here.

## The lobby card

lobby-seats = ({ $least } to { $most })
lobby-players = Players
lobby-free = { $count ->
    [one] and { $count } free seat
   *[other] and { $count } free seats
}
lobby-invited = Only for those who are invited: { $users }
lobby-missing = { $count ->
    [one] One player is still missing
   *[other] { $count } players are still missing
}: others press [{ lobby-button-join }], or press [{ lobby-button-computer }].
lobby-ready = Enough players: { $seat } starts the game with [{ lobby-button-start }].
lobby-host = host
lobby-computer = computer, { $computer }
lobby-clock = Clock
lobby-options = Options
lobby-default = (as usual)
lobby-closes = Unless the game has started, this lobby closes { RELATIVE($closes) }.
lobby-terms = All about the clock
lobby-started = The table has started: { $place }
lobby-card-closed = The table is closed.
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-computer = Add computer
lobby-button-option = Options
lobby-button-start = Start

## The board

board-over = The game is over
board-paused = The table is paused
board-closed = The game is broken off
board-window = To everybody: { $asked }
board-since = since { RELATIVE($since) }
board-deadline = until { $deadline } ({ RELATIVE($deadline) })
log-earlier = -# More came before; `/{ command-table } { command-table-log }` has it all.
log-by-order = *(stored order)*
log-by-computer = *(computer)*
log-by-admin = *(administrator)*

## Calls and reminders

call-board = **{ $game } · table { $table }** waits for you: { $asked }, until { $deadline } ({ RELATIVE($deadline) }).
    { $link }
call-reminder = **{ $game } · table { $table }** still waits for you: { $asked }, until { $deadline } ({ RELATIVE($deadline) }).
    { $link }
call-instead = { $users }: it is your turn. The direct message with the call could not be delivered.
call-event = { $who }: { $text }
reminder = { $who }: your decision is still open: { $asked }, until { $deadline } ({ RELATIVE($deadline) }).
reminder-alone = { $who }: everybody waits for you: { $asked }, until { $deadline } ({ RELATIVE($deadline) }).
round-ends-soon = { $who }: round { $round } of { $title } ends on { $until } ({ RELATIVE($until) }). A table that is not over then is scored as the tournament’s card says.
round-ends-for-all = Round { $round } of { $title } ends on { $until } ({ RELATIVE($until) }). A table that is not over then is scored as the tournament’s card says.

## Spectators, and the daily digest

watch-told = **{ $game } · table { $table }**, which you watch: { $state }
digest-head = { $asked ->
    [one] **{ $asked } table waits for you:**
   *[other] **{ $asked } tables wait for you:**
}
digest-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
digest-all = All my tables
digest-instead = { $who }: { $count ->
    [one] { $count } table waits
   *[other] { $count } tables wait
} for you; `/{ command-games }` lists them. The direct message with your digest could not be delivered.

## Lines and their buttons

back-button = I’m back
vote-yes = Agree
vote-no = Refuse

## What is for one person only

order-void = Your stored order “{ $order }” no longer stands. { $why }
whisper = **{ $game } · table { $table }** ({ $place }): { $text }
whisper-instead = { $who }: there is news for you alone; see [{ my-hand }].

## The end

final-title = { $game } · table { $table }: the result
final-place = **{ $rank }.** { $name }: { $score }
final-seed = Seed: `{ $seed }`
    Its hash, published at the start: `{ $hash }`
rematch-button = Rematch
replay-button = Replay

## For those who run the server

admin-lacks = In { $place } on **{ $server }** I lack permissions: { $missing }. Until they are given, what I cannot post there is missing, and a table that I cannot reach stands still.
admin-access = I can no longer see or use { $place } on **{ $server }**. The clock of its table stands still until I can.
admin-thread = The thread or channel { $place } on **{ $server }** is gone or locked. The clock of its table stands still until it is back, or until `/{ command-table } { command-table-move }` brings the table to another channel.
admin-crowded = **{ $server }** has as many open threads as Discord allows, so a table from { $place } got none and is played in the channel itself. Archive or close some threads, and new tables get their own again.
admin-trouble = Something could not be posted in { $place } on **{ $server }** after several tries. The game goes on; the next move draws the board anew.
