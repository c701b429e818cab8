# Che cosa farebbe un’azione, in poche parole: sempre con il denaro e ciò che rende.

hint-buy-cell = costa { $cost }, rende { $earned } a turno: ripagata in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} · blackout { $chance } · stabilità { $stability } su { $levels }
    .short = compra a { $cost }: +{ $earned } a turno, ripagata in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, blackout { $chance }
hint-rent-cell = costa { $cost }, rende { $earned } a turno: ripagata in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} · blackout { $chance } · stabilità { $stability } su { $levels }
    .short = noleggia a { $cost }: +{ $earned } a turno, ripagata in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, blackout { $chance }
hint-develop-cell = costa { $cost }, +{ $earned } a turno: ripagata in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
} · blackout { $chance } · stabilità { $stability } su { $levels } · poi { $dollars }
    .short = sviluppa a { $cost }: +{ $earned } a turno, ripagata in { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, blackout { $chance }
hint-set-dividend = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · senza blackout: in questo turno { $share } per azione, alla società { $cash }
hint-found = { $points } punti · ti restano { $cash }
hint-issue = almeno { $share } ad azione · poi le azioni sono { $count } in tutto
hint-issue-lot = { $shares_count } azioni, { $amount } in tutto, almeno { $share } l’una · poi sono { $count }
hint-bid = { $count ->
    [one] {""}
   *[other] { $amount } sono { $share } ad azione ·{" "}
}all’ultima chiusura ogni azione ha reso { $paid }
hint-sell = { $share } ad azione · all’ultima chiusura ognuna ha reso { $paid }
hint-sell-lot = { $shares_count } azioni, { $amount } in tutto, { $share } l’una · resa dell’ultimo turno: { $paid }
hint-sell-cheap = { $amount } per ciò che può rendere ancora { $worth } · { $share } l’una; resa ultima: { $paid }
hint-buy = { $share } ad azione · all’ultima chiusura ognuna ha reso { $paid }
hint-send = rischio: { $risk }%{ $each ->
    [0] {""}
   *[other] {" "}(1% ogni { $each })
}; se la Finanza vi scopre perdete tutto: tu { $cash }
hint-answer = ricevi { $amount }; rischio: { $risk }%; se la Finanza vi scopre perdi tutto ciò che hai, { $cash }
hint-share-of = a un’azione andrebbero { $share } alla prossima chiusura (dividendo: { $percent })
hint-cell = rende { $dollars }; { $owner ->
    [none] libera
   *[other] di { $owner }
}
question-counted = Si conta il capitale di ciascuno all’ultima chiusura.
question-company = Chi ha { $company }, e quanto paga?
question-cell = Quanto rende { $cell }, e a chi?

## Che cosa parla per una mossa, dove un consiglio ne confronta due

strength-directs = amministri { $count ->
    [one] una società
   *[other] { $count } società
} in più
strength-cells = le tue società hanno { $count ->
    [one] una casella
   *[other] { $count } caselle
} in più
strength-yields = le caselle delle tue società rendono { $dollars } in più
strength-funds = le tue società hanno { $amount } in più
strength-points = { $count ->
    [one] ti resta un punto
   *[other] ti restano { $count } punti
} in più
strength-cash = ti restano { $amount } in più
