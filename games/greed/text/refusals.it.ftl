# Perché no, e che cosa andrebbe bene.

no-such-company = In gioco non c’è una compagnia così.
not-your-company = { $company } è diretta da { $seat }: solo il CEO gioca per una compagnia.
    .chapter = { rule-year.title }
not-active-yet = { $company } è stata fondata quest’anno: gioca dall’anno prossimo.
    .chapter = { rule-entrepreneurs.title }
not-in-your-hand = Non è fra le tue carte. Hai { $cards }.
    .chapter = { rule-announcements.title }
last-card-plays-itself = { $cards } è la tua ultima carta: si annuncia da sola.
    .chapter = { rule-announcements.title }
company-cannot-bid = { $company } non può puntare: servono { $floor } in cassa e un posto per un asset.
    .chapter = { rule-investments.title }
bid-out-of-range = Punta da { $floor } a { $cash }, cioè tutta la cassa della compagnia.
    .chapter = { rule-investments.title }
wished-twice = { $card } è due volte nella lista: indica ogni carta una volta.
    .chapter = { rule-investments.title }
not-on-sale = Non è in vendita. In vendita ci sono { $cards }.
    .chapter = { rule-investments.title }
own-marker-costs-double = C’è sopra il tuo segnalino: costa { $cost }, il doppio della puntata, e in cassa ci sono { $cash }.
    .chapter = { rule-investments.title }
asset-not-available = { $assets ->
    [0] { $company } non ha asset da usare adesso.
   *[other] Ogni asset si usa una volta all’anno. Qui si possono usare: { $assets }.
}
    .chapter = { rule-trade.title }
company-lacks-goods = { $company } ha { $count } di { $product }, e ne servono { $needed }.
    .chapter = { rule-trade.title }
company-lacks-money = { $company } ha { $cash } in cassa, e ne servono { $cost }.
    .chapter = { rule-trade.title }
one-side-processes = In un accordo si usano gli asset di una parte sola, non di tutte e due: { $companies }.
    .chapter = { rule-trade.title }
both-must-give = Ogni parte dà almeno 1M o un prodotto.
    .chapter = { rule-trade.title }
too-many-goods = Di un prodotto se ne nominano al massimo { $most }, ogni prodotto una volta, il denaro per ultimo.
    .chapter = { rule-trade.title }
too-many-offers-a-year = { $company } ha già fatto { $most } proposte quest’anno: le prossime l’anno prossimo.
    .chapter = { rule-trade.title }
nothing-to-give = { $company } non ha niente da dare: né prodotti, né denaro in cassa, né asset da usare.
    .chapter = { rule-trade.title }
trades-no-more = { $companies ->
    [0] Questa compagnia non commercia: nessun’altra lo fa.
   *[other] Questa compagnia non commercia. Puoi commerciare con { $companies }.
}
    .chapter = { rule-trade.title }
nobody-trades = Nessun’altra compagnia commercia ora.
    .chapter = { rule-trade.title }
no-company-to-trade = Non dirigi nessuna compagnia: commerciano solo i CEO.
    .chapter = { rule-trade.title }
nobody-there = Al tavolo non c’è un giocatore così.
done-already = Hai già finito.
not-done-yet = Non hai ancora finito.
nothing-to-sell = { $company } non ha prodotti.
    .chapter = { rule-sales.title }
keeps-what-it-lacks = { $company } ha { $count } di { $product } e non può conservarne di più.
    .chapter = { rule-sales.title }
too-much-kept = Con { $cash } in cassa la compagnia può conservare { $most ->
    [one] un prodotto
   *[other] { $most } prodotti
}.
    .chapter = { rule-sales.title }
not-your-vote = Adesso non tocca a te votare.
    .chapter = { rule-scapegoats.title }
no-such-office = Dai la colpa a una di queste cariche: { $offices }.
    .chapter = { rule-scapegoats.title }
not-an-asset-of-it = { $company } ha { $assets }: scartane uno.
    .chapter = { rule-scapegoats.title }
company-raise-out-of-range = Punta almeno { $floor }, a passi di { $step }, fino ai tuoi { $cash }.
    .chapter = { rule-entrepreneurs.title }
raise-out-of-range = Punta almeno { $floor }, a passi di { $step }, fino ai tuoi { $cash }.
    .chapter = { rule-symbols.title }
not-foundable = Non si può fondare. Si possono fondare: { $companies }.
    .chapter = { rule-entrepreneurs.title }
not-among-the-discards = Prendi fino a { $most } asset dagli scarti: { $assets ->
    [0] non ce ne sono
   *[other] { $assets }
}.
    .chapter = { rule-entrepreneurs.title }
you-have-left = Hai lasciato questa partita.
