# Time off, votes and seats that change hands, in English.

## The clock contract

clock-vacations = While a decision waits for somebody on vacation (`/{ command-me } { command-me-vacation }`: 21 days a year at most, 14 at a stretch) the clock stands still.
clock-no-vacations = Vacations do not stop the clock at this table.
clock-vacations-calendar = A vacation stops no turn: stored orders act for people who are away. If everybody is on vacation, the table pauses.
clock-quiet = A deadline that falls into somebody’s quiet hours (`/{ command-me } { command-me-settings }`) moves to their end, by twelve hours at most. Of several who are asked the latest deadline counts.
clock-no-quiet = Quiet hours do not move deadlines at this table.
clock-weekends = On Saturdays and Sundays ({ $zone }) the clock stands still.
clock-substitutes = When the computer has played a seat for twice the pace, or its player has left or been removed, anybody who has not sat here may take it: `/{ command-seats }`.
clock-reserves = When the computer has played a seat for twice the pace, the first free reserve of the tournament takes it. Who leaves the table leaves the tournament: a free reserve takes the seat, or else a computer, which cannot win.
card-vacations = Vacations stop the clock, quiet hours move its end.
card-quiet = Vacations do not stop the clock; quiet hours move its end.
card-weekends = Weekends are free.

option-vacations = Vacations
option-vacations-yes = stop the clock
option-vacations-no = do not stop the clock
option-weekends = Weekends
option-weekends-yes = free: the clock stands still
option-weekends-no = count like other days

## Votes

ballot-extend = to give one more pace
ballot-finish = to end the game now and count it
ballot-replace = to replace a player

effect-undo = Unless somebody refuses, these moves are taken back:
effect-pause = If the greater part agrees, no time runs until the table goes on.
effect-resume = If the greater part agrees, the table goes on, and nobody has lost time.
effect-extend = If the greater part agrees, the decision that is open gets as much time again as the pace gives.
effect-end = Unless somebody refuses, the game is over at once and has no result.
effect-finish = Unless somebody refuses, the game is over at once and is counted as it stands, as if all had left.
effect-move = If the greater part agrees, the table goes on in this channel.
effect-replace = If the greater part agrees, the computer plays for { $whose } and somebody else may take the seat. { $whose } cannot come back.

ballot-waits = A vote { $what } waits for your answer until { $until }: `/{ command-propose } { command-propose-vote }`.
extended = { $why ->
    [admin] An administrator gives one more pace: the deadline is now { $until }.
   *[voted] There is one more pace: the deadline is now { $until }.
}
finished = { $why ->
    [admin] An administrator ends the game. It is counted as it stands.
   *[voted] The game is ended by agreement. It is counted as it stands.
}
player-removed = { $why ->
    [admin] An administrator has taken { $seat } out of the game.
   *[voted] By a vote { $seat } is out of the game.
}

no-deadline = No deadline runs here that could be extended.
no-such-seat = There is no such seat at this table.
on-vacation = { $seat } is on vacation until { $until }: the table can propose it after that.
seat-is-free = Nobody sits in the seat of { $seat } who could be replaced.

## Seats that change hands

seat-offered = { $why ->
    [absent] { $seat } has been away for long: somebody else may take the seat, unless { $seat } is back before.
   *[left] The computer plays for { $seat } until somebody takes the seat.
}
seat-of-reserves = { $why ->
    [absent] { $seat } has been away for long: the first free reserve of the tournament takes the seat. Until then the computer plays on, and { $seat } can come back.
   *[left] The tournament fills the seat of { $seat }: with a free reserve, or else with a computer, which cannot win.
}
seat-soon-offered = If { $seat } is not back by { $until }, somebody else may take the seat.
seat-soon-of-reserves = If { $seat } is not back by { $until }, the first free reserve of the tournament takes the seat.
seat-taken = { $seat } takes the seat of { $before }, with a whole deadline and a full time bank.
seat-warning = You have not answered twice, so the computer plays for you. If you are not back by { $until }, your seat is offered to others, and the player who takes it keeps it: press [{ back-button }] before.
seat-warning-reserves = You have not answered twice, so the computer plays for you. If you are not back by { $until }, the first free reserve of the tournament takes your seat and keeps it: press [{ back-button }] before.
seat-button = Take the seat
seats-head = { $count ->
    [0] No seat is offered in this server.
    [one] **A seat that you can take:**
   *[other] **Seats that you can take:**
}
seats-line = [{ $game } · table { $table }]({ $link }): the seat of { $seat }
seats-also = { $count ->
    [one] A game that has begun looks for somebody, too:
   *[other] Games that have begun look for somebody, too:
}
seat-is-yours = The seat is yours: you know all that it knows, and have the whole time. [{ my-hand }] shows it.

seat-not-offered = This seat is not offered (any more).
sat-here-before = You have sat at this table before: the seat is for somebody else.

## Vacations and hours

vacation-announced = { $clocked ->
    [yes] { $seat } is on vacation from { $since } until { $until }. The turns go on; stored orders act.
   *[no] { $seat } is on vacation from { $since } until { $until }. The clock stands still while a decision waits for { $seat }.
}
vacation-cancelled = { $seat } has ended the vacation. Deadlines that stood still run again, and leave at least a whole pace.
me-vacation-taken = You are on vacation from { $since } until { $until }, and your tables know it.
me-vacation-left = { $left ->
    [one] { $left } day is left in { $year }.
   *[other] { $left } days are left in { $year }.
}
me-vacation-going-on = At these tables time goes on meanwhile:
me-vacation-over = Your vacation is ended; the days not used are yours again.
me-vacation-now = Vacation from { $since } until { $until }
me-vacation-none = No vacation is announced; { $left } days are left in { $year }. With the option `{ command-me-vacation.option-days }` you announce one.
me-zone = Your time zone: { $zone }
me-zone-open = Your time zone: UTC, unless `/{ command-me } { command-me-settings }` says another
me-quiet = Quiet hours: { $hours } ({ $zone })
me-quiet-none = No quiet hours
me-saved = **Saved.**

vacation-days = A vacation has 1 to { $most } days.
vacation-past = A vacation cannot begin in the past.
vacation-too-early = A vacation is announced { $most } days ahead at most.
vacation-overlaps = On { $day } you are on vacation already. With `{ command-me-vacation.option-cancel }` you can take it back.
vacation-stretch = You would be on vacation for more than { $most } days at a stretch.
vacation-year = In { $year } you can take { $left } more days: there are { $most } a year.
no-vacation = You have announced no vacation.
day-unread = “{ $text }” is no date. Write it like 2026-12-24.
quiet-unread = “{ $text }” is not understood. Write quiet hours like 23:00-08:00.
hour-unread = “{ $text }” is not an hour. Write a full hour of the day, like 9 or 21:00, or “off”.
quiet-too-long = Quiet hours are { $most } hours a day at most.
no-such-zone-but = “{ $zone }” is no time zone. Perhaps you mean { $nearest }?

## /table info

info-vacation = on vacation from { $since } until { $until }
info-why = Why the deadline is { $until }
info-reason = { $seat }: { $until } ({ $causes })
info-reason-window = Everybody alike: { $until } ({ $causes })
info-reason-kept = It was later before, and a deadline never moves earlier.
cause-pace = the pace
cause-bank = the pace and the time bank
cause-vacation = a vacation
cause-weekend = a free weekend
cause-quiet = quiet hours
