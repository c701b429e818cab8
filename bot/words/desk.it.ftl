# Proposte e promesse fra giocatori: perché no.

page-desk = Banco degli scambi
no-such-offer = La proposta { $proposal } non è più aperta.
offer-to-another = La proposta { $proposal } non è rivolta a te. Quelle aperte sono nella pagina { page-desk }.
offer-to-oneself = Una proposta si fa a qualcun altro.
offer-stands-already = La stessa proposta è già sul banco.
too-many-offers = Hai già { $most } proposte aperte: prima ritirane una.
not-enough-things = { $thing }: qui { $most ->
    [one] c’è { $most }
   *[other] ce ne sono { $most }
}, e ne servono di più.
no-such-promise = La promessa { $promise } non esiste.
promise-to-another = La promessa { $promise } non è stata fatta a te: solo chi l’ha ricevuta dice se è stata mantenuta.
promise-to-oneself = Una promessa si fa a qualcun altro.
promise-marked-already = La promessa { $promise } è già stata giudicata, e resta così.
too-many-promises = { $most } tue promesse aspettano ancora un giudizio: prima fanne giudicare una.
words-out-of-range = Scrivi la promessa su una sola riga, da 1 a { $most } caratteri.
