### The rules of Impero in short (/rules).

rule-structure = Impero is a game of companies and money for two to twenty players. The state sells its network cell by cell. You found companies, have them buy the cells that they live on, trade their shares and collect their dividends.

    A game has 14 turns. They close at 9:00 and at 21:00 in the time zone of the table; before the start the table may choose other hours, another number of turns, or turns of a few minutes.

    There is no order of play. During a turn everyone acts whenever convenient, as often as their points allow. Nothing needs to be done at once, except that auctions, offers and money sent to you have their own deadlines.

    When a turn closes, the companies earn what their cells yield. One part stays with the company, the rest goes to its shareholders.

    After the last turn the player with the most capital wins. Only your own money counts: shares, and the money of companies, are worth nothing then.
    .title = The game in short
rule-map = The country is cut into cells, about 69 for each player: Italy with its islands, or a random coast if the table has chosen that. A cell is called by its column and row, such as D7.

    A cell yields $1, $3, $6, $12, $25 or $50 a turn. Of a hundred cells 22 yield $1, 50 yield $3, 15 yield $6, 8 yield $12, 4 yield $25 and one yields $50.

    Each cell also has a stability from 1 to 5, drawn by lot, which never changes. The more a cell yields and the less stable it is, the more often it has a blackout: see Efficiency and blackout.

    Cells are adjacent if they share a side or a corner, so a cell has up to eight neighbours. An island that touches nothing is as good as any other place, but nothing leads out of it.

    Companies start on a cell that yields $1, as long as one is free; see Founding. The pages below the board show each part of the map enlarged.
    .title = The map
rule-beginning = You begin with a capital of $50 and 20 player points (♥).

    Your capital changes over the whole game. The points do not: you spend them on actions, and at the beginning of each turn you have exactly 20 again, whatever was left.

    What costs player points:
    - founding a company: 11
    - entering an auction: 1, once for each auction
    - offering shares for sale: 1
    - buying shares that are offered: 1
    - sending money: 1
    - accepting money: 1

    Bidding again in the same auction, withdrawing an offer and refusing money cost none.

    What a company does costs the points of the company; see Managing a company.

    The button [{ my-hand }] shows your capital, your points and everything you can do now. You see the others’ capital as it was when the last turn closed, including the bids they were leading with.
    .title = Beginning: capital and points
rule-founding = Founding a company costs 11 player points, so you can found one a turn. In a game you can found as many as you like.

    You choose
    - its name: up to 30 characters, and none that could be mistaken for another company’s;
    - its capital: taken from your own, at least one cent. It’s what the company will buy its first cells with.

    The company begins with
    - 20 shares, all of them yours;
    - you as its director;
    - six company points;
    - a dividend of 70%;
    - one cell that yields $1. It’s drawn by lot among the free cells of $1 that have the most free cells in the square of five by five around them.

    If no cell of $1 is free, it’s one of the lowest yield that is left. Only if every cell is taken can nothing be founded, and then nothing is charged.
    .title = Founding a company
rule-managing = The director of a company is its largest shareholder. As soon as someone else holds more shares, that player becomes the director, automatically. If shares are equal, the director stays. If several hold more, it’s the largest of them, and among equals the one who has been a shareholder the longest.

    The director acts for the company, on its page: sets the dividend, issues shares, buys, rents and develops cells. Each of these costs company points. At the beginning of a turn a company has 5, and one more for each player who holds shares of it. Unused points are lost. A change of shareholders counts from the next turn.

    A company pays for cells with its own money. It has what its founder gave it, what its new shares were sold for, and the part of its earnings that it keeps. Nobody can take money out of a company: it comes back only as dividends.

    The page of a company shows its money, its earnings and what they mean for one share, the dividend, its points, its shareholders and its cells.
    .title = Managing a company
rule-dividends = The dividend is the part of a company’s earnings that goes to its shareholders, in proportion to their shares. The company keeps the rest.

    It’s between 0% and 100%, in steps of 10, and begins at 70%. The director can change it at any time; each step costs 1 company point, so from 70% to 50% it takes 2.

    What counts is the dividend that is set when the turn closes.

    A high dividend makes the shareholders rich now. A low one lets the company grow and pay more later. At the end only the money of the players counts.
    .title = Dividends
rule-issuing = The director of a company can issue 1 to 10 new shares. It costs 1 company point. The shares are auctioned in one lot among all players, the director included, from a base price for the whole lot.

    - An auction lasts 12 hours (at a live table, as long as a turn). If the table closes turns as soon as everyone is ready, the auction ends when a turn closes: the first time after its 12 hours, and at the latest at the end of the next turn.
    - Your first bid in it costs 1 player point, further bids none.
    - The first bid must be at least the base, each further one at least a cent above the leading one.
    - A leading bid is withheld from your capital, and given back as soon as someone bids more.
    - While you lead you can’t bid against yourself.
    - A bid in the last minute extends the auction by a minute, but not beyond the end of the game. Where auctions end when a turn closes, they aren’t extended.
    - At the end the highest bidder gets all the shares, and the money goes to the company.
    - Without a bid nothing is issued.

    You can also leave a secret maximum as an order: the bot then bids for you, just enough to lead, up to this amount. Several such maxima are settled by one bid: the highest leads, a cent above the second highest, or with the base if there is only one.

    New shares bring the company money and perhaps another shareholder, hence a point more a turn. But its dividends are divided among more shares, and it may get another director.

    Example: a company has 20 shares, all Paolo’s, and issues 10. Andrea wins them. Now there are 30 shares, and Paolo with 20 of them is still the director.

    In the last turn no auction can be opened.
    .title = Issuing shares
rule-selling = You can offer 1 to 10 of your own shares of a company for sale, at a fixed price for all of them together. That costs you 1 player point.

    For as long as an auction would last anyone else can buy them, all of them or none. The buyer pays the price in full, and 1 player point. The money is yours.

    Until they are sold, shares on offer earn you dividends and count for who is director, but you can’t offer them again. You can withdraw them at any time, which costs nothing.
    .title = Selling shares
rule-market = Everything for sale is on the page [{ page-market }]:

    - The primary market: new shares of companies, in auctions. You bid there. The money goes to the company.
    - The secondary market: shares of players, at a fixed price. You buy there. The money goes to the seller.

    Both show their ends. Every share has an owner: you can’t buy shares that aren’t for sale there.
    .title = The market
rule-cells = A company lives on its cells. The director can

    - **buy** a free cell beside one of the company’s, for one and a half times its yield: $4.50 for a cell of $3;
    - **rent** an opponent’s cell, of a company that another player directs, beside one of its own, also for one and a half times the yield. The fee is paid once, to the bank; the rent lasts to the end of the game, and the owner isn’t asked. The tenant earns half of what the cell yields. The owner still earns all of it, and another half for each tenant;
    - **develop** one of its own cells to the next higher yield: from $1 to $3 for $1, from $3 to $6 for $2, from $6 to $12 for $5, from $12 to $25 for $13, from $25 to $50 for $30.

    Each costs 1 company point. All of it is paid from the company’s money.

    Beside means touching by a side or a corner. Rented cells count like its own for this. A company rents a given cell once; several companies can rent the same one.

    A richer cell has a blackout more often; see Efficiency and blackout. The list of cells tells the yield, the price, the stability and the risk of each.
    .title = Buying, renting and developing cells
rule-transfers = You can send money to another player, for 1 player point. The amount is withheld from your capital at once.

    The other player can accept, which costs 1 point, or refuse, which costs nothing. After 12 hours without an answer (on a live table after the length of a turn), and also after a refusal, you get the money back.

    If it’s accepted, the tax police may notice. The risk is the part of your capital that you send, in per cent, rounded up to the next whole one and at least 1%: for $5 out of $50 it is 10%, for 10 cents 1%. It’s fixed when you send, and both of you see it before. A player who sends everything is always caught.

    If you’re caught, both of you lose all of your capital, and the money sent is gone as well, together with everything either of you has sent to anyone and that is still unanswered. Money withheld for a bid isn’t touched, nor are shares and companies.

    Only the two of you know what was sent, accepted or refused. Everyone learns that someone was caught.
    .title = Sending money
rule-sharing = When a turn closes, each company adds up what its cells yield. Its own cells earn their whole yield, and half of it again for each tenant; the cells that it rents earn half. A cell in blackout earns nothing, the cells next to it half.

    The dividend is divided equally among all shares, the rest stays with the company. Everything is rounded down to whole cents. Cents that can’t be divided vanish.

    Example: a company earned $10.00, and its dividend is 70%. $3.00 stay with it. $7.00 are divided among 30 shares, which is $0.23 each: with 20 shares you get $4.60, with 10 you get $2.30, and 10 cents vanish.

    Example: of $54.50 at 60% each of 20 shares gets $1.63, together $32.60.

    The page [{ page-report }] shows what each company earned, what each share paid, and which cells were in blackout.
    .title = Sharing out
rule-blackouts = Each time a turn closes, lots are drawn for every cell, whether someone owns it or not: it may go into blackout. The risk depends on what it yields and on how stable it is. In per cent, from stability 1 to stability 5:

    - $1: 0.14, 0.12, 0.10, 0.08, 0.06
    - $3: 0.42, 0.36, 0.30, 0.24, 0.18
    - $6: 0.84, 0.72, 0.60, 0.48, 0.36
    - $12: 1.68, 1.44, 1.20, 0.96, 0.72
    - $25: 3.5, 3, 2.5, 2, 1.5
    - $50: 7, 6, 5, 4, 3

    A cell in blackout earns nothing this time, neither for its owner nor for a tenant. Its neighbours, up to eight, earn half, for everyone who earns from them. They are halved once, however many cells next to them are in blackout.

    When the next turn closes, all of this is drawn again.

    So the shape of your network matters: many rich cells close to each other drag each other down.
    .title = Efficiency and blackout
rule-end = The game ends when the last turn closes, normally the 14th.

    First, what ends with this turn is decided, and what would continue is called off: auctions are cancelled and the leading bids given back, offers of shares are withdrawn, and money that was sent but not answered goes back. Then comes the last sharing out.

    The player with the most capital wins. Shares don’t count, nor does the companies’ money: raise dividends and sell in good time.

    Players with equal capital share the place.
    .title = End of the game
rule-time = Turns close at fixed hours of the clock in the table’s time zone, normally 9:00 and 21:00. When the clocks change, that night lasts 11 or 13 hours. `/{ command-table } { command-table-info }` has the whole calendar.

    A game begins at the time on its card, or when the host presses [{ lobby-button-start }]. The first turn is always a whole one. If the game begins between two closing hours, the first turn skips the next one and closes at the one after.

    If the table plays live, each turn lasts as many minutes as it has chosen.

    Auctions, offers and money sent last exactly 12 hours, on live tables the length of a turn. Where turns close early, auctions and offers end when a turn closes; see Issuing shares.

    When a turn closes, this is the order: auctions and offers that end at this moment, blackouts, sharing out, new points, the next turn. An auction that ends at the same moment as the turn counts for the turn that closes.

    With [{ do-ready }] you say that you have finished for this turn. You can still act afterwards, and take Ready back three times in a turn. If the table has chosen that, the turn closes at once when all have finished; the closing hours of the later turns don’t change.

    If nobody could play, because the bot or Discord was out of reach, nothing ends without the time that was left for it: the turn goes on for as long, or after more than ten minutes to the next hour that leaves as much, and auctions, offers and money sent last as much longer.
    .title = Time and deadlines
rule-absence = Nobody has to act. If you do nothing in a turn, nothing bad happens: your companies earn, your dividends come, your bids and offers run on, and only your points are lost. Nobody plays in your place.

    For the time when you’re asleep, leave an order: bid for me up to this amount. Only you see it.

    If you’re outbid or are sent money, you’re notified, if you wish, and again when a turn closes while money still waits for your answer.

    Computer players act like all others, and are ready when they have finished.

    { rules-leaving }
    .title = Absence, computer players and leaving
rule-rulings = Where the rulebook is silent, Borsa plays like this. The first four can change a result:

    - Several new shares are one lot, for one winner. The base price is for the lot.
    - The owner of a rented cell keeps its whole yield, and gets half of it again for each tenant. The fee goes to the bank.
    - The director changes at once, without a button, when someone else holds strictly more.
    - Auctions that are open when the game ends are cancelled, and the bids given back.

    And:
    - Adjacent means all eight neighbours, for buying and for blackouts. Rented cells count.
    - Rent needs no consent and has no end.
    - The first bid may be the base itself; a cent more is enough to outbid.
    - The director may bid for the shares of the company.
    - Shares are sold in one lot, too; while on offer they earn and count.
    - Company points are recounted only at the beginning of a turn.
    - The tax police take the capital and what the two have sent to others, not what is withheld for bids. The risk is rounded up.
    - A company starts on the poorest free cells when those of $1 have run out.
    - Where turns close early, auctions and offers end when a turn closes.
    - Several secret maxima are settled by one bid.
    - All of it is in whole cents, and every division is rounded down.
    - What a cell costs to develop, how often a yield occurs and how often it has a blackout aren’t in the rulebook: Borsa uses the numbers in these chapters.
    .title = Borsa’s rulings
