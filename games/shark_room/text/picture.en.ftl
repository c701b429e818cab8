### What stands on Shark Room's pictures, and the pictures in words, in English.

## The board

picture-table = Shark Room · table { $reference }
picture-turn = turn { $moves }
picture-last-turn = last turn
picture-titles-left = { $count ->
    [one] { $count } stock card left
   *[other] { $count } stock cards left
}
picture-specials-left = { $count ->
    [one] { $count } special left
   *[other] { $count } specials left
}
picture-pays = every { $count }: { $amount }
picture-money = Money
picture-assets = Assets
picture-you = you
picture-left = left
picture-computer = computer
picture-cheapest = price now
picture-for-sale = for sale
picture-held = held
picture-not-out = not out yet
picture-over = The game is over

## The end

picture-after-turn = after turn { $moves }
picture-total = Total
picture-sharks = Sharks
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
picture-worth = Net worth, turn by turn
picture-closing = shutdown
picture-replay-turn = after { $seat }’s turn

## The hand

picture-hand = Your hand
picture-only-you = Only you see this
picture-asked-open-the-turn = Begin your turn
picture-asked-make-a-deal = Buy, sell or take €50
picture-asked-answer-a-card = Answer { $by }’s { $special }?
picture-asked-put-titles-back = Put the stock cards back
picture-next-titles = { $count ->
    [one] The next stock card
   *[other] The next { $count } stock cards
}
picture-among-titles = Among the next { $count }
picture-worth-now = Worth
picture-next-income = Next income
picture-one-more = 1 more
picture-a-turn = a turn
picture-at-stake = at stake
picture-of-group = { $count } of { $group }

## The pages

page-market = Market
picture-market = The market
picture-price = price
picture-shares = shares 1 to 5
picture-discards = Discards
picture-none = none
picture-your-dividend = you get per turn
picture-desk = The trade desk
picture-offers = Open offers
picture-no-offers = No offer is open
picture-promises = Promises, which bind nobody
picture-no-promises = Nobody has promised anything
picture-gives = { $seat } gives
picture-gets = and gets
picture-promising = and promises:
picture-anybody = anyone
picture-promise-open = open

## The cards

picture-prices = What is printed on the cards
picture-house-set = Borsa’s own
picture-group = for
picture-income = price, a turn

## Pictures in words

alt-toxic = { $count ->
    [0] toxic
    [one] toxic, { $count } shutdown
   *[other] toxic, { $count } shutdowns
}
alt-then = then { $words }
alt-not-for-sale = Not for sale: { $words }.
alt-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
alt-your-cards = Your cards in hand:
alt-shares = { $count ->
    [one] share { $told }
   *[other] shares { $told }
}
alt-lacks-money = Now you lack the money for it.
alt-lacks-shark-share = Now it can’t be played: no opponent has a Shark and a share.
alt-lacks-shark = Now it can’t be played: no opponent has a Shark.
alt-lacks-share = Now it can’t be played: no opponent has a share.
alt-lacks-others-money = Now it can’t be played: no opponent has money.
alt-lacks-own-share = Now it can’t be played: you have no share.
alt-no-cards = No cards.
alt-next-income = Next income: { $amount }.
alt-turned = Turned into Sharks: { $turned }.
alt-dividend = { $title } pays you { $amount } a turn.
alt-offer = Offer { $proposal }: { $by } to { $partner ->
    [none] anyone
   *[other] { $partner }
}: { swap }.
alt-promise = { $giver } to { $holder }: “{ $words }”:
text-numbered = The face values of shares 1 to { $count } of each stock:
text-copies = { $count } in the deck
alt-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $seat } { $amount }.
alt-closings = The chart shows everyone’s worth and { $count ->
    [one] { $count } shutdown.
   *[other] { $count } shutdowns.
}

## On the shelf
shelf-line = Trade stocks, swap favours, cheat before the shutdown.
shelf-length = about 45 minutes
shelf-mood = quick, mean

## The whole table in words

text-for-sale = for sale { $words }
text-holds = { $seat } { $words }
text-not-drawn = not drawn yet { $words }
text-worth = Worth { $amount }.
text-pays = every { $count } pay { $amount } a turn
