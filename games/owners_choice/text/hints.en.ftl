# What a move would do, in a few words.

hint-my-company = { $company } space: you’re President and pay { $cost } for its die, or roll the Fund die; the Fund has { $fund }
    .short = { $chosen ->
        [yes] yours
       *[no] { $company }: yours
    }
hint-my-fund-die = { $company } space: you’re President and roll the Fund die, because you can’t pay the { $cost } for the company’s die; the Fund has { $fund }
    .short = { $chosen ->
        [yes] yours
       *[no] { $company }: yours
    }
hint-their-company = { $company } space: { $seat } is President and pays { $cost } for its die, or rolls the Fund die; the Fund has { $fund }
    .short = { $chosen ->
        [yes] President { $seat }
       *[no] { $company }
    }
hint-no-president = { $company } space: it has no President, nothing happens
    .short = { $chosen ->
        [yes] no President
       *[no] { $company }: no President
    }
hint-event = event space: you roll the Event die
    .short = Event
hint-multi = space for any company: you choose it
    .short = Any company
hint-president = President space: { $count ->
    [0] you have no die and get nothing
    [one] you get { $amount } for your die
   *[other] you get { $amount } for your { $count } dice
}
    .short = Presidents +{ $amount }
hint-dividends = dividend space: { $companies } { $companies ->
    [one] pays
   *[other] pay
} { $price } a share, you get { $amount }
    .short = Dividends +{ $amount }
hint-goal = Goal: you get { $amount } from the Fund and the game ends
    .short = Goal +{ $amount }
hint-trade = { $sold ->
    [0] { $bought ->
        [0] you change nothing and keep { $cash }
       *[other] you buy { $bought } for { $amount } and keep { $cash }
    }
   *[other] { $bought ->
        [0] you sell { $sold } for { $amount } and have { $cash }
       *[other] you sell { $sold } and buy { $bought }: { $direction } { $amount }, then you have { $cash }
    }
}
    .short = { $sold ->
        [0] { $bought ->
            [0] no change
           *[other] −{ $amount }, you keep { $cash }
        }
       *[other] { $bought ->
            [0] +{ $amount }, you then have { $cash }
           *[other] { $direction } { $amount }, you then have { $cash }
        }
    }
    .label = { $sold ->
        [0] Buy { $bought } for { $amount }, keep { $cash }
       *[other] { $bought ->
            [0] Sell { $sold } for { $amount }
           *[other] Sell { $sold }, buy { $bought } · { $direction } { $amount }
        }
    }
direction-pays = you pay
direction-gets = you get
direction-nothing = even:
hint-pass = your turn ends
    .short = End the turn
hint-pass-first = you buy none before the game begins
hint-company-die = you pay { $cost } into the Fund; its faces: { $faces }
    .short = pay { $cost }
hint-fund-die = it costs nothing, the Fund has { $fund }; its faces: { $faces }
    .short = Fund { $fund }
hint-price = { $company } goes from { $before } to { $price }; you hold { $count }
    .short = { $before } → { $price }
hint-fails = { $company } falls from { $before } into bankruptcy; you hold { $count }
    .short = { $before } → bankrupt
hint-exchange = you give { $given } at { $before } and get { $taken } at { $price }
    .short = give { $before }, get { $price }
hint-bankruptcy = you give back { $amount } and all shares, and are out
    .short = Lose { $amount }
hint-share = a share costs { $price } and pays { $amount } at each dividend; { $count } left
question-counted = This counts money, where it is open, and shares at today’s prices.
question-company = Who holds { $company }, and what does a share pay?

## What speaks for an act, where advice compares two

strength-president = you’re President of { $company }
strength-worth = your cash and shares are worth { $amount } more
strength-dividends = a dividend space would pay you { $amount } more
strength-cash = you keep { $amount } more in cash
