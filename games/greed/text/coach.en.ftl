### Help at the table: what is coming, and what an event means to somebody who meets it for the first time.

forecast-no-assets = { $company } has no asset, so it earns nothing. From its second year on that means a boot: an officer is fired.
forecast-buys-nothing = { $company }: with this bid the cheapest card of your list costs { $cost } of { $cash }, so it can’t buy. A card with your own marker costs double.
forecast-bar = { $company }: { $amount } at today’s prices. That’s the bar for next year: an income that isn’t above it means a boot, and an officer is fired.
forecast-no-boot = { $company }: { $amount } at today’s prices after { $before } last year. No boot this year.
forecast-alone = { $company }: { $amount } at today’s prices after { $before } last year. That means a boot, and you’re its only officer: it would be liquidated.
forecast-boot = { $company }: { $amount } at today’s prices after { $before } last year. That means a boot: its officers choose whom to blame.
forecast-severance = Fired as { $office } of { $company } you would get { $amount }.
forecast-severance-after-bid = Fired as { $office } of { $company } you would get { $amount }; after a bid of { $bid } that buys, { $rest }.
forecast-last-office = { $company }: all other offices have been blamed. If { $office } is blamed too, nobody is left and it’s liquidated.
forecast-symbols = You have { $cash }. At the end your own money only breaks ties; points win. This symbol is worth { $points }.
forecast-last-symbols = Last year: your { $cash } buy points now or never. This symbol is worth { $points }.
forecast-founding = A company that is founded gets { $cash } of Free Cash from the bank{ $count ->
    [0] .
    [one] {" "}and a discarded asset, free of charge.
   *[other] {" "}and up to { $count } of the discarded assets, free of charge.
}
forecast-last-year = This is the last year: after it your { $cash } only break ties.

first-announce = **Announcing**: each year everyone puts one of their cards on sale. It moves trends, which raise and lower prices every year. The company that buys yours gives you an office, and offices pay you when you’re fired.
first-bids = **Bids**: each company makes one sealed bid for a card on sale, with a wish list or without. They are opened together: the highest chooses first and pays its own bid. A card with its CEO’s own marker costs double.
first-marker = **Marker**: each card on sale carries the marker of the player who announced it. It moves into the company that buys the card. Its owner is an officer there, and is paid when fired.
first-deal = **Deals**: companies may trade goods before they sell them. The money of a deal is income of this year. It becomes Free Cash when the books of next year are closed.
first-books = **Closing the books** follows the sales: last year’s income becomes Free Cash. This year’s income is the bar for next year: anything not above it is a boot.
first-boot = **Boot**: a company that earned no more than the year before gets one. CEO, CFO and COO each blame one of these offices. The one blamed is fired, and takes part of the Free Cash home. The others move up.
first-fired = **Severance**: a CEO who is fired gets 40% of the Free Cash, CFO and COO 20% each. That’s their own money. It buys status symbols, and those are the points.
first-liquidated = **Liquidation**: nobody was left in the company. Its money, goods and assets are gone.
first-symbol = **Status symbols** are the points. They are auctioned each year for the players’ own money. What is paid becomes the least for the next one of its pile.
