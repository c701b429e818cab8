# Tournaments: the card, what is announced, pages, refusals.

cup-setting-title = { command-tournament-create.option-title }
cup-setting-format = { command-tournament-create.option-format }
cup-setting-rounds = { command-tournament-create.option-rounds }
cup-setting-sizes = { command-tournament-create.option-sizes }
cup-setting-registration = { command-tournament-create.option-registration }
cup-setting-pace = { command-any.option-pace }
cup-setting-hours = { command-any.option-hours }
cup-setting-round_length = { command-tournament-create.option-round_length }
cup-setting-role = { command-tournament-create.option-role }
cup-setting-winner = { command-tournament-create.option-winner }
cup-setting-check_in = check-in
cup-setting-time_off = time-off
cup-setting-option = option
cup-setting-late_tables = late-tables
cup-setting-points = points
cup-setting-tie_breaks = tie-breaks
cup-setting-least = least-players
cup-setting-most = most-players
cup-setting-late_entry = late-entry
cup-setting-group_size = group-size
cup-setting-go_on = go-on
cup-setting-final = final
cup-setting-counted = counted
cup-setting-review = review
cup-setting-strict = strict
cup-setting-bye = bye
cup-setting-substitute = substitute

cup-takes-title = { command-tournament-create.option-title-about }
cup-takes-format = { command-tournament-create.option-format-about }
cup-takes-rounds = { command-tournament-create.option-rounds-about }
cup-takes-sizes = { command-tournament-create.option-sizes-about }
cup-takes-registration = { command-tournament-create.option-registration-about }
cup-takes-pace = { command-any.option-pace-about }
cup-takes-hours = { command-any.option-hours-about }
cup-takes-round_length = { command-tournament-create.option-round_length-about }
cup-takes-role = { command-tournament-create.option-role-about }
cup-takes-winner = { command-tournament-create.option-winner-about }
cup-takes-check_in = How long check-in lasts after registration: 30m, 2h
cup-takes-time_off = What puts deadlines off; by default vacations and quiet hours
cup-takes-option = An option of the game, as in /{ command-play }
cup-takes-late_tables = How an unfinished table is scored
cup-takes-points = Points by place, such as 5,3,2,1; or money: each table’s points by its scores
cup-takes-tie_breaks = In order, from wins, shares, seconds, opponents, meetings, lot
cup-takes-least = The tournament is called off with fewer players; by default 2
cup-takes-most = How many may play
cup-takes-late_entry = People can join until this many rounds have begun
cup-takes-group_size = Players in a group, for groups and a final; by default 8
cup-takes-go_on = How many of each table, or each group, advance; by default 2
cup-takes-final = How many of the best play a knock-out at the end
cup-takes-counted = How many of each player’s best rounds count; by default all
cup-takes-review = Time for you to look at a draw before its tables open: 30m
cup-takes-strict = Avoid repeat meetings where possible, even at uneven tables
cup-takes-bye = Whole points for a bye; by default 3
cup-takes-substitute = Whole points for a game finished as a substitute; by default 1

## A draft, before it is announced

cup-draft-about = { $game } · { $format } · draft
cup-draft-state = Only you see this draft. [{ cup-draft-announce }] posts its card in this channel, and players may join. Until then the buttons below change it. If nobody changes it for a day, it’s deleted.
cup-draft-proposed = The length of a round is a suggestion: four of five tables end by themselves within it.
cup-draft-changed = The draft has changed since that button was shown. This is the current draft.
cup-draft-announce = Announce
cup-form-format = Format…
cup-form-final = Groups, final…
cup-form-times = Times…
cup-form-pace = Pace…
cup-form-points = Points…
cup-form-entry = Players, roles…
cup-form-options = Game options…
cup-strict-yes = yes
cup-strict-no = no
draft-old = Nobody has changed this draft for a day, so it was deleted: `/{ command-tournament } { command-tournament-create }` starts a new one.
draft-gone = This draft has already been announced: `/{ command-tournament } { command-tournament-create }` starts a new one.

cup-format-swiss = Swiss
cup-format-league = league
cup-format-groups = groups and a final
cup-format-knockout = knock-out

cup-tie-wins = first places
cup-tie-shares = share of the money, compared with an equal one
cup-tie-shares-sum = total share of the money
cup-tie-seconds = second places
cup-tie-opponents = opponents’ points
cup-tie-meetings = who was ahead where they met
cup-tie-lot = drawing lots
cup-column-wins = 1st
cup-column-shares = share
cup-column-seconds = 2nd
cup-column-opponents = opp.
cup-column-meetings = met
cup-column-lot = lot
cup-column-knockout = k.o.
cup-column-points = points
cup-column-played = games
cup-column-round = R{ $round }

cup-method-worth = unfinished tables are scored by what each player is worth at that moment
cup-method-playouts = unfinished tables are scored by computers finishing the game 64 times

cup-time-off-counts = Vacations stop the clock; quiet hours put deadlines off
cup-time-off-weekends = Vacations and weekends stop the clock; quiet hours put deadlines off
cup-time-off-quiet = Quiet hours move a deadline; vacations don’t stop the clock
cup-time-off-none = Neither vacations nor quiet hours put a deadline off

## The card

tournament-button-play-on = I play on
tournament-button-join = Join
tournament-button-leave = Leave
tournament-button-check-in = Check in
tournament-button-standings = Standings
tournament-button-agree = Agree
tournament-button-refuse = Disagree
tournament-button-object = Call the administrators
tournament-button-help = Call a director
tournament-button-end-round = End after this round
tournament-button-end-now = End now, with winners
tournament-button-end-cancel = Cancel without a winner
tournament-button-mine = My table

cup-card-about = { $game } · { $format } · tournament { $tournament }
cup-card-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
} at tables of { $sizes }
cup-card-knockout = At tables of { $sizes }, { $count ->
    [one] the best of each advances
   *[other] the best { $count } of each advance
}
cup-card-groups = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} in groups of about { $size }, at tables of { $sizes }; { $count ->
    [one] the best of each group plays the final rounds
   *[other] the best { $count } of each group play the final rounds
}
cup-card-final = Then a knock-out of the first { $count }; { $best ->
    [one] the best of each table advances
   *[other] the best { $best } of each table advance
}
cup-card-counted = { $count ->
    [one] The best round of each player counts
   *[other] The best { $count } rounds of each player count
}
cup-card-pace = Time for each decision: { $seconds } (pace: { $pace })
cup-card-bank = Time reserve at these tables: { $bank }, a third of a round
cup-card-late = When a round ends, a player who has kept the others waiting for longer than a decision may take is placed behind them; a vacation counts once a round
cup-card-option = { $option } (option of the game)
cup-card-own-length = A turn of the game lasts { $seconds }
cup-card-own-clock = Turns of the game close at fixed hours, in the zone { $zone }
cup-card-points = Points by place: { $points }
cup-card-points-of = { $points } at tables of { $size }
cup-card-money = Points: 25 for each player of a table, shared out like its money
cup-card-money-table = Points: 100 for each table, shared out like its money
cup-card-tied = Tied players share the points of their places
cup-card-ties = Ties are broken by: { $breaks }
cup-card-bye = A bye scores { $points }, a game finished as a substitute scores { $substitute }
cup-card-bye-money = A bye scores an equal share, a game finished as a substitute scores { $substitute }
cup-card-round = Each round has { $seconds }; { $method }
cup-card-title = Title: { $title }
cup-card-strict = No repeat opponents, where possible
cup-card-winner = The winner gets { $role }
cup-card-no-round = A round ends with its last table
cup-card-review = A drawn round opens after { $seconds }, or when a director opens it
cup-card-registration = Registration closes { $until }
cup-card-registration-open = Registration until the director ends it
cup-card-check-in = Then { $seconds } to check in; if you don’t, you get no table
cup-card-late-entry = You can still join as long as at most { $count ->
    [one] one round has begun
   *[other] { $count } rounds have begun
}
cup-card-roles = Open to { $roles }
cup-card-room = From { $least } to { $most } players
cup-card-players = { $count ->
    [0] Nobody has joined yet
    [one] { $count } player
   *[other] { $count } players
}
cup-card-reserves = { $count ->
    [one] { $count } reserve
   *[other] { $count } reserves
}
cup-card-checked = { $count } checked in
cup-card-absent = Absent, without a table in the next round: { $players }
cup-card-more = and { $count } more
cup-card-directors = Directors: { $users }
cup-card-seed = SHA-256 of the seed: `{ $hash }`. { $seed ->
    [told] The seed itself is published in this channel.
    [kept] The seed itself stays unpublished.
   *[secret] The seed itself is published at the end.
}

cup-state-registering = Registration is open.
cup-state-checking-in = Check-in until { $until }.
cup-state-drawn = Round { $round } is drawn and opens on { $until }.
cup-state-playing = Round { $round } is being played. Tables still running: { $running } of { $tables }.
cup-state-playing-until = Round { $round } is being played until { $until }. Tables still running: { $running } of { $tables }.
cup-state-asked = ⚖ Waiting for someone without a stake: { $player } { $step }
cup-state-own = ⚖ Decided { $open ->
    [0] with the agreement of someone without a stake
   *[other] in the open
}: { $player } { $step }
cup-state-silent = Nobody is playing at table { $table }: it’s scored on { $until } if nobody acts.
cup-state-scoring = Round { $round }: its time is over. Being scored: { $running } of { $tables } tables.
cup-state-paused = The tournament has been paused since { $since }{ $reason ->
    [none] .
   *[other] : { $reason }
}
cup-state-finished = The tournament is over. { $players_count ->
    [0] Nobody has won.
   *[other] Won by { $players }.
}
cup-state-too-few = The tournament was called off: too few players joined.
cup-state-last = Round { $round } is the last: the tournament ends after it
cup-state-cancelled = The tournament was cancelled: { $reason }

## What is announced

cup-said-settings-changed = The settings have changed. What was is struck through:
cup-said-entry-role-gone = One of the roles allowed to enter was deleted. The others are still allowed; the card lists them.
cup-said-entry-open-to-all = The only role allowed to enter was deleted: from now on everyone may join.
cup-said-check-in-open = Registration is closed. Check in on the card by { $until }: if you don’t, you get no table.
cup-said-too-few-players = The tournament is called off: { $players ->
    [0] nobody has joined
    [one] only { $players } player has joined
   *[other] only { $players } players have joined
}, and { $least } are needed.
cup-said-round-drawn = Round { $round } is drawn. { $figures }
cup-said-seat-order = Tables, with players in the order of their seats:
cup-said-redrawn = The director has redrawn round { $round }. { $figures }
cup-said-swapped = The director has swapped two seats of round { $round }. { $figures }
cup-said-round-opened = Round { $round } has begun at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
cup-said-round-opened-until = Round { $round } has begun at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. It ends on { $until }.
cup-said-byes = No table this round, but the points of a bye: { $players }.
cup-bye-own = You have a bye in round { $round }: no table, and the points of a bye.
cup-said-round-over = Round { $round } is over.
cup-said-round-time-over = The time of round { $round } is over. Late, and scored by the method on the tournament’s card: { $tables }.
cup-said-adjudicated = Table { $table } is scored by the method on the tournament’s card: { $places }.
cup-said-adjudicated-late = Table { $table } is scored by the method on the tournament’s card: { $places }. Behind the others, having kept them waiting for longer than a decision may take: { $players }.
cup-said-ruled = The director has ruled on table { $table }: { $places }. The reason: { $reason }
cup-said-replaced = Table { $table }: { $by } plays on for { $player }.
cup-said-replaced-by-computer = Table { $table }: a computer, which can’t win, plays on for { $player }.
cup-said-replaced-computer = Table { $table }: { $by } takes the seat of the computer.
cup-said-extended = The director has extended round { $round }: it ends on { $until }.
cup-said-shortened = The director has shortened round { $round }: it ends on { $until }.
cup-said-was-until = It was to end on { $until }.
cup-said-ends-after = A director has decided: the tournament ends after round { $round }, and the first of the standings then wins. The reason: { $reason }
cup-said-ended-early = A director ends the tournament now: what has been played decides who wins. { $count ->
    [0] No table was running.
    [one] { $count } running table closes without a result.
   *[other] { $count } running tables close without a result.
} The reason: { $reason }
cup-said-paused = The tournament is paused{ $reason ->
    [none] .
   *[other] : { $reason }
}
cup-said-resumed = The tournament resumes. All its deadlines move by the length of the pause.
cup-said-cancelled = The tournament is cancelled: { $reason }
cup-said-dropped = The director has removed { $player } from the tournament{ $reason ->
    [none] .
   *[other] : { $reason }
}
cup-said-penalised = The director takes { $points ->
    [one] one point
   *[other] { $points } points
} off { $player }: { $reason }
cup-said-forgiven = The director gives { $points ->
    [one] one point
   *[other] { $points } points
} back to { $player }: { $reason }
cup-said-announcement = { $text }
cup-said-registration-prolonged = Registration is extended: it ends on { $until }.
cup-said-check-in-prolonged = Check-in is extended: it ends on { $until }.
cup-said-lapsed = { $player } is absent: the computer has answered for them too often at table { $table }. They are placed behind those who stay there, and get another table only after [I play on] on the card.
cup-said-lapsed-again = { $player } is absent again: the computer has answered for them too often at table { $table }. If the table ends like that, they are out of the tournament.
cup-said-lapsed-out = { $player } has missed two tables: the tournament is over for them. Only a director can let them in again.
cup-said-plays-on = { $player } plays on, and gets a table again from the next draw.
cup-said-table-silent = Nobody is playing at table { $table } any more. It’s scored on { $until } if nobody acts: anyone absent gets no points.
cup-said-silent-table-scored = Nobody played at table { $table }, so nobody there gets points.
cup-said-ruling-asked = ⚖ { $player } directs and has a stake in this decision, so it waits. It counts when a director or an administrator without a stake agrees. Asked for: { $player } { $step }
cup-said-ruling-open = ⚖ { $player } directs and has a stake in this decision, as every director has. So the players concerned answer: it counts on { $until }, unless half of them disagree. An administrator without a stake can decide earlier. Asked for: { $player } { $step }
cup-said-ruling-agreed = ⚖ { $who } agrees to a decision in which { $player } has a stake: { $player } { $step }
cup-said-ruling-opened = ⚖ A decision in which { $player } has a stake counts: nobody without one could answer, and fewer than half of the players concerned disagreed. { $player } { $step }
cup-said-ruling-refused = ⚖ { $who } disagrees with a decision in which { $player } has a stake, and it doesn’t count: { $player } { $step }
cup-said-objected = ⚖ { $player } objects to a decision, and calls the administrators of the server: { $step }
cup-said-director-called = { $player } calls a director to table { $table }{ $where }.{ $reason ->
    [none] {""}
   *[other] { " " }The reason: { $reason }
}
cup-said-call-answered = A director has come to table { $table }, as { $player } asked.
cup-said-ruled-own = A player of table { $table } has ruled on it as director, since nobody else could: { $places }. The reason: { $reason }
cup-undone-step = { $who } undoes a decision. It was: { $step }
cup-winner-role = From now on the winner gets the role “{ $text }”.
cup-winner-no-role = From now on no role is given to the winner.
cup-said-undone = The director’s last decision has been undone.
cup-said-tournament-finished = The tournament is over. { $players_count ->
    [0] Nobody has won.
    [one] { $players } has won.
   *[other] { $players } have won together.
}
cup-said-seed = The seed was `{ $seed }`. Its SHA-256 is `{ $hash }`, as the card has shown since it was posted. Everyone can check it: `printf %s { $seed } | sha256sum`. With it every draw and the cards of every table can be reproduced.

cup-unheard = Nothing can be posted in the tournament’s channel: it’s gone, or a permission is missing there. Once that’s fixed, a director can resume the tournament with `/{ command-tournament } { command-tournament-pause }`, typed in another channel if this one is gone; all news is kept and posted then.
cup-unreachable = The server can’t be reached: the tournament resumes by itself when it’s back.
cup-lost-tables = { $count ->
    [one] Table { $tables } can’t be reached, and
   *[other] Tables { $tables } can’t be reached, and
} the bot can’t open another thread there. The tournament resumes by itself when it can. A director can also bring the table to another channel, with `/{ command-table } { command-table-move }` typed there, or decide its result with `/{ command-tournament } { command-tournament-rule }`.
cup-stuck-game = The game “{ $game }” is no longer played by this bot. When it’s back, a director can resume the tournament with `/{ command-tournament } { command-tournament-pause }`; until then results can be set with `/{ command-tournament } { command-tournament-rule }`, or `/{ command-tournament } { command-tournament-cancel }` ends it.
cup-stuck-table = Table { $table } is stuck, and retrying won’t help; the person who runs the bot finds the reason in the log. A director sets its result with `/{ command-tournament } { command-tournament-rule }` and resumes the tournament with `/{ command-tournament } { command-tournament-pause }`, which also tries again.
cup-event-about = Registration ends. The card is in { $place }.
cup-admin-unheard = In { $place } on { $server } I can no longer post the news of the tournament { $title }. It’s paused, and its news is kept, until a director resumes it with `/{ command-tournament } { command-tournament-pause } { command-tournament-pause.option-off }:true`: there, or in another channel if that one is gone.
cup-admin-thread = On { $server } the thread of table { $table } of the tournament { $title } was deleted. I open another one in { $place }: the game continues there from where it was, and nobody has lost time.
cup-admin-roles = On { $server } a role allowed to enter the tournament { $title } was deleted. { $open ->
    [yes] From now on everyone may join. Anyone who should not play can be removed with `/{ command-tournament } { command-tournament-player } { command-tournament-drop }`.
   *[no] The other roles may still enter.
}
cup-admin-event = On { $server } the tournament { $title } has no server event: { $why ->
    [right] I need the permission { permission-create-events }.
    [full] the server already has 100 events, as many as Discord allows.
   *[refused] Discord refused it.
} The tournament goes on without it.
cup-admin-role = I couldn’t give { $role } on { $server } to the winner of the tournament { $title }: I need the permission { permission-manage-roles }, and that role must be below my own. The tournament goes on without it.

## Pages

cup-figures = { $repeats ->
    [0] Nobody meets the same player twice
    [one] One meeting is a repeat
   *[other] Repeated meetings: { $repeats }
}{ $short ->
    [0] {""}
   *[other] ; again at a table with fewer players: { $short }
}{ $again ->
    [0] {""}
   *[other] ; in the same seat again: { $again }
}{ $apart ->
    [no] {""}
   *[yes] ; largest gap in points at one table: { $spread }
}.
cup-figures-best = No draw of this round can have fewer repeats (proven).
cup-figures-apart = Meetings of people who should be kept apart: { $count }.

cup-proposal-floor = { $count ->
    [one] Every draw has at least one repeat.
   *[other] No draw has fewer than { $count } repeats.
}
cup-proposal-strict = **Strict** (no repeats where possible): { $figures }
cup-proposal-soft = **Soft** (players with equal points meet): { $figures }
cup-proposal-present = This is the current draw.

cup-standings = Standings
cup-standings-shown = { $first } to { $last } of { $count }
cup-standings-after = after { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
cup-standings-during = round { $round }: tables over: { $ended } of { $count }
cup-standings-empty = No round has begun yet.
cup-standings-legend = Equal points: { $breaks }, in this order. A row names what broke its tie.
cup-standings-legend-plain = Equal points: { $breaks }, in this order.
cup-cross = Cross-table
cup-cross-legend = Points, and the place at the table in brackets. b: a bye. x: left the table. … still being played. –: not there.
cup-cross-bye = b { $points }
cup-cross-left = x { $points }
cup-left = { $name } (left)

cup-tables-round = Round { $round }
cup-tables-round-until = Round { $round }, until { $until }
cup-tables-drawn = Round { $round }, drawn, not open yet
cup-tables-empty = No round is drawn yet.
cup-tables-line = Table { $table }{ $where }: { $players }
cup-tables-byes = Byes: { $players }
cup-tables-by-method = scored by the method on the card
cup-tables-by-director = ruled by the director: { $reason }
cup-tables-running = still being played
cup-tables-closed = closed without a result
cup-tables-scoring = being scored: computers finish this game { $games } times; { $ended } are over
cup-tables-computer = a computer
cup-tables-locked = locked
cup-tables-group = group { $group }

cup-mine-none = You have no table in this tournament at the moment.
cup-mine-absent = You count as absent: the computer has answered for you too often. You get another table only after **I play on** on the card.
cup-mine-drawn = Round { $round } is drawn: you will meet { $players }. The tables open on { $until }.
cup-mine-drawn-soon = Round { $round } is drawn: you will meet { $players }.
cup-mine-bye = You have a bye in round { $round }. Points for it: { $points }.
cup-mine-opening = Round { $round }, table { $table }: its thread opens in a moment. You meet { $players }.
cup-mine-playing = Round { $round }, table { $table }: { $where }. You meet { $players }.
cup-mine-over = Round { $round }, table { $table } is over: { $where }. You met { $players }.
cup-mine-until = The round ends on { $until }; then { $method }.
cup-mine-scoring = Your table is being scored: computers finish your game { $games } times; { $ended } are over.
cup-mine-points = So far you have { $points ->
    [one] one point
   *[other] { $points } points
} and are ranked { $rank } of { $count }.

cup-hit-asked = This concerns you. { $who } directs, has a stake in it, and asks for a decision. It counts when a director or an administrator without a stake agrees. { $who } { $step }
cup-hit-open = This concerns you. { $who } directs, has a stake in it, and asks for a decision. It counts on { $until } unless half of the players concerned disagree. { $who } { $step }
cup-hit-settled = This concerns you, and it counts. { $who } asked for it with a stake in it, and { $other } has answered. { $who } { $step }
cup-hit-decided = This concerns you. { $who }, a director, has decided: { $who } { $step }
cup-hit-help = If you think this is wrong, call the administrators of the server: the channel is told that you object, and to what.

cup-desk-head = Directors’ desk
cup-desk-nothing = There’s nothing for you to do.
cup-desk-asked = Your answer is needed: { $player } { $step }
cup-desk-drawn = Round { $round } is drawn and not open yet.
cup-desk-called = Table { $table }: { $player } calls a director.
cup-desk-answered = Answer table { $table }
cup-desk-absent-at = Table { $table }: the computer plays for { $players }.
cup-desk-tables = { $count ->
    [one] Choose a table: { $count } is running
   *[other] Choose a table: { $count } are running
}
cup-desk-back = Back to the desk
cup-desk-rule = Rule…
cup-desk-score = Score now…
cup-desk-replace = Replace { $name }…
cup-desk-replace-title = Let a computer play on
cup-desk-drop = Take out { $name }…
cup-desk-drop-title = Take out of the tournament
cup-desk-extend = Extend or shorten…
cup-desk-results = Enter results…
cup-desk-begin = Begin now
cup-desk-end = End the tournament…
cup-desk-announce = Announce…
cup-desk-field-places = Places
cup-desk-takes-places = Seats from first to last: 2 1 3=4
cup-desk-field-scores = Scores
cup-desk-takes-scores = By seat, where money counts: 120 80 40
cup-desk-field-reason = Reason
cup-desk-takes-reason = Everyone can read it; needed where you have a stake
cup-desk-field-by = By
cup-desk-takes-by = How much later: 2d, 12h; with a minus, how much earlier: -1d
cup-desk-field-results = Results
cup-desk-takes-results = A line for each table, seats from first to last: 1: 3 1 2 4
cup-desk-field-text = Text
cup-desk-takes-text = What everyone reads
cup-desk-would = { $count ->
    [one] { $count } result, which doesn’t count yet:
   *[other] { $count } results, which don’t count yet:
}
cup-desk-result = Table { $table }: { $places }
cup-desk-typed = As typed, with the reason that everyone reads:
cup-desk-count = Count these
cup-desk-counted = Results that count: { $count }. Waiting for someone without a stake: { $waiting }.

cup-log = Decisions of the directors
cup-log-empty = No director has done anything yet.
cup-log-line = { $since } { $who }: { $step }
cup-log-somebody = a director
cup-log-undone = { $step } (undone)
cup-step-begin = begins
cup-step-add = lets { $player } in
cup-step-drop = removes { $player }
cup-step-rule = rules on table { $table }: { $places }
cup-step-adjudicate = has table { $table } scored
cup-step-replace = puts { $by } in seat { $place_number } of table { $table }
cup-step-extend = extends the round by { $seconds }
cup-step-pause = pauses the tournament
cup-step-resume = resumes the tournament
cup-step-cancel = cancels the tournament
cup-step-end-after = ends the tournament after the running round
cup-step-end-now = ends the tournament: what has been played decides who wins
cup-step-shorten = shortens the round by { $seconds }
cup-step-penalise = takes { $points ->
    [one] one point
   *[other] { $points } points
} off { $player }
cup-step-keep-apart = keeps { $players } apart
cup-step-swap = swaps seat { $one } of table { $table } and seat { $two } of table { $other }
cup-step-lock = locks table { $table }
cup-step-unlock = unlocks table { $table }
cup-step-redraw = redraws the round
cup-step-change = changes the settings
cup-step-announce = announces: { $text }
cup-step-answer-call = answers the call of table { $table }
cup-step-settle = answers the ruling on table { $table }
cup-step-ask = has a stake in this and asks for it: { $step }
cup-step-agree = agrees to what { $player } asked for: { $step }
cup-step-refuse = disagrees with what { $player } asked for: { $step }
cup-step-undo = undoes the last decision
cup-step-with-reason = { $step }. The reason: { $reason }

## Refusals

tournament-damaged = Tournament { $tournament } can’t be read: its record is damaged. The person who runs the bot finds the reason in the log.
too-many-tournaments = You already run { $most ->
    [one] { $most } open tournament
   *[other] { $most } open tournaments
} here. Finish or cancel one first.
too-many-tournaments-here = This server already has { $most ->
    [one] { $most } open tournament
   *[other] { $most } open tournaments
}. One has to end before another is opened.
no-such-tournament = There’s no tournament { $tournament }.
done-with-steps = { $done } Since your last step, other directors have done this:{ $steps }
refused-with-steps = { $refusal } Meanwhile other directors have done this:{ $steps }
director-only = Only a director of the tournament can do that: the host, anyone the host has named, and anyone who can manage the server.
director-decides = This table belongs to a tournament: no vote decides its result or who plays. A director rules with `/{ command-tournament } { command-tournament-rule }`, has it scored with `/{ command-tournament } { command-tournament-adjudicate }`, or gives a seat to someone else with `/{ command-tournament } { command-tournament-player } { command-tournament-replace }`.
director-pauses = The tournament is waiting for this table: only a director stops or resumes its clock, with `/{ command-tournament } { command-tournament-pause }`. If you need more time, propose `/{ command-propose } { command-propose-extend }`.
seat-of-tournament = This table belongs to a tournament, which fills the seat itself: with one of its reserves, otherwise with a computer.
winner-role-too-high = You may offer { $role } to the winner only if you could give it yourself: with the permission { permission-manage-roles }, and below your own highest role.
winner-role-managed = { $role } belongs to an app or to Discord itself: nobody can give it. Choose another role.
role-gone = The role of `{ $setting }` has been deleted: choose another one, or none.
role-missing = This tournament is open to { $roles } only.
not-in-tournament = { $user } isn’t in this tournament.
already-joined = You’re already in this tournament.
already-checked-in = You have already checked in.
not-joined = That player isn’t in the tournament, or has left it.
no-check-in = There’s no check-in at the moment.
entry-closed = It’s too late to join: { $most ->
    [0] registration ends when the first round begins
    [one] you can join as long as at most one round has begun
   *[other] you can join as long as at most { $most } rounds have begun
}. A director can still let you in.
tournament-full = The tournament is full: { $most } players at most. You can join as a reserve.
tournament-over = The tournament is over.
knockout-begun = The knock-out has begun: you can only join as a reserve.
knockout-seeded = Seeding decides who plays where in a knock-out: it can’t be redrawn around locked tables.
too-few-players = { $players ->
    [one] Only { $players } player has joined
   *[other] Only { $players } players have joined
}; at least { $least } are needed.
round-running = Round { $round } is being played. The next begins when its last table ends or its time is over.
round-not-drawn = That is only possible after a round is drawn and before it opens.
table-not-drawn = Table { $table } isn’t in the drawn round.
table-not-running = Table { $table } isn’t being played.
no-round-time = The running round has no deadline.
registration-too-long = Registration ends at most { $most } days from now.
extension-too-long = Extend by at most { $most } days.
extension-too-short = Extend by at least { $least ->
    [one] { $least } second
   *[other] { $least } seconds
}.
cup-result-incomplete = Give a place and a score for each of the { $count } seats.
ruling-too-late = Round { $round } of the knock-out is already drawn: earlier results can no longer change.
reason-missing = Give a reason: everyone can read it.
seat-unchanged = That player already sits there.
cup-player-busy = That player plays, or has played, at a table of this round.
no-such-player = Players have the numbers 1 to { $most }.
undo-played-on = At table { $table } someone has moved since then: the decision can no longer be undone.
apart-needs-two = Name at least { $least } players to keep apart.
wrong-number = The next player must have the number { $right }.
settings-locked = A round is drawn: from now on only title, times, reviews, pace, time off, and rounds that aren’t drawn can change.
rounds-drawn = { $least ->
    [one] { $least } round is drawn: choose at least as many.
   *[other] { $least } rounds are drawn: choose at least as many.
}
ends-already = The tournament already ends after round { $round }.
nothing-played = No table has a result yet, so nobody can win: cancel the tournament, or let the round end.
no-round-yet = No round is drawn yet: the tournament can be cancelled or started.
round-ends-too-soon = Everyone needs notice: the round can end on { $until } at the earliest.
out-for-good = You’re out of this tournament. Only a director can let you in again.
cup-not-resting = You’re seated in the next round: there’s nothing to do.
add-own = You direct this tournament, and a round is drawn: another director can let you in.
settle-own = You have a stake in this decision: a director or an administrator without one must answer.
undo-own = You have a stake in that decision: a director or an administrator without one can undo it.
ruling-not-yours = You aren’t asked about this decision: it doesn’t concern your table or your points.
objected-already = You have already objected to this decision. The administrators were called then.
called-already = A director has already been called to table { $table }, and hasn’t answered yet.
nobody-calls = Nobody calls a director to table { $table } any more.
not-at-table = You don’t play at table { $table }.
no-table-of-yours = No table of yours is running in this tournament.
no-such-line = “{ $typed }” isn’t a result: write the table and its seats from first to last, as in 1: 3 1 2 4
table-twice = Table { $table } is listed twice: write one line for each table.
no-such-decision = This tournament has no such decision.
ruling-renewed = There’s a newer ruling on table { $table }; this button was for the old one.
no-ruling-waits = This decision no longer waits for an answer.
no-such-setting = “{ $typed }” isn’t a setting: choose one from the list.
no-such-value = “{ $typed }” isn’t a value of `{ $setting }`. { $takes }.
settings-unchanged = Nothing would change. Choose a new value.
setting-unused = { $setting ->
    [bye] With points by money a bye is worth an equal share: there’s nothing to set.
    [late_tables] A table can be unfinished only if rounds have an end: remove `{ cup-setting-late_tables }`, or give rounds a length with `{ command-tournament-create.option-round_length }`.
   *[other] This tournament would ignore `{ $setting }`: remove it, or choose another format.
}
pace-and-hours = `{ cup-setting-pace }` and `{ cup-setting-hours }` both set the time for a decision: remove one of them.
setting-by-the-clock = Turns of this game close by its own clock: remove `{ $setting }`.
time-off-quick = At this pace, deadlines are never postponed: remove `{ cup-setting-time_off }`, or choose at least 24 hours for a decision.
lot-not-last = Drawing lots decides every tie: name it last.
date-in-the-past = That time has passed: choose a later one.
round-too-short = A round takes at least { $least } minutes.
pace-too-slow = { $game } can’t be over in { $seconds } at { $each } for each decision. Choose at most { $fits } for a decision, or rounds of at least { $total }.
turns-too-long = The turns of a game take { $total }, but a round lasts only { $seconds }. Choose a longer round.
title-missing = Give the tournament a title of at most { $most } characters.
title-too-long = The title may have at most { $most } characters.
table-size-out-of-range = This game is played at tables of { $least } to { $most }.
go-on-out-of-range = From { $least } to { $most } of each table can advance.
rounds-out-of-range = There can be { $least } to { $most } rounds.
players-out-of-range = Choose from { $least } to { $most } players.
counted-out-of-range = { $least } to { $most } rounds can count; 0 means all.
group-size-out-of-range = A group has { $least } to { $most } players.
final-out-of-range = The final takes { $least } to { $most } players.
points-must-fall = Points must fall from the first place to the second and never rise after it, and none may be below 0.
bye-out-of-range = A bye can score { $least } to { $most } points.
substitute-out-of-range = A game finished as a substitute can score { $least } to { $most } points.
listed-twice = Someone is listed twice.
locked-wrong = A locked table has someone who isn’t seated in this round, or who sits at two tables.
sizes-too-small = A table has at least { $least } seats.
cup-time-out-of-range = A check-in, a review or a round takes at most { $most } days.
cup-late-entry-out-of-range = Late entry may be open for { $least } to { $most } rounds.
cup-paused-already = The tournament is already paused.
cup-not-paused = The tournament isn’t paused.
cup-no-such-table = The tournament’s tables so far are 1 to { $most }.
cup-nothing-to-undo = There’s no director’s decision to undo.
cup-no-such-seat = That table has the seats 1 to { $most }.

permission-manage-roles = Manage Roles
permission-create-events = Create Events
setup-cup-lacks = For a tournament here I would also need: { $missing }. Tournaments work without it.
setup-cup-role = The role { $role } of a winner isn’t below my own: I can’t give it.
