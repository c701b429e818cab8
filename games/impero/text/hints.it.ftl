# Che cosa farebbe un’azione, in poche parole.

hint-buy-cell = { $dollars } a turno · costa { $cost } · stabilità { $stability } su { $levels } · blackout { $chance }
    .short = compra a { $cost } ({ $dollars } a turno)
hint-rent-cell = { $earned } a turno · costa { $cost } · stabilità { $stability } su { $levels } · blackout { $chance }
    .short = noleggia a { $cost } ({ $earned } a turno)
hint-develop-cell = fino a { $dollars } a turno · costa { $cost } · stabilità { $stability } su { $levels } · blackout { $chance }
    .short = sviluppa a { $cost } (fino a { $dollars })
hint-set-dividend = { $points } PO · alla società resta il { $kept }%
hint-bid = { $amount } sono { $share } ad azione
hint-send = { $risk ->
    [0] Finanza: rischio dell’1% ogni { $amount }
   *[other] Finanza: rischio { $risk }%
}
