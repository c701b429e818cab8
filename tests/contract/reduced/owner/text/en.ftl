### The reduced Owner’s Choice, in English.

game-owner = Small Owner
company-iron = Iron
company-timber = Timber
company-wool = Wool
company-salt = Salt

column-cash = Money
column-shares = Shares
line-fund = Fund
line-marker = Marker

do-buy = Buy { $shares }
    .form = Buy shares…
do-sell = Sell { $shares }
    .form = Sell shares…
do-move = Move { $spaces }
do-end-turn = End the turn
do-roll-president = Roll the president’s die
do-roll-fund = Roll the Fund’s die
order-always-roll-fund = Always roll the Fund’s die
field-shares = Shares
field-spaces = Spaces

moved = { $seat } moves the marker to space { $space }.
bought = { $seat } buys { $shares }.
shares-sold = { $seat } sells { $shares }.
die-rolled = { $seat } rolls for { $company }: { $steps } steps.
bankrupt = { $company } is bankrupt: its shares are worth nothing.
fund-taken = { $seat } takes { $amount } from the Fund.

shares = Say how many shares, and at least one.
too-many-shares = Of { $company } you can take { $most } at most.
hand-limit = Nobody may hold more than { $most } shares.
spaces = The marker moves by 1 to { $most } spaces.

command-owner = owner
    .description = Your moves
command-owner-buy = buy
    .description = Buy shares
    .option-iron = iron
    .option-iron-about = Shares of Iron
    .option-timber = timber
    .option-timber-about = Shares of Timber
    .option-wool = wool
    .option-wool-about = Shares of Wool
    .option-salt = salt
    .option-salt-about = Shares of Salt
command-owner-sell = sell
    .description = Sell shares
    .option-iron = iron
    .option-iron-about = Shares of Iron
    .option-timber = timber
    .option-timber-about = Shares of Timber
    .option-wool = wool
    .option-wool-about = Shares of Wool
    .option-salt = salt
    .option-salt-about = Shares of Salt
command-owner-move = move
    .description = Move the marker
    .option-spaces = spaces
    .option-spaces-about = How many
command-owner-end = end
    .description = End your turn
command-owner-president = president
    .description = Roll the president’s die
command-owner-fund = fund
    .description = Roll the Fund’s die
