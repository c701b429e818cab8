# Offers and promises between players: why not.

no-such-offer = Offer { $proposal } is no longer open.
offer-to-another = Offer { $proposal } is not open to you here. See what is open on the page of the desk.
offer-to-oneself = An offer goes to somebody else.
offer-stands-already = The same offer is on the desk already.
too-many-offers = { $most } of your offers are open already: withdraw one first.
not-enough-things = { $thing }: { $most } { $most ->
    [one] is
   *[other] are
} there, and this takes more.
no-such-promise = There is no promise { $promise }.
promise-to-another = Promise { $promise } was not made to you: only the player who got it says whether it was kept.
promise-to-oneself = A promise is made to somebody else.
promise-marked-already = Promise { $promise } is marked already, and stays so.
too-many-promises = { $most } promises of yours wait to be marked: no more until then.
words-out-of-range = Write a promise on one line, 1 to { $most } characters.
