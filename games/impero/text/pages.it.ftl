### Le scritte sulle pagine e sui fogli di Impero, e le stesse a parole, in italiano.

picture-table = Impero · tavolo { $reference }

## Su ogni pagina

sheet-turn = turno { $turn } di { $turns }
sheet-only-you = lo vedi solo tu
sheet-unchanged = invariato
sheet-percent = { $percent }
picture-place = { $place }º
sheet-company = Società { $code }
sheet-some = { $words } · { $shown } su { $count }
sheet-more = e ancora { $count }

## Il mio impero

sheet-empire = Il tuo impero
sheet-capital = Capitale
    .heard = Il tuo capitale
sheet-company-capital = Capitale
    .heard = Denaro della società
sheet-this-turn = { $words } nel turno
sheet-points = Punti rimasti
sheet-ranking = Classifica
    .heard = Il tuo posto
sheet-of-players = su { $count }, all’ultima chiusura
sheet-last-closing = Ultimo turno
    .heard = Il tuo capitale nell’ultimo turno
sheet-from-shares = azioni: { $amount }
    .heard = di cui dalle azioni: { $amount }
sheet-own = Le tue società
sheet-shares = Quote in altre
sheet-no-company = Ancora nessuna. Fondarne una costa { $count } punti.
    .heard = Non amministri ancora nessuna società. Fondarne una costa { $count } punti.
sheet-head-capital = capitale
sheet-head-points = punti
    .heard = punti rimasti
sheet-head-cells = caselle
sheet-head-earned = incasso
sheet-head-dividend = divid.
    .heard = dividendo
sheet-head-mine = tue azioni
    .heard = azioni che hai
sheet-head-paid = a te
    .heard = l’ultimo turno ti ha pagato
sheet-deals = I tuoi affari
sheet-money-for-you = { $seat } ti manda denaro, rischio { $percent }
sheet-answer = accetti?
sheet-money-sent = A { $seat }, rischio { $percent }
    .heard = Denaro che mandi a { $seat }, rischio { $percent }
sheet-unanswered = senza risposta
sheet-sale = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
} di { $company }
sheet-on-sale = in vendita
sheet-auction = Asta: { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
} di { $company }
sheet-no-bid = nessuna offerta
sheet-you-lead = sei in testa
sheet-leads = { $seat } in testa

## Una società

sheet-director = Amministrata da { $seat }
sheet-income = Incasso
sheet-each-share = per azione { $amount }
sheet-no-income = { $turn ->
    [1] nessun turno chiuso
   *[other] fondata in questo turno
}
sheet-dividend = Dividendo
sheet-stays = resta qui: { $percent }
sheet-company-points = Punti
sheet-points-next = { $count } al prossimo turno
sheet-kept = ▲ { $amount } tenuti
sheet-next-turn = Alla chiusura di questo turno, senza blackout
sheet-your-part = a te
sheet-rented = a noleggio
sheet-let = noleggiate
sheet-shareholders = Azionisti, { $count } azioni
sheet-head-paid-out = hanno reso
sheet-for-sale = { $count } in vendita
sheet-ground = Le sue caselle e le caselle vicine
sheet-not-shown = { $count ->
    [one] { $count } casella è più lontana
   *[other] { $count } caselle sono più lontane
}

## Il mercato

sheet-market = Mercato
sheet-you-have = Hai { $amount } e { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
sheet-lot-shares = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
sheet-primary = Primario: aste di nuove azioni
sheet-secondary = Secondario: vendita diretta
sheet-no-auction = Nessuna asta è aperta.
sheet-no-listing = Nessuno vende azioni.
sheet-head-each = per azione
sheet-head-last = ha reso
sheet-from = da { $amount }
sheet-part = %: di tutte le azioni. Ha reso: per azione, ultimo turno.
sheet-part-low = %: di tutte le azioni. Prezzo in grigio: base, nessuno ha offerto.

## Il resoconto

sheet-report = Chiusura del turno { $turn }
sheet-no-closing = Nessun turno è ancora chiuso
sheet-no-closing-note = Il primo resoconto arriva quando si chiude il turno 1.
sheet-no-account = Non c’era ancora nessuna società.
sheet-brought = Le tue azioni hanno reso
sheet-in-all = capitale { $words }
sheet-all-earned = Incasso di tutte
sheet-dark-cells = Caselle in blackout
sheet-of-cells = su { $count }
sheet-companies = { $count ->
    [one] { $count } società
   *[other] { $count } società
} · { $amount } svaniti
sheet-head-kept = tenuti
sheet-head-dark = blackout
sheet-head-halved = metà
sheet-head-held = tue azioni
sheet-all-companies = Società
sheet-legend-report = Blackout: nessuna resa. Metà: accanto a un blackout. Svaniti: centesimi che non si dividono.

## La fine

sheet-over = La partita è finita
sheet-after-turn = dopo il turno { $turn }
sheet-worthless = Conta solo il capitale personale: azioni e denaro delle società non valgono niente.
sheet-chart = Capitale, turno per turno
sheet-caught = Finanza

## La tabella dei prezzi

sheet-prices = Quanto costa e rende una casella
sheet-head-yield = rende
sheet-head-buy = compra, noleggia
sheet-head-develop = sviluppa
sheet-head-risk = probabilità di blackout, per stabilità
sheet-tariff-rent = Noleggiata, rende metà a chi la noleggia; chi la possiede incassa il rendimento intero più un’altra metà.
sheet-tariff-risk = In blackout una casella non rende niente; quelle accanto rendono la metà.

## Le immagini a parole

alt-out = { $count ->
    [0] Nessuna casella era in blackout.
    [one] { $count } casella era in blackout.
   *[other] { $count } caselle erano in blackout.
}
alt-lots = { $count ->
    [one] { $count } vendita sul mercato.
   *[other] { $count } vendite sul mercato.
}
alt-owner = { $company } ({ $seat }) { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}, { $funds }
    .heard = { $company } ({ $seat }) { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }, fondi { $funds }
alt-more = e ancora { $count }
alt-ranked-more = { $firms } società, { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}, { $amount } nell’ultimo turno
alt-ranked = { $place }º { $seat } { $amount }
alt-fresh = { $count ->
    [one] { $count } casella nuova o sviluppata in questo turno.
   *[other] { $count } caselle nuove o sviluppate in questo turno.
}
text-ready = Hanno finito { $count } su { $total }
alt-none-founded = Ancora nessuna società
sheet-held = { $count }/{ $total }
    .heard = { $count } di { $total }
alt-empire = Hai { $cash } e { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}{ $place ->
    [0] {""}
   *[other] ; all’ultima chiusura eri in posizione { $place }
}.
alt-own = { $company }: fondi { $funds }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $held ->
    [one] { $held } casella
   *[other] { $held } caselle
}, hai { $count } su { $total } azioni{ $told ->
    [no] {""}
   *[yes] , ultimo turno { $amount }
}{ $percent ->
    [0] {""}
   *[other] , dividendo { $percent }
}
alt-own-dividend = { $count ->
    [0] Dividendo di ciascuna
   *[other] Dividendo delle altre
}: { $percent }
alt-holding = { $company }: hai { $count ->
    [one] un’azione
   *[other] { $count } azioni
} su { $total }, ultimo turno { $amount }
alt-company = Denaro della società { $funds }, dividendo { $percent }, { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}.
alt-account = Ha incassato { $earned }, per azione { $share }.
alt-forecast = Alla chiusura di questo turno, senza blackout: { $earned }, per azione { $share }.
alt-shares = Azioni
alt-cells = Caselle, con quanto rende ciascuna in dollari
alt-lot-auction = Asta: { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
} di { $company }, { $percent } del totale, { $leader ->
    [none] nessuna offerta, da { $amount }
   *[other] { $leader } in testa con { $amount }, la prossima offerta da { $least }
}
alt-lot-sale = { $seller } vende { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
} di { $company }, { $percent } del totale, per { $amount }
alt-earned = { $company } ha incassato { $earned }, { $share } per azione
alt-brought = Le tue azioni hanno reso { $amount }.
alt-free = Libere
text-risks = { $dollars } a turno, blackout per stabilità dalla minima alla massima: { $told }.
alt-tariff = { $dollars } a turno: acquisto o noleggio { $price }, { $cost ->
    [none] nessuna rende di più
   *[other] sviluppo { $cost }
}, rischio di blackout al massimo { $chance }.
alt-map-of = La mappa di { $seat }: { $place }º con { $amount }, { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
alt-company-cells = { $company }: { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}, { $rented } a noleggio, { $funds }
alt-each = Una mappa per ogni giocatore. Caselle, in ordine di classifica:
alt-cells-of = { $seat } { $count }

## Il tavolo a parole

sheet-ranking-at-closing = Capitale all’ultima chiusura

## Tutto il tavolo in parole

text-dividend = dividendo { $percent }, { $share } per azione a fine turno
text-fresh = Nuove o sviluppate in questo turno: { $cells }.
text-player-number = giocatore numero { $count }
text-out = In blackout: { $cells }.
text-rented = a noleggio: { $cells }
