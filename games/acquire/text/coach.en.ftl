### Help at the table: what is coming, and what an event means to somebody who meets it for the first time.

forecast-last-turn = { $mover } has declared the end: after this turn everything is counted.
forecast-end = You may declare the end now.
forecast-end-near = The player whose turn it is may declare the end.
forecast-rank = If the game ended now, you would be number { $rank } of { $count }, with { $amount }.
forecast-empty-purse = You have { $cash }, shares cost { $price } or more, and no tile of yours takes over a corporation you hold shares in. Money comes from takeovers.
forecast-no-bonus = Two others hold more of { $corporations }: a takeover would pay you no bonus there.

first-tile = **Tiles** touch by their sides, left, right, above and below. A corner doesn’t count.
first-founder = **The founder** gets one share free. Everyone can buy shares, at a price that grows with the corporation.
first-merger = **Mergers**: the larger corporation survives. Shareholders of the other get bonuses, then sell, trade two for one, or keep.
first-bonus = **Bonuses** are paid when a corporation is taken over, and at the end, to its two largest holders only. A sole holder gets both, and equal holders share.
first-safe = **Safe**: a corporation of this size can no longer be taken over. It can still take over others.
first-dead = **Dead tiles** would join two safe corporations. They are exchanged, once a turn.
first-end = **The end** comes only when a player declares it. All corporations on the board pay bonuses, and shares are sold.
