### The reduced Impero, in English.

game-empire = Small Empire

column-points = Points
line-turn = Turn

option-turns = Turns
do-found = Found { $name } with { $capital }
    .form = Found a company…
do-expand = Expand { $company }
do-set-dividend = { $company }: { $percent }
do-issue = Issue { $shares } shares of { $company } for { $least } or more
    .form = Issue shares of { $company }…
do-bid = Bid { $amount } in auction { $auction }
    .form = Bid in auction { $auction }…
order-bid-up-to = Bid up to { $most } in auction { $auction }
field-name = Name
field-capital = Capital
field-shares = Shares
field-least = Least bid
field-amount = Amount
field-most = At most

founded = { $seat } founds { $name } with { $capital }.
auction-opened = Shares of { $company } are auctioned until { $ends }: auction { $auction }.
bid-made = { $seat } bids { $amount } in auction { $auction }, which ends on { $until }.{ $outbid ->
    [none] {""}
   *[other] {" "}{ $outbid } gets the bid back.
}
auction-closed = Auction { $auction } is over: { $winner ->
    [none] nobody has bid
   *[other] { $winner } pays { $amount }
}.
director-changed = { $seat } directs { $company } now.
dividend-paid = { $company } pays { $per_share } a share.
node-failed = { $company } earns nothing this turn.
turn-began = Turn { $turn } begins.

left = You have left this game.
dividend-by-tens = A dividend changes by ten per cent at a time; it is { $now }% now.
not-director = You do not direct this company.
no-points = Too few points.
capital-or-name = A company needs a capital, and a name of up to 30 characters.
name-taken = There is a company of that name already.
issue = From 1 to { $most } shares, and not in the last turn.
auction-over = This auction is over.
bid-too-low = Bid { $least } or more.
void-auction-over = The auction is over.
void-outbid = The bid is at { $least } by now.
void-cannot-bid = You cannot bid { $least }.
topic-auction = the auction

command-empire = empire
    .description = Your moves
command-empire-found = found
    .description = Found a company
    .option-name = name
    .option-name-about = Its name
    .option-capital = capital
    .option-capital-about = How much it gets
command-empire-expand = expand
    .description = Expand a company
    .option-company = company
    .option-company-about = Which one
command-empire-dividend = dividend
    .description = Set a dividend
    .option-percent = percent
    .option-percent-about = How much
    .option-company = company
    .option-company-about = Which one
command-empire-issue = issue
    .description = Issue shares
    .option-shares = shares
    .option-shares-about = How many
    .option-least = least
    .option-least-about = The least bid
    .option-company = company
    .option-company-about = Which one
command-empire-bid = bid
    .description = Bid in an auction
    .option-auction = auction
    .option-auction-about = Its number
    .option-amount = amount
    .option-amount-about = How much
