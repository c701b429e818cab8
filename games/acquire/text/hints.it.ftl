# Che cosa farebbe una mossa, in poche parole.

hint-alone = una tessera isolata
    .short = Isolata
hint-founds = fonda una società di { $size } tessere: { $cost ->
    [0] { $price }
   *[other] da { $price } a { $cost }
} per azione
    .short = Fonda
hint-grows = { $corporation } sale a { $size } tessere: { $price } per azione
    .short = { $corporation } cresce
hint-merges = fusione: { $survivor } assorbe { $defuncts }
    .short = Fusione
hint-merges-paid = fusione: { $survivor } assorbe { $defuncts }; bonus per { $seats }: { $amounts }
    .short = Fusione
hint-merges-unpaid = fusione: { $survivor } assorbe { $defuncts }; nessuno riceve un bonus
    .short = Fusione
hint-merges-tied = fusione: scegli tu chi sopravvive tra { $tied }
    .short = Fusione: parità

hint-found = { $size } tessere, { $price } per azione; { $gift ->
    [0] per te non ne resta nessuna
   *[other] una è tua gratis
}
    .short = { $price } per azione

hint-settles = ogni azione { $defunct } si paga { $price }
    .short = { $price } per azione
hint-settles-paid = ogni azione { $defunct } si paga { $price }; bonus per { $seats }: { $amounts }
    .short = { $price } per azione
hint-settles-unpaid = nessuno ha azioni { $defunct }: niente bonus
    .short = niente bonus

hint-dispose = { $sold ->
    [0] { $taken ->
        [0] conservi { $kept } { $corporation } e ora non ricevi niente
       *[other] { $taken } { $survivor }{ $kept ->
            [0] {""}
           *[other] , conservi { $kept } { $corporation }
        }; alla banca { $left ->
            [one] resta { $left } { $survivor }
           *[other] restano { $left } { $survivor }
        }
    }
   *[other] +{ $amount }{ $taken ->
        [0] { $kept ->
            [0] {""}
           *[other] , conservi { $kept } { $corporation }
        }
       *[other] {" "}e { $taken } { $survivor }{ $kept ->
            [0] {""}
           *[other] , conservi { $kept } { $corporation }
        }; alla banca { $left ->
            [one] resta { $left } { $survivor }
           *[other] restano { $left } { $survivor }
        }
    }
}
    .short = { $sold ->
        [0] { $taken ->
            [0] conservi { $kept } { $corporation }
           *[other] +{ $taken } { $survivor }
        }
       *[other] { $taken ->
            [0] +{ $amount }
           *[other] +{ $amount }, +{ $taken } { $survivor }
        }
    }

hint-buy = costa { $cost }, ti restano { $cash }
    .short = ti restano { $cash }
hint-buy-nothing = non costa niente, ti restano { $cash }
hint-buy-too-much = costa { $cost }: ti mancano { $amount }
    .short = ti mancano { $amount }
hint-buy-and-end = { $cost ->
    [0] non compri niente
   *[other] costa { $cost }
} e la partita finisce subito
hint-buy-and-end-ranked = { $cost ->
    [0] non compri niente
   *[other] costa { $cost }
} e la partita finisce subito: { $seats ->
    [one] { $seats } avrebbe
   *[other] { $seats } avrebbero
} { $amounts }
hint-buy-and-end-two = { $cost ->
    [0] non compri niente
   *[other] costa { $cost }
} e la partita finisce subito: senza i bonus, per i quali il mercato deve ancora pescare, { $seats ->
    [one] { $seats } avrebbe
   *[other] { $seats } avrebbero
} { $amounts }

hint-declare-end = questo diventa l’ultimo turno; prima lo completi
hint-declare-end-ranked = questo diventa l’ultimo turno; prima lo completi. Ora { $seats ->
    [one] { $seats } avrebbe
   *[other] { $seats } avrebbero
} { $amounts }
hint-declare-end-two = questo diventa l’ultimo turno; prima lo completi. Ora, senza i bonus, per i quali il mercato deve ancora pescare, { $seats ->
    [one] { $seats } avrebbe
   *[other] { $seats } avrebbero
} { $amounts }
hint-claim-victory = si fanno i conti e il primo posto è tuo, qualunque cosa possiedano gli altri
hint-dead = unisce { $corporations }, al sicuro: non si può posare mai
hint-eighth = fonderebbe un’ottava società: per ora non si può posare
question-counted = Si contano il denaro, le azioni ai prezzi di oggi e, da tre giocatori in su, i bonus di tutte le società sul tabellone.
question-corporation = Chi ha { $corporation }, e quanto vale?
question-cell = Che cosa tocca { $cell }?

## Che cosa parla per una mossa, dove un consiglio ne confronta due

strength-first = hai più azioni di tutti in { $corporation }
strength-tied = hai tante azioni di { $corporation } quante chi ne ha di più
strength-second = sei al secondo posto per azioni di { $corporation }
strength-worth = il tuo denaro e le tue azioni valgono { $amount } in più
strength-cash = ti restano { $amount } in più
