# Time off, votes and seats that change hands, in English.

## The clock contract

clock-vacations = While a decision waits for someone on vacation (`/{ command-me } { command-me-vacation }`: 21 days a year at most, 14 at a stretch) the clock stops.
clock-no-vacations = Vacations don’t stop the clock at this table.
clock-vacations-calendar = A vacation stops no turn: stored orders act for people who are away. If everyone is on vacation, the table pauses.
clock-quiet = A deadline that falls into someone’s quiet hours (`/{ command-me } { command-me-settings }`) moves to their end, by twelve hours at most. If several people are asked, the latest of their deadlines holds for all.
clock-no-quiet = Quiet hours don’t move deadlines at this table.
clock-weekends = On Saturdays and Sundays ({ $zone }) the clock stops.
clock-substitutes = { $clocked ->
    [yes] If a player has left or been removed, anyone who hasn’t played at this table may take the seat: `/{ command-seats }`.
   *[no] When the computer has played a seat for twice the time of a decision, or its player has left or been removed, anyone who hasn’t played at this table may take it: `/{ command-seats }`.
}
clock-reserves = { $clocked ->
    [yes] A player who leaves the table leaves the tournament: a free reserve takes the seat; if there is none, a computer does, and it can’t win.
   *[no] When the computer has played a seat for the time of one decision, a free reserve of the tournament takes it; if there is none, the computer plays on. A player who leaves the table leaves the tournament: a free reserve takes the seat; if there is none, a computer does, and it can’t win.
}
card-vacations = Vacations stop the clock; quiet hours put deadlines off.
card-quiet = Vacations don’t stop the clock; quiet hours put deadlines off.
card-weekends = Weekends are free.

## In every game’s chapter on time, absence and leaving

rules-time = Each decision has its time, and most tables give each player a time bank, too: `/{ command-table } { command-table-info }` names both. If you don’t answer in time, the game decides for you:
rules-computer = After two missed deadlines in a row the computer plays for you until you press [{ back-button }]. If it has to answer for you too often, you’re placed behind everyone who stays, unless you play on.
rules-leaving = If you leave the game for good, the computer plays your seat, with everything you had, until someone else takes it. In a tournament a free reserve takes it; if there is none, a computer does, and it can’t win. When no person is left, the game ends at once and is scored as it is.

option-vacations = Vacations
option-vacations-yes = stop the clock
option-vacations-no = don’t stop the clock
option-weekends = Weekends
option-weekends-yes = free: the clock stops
option-weekends-no = count like other days

## Votes

ballot-extend = to give more time
ballot-finish = to end the game now and score it as it is
ballot-replace = to replace a player

effect-undo = If everyone who isn’t absent agrees, these moves are undone:
effect-pause = If the majority agrees, the clock stops until the table resumes, for two days at most.
effect-resume = If the majority agrees, the table resumes, and nobody has lost time.
effect-extend = If the majority agrees, the open decision gets its full time once more.
effect-end = If everyone who isn’t absent agrees, the game is over at once and has no result. No answer means no.
effect-finish = If everyone who isn’t absent agrees, the game ends now and is scored as it is at this moment. No answer means no.
effect-move = If the majority agrees, the table goes on in this channel.
effect-replace = If the majority agrees, the computer takes over from { $whose }, and someone else may take the seat. { $whose } can’t come back.

ballot-waits = Vote by { $until } on the proposal { $what }: `/{ command-propose } { command-propose-vote }`.
extended = { $why ->
    [admin] An administrator gives more time: the deadline is now { $until }.
   *[voted] There’s more time: the deadline is now { $until }.
}
finished = { $why ->
    [admin] An administrator ends the game. It’s scored as it is now.
   *[voted] The game is ended by agreement. It’s scored as it is now.
}
player-removed = { $why ->
    [admin] An administrator has removed { $seat } from the game.
    [director] A director of the tournament has removed { $seat } from this table.
   *[voted] The table has voted { $seat } out of the game.
}

no-deadline = There’s no running deadline to extend.
no-such-seat = There’s no such seat at this table.
on-vacation = { $seat } is on vacation until { $until }: you can propose it after that.
seat-is-free = { $seat }’s seat is already empty: there is nobody to replace.

## Seats that change hands

seat-offered = { $why ->
    [absent] { $seat } has been away for a long time: someone else may take the seat unless { $seat } comes back first.
   *[left] The computer plays for { $seat } until someone takes the seat.
}
seat-of-reserves = { $why ->
    [absent] { $seat } has been away for a long time: a free reserve of the tournament takes the seat. As long as there is none the computer plays on, and { $seat } can come back.
   *[left] The tournament fills the seat of { $seat }: with a free reserve, otherwise with a computer, which can’t win.
}
seat-soon-offered = If { $seat } isn’t back by { $until }, someone else may take the seat.
seat-soon-of-reserves = If { $seat } isn’t back by { $until }, a free reserve of the tournament takes the seat; if there is none, the computer plays on.
seat-taken = { $seat } takes the seat of { $before }, with the full time for the decision and a full time bank.
seat-warning = Press [{ back-button }] by { $until }, or your seat is offered to others, and the player who takes it keeps it. You’ve missed your deadlines, so the computer plays for you: what it decides counts as missed by you.
seat-warning-now = Press [{ back-button }] before someone takes your seat: it’s free for others now. You’ve missed your deadlines, so the computer plays for you: what it decides counts as missed by you.
seat-warning-reserves = Press [{ back-button }] by { $until }: after that a free reserve of the tournament takes your seat and keeps it. As long as there is none you can still come back. You’ve missed your deadlines, so the computer plays for you: what it decides counts as missed by you.
seat-lost = { $why ->
    [absent] Someone else has taken your seat because you were away: you don’t play at this table any more.
    [voted] The table has voted you out of the game: the computer plays your seat until someone takes it.
    [director] A director of the tournament has taken you out of the game: you don’t play at this table any more.
   *[admin] An administrator has taken you out of the game: you don’t play at this table any more.
}
time-up = Your deadline has passed, so the game decided for you{ $done ->
    [none] .
   *[other] : “{ $done }”
}{ $banked ->
    [yes] {" "}Your time bank is used up.
   *[no] {""}
} { $left ->
    [0] {""}
    [one] If you miss the next deadline too, the computer plays for you until you’re back.
   *[other] If you miss the next { $left } deadlines too, the computer plays for you until you’re back.
}
stand-in-not = { $seat } still has time, or the computer plays already.
seat-button = Take the seat
seats-head = { $count ->
    [0] No seat is free in this server.
    [one] **A seat that you can take:**
   *[other] **Seats that you can take:**
}
seats-line = [{ $game } · table { $table }]({ $link }): the seat of { $seat }
seats-also = { $count ->
    [one] A game in progress is looking for a player, too:
   *[other] Games in progress are looking for players, too:
}
seat-is-yours = The seat is yours: you see everything that its player saw, and have the full time. [{ my-hand }] shows it.

seat-not-offered = This seat isn’t free, or is no longer free.
sat-here-before = You have played at this table before: the seat is for someone else.

## Vacations and hours

vacation-announced = { $clocked ->
    [yes] { $seat } is on vacation from { $since } until { $until }. Turns still close; stored orders act.
   *[no] { $seat } is on vacation from { $since } until { $until }. The clock stops while it’s { $seat }’s turn.
}
vacation-cancelled = { $seat } is back from vacation early. Deadlines that had stopped run again, with at least the full time for a decision.
vacation-too-many = { $seat } announces another vacation. The clock here goes on: in a round of a tournament only the first one stops it.
me-vacation-taken = You’re on vacation from { $since } until { $until }, and your tables know it.
me-vacation-left = { $left ->
    [one] { $left } day is left in { $year }.
   *[other] { $left } days are left in { $year }.
}
me-vacation-going-on = At these tables the clock keeps running:
me-vacation-over = Your vacation has ended; the unused days are yours again.
me-vacation-now = Vacation from { $since } until { $until }
me-vacation-none = No vacation is announced; { $left ->
    [one] { $left } day is
   *[other] { $left } days are
} left in { $year }. The option `{ command-me-vacation.option-days }` announces one.
me-zone = Your time zone: { $zone }
me-zone-open = Your time zone: that of each server (here { $zone }), unless you choose another with `/{ command-me } { command-me-settings }`
me-quiet = Quiet hours: { $hours } ({ $zone })
me-quiet-none = No quiet hours
me-saved = **Saved.**

vacation-days = A vacation has 1 to { $most } days.
vacation-past = A vacation can’t begin in the past.
vacation-too-early = A vacation can be announced at most { $most } days ahead.
vacation-overlaps = You’re already on vacation on { $day }. `{ command-me-vacation.option-cancel }` cancels it.
vacation-stretch = You would be on vacation for more than { $most } days at a stretch.
vacation-year = In { $year } you can take { $left } more { $left ->
    [one] day
   *[other] days
}: the limit is { $most } a year.
no-vacation = You haven’t announced a vacation.
day-unread = “{ $text }” isn’t a date. Write it as 24 December, 24/12/2026, Friday or tomorrow.
quiet-unread = “{ $text }” couldn’t be read. Write quiet hours as 23:00-08:00, or from 11 pm to 8 am.
hour-unread = “{ $text }” isn’t an hour. Write a full hour of the day, such as 9 or 21:00, or “off”.
quiet-too-long = Quiet hours are { $most } hours a day at most.
no-such-zone-but = “{ $zone }” isn’t a time zone. Did you mean { $nearest }?

## /table info

info-vacation = on vacation from { $since } until { $until }
info-why = Why the deadline is { $until }
info-reason = { $seat }: { $until } ({ $causes })
info-reason-window = Everyone alike: { $until } ({ $causes })
info-reason-kept = It was later before, and deadlines aren’t brought forward (unless a vacation ends early).
cause-pace = the time for a decision
cause-bank = the time for a decision and the time bank
cause-vacation = a vacation
cause-weekend = a free weekend
cause-quiet = quiet hours
