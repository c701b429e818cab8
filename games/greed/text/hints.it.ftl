# Che cosa farebbe un’azione, in poche parole. Ognuna ha una forma breve per i pulsanti.

hint-announce = tendenza { arrows } · dà { $made } l’anno
    .short = { arrows }
hint-announce-transformation = tendenza { arrows } · dà { $made } da { $used_up }
    .short = { arrows }
hint-invest = restano { $cash } in cassa, se compra
    .short = restano { $cash }
hint-take-asset = costa { $cost } · { $used_up ->
    [0] dà { $made }
   *[other] dà { $made } da { $used_up }
}, { $gain } ai prezzi di oggi · segnalino di { $seat }
    .short = per { $cost }
hint-discard = { $used_up ->
    [0] dà { $made }
   *[other] dà { $made } da { $used_up }
}, { $gain } ai prezzi di oggi
    .short = { $gain } l’anno
hint-deal = dopo { $goods }, { $cash } in cassa · il mercato pagherebbe { $value } · { $gain } in più di adesso
    .short = +{ $gain }
hint-losing-deal = dopo { $goods }, { $cash } in cassa · il mercato pagherebbe { $value } · { $gain } in meno di adesso
    .short = −{ $gain }
hint-not-now = adesso non si può fare
    .short = non ora
hint-best-use = l’uso migliore: il mercato pagherebbe { $value }, { $gain } in più
    .short = +{ $gain }
hint-transform = poi il mercato pagherebbe { $value }, rispetto a ora { $gain }
    .short = { $gain }
hint-keep = il resto si vende per { $amount } · conservare costa { $cost }
    .short = vende per { $amount }
hint-name = { $officer } riceverebbe { $amount }
    .short = { $officer }: { $amount }
hint-raise = ti restano { $cash }
    .short = restano { $cash }
hint-raise-for-points = { $points } · ti restano { $cash }
    .short = { $points }
hint-found = tendenza { arrows }
    .short = { arrows }
