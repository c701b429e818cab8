# What an action would do, in a few words.

hint-alone = a lone tile
    .short = Alone
hint-founds = founds a corporation of { $size } tiles: { $price }{ $cost ->
    [0] {""}
   *[other] {" "}to { $cost }
} a share
    .short = Founds
hint-grows = { $corporation } grows to { $size } tiles: { $price } a share
    .short = { $corporation } grows
hint-merges = merger: { $survivor } takes over { $defuncts }
    .short = Merger
hint-merges-paid = merger: { $survivor } takes over { $defuncts }; bonuses for { $seats }: { $amounts }
    .short = Merger
hint-merges-unpaid = merger: { $survivor } takes over { $defuncts }; nobody gets a bonus
    .short = Merger
hint-merges-tied = merger: you choose the survivor among { $tied }
    .short = Merger: tie

hint-found = { $size } tiles, { $price } a share; { $gift ->
    [0] there is no share left for you
   *[other] one is yours, free
}
    .short = { $price } a share

hint-settles = each { $defunct } share is paid { $price }
    .short = { $price } a share
hint-settles-paid = each { $defunct } share is paid { $price }; bonuses for { $seats }: { $amounts }
    .short = { $price } a share
hint-settles-unpaid = nobody holds { $defunct }: no bonus
    .short = no bonus

hint-dispose = { $sold ->
    [0] { $taken ->
        [0] you keep { $kept } { $corporation } and get nothing now
       *[other] { $taken } { $survivor }{ $kept ->
            [0] {""}
           *[other] , you keep { $kept } { $corporation }
        }; the bank has { $left } { $survivor } left
    }
   *[other] +{ $amount }{ $taken ->
        [0] { $kept ->
            [0] {""}
           *[other] , you keep { $kept } { $corporation }
        }
       *[other] {" "}and { $taken } { $survivor }{ $kept ->
            [0] {""}
           *[other] , you keep { $kept } { $corporation }
        }; the bank has { $left } { $survivor } left
    }
}
    .short = { $sold ->
        [0] { $taken ->
            [0] you keep { $kept } { $corporation }
           *[other] +{ $taken } { $survivor }
        }
       *[other] { $taken ->
            [0] +{ $amount }
           *[other] +{ $amount }, +{ $taken } { $survivor }
        }
    }

hint-buy = costs { $cost }, you keep { $cash }
    .short = you keep { $cash }
hint-buy-nothing = costs nothing, you keep { $cash }
hint-buy-too-much = costs { $cost }: you lack { $amount }
    .short = you lack { $amount }
hint-buy-and-end = { $cost ->
    [0] buys nothing
   *[other] costs { $cost }
}, and the game ends at once
hint-buy-and-end-ranked = { $cost ->
    [0] buys nothing
   *[other] costs { $cost }
}, and the game ends at once: { $seats } would have { $amounts }
hint-buy-and-end-two = { $cost ->
    [0] buys nothing
   *[other] costs { $cost }
}, and the game ends at once: not counting the bonuses, for which the market still has to draw, { $seats } would have { $amounts }

hint-declare-end = this turn becomes the last; you finish it first
hint-declare-end-ranked = this turn becomes the last; you finish it first. At this moment { $seats } would have { $amounts }
hint-declare-end-two = this turn becomes the last; you finish it first. At this moment, not counting the bonuses, for which the market still has to draw, { $seats } would have { $amounts }
hint-claim-victory = everything is scored, and you come first, whatever the others own
hint-dead = joins { $corporations }, which are safe: it can never be laid
hint-eighth = would found an eighth corporation: it can’t be laid now
question-counted = This counts money, shares at today’s prices and, with three players or more, the bonuses of all corporations on the board.
question-corporation = Who holds { $corporation }, and what is it worth?
question-cell = What does { $cell } touch?

## What speaks for an act, where advice compares two

strength-first = you hold the most shares of { $corporation }
strength-tied = you tie for the most shares of { $corporation }
strength-second = you hold the second most shares of { $corporation }
strength-worth = your cash and shares are worth { $amount } more
strength-cash = you keep { $amount } more in cash
