### The rules of Owner's Choice in short (/rules), in English.

rule-start = Owner’s Choice is for two to five players. There are four companies, Red, Blue, Green and Yellow, with 15 shares each. You buy and sell their shares, and the player who holds most of a company is its President. The most money at the end wins.

    Everyone begins with $690, which nobody else sees. All shares cost $100. The marker stands on Start of a ring of 36 spaces; three of the four boards of the ring are placed at random.

    The first player is drawn. From there on, clockwise, everyone may buy shares once, for $100 each, before the game begins.
    .title = Start
rule-turn = On your turn you move the marker. Everyone moves the same marker, clockwise, and the space that it reaches has an effect.

    Once in the turn you may buy and sell shares, before the move or after it, but not both.

    A space can ask others as well: the President of a company decides about its space, in anyone’s turn. Then your turn goes on.

    When you have moved, and traded if you want to, it’s the next player’s turn.
    .title = The turn
rule-trading = Once in your turn you may sell and buy as many shares as you like, before or after your move, at the prices of that moment. Players never trade with each other.

    You say how many shares of each company you hold afterwards. Sales come first, so their money can be spent at once. Then:

    - You hold 12 shares at most.
    - A company has 15 shares; you buy what nobody holds.
    - If nobody else holds shares of a company, you keep at least one of it.
    - There are no loans.

    Submitting no change doesn’t use up your trade: before the move you may still trade, after it your turn ends.

    Everyone sees everyone’s shares.
    .title = Buying and selling
rule-presidents = The player with the most shares of a company is its President and has its die. This is checked after every purchase and sale, after an exchange, and when someone is bankrupt or leaves.

    - The President stays as long as nobody holds more.
    - If several others hold more, equally many, the next one clockwise from the player whose turn it is becomes President; that player comes last.

    Example: A has 4 Red shares, B 3, C 2. B buys one: A and B are tied, A stays President. C buys three and has 5: C is President now.

    Example: C has 5, A and B have 4 each. C sells two: A becomes President, as A sits nearer to C, clockwise.
    .title = Presidents
rule-moving = You move the marker clockwise by at least one step. With two or three players you may go up to 4 steps, with four or five up to 3; the number of players at the start counts to the end.

    Goal can’t be passed. Near it you can only go as far as Goal.

    In your private hand you see what each space that you can reach would do.
    .title = Moving the marker
rule-spaces = - Company: its President chooses a die; see the next chapter. Without a President nothing happens.
    - Event (!): you roll the white Event die.
    - Any company (+): you choose one, and the space counts as its space. A company without a President may be chosen: then nothing happens.
    - President (★): everyone gets $100 from the bank for each President’s die they have.
    - Dividends ($): the company with the highest price pays its dividend for each share. If several share the highest price, all of them pay.
    - Goal: you get $100 from the Fund, or what it has, and the game ends at once.
    .title = The spaces
rule-company-spaces = When the marker comes to a company’s space, its President decides, even in someone else’s turn:

    - roll the company’s die: this costs $50, or $100 if a share costs $190 or more, and the money goes into the Fund; or
    - roll the black Fund die, free of charge.

    A President who can’t pay must roll the Fund die. Shares can’t be sold for it.

    The Fund is the money that the Presidents have paid. Everyone sees how much it is.
    .title = Company spaces and the Fund
rule-dice = The President’s dice. Price +1 to +3, −1: the price moves that many steps. Dividend: every holder gets the dividend that belongs to the price. Another company: the President chooses one of the other three, whose price goes up (Red) or down (Blue); it may be one that nobody holds. Status quo: nothing.

    The Fund die. Status quo, or: the price falls by 1 or 2 steps, and the President takes all of the Fund, even if this bankrupts the company.

    The Event die, for the player whose turn it is:
    - $50 from the Fund, if there is any, and roll again;
    - $100 from the bank;
    - exchange a share: you may give one share to another player for one of theirs, without asking them;
    - any company −2: you choose which;
    - all companies −1.

    Prices stop at $300. What goes beyond is ignored.
    .title = The dice
rule-bankruptcy = When a price falls below $40 the company is bankrupt. All its shares go back without payment, it has no President, and it starts again at $100. Any further fall is ignored. A player who hasn’t traded yet in their turn may buy the new shares at once.

    If you held shares of it you may then go bankrupt, until the marker moves again; the game doesn’t wait. You give back all shares and all your money and are out, placed last: the first to go is the lowest. If only one player is left, that player wins at once.
    .title = Bankruptcy
rule-end = The game ends at once when the marker reaches Goal. A purchase or sale in this turn must come before the move.

    All shares are sold at their prices. The most money wins; players with equal money share the place. What is left in the Fund is lost.

    Then everyone’s money is shown.
    .title = End of the game
rule-hidden = Your money is hidden: only you see it, until the end. All payments are public when they happen, so others can work it out by writing them down.

    Always open: the shares of all players, who is President, the prices, how many shares are left, and the Fund.
    .title = What is hidden
rule-absent = { rules-time }

    - Buying and selling: nothing.
    - Moving: one step.
    - A space for any company, and a price that rises: the company of which you hold most.
    - A price that falls: the company of which you hold least.
    - President: the Fund die if there is money in the Fund, otherwise the company’s die if you can pay.
    - Exchange: none.

    If companies are equal, the first counts: Red, Blue, Green, Yellow.

    { rules-computer }

    You can store an order for each company over which you preside: always its die, or always the Fund die. It holds until you cancel it or are no longer President. If you can’t pay for the die, the Fund die is rolled.

    { rules-leaving }

    A player who is bankrupt is out. If only one player is left, the game ends at once and all who didn’t go bankrupt are counted.
    .title = Time, absence and leaving
rule-rulings = Where the rulebook is silent, Borsa plays like this. The first three can change a result:

    - The President who rolls the Fund die gets the Fund even if this bankrupts the company.
    - Steps beyond $300 or below bankruptcy are ignored, the others count.
    - Only those who held shares of a bankrupt company may go bankrupt, until the marker moves.

    And:
    - With “all companies −1” all prices fall at the same time, each once; one that goes bankrupt starts again at $100.
    - An exchange may take a last share, also from someone who has left. Two shares of one company are the same as no exchange.
    - You can’t buy and sell shares of the same company in one trade.
    - If the Fund has less than $50, “from the Fund” gives what is there.
    - If the last other players go bankrupt or have left, the one who remains wins, and those who left follow by what they have.
    .title = Borsa’s rulings
rule-house-set = The rulebook doesn’t print all of the game’s numbers. These are Borsa’s own:

    - the prices $60, $160, $220 and $260, and all dividends but $40 at $140;
    - 15 shares of each company;
    - which die has which face, within what the rulebook says;
    - what stands on which of the 36 spaces.

    Prices and dividends: 40 pays 10, 60 and 80 pay 20, 100 and 120 pay 30, 140 pays 40, 160 pays 50, 190 pays 60, 220 pays 70, 260 pays 80, 300 pays 100.
    .title = Borsa’s numbers
