# Offers and promises between players: why not.

page-desk = Trade desk
no-such-offer = Offer { $proposal } is no longer open.
offer-to-another = Offer { $proposal } isn’t for you. The page { page-desk } lists the open offers.
offer-to-oneself = An offer goes to someone else.
offer-stands-already = The same offer is on the desk already.
too-many-offers = You already have { $most } open offers: withdraw one first.
not-enough-things = { $thing }: { $most } { $most ->
    [one] is
   *[other] are
} there, and this takes more.
no-such-promise = There’s no promise { $promise }.
promise-to-another = Promise { $promise } wasn’t made to you: only the player who got it says whether it was kept.
promise-to-oneself = A promise is made to someone else.
promise-marked-already = Promise { $promise } has already been judged.
too-many-promises = { $most } of your promises are still waiting to be judged: wait until one is judged.
words-out-of-range = Write a promise on one line, 1 to { $most } characters.
