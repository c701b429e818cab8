### What is said outside the games, in English.

## How values are put together

list = { $first } and { $last }
nothing = nothing
victory = { $count ->
    [one] { $seats } wins with { $score }
   *[other] { $seats } share the victory with { $score }
}
film-of = A film of the game with { $count ->
    [one] one moment
   *[other] { $count } moments
}. It ends with this picture.
yes = yes
no = no
picture-worth = Worth, from move to move
player-without-name = Player { $seat_number }
count-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
count-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
count-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
weekday-1 = Mon
weekday-2 = Tue
weekday-3 = Wed
weekday-4 = Thu
weekday-5 = Fri
weekday-6 = Sat
weekday-7 = Sun
rules-chapter = Rules: { $chapter }.

## Names

language-en = English
language-it = Italian

pace-live = live
pace-fast = fast
pace-daily = daily
pace-slow = slow
pace-own = of its own

computer-random = random
computer-sensible = sensible
computer-easy = easy
computer-strong = strong

ballot-undo = to take back a move
ballot-pause = to pause
ballot-resume = to go on
ballot-end = to break the game off
ballot-move = to play on in this channel

notices-mention = a mention in the table’s channel
notices-message = a direct message
notices-none = no call
notices-usual = as everywhere
watch-turn = each turn and the end
watch-end = only the end
watch-stop = nothing any more

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-guild = Manage Server

## The clock contract

clock-pace = Pace { $pace }: { $seconds } for each decision.
clock-window = { $window } when all are asked at once whether to react.
clock-bank = Time bank: { $bank } more for each player, used when the pace is over; each answer in time gives { $refill } back.
clock-reminders = Reminders after half of the time and after nine tenths of it. A stored order that will answer is not reminded of.
clock-deadline = When the bank is used up too, the game moves for the silent player: `/{ command-rules }` says how. A deadline never moves earlier.
clock-absent = After two silences in a row the computer plays the seat until its player presses [{ back-button }]. If everybody is away, the table pauses.
clock-hours = { $turns ->
    [one] The only turn closes at { $hours } ({ $zone }).
   *[other] { $turns } turns, which close at { $hours } ({ $zone }).
}
clock-starts = The game starts by itself on { $until } ({ RELATIVE($until) }) if there are enough players; until then [{ lobby-button-start }] starts it earlier. If it starts between two of the hours, the first turn lasts until the second of them.
clock-length = { $turns ->
    [one] One turn of { $seconds }.
   *[other] { $turns } turns of { $seconds } each: the game takes { $total }.
}
clock-silent = All act during the same turn, as often as they like. It closes for everybody at the same time, also for players who have not acted. There are no reminders.
clock-late = Deadlines that pass while the bot is down are played afterwards, each with its own time. No time runs while the table is paused.
calendar = The turns close on
calendar-turn = { $turn }. { $closes }
clock-outage = Time during which the bot was down, or the table was paused, is given back.

ask-anything = { $seats ->
    [0] Everybody may act
   *[other] { $seats }: make a move
}
    .what = make a move

## What the table is told

bank-runs = { $seats ->
    [one] The pace is over: the time bank of { $seats } runs until { $until }.
   *[other] The pace is over: the time banks of { $seats } run until { $until }.
}
computer-stays = From now on a computer plays for { $seat }, to the end.
computer-plays = { $seat } has been silent twice: the computer plays until { $seat } is back.
player-back = { $seat } is back.
start-put-off = Too few players: { $have } of at least { $least }. The start is put off to { $until }.
outage-credit = The bot was down: every deadline here is { $lost } later.
outage-late = The bot was down for { $lost }. { $times ->
    [0] The deadlines that passed meanwhile are played now, each with its own time.
    [one] The turn that ended meanwhile is closed now, with its own time: { $times }.
   *[other] The turns that ended meanwhile are closed now, each with its own time: { $times }.
}
seat-lapsed = { $seat } is absent now: the computer has answered for them too often. At the end they stand behind everybody who stays, unless they play on.
ballot-opened = { $seat } proposes { $what }. { $seats }: please vote until { $until }.
ballot-more = and { $count } more
ballot-carried = Carried: the proposal of { $seat } { $what }.
ballot-rejected = Rejected: the proposal of { $seat } { $what }.
ballot-void = The game has gone on: the proposal of { $seat } { $what } is void.
undone = { $seat ->
    [none] An administrator takes { $moves ->
        [one] a move
       *[other] the last { $moves } moves
    } back.
   *[other] { $seat } takes { $moves ->
        [one] a move
       *[other] the last { $moves } moves
    } back.
}
paused = { $why ->
    [absent] Everybody is away: the table is paused until somebody is back.
    [admin] An administrator has paused the table. No time runs.
    [director] The director has paused the tournament, and this table with it. No time runs.
    [place] Nobody could reach this table: it is paused. No time runs.
   *[voted] The table is paused. No time runs.
}
resumed = { $why ->
    [over] The pause is over: the table goes on. You can vote for another one.
    [admin] An administrator lets the table go on. Deadlines run again.
    [director] The director lets the table go on. Deadlines run again.
    [place] The table can be reached again and goes on. The time in between is given back.
   *[voted] The table goes on. Deadlines run again.
}
broken-off = { $why ->
    [admin] An administrator has broken the game off. It has no result.
    [director] The director has closed this table. The game has no result of its own.
   *[voted] The game is broken off. It has no result.
}

person-left = { $seat } has left the game for good.
loss = { $cause ->
    [locked] a moderator has locked its thread
    [forbidden] I may not see or write in its channel any more
    [removed] I am not in its server any more
    [offline] Discord has its server offline
   *[deleted] its channel or thread has been deleted
}
place-lost = The table can’t be reached at the moment: { loss }. Its clock stands still, and it goes on by itself when its place is back. `/{ command-table } { command-table-move }`, typed in another channel of the server, brings it there.
lobby-closes-soon = This lobby closes on { $until } unless the game starts.
lobby-closed = { $why ->
    [empty] Nobody is left: the lobby is closed.
    [host] The host has closed the lobby.
    [admin] An administrator has closed the lobby.
    [place] The channel is gone: the lobby is closed.
   *[time] The lobby is closed: the game did not start within seven days.
}

## What the bot cannot do

stale = The table has gone on since then. Nothing was changed; look at the newest board.
game-over = The game is over.
not-your-turn = The game waits for { $seat }.
not-now = That is not what is to be done now.
comes-first = First { $seats ->
    [0] others have to decide.
   *[other] { $seats }: { $asked }.
}
malformed = That move could not be read. Nothing was changed.
below-nothing = A number of shares cannot be below 0.
amount-below-nothing = The amount must be { $least } or more.
not-enough = { $most } is there, and { $amount } is needed.

no-such-table = There is no table { $table }.
table-damaged = Table { $table } cannot be read: its record is damaged. The host of the bot finds the reason in the log and with `doctor`.
bot-not-here = Borsa is not in this server: somebody who manages the server must add it first.
table-plays-here = A table is played in this thread. Open another one in the channel.
too-many-tables = You host { $most } open tables already. Finish or close one first.
too-many-tables-here = This server has { $most } open tables already. One has to end before another is opened.
not-at-this-table = You do not sit at this table.
table-not-started = This table has not started yet.
table-paused = This table is paused.
watch-own-table = You sit at this table: you are called when it waits for you. `/{ command-table } { command-table-notices }` chooses how.
too-many-watch = { $most } spectators are told of this table already, which is the most.
table-over = This game is over.
table-closed = This table is closed.
seat-left = You have left this game for good.
too-many-orders = You have { $most } orders here already: cancel one first.
no-such-order = This order is not there any more.
nothing-to-undo = There is no move of yours to take back.
undo-other-version = This table was started under version { $started } of the rules, and now they are at { $present }: nothing can be taken back.
ballot-open = A vote { $what } is open already.
already-here = The table is played here already.
other-server = The table belongs to another server: it can be moved within its own.
place-unreachable = The table can’t be reached at the moment: { loss }. It goes on by itself when its place is back; `/{ command-table } { command-table-move }`, typed in another channel of the server, brings it there.
already-paused = The table is paused already.
not-paused = The table is not paused.
no-such-ballot = This vote is over.
lapsed-no-vote = The computer has answered for you too often: play on, and you can propose and vote again.
finish-instead = Nobody else plays on here: end the game with its result as it is now, or wait for them.
proposed-lately = You have proposed an end already: propose it again { $until } or later.
proposed-too-often = You have proposed an end { $most } times: more are not possible in one game.
not-silent = { $seat } answers in time: only a player who is absent can be replaced.
not-silent-yet = { $seat } still has time: propose it after { $until }, if they have not answered.
extended-enough = This decision was extended { $most } times: more is not possible.
not-asked = This vote does not ask you.
table-not-over = You can have it when the game is over: until then the record holds secrets.
other-version = This game was played under other rules than today’s and cannot be shown again.

record-too-big = The file is too big to be a record.
record-malformed = { $number ->
    [none] The file is not a record of a game.
   *[other] Entry { $number } of the file cannot be read.
}
record-too-long = The record has too many entries.
record-other-version = The record was made under other rules than today’s.
record-unknown-game = The record is of a game that this bot does not have.
record-illegal = The record has a move that the rules do not allow.
record-not-over = The record is of a game that has not ended.
record-wrong-hash = The seed does not belong to the record’s hash.

not-a-lobby = This table has started already, or was closed.
not-invited = This table is for those whom its host has invited.
host-stays = The host cannot be removed; `/{ command-table } { command-table-leave }` hands the table over.
host-only = Only the host of the table can do that.
no-such-game = This bot does not have that game.
play-head = **Which game?** One press opens a table here. Its card has all the options, and computers to play against.
play-seats = { $least } to { $most } players
play-what = Name the game that these options are for. `/{ command-play }` alone shows all games.
name-a-game = No table is played here, so name the game you mean.
pace-out-of-range = A pace may be from { LENGTH($least) } to { LENGTH($most) }.
too-many-computers = At most { $most } computer players can sit down here: one seat is yours.
already-seated = You sit at this table already.
table-full = The table is full: { $most } can play.
no-such-computer = There is no such computer player.
no-computer = No computer player sits here.
no-such-option = This game has no such option.
option-value = That is no value of this option.
option-number = Write a whole number from { $least } to { $most }.
option-numbers = Write { $fewest } to { $longest } whole numbers from { $least } to { $most }, none of them twice: “9 21”.
no-such-start = The game starts at one of its own deadlines, before the lobby closes.
no-such-language = Tables can be in English or in Italian.
too-few-seats = There are too few players to start: it takes { $least }.
void-once-round = The game waits for nobody else at this table, so the order ended after one round.
void-acts-too-often = It acted { $most } times in a row without anything being settled.
not-a-number = “{ $text }” is no whole number from { $least } to { $most }.
no-amount-between = “{ $text }” is no amount from { $least } to { $most }.
