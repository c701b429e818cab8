### Quello che è scritto sulle immagini di Greed.

picture-table = Greed · tavolo { $reference }
picture-over = La partita è finita
picture-year = anno { $year } di { $years }
picture-phase-announcing = annunci
picture-phase-bidding = investimenti
picture-phase-picking = investimenti
picture-phase-trading = scambi
picture-phase-selling = vendite
picture-phase-naming = capri espiatori
picture-phase-discarding = capri espiatori
picture-phase-raising = asta
picture-phase-founding = imprenditori
picture-phase-over = fine

## Chiesto a più d’uno, con i loro dischi accanto
picture-all-announce = Annunciate
picture-all-bid = Puntate per gli asset
picture-all-trade = Scambiate
picture-all-sell = Vendete

## La riga sotto il titolo
picture-opens-at = nessuna puntata, da { $floor }
    .heard = Nessuno ha ancora puntato: si comincia da { $floor }
picture-leads = { $seat } punta { $amount }, poi { $floor }
    .heard = { $seat } punta { $amount }: la prossima puntata è da { $floor } in su
picture-trading = Proposte aperte: { $offers } · hanno finito: { $ready } su { $count }
picture-boots = Stivale: { $companies }

## Il mercato
picture-in-millions = prezzo in M
picture-now = ora
picture-in-stock = ora
    .heard = in magazzino
picture-next-year = poi
picture-step-key = ▲2: due caselle in su
picture-start = inizio
picture-head-arrows = frecce
picture-head-trend = tend.
picture-head-next = poi
    .heard = dopo i prossimi annunci
picture-on-sale = In vendita
    .heard = Carte in vendita
picture-makes = consuma → produce
picture-a-year = all’anno
alt-stocked = { $count } in magazzino, oggi { $cash }, ciascuno a { $price }
alt-stocked-next = dopo i prossimi annunci a { $price }
alt-marker = segnalino di { $seat }
picture-own-marker = tuo: 2 × l’offerta
    .heard = il segnalino è tuo, perciò costa il doppio della puntata
picture-your-cards = le tue carte
picture-nothing-on-sale = niente

## Giocatori e compagnie
picture-points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pt
}
    .heard = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
picture-points-mark = { $count }p
picture-companies = Compagnie
picture-middle = quadri
picture-goods = Prodotti
picture-free-cash = Cassa
picture-income = Incasso
picture-after = prima { $amount }
picture-boot = ▼ stivale
picture-new = dal prossimo anno
picture-legend = bianco: prezzo ora · incorniciato: poi · ▲▼ prossimo passo

## La mano
picture-your-hand = La tua mano
picture-you-announce = Annuncia una carta
picture-you-bid = Punta per gli asset
picture-you-trade = Scambia
picture-you-sell = Vendi
picture-free = Cassa { $cash }
picture-only-you = la vedi solo tu
picture-your-choice = la tua scelta
picture-no-cards = Non hai carte in mano.
picture-moves = da sola muove
picture-best-use = uso migliore
picture-worth-now = prodotti oggi
picture-no-company = Quest’anno non dirigi nessuna compagnia.
    .heard = Non dirigi nessuna compagnia: sali a CEO, o a fine anno compra il diritto di fondarne una, da 50M tuoi.
picture-your-bid = La tua puntata segreta: { $amount }
    .heard = la tua puntata: { $amount }
picture-your-bid-for = La tua puntata segreta: { $amount } per { $wishes }
    .heard = la tua puntata: { $amount } per { $wishes }
picture-your-no-bid = La tua scelta segreta: nessuna puntata
    .heard = la tua scelta: nessuna puntata
picture-you-keep = La tua scelta segreta: conservare { $goods }
    .heard = la tua scelta: conservare { $goods }

## Una compagnia
picture-empty-seat = libero
picture-last-year = Anno scorso
picture-this-year = Quest’anno
picture-goods-in-store = Prodotti in magazzino
picture-at-todays-price = al prezzo di oggi
picture-no-goods = nessun prodotto
picture-blamed = accuse
picture-severance = se licenziato
picture-take-assets = { $count ->
    [0] Nessun asset da prendere
   *[other] Prendi fino a { $count }, gratis
}
picture-free-slot = posto libero
picture-producer = produttore
picture-at-work = { $told } all’anno, oggi
    .heard = { $told } all’anno, ai prezzi di oggi
picture-has-worked = ha lavorato quest’anno

## Il banco
picture-desk = Banco degli scambi
picture-no-offers = Nessuna proposta è aperta.
picture-anybody = chiunque
picture-gives = dà
picture-gets = riceve
picture-by-way-of = usando
picture-can-now = ✓ subito
    .heard = si può accettare subito
picture-cannot-now = ✗ non ora
    .heard = ora non si può accettare
picture-you-after = Tu: { $company } avrebbe { $cash } in cassa, prodotti per { $value } ({ $told })
    .heard = { $company } avrebbe { $cash } di cassa e prodotti per { $value }, in tutto { $told } rispetto a ora
picture-you-after-goods = con { $goods }
    .heard = i suoi prodotti sarebbero { $goods }
picture-quoted = «{ $words }»
picture-and-promises = e promette «{ $words }»
picture-more-offers = { $count ->
    [one] un’altra proposta, nell’elenco del banco
   *[other] altre { $count } proposte, nell’elenco del banco
}
picture-promises = Promesse
picture-no-promises = Nessuno ha promesso niente.
picture-promise-kept = ✓ mantenuta
picture-promise-broken = ✗ infranta
picture-promise-open = aperta
picture-more-promises = { $count ->
    [one] una promessa precedente
   *[other] { $count } promesse precedenti
}

## I simboli
picture-gold = Oro
picture-silver = Argento
picture-from = da { $floor }
picture-no-symbols = nessun simbolo

## La fine
picture-wins = { $count ->
    [one] Vince { $seat }: { $points }
   *[other] Vincono insieme { $seats }: { $points }
}
picture-wins-by-money = Vince { $seat }: { $points }, { $amount }
picture-points-by-year = Punti, anno per anno
picture-founded = una compagnia fondata
picture-after-year = dopo l’anno { $year } di { $years }
picture-place = { $place_number }º

## I prezzi
picture-prices = Quanto paga il mercato
picture-prices-note = casella per casella, in milioni
picture-tariff-trend = Ogni anno il prezzo si muove secondo la casella della tendenza:
picture-tariff-storage = Conservare prodotti costa:
picture-tariff-severance = Buonuscita, parte della cassa:
picture-percent = { $percent }%

## A parole
alt-prices-now = Prezzi, con quelli dopo i prossimi annunci dove cambiano
alt-price-then = { $name } { $now }, poi { $then }
alt-nothing-on-sale = Niente è in vendita.
alt-player = { $seat } { $amount }, { $points }
alt-company = { $company }: CEO { $seat }, cassa { $cash }
alt-company-income = incasso quest’anno { $amount }, l’anno scorso { $before }
alt-has = prodotti { $goods }
alt-assets = carte asset
alt-boot = stivale
alt-officers = { $office } { $seat }
alt-card = { $card }: produce { $made } all’anno; annunciata sposta le tendenze: { $moved }
alt-card-of = { $card }: produce { $made } da { $used_up }; annunciata sposta le tendenze: { $moved }
alt-cards = Le carte che hai in mano
alt-companies = Le tue compagnie
alt-offices = Le tue cariche
alt-moved = sposta le tendenze: { $moved }
alt-foundable = Compagnie, con la tendenza che ciascuna sposta
alt-behind = { $count ->
    [0] Chi resta sale di carica. Dietro non c’è nessuno: se la colpa tocca a tutti, la compagnia va in liquidazione.
   *[other] Chi resta sale di carica; dietro ci sono, in quest’ordine: { $told }.
}
alt-office = { $office } di { $company }{ $less ->
    [0] : senza buonuscita, sale quando si libera una carica davanti
   *[other] : { $less } della sua cassa di { $cash } se vieni licenziato
}
alt-sale = { $card }: produce { $made }, vale { $gain } all’anno
alt-sale-of = { $card }: una volta all’anno produce { $made } da { $used_up }, vale { $gain } più di ciò che consuma
alt-use = { $company }: cassa { $cash }, { $goods ->
    [0] nessun prodotto
   *[other] prodotti { $goods }, valore { $value }
}
alt-use-best = { $company }: cassa { $cash }, prodotti { $goods }, valore { $value } usando { $uses }
alt-offer = Proposta { $proposal }
alt-offer-to = a { $partner }
alt-offer-takers = {" "}(da { $companies })
alt-promise = { $giver } a { $holder }: «{ $words }» ({ $told })
alt-symbol-gold = oro { $letter }
alt-symbol-silver = argento { $letter }
alt-tens = Il retro delle carte in mano a { $seat } mostra le decine: { $told }.
alt-owned = Status symbol posseduti
alt-pile-gold = Status symbol d’oro, nell’ordine delle aste:
alt-pile-silver = Status symbol d’argento, nell’ordine delle aste:
alt-symbol-next = Il prossimo all’asta per { $lot }: { $symbol }, { $points }, puntate da { $floor }.
alt-points-by-year = Punti alla fine di ogni anno
alt-place = { $place_number }º { $seat }: { $points }, { $amount }.

## Sullo scaffale
shelf-line = Spolpa la compagnia, fatti licenziare a peso d’oro, compra lo yacht.
shelf-length = da 2 a 3 ore
shelf-mood = lungo, patti e bugie

## Tutto il tavolo in parole

text-prices = Prezzi in M, ora e dopo i prossimi annunci
text-price = { $name } { $now }, poi { $then }: { $told }
text-trend = tendenza { $drift }
text-arrows = quest’anno spostata di { $arrows }
text-stays = Senza tendenza, uguali anche poi: { $told }
text-officers = dirigenti: { $told }
text-closing = alla prossima chiusura entrano in cassa altri { $before }; incasso di quest’anno finora { $amount }
text-owns = possiede { $told }
text-parts = parte della cassa per chi è licenziato: { $told }
text-part = { $office } { $seat } { $less }
text-owned-by = di { $seat }
text-unowned = di nessuno; sposta le tendenze: { $moved }
text-starts = Comincia l’anno.
text-symbols = Prossimi status symbol
