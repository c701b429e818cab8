# What an action would do, in a few words: always its money and what it brings.

hint-buy-cell = costs { $cost }, earns { $earned } a turn: paid back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · blackout { $chance } · stability { $stability } of { $levels }
    .short = buy for { $cost }: +{ $earned } a turn, paid back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, blackout { $chance }
hint-rent-cell = costs { $cost }, earns { $earned } a turn: paid back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · blackout { $chance } · stability { $stability } of { $levels }
    .short = rent for { $cost }: +{ $earned } a turn, paid back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, blackout { $chance }
hint-develop-cell = costs { $cost }, +{ $earned } a turn: paid back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · blackout { $chance } · stability { $stability } of { $levels } · then { $dollars }
    .short = develop for { $cost }: +{ $earned } a turn, paid back in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, blackout { $chance }
hint-set-dividend = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · without blackouts each share gets { $share } this turn, the company keeps { $cash }
hint-found = { $points } points · you keep { $cash }
hint-issue = at least { $share } a share · { $count } shares in all then
hint-issue-lot = { $shares_count } shares for { $amount } in all, at least { $share } each · { $count } shares then
hint-bid = { $count ->
    [one] each share
   *[other] { $amount } is { $share } a share · each
} earned { $paid } when the last turn closed
hint-sell = { $share } a share · each earned { $paid } when the last turn closed
hint-sell-lot = { $shares_count } shares for { $amount } in all, { $share } a share · each earned { $paid } last turn
hint-sell-cheap = { $amount } for what may still earn { $worth } · { $share } a share, each earned { $paid }
hint-buy = { $share } a share · each earned { $paid } when the last turn closed
hint-send = risk { $risk }%{ $each ->
    [0] {""}
   *[other] {" "}(1% for each { $each })
}: if the tax police catch you, both lose all: you { $cash }
hint-answer = you get { $amount }; risk { $risk }%: if the tax police catch you, you lose everything you have, { $cash }
hint-share-of = a share would be paid { $share } at the next closing, with a dividend of { $percent }
hint-cell = yields { $dollars }; { $owner ->
    [none] free
   *[other] held by { $owner }
}
question-counted = This counts the capital of each player at the last closing.
question-company = Who holds { $company }, and what does it pay?
question-cell = What does { $cell } yield, and to whom?

## What speaks for an act, where advice compares two

strength-directs = you direct { $count ->
    [one] one more company
   *[other] { $count } more companies
}
strength-cells = your companies own { $count ->
    [one] one more cell
   *[other] { $count } more cells
}
strength-yields = your companies’ cells yield { $dollars } more
strength-funds = your companies have { $amount } more
strength-points = you keep { $count ->
    [one] one more point
   *[other] { $count } more points
}
strength-cash = you keep { $amount } more
