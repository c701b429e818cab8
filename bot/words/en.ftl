### What is said outside the games, in English.

## How values are put together

nothing = nothing
victory = { $count ->
    [one] { $seats } wins with { $score }
   *[other] { $seats } share the win, at { $score } each
}
text-players = Players
picture-gone = left
sign-to = to
sign-up = up
sign-down = down
sign-times = times
alt-chart = { $title }, from the beginning to the end of the game: { $told }.
film-of = An animation of the game, { $count ->
    [one] one step
   *[other] { $count } steps
}. It ends with this picture.
yes = yes
no = no
picture-worth = Net worth, move by move
player-without-name = Player { $seat_number }
rules-chapter = Rules: { $chapter }.

## Names


pace-live = live
pace-fast = fast
pace-daily = daily
pace-slow = slow
pace-own = custom

computer-random = random
computer-sensible = sensible
computer-easy = easy
# As many as any game on the shelf seats.
computer-names = Amy Bob Cleo Dan Elsa Finn Gwen Hugo Ivy Jack Kate Leo Mia Ned Olive Pete Rose Sam Tess Zoe
computer-strong = strong

ballot-undo = to undo a move
ballot-pause = to pause
ballot-resume = to resume
ballot-end = to end the game without a result
ballot-move = to play on in this channel

notices-mention = a mention in the table’s channel
notices-message = a direct message
notices-digest = nothing but the daily digest
notices-none = no message
news-all = everything: results, rounds, your seat
news-seat = only what happens to your seat
notices-usual = as in your settings
watch-turn = each turn and the end
watch-end = only the end
watch-stop = stop telling me

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-guild = Manage Server

## The clock contract

clock-pace = Time for each decision: { $seconds } (pace: { $pace }).
clock-window = When everyone may react to a move, they have { $window } to do so.
clock-bank = Time bank: each player also has { $bank } in reserve. It starts by itself when the time for a decision has run out. Each answer in time puts { $refill } back.
clock-reminders = You’re reminded when half of the time is gone, and again at nine tenths, unless one of your stored orders will answer.
clock-deadline = When the time bank has run out too, the game decides for the player: `/{ command-rules }` says how. A deadline is brought forward only if a vacation ends early.
clock-absent = After two missed deadlines in a row the computer plays for the player until they press [{ back-button }]. If everyone is away, the table pauses.
clock-hours = { $turns ->
    [one] The only turn closes at { $hours } ({ $zone }).
   *[other] { $turns } turns, which close at { $hours } ({ $zone }).
}
clock-starts = The game starts by itself on { $until } ({ RELATIVE($until) }) if there are enough players; until then [{ lobby-button-start }] starts it earlier. If it starts between two closing hours, the first turn skips the next one and closes at the one after: started at 15:00, it closes at 9:00 the next day.
clock-length = { $turns ->
    [one] One turn of { $seconds }.
   *[other] { $turns } turns of { $seconds } each: the game takes { $total } at most.
}
clock-silent = Everyone plays during the same turn, as often as they like. It closes for everyone at the same time, even for those who haven’t played. There are no reminders.
clock-late = When nobody can play at a closing hour because the bot or Discord is out of reach, the turn goes on with the time that was left; after more than ten minutes it closes at the next of its hours that leaves as much time. The clock is stopped while the table is paused.
calendar = The turns close on
calendar-turn = { $turn }. { $closes }
clock-outage = Time in which nobody can play is given back: while the bot or Discord is out of reach, or the table is paused.

ask-anything = { $seats ->
    [0] Everyone may play
   *[other] { $seats }: make a move
}
    .what = make a move

## What the table is told

bank-runs = { $seats ->
    [one] Time is up: the time bank of { $seats } now runs, until { $until }.
   *[other] Time is up: the time banks of { $seats } now run, until { $until }.
}
computer-stays = From now on a computer plays for { $seat }, to the end.
computer-plays = { $seat } has missed their deadlines: the computer plays until { $seat } is back.
seat-silent = { $seat } didn’t answer in time.
computer-lent = { $seat } lets the computer play for { $whose }, until { $whose } is back: one press by { $whose } is enough.
player-back = { $seat } is back.
start-put-off = Too few players: { $have } of at least { $least }. The start is postponed to { $until }.
outage-credit = For a while nobody could play here: every deadline is { $lost } later.
seat-lapsed = { $seat } is absent now: the computer has answered for them too often. At the end they are placed behind everyone who stays, unless they play on.
ballot-opened = { $seat } proposes { $what }. { $seats }: please vote by { $until }.
ballot-more = and { $count } more
ballot-carried = Accepted: { $seat }’s proposal { $what }.
ballot-rejected = Rejected: { $seat }’s proposal { $what }.
ballot-unanswered = Rejected: { $seat }’s proposal { $what }. Too few agreed in time.
ballot-void = The game has moved on: { $seat }’s proposal { $what } has lapsed.
undone = { $seat ->
    [none] An administrator undoes { $moves ->
        [one] a move.
       *[other] the last { $moves } moves.
    }
   *[other] { $seat } undoes { $moves ->
        [one] a move.
       *[other] the last { $moves } moves.
    }
}
paused = { $why ->
    [absent] Everyone is away: the table is paused until someone is back.
    [admin] An administrator has paused the table. The clock is stopped.
    [director] The director has paused the tournament, and this table with it. The clock is stopped.
    [place] Nobody could reach this table: it’s paused. The clock is stopped.
   *[voted] The table is paused. The clock is stopped.
}
resumed = { $why ->
    [over] The pause is over: the table resumes. You can vote for another one.
    [admin] An administrator resumes the table. Deadlines run again.
    [director] The director resumes the table. Deadlines run again.
    [place] The table can be reached again and resumes. The time in between is given back.
   *[voted] The table resumes. Deadlines run again.
}
broken-off = { $why ->
    [admin] An administrator has ended the game. It has no result.
    [director] The tournament has closed this table. The game has no result of its own.
   *[voted] The game has been ended. It has no result.
}

person-left = { $seat } has left the game for good.
person-gone = { $seat } has left the server, and so the game.
loss = { $cause ->
    [locked] a moderator has locked its thread
    [forbidden] I can no longer see its channel or write there
    [removed] I am no longer in its server
    [offline] Discord reports its server as unavailable
   *[deleted] its channel or thread has been deleted
}
place-lost = The table can’t be reached at the moment: { loss }. Its clock is stopped, and it resumes by itself when the channel is back. `/{ command-table } { command-table-move }`, typed in another channel of the server, brings it there.
lobby-closes-soon = This lobby closes on { $until } unless the game starts.
lobby-closed = { $why ->
    [empty] Nobody is left: the lobby is closed.
    [host] The host has closed the lobby.
    [admin] An administrator has closed the lobby.
    [place] The channel is gone: the lobby is closed.
   *[time] The lobby is closed: the game didn’t start within seven days.
}

## What the bot cannot do

stale = The table has moved on since then. Nothing was changed; look at the newest board.
game-over = The game is over.
not-your-turn = It’s { $seat }’s turn.
not-now = That can’t be done at this point.
comes-first = First { $seats ->
    [0] others have to decide.
   *[other] { $seats }: { $asked }.
}
malformed = That move couldn’t be read. Nothing was changed.
below-nothing = A number of shares can’t be below 0.
amount-below-nothing = The amount must be { $least } or more.
not-enough = Only { $most } is available; { $amount } is needed.

no-such-table = There’s no table { $table }.
table-damaged = Table { $table } can’t be read: its record is damaged. The person who runs the bot finds the reason in the log and with `doctor`.
bot-not-here = Borsa isn’t in this server: someone who manages the server must add it first.
table-plays-here = A table is played in this thread. Open another one in the channel.
too-many-tables = You have already opened { $most ->
    [one] { $most } table
   *[other] { $most } tables
}. Finish or close one first; a game from a file counts for a day.
too-many-tables-here = This server already has { $most ->
    [one] { $most } open table
   *[other] { $most } open tables
}. One has to end before another is opened.
not-at-this-table = You aren’t playing at this table.
table-not-started = This table hasn’t started yet.
table-paused = This table is paused.
watch-own-table = You’re playing at this table: you’re notified when it’s your turn. `/{ command-table } { command-table-notices }` chooses how.
too-many-watch = { $most } people already follow this table; that is the limit.
table-over = This game is over.
table-closed = This table is closed.
seat-left = You have left this game for good.
too-many-orders = You already have { $most } orders here: cancel one first.
no-such-order = This order is no longer there.
nothing-to-undo = You have no move to undo.
undo-other-version = This table was started under version { $started } of the rules, and they are now at { $present }: nothing can be undone.
ballot-open = There’s already a vote { $what }.
already-here = The table is already played here.
other-server = The table belongs to another server: it can be moved within its own.
place-unreachable = The table can’t be reached at the moment: { loss }. It resumes by itself when the channel is back; `/{ command-table } { command-table-move }`, typed in another channel of the server, brings it there.
already-paused = The table is already paused.
not-paused = The table isn’t paused.
no-such-ballot = This vote is over.
lapsed-no-vote = The computer has answered for you too often: play on, and you can propose and vote again.
finish-instead = Nobody else is playing here: end the game now and score it, or wait for them.
proposed-lately = You have already proposed an end: propose it again on { $until } or later.
proposed-too-often = You have proposed an end { $most } times: that is the limit in one game.
not-silent = { $seat } answers in time: only a player who is absent can be replaced.
not-silent-yet = { $seat } still has time: propose it after { $until }, if they haven’t answered.
extended-enough = This decision was extended { $most } times: that is the limit.
not-asked = You have no vote here.
table-not-over = You can export it once the game is over: the record shows what is hidden.
other-version = This game was played under other rules than today’s and can’t be shown again.

record-too-big = The file is too big to be a record.
record-malformed = { $number ->
    [none] The file isn’t a record of a game.
   *[other] Entry { $number } of the file can’t be read.
}
record-too-long = The record has too many entries.
record-other-version = The record was made under other rules than today’s.
record-unknown-game = The record is of a game that this bot doesn’t have.
record-illegal = The record contains a move that the rules don’t allow.
record-not-over = The record is of a game that hasn’t ended.
record-wrong-hash = The seed doesn’t belong to the record’s hash.

not-a-lobby = This table has already started, or was closed.
asked-reliable = This table asks for { $least }% of answers in time. You answer { $share }% in time (of { $count } decisions), not counting vacations and quiet hours. Answers at other tables raise it.
asked-reliable-first = This table asks for { $least }% of answers in time, counted from { $first } decisions on. You have been asked { $count ->
    [one] once
   *[other] { $count } times
} so far: play at another table first.
asked-settled = This table asks for a settled rating in this game, and yours isn’t settled yet. It takes about 8 rated games of four people, or 25 of two.
not-invited = Only people invited by the host can join this table.
host-stays = The host can’t be removed; `/{ command-table } { command-table-leave }` hands the table over.
host-only = Only the host of the table can do that.
no-such-game = This bot doesn’t have that game.
play-head = **Which game?** One press opens a table here. Its card has all the options, and computers to play against.
play-seats = { $least } to { $most } players
play-what = Name the game that these options are for. `/{ command-play }` alone shows all games.
name-a-game = No table is played here, so name the game you mean.
pace-out-of-range = The time for a decision can be from { LENGTH($least) } to { LENGTH($most) }.
too-many-computers = At most { $most } computer players can sit down here: one seat is yours.
already-seated = You’re already at this table.
table-full = The table is full: { $most } players at most.
no-such-computer = There’s no such computer player.
no-computer = No computer player sits here.
no-such-option = This game has no such option.
option-value = This option doesn’t have that value.
option-number = Write a whole number from { $least } to { $most }.
option-numbers = Write { $fewest } to { $longest } whole numbers from { $least } to { $most }, none of them twice: “9 21”.
no-such-start = Choose one of the listed start times; all are before the lobby closes.
no-such-language = Choose one of the listed languages.
too-few-seats = There are too few players to start: it takes { $least }.
void-once-round = Only computers are left beside you, so the order ended after one round.
void-acts-too-often = It acted { $most } times in a row without completing anything.
void-out-of-the-auction = You’re out of the auction for { $lot }.
void-outbid = { $lot } now costs at least { $floor }, more than your limit or your money.
not-a-number = “{ $text }” isn’t a whole number from { $least } to { $most }.
no-amount-between = “{ $text }” isn’t an amount from { $least } to { $most }.
