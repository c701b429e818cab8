# What the bot posts by itself: lobby cards, boards, reminders, results, notices.

## The table's place

thread-name = { $game } · table { $table }: { $names }
thread-name-imported = { $game } · table { $table }, imported: { $names }
thread-name-round = { $title } · round { $round }, table { $number }: { $names }
table-started = **{ $game } · table { $table }** has started: { $names }, in this order.
seed-hash = Fairness check (for experts): hash of the seed, which is published at the end: `{ $hash }`
table-moved = This table continues here.

## The lobby card

lobby-seats = ({ $least } to { $most })
lobby-players = Players
lobby-free = { $count ->
    [one] and { $count } free seat
   *[other] and { $count } free seats
}
lobby-invited = Invited players only: { $users }
lobby-missing = { $count ->
    [one] One player is still missing
   *[other] { $count } players are still missing
}: others press [{ lobby-button-join }], or press [{ lobby-button-computer }].
lobby-ready = Enough players: { $seat } starts the game with [{ lobby-button-start }].
lobby-host = host
lobby-computer = computer, { $computer }
lobby-advice = Everyone may ask for advice, so this table isn’t rated.
lobby-asks-reliable = Only for those who answer at least { $least }% of their decisions in time.
lobby-asks-settled = Only for those whose rating in this game is settled.
lobby-rating = { $points } ± { $margin }{ $provisional ->
    [yes] {" "}?
   *[no] {""}
}
lobby-answers = { $share }% in time
lobby-strong = Strong computers think for a few seconds before each move.
lobby-clock = Clock
lobby-tonight = { $tonight ->
    [yes] Tonight: you all play at the same time, in one evening.
   *[no] Over days: you each play when you have time.
}
lobby-options = Options
lobby-default = (default)
lobby-closes = Unless the game has started, this lobby closes { RELATIVE($closes) }.
lobby-terms = Clock in detail
lobby-started = The table has started: { $place }
lobby-card-closed = The table is closed.
lobby-button-join = Join
lobby-button-leave = Leave
lobby-button-computer = Add computer
lobby-button-tonight = { $tonight ->
    [yes] Play tonight
   *[no] Play over days
}
lobby-button-option = Options
lobby-button-start = Start

seat-free = { $seat }’s seat is free in **{ $game } · table { $table }**, at decision { $turn } of the game. { $pace_line }

## The board

board-over = The game is over
board-paused = The table is paused
board-closed = The game has no result
board-in-hand = { $asked } · [{ $hand }]
board-window = To everyone: { $asked }
board-since = paused { RELATIVE($since) }
board-deadline = by { $deadline } ({ RELATIVE($deadline) })
log-earlier = -# Earlier lines: `/{ command-table } { command-table-log }`.
log-by-order = *(stored order)*
log-by-computer = *(computer)*
log-by-clock = *(time is up)*
log-by-admin = *(administrator)*
log-by-director = *(director)*
log-by-vote = *(vote)*
seat-handed = Here { $seat }’s seat passes to another player.

## Calls and reminders

call-deed = { $game } { $table }: { $asked }{ $clock ->
    [none] {""}
   *[other] {", "}by { $clock }
}
call-still = { $game } { $table }, still to do: { $asked }{ $clock ->
    [none] {""}
   *[other] {", "}by { $clock }
}
call-moment = { $deadline } ({ RELATIVE($deadline) })
call-way = Go to the table
call-instead = The direct message couldn’t be delivered.
call-event = { $game } { $table }: { $text }
reminder-alone = Everyone is waiting for you.
asked-all = Asked: { $players }
round-ends-soon = Round { $round } ends on { $until } ({ RELATIVE($until) }). A table that isn’t over then is scored as the tournament’s card says.
round-ends-for-all = Round { $round } of { $title } ends on { $until } ({ RELATIVE($until) }). A table that isn’t over then is scored as the tournament’s card says.
table-ruled = A director of { $title } has ruled on this table. Places, with points: { $places }. They count in the history and, once half of a usual game is played, in ratings. The reason: { $reason }
table-ruled-own = A player of this table has ruled on it as director of { $title }, since nobody else could. Places, with points: { $places }. They count in the history and, once half of a usual game is played, in ratings. The reason: { $reason }
table-scored = The time of this table in { $title } is over: { $method }. Places, with points: { $places }. They count in the history and, once half of a usual game is played, in ratings.
round-begun = Round { $round } of { $title } has begun, and you play here.
round-begun-digest = Round { $round } of { $title } has begun, and you play here. Your digest says when it’s your turn.
table-scored-own = The time of your table in { $title } is over, and it is scored. Places, with points: { $places }.
table-missed = Nobody plays at this table any more: in { $title } none of its players gets points for it. No rating changes.
final-absent = absent: behind everyone who stayed

## Spectators, and the daily digest

watch-told = { $game } { $table }, which you follow: { $asked }{ $clock ->
    [none] {""}
   *[other] {", "}by { $clock }
}
digest-head = { $asked ->
    [one] It’s your turn at { $asked } table:
   *[other] It’s your turn at { $asked } tables:
}
return-head = Welcome back from your vacation. { $asked ->
    [0] It isn’t your turn at any table; your tables:
    [one] It’s your turn at { $asked } table:
   *[other] It’s your turn at { $asked } tables:
}
reminder-bank = Your time bank is running. When it’s used up, the game decides for you.
digest-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
digest-all = All my tables
digest-instead = { $count ->
    [one] It’s your turn at { $count } table
   *[other] It’s your turn at { $count } tables
}; `/{ command-games }` lists them. The direct message with your digest couldn’t be delivered.

## Lines and their buttons

back-button = I’m back
stand-in-button = Let the computer play until { $seat } is back
vote-yes = Agree
vote-no = Disagree

## What is for one person only

order-void = Your stored order “{ $order }” no longer applies. { $why }
whisper-instead = { $game } { $table }: there’s news only for you; see [{ my-hand }].

## The end

story-tied = { $seats } share first place.
story-start = { $seat } led from the start.
story-turn = { $alone ->
    [yes] Nobody led for long; { $seat } pulled ahead
   *[no] { $whose } led for longest; { $seat } took the lead for good
} at step { $step } of { $most }{ $event ->
    [none] .
   *[other] : “{ $event }”.
}
final-first = { $game } { $table } is over: { $count ->
    [one] { $names } wins
   *[other] { $names } share first place
} with { $score }
result-own = The game is over: you came { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] { $rank }th
} of { $count } with { $score }.
final-title = { $game } · table { $table }: the result
final-place = **{ $rank }.** { $name }: { $score }
final-seed = Fairness check (for experts): seed `{ $seed }`
    Its hash, published at the start: `{ $hash }`
rematch-button = Rematch
replay-button = Replay
analysis-button = Analysis
analysis-title = How it was decided
analysis-note = { $game } · table { $table }
analysis-step = step
analysis-marks = milestones
analysis-best = max { $chance }
analysis-foot = Line: chance of winning. Band and ±: margin of error.
analysis-foot-early = Before step { $step } it’s too early to tell.
analysis-foot-others = { $count ->
    [one] { $count } more player isn’t shown.
   *[other] { $count } more players aren’t shown.
}
analysis-row = { $seat }: { $first } at step { $start }, at most { $chance } (step { $step }), and { $won ->
    [yes] won
   *[other] didn’t win
}.
analysis-swing = **{ $rank }.** Step { $step }, { $seat }: “{ $played }”. After “{ $better }” the chance of winning is { $loss } higher.
analysis-why = Right after it { $reasons }.
analysis-luck = No single move stands out: luck decided it, or many small things did.
analysis-show = Show step { $step }
analysis-retry = Play step { $step } again
analysis-ready = { $game } { $table }: the analysis is ready.
analysis-begun = { $count ->
    [0] I’m analysing the game. The result will appear here in a few minutes.
    [one] I’ll analyse the game after { $count } other. The result will appear here in a few minutes.
   *[other] I’ll analyse the game after { $count } others. It takes a while; the result will appear here.
}
chance-percent = { $chance }%
chance-sure = { $chance }% ± { $error }%
chance-points = { $chance } ± { $error } percentage points

## For those who run the server

admin-lacks = In { $place } on { $server } I lack permissions: { $missing }. Until I have them I can’t post everything there, and the clock of a table that I can’t reach is stopped.
admin-access = I can no longer see or use { $place } on { $server }. The clock of its table is stopped until I can.
admin-thread = The thread or channel { $place } on { $server } is gone or locked. The clock of its table is stopped until it’s back, or until `/{ command-table } { command-table-move }` brings the table to another channel.
admin-crowded = { $server } has as many open threads as Discord allows, so a table from { $place } got none and is played in the channel itself. Archive or close some threads, and new tables get their own again.
admin-trouble = Something couldn’t be posted in { $place } on { $server } after several tries. The game continues; the board is redrawn after the next move.
