### Help at the table: what is coming, and what an event means to somebody who meets it for the first time.

forecast-goal = Goal is { $count ->
    [one] one step
   *[other] { $count } steps
} away: { $seat } can end the game with the next move. Shares then count at their price, and trading ends.
forecast-goal-mine = Goal is { $count ->
    [one] one step
   *[other] { $count } steps
} away: you can end the game with this move. Trade first: at Goal trading ends.
forecast-goal-last-session = { $seat } moves next and can reach Goal, { $count ->
    [one] one step
   *[other] { $count } steps
} away. This may be your last chance to trade.
forecast-failing = { $company } stands at { $price }: { $fall ->
    [one] one step down bankrupts
   *[other] { $fall } steps down bankrupt
} it, and your { $count ->
    [one] share of it is
   *[other] { $count } shares of it are
} gone.
forecast-fee = You have { $cash }, and the die of { $company } costs { $cost }: on its space you could only roll the Fund die.
forecast-rival = { $company }: you’re President with { $count ->
    [one] one share
   *[other] { $count } shares
}. As many are held by { $seats }. Anyone who buys one more becomes President.

first-session = **Buying and selling**: once in your turn, before the move or after it, but not both. The most shares of a company make you its President, and a dividend comes when a die shows it.
first-president = **The President** is the player with the most shares, and chooses the die when the marker comes to the company’s space.
first-lost = **A President** stays as long as nobody holds more; a tie isn’t enough.
first-marker = **There is one marker** for everyone. The space it reaches works for the player it names, not only for the one who moved.
first-fund = **The Fund**: a President pays into it for the company’s die. The black Fund die is free, and some of its faces pay out the whole Fund.
first-fund-taken = **The Fund die** lowers the price of the company first; then its President takes the Fund.
first-dividend = **Dividends** are paid for each share, more at higher prices. They don’t move the price.
first-failed = **Bankruptcy of a company**: its shares and its die go back without compensation, and its price begins again. Anyone who held shares may go bankrupt too.
