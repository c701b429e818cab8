### The rules of Shark Room in short, in English (/rules).

rule-start = Shark Room is for two to four players, who buy and sell shares, not always legally. Everyone begins with €250 and three special cards, which the others don’t see; the richest player at the end wins. Seats are dealt by lot.

    There are ten stocks with five shares each, numbered 1 to 5: the higher the number, the more expensive. Two stocks are toxic: the deck holds shutdown cards for them, which take their shares away from everyone.

    The deck of stock cards depends on the players: with two, five stocks and the shutdowns of one (28 cards); with three, four stocks more (48 cards); with four, all ten stocks and all shutdowns (56 cards). Everyone has the same number of turns, unless the table turns up another number of stock cards before the first one than its option names for that many players.

    Money, shares, assets, Sharks, discards and the number of cards in hand are open to all. Hands are secret.
    .title = Start
rule-turn = A turn has four phases. You decide twice: once for the first three phases, once for the fourth.

    1. The bank pays the income of your assets, and dividends: for each complete group of shares of a stock the amount that it names. Four shares of a stock that pays for two pay twice.
    2. You may discard one special card; then you draw up to three.
    3. Two new stock cards are turned up.
    4. The deal: buy, sell, or take €50.

    So at the beginning of your turn you say only which card you discard, if any, and you may play cards first. If you have no cards, the turn begins automatically.

    When all specials have been drawn, the discards are shuffled into a new deck as soon as a card is needed. Sharks never come back.
    .title = The turn
rule-dealing = In your deal you do one of three things:
    - Buy up to two shares of one stock. You pay the price of the cheapest one for each, and get the cheapest ones. With PeaceWagen at €50, €150 and €250, two cost €50 each, and you get those of €50 and €150.
    - Sell up to two shares of one stock, any you like, at the price of the cheapest share on the market. If there is none, each pays its face value.
    - Take €50 from the bank.

    The price of a stock is fixed when your deal begins. Shares that are sold go back to the market, never to the deck.

    For each share above two you turn a special card of your hand into a Shark: it’s put face down in front of you, and nobody ever sees what it was. You may turn as many as you have. A card that is turned without such a share is refused.

    Sharks are worth nothing at the end but invite attacks: several cards hit players who have them.
    .title = The deal and Sharks
rule-closings = Stock cards are turned up one after the other. A share goes to the pile of its stock on the market, the cheapest on top.

    A shutdown of a toxic stock sends everyone’s shares of it back to the market at once, without payment. It counts as one of the two cards. A share that is turned up after it isn’t touched, and shares that went back can be bought again. Shutdowns stay in sight: each toxic stock has three.
    .title = Shutdowns
rule-cards = Special cards are played in anyone’s turn, in the order in which they come in, unless the card says otherwise: some only at the beginning of your own turn, some only in your own deal, one only as an answer.

    - Normal cards go to the discards.
    - Illegal cards become Sharks in front of you, even if they are cancelled.
    - Assets are bought; see that chapter.

    A card takes what there is: players who have too little pay what they have. A target must have something to lose: money, a share or a Shark, as the card needs.

    The player of A Glance Inside sees the next four stock cards, or as many as there are. Nobody draws stock cards until they are back on the deck; if the player doesn’t answer, they stay as they were.
    .title = Special cards
rule-card-list = Normal: Tax Inspection (3): €100 to the bank for each Shark of an opponent, €600 at most. Anonymous Tip-off (2): an opponent with a Shark returns a share of your choice. Unexpected Windfall (2): €150. Standing Order (1): one more share in your deal. A Very Good Lawyer (2): cancels a card played against you. Interim Dividend (2): the dividends of one stock, now.

    Illegal: A Glance Inside (3): see and order the next four stock cards. Painting the Tape (3): two of the shares that you sell go at face value. Light Fingers (3): €100 from an opponent and €50 more for each of their Sharks, €300 at most. Forced Sale (2): buy a share from an opponent at the price of its stock. Cooked Books (2): in phase 1 a stock counts one more share.

    Assets, price and income: Row of Lock-up Garages €300, €50. Seafront Kiosk €350, €50. Studio Flat €400, €50. Hillside Vineyard €600, €100. Station Car Park €700, €100. Numbered Paintings €800, €100. Villa with a View €1,000, €150. Trust on a Small Island €1,200, €200.
    .title = All special cards
rule-assets = An asset is a special card that you buy for its price, at any time, in anyone’s turn. It’s open in front of you, pays its income in your phase 1, and no card touches it: nobody can make you sell or give it away.

    You sell it for the same price, at any time; then it goes to the discards. It may be bought, collect once and be sold again. At the end it counts its price.

    While an answer is open, assets are neither bought nor sold.
    .title = Assets
rule-reactions = A card that is aimed at a player can be answered by that player alone. So they alone are waited for, by name, whether or not they hold an answer; only players without any cards aren’t asked.

    Until they have answered nothing else is played, bought, sold or traded: so nobody can move money out of reach. The answer has the table’s short time for reactions; afterwards the player whose turn it is gets the full time again.

    An answer is itself a card against the one who played before, so that player may answer in turn. The last answer takes effect first: if a lawyer is cancelled by a lawyer, the first card takes effect.

    A cancelled card has been used all the same: a normal one is discarded, an illegal one is a Shark.
    .title = Answers
rule-desk = At any time players may give, swap and lend each other money and single shares, but no special cards, Sharks or assets. An offer names what you give and what you get, such as Pear 3 and €200 for Velvetel 1; one side may be empty. It goes to one player, or to anyone.

    Nothing changes hands without consent. An offer is open until it’s accepted, declined or withdrawn, or until your own next turn begins. If a side no longer has what it gives, it can’t be accepted, but stays.

    A loan is a gift with a promise. Promises bind nobody: the page { page-desk } lists them, and the player who was given a promise later says whether it was kept.
    .title = Gifts, swaps, loans
rule-end = When the last two stock cards have been drawn, the player who drew them finishes the turn. In it cards may still be played until the deal. Then everyone counts money, the face value of their shares, toxic ones too, and the price of their assets. Cards in hand and Sharks are worth nothing.

    The highest sum wins. If sums are equal, the player with fewer Sharks is ahead; if these are equal too, they share the place.
    .title = End of the game
rule-absent = { rules-time }

    - beginning the turn: nothing is discarded;
    - the deal: €50 is taken;
    - a card against you: no answer;
    - stock cards that you look at: they go back as they were.

    You can store orders, which only you see: never answer; answer only what costs more than a limit; discard nothing; take €50 in every turn while you’re away.

    { rules-computer }

    { rules-leaving }
    .title = Time, absence and leaving
rule-house-set = The rulebook names two stocks, a few prices and how many cards of each sort there are, but not what is written on the cards. So prices, dividends, and the names and effects of the special cards are Borsa’s own, and so is the split of the deck by players. What the rulebook does say is kept: Pear pays €150 for three, PeaceWagen costs €50, €150 and €250 at its 1st, 3rd and 5th share, some stock pays for two, and there are 12 normal, 13 illegal and 8 asset cards.

    The rulebook speaks of 64 stock cards, but its list adds up to 56. Borsa plays with 56.
    .title = Borsa’s cards
rule-rulings = Where the rulebook is silent, Borsa plays like this:

    - A price is fixed for the whole deal. A pile that was empty and has been filled since may be bought from at its top.
    - Painting the Tape: up to two of the shares of this sale go at face value, by default those that gain most; with two cards, four shares.
    - Forced Sale: the buyer picks the share and must be able to pay; an empty pile means face value. If it’s cancelled, nothing is paid.
    - Two Cooked Books on one stock add up. It and Interim Dividend need no complete group.
    - A card that can do nothing, such as a Glance at an empty deck, is allowed and lost; one against someone with nothing to lose is refused.
    - A second Glance waits until the first is back. Stock cards may be put back while an answer is open.
    - A loaned share pays the one who holds it.
    - If the player of a card leaves, the card still counts. A player who leaves while being asked gives no answer.
    - The bank never runs out of money. The smallest note is €50.
    - Table options: earlier seats may begin with more money, and stock cards may be on the market before the first turn; shutdowns among them are only displayed.
    .title = Borsa’s rulings
