### L'aiuto al tavolo: che cosa sta per succedere, e che cosa significa ciò che si incontra per la prima volta.

forecast-no-assets = { $company } non ha asset, quindi non rende niente. Dal suo secondo anno questo vale uno stivale: un dirigente viene licenziato.
forecast-buys-nothing = { $company }: con questa puntata la carta meno cara della lista costa { $cost } su { $cash }, quindi non può comprare. Una carta con il tuo segnalino costa il doppio.
forecast-bar = { $company }: { $amount } ai prezzi di oggi. È l’asticella dell’anno prossimo: chi non la supera riceve uno stivale, e un dirigente viene licenziato.
forecast-no-boot = { $company }: { $amount } ai prezzi di oggi dopo { $before } l’anno scorso. Quest’anno niente stivale.
forecast-alone = { $company }: { $amount } ai prezzi di oggi dopo { $before } l’anno scorso. È uno stivale, e dentro ci sei solo tu: andrebbe in liquidazione.
forecast-boot = { $company }: { $amount } ai prezzi di oggi dopo { $before } l’anno scorso. È uno stivale: i dirigenti decidono a chi dare la colpa.
forecast-severance = Se ti licenziano come { $office } di { $company } ricevi { $amount }.
forecast-severance-after-bid = Se ti licenziano come { $office } di { $company } ricevi { $amount }; dopo un acquisto con la puntata di { $bid }, { $rest }.
forecast-last-office = { $company }: tutte le altre cariche hanno già la colpa. Se la riceve anche { $office }, non resta nessuno e la compagnia va in liquidazione.
forecast-symbols = Hai { $cash }. Alla fine il tuo denaro decide solo le parità: vincono i punti. Questo status symbol vale { $points }.
forecast-last-symbols = Ultimo anno: i tuoi { $cash } comprano punti adesso o mai più. Questo status symbol vale { $points }.
forecast-founding = Una compagnia fondata riceve dalla banca { $cash } di cassa{ $count ->
    [0] .
    [one] {" "}e gratis un asset scartato.
   *[other] {" "}e gratis fino a { $count } asset scartati.
}
forecast-last-year = È l’ultimo anno: alla fine i tuoi { $cash } decidono solo le parità.

first-announce = **Annunci**: ogni anno ciascuno mette in vendita una sua carta. Questa muove le tendenze, che ogni anno alzano e abbassano i prezzi. La compagnia che compra la tua ti dà una carica, e una carica ti paga quando ti licenziano.
first-bids = **Puntate**: ogni compagnia fa una puntata segreta per una carta in vendita, con o senza una lista di desideri. Si aprono insieme: la più alta sceglie per prima e paga quanto ha puntato. Una carta con il segnalino del suo CEO costa il doppio.
first-marker = **Segnalino**: una carta in vendita ha quello di chi l’ha annunciata. Entra nella compagnia che compra la carta. Il suo giocatore ne diventa dirigente, e riceve denaro quando lo licenziano.
first-deal = **Scambi**: le compagnie possono scambiarsi prodotti prima di venderli. Il denaro di uno scambio è incasso di quest’anno. Diventa cassa alla chiusura dei bilanci dell’anno prossimo.
first-books = **Chiusura dei bilanci**, dopo le vendite: l’incasso dell’anno scorso diventa cassa. Quello di quest’anno è l’asticella del prossimo: chi non la supera riceve uno stivale.
first-boot = **Stivale**: lo riceve una compagnia che non ha incassato più dell’anno prima. CEO, CFO e COO danno ciascuno la colpa a una di queste cariche. Chi la occupa è licenziato e porta a casa una parte della cassa. Gli altri salgono.
first-fired = **Buonuscita**: un CEO licenziato riceve il 40% della cassa, CFO e COO il 20%. È denaro loro. Compra status symbol, e quelli sono i punti.
first-liquidated = **Liquidazione**: nella compagnia non è rimasto nessuno. Denaro, prodotti e asset vanno persi.
first-symbol = **Status symbol**: sono i punti. Ogni anno vanno all’asta, pagati con il denaro dei giocatori. Il prezzo pagato è il minimo per il prossimo della stessa pila.
