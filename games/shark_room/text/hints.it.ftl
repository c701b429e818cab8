### Che cosa farebbe una mossa, prima di farla, in italiano.

hint-purchase = per { $amount }; prezzo stampato { $face }; ogni { $count } pagano { $each } a turno, ne hai { $held }
    .short = compra per { $amount }, ogni { $count } pagano { $each }
hint-purchase-paying = per { $amount }; prezzo stampato { $face }; dividendi { $gain } in più a turno
    .short = compra per { $amount }, +{ $gain } a turno
hint-sale = per { $amount }; prezzo stampato { $face }
    .short = +{ $amount }
hint-opening = incassi { $amount }
    .short = +{ $amount }
hint-discarding = la scarti e incassi { $amount }
    .short = scartala{ $amount ->
        [0] {""}
       *[other] , incassi { $amount }
    }
hint-takes = { $target } perde { $amount }
    .short = { $special }: perde { $amount }
    .heard = { $special }: { $target } perde { $amount }
hint-reports = { $target } perde { $share }, prezzo stampato { $face }
    .short = { $special }: { $target } la perde
hint-forces = paghi { $amount } a { $target }; prezzo stampato { $face }
    .short = { $special }: la compri da { $target } a { $amount } (vale { $face })
hint-gains = ricevi { $amount }
    .short = +{ $amount }
hint-pays = { $special } ti dà { $amount }
    .short = { $special }: +{ $amount }
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
    [0] non ci sono più carte Titolo: la carta è persa
    [one] vedi la prossima carta Titolo
   *[other] vedi le prossime { $count } carte Titolo
}
    .short = { $count ->
        [0] carta persa
        [one] vedi { $count } carta Titolo
       *[other] vedi { $count } carte Titolo
    }
hint-cancels = annulla la carta { $special } di { $by }
    .short = annulla { $special }
hint-suffers = ti costa { $amount }{ $gain ->
    [0] {""}
   *[other] {" "}e { $gain } a turno
}
    .short = perdi { $amount }{ $gain ->
    [0] {""}
   *[other] {" "}e { $gain } a turno
}
hint-rewards = ti porta { $amount }{ $gain ->
    [0] {""}
   *[other] {" "}e ti costa { $gain } a turno
}
    .short = +{ $amount }{ $gain ->
    [0] {""}
   *[other] , −{ $gain } a turno
}
hint-gives-up = la tua carta { $special } è annullata
    .short = la tua carta è annullata
hint-asset = per { $amount }; rende { $gain } a turno
    .short = compra per { $amount }
hint-asset-sold = per { $amount }; non rende più { $gain } a turno
    .short = vendi per { $amount }
hint-offer = dai { $give } e ricevi { $take }
    .short = { $give ->
        [0] +{ $take }
       *[other] { $take ->
            [0] −{ $give }
           *[other] { $give } per { $take }
        }
    }
hint-title = ogni { $count } azioni pagano { $amount } per turno; ne hai { $held }
hint-toxic = tossico, chiusure avvenute: { $out } su { $most }; { hint-title }
hint-not-in-play = non è in gioco
question-counted = Si contano il denaro, le azioni al prezzo stampato e gli asset.
question-title = Chi ha { $title }, e quanto paga?
question-special = Che cosa fa { $special }?

## Che cosa parla per una mossa, dove un consiglio ne confronta due

strength-worth = il tuo denaro, le azioni e gli asset valgono { $amount } in più
strength-dividends = le tue azioni danno { $amount } in più di dividendi
strength-sharks = hai { $sharks } in meno
strength-cards = hai in mano { $count ->
    [one] una carta
   *[other] { $count } carte
} in più
strength-cash = ti restano { $amount } in più
