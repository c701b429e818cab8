# What an action would do, in a few words: always its money and what it brings.

hint-buy-cell = costs { $cost }, brings { $earned } a turn: back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · dark { $chance } · stability { $stability } of { $levels }
    .short = buy for { $cost }: { $earned } a turn, back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, dark { $chance }
hint-rent-cell = costs { $cost }, brings { $earned } a turn: back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · dark { $chance } · stability { $stability } of { $levels }
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
    [one] { $points } point
   *[other] { $points } points
} · at this closing, if nothing is dark: each share { $share }, { $cash } stay
hint-found = { $points } points · { $cash } of your own are left
hint-issue = at least { $share } a share · { $count } shares in all then
hint-bid = { $count ->
    [one] the share
   *[other] { $amount } is { $share } a share · each
} was paid { $paid } at the last closing
hint-sell = { $share } a share · each was paid { $paid } at the last closing
hint-buy = { $share } a share · each was paid { $paid } at the last closing
hint-send = if caught ({ $risk }%, 1% for each { $each }) both of you lose all, you { $cash }
hint-answer = you get { $amount }; if caught ({ $risk }%) you lose all that you have, { $cash }
