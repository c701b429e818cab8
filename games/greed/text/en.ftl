### Greed, Incorporated in English. The names on the cards are in cards.en.ftl.

## Names

game-greed = Greed
goal = Lead companies, trade what they make, and get yourself fired in time, with your pockets full. Money buys status symbols; the most points win.

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

office-ceo = CEO
office-cfo = CFO
office-coo = COO
office-middle-1 = 1st of middle management
office-middle-2 = 2nd of middle management
office-middle-3 = 3rd of middle management

lot-gold = gold
lot-silver = silver
lot-company = a new company

reason-years = the last year is over
reason-all-left = all players have left

title-proposal = { $count } ({ $by }: { $give } for { $take })
title-promise = { $count } ({ $giver }: { $words })

arrows = { $rising ->
    [0] { $falling }
   *[other] { $falling ->
        [0] { $rising }
       *[other] { $rising }, { $falling }
    }
}
in-between = { $uses ->
    [0] {""}
   *[other] {" "}using { $uses }
}

## What happened: a line of the log each

company-dealt = { $seat } directs { $company }: trend { arrows }.
cards-seen = You have { $cards }.
year-begun = Year { $year } of { $years } begins; { $seat } has the start marker.
card-announced = { $seat } announces { $card }: trend { arrows }.
prices-moved = { $up ->
    [0] { $down ->
        [0] No price moves.
       *[other] Prices fall: { $down }.
    }
   *[other] { $down ->
        [0] Prices rise: { $up }.
       *[other] Prices rise: { $up }. Prices fall: { $down }.
    }
}
bid-opened = { $amount ->
    [0] { $company } makes no bid.
   *[other] { $company } bids { $amount }.
}
asset-bought = { $company } buys { $card } for { $amount }{ $doubled ->
    [yes] , double the bid, since the marker is its CEO’s own
   *[no] {""}
}; { $place ->
    [none] no seat is free, and the marker goes back to { $seat }.
   *[other] { $seat } joins it as { $place }.
}
assets-declined = { $company } buys no asset and pays nothing.
wishes-failed = { $cost ->
    [0] All cards on the list of { $company } were bought by others.
   *[other] The list of { $company } buys nothing: the cards that are left cost at least { $cost }, and it has { $cash }.
}
produced = { $company } produces { $goods }.
proposal-made = { $answers ->
    [none] { $partner ->
        [none] { $by } offers anyone { $give } for { $take }{ in-between }
       *[other] { $by } offers { $partner } { $give } for { $take }{ in-between }
    }
   *[other] { $by } counters offer { $answers }: to { $partner } { $give } for { $take }{ in-between }
}{ $words ->
    [none] {""}
   *[other] , and promises: “{ $words }”
}{ $asked ->
    [0] {""}
   *[other] {" "}({ $asked } decides)
}.
deal-made = { $partner } accepts { $by }’s offer{ $asked ->
    [0] {""}
   *[other] {" "}({ $asked })
}: it gets { $give } and gives { $take }{ in-between }.
proposal-declined = { $partner } declines { $give ->
    [0] an offer of { $by }
   *[other] { $give } for { $take } from { $by }
}{ $asked ->
    [0] {""}
   *[other] {" "}({ $asked })
}.
proposal-withdrawn = { $by } withdraws its offer{ $give ->
    [0] .
   *[other] {" "}of { $give } for { $take }.
}
proposals-lapsed = { $by ->
    [none] { $count ->
        [one] An offer lapses.
       *[other] { $count } offers lapse.
    }
   *[other] { $count ->
        [one] The offer of { $by } lapses: { $give } for { $take }.
       *[other] { $count } offers of { $by } lapse.
    }
}
promise-made = { $giver } promises { $holder }: “{ $words }”.
promise-marked = { $holder } says that { $giver } has { $kept ->
    [yes] kept
   *[no] broken
} the promise “{ $words }”.
transformed = { $company } turns { $used_up } into { $made } with { $uses }.
# Who is done is seen in the headline; it may change often, and is no news.
trade-done = {""}
trade-resumed = {""}
goods-sold = { $company } sells { $goods } for { $amount }.
goods-kept = { $amount ->
    [0] { $company } keeps { $goods } free of charge.
   *[other] { $company } keeps { $goods } for { $amount }.
}
books-closed = { $company } earned { $amount }, against { $before } the year before{ $boot ->
    [yes] : it gets a boot, so someone will be fired.
   *[no] .
}
officer-named = { $seat } blames { $officer }, { $office } of { $company }.
officer-fired = { $seat } is fired as { $office } of { $company } and gets { $amount }.
company-taken-over = { $seat } is the new CEO of { $company }.
company-liquidated = Nobody is left in { $company }: it’s liquidated, and its { $amount } go to the bank.
asset-discarded = { $company } discards { $card } ({ $seat }).
chain-auction = Bids for { $lot }
bid-raised = { $seat } bids { $amount } for { $lot }.
    .link = { $seat } { $amount }
bidder-passed = { $seat } passes on { $lot }.
    .link = { $seat } passes
symbol-bought = { $seat } buys { $symbol } for { $amount }: { $points }; trend { arrows }.
symbol-unsold = { $floor ->
    [0] Nobody buys { $symbol }.
   *[other] Nobody can buy { $symbol }: the least bid is { $floor }.
}
founding-bought = { $seat } pays { $amount } to found a company.
company-founded = { $seat } founds { $company } with { $assets ->
    [0] no asset
   *[other] { $assets }
}: trend { arrows }.
nobody-founds = { $floor ->
    [0] Nobody founds a company.
   *[other] Nobody can found a company: the least bid is { $floor }.
}
player-left = { $seat } leaves the game.
game-ended = The game is over: { $reason }.

## Whom the game waits for, and for what

ask-announce = { $seat }: announce an asset
    .what = choose which of your two cards to announce
ask-bid = { $seat }: bid for assets
    .what = make a sealed bid for each of your companies: the highest takes an asset first
ask-take-an-asset = { $seat }: take an asset for { $company }
    .what = take an asset for { $company }, or none
ask-trade = { $seat }: trade
    .what = trade and process; say when you’re done
ask-sell = { $seat }: sell goods
    .what = say what your companies keep; the rest is sold
ask-name-a-scapegoat = { $seat }: as { $office } blame a scapegoat in { $company }
    .what = as { $office } of { $company }, choose who is blamed and fired
ask-discard-an-asset = { $seat }: discard an asset of { $company }
    .what = discard an asset of { $company }
ask-bid-for-a-symbol = { $amount ->
    [0] { $seat }: bid for { $symbol } ({ $lot })
   *[other] { $seat }: bid more than { $amount } for { $symbol } ({ $lot })
}
    .what = { $amount ->
        [0] bid for { $symbol } ({ $lot }), or pass
       *[other] bid more than { $amount } for { $symbol } ({ $lot }), or pass
    }
ask-bid-for-a-company = { $amount ->
    [0] { $seat }: bid for a new company
   *[other] { $seat }: bid more than { $amount } for a new company
}
    .what = { $amount ->
        [0] bid for the right to found a company, or pass
       *[other] bid more than { $amount } for the right to found a company, or pass
    }
ask-found-a-company = { $seat }: found a company
    .what = choose a company and up to four assets from the discards

## What can be done: labels

do-announce = Announce { $card }
do-invest = { $company }: bid { $amount }{ $wishes ->
    [0] {""}
   *[other] {" "}for { $wishes }
}
    .form = { $company }: sealed bid…
do-abstain = { $company }: no bid
do-take-asset = { $company }: take { $card }
    .several = Take one of { $count } assets…
do-take-nothing = { $company }: take nothing
do-transform = { $company }: use { $uses }
    .form = { $company }: choose assets to use…
do-propose = { $by } to { $partner ->
    [none] anyone
   *[other] { $partner }
}: { $give } for { $take }{ in-between }{ $answers ->
    [none] {""}
   *[other] {" "}(counter)
}{ $words ->
    [none] {""}
   *[other] {" "}“{ $words }”
}
    .form = { $answers ->
    [none] { $partner ->
        [none] Offer to anyone from { $by }…
       *[other] Offer to { $partner } from { $by }…
    }
   *[other] Counter offer { INDEX($answers) }…
}
do-accept = Accept offer { INDEX($proposal) } · { $party }
    .several = Accept one of { $count } offers…
do-decline = Decline offer { INDEX($proposal) }
    .several = Decline one of { $count } offers…
do-withdraw = Withdraw offer { INDEX($proposal) }
    .several = Withdraw one of { $count } offers…
do-make-promise = Promise { $holder }: { $words }
    .form = Make a promise…
do-mark-promise = { $kept ->
    [yes] Mark promise { $promise } as kept
   *[no] Mark promise { $promise } as broken
}
    .form = Was it kept? { $promise }
    .several = Kept or broken: { $count } promises…
do-done = Done trading
do-not-done = Keep trading
do-keep = { $company }: { $goods ->
    [0] sell everything
   *[other] keep { $goods }
}
    .form = { $company }: keep goods…
do-name = { $company }: blame the { $office }
do-discard = { $company }: discard { $card }
    .form = { $company }: discard an asset…
    .several = Discard one of { $count } assets…
do-raise-to = Bid { $amount }
    .form = Bid…
do-pass = Pass
do-found = Found { $company } with { $assets ->
    [0] no asset
   *[other] { $assets }
}
    .form = Found a company…

## What a form asks for

field-card = Asset
field-company = Company
field-amount = Bid
field-wishes = Wish list, most wanted first
field-uses = Assets used during the deal, in order
field-by = Your company
field-partner = Offered to
field-give = You give
field-take = You get
field-answers = Answers offer
field-words = You promise
field-proposal = Offer
field-party = For your company
field-holder = Promised to
field-promise = Promise
field-kept = Kept
field-goods = Goods to keep
field-office = Office
field-assets = Assets from the discards
field-limit = Up to
field-officer = Player

## What can be left as an order

order-bid-up-to = Year { $year }: bid for { $lot } up to { $limit }
    .form = Year { $year }: bid for { $lot }, up to a limit…
order-name-officer = Year { $year }: in { $company } blame { $officer }, otherwise myself
    .form = Year { $year }: in { $company } blame a scapegoat…
order-keep-goods = Year { $year }: { $company } keeps { $goods }
    .form = Year { $year }: { $company } keeps goods…
order-discard-asset = Year { $year }: { $company } discards { $card }
    .form = Year { $year }: { $company } discards an asset…

void-year-is-over = The moment it was meant for has passed.
void-no-office-of-yours = You no longer hold an office in { $company }.
void-no-longer-ceo = You no longer direct { $company }.
void-too-little-to-store = { $company } has too little Free Cash to keep that much.
void-asset-is-gone = { $company } no longer has { $card }.

## Table options

option-discard_asset_after_boot = After a boot, the company discards an asset
option-discard_asset_after_boot-always = always
option-discard_asset_after_boot-new_ceo = only by a new CEO

## Pages

page-market = Market
page-symbols = Symbols
page-company = { $company }
pages-company = Companies

note-signs = On the board ★ is the start marker, ✓ a company that has chosen, and ▼ a boot.
    .heard = { "" }
note-tens = 2? is a card in hand with a number from 20 to 29.
    .heard = { "" }
note-best-use = { $company }: its goods bring { $value } after { $uses }, { $gain } more than unprocessed.
    .heard = { "" }
note-stock = { $company }: its goods bring { $value } at today’s prices.
    .heard = { "" }
note-deal = Offer { $proposal }: { $company } would have { $goods } and { $cash } of Free Cash; the market would pay { $value }. That is { $gain } better than now.
    .heard = { "" }
note-losing-deal = Offer { $proposal }: { $company } would have { $goods } and { $cash } of Free Cash; the market would pay { $value }. That is { $gain } worse than now.
    .heard = { "" }
note-promise = { $giver } has promised you: “{ $words }”. Was it kept?

prices-alt = What the market pays for each product in each box of its track. `/{ command-rules }` says how prices move.
