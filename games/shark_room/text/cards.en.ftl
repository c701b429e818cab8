### The special cards of Shark Room in English: Borsa’s own.

special-tax_inspection = Tax Inspection
special-tip_off = Anonymous Tip-off
special-windfall = Unexpected Windfall
special-standing_order = Standing Order
special-good_lawyer = A Very Good Lawyer
special-interim_dividend = Interim Dividend
special-inside_glance = A Glance Inside
special-painted_tape = Painting the Tape
special-light_fingers = Light Fingers
special-forced_sale = Forced Sale
special-cooked_books = Cooked Books
special-lockup_garages = Row of Lock-up Garages
special-kiosk = Seafront Kiosk
special-studio_flat = Studio Flat
special-vineyard = Hillside Vineyard
special-car_park = Station Car Park
special-gallery = Numbered Paintings
special-villa = Villa with a View
special-island_trust = Trust on a Small Island

## What is written on them, by effect

hint-does-tax = An opponent pays the bank { $each } for each of their Sharks, { $cap } at most.
hint-does-report = An opponent with a Shark returns a share of your choice to the market.
hint-does-gain = Take { $amount } from the bank.
hint-does-extend = In this deal you buy or sell { $count ->
    [one] one more share
   *[other] { $count } more shares
}, without a Shark.
hint-does-cancel = Cancels a card that was just played against you.
hint-does-collect = Collect the dividends of one stock that you hold, now.
hint-does-look = Look at the next { $count } stock cards and put them back in any order.
hint-does-paint = In this deal up to { $count } of the shares that you sell go at face value.
hint-does-steal = Take { $amount } from an opponent, and { $each } more for each of their Sharks, { $cap } at most.
hint-does-force = Beside your deal, buy a share of your choice from an opponent at the price of its stock.
hint-does-inflate = In phase 1 one stock counts as if you held { $count ->
    [one] one more share.
   *[other] { $count } more shares.
}
hint-does-own = Costs { $amount }, earns { $gain } a turn, and sells for { $amount } at any time. No card touches it.

kind-normal = normal
kind-illegal = illegal
    .heard = illegal: played, it becomes a Shark
kind-asset = asset

timing-any = any time
timing-opening = start of your turn
timing-deal = your deal
timing-answer = as an answer
