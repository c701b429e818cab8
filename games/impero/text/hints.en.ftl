# What an action would do, in a few words.

hint-buy-cell = { $dollars } a turn · costs { $cost } · stability { $stability } of { $levels } · dark { $chance }
    .short = buy for { $cost } ({ $dollars } a turn)
hint-rent-cell = { $earned } a turn · costs { $cost } · stability { $stability } of { $levels } · dark { $chance }
    .short = rent for { $cost } ({ $earned } a turn)
hint-develop-cell = to { $dollars } a turn · costs { $cost } · stability { $stability } of { $levels } · dark { $chance }
    .short = develop for { $cost } (to { $dollars })
hint-set-dividend = { $points ->
    [one] { $points } company point
   *[other] { $points } company points
} · the company keeps { $kept }%
hint-bid = { $amount } is { $share } a share
hint-send = { $risk ->
    [0] tax police: a risk of 1% for each { $amount }
   *[other] tax police: a risk of { $risk }%
}
