### The lesson. A scene has a title, what is said, the task, and what is said to each answer.

lesson-announce = You’re CEO of { $company }: you run it. Its money isn’t yours. **You have { $cash } of your own, and only your own money buys status symbols: these are the points.** There is only one way to get it: be fired as an officer. The company then pays you a severance.

    First the company needs an asset that makes goods. Each year every player puts one of two assets on sale. Your asset carries your marker: the company that buys it takes you in as an officer. Announcing a card also pushes the price of a good up (+) or down (−): its button says which.
    .title = What you play for
    .task = Announce one of your two assets.
lesson-announce-cotton = All assets are on sale, each with a marker. { $card } makes two cotton a year for the company that buys it, and you get an office there.
lesson-announce-coal = All assets are on sale, each with a marker. The next scenes go on as if you had announced { $card }: you learn the same.

lesson-bid = Three assets are on sale, and every company makes one sealed bid. The highest bid chooses first and pays what it bid; then the next. { $company } has { $cash }. { $holder } runs { $partner }, { $seat } runs { $party }.

    {""}**{ $card } carries your own marker: it costs you double your bid.** { $assets } carry the markers of { $holder } and { $seat }. If you buy one of them, the player who announced it joins your company in its first free office: CFO.
    .title = A sealed bid
    .task = Bid more for { $company } than the others, so that you choose first. Only in this lesson do you know their bids: { $bid } and { $top }. Leave the wish list empty: you choose afterwards.
lesson-bid-abstain = Careful: without an asset the company earns nothing. If it doesn’t earn more next year, an officer is fired (a “boot”). You’re the only one: it would be the end of the company. Always buy in the first year.
lesson-bid-double = Careful: this bid can’t succeed, because the only asset on your list costs double, more than { $cash }. Put other assets on the list, too, or leave it empty.
lesson-bid-low = That works, and an asset is left for you as well. But someone chooses before you.
lesson-bid-good = Well bid: you choose first. You pay your whole bid, even if less would have done: bid just above what you expect of the others, not all you have.
lesson-bid-high = That works, but you pay your whole bid, and your severance comes out of what is left. The others bid { $bid } and { $top }: bid just above that.

lesson-take = Your bid was { $bid }, so an asset costs { $bid }, and your own twice that. Two things count: what it earns each year, and **whose marker comes with it**. A second officer keeps the company alive when the CEO is fired. In the picture today’s price is white; below are the assets, with what they make and the number of the player whose marker they carry.
    .title = Whose marker comes along
    .task = Take an asset of someone else.
lesson-take-best = Good pick: it makes sand and coal, the most money on sale, and { $seat } is your CFO now. Your own asset went to another company: there you’re CFO. A player who loses an office is paid out of that company’s cash.
lesson-take-other = This one is good, too: { $holder } is your CFO now. { $uses } would have earned more at today’s prices, and the next scenes go on as if you had taken that one.
lesson-take-own = That works, and a second office of your own is worth having, as you will see. But only { $cash } of the company’s cash is left. With a low bid it would have been cheap.
lesson-take-nothing = That works and costs nothing, but a company without an asset earns nothing: if it stays so, next year is its end.

lesson-trade = Your asset has made its goods by itself. Now companies may trade. { $seat } offers { $amount } of { $partner } for your coal. The picture and the button say what you gain (+) or lose (−) at market prices. Money from a deal counts as income of this year, and you can’t spend it this year.
    .title = An offer on the desk
    .task = Read what you gain or lose, then answer the offer.
lesson-trade-declined = The market pays more than { $amount } for a coal. Sell to a company that pays more than the market because its assets turn it into something more valuable.
lesson-trade-done = If you’re done, offers to you are declined, and that is right here: the market pays more than { $amount } for a coal.
lesson-trade-accepted = Careful: you sold for { $amount } what the market takes for more. The minus on the button had said so.

lesson-deal = Another game, also in its first year. { $company } has bought { $card }: it makes a textile out of a cotton. It has no cotton; { $partner }, run by { $seat }, has two to sell. The market pays { $cost } for a cotton and { $value } for a textile. **Any price between the two serves both of you.** Only what your assets make by themselves comes without a press: an asset that needs goods works when you use it, once a year.
    .title = Make an offer, then use your asset
    .task = Offer { $partner } a good price for a cotton, then use { $card }.
lesson-deal-offered = { $seat } has accepted: it’s more than the market pays. The cotton is yours. Now turn it into a textile.
lesson-deal-low = { $seat } would decline: the market pays { $cost } as well. Offer a little more.
lesson-deal-dear = Careful: you would pay more than the { $value } that a textile brings.
lesson-deal-other = That works, but what { $card } needs is a cotton, and { $partner } has it.
lesson-deal-at-once = Nice: the deal includes the use of your asset, so the cotton has become a textile at once. It brings { $value }, the cotton cost you less, and { $seat } gains as well.
lesson-deal-used = Nice: the textile brings { $value }, the cotton cost you less. { $seat } gains as well. That is why people trade, and why an offer to everyone is worth a try.
lesson-deal-done = Careful: without a cotton { $card } stands still, and the company earns nothing this year. First make your offer.

lesson-sell = Back in the first game. Goods that you don’t keep are sold now and become this year’s income. **From then on the income must be higher every year than the year before. If it isn’t, the company gets a boot: an officer is fired.** A high income now is a high bar for next year. Keeping one good is free, keeping two costs { $fee }.
    .title = This year is next year’s bar
    .task = Keep exactly one good for next year.
lesson-sell-one = The bar is lower, and you have one more good to sell next year. So you decide when the boot comes.
lesson-sell-none = That works, and brings the most money this year. But { $bar } is the bar now: with the same goods, if prices don’t rise, next year brings a boot.
lesson-sell-many = That works, but storage costs the company cash. Only one good is kept for free.

lesson-alone = Another game: here you bought nothing in the first year, so the income was { $bar }. If it stays { $bar }, that isn’t more, and a boot comes. If a company with a boot has only one officer, that officer is fired and **the company is liquidated: it’s gone, with everything it has**. { $assets } carry markers of others, { $cards } yours (it costs double).
    .title = Alone with a boot
    .task = Save { $company }: bid, then take an asset.
lesson-alone-abstain = This is how it ends: { $bar } after { $bar }, a boot, nobody else in the company. It’s gone, with the rest of its cash. You were paid once and can earn nothing there any more.
lesson-alone-double = Careful: this bid can’t succeed, because the only asset on your list is your own and costs double, more than the company has.
lesson-alone-bid = Your bid is the highest. Now choose.
lesson-alone-saved = { $company } is saved twice: it earns something, so there is no boot; and you aren’t alone any more, so not even a boot would liquidate it.
lesson-alone-own = It earns something now, so there is no boot this year. And both offices are yours: if you’re fired as CEO, your second marker moves up.

lesson-boot = Back in the first game, a year later, as if you had sold everything. Prices have fallen, and the income, { $amount }, is less than the year before: a boot. The books are closed, so the picture already calls it last year. CEO, CFO and COO each blame an office, and its holder is fired. A CEO gets { $pay } of the company’s Free Cash, a CFO or COO { $less }. { $company } has { $cash }.

    { $seat }, your CFO, will blame you. You also have an office in { $party }: losing this one isn’t the end. Behind COO there are three more seats, middle management: nobody there blames or is blamed, and they move up when an office becomes free.
    .title = The boot is payday
    .task = As CEO, blame an office: yours or the other.
lesson-boot-self = Congratulations, you’re fired! And paid: this is your first own money. { $seat } is CEO of { $company } now, which discards an asset, as after every boot. You keep your office in { $party }.
lesson-boot-cfo = You’re paid all the same, because { $seat } blamed you: this is your first own money. But both of you are gone, so the company is liquidated. It’s a way to make sure nobody else gets it.

lesson-heir = A third game: here you bid only { $bid } and bought { $card }, your own, for double. So **two of your markers are in { $company }**: you’re CEO and CFO. It has { $cash } of Free Cash and a boot, because it earned { $amount } again. You blame twice, once for each office that you hold. The marker in the office that you blame leaves and is paid; the other one moves up.
    .title = Be your own heir
    .task = Be paid as CEO, and keep the company.
lesson-heir-first = You have blamed once, as CEO. Now blame as CFO.
lesson-heir-both = You blamed both offices: you’re paid twice, and nobody is left. The company that would have paid you again is gone.
lesson-heir-little = You keep the company, but as CFO you got only { $less }. The CEO would have got { $pay }.
lesson-heir-stayed = You’re paid as CEO, and CEO again: your second marker has moved up. **This is the heart of the game: a second marker of your own, bought cheaply, turns a boot into pay, and the company stays yours.** After the boot it discarded an asset, and your marker is the only one now: buy again next year.

lesson-symbol = Back in the first game. You have { $cash } of your own. Each year one gold and one silver symbol are auctioned, gold from { $floor }, silver from { $silver }. What is paid is the least for the next one of its kind: **a symbol is never cheaper than the one before**. At the end money only breaks ties.
    .title = Money into points
    .task = Bid for the gold symbol.
lesson-symbol-bought = You have { $points }. The next gold symbol starts at what you paid, { $floor }.
lesson-symbol-passed = Careful: money isn’t points, and next year others may have more of it than you.

lesson-founding = The same evening, as if you had left both symbols to others. At the end of a year the right to found one new company is auctioned, from { $floor }. You pay it from your { $cash }. The company gets { $amount } from the bank and plays from next year on, with you as CEO. **It may take up to four discarded assets, free of charge**: now { $cards }.
    .title = A company of your own
    .task = Bid for the new company, then found it with its assets.
lesson-founding-won = The right is yours. Choose one of the companies: its name matters little, its assets earn.
lesson-founding-passed = That works, but you direct only one company, and each new one is another severance to come.
lesson-founding-founded = Nice: next year it has cash, two assets and an income at once, without any bid. A second company also keeps you in the game if you lose the first.
lesson-founding-fewer = That works, but discarded assets cost nothing: take all of { $cards }.

lesson-after = For your first game:
    - In the first year buy an asset with every company, for about a third of its cash. Without an asset it earns nothing: the year after that is a boot, and with only one officer that is the end of it.
    - Your own asset costs double, but with a bid of { $bid } it can give you a second marker in your company. It’s the heir who stays.
    - Later bid { $bid } only, or nothing: the cash is what you’re paid from.
    - Accept an offer that is better than the market, decline the others. Use an asset if the button says that you gain.
    - In the first year keep one good. When a boot comes, blame the highest office that is yours; if you hold two, only that one.
    - If you’re CEO of nothing, found a company as soon as you can pay for it, even before a symbol.
    - Put all the rest of your own money into symbols at once: at the end it only breaks ties.
