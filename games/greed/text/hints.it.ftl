# Che cosa farebbe un’azione, in poche parole. Ognuna ha una forma breve per i bottoni.

hint-announce = tendenza { arrows } · dà { $made } l’anno
    .short = { arrows }
hint-announce-transformation = tendenza { arrows } · dà { $made } da { $used_up }
    .short = { arrows }
hint-invest = una carta costa { $cost } e lascia { $cash } in cassa
    .short = restano { $cash }
hint-invest-either = una carta costa { $cost } e ne lascia { $cash }; con il tuo segnalino { $double } e { $rest }
    .short = restano { $cash } o { $rest }
hint-invest-others = una carta costa { $cost } e ne lascia { $cash }; con il tuo segnalino { $double }, che non hai
    .short = restano { $cash }
hint-invest-nothing = non compra niente: una carta con il tuo segnalino costa { $cost }, e tu hai { $cash }
    .short = non compra niente
hint-take-asset = costa { $cost } · { $used_up ->
    [0] dà { $made }
   *[other] dà { $made } da { $used_up }
} · { $direction } { $gain } ai prezzi di oggi · segnalino di { $seat }
    .short = costa { $cost }
hint-card = { $used_up ->
    [0] dà { $made }
   *[other] dà { $made } da { $used_up }
} · { $direction } { $gain } ai prezzi di oggi
hint-card-of = segnalino di { $seat } · ora { $direction } { $gain } · { $used_up ->
    [0] dà { $made }
   *[other] dà { $made } da { $used_up }
}
hint-own-card = tuo segnalino: costa il doppio · ora { $direction } { $gain } · { $used_up ->
    [0] dà { $made }
   *[other] dà { $made } da { $used_up }
}
hint-discard = { $used_up ->
    [0] dà { $made }
   *[other] dà { $made } da { $used_up }
} · { $direction } { $gain } ai prezzi di oggi
    .short = { $direction } { $gain } l’anno
direction-gains = rende
direction-loses = perde
hint-deal = { $gain ->
    [0] non meglio di adesso
   *[other] { $gain } in più di adesso
} · poi { $cash } in cassa · prodotti: { $goods }, per cui il mercato pagherebbe { $value }
    .short = +{ $gain }
hint-losing-deal = { $gain } in meno di adesso · poi { $cash } in cassa · prodotti: { $goods }, per cui il mercato pagherebbe { $value }
    .short = −{ $gain }
hint-not-now = adesso non si può fare
    .short = non ora
hint-best-use = l’uso migliore: il mercato pagherebbe { $value }, { $gain } in più
    .short = +{ $gain }
hint-transform = il mercato pagherebbe { $value }, { $gain } in più
    .short = +{ $gain }
hint-losing-transform = il mercato pagherebbe { $value }, { $gain } in meno
    .short = −{ $gain }
hint-keep = { $kept ->
    [0] si vende tutto per { $amount }
   *[other] { $amount ->
        [0] non si vende niente
       *[other] il resto si vende per { $amount }
    }{ $cost ->
        [0] {""}
       *[other] {" "}· conservare costa { $cost }
    }
}
    .short = +{ $amount }{ $cost ->
        [0] {""}
       *[other] , conservare costa { $cost }
    }
hint-name = { $officer } riceverebbe { $amount }
    .short = { $officer }: +{ $amount }
hint-raise = ti restano { $cash }
    .short = ti restano { $cash }
hint-raise-for-points = { $points } · ti restano { $cash }
    .short = { $points }
hint-found = tendenza { arrows }
    .short = { arrows }
question-counted = Si contano i punti degli status symbol.
question-card = Che cosa dà { $card }?
question-company = Chi dirige { $company }, e che cosa ha?
question-product = Quanto vale { $product }?
question-symbol = Chi ha { $symbol }?
hint-symbol = { $points }; { $seat ->
    [none] non ce l’ha nessuno
   *[other] ce l’ha { $seat }
}
hint-led-by = CEO { $seat }
hint-leads = CEO di { $companies }
hint-not-in-play = non è in gioco

## Che cosa parla per una mossa, dove un consiglio ne confronta due

strength-points = hai { $points } in più
strength-ceo = sei CEO di { $company }
strength-office = hai una carica in { $company }
strength-no-boot = { $company } non ha lo stivale
strength-funds = { $company } ha { $amount } in più
strength-cash = ti restano { $amount } in più di tuo
