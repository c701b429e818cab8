# What buttons, forms, commands and private answers say.

## On every table

my-hand = My hand
undo-button = Undo
resume-button = Resume
page-previous = ← Previous
page-more = More →
table-title = { $game } · table { $table }
table-title-imported = { $named } (imported)
table-title-round = { $named } ({ $title }, round { $round })
table-round = **{ $title }** · round { $round }, table { $number }
table-round-ends = the round ends on { $until } ({ RELATIVE($until) })
status-lobby = The table hasn’t started yet.
status-running = The game is running.
status-paused = The table is paused. The clock is stopped.
status-over = The game is over.
status-closed = The table is closed.
status-away = **You count as absent: the computer plays for you.** Press [{ back-button }], or just act.
status-until = by { $deadline } ({ RELATIVE($deadline) })

## Forms

form-asked = Your decision: { $asked }.
form-limit = { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
}
form-pick = { $field }: choose number { $ordinal }
form-add = { $field }: add one…
form-correct = Correct…
form-expired = Forms are kept for a day, and this one has expired: open it again.
form-unchanged = Nothing is changed yet
form-change = Change…
form-do = Confirm
form-typed = With what you’ve typed: { $does }.
form-write = Fill in…
form-write-what = Next: { $fields }…
form-then = Choose here first. Then press [{ $write }] to type the rest; that sends it all.
form-empty = empty, optional ({ $limit })
form-as-it-stands = With these values: { $does }.
form-bundle = For example: { $example }
form-fewer = For example: { $example }. Put a minus before what you want fewer of
form-change-line = What changes
form-type = Type: { $opens }…
form-cost = costs { $amount }
form-gain = brings { $amount }
form-left = { $amount } left
form-back = Back
offers-alike = { $count } choices…
form-clear = Start over
form-from-to = From { $least } to { $most }
form-limits = { $limits } · now: { $does }
form-longest = { $most ->
    [one] At most { $most } character
   *[other] At most { $most } characters
}

## After a move

done = It counts: { $action }.
undo-asked = Something has happened since your move: { $seats } must agree before it’s undone. The question is on the table’s board.
welcome-back = Welcome back: you’re playing again.
vote-counted-yes = Your vote is counted: yes.
vote-counted-no = Your vote is counted: no.
lobby-invites = { $who } is invited; people who aren’t can’t join.
lobby-removed = { $who } is no longer at the table, and can’t join again unless invited.
vote-opened = You propose { $what }. { $seats } can vote by { $until }, on the table’s board.
vote-about = { $what } ({ $seat })
call-done = Done.

## Stored orders

orders-stored = **Your stored orders** (only you see them)
orders-none = You have no stored orders here.
orders-store = Store an order…
orders-cancel = Cancel an order…
order-kept = The order is stored.
order-cancelled = The order is cancelled.

## The lobby

table-opened = Table { $table } is open, and you have a seat. Its card in this channel says what to do next.
table-starts = Table { $table } starts.
lobby-left = You have left the lobby.
lobby-closed-by-you = The lobby is closed.
lobby-seats-taken = { $taken ->
    [one] { $taken } seat is taken.
   *[other] { $taken } seats are taken.
}
options-head = Everything can be changed until the start.
option-set = Changed.
option-pace = Pace
option-start = Start
option-start-at = Start: { $start }
option-language = Language
computer-add = Add a computer player…
computer-off = Remove a computer
computer-plays-so = Computer: { $computer }
pace-hours = Hours for each decision
pace-hours-about = From a minute (0.02) to 30 days (720)
rematch-in = I’m in
rematch-invites = { $game } { $table } is a rematch of table { $before }: one press, and you’re in.
rematch-open = The rematch is already open: table { $table }.

## Leaving, ending, being forgotten

leave-ask = You can’t come back to this game: the computer plays your seat until someone else takes it, with everything you have and everything you could see. If you only need time, you don’t have to leave: `/{ command-table } { command-table-info }` says what happens while you’re away.
leave-ask-tournament = You leave the tournament together with this table, for which you score nothing; results of earlier rounds count. A free reserve takes your seat, with everything you have and everything you could see; if there is none, a computer does, and it can’t win. You can’t come back to this table. If you only need time, you don’t have to leave: `/{ command-table } { command-table-info }` says what happens while you’re away.
leave-button = Leave for good
left-for-good = You have left this game for good.
close-ask = Table { $table } is { $name }’s and hasn’t started. Close it for everyone?
close-button = Yes, close it
end-ask = The game ends at once, without a vote and without a result.
end-button = End without a result
undo-ask = { $moves ->
    [one] { $moves } move of the computers is undone with yours.
   *[other] { $moves } moves of the computers are undone with yours.
}
finish-ask = The game ends at once, for good, and is scored as it is at this moment.
finish-button = End and score
forget-ask = Everything that is stored about you is removed: your name, your settings, your stored orders. You leave every open table; your seats stay, with no name on them, so that the others’ games can go on. Their threads lose your name; what was posted before, and pictures that aren’t drawn again, keep it: I can’t change those. Copies of the database keep you { $count ->
    [one] for a day
   *[other] for { $count } days
    } more, and those made before an upgrade until newer ones replace them. See first what is stored: `/{ command-me } { command-me-export }`. This can’t be undone.
forget-button = Forget me
me-exported = Everything stored about you here. The records of your tables come with `/{ command-table } { command-table-export }`.
forgotten = Nothing is stored about you any more.
forgotten-player = Player

## Looking

info-seats = Seats
info-options = Options
info-clock = Clock
info-go = Go to the table
info-host = host
info-left = has left
info-computer = computer, { $computer }
info-stand-in = away: the computer plays
info-silences = { $count ->
    [one] one missed deadline
   *[other] { $count } missed deadlines in a row
}
info-bank = time bank { $bank }
info-ballot = Open until { $closes }: { $seat }’s proposal { $what }.
info-seed-hash = Fairness check (for experts), hash of the seed: `{ $hash }`
info-seed = Fairness check (for experts), seed: `{ $seed }`
shelf-title = The games
shelf-below = Pick one below. Days or an evening, with people or computers.
since-your-move = **Since your last move**
since-nothing = Nothing has happened since your last move.
log-times = {" "}×{ $count }
    .heard = {" "}({ $count ->
        [one] once
       *[other] { $count } times
    })
since-board-then = **The board after your last move**
since-board-now = **The board now**
since-different = **What is different on the board now**
since-same = The board is as it was.
log-earlier-button = ← Previous
log-later-button = Next →
log-page = Page { $page } of { $most }
log-pages = Go to a page…
exported = The record of table { $table }, with everything that was hidden while it was played.
imported = The game is ready as table { $table }: `/{ command-table } { command-table-replay }` shows it.
opened-for-practice = Table { $table } is open for practice: the other players are computers, and it isn’t rated.
step-is-for-practice = A step is for practice: add `{ command-table-import.option-practice }`. A finished game is shown step by step by `/{ command-table } { command-table-replay }`.
record-is-over = This game is over after its last entry. Name the step after which you want to play on.
replay-first = First
replay-earlier = Back
replay-later = Forward
replay-last = Last
replay-choose = Go to a moment…
replay-moment = Step { $step }
replay-step = step { $step } of { $most }
games-head = { $count ->
    [0] You aren’t at any open table. `/{ command-play }` opens one.
   *[other] **{ $asked ->
        [0] It’s not your turn anywhere
        [one] It’s your turn at { $asked } table
       *[other] It’s your turn at { $asked } tables
    }**, of { $count ->
        [one] { $count } open table.
       *[other] { $count } open tables.
    }
}
games-ended = **The last games that ended**
games-next = Next
rules-which = **Which game’s rules?** No table is played here, so choose one.
rules-chapters = Chapters…

## What a server and a person have chosen

settings-saved = **Saved.** Settings for new tables:
settings-now = **Settings for new tables:**
settings-language = Language: { $spoken }
settings-language-open = Language: that of the person who opens the table
settings-zone = Time zone: { $zone }
settings-channel = Tables may be opened only in { $place }
settings-anywhere = Tables may be opened in every channel
settings-threads = Each table gets a thread of its own
settings-no-threads = Tables are played in the channel
settings-opener = Only { $role } may open tables
settings-everybody = Everyone may open tables
settings-pace = Pace, unless another is named: { $pace }
setup-fine = In { $place } I have every permission I need.
setup-lacks = In { $place } I’m missing: { $missing }
overview-head = { $count ->
    [0] No table is open in this server.
    [one] **{ $count } open table**: stalled { $stalled }, paused { $paused }, running { $running }, not started { $lobby }.
   *[other] **{ $count } open tables**: stalled { $stalled }, paused { $paused }, running { $running }, not started { $lobby }.
}
overview-stalled = { $named }: **stalled**, last move { RELATIVE($since) }{ $names ->
    [none] .
   *[other] ; waiting for { $names }.
}
overview-paused = { $named }: paused { RELATIVE($since) }.
overview-running = { $named }: last move { RELATIVE($since) }{ $names ->
    [none] .
   *[other] ; waiting for { $names }.
}
overview-lobby = { $named }: opened { RELATIVE($since) }, not started.
overview-called = **Someone here calls for help.**
overview-cup = { $place }, { $title }: round { $round }, { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
} still playing{ $paused ->
    [yes] ; paused.
   *[no] .
}
overview-button = All tables
overview-weekly = { $counts } `/{ command-setup } { command-setup-tables }` shows who holds each up.
weekly-on = { $place } gets a line about the open tables every Monday, the first { RELATIVE($due) }. A week without an open table gets none. `/{ command-setup } { command-setup-tables }` with { command-setup-tables.option-off } ends it.
weekly-off = No channel gets a weekly line about the open tables.
setup-channel-gone = The channel chosen for tables has been deleted: tables may be opened anywhere until `/{ command-settings }` chooses another.
setup-opener-gone = The role that may open tables has been deleted: everyone may until `/{ command-settings }` chooses another.
me-language = Language: { $spoken }
me-language-discord = Language: as in your Discord
me-pictures = Pictures: { $pictures }
pictures-yes = yes
pictures-too = words too
pictures-only = words only
pictures-offer = Rather have words than pictures? Choose { command-me-settings.option-pictures }: { pictures-only } in `/{ command-me } { command-me-settings }`.
me-notices = When it’s your turn: { $calling }
me-news = Besides calls, you’re told: { $news }
me-reminders = { $reminders ->
    [yes] You’re reminded of what you haven’t done yet
   *[no] You aren’t reminded of what you haven’t done yet
}
me-digest = Digest: every day at { $hour }:00 ({ $zone }), if it’s your turn anywhere then. The next: { $until }
me-digest-none = No digest. An hour in `/{ command-me } { command-me-settings }` sends one every day.
table-notices-here = When it’s your turn at table { $table }: { $calling }
table-notices-usual = When it’s your turn at table { $table }, as in your settings: { $calling }
language-discord = as in Discord

## Spectators and notebooks

watch-begins = You follow table { $table }: { $told }. Each message replaces the one before.
watch-ends = You no longer follow table { $table }.
note-title = Your note for table { $table }
note-label = What you want to remember
note-about = Only you see it, in your hand; clear it to delete it
note-head = **Your note** (only you see it)
note-removed = The note is deleted.
note-button = Change the note

## /table ask

question-now = What can I do now, and what comes of it?
question-mine = What do I hold?
question-leads = Who leads?
question-changed = What has changed since my move?
question-seat = How does { $seat } stand?
question-more = {" "}(and { $count } more)
question-rest = Name a thing in your question to hear everything you can do with it.
question-may = You can:
question-leads-head = From first to last, if what everyone can see were counted now:
question-leads-others = Hidden: { $seats }.
question-leads-hidden = This game hides what would tell who leads.
question-nothing = Nothing at this table is about { $thing } now.
question-unread = That question names no player, nothing on the table and no word of the rules. Name a player, a thing as the board calls it, or a word of the game.
question-small = a about again all also an and any anyone are at be by can come could did do does explain for from get gets give gives has have hold how i if in into is it its leads let lets many may me mean means much must my now of on one or our out please say should so some someone still tell than that the their them then there they thing this to up us use used want was we what whats when where which who whom whose why will with word works worth would you your
question-later = Not now. Where it can be done it is typed as { $command }.
question-how = how why
question-many = many much few long far
question-means = { $title }: { $told }
type-now = You can type: { $commands }.
type-list = You can type:{ $commands }
type-rest = What the others need: `/{ command-table } { command-table-ask }`.
type-between = { $low } to { $high }
type-also = also { $options }
type-each = { $names } (each: { $effect })
type-all = { $names } (all of these: { $effect })
type-such = such as { $example }
type-or-anyone = { $names }, else anyone
type-counts = { $names }: { $count } at most{ $many ->
    [one] {""}
   *[other] {" "}in all
}{ $least ->
    [0] {" "}(none if not typed)
   *[other] {""}
}
type-change = { $name } from { $low } to { $high }
type-changes = { $names } (a minus sells)
type-elsewhere = Besides this page: { $commands }; how: `/{ command-table } { command-table-hand }`.
type-steps = { $low } to { $high } in steps of { $step }

computers-are = Computers: { $seats }.
counts-buy = Buy { $change } { $thing }, then you hold { $count }
counts-sell = Sell { $change } { $thing }, then you hold { $count }
dismiss-button = Cancel
dismissed = Nothing has changed.

## /help

help-short = ### Finance board games, in this channel
    {""}**Begin**: `/{ command-play }` opens a table; the others press [{ lobby-button-join }], then you press [{ lobby-button-start }].
    {""}**Learn**: `/{ command-learn }` teaches a game in ten minutes by playing it, alone and in private.
    {""}**Play**: press the buttons below the board, or [{ my-hand }], which only you see.
    {""}**Your turn**: `/{ command-games }` lists the tables where it’s your turn, in all servers.
    {""}**Away**: `/{ command-me } { command-me-vacation }` stops your clocks, `/{ command-me } { command-me-settings }` sets quiet hours and notifications.
    {""}**In words**: `/{ command-table } { command-table-text }` tells the whole board without pictures.
help-games = The games
help-all = All commands

help-text = ### Finance board games, in this channel
    {""}**Begin**: `/{ command-play }` opens a table. Others press [{ lobby-button-join }] on its card, or you add computer players; then you press [{ lobby-button-start }]. { $threads ->
        [yes] Each table gets a thread of its own.
       *[no] Tables are played in this channel.
    }

    {""}**Without pictures**: `/{ command-me } { command-me-settings }` with { command-me-settings.option-pictures }: { pictures-only } answers in words; `/{ command-table } { command-table-text }` tells your hand and the whole board.

    {""}**Learning**: `/{ command-learn }` teaches a game by playing it, alone and in private.

    {""}**Playing**: the board in the thread says who may act, what there is to decide and by when. Press its buttons, or [{ my-hand }] (some games have another name for it): there you see privately what you hold, what each move would do, and everything you can do. Every button also exists as a command, behind `/` and the name of the game, and a command offers only what is legal for you now.

    {""}**When you’re busy**: `/{ command-games }` lists where it’s your turn, in all servers; `/{ command-me } { command-me-settings }` can send it once a day, and keeps deadlines and messages out of your night. `/{ command-table } { command-table-since }` tells what happened since your last move. Stored orders act for you; you find them at the bottom of [{ my-hand }]. Where a game waits for its players, the computer plays after two missed deadlines in a row until you press [{ back-button }]; where turns close by the clock, you may simply let one pass. `/{ command-me } { command-me-vacation }` stops the clock while you’re on vacation.

    {""}**At the table**: `/{ command-table } { command-table-info }`, `/{ command-table } { command-table-log }`, `/{ command-table } { command-table-undo }`, `/{ command-table } { command-table-pause }`, `/{ command-table } { command-table-leave }`, `/{ command-propose }` for votes to extend, to end, to replace a player; `/{ command-table } { command-table-note }` is a notebook for you alone, `/{ command-table } { command-table-notices }` chooses how this table notifies you, `/{ command-table } { command-table-watch }` follows one where you don’t play. Once it’s over: `/{ command-table } { command-table-replay }`, `/{ command-table } { command-table-export }`, `/{ command-table } { command-table-rematch }`.

    {""}**If the channel is lost**: while a table’s thread or channel is deleted or locked, or its server is away, its clock is stopped. It resumes by itself when the channel is back; `/{ command-table } { command-table-move }` brings it to the channel where it is typed.

    {""}**Seats to take**: `/{ command-seats }` lists those of players who have left or stay away.

    {""}**Tournaments**: `/{ command-tournament } { command-tournament-list }` names those of this server, `/{ command-tournament } { command-tournament-create }` announces one.

    {""}**Rules**: `/{ command-rules }` has them in brief, `/{ command-prices }` the printed tables.

    {""}**Afterwards**: `/{ command-leaderboard }`, `/{ command-profile }`, `/{ command-history }` and `/{ command-head2head }` show how well people play; `/{ command-me } { command-me-private }` hides you from them.

    {""}**You**: `/{ command-me } { command-me-settings }` chooses your language and how you’re notified; `/{ command-me } { command-me-forget }` removes everything about you.

    {""}**Administrators**: **/{ command-settings }** for language, time zone, channel, threads and who may open tables; **/{ command-setup } { command-setup-check }** names missing permissions.

    {""}-# Borsa { $version }

## What cannot be done

bot-lacks = I need more permissions here: { $missing }. An administrator can give them; `/{ command-setup } { command-setup-check }` looks again.
report-called = { $seat } calls those who manage this server to { $game } · table { $table }{ $reason ->
    [none] .
   *[other] : { $reason }
}
report-answer = Answer the call
report-answered = { $who } has come to { $game } · table { $table }, as { $seat } asked.
report-too-long = A reason has at most { $most } characters.
reported-already = Someone at this table has already called for help, and nobody has answered yet.
nobody-reports = Nobody at this table calls for help any more.
need-manage-server = Only people who manage this server can do that.
own-cause = You have a stake in this table: its players vote, or an administrator who has none decides.
need-role = In this server only { $role } may open tables.
open-elsewhere = In this server tables are opened in { $place }.
only-in-a-server = That only works in a server.
no-lesson-begun = You haven’t started that lesson: `/{ command-learn }` with `{ command-any.option-game }` opens it.
no-table-here = No game is in progress here, and it’s not your turn anywhere. Name a table with the option `{ command-any.option-table }`; `/{ command-games }` lists yours.
table-of-another-game = Table { $table } plays { $game }, and this command belongs to another game: name one of your tables with the option `{ command-any.option-table }`.
which-table = Which table? Press one, or name it with the option `{ command-any.option-table }`: { $numbers }.
which-expired = That question is too old. Type the command again.
no-such-order-form = That order can’t be stored now. Choose one from the list.
no-such-topic = There’s no chapter “{ $topic }”. Choose one from the list.
no-such-name = There’s no “{ $text }” here{ $count ->
    [0] , and there is nothing else to name now.
   *[other] . You could name: { $names }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
bundle-unread = “{ $text }” couldn’t be read. You can name { $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}: write for example “{ $example }”.
name-one = { $count ->
    [0] There’s nothing here that you could name now.
   *[other] Say which one: { $names }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
no-such-page = This table doesn’t have that page, or no longer has it. The buttons below the board show the pages it has.
advice-button = What would you do?
advice-head = The best moves found, each with your chance of winning (± margin of error):
advice-line = **{ $rank }.** { $move }: { $chance }
advice-level = { $count ->
    [2] Both moves in first place are
   *[other] The { $count } moves in first place are
} equally good, as far as the computer can tell.
advice-nothing = Nothing is known about these moves: the computer couldn’t try them often enough.
advice-why = **{ $better }** rather than **{ $other }**: right after it { $reasons }.
advice-late = Too many computers are thinking right now: ask again in a minute.
advice-failed = The computer couldn’t think this position through: something failed, and the host’s log says what. Your game goes on as before.
no-advice-here = Advice is for games against computers alone, or for tables whose options allow it: this table may be rated.
nothing-to-advise = There’s nothing you can do at the moment.
option-advice = Advice
option-advice-yes = for everyone; the table isn’t rated
option-advice-no = none, except for one player against computers
option-reliable = Answers in time
option-reliable-least = { $least ->
    [0] not asked of those who join
   *[other] at least { $least }%, from 20 decisions on
}
option-settled = Settled rating
option-settled-yes = asked of those who join
option-settled-no = not asked of those who join
play-on-asks = This opens a table here that everyone in the channel sees: you play on from step { $step } against computers, and it isn’t rated.
play-on-way = { $ways ->
    [one] Play on
   *[other] { $tonight ->
        [yes] Tonight: { $seconds } for each decision
       *[no] Over days: { $seconds } for each decision
    }
}
play-on-button = Play on from here
play-on-opened = Table { $table } is as the game was after step { $step }: play on against computers. What you couldn’t see is dealt again, and the game isn’t rated.
record-of-a-position = This record begins in the middle of a game: it can be kept, but not opened.
no-review = The analysis failed. Try again in a few minutes.
no-such-step = The game has steps from 0 to { $most }.
no-such-zone = “{ $zone }” isn’t a time zone. Choose one from the list, such as Europe/Rome.
not-an-amount = “{ $text }” isn’t an amount.
not-hours = “{ $text }” isn’t a number of hours.
not-saved = This couldn’t be saved just now: nothing has changed. Try again in a minute.
unknown-command = Discord sent a command that I don’t know in this form. Wait a minute and try again.
games-silent = One part of Borsa doesn’t answer now: tables there are missing from this list.
table-away = Table { $table } may be in a part of Borsa that is away. Try again in a minute.
failure-counted = What you did counts, so don’t do it again: only the answer went wrong. If that happens again, tell the person who runs this bot the number { $reference }.
failure = Something went wrong; nothing of your game is lost. Try again, and if it happens again tell the person who runs this bot the number { $reference }.

## Tournaments: what was typed

which-tournament = Which tournament? Name one: `/{ command-tournament } { command-tournament-list }` shows them all.
no-such-time = “{ $typed }” isn’t a time. Write it as 24 December 20:00, 24/12 20:00, tomorrow at 20:00 or 48h.
no-such-length = “{ $typed }” isn’t a length of time. Write it as 30m, 12h, 3d or 2w.
no-such-sizes = “{ $typed }” names no table sizes. Write them as 4 or 4,5.
no-such-points = “{ $typed }” names no points. Write them as 5,3,2,1, from first to last, or “money”.
no-such-tie-break = “{ $typed }” isn’t a tie-break. Choose from wins, shares, seconds, opponents, meetings and lot.
no-such-places = “{ $typed }” doesn’t place the { $count } seats once each. Write them from first to last, 2 1 3=4: seat 2 is first, seats 3 and 4 share the third place.
no-such-scores = “{ $typed }” isn’t one score for each of the { $count } seats. Write them in the order of the seats: 120 80 40.
not-at-that-table = That player doesn’t sit at table { $table }.
no-bots = A bot can’t play. Computers take a seat only where nobody else is there for it.
apart-always = **Kept apart in all tournaments of this server:**
apart-nobody = Nobody is kept apart in all tournaments of this server.
apart-pair = { $one } and { $other }
which-seat-change = Name both players who swap.
not-seated = { $user } has no seat in this round.
tournament-created = Tournament { $tournament } is announced. Its card will appear in a moment; when it’s time, `/{ command-tournament } { command-tournament-start }` starts it, or registration ends by itself.
tournament-rounds = A round lasts { $seconds }.
tournament-rounds-proposed = A round lasts { $seconds }. That’s a suggestion: four of five tables end by themselves within it. `/{ command-tournament } { command-tournament-settings }` changes it.
tournament-rounds-endless = A round ends only with its last table, so one slow table keeps all the others waiting. A table where nobody plays any more is scored as missed by all of them.
tournament-ruling-waits = You have a stake in this, so it waits: it counts when a director or an administrator without a stake agrees. They have been notified.
tournament-ruling-open = You have a stake in this, and so has every other director. So it’s done in the open: the players concerned have been asked, and it counts in a day unless half of them disagree.
tournament-objected = The administrators of the server have been called in the tournament’s channel.
tournament-director-called = The directors have been called to your table, in the tournament’s channel.
tournament-cancel-ask = How does { $title } end? Cancelled, it has no winner{ $count ->
    [0] .
    [one] , and { $count } running table closes without a result.
   *[other] , and { $count } running tables close without a result.
} { $played ->
    [0] Nothing has been played yet.
   *[other] What has been played can decide: after this round, or now. Results so far stay readable in any case.
} The reason that everyone reads:
tournament-done = Done, and noted in the tournament’s log.
tournament-scoring = Computers now finish this game 64 times; the average gives the result, in a few minutes.
tournament-exported = The record of tournament { $tournament }.
director-named = { $user } directs this tournament with you.
director-unnamed = { $user } no longer directs this tournament.
tournament-joined-check-in = You play in { $title }. When registration is over you’re notified to check in on the card: you then have { $seconds }, and anyone who doesn’t check in gets no table.
tournament-joined = You play in { $title }. When a round begins, your table notifies you. [{ tournament-button-mine }] on the card shows where you play.
tournament-joined-reserve = You’re a reserve of { $title }: if someone drops out you’re notified.
tournament-leave-ask = You leave { $title } for good. Results of earlier rounds count; you score nothing at a table where you’re playing, and a free reserve takes your seat there; if there is none, a computer does, and it can’t win. If you only need time, you don’t have to leave: `/{ command-table } { command-table-info }` says what happens while you’re away.
tournament-plays-on = You play on in { $title }: you’re seated again from the next draw.
tournament-left = You have left { $title }.{ $begun ->
    [yes] {" "}Your results stay.
   *[no] {""}
}
tournament-checked-in = You’re checked in. When the round begins, your table notifies you.
tournament-list-empty = No tournament is announced here. `/{ command-tournament } { command-tournament-create }` announces one.
tournament-list-line = { $phase ->
        [registering] **{ $tournament } · { $title }** · { $game } · players may join; { $players } so far
        [check-in] **{ $tournament } · { $title }** · { $game } · check-in is open for { $players ->
            [one] { $players } player
           *[other] { $players } players
        }
        [playing] **{ $tournament } · { $title }** · { $game } · being played by { $players ->
            [one] { $players } player
           *[other] { $players } players
        }
        [finished] { $tournament } · { $title } · { $game } · finished
       *[called-off] { $tournament } · { $title } · { $game } · called off
    }
tournament-page-standings = Standings
tournament-page-crosses = Cross-table
tournament-page-tables = Tables
tournament-page-log = Directors’ log

## The first message in a server

greeting = ### Borsa: finance board games, in this server
    Begin with `/{ command-play }`: it shows the games and opens a table, also against computer players.
    New to a game? `/{ command-learn }` teaches it by playing it, in private, in ten minutes.
    `/{ command-help }` says more. If you run this server, `/{ command-settings }` sets its language, channel and pace.
