### What stands on Acquire's pictures, and the pictures in words, in English.

## The board

picture-table = Acquire · table { $reference }
picture-turn = turn { $turn }
picture-last-turn = last turn
picture-you = you
picture-left = left
picture-computer = computer
picture-majority = majority
picture-minority = minority
picture-last-tile = last tile { $cell }
picture-reserve = { $count ->
    [one] { $count } tile to draw
   *[other] { $count } tiles to draw
}
picture-merger-with = with
picture-merger-then = then
picture-merger-queue = deciding next

## The end

picture-after-turn = after turn { $turn }
picture-money = Money
picture-total = Total
picture-market = market
picture-market-shares = { $count ->
    [one] { $count } share
   *[other] { $count } shares
}
picture-bonus = + bonus
picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
picture-worth = Net worth, turn by turn
picture-merger = merger

## The price table

picture-prices = What a share costs
picture-prices-note = by number of tiles
picture-price = price

## The hand

picture-hand = Your hand
picture-only-you = Only you see this
picture-asked-play-a-tile = Play a tile
picture-asked-found-a-corporation = Found a corporation
picture-asked-choose-the-survivor = Choose the survivor
picture-asked-choose-the-next-defunct = Choose who is paid out next
picture-asked-dispose-of-shares = Keep, sell or trade { $corporation }
picture-asked-buy-shares = Buy up to three shares
picture-bank = bank
picture-yours = yours
picture-your-place = your place
picture-way-sell = { $count ->
    [one] Sell your share
   *[other] Sell all { $count }
}
    .heard = Sell { $count ->
        [one] your share
       *[other] all { $count }
    }: you get { $amount }
picture-way-sell-note = the bank buys at the old price
picture-way-trade = { $count ->
    [0] Trade none
   *[other] Trade { $count }
}
    .heard = { $count ->
        [0] No trade is possible
       *[other] Trade { $count }, two for one: you get { $shares_count } { $corporation }, worth { $amount }
    }
picture-way-trade-note = two for one, at the survivor’s new price
picture-way-keep = { $count ->
    [one] Keep your share
   *[other] Keep all { $count }
}
    .heard = Keep { $count ->
        [one] your share
       *[other] all { $count }
    }: worth nothing unless it is founded again
picture-way-keep-note = worth nothing until it’s founded again
alt-for-sale = { $corporation }: { $price } a share, { $stock } in the bank, you have { $count }
alt-most-of-others = { $seat } has { $count }
picture-kind-alone = Alone
picture-kind-grows = Grows
picture-kind-founds = Founds
picture-kind-merges = Merger
picture-kind-eighth = Not now
picture-kind-dead = Dead
picture-alone = Touches nothing
alt-alone = { $cells ->
    [one] { $cells } touches nothing: no corporation changes.
   *[other] { $cells } touch nothing: no corporation changes.
}
alt-your-tiles = { $cells ->
    [one] Your tile: { $cells }.
   *[other] Your tiles: { $cells }.
}
picture-alone-detail = No corporation changes
picture-grows = { $corporation } { $size } → { $size_after }
    .heard = { $corporation } grows from { $size } to { $size_after } tiles
picture-price-stays = Price stays { $price }
    .heard = A share stays at { $price }
picture-price-rises = Price { $price } → { $cost }
    .heard = A share rises from { $price } to { $cost }
picture-you-hold = { $count ->
    [0] You hold none
   *[other] { $rank ->
        [majority] You hold { $count }, the majority
        [minority] You hold { $count }, the minority
       *[none] You hold { $count }
    }
}
picture-founds = New, with { $size } tiles
    .heard = Founds a corporation with { $size } tiles, and you get one of its shares free
picture-merges = { $survivor } takes over { $defuncts }
picture-merges-tied = Tie: { $tied }
    .heard = Merges { $tied }, which are equally large: you choose which survives
picture-size-after = You choose: { $size_after } tiles
    .heard = The survivor has { $size_after } tiles
picture-sizes = { $size } → { $size_after }
    .heard = { $corporation } grows from { $size } to { $size_after } tiles
picture-sizes-price = { $told }
    .heard = price of a share { $told }
picture-you-hold-none-of = You hold no { $defuncts }
picture-your-shares = You: { $count ->
    [one] { $count } share
   *[other] { $count } shares
}, { $amount ->
    [0] no bonus
   *[other] bonus { $amount }
}
    .heard = You hold { $count ->
        [one] { $count } share
       *[other] { $count } shares
    } of what is taken over{ $price ->
        [0] {""}
       *[other] {" "}({ $price } each if sold)
    }, { $amount ->
        [0] and get no bonus
       *[other] and get a bonus of { $amount }
    }
picture-your-shares-bonus-unknown = You: { $count ->
    [one] { $count } share
   *[other] { $count } shares
}, bonus ?
    .heard = You hold { $count ->
        [one] { $count } share
       *[other] { $count } shares
    } of what is taken over{ $price ->
        [0] {""}
       *[other] {" "}({ $price } each if sold)
    }; nobody knows your bonus yet
picture-bonus-chosen = Bonus { $amount ->
    [0] up to { $cost }
   *[other] { $amount } to { $cost }
}
    .heard = You get a bonus of { $amount ->
        [0] up to { $cost }
       *[other] { $amount } to { $cost }
    }, by which survives
alt-of-survivor = You hold { $count } { $corporation }
alt-rivals = Bonus for others: { $told }
picture-depends = Depends on the choice
    .heard = Its effect depends on what is being chosen now
picture-merges-badges = { $survivor } takes over
picture-merges-tied-badges = Tie
picture-eighth = No corporation is free
    .heard = Can’t be played now: no corporation is free to be founded
picture-eighth-detail = All seven are on the board
picture-joins-safe = Can never be played
picture-dead-detail = Safe: { $corporations }
    .heard = It would join { $corporations }, which are safe
picture-hint-disposing = You hold { $count }, { $price } each. Trade 2 for 1 { $survivor }, { $stock } left
    .heard = You hold { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }, sold for { $price } each. The bank trades two of them for one share of { $survivor }, of which it has { $stock }
picture-hint-buying = Or none. You have { $cash }
    .heard = You may also buy none. You have { $cash }
picture-hint-end = You may declare the end

## The replay

picture-over = The game is over
picture-replay-start = { $seat } begins
picture-replay-turn = { $seat } plays { $cell }

## Pictures in words

alt-last-turn = This turn is the last.
alt-last-tile = Last tile: { $cell }.
alt-merger = { $survivor } takes over { $defuncts } and then has { $size } tiles at { $price }.
alt-tied = { $tied } are tied: one survives, with { $size } tiles.
alt-corporation = { $corporation } { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}, { $price } a share, { $stock } left
alt-corporation-safe = { $corporation } { $size } tiles, safe, { $price } a share, { $stock } left
alt-absent = Not on the board: { $corporations }.
alt-lone = { $cells ->
    [one] Lone tile: { $cells }.
   *[other] Lone tiles: { $cells }.
}
alt-takes-in = { $cells ->
    [one] It takes in the lone tile { $cells }
   *[other] It takes in the lone tiles { $cells }
}
alt-joining = { $cells ->
    [one] { $cells } becomes part of it.
   *[other] { $cells } become part of it.
}
alt-shares = shares: { $shares }
alt-hidden = money and shares hidden
alt-no-tiles = No tiles.
text-before = Money before the last payment
alt-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $seat } { $amount }.
alt-paid = { $corporation }, { $size } tiles at { $price }
alt-mergers = The chart shows everyone’s worth and { $count ->
    [one] { $count } merger.
   *[other] { $count } mergers.
}
picture-tiles = { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}
picture-head-left = left
picture-head-bank = in bank
picture-safe-word = safe
alt-bonus-at = at { $price } a share { $majority } and { $minority }
alt-bonuses = The bonus for the majority is { $majority } times the price, for the minority { $minority } times:

## On the shelf
shelf-line = Play tiles, let corporations swallow each other, own the right shares.
shelf-length = about 60 minutes
shelf-mood = calm, sharp

## The whole table in words

text-corporations = Corporations
text-tiles = tiles { $cells }
text-yours = you hold { $count }
text-first = most shares: { $seats } with { $count }
text-second = second most: { $seats } with { $count }
text-bonuses = bonuses if it were taken over now: { $told }
text-bonuses-safe = bonuses if the game ended now: { $told }
text-meetings = Where corporations could merge
text-no-meeting = nowhere with one tile
text-meeting = { $cells }: { $told }
text-absent = { $corporation }, not on the board, { $stock } shares left
