# What an action would do, in a few words: always its money and what it brings.

hint-buy-cell = costs { $cost }, brings { $earned } a turn: back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · dark { $chance } · stability { $stability } of { $levels } · yields { $dollars }
    .short = buy for { $cost }: { $earned } a turn, back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, dark { $chance }
hint-rent-cell = costs { $cost }, brings { $earned } a turn: back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · dark { $chance } · stability { $stability } of { $levels } · yields { $dollars }
    .short = rent for { $cost }: { $earned } a turn, back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, dark { $chance }
hint-develop-cell = costs { $cost }, brings { $earned } more a turn: back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · dark { $chance } · stability { $stability } of { $levels } · then { $dollars }
    .short = develop for { $cost }: { $earned } more a turn, back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, dark { $chance }
hint-set-dividend = { $points ->
    [one] { $points } company point
   *[other] { $points } company points
} · at this closing, if nothing is dark, { $cash } stay in the company and each share brings { $share }
hint-found = { $points } points · { $cash } of your own are left
hint-issue = at least { $share } a share · { $count } shares in all then
hint-bid = { $amount } is { $share } a share · each was paid { $paid } at the last closing
hint-sell = { $share } a share · each was paid { $paid } at the last closing
hint-buy = { $share } a share · each was paid { $paid } at the last closing
hint-send = { $amount }: the tax police notice with a risk of { $risk }%, and then both of you lose all, { $cash } of yours · each { $each } is 1%
hint-answer = { $amount } · with a risk of { $risk }% the tax police notice, and you lose all you have, { $cash }
