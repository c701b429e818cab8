### L'aiuto al tavolo: che cosa sta per succedere, e che cosa significa ciò che si incontra per la prima volta.

forecast-closing = Chiusure di { $title } già uscite: { $out } di { $of }. La prossima, tra { $deck ->
    [one] { $deck } carta
   *[other] { $deck } carte
}, ti porta via { $count ->
    [one] la tua azione
   *[other] le tue { $count } azioni
} senza compenso.
forecast-last-turn = È il tuo ultimo turno: alla fine carte in mano e Squali non valgono niente, le azioni valgono il prezzo stampato, gli asset comprati il loro prezzo. { $assets ->
    [0] Non hai carte Asset in mano.
    [one] Hai una carta Asset in mano.
   *[other] Hai { $assets } carte Asset in mano.
}
forecast-no-turn = Non hai altri turni. { $count ->
    [0] Non hai più carte.
   *[other] Alla fine le carte in mano non contano: { $assets ->
        [0] gioca quelle che puoi.
       *[other] un asset conta solo se è comprato.
    }
}
forecast-group = Un’altra azione di { $title } completa un gruppo: { $gain } in più a ogni tuo turno. La meno cara adesso costa { $cost }.
forecast-sharks = Hai { $sharks }: la carta { $special } può toglierti { $amount }.

first-groups = **Dividendi**: si pagano all’inizio del tuo turno, solo per gruppi completi. Un’azione oltre il gruppo non rende niente.
first-closing = **Chiusure**: rimandano al mercato tutte le azioni del loro titolo, senza compenso. Un’azione scoperta dopo resta.
first-deal = **Affari**: tutte le azioni costano il prezzo della meno cara, quindi due convengono spesso più di una. Alla fine ognuna vale il prezzo stampato.
first-answer = **Risposte**: può rispondere solo chi è bersaglio della carta, e il tavolo aspetta quella risposta.
first-sharks = **Squali**: per ogni azione di un affare oltre la seconda una tua carta diventa uno Squalo. Alla fine non valgono niente, ma certe carte tolgono di più a chi ne ha di più.
first-last-titles = **L’ultimo turno**: quando finisce si contano denaro, azioni al prezzo stampato e asset.
