# Slash commands: names, descriptions, options. Names in lower case, descriptions up to 100 characters.

## Options that mean the same everywhere

command-any = any
    .option-table = table
    .option-table-about = The number of the table; without it the one played here or waiting for you
    .option-game = game
    .option-game-about = Which game
    .option-pace = pace
    .option-pace-about = How much time each decision has
    .option-hours = hours
    .option-hours-about = A pace of its own: hours for each decision
    .option-language = language
    .option-language-about = Which language
    .option-topic = topic
    .option-topic-about = Which chapter

## /play

command-play = play
    .description = Open a table: others join on its card, then you start it
    .option-option = option
    .option-option-about = One of the game’s options; all of them are on the card too
    .option-computers = computers
    .option-computers-about = So many computer players sit down at once

## /<game> order

command-order = order
    .description = What the bot does for you when the moment comes; only you see it
command-order-list = list
    .description = Your stored orders at this table
command-order-store = store
    .description = Store an order
    .option-order = order
    .option-order-about = What shall be done for you
command-order-cancel = cancel
    .description = Cancel a stored order
    .option-order = order
    .option-order-about = One of your stored orders

## /table

command-table = table
    .description = The table played here, or another one of yours
command-table-info = info
    .description = How it stands, who sits there, its options and its clock
command-table-log = log
    .description = Everything that has happened, page by page
command-table-since = since
    .description = What has happened since your last move, with pictures
command-table-hand = hand
    .description = What you hold, and all that you may do now
command-table-text = text
    .description = The board as text
command-table-orders = orders
    .description = Your stored orders
command-table-export = export
    .description = The record of a finished game as a file
command-table-import = import
    .description = Look at a finished game from its file
    .option-file = file
    .option-file-about = A record made by export
command-table-replay = replay
    .description = A finished game as an animated picture, or any step of it
    .option-step = step
    .option-step-about = The number of an entry: 0 is the start
command-table-undo = undo
    .description = Take your last move back, at once or with the consent of those concerned
    .option-admin = admin
    .option-admin-about = As an administrator: take back the table’s newest move at once
command-table-leave = leave
    .description = Leave the lobby, or give your seat up for good
command-table-back = back
    .description = I’m back: take your seat over from the computer
command-table-pause = pause
    .description = Propose a pause
    .option-admin = admin
    .option-admin-about = As an administrator: at once
command-table-resume = resume
    .description = Propose to go on
    .option-admin = admin
    .option-admin-about = As an administrator: at once
command-table-end = end
    .description = Propose to break the game off, or close the lobby
    .option-admin = admin
    .option-admin-about = As an administrator: without a vote
command-table-move = move
    .description = Bring the table to this channel
    .option-admin = admin
    .option-admin-about = As an administrator: without a vote
command-table-vote = vote
    .description = Answer a vote of the table
    .option-answer = answer
    .option-answer-about = Agree or refuse
    .option-ballot = ballot
    .option-ballot-about = Which vote, if there are several
command-table-join = join
    .description = Sit down in the lobby
command-table-computer = computer
    .description = Add a computer player to the lobby, or take one off again
    .option-kind = kind
    .option-kind-about = How it plays; without it the strongest
    .option-remove = remove
    .option-remove-about = Take the one added last off again
command-table-invite = invite
    .description = Let only those join whom you invite, or take somebody off the lobby
    .option-person = person
    .option-person-about = Whom
    .option-remove = remove
    .option-remove-about = Take the person off the table instead
command-table-option = option
    .description = Change an option of the lobby
    .option-option = option
    .option-option-about = The option and its value
command-table-pace = pace
    .description = Change the pace of the lobby
command-table-language = language
    .description = Change the language of the table
command-table-start = start
    .description = Start the game
command-table-rematch = rematch
    .description = The same game once more, with the same options and people

## The others

command-games = games
    .description = Everything that waits for you, in all servers, the most urgent first
command-rules = rules
    .description = The rules in short
command-prices = prices
    .description = Printed tables of the games
command-settings = settings
    .description = What holds for tables in this server; without options it is only shown
    .option-zone = zone
    .option-zone-about = The time zone of daily hours: Europe/Rome
    .option-channel = channel
    .option-channel-about = The only channel where tables may be opened
    .option-anywhere = anywhere
    .option-anywhere-about = Tables may be opened in every channel again
    .option-threads = threads
    .option-threads-about = Whether each table gets a thread of its own
    .option-opener = opener
    .option-opener-about = The only role that may open tables
    .option-everybody = everybody
    .option-everybody-about = Everybody may open tables again
command-setup = setup
    .description = Setting the bot up in this server
command-setup-check = check
    .description = Which permissions the bot lacks here
command-me = me
    .description = What holds for you, in all servers
command-me-settings = settings
    .description = Your language and how you are called; without options it is only shown
    .option-notices = notices
    .option-notices-about = How you are called when a game waits for you
command-me-forget = forget
    .description = Remove everything that is stored about you
command-help = help
    .description = How to begin
