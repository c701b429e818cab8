### What a move would do, before it is made, in English.

hint-purchase = for { $amount }; face value { $face }; every { $count } pay { $each } a turn, you hold { $held }
    .short = buy for { $amount }, every { $count } pay { $each }
hint-purchase-paying = for { $amount }; face value { $face }; dividends { $gain } a turn more
    .short = buy for { $amount }, +{ $gain } a turn
hint-sale = for { $amount }; face value { $face }
    .short = +{ $amount }
hint-opening = you collect { $amount }
    .short = +{ $amount }
hint-discarding = you discard it and collect { $amount }
    .short = discard it{ $amount ->
        [0] {""}
       *[other] , collect { $amount }
    }
hint-takes = { $target } loses { $amount }
    .short = { $special }: loses { $amount }
    .heard = { $special }: { $target } loses { $amount }
hint-reports = { $target } loses { $share }, face value { $face }
    .short = { $special }: { $target } loses it
hint-forces = you pay { $target } { $amount }; face value { $face }
    .short = { $special }: buy it from { $target } for { $amount } (worth { $face })
hint-gains = you get { $amount }
    .short = +{ $amount }
hint-pays = { $special } pays { $amount }
    .short = { $special }: +{ $amount }
hint-extends = { $count ->
    [one] one more share in this deal
   *[other] { $count } more shares in this deal
}
    .short = { $count } { $count ->
        [one] more share
       *[other] more shares
    }
hint-paints = { $count } shares of this sale may sell at face value
    .short = face value
hint-looks = { $count ->
    [0] no stock cards are left: the card is lost
    [one] you see the next stock card
   *[other] you see the next { $count } stock cards
}
    .short = { $count ->
        [0] card lost
        [one] see { $count } stock card
       *[other] see { $count } stock cards
    }
hint-cancels = cancels { $by }’s { $special }
    .short = cancels { $special }
hint-suffers = costs you { $amount }{ $gain ->
    [0] {""}
   *[other] {" "}and { $gain } a turn
}
    .short = you lose { $amount }{ $gain ->
    [0] {""}
   *[other] {" "}and { $gain } a turn
}
hint-rewards = brings you { $amount }{ $gain ->
    [0] {""}
   *[other] {" "}and costs you { $gain } a turn
}
    .short = +{ $amount }{ $gain ->
    [0] {""}
   *[other] , −{ $gain } a turn
}
hint-gives-up = your card { $special } is cancelled
    .short = your card is cancelled
hint-asset = for { $amount }; earns { $gain } a turn
    .short = buy for { $amount }
hint-asset-sold = for { $amount }; it no longer earns { $gain } a turn
    .short = sell for { $amount }
hint-offer = you give { $give } and get { $take }
    .short = { $give ->
        [0] +{ $take }
       *[other] { $take ->
            [0] −{ $give }
           *[other] { $give } for { $take }
        }
    }
hint-title = every { $count } shares pay { $amount } each turn; you hold { $held }
hint-toxic = toxic, { $out } of { $most } shutdowns have come; { hint-title }
hint-not-in-play = not in play
question-counted = This counts money, shares at their printed prices, and assets.
question-title = Who holds { $title }, and what does it pay?
question-special = What does { $special } do?

## What speaks for an act, where advice compares two

strength-worth = your cash, shares and assets are worth { $amount } more
strength-dividends = your shares pay { $amount } more in dividends
strength-sharks = you have { $sharks } fewer
strength-cards = you hold { $count ->
    [one] one more card
   *[other] { $count } more cards
}
strength-cash = you keep { $amount } more in cash
