# Why not, and what would be right.

no-such-company = There’s no such company in play.
not-your-company = { $company } is directed by { $seat }: only the CEO plays for a company.
    .chapter = { rule-year.title }
not-active-yet = { $company } was founded this year: it plays from next year.
    .chapter = { rule-entrepreneurs.title }
not-in-your-hand = It isn’t in your hand. You have { $cards }.
    .chapter = { rule-announcements.title }
last-card-plays-itself = { $cards } is your last card: it’s announced automatically.
    .chapter = { rule-announcements.title }
company-cannot-bid = { $company } can’t bid: it needs { $floor } of Free Cash and room for an asset.
    .chapter = { rule-investments.title }
bid-out-of-range = Bid { $floor } to { $cash }: that is the Free Cash of the company.
    .chapter = { rule-investments.title }
wished-twice = { $card } is on the list twice: name each card once.
    .chapter = { rule-investments.title }
not-on-sale = It isn’t on sale. These are on sale: { $cards }.
    .chapter = { rule-investments.title }
own-marker-costs-double = Your own marker is on it: it costs { $cost }, double the bid, and the company has { $cash } of Free Cash.
    .chapter = { rule-investments.title }
asset-not-available = { $assets ->
    [0] { $company } has no asset to use now.
   *[other] Each asset can be used once a year. You can use { $assets } now.
}
    .chapter = { rule-trade.title }
company-lacks-goods = { $company } has { $count } of { $product }, and this needs { $needed }.
    .chapter = { rule-trade.title }
company-lacks-money = { $company } has { $cash } of Free Cash, and this costs { $cost }.
    .chapter = { rule-trade.title }
one-side-processes = Only one side may use assets in a deal, not both ({ $companies }).
    .chapter = { rule-trade.title }
both-must-give = Both sides give at least 1M or one good.
    .chapter = { rule-trade.title }
too-many-goods = Name each product once, at most { $most } of it, and the money last.
    .chapter = { rule-trade.title }
too-many-offers-a-year = { $company } has made { $most } offers this year: no more until next year.
    .chapter = { rule-trade.title }
nothing-to-give = { $company } has nothing to give: no goods, no Free Cash, no asset to use.
    .chapter = { rule-trade.title }
trades-no-more = { $companies ->
    [0] That company doesn’t trade: no other does.
   *[other] That company doesn’t trade. You can trade with { $companies }.
}
    .chapter = { rule-trade.title }
nobody-trades = No other company trades now.
    .chapter = { rule-trade.title }
no-company-to-trade = You direct no company: only CEOs trade.
    .chapter = { rule-trade.title }
nobody-there = There’s no such player at the table.
done-already = You’re already done.
not-done-yet = You aren’t done yet.
nothing-to-sell = { $company } has no goods.
    .chapter = { rule-sales.title }
keeps-what-it-lacks = { $company } has { $count } of { $product } and can’t keep more.
    .chapter = { rule-sales.title }
too-much-kept = With { $cash } of Free Cash the company can keep { $most ->
    [one] one good
   *[other] { $most } goods
}.
    .chapter = { rule-sales.title }
not-your-vote = It isn’t your vote now.
    .chapter = { rule-scapegoats.title }
no-such-office = Blame one of these: { $offices }.
    .chapter = { rule-scapegoats.title }
not-an-asset-of-it = { $company } has { $assets }: discard one of these.
    .chapter = { rule-scapegoats.title }
company-raise-out-of-range = Bid { $floor } or more, in steps of { $step }, up to your { $cash }.
    .chapter = { rule-entrepreneurs.title }
raise-out-of-range = Bid { $floor } or more, in steps of { $step }, up to your { $cash }.
    .chapter = { rule-symbols.title }
not-foundable = It can’t be founded. These can: { $companies }.
    .chapter = { rule-entrepreneurs.title }
not-among-the-discards = Take up to { $most } assets from the discards: { $assets ->
    [0] there are none
   *[other] { $assets }
}.
    .chapter = { rule-entrepreneurs.title }
you-have-left = You have left this game.
