# What an action would do, in a few words. Each has a short form for buttons.

hint-announce = trend { arrows } · makes { $made } a year
    .short = { arrows }
hint-announce-transformation = trend { arrows } · makes { $made } of { $used_up }
    .short = { arrows }
hint-invest = a card costs { $cost } and leaves { $cash } of Free Cash
    .short = leaves { $cash }
hint-invest-either = a card costs { $cost } and leaves { $cash }; with your own marker { $double } and { $rest }
    .short = leaves { $cash } or { $rest }
hint-invest-others = a card costs { $cost } and leaves { $cash }; with your own marker { $double }, which you don’t have
    .short = leaves { $cash }
hint-invest-nothing = buys nothing: a card with your own marker costs { $cost }, and you have { $cash }
    .short = buys nothing
hint-take-asset = costs { $cost } · { $used_up ->
    [0] makes { $made }
   *[other] makes { $made } of { $used_up }
} · { $direction } { $gain } at today’s prices · marker of { $seat }
    .short = costs { $cost }
hint-card = { $used_up ->
    [0] makes { $made }
   *[other] makes { $made } of { $used_up }
} · { $direction } { $gain } at today’s prices
hint-card-of = { $seat }’s marker · { $direction } { $gain } now · { $used_up ->
    [0] makes { $made }
   *[other] makes { $made } of { $used_up }
}
hint-own-card = your marker: costs double · { $direction } { $gain } now · { $used_up ->
    [0] makes { $made }
   *[other] makes { $made } of { $used_up }
}
hint-discard = { $used_up ->
    [0] makes { $made }
   *[other] makes { $made } of { $used_up }
} · { $direction } { $gain } at today’s prices
    .short = { $direction } { $gain } a year
direction-gains = brings
direction-loses = loses
hint-deal = { $gain ->
    [0] no better than now
   *[other] better than now by { $gain }
} · then { $cash } of Free Cash · goods: { $goods }, for which the market would pay { $value }
    .short = +{ $gain }
hint-losing-deal = worse than now by { $gain } · then { $cash } of Free Cash · goods: { $goods }, for which the market would pay { $value }
    .short = −{ $gain }
hint-not-now = can’t be carried out now
    .short = not now
hint-best-use = the best use: the market would pay { $value }, { $gain } more
    .short = +{ $gain }
hint-transform = the market would pay { $value }, { $gain } more
    .short = +{ $gain }
hint-losing-transform = the market would pay { $value }, { $gain } less
    .short = −{ $gain }
hint-keep = { $kept ->
    [0] everything is sold for { $amount }
   *[other] { $amount ->
        [0] nothing is sold
       *[other] the rest is sold for { $amount }
    }{ $cost ->
        [0] {""}
       *[other] {" "}· keeping costs { $cost }
    }
}
    .short = +{ $amount }{ $cost ->
        [0] {""}
       *[other] , keeping costs { $cost }
    }
hint-name = { $officer } would get { $amount }
    .short = { $officer }: +{ $amount }
hint-raise = you keep { $cash }
    .short = you keep { $cash }
hint-raise-for-points = { $points } · you keep { $cash }
    .short = { $points }
hint-found = trend { arrows }
    .short = { arrows }
question-counted = This counts the points of status symbols.
question-card = What does { $card } make?
question-company = Who runs { $company }, and what has it?
question-product = What is { $product } worth?
question-symbol = Who has { $symbol }?
hint-symbol = { $points }; { $seat ->
    [none] nobody has it
   *[other] { $seat } has it
}
hint-led-by = CEO { $seat }
hint-leads = CEO of { $companies }
hint-not-in-play = not in play

## What speaks for an act, where advice compares two

strength-points = you have { $points } more
strength-ceo = you’re CEO of { $company }
strength-office = you hold an office in { $company }
strength-no-boot = { $company } has no boot
strength-funds = { $company } has { $amount } more
strength-cash = you keep { $amount } more of your own money
