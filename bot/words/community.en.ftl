# Rankings, profiles, histories.

community-all-games = All games
community-all-servers = all servers
community-season = Season { $season }
community-computer = a computer
community-hidden = a hidden player
community-table = table { $table }, { $day }
community-earlier = ← Previous
community-later = Next →

column-rating = rating
column-games = games
column-place = { $rank ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
column-later = 4th or lower
column-own-place = place
column-level = tied

rating-legend = ± is the uncertainty. A rating with ? is provisional: it settles with more games.
place-of = { $rank } of { $players }

leaderboard-title = Leaderboard
leaderboard-shown = { $first } to { $last } of { $count }
leaderboard-own = You’re number { $rank }.
leaderboard-among = Your rating comes from games among { $count ->
    [one] 1 person
   *[other] { $count } people
}.
leaderboard-own-provisional = You have no rank yet: your rating is provisional.
leaderboard-own-away = You aren’t listed: you haven’t had a rated game for { $days } days.
leaderboard-unranked = No rank yet: the rating is provisional
leaderboard-empty = No rated game has ended here yet, or none in the last { $days } days. A game is rated if at least two people and no computer begin it, and it’s played to its end.

figure-rating = Rating
figure-unrated = no rated game yet
figure-rank = number { $rank } of { $count }
figure-among = { $count ->
    [0] Rating
    [one] Rating among 1 person
   *[other] Rating among { $count } people
}
figure-games = Games
figure-won = { $won } won
figure-answers = Answers in time
figure-share = { $share }%
figure-asked = { $count ->
    [one] asked once
   *[other] asked { $count } times
}
figure-together = Games together
figure-level = { $count } tied

profile-empty = No finished game here yet.
profile-curve = The rating after each rated game
profile-places = Places by game
profile-best = Best games

history-title = Finished games
history-of = The games of { $name }
history-shown = { $first } to { $last } of { $count }, the newest first
history-empty = No game has ended here yet.
history-more = and { $count } more
history-records = Best scores
history-legend = ○ not rated: a computer played from the start, fewer than two people, or it ended by agreement. ×{"\u00A0"}excluded.
sign-unrated = ○
sign-annulled = ×
said-unrated = not rated
said-annulled = excluded
sign-ruled = §
sign-left = ↗
sign-substitute = ↘
said-ruled = placed by a director or the clock
said-left = left or replaced
said-substitute = took over

versus-title = { $one } and { $other }
versus-games = Who was ahead
versus-newest = Latest games
versus-empty = These two haven’t finished a game together here.
versus-legend = The person who placed better was ahead. ○ not rated. ×{"\u00A0"}excluded.

## Refusals and answers

no-such-rated-game = That game isn’t played here: choose one from the list.
person-private = This person has hidden their games.
same-person = Name two different people.
final-rating = { $before } → { $after }{ $provisional ->
    [yes] {" "}?
   *[no] {""}
}
annulled-already = This game has already been excluded: it counts for nobody.
annul-not-over = Only a finished game can be excluded.
annul-ask = Exclude table { $table } from the ratings? Everyone’s ratings are recalculated as if it hadn’t been played. This can’t be undone.
annul-button = Exclude the game
annulled = An administrator has excluded this game: the ratings are recalculated as if it hadn’t been played.
annulled-so-far = Table { $table } is excluded. Later games rated again so far: { $done } of { $count }. You can keep playing meanwhile.
annulled-by-you = Table { $table } is excluded. The ratings are as if it hadn’t been played.
me-avoided = You avoid { $user }: draws keep you apart where possible, and neither of you can join the other’s tables. They aren’t told: if they try, they read that the table is full for them. Tables already running go on.
me-avoids = { $count ->
    [0] You avoid nobody.
   *[other] You avoid { $users } ({ $count } of { $most } at most).
}
me-avoids-no-more = You no longer avoid { $user }. In tournaments already open you stay apart.
avoid-yourself = You can’t avoid yourself.
avoid-too-many = You avoid { $most } people, the most possible: take someone off your list first.
full-for-you = This table is full for you: choose another one.
me-private = { $hidden ->
    [yes] You’re hidden: no leaderboard, profile or history shows you to others. Your games still count.
   *[no] You’re visible in leaderboards, profiles and histories.
}
