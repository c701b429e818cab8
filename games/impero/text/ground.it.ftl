### Perché no: fondazioni, punti e denaro, caselle, dividendi.

name-empty = Una società ha bisogno di un nome leggibile, da 1 a { $longest } caratteri.
    .chapter = { rule-founding.title }
name-too-long = Questo nome ha { $count } caratteri; il massimo è { $longest }.
    .chapter = { rule-founding.title }
name-changed = Alcuni caratteri non sono ammessi in un nome. Diventerebbe «{ $name }»: scrivilo così, se va bene.
    .chapter = { rule-founding.title }
name-taken = C’è già una società { $company }: scegli un nome che non si possa confondere con il suo.
    .chapter = { rule-founding.title }
capital-too-low = Una società comincia con almeno { $least } presi dal tuo capitale.
    .chapter = { rule-founding.title }
no-free-cell = Tutte le { $count } caselle sono occupate, e una società nasce su una libera.
    .chapter = { rule-founding.title }
not-enough-money = Hai { $most }, e ne servono { $amount }.
    .chapter = { rule-beginning.title }
no-points = { $needed ->
    [one] Costa { $needed } punto
   *[other] Costa { $needed } punti
}, e in questo turno te ne restano { $points }.
    .chapter = { rule-beginning.title }
company-lacks-money = { $company } ha { $most }, e ne servono { $amount }.
    .chapter = { rule-managing.title }
no-company-points = { $needed ->
    [one] Costa { $needed } punto della società
   *[other] Costa { $needed } punti della società
}, e in questo turno a { $company } ne restano { $points }.
    .chapter = { rule-managing.title }
no-such-company = { $count ->
    [0] Non c’è ancora nessuna società.
    [one] Questa società non esiste: ce n’è una sola.
   *[other] Questa società non esiste: ce ne sono { $count }.
}
    .chapter = { rule-founding.title }
no-company-of-yours = Non amministri ancora nessuna società. Fondane una, o prendi più azioni di chiunque altro.
    .chapter = { rule-managing.title }
not-the-director = Per { $company } decide solo chi la amministra, cioè { $seat }.
    .chapter = { rule-managing.title }
no-such-cell = Questa casella non esiste: il paese ne ha { $count }.
    .chapter = { rule-map.title }
cell-is-own = { $cell } è già di questa società.
    .chapter = { rule-cells.title }
cell-taken = { $cell } è di { $owner }: si compra solo una casella libera.
    .chapter = { rule-cells.title }
cell-is-free = { $cell } è libera: si può comprare, non noleggiare.
    .chapter = { rule-cells.title }
cell-of-no-opponent = { $cell } è di { $owner }, che è tua anche lei: si noleggiano solo le caselle degli avversari.
    .chapter = { rule-cells.title }
cell-rented-already = Questa società noleggia già { $cell }.
    .chapter = { rule-cells.title }
cell-not-own = { $cell } non è di { $company }: una società sviluppa solo le proprie caselle.
    .chapter = { rule-cells.title }
cell-fully-developed = { $cell } rende già { $dollars }, e nessuna casella rende di più.
    .chapter = { rule-cells.title }
cell-not-adjacent = { $cell } non tocca nessuna casella che { $company } possieda o noleggi.
    .chapter = { rule-cells.title }
dividend-by-tens = Il dividendo va dallo 0% al 100% a scatti di { $step }.
    .chapter = { rule-dividends.title }
dividend-is-so-already = Il dividendo è già fissato: { $percent }.
    .chapter = { rule-dividends.title }
