## The rules in short (/rules)

rule-start = Greed, Incorporated is for three to five players. You run companies, and you’re paid for running them badly: an officer who is fired takes part of the company’s money home, to spend it on status symbols. The most points of symbols win.

    You begin with one company, numbered 0 to 4; those that nobody has are out of the game. It has 100M of Free Cash, and you’re its CEO. Its card moves the trend of a price at once. The player with the lowest number has the start marker.

    Assets are cards numbered 10 to 49. The tens come first, the forties last, each decade shuffled. You have two in hand. With three players 36 cards are in the game and it takes twelve years; with four 32 and eight years; with five all 40 and eight years.

    Your own money is 0M at the beginning. The money of players and companies is open to all; cards in hand are secret.
    .title = What it’s about, and the start
rule-year = A year has ten phases, always in this order:
    1. Announcements
    2. Market forces
    3. Investments
    4. Production
    5. Trade and processing
    6. Sales
    7. Closing the books
    8. Scapegoats
    9. Work hard, play hard: status symbols
    10. Entrepreneurs

    Only the CEO plays for a company. Companies go in the order of their highest asset, the highest number first; those without assets come after those with, the higher company number first. Players go clockwise from the start marker.

    A company has six seats without gaps: CEO, CFO, COO and three of middle management, who are never blamed and move up. Its money lies in three places: Free Cash pays for everything; New Income is what comes in this year; Last Year Income is what came in the year before.
    .title = A year, companies and their order
rule-announcements = Everyone chooses one of their two cards, secretly and together. You can change your choice until all have chosen. A last card is announced automatically.

    Then the cards are shown. Each goes on sale with its owner’s marker on it. The arrows of all cards shown this year are summed for each product, and only then the trend moves by that many boxes. The trend track has five boxes: −3, −1, N, +1, +2; nothing goes beyond its ends.

    Examples: microchips at +1 with two arrows down end on −1. BlahBlah at −3 with two arrows up and one down ends on −1.

    Then everyone draws a card, as long as there are any. Cards from earlier years that nobody has bought no longer move anything.

    Market forces then follow automatically: each price moves by the number in the box of its trend, up to either end of its track. The trend stays where it is.
    .title = 1 and 2: announcements and market forces
rule-investments = Each company with fewer than four assets and at least 10M of Free Cash makes one sealed bid of 10M or more, or none. With the bid you may leave a wish list: the cards it would take, most wanted first.

    The bids are opened. The highest chooses first among the cards on sale; of equal bids the company with the higher asset. It takes one card and pays its bid, or takes none and pays nothing. With a wish list it takes the first that is left and that it can pay; without one its CEO is asked. If nothing on the list is available, it takes nothing.

    A card with the marker of the company’s own CEO costs double, and only a company with that much Free Cash can take it.

    The marker on the card moves into the company, to the first free seat: that is how others get into your company, and how you get into theirs.

    What is left stays on sale in later years.
    .title = 3: investments
rule-trade = First all producers produce automatically. Then companies trade goods and money, and their CEOs use the transforming assets, each once a year.

    An offer names two companies, or one and “anyone”, and what each gives: at least 1M or one good. Money comes from Free Cash and goes into New Income, so it can’t be spent again this year. Goods may be passed on, assets never. During the deal, one side may use its assets, in the order that you give: one side sends raw goods, the other processes them and sends some of the result back. What is left over belongs to the side whose assets are used; it may add goods of its own.

    Offers are public. The company asked accepts, declines or makes a counter-offer, which replaces it; an offer to anyone stays until someone accepts it. The offerer may withdraw. A deal is done in one step, all of it or nothing; if a side lacks something the offer stays open, and its page says why. Two companies of one CEO trade at once.

    A company may have 8 offers open and make 20 in a year.

    Trade ends when all CEOs are done and nobody has an offer to answer, or when its time is over. If you’re done, offers to you are declined. You can undo this; making an offer undoes it, too. You’re notified of an offer even then. All offers lapse with the phase.
    .title = 4 and 5: production and trade
rule-promises = While there is trade everyone at the table may promise something, with an offer or apart from it: a vote, a card, a better price next year. Promises bind nobody.

    The ledger of promises is public. The player who was given a promise may mark it kept or broken, at any time, once. A player has at most eight promises that wait to be marked.
    .title = Promises
rule-sales = All companies say at the same time, sealed, which goods they keep: up to four, for 0M, 5M, 15M or 30M altogether, from their Free Cash, every year. Everything else is sold at today’s prices, and the money is New Income. Sales don’t move prices.

    Then the books are closed. A company whose New Income isn’t higher than its Last Year Income gets a boot, but never in the first year in which it plays. Then Last Year Income becomes Free Cash, and New Income becomes Last Year Income.
    .title = 6 and 7: sales and closing the books
rule-scapegoats = In each company with a boot its CEO, its CFO and its COO blame, openly and in this order, one of these three offices; you may blame your own. A player in two offices chooses twice. A player who is alone is blamed automatically.

    Everyone blamed is fired, once for each office. The CEO takes 40% of the Free Cash home, CFO and COO 20% each, always of the same amount, rounded down. Example: of 287M the CEO gets 114M, the COO 57M.

    The others move up without gaps. A new CEO takes over the company at once. Then an asset is discarded: by the CEO, old or new, or, if the table has chosen so, only by a new CEO.

    If nobody is left, the company is liquidated: its money goes to the bank, its assets to the discards, and it’s out of the game.
    .title = 8: scapegoats
rule-symbols = Each year one gold and then one silver status symbol is auctioned, for the players’ own money. The start marker’s owner begins. Bids are in tens, from the amount on the track; each raise is 10M or more. Players who pass are out of this auction; those who can’t pay are passed over. A first bid may be higher than it must.

    The buyer gets the card and its points. Its arrows move the trend at once. The price paid is the lowest bid for the next card of that pile. With gold the start marker goes at once to the player left of the buyer, who may not bid for silver this year.

    Without a bid the card stays for next year. Each pile has nine cards, and their points rise.
    .title = 9: status symbols
rule-entrepreneurs = Except in the last year, the right to found one new company is auctioned: from 50M, in steps of 1M. CEOs of two companies or more may not bid. At most as many companies are founded in a game as there are players.

    The winner chooses one of the companies left, which moves the trend at once, becomes its CEO, gets 100M of Free Cash for it from the bank, and takes up to four assets from the discards, free of charge and without markers. It plays from next year.

    A company that was liquidated can’t be founded again.
    .title = 10: entrepreneurs
rule-end = The game ends with the year in which the last cards were announced: the twelfth with three players, the eighth with four or five.

    The most points of status symbols win. If points are equal, the most personal money wins, and then the victory is shared. Companies and what is in them are worth nothing.
    .title = The end of the game
rule-absent = { rules-time }

    - Announcing: the lower card.
    - Investing: no bid; asked to choose: nothing is taken.
    - Trade: it ends, all offers lapse, and nobody counts as absent.
    - Sales: everything is sold.
    - Scapegoats: the lowest filled office that another player holds, otherwise your own.
    - Discarding: the lowest number.
    - Auctions: pass.
    - Founding: the lowest number with the highest discards.

    You can store orders, which only you see: bid up to a limit for gold, silver or a company; blame a player, otherwise yourself; keep goods; discard a certain asset. Each holds for its year.

    { rules-computer }

    { rules-leaving }
    .title = Time, orders, absence and leaving
rule-cards = The rulebook prints only a few of the cards. The numbers of products, companies, assets and symbols here are Borsa’s own: what is known of the box is as in the box; the rest was made for this bot.

    A person who runs the bot and owns the box can type its cards into the file of the cards. It’s checked when the bot starts: 40 assets numbered 10 to 49, four of each mark, ten companies, nine gold and nine silver symbols.
    .title = The cards are Borsa’s own
rule-rulings = Where the rulebook is silent, Borsa plays like this. The first three can change a result:

    - Arrows move boxes of a track −3, −1, N, +1, +2; prices move by the number in the box.
    - After a boot every company discards an asset, unless the table has chosen “only by a new CEO”.
    - Trade ends when all are done, or with its time.

    And:
    - Equal bids: the higher asset, then the higher company number.
    - Bids for symbols are in tens, for companies in steps of 1M.
    - When all others have passed before any bid, the last may still open or pass; nobody wins without a bid.
    - The start marker that has moved with gold counts for silver and for the founding.
    - Goods never run out, and money received in trade can’t be spent in the same year.
    - Two companies of one CEO may trade; a player who loses two offices is paid twice.
    - A liquidated company frees no founding.
    - A year of 0M after a year of 0M is a boot.
    .title = Borsa’s rulings
