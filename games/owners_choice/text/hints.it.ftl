# Che cosa farebbe una mossa, in poche parole.

hint-my-company = casella { $company }: sei presidente e paghi { $cost } per il suo dado, o lanci il dado del Fondo; nel Fondo ci sono { $fund }
    .short = { $chosen ->
        [yes] tua
       *[no] { $company }: tua
    }
hint-my-fund-die = casella { $company }: sei presidente e lanci il dado del Fondo, perché non puoi pagare i { $cost } del dado della compagnia; nel Fondo ci sono { $fund }
    .short = { $chosen ->
        [yes] tua
       *[no] { $company }: tua
    }
hint-their-company = casella { $company }: il presidente è { $seat }, che paga { $cost } per il suo dado o lancia il dado del Fondo; nel Fondo ci sono { $fund }
    .short = { $chosen ->
        [yes] presidente { $seat }
       *[no] { $company }
    }
hint-no-president = casella { $company }: non ha un presidente, non succede niente
    .short = { $chosen ->
        [yes] senza presidente
       *[no] { $company }: senza presidente
    }
hint-event = casella evento: lanci il dado Evento
    .short = Evento
hint-multi = casella a scelta: scegli tu la compagnia
    .short = A scelta
hint-president = casella presidente: { $count ->
    [0] non hai dadi e non ricevi niente
    [one] ricevi { $amount } per il tuo dado
   *[other] ricevi { $amount } per i tuoi { $count } dadi
}
    .short = presidenti +{ $amount }
hint-dividends = casella dividendi: { $companies ->
    [one] la { $companies } paga
   *[other] { $companies } pagano
} { $price } per azione, ricevi { $amount }
    .short = Dividendi +{ $amount }
hint-goal = Traguardo: ricevi { $amount } dal Fondo e la partita finisce
    .short = Traguardo +{ $amount }
hint-trade = { $sold ->
    [0] { $bought ->
        [0] non cambi niente e ti restano { $cash }
       *[other] compri { $bought } per { $amount } e ti restano { $cash }
    }
   *[other] { $bought ->
        [0] vendi { $sold } per { $amount } e hai { $cash }
       *[other] vendi { $sold } e compri { $bought }: { $direction } { $amount }, poi hai { $cash }
    }
}
    .short = { $sold ->
        [0] { $bought ->
            [0] non cambia niente
           *[other] −{ $amount }, ti restano { $cash }
        }
       *[other] { $bought ->
            [0] incassi { $amount }, poi hai { $cash }
           *[other] { $direction } { $amount }, poi hai { $cash }
        }
    }
    .label = { $sold ->
        [0] Compra { $bought } per { $amount }, restano { $cash }
       *[other] { $bought ->
            [0] Vendi { $sold } per { $amount }
           *[other] Vendi { $sold }, compra { $bought } · { $direction } { $amount }
        }
    }
direction-pays = paghi
direction-gets = ricevi
direction-nothing = in pari:
hint-pass = il tuo turno finisce
    .short = Chiudi il turno
hint-pass-first = non compri niente prima dell’inizio
hint-company-die = versi { $cost } nel Fondo; le sue facce: { $faces }
    .short = paghi { $cost }
hint-fund-die = non costa niente, nel Fondo ci sono { $fund }; le sue facce: { $faces }
    .short = Fondo { $fund }
hint-price = la { $company } passa da { $before } a { $price }; ne hai { $count }
    .short = { $before } → { $price }
hint-fails = la { $company } cade da { $before } in bancarotta; ne hai { $count }
    .short = { $before } → bancarotta
hint-exchange = dai { $given } da { $before } e ricevi { $taken } da { $price }
    .short = dai { $before }, ricevi { $price }
hint-bankruptcy = restituisci { $amount } e tutte le azioni, ed esci dal gioco
    .short = Perdi { $amount }
hint-share = un’azione costa { $price } e paga { $amount } a ogni dividendo; ne restano { $count }
question-counted = Si contano il denaro, se è scoperto, e le azioni ai prezzi di oggi.
question-company = Chi ha la { $company }, e quanto paga un’azione?

## Che cosa parla per una mossa, dove un consiglio ne confronta due

strength-president = sei presidente di { $company }
strength-worth = il tuo denaro e le tue azioni valgono { $amount } in più
strength-dividends = una casella dividendi ti darebbe { $amount } in più
strength-cash = ti restano { $amount } in più
