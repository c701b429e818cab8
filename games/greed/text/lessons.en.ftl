### The lesson. A scene has a title, what is said, the task, and what is said to each answer.

lesson-announce = You are CEO of { $company }. Its money is not yours. **You have { $cash } of your own, and only your own money buys status symbols: these are the points.** There is one way to it: be fired as an officer. The company then pays you a severance.

    First the company needs an asset that makes goods. Each year every player puts one of two assets on sale. Your asset carries your marker: the company that buys it takes you in as an officer. A card announced also pushes the price of a good up (+) or down (−): its button says which.
    .title = What you play for
    .task = Announce one of your two assets.
lesson-announce-cotton = All assets are on sale, each with a marker. { $card } makes two cotton a year for the company that buys it, and you get an office there.
lesson-announce-coal = All assets are on sale, each with a marker. The next scenes go on as if you had announced { $card }: you learn the same.

lesson-bid = Three assets are on sale, and every company makes one sealed bid. The highest bid chooses first and pays what it bid; then the next. { $company } has { $cash }.

    {""}**{ $card } carries your own marker: it costs you double your bid.** { $assets } carry the markers of { $holder } and { $seat }. If you buy one of them, its owner becomes your CFO.
    .title = A sealed bid
    .task = Bid for { $company } so that you choose first: the others bid { $bid } and { $top }. Leave the wish list empty.
lesson-bid-abstain = This is legal, but a company without an asset earns nothing this year and nothing next year. That is a boot, and you are alone in the company: it would be liquidated. Always buy in the first year.
lesson-bid-double = This is legal, but the bid cannot succeed: the only asset on your list costs double, more than { $cash }. Wish for other assets too, or leave the list empty.
lesson-bid-low = This is legal, and in the end there is an asset for each company. But two others choose before you.
lesson-bid-good = You choose first. You pay what you bid, not what was needed: bid just above the others, not all you have.
lesson-bid-high = This is legal, but you pay your whole bid, and what is left is what can be paid to you later. The others bid { $bid } and { $top }: bid just above that.

lesson-take = Your bid was { $bid }, so an asset costs { $bid }, and your own one double. Two things count: what it earns each year, and **whose marker comes with it**. A second officer keeps the company alive when the CEO is fired.
    .title = Whose marker comes along
    .task = Take an asset of somebody else.
lesson-take-best = It makes sand and coal, the most money on sale, and { $seat } is your CFO now. Your own asset went to another company: there you are CFO. An officer has a claim on a company’s cash.
lesson-take-other = This one is good, too: its owner is your CFO now. { $uses } would have earned more at today’s prices.
lesson-take-own = This is legal, and a second office of your own is worth having, as you will see. But { $cash } is all that is left of the company’s cash. With the lowest bid it would have been cheap.
lesson-take-nothing = This is legal and costs nothing, but a company without an asset earns nothing: next year that is the boot that liquidates it.

lesson-trade = Your asset has made its goods by itself. Now companies may trade. { $seat } offers { $amount } of { $partner } for your coal. Below each offer you read what it means for you at market prices. Money from a deal is income of this year: you cannot spend it this year.
    .title = An offer on the desk
    .task = Read what the offer means, then answer it.
lesson-trade-declined = The market pays more than { $amount } for a coal. Sell to a company that pays more than the market because its assets make something dearer of it.
lesson-trade-done = Being done declines what is offered to you, and that is right here: the market pays more than { $amount } for a coal.
lesson-trade-accepted = This is legal, but you sold for { $amount } what the market takes for more. The desk had said so: “worse”.

lesson-sell = Goods that you do not keep are sold now and become this year’s income. **In every later year the income must be higher than the year before, or the company gets a boot.** A high income now is a high bar for next year. To keep one good is free, to keep two costs { $fee }.
    .title = This year is next year’s bar
    .task = Keep exactly one good for next year.
lesson-sell-one = The bar is lower, and you have one more good to sell next year. So you decide when the boot comes.
lesson-sell-none = This is legal, and the most money this year. But { $bar } is the bar now: with the same goods and one lower price, next year brings a boot.
lesson-sell-many = This is legal, but storage costs the company cash. Only one good is kept for free.

lesson-alone = Another game: here you bought nothing in the first year, so the income was { $bar }. { $bar } again is not more: a boot. If a company with a boot has only one officer, that officer is fired and **the company is liquidated**. { $assets } carry markers of others, { $cards } yours (double).
    .title = Alone with a boot
    .task = Save { $company }: bid, then take an asset.
lesson-alone-abstain = This is how it ends: { $bar } after { $bar }, a boot, nobody else in the company. It is gone, with the rest of its cash. You were paid once and can earn nothing there any more.
lesson-alone-double = This is legal, but the bid cannot succeed: the only asset on your list is your own and costs double, more than the company has.
lesson-alone-bid = Your bid is the highest. Now choose.
lesson-alone-saved = { $company } is saved twice: it earns something, so there is no boot; and you are not alone any more, so even a boot would not end it.
lesson-alone-own = It earns something now, so there is no boot this year. And both offices are yours: fired as CEO, you would be your own heir.

lesson-boot = Back in the first game, a year later: prices have fallen, and { $amount } is less than the year before. That is a boot. CEO, CFO and COO each name an office, and who holds it is fired. A CEO gets { $pay } of the company’s Free Cash, a CFO or COO { $less }. { $company } has { $cash }.

    { $seat }, your CFO, will name you. You also have an office in { $party }: losing this one is not the end.
    .title = The boot is payday
    .task = As CEO, name the office that is fired.
lesson-boot-self = You are fired and paid: this is your first own money. { $seat } is CEO of { $company } now; you keep your office in { $party }.
lesson-boot-cfo = You are paid all the same, because { $seat } named you: this is your first own money. But both of you are gone, so the company is liquidated. That can be a weapon against an heir.

lesson-heir = A third game: here you bid only { $bid } and bought { $card }, your own, for double. So **two of your markers are in { $company }**: you are CEO and CFO. It has { $cash } of Free Cash and a boot: { $amount } again. You name twice, once for each office. The office that you name is fired and paid; the other one moves up.
    .title = Be your own heir
    .task = Be paid as CEO, and keep the company.
lesson-heir-first = You have named once. Now name as CFO.
lesson-heir-both = You named both offices: you are paid twice, and nobody is left. The company that would have paid you again is gone.
lesson-heir-little = You keep the company, but as CFO you got only { $less }. The CEO would have got { $pay }.
lesson-heir-stayed = You are paid as CEO, and CEO again: your second marker has moved up. **This is the heart of the game: a second marker of your own, bought cheaply, turns every boot into pay and the company stays yours.**

lesson-symbol = Back in the first game. You have { $cash } of your own. Each year one gold and one silver symbol are auctioned, gold from { $floor }, silver from { $silver }. What is paid is the least for the next one: **a symbol is never cheaper than the one before**. At the end money only breaks ties.
    .title = Money into points
    .task = Bid for the gold symbol.
lesson-symbol-bought = You have { $points }. The next gold symbol starts at { $floor }.
lesson-symbol-passed = This is legal, but nobody else had any money yet. Money is no points, and next year others will have some, too.

lesson-after = For your first game:
    - In the first year buy an asset with every company, for about a third of its cash. No income twice is a boot, and an officer alone loses the company.
    - Your own asset costs double: bid { $bid } for it and win a second marker in your company. It is the heir who stays.
    - Later bid { $bid } only, or nothing: the cash is what you are paid from.
    - Accept an offer that is better than the market, decline the others. Use an asset if the button says that you gain.
    - In the first year keep one good. When a boot comes, name the highest office that is yours: only once if you hold two.
    - If you are CEO of nothing, found a company as soon as you can pay it, even before a symbol.
    - All other own money goes into symbols at once: at the end it is worth nothing.
