### What a move would do, before it is made, in English.

hint-purchase = for { $amount }; face value { $face }
    .short = buy for { $amount }
hint-purchase-paying = for { $amount }; face value { $face }; dividends { $gain } a turn more
    .short = buy for { $amount }, +{ $gain } a turn
hint-sale = for { $amount }; face value { $face }
    .short = { $amount }
hint-opening = you collect { $amount }
    .short = collect { $amount }
hint-discarding = you discard it and collect { $amount }
    .short = discard, collect { $amount }
hint-takes = { $target } loses { $amount }
    .short = { $special }: loses { $amount }
hint-reports = { $target } loses { $share }, face value { $face }
    .short = { $special }, { $target }: { $face }
hint-forces = you pay { $target } { $amount }; face value { $face }
    .short = { $special }, { $target }: { $amount }, worth { $face }
hint-gains = you get { $amount }
    .short = { $amount }
hint-pays = { $special } pays { $amount }
    .short = { $special } pays { $amount }
hint-extends = { $count ->
    [one] one share more in this deal
   *[other] { $count } shares more in this deal
}
    .short = { $count } { $count ->
        [one] share more
       *[other] shares more
    }
hint-paints = { $count } shares of this sale may pay their own price
    .short = own price
hint-looks = { $count ->
    [0] no titles are left: the card is lost
    [one] you see the next title
   *[other] you see the next { $count } titles
}
    .short = { $count } titles
hint-cancels = cancels { $special } of { $by }
    .short = cancels
hint-suffers = costs you { $amount }
    .short = { $amount }
hint-gives-up = your card { $special } is cancelled
    .short = is cancelled
hint-asset = for { $amount }; brings { $gain } a turn
    .short = buy for { $amount }
hint-asset-sold = for { $amount }; it no longer brings { $gain } a turn
    .short = sell for { $amount }
hint-offer = you give { $give } and get { $take }
    .short = { $give } for { $take }
