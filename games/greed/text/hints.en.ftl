# What an action would do, in a few words. Each has a short form for buttons.

hint-announce = trend { arrows } · makes { $made } a year
    .short = { arrows }
hint-announce-transformation = trend { arrows } · makes { $made } of { $used_up }
    .short = { arrows }
hint-invest = leaves { $cash } of Free Cash, if it buys
    .short = leaves { $cash }
hint-take-asset = costs { $cost } · { $used_up ->
    [0] makes { $made }
   *[other] makes { $made } of { $used_up }
}, { $gain } at today’s prices · marker of { $seat }
    .short = for { $cost }
hint-discard = { $used_up ->
    [0] makes { $made }
   *[other] makes { $made } of { $used_up }
}, { $gain } at today’s prices
    .short = { $gain } a year
hint-deal = afterwards { $goods }, { $cash } of Free Cash · the market would pay { $value } · better by { $gain }
    .short = +{ $gain }
hint-losing-deal = afterwards { $goods }, { $cash } of Free Cash · the market would pay { $value } · worse by { $gain }
    .short = −{ $gain }
hint-not-now = cannot be carried out now
    .short = not now
hint-best-use = the best use: the market would pay { $value }, { $gain } more
    .short = +{ $gain }
hint-transform = the market would pay { $value } then, against now { $gain }
    .short = { $gain }
hint-keep = the rest is sold for { $amount } · storing costs { $cost }
    .short = sells for { $amount }
hint-name = { $officer } would get { $amount }
    .short = { $officer }: { $amount }
hint-raise = leaves you { $cash }
    .short = leaves { $cash }
hint-raise-for-points = { $points } · leaves you { $cash }
    .short = { $points }
hint-found = trend { arrows }
    .short = { arrows }
