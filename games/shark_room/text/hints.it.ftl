### Che cosa farebbe una mossa, prima di farla, in italiano.

hint-purchase = per { $amount }; valore nominale { $face }
    .short = compra per { $amount }
hint-purchase-paying = per { $amount }; valore nominale { $face }; dividendi { $gain } in più a turno
    .short = compra per { $amount }, +{ $gain } a turno
hint-sale = per { $amount }; valore nominale { $face }
    .short = { $amount }
hint-opening = incassi { $amount }
    .short = incassi { $amount }
hint-discarding = la scarti e incassi { $amount }
    .short = scarta, incassi { $amount }
hint-takes = { $target } perde { $amount }
    .short = { $special }: perde { $amount }
hint-reports = { $target } perde { $share }, valore nominale { $face }
    .short = { $special }, { $target }: { $face }
hint-forces = paghi { $amount } a { $target }; valore nominale { $face }
    .short = { $special }, { $target }: { $amount }, vale { $face }
hint-gains = ricevi { $amount }
    .short = { $amount }
hint-pays = { $special } rende { $amount }
    .short = { $special } rende { $amount }
hint-extends = { $count ->
    [one] un’azione in più in questo affare
   *[other] { $count } azioni in più in questo affare
}
    .short = { $count } { $count ->
        [one] azione in più
       *[other] azioni in più
    }
hint-paints = { $count } azioni di questa vendita possono rendere il prezzo stampato
    .short = prezzo stampato
hint-looks = { $count ->
    [0] non ci sono più titoli: la carta è persa
    [one] vedi il prossimo titolo
   *[other] vedi i prossimi { $count } titoli
}
    .short = { $count } titoli
hint-cancels = annulla { $special } di { $by }
    .short = annulla
hint-suffers = ti costa { $amount }
    .short = { $amount }
hint-gives-up = la tua carta { $special } è annullata
    .short = è annullata
hint-asset = per { $amount }; rende { $gain } a turno
    .short = compra per { $amount }
hint-asset-sold = per { $amount }; non rende più { $gain } a turno
    .short = vendi per { $amount }
hint-offer = dai { $give } e ricevi { $take }
    .short = { $give } per { $take }
