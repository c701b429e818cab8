### What stands on the pictures of Owner's Choice, and the pictures in words, in English.

letter-red = R
letter-blue = B
letter-green = G
letter-yellow = Y

## The board

picture-table = Owner’s Choice · table { $reference }
picture-step = step { $count } of { $most }
picture-over = The game is over
picture-fund = Fund { $fund }
picture-dice = Dice
picture-face = { $face }
picture-for-sale = for sale
picture-you = you
picture-left = left
picture-bankrupt = bankrupt
picture-computer = computer

sign-event = event
sign-multi = any company
sign-president = $100 a die
sign-dividend = dividends
sign-start = start
sign-goal = goal

## The hand

picture-hand = Your hand
picture-only-you = Only you see this
picture-shares-of = { $count } of { $most } shares
card-event = Event
card-multi = Any company
card-president = Presidents
card-dividend = Dividends
card-goal = Goal
picture-you-roll = You roll the white die
picture-you-choose = You choose
    .heard = You choose a company, and its President rolls
picture-you-get = You get { $amount }
picture-a-die = { $amount } for each die
picture-a-share = { $amount } a share
    .heard = Each share pays { $amount }
picture-companies = { $companies }
    .heard = Only shares of { $companies } pay
picture-game-ends = The game ends
picture-no-president = No President
picture-nothing-happens = Nothing happens
picture-you-preside = You’re President
    .heard = You’re its President
picture-presides = President { $seat }
    .heard = Its President is { $seat }
picture-fee-or-fund = { $cost }, or Fund { $fund }
    .heard = Its die costs { $cost }; the Fund die is free, and the Fund holds { $fund }
picture-into-fund = { $cost } into the Fund
    .heard = You pay { $cost } into the Fund
picture-fee-leaves = You keep { $cash }
picture-fee-not-paid = You can’t: you have { $cash }
picture-costs-nothing = It costs nothing
picture-fund-holds = The Fund holds { $fund }
picture-die = { $die }
picture-fails = From { $before }: bankrupt
picture-loses = You lose { $amount }
picture-gains = You gain { $amount }
picture-no-change = Nothing changes for you
picture-from-to = { $before } → { $price }
    .heard = From { $before } to { $price } a share
picture-you-hold = You hold { $count }
    .heard = You hold { $count } of its shares
picture-others-hold = The others:
picture-nobody-else = Nobody else holds any
picture-pays = Pays { $amount } a share
    .heard = Pays a dividend of { $amount } a share
picture-left-to-buy = { $count } for sale
    .heard = { $count ->
        [one] { $count } share
       *[other] { $count } shares
    } for sale

## The market

picture-head-pays = pays
picture-head-price = price
picture-head-next = next
picture-head-dividend = dividend
picture-head-sale = for sale
picture-head-president = President
picture-all-hold = { $count } held

## The end

picture-prices = Share prices
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
picture-worth = Money and shares, turn by turn
picture-failure = bankruptcy

## The replay

picture-first-purchases = The first shares are bought
picture-replay-turn = { $seat } moves to { $space }

## The tables

picture-tables = Prices and dice
picture-tables-note = Borsa’s numbers
picture-fees = A President’s die costs { $cost }, or { $amount } once a share costs { $price } or more.
note-die-red = ? another company
note-die-blue = ? another company
note-die-green = = status quo
note-die-yellow = $ dividend
note-die-fund = F the whole Fund
note-die-event = ↻ again · ⇄ exchange · ∀ all

## Pictures in words

alt-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $seat } { $amount }.
alt-failures = The chart shows everyone’s worth and { $count ->
    [one] { $count } bankruptcy of a company.
   *[other] { $count } bankruptcies of companies.
}
alt-a-share = { $told } a share
alt-faces = The faces of the die: { $told }
alt-stands = The marker stands on { $space }.
alt-ahead = { $count }: { $space }
alt-roll = { $die } { $face }
alt-company = { $company } { $price }, pays { $amount } a share, no President, { $count } for sale.
alt-company-presided = { $company } { $price }, pays { $amount } a share, President { $seat }, { $count } for sale.
text-steps = A step up { $up }, a step down { $down }.
text-highest = no higher
alt-shares = shares: { $told }
alt-hidden = money hidden
alt-ladder = Dividend by price
alt-die = { $die }: { $faces }.

## On the shelf
shelf-line = One marker, four companies: presidents choose the die.
shelf-length = about 30 minutes
shelf-mood = light, a first game

## The whole table in words

text-companies = Companies and the Fund
text-spaces = Spaces, counted from Start
