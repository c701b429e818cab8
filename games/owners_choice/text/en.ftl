### Owner's Choice in English.

game-owners_choice = Owner’s Choice
goal = Buy shares, become a president, and choose the dice that move prices. At the end the player who is worth most in money and shares wins.

## Names

company-red = Red
company-blue = Blue
company-green = Green
company-yellow = Yellow

die-red = the Red die
die-blue = the Blue die
die-green = the Green die
die-yellow = the Yellow die
die-fund = the Fund die
die-event = the Event die

face-status-quo = status quo
    .counted = { $count ->
        [one] status quo
       *[other] { $count }× status quo
    }
face-price-up-1 = price +1
    .counted = { $count ->
        [one] price +1
       *[other] { $count }× price +1
    }
face-price-up-2 = price +2
    .counted = { $count ->
        [one] price +2
       *[other] { $count }× price +2
    }
face-price-up-3 = price +3
    .counted = { $count ->
        [one] price +3
       *[other] { $count }× price +3
    }
face-price-down-1 = price −1
    .counted = { $count ->
        [one] price −1
       *[other] { $count }× price −1
    }
face-dividend = dividend
    .counted = { $count ->
        [one] dividend
       *[other] { $count }× dividend
    }
face-other-up-1 = another company +1
    .counted = { $count ->
        [one] another company +1
       *[other] { $count }× another company +1
    }
face-other-down-1 = another company −1
    .counted = { $count ->
        [one] another company −1
       *[other] { $count }× another company −1
    }
face-other-down-2 = another company −2
    .counted = { $count ->
        [one] another company −2
       *[other] { $count }× another company −2
    }
face-fund-down-1 = price −1 and the whole Fund
    .counted = { $count ->
        [one] price −1 and the whole Fund
       *[other] { $count }× price −1 and the whole Fund
    }
face-fund-down-2 = price −2 and the whole Fund
    .counted = { $count ->
        [one] price −2 and the whole Fund
       *[other] { $count }× price −2 and the whole Fund
    }
face-again = money from the Fund, and again
    .counted = { $count ->
        [one] money from the Fund, and again
       *[other] { $count }× money from the Fund, and again
    }
face-bank = money from the bank
    .counted = { $count ->
        [one] money from the bank
       *[other] { $count }× money from the bank
    }
face-exchange = exchange a share
    .counted = { $count ->
        [one] exchange a share
       *[other] { $count }× exchange a share
    }
face-any-down-2 = any company −2
    .counted = { $count ->
        [one] any company −2
       *[other] { $count }× any company −2
    }
face-all-down-1 = all companies −1
    .counted = { $count ->
        [one] all companies −1
       *[other] { $count }× all companies −1
    }

space-red = a Red space
space-blue = a Blue space
space-green = a Green space
space-yellow = a Yellow space
space-event = an event space
space-multi = a space for any company
space-president = a President space
space-dividend = a dividend space
space-start = Start
space-goal = Goal

counted-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## What happened: a line of the log each

game-prepared = Everyone has { $amount }. { $seat } was drawn as first player.
shares-bought = { $seat } buys { $shares } for { $amount }.
shares-sold = { $seat } sells { $shares } for { $amount }.
nothing-traded = { $seat } buys and sells nothing.
president-named = { $seat } becomes President of { $company }.
president-lost = { $company } no longer has a President.
marker-moved = { $seat } moves { $steps }, to { $space }.
no-president = { $company } has no President: nothing happens.
company-named = { $seat } chooses { $company }.
fee-paid = { $seat } pays { $amount } into the Fund to roll for { $company }.
die-rolled = { $seat } rolls { $die }: { $face }.
price-risen = { $company } rises from { $before } to { $price }.
price-fallen = { $company } falls from { $before } to { $price }.
price-at-top = { $company } stays at { $price }: no price is higher.
company-failed = { $company } is bankrupt: { $count ->
    [0] nobody holds a share
    [one] { $count } share goes back to the bank
   *[other] { $count } shares go back to the bank
}, and it starts again at { $price }.
dividend-declared = { $company } pays a dividend of { $amount } a share.
dividend-paid = { $seat } gets { $amount } for { $count ->
    [one] { $count } { $company } share.
   *[other] { $count } { $company } shares.
}
nobody-holds = Nobody holds { $company }: no dividend is paid.
fund-taken = { $seat } takes the whole Fund, { $amount }.
fund-gave = { $seat } gets { $amount } from the Fund.
fund-empty = The Fund is empty: there is nothing to take.
bank-paid = { $seat } gets { $amount } from the bank.
dice-rewarded = { $seat } gets { $amount } for { $count ->
    [one] { $count } President’s die.
   *[other] { $count } President’s dice.
}
no-dice-held = Nobody has a President’s die: nothing is paid.
nothing-to-exchange = There are no two shares to exchange.
shares-exchanged = { $seat } gives { $other } a { $given } share for a { $taken } share.
nothing-exchanged = { $seat } exchanges nothing.
player-bankrupt = { $seat } goes bankrupt and is out: all money goes back to the bank{ $shares ->
    [0] .
   *[other] , and { $shares }.
}
player-left = { $seat } leaves the game.
goal-reached = { $seat } reaches Goal{ $amount ->
    [0] ; the Fund is empty.
   *[other] {" "}and gets { $amount } from the Fund.
}
game-ended = The game is over: { $reason }.
holdings-counted = { $shares ->
    [0] { $seat } has { $amount } and no shares.
   *[other] { $seat } has { $cash } and sells { $shares } for { $proceeds }: { $amount } in all.
}

## Whom the game waits for, and for what

ask-buy-first-shares = { $seat }: buy your first shares
    .what = buy your first shares, or none
ask-move-or-trade = { $seat }: move 1 to { $most } { $most ->
    [one] step
   *[other] steps
}
    .what = move the marker; you may trade before it or after it
ask-move = { $seat }: move 1 to { $most } { $most ->
    [one] step
   *[other] steps
}
    .what = move the marker
ask-choose-a-die = { $seat }: choose a die for { $company }
    .what = choose a die for { $company }: you’re its President
ask-name-a-company = { $seat }: choose a company
    .what = choose the company whose space this is
ask-raise-a-price = { $seat }: choose a price to rise by { $count ->
    [one] 1 step
   *[other] { $count } steps
}
    .what = choose a company whose price rises by { $count ->
    [one] 1 step
   *[other] { $count } steps
}
ask-lower-a-price = { $seat }: choose a price to fall by { $count ->
    [one] 1 step
   *[other] { $count } steps
}
    .what = choose a company whose price falls by { $count ->
    [one] 1 step
   *[other] { $count } steps
}
ask-exchange-a-share = { $seat }: exchange a share
    .what = exchange a share with another player, or none
ask-trade-after-moving = { $seat }: trade, or end the turn
    .what = buy and sell shares, or end your turn

## What can be done: labels

do-trade = { $shares ->
    [0] Sell all your shares
   *[other] Trade until you hold { $shares }
}
    .form = Buy and sell shares…
do-pass = Buy and sell nothing
do-move = Move { $steps }
    .form = Move…
do-roll-die = Roll { $die }
    .form = Choose a die…
do-choose-company = Choose { $company }
    .form = Choose a company…
do-exchange = Give { $seat } a { $given } share for a { $taken } share
    .form = Exchange with { $seat }…
do-exchange-nothing = Exchange nothing
do-declare-bankruptcy = Go bankrupt

## What a form asks for

field-shares = Shares you will hold
field-steps = Steps
field-die = Die
field-company = Company
field-seat = With whom
field-given = You give
field-taken = You get

## What can be left as an order

order-always-roll = As President of { $company }: always roll { $die }
    .form = As President of { $company }: always roll the same die…

void-not-its-president = You’re no longer President of { $company }.

## How it ended

reason-goal = the marker has reached Goal
reason-last-player = all others are bankrupt or have left
reason-all-left = only one player hasn’t left

## Pages

page-market = Market
note-may-declare = You held shares of a company that went bankrupt. Until the marker moves next you may go bankrupt, too: you give back all shares and all money and are out.

## Why not

session-used = You have already bought or sold in this turn: once a turn, before or after the move.
    .chapter = { rule-trading.title }
last-holder-keeps-one = Nobody else holds { $company }: keep at least one share of it.
    .chapter = { rule-trading.title }
too-few-shares-left = { $most ->
    [0] There’s no { $company } share left.
    [one] You can hold { $most } { $company } share at most: there are no more.
   *[other] You can hold { $most } { $company } shares at most: there are no more.
}
    .chapter = { rule-trading.title }
too-many-shares = That would make { $count } shares; the limit is { $most }.
    .chapter = { rule-trading.title }
not-enough-money = You have { $cash }: this would cost { $cost }.
    .chapter = { rule-trading.title }
steps-out-of-range = { $most ->
    [one] You can move only one step.
   *[other] You can move 1 to { $most } steps.
}
    .chapter = { rule-moving.title }
not-this-die = Roll the die of { $company }, or the Fund die.
    .chapter = { rule-company-spaces.title }
fee-not-affordable = The die costs { $cost } and you have { $cash }: roll the Fund die.
    .chapter = { rule-company-spaces.title }
no-such-company = There’s no such company.
not-to-be-chosen = Choose one of { $companies }.
    .chapter = { rule-dice.title }
no-such-partner = You can exchange with { $seats }.
    .chapter = { rule-dice.title }
holds-none-of-it = { $seat } holds no share of it; choose among { $companies }.
    .chapter = { rule-dice.title }
no-reason-for-bankruptcy = You can go bankrupt only after a company whose shares you held has, and before the marker moves.
    .chapter = { rule-bankruptcy.title }
out-of-the-game = You’re out of the game.
    .chapter = { rule-bankruptcy.title }

## Said where a command is typed

type-cost-trade = who alone holds a company keeps one share of it
