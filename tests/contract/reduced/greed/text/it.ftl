### Greed ridotto, in italiano.

game-greed = Piccola avidità

column-symbols = Simboli
line-year = Anno
line-hand = Le tue carte
line-chosen = Carta scelta
line-market = Mercato

option-years = Anni
do-announce = Carta { $place }
do-bid = La società { $firm } offre { $amount }
    .form = Offri per la società { $firm }…
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
do-propose = { $by } offre { $give } per { $take }
    .form = { $answers ->
        [none] Proposta di { $by } a { $partner ->
            [none] chiunque
           *[other] { $partner }
        }…
       *[other] Controproposta di { $by } alla { $answers } di { $partner }…
    }
    .several = Proposte tue…
do-accept = Accetta la proposta { $proposal } per { $party }
    .several = Accetta una proposta…
do-decline = Rifiuta la proposta { $proposal }
    .several = Rifiuta una proposta…
do-withdraw = Ritira la proposta { $proposal }
    .several = Ritira una proposta…
do-use = Usa { $asset } nella società { $firm }
do-done = Fatto
do-raise-to = Rilancia a { $amount }
    .form = Rilancia…
do-pass = Passa
order-symbol-up-to = Compra il simbolo dell’anno { $year } per al massimo { $most }
field-amount = Importo
field-most = Al massimo
field-give = Dai
field-take = Ricevi
field-uses = Da usare in mezzo
field-words = Promessa (non obbliga nessuno)
field-year = Anno

announced = { $seat } ha scelto.
cards-shown = Il mercato: { $cards }.
cards-seen = Peschi { $cards }.
bid-written = La società { $firm } ha offerto.
bids-shown = Le offerte: { $bids }.
asset-bought = La società { $firm } compra { $asset } per { $price }.
proposal-made = { $by } offre { $give } per { $take }.
proposal-gone = La proposta { $proposal } non è più sul tavolo.
deal-made = { $party } accetta la proposta { $proposal }: { $give } per { $take }.
transformed = La società { $firm } usa { $asset }.
sold = La società { $firm } vende tutto per { $amount }.
raised = { $seat } offre { $amount }.
passed = { $seat } passa.
symbol-bought = { $seat } compra il simbolo per { $amount }.

left = Hai lasciato questa partita.
no-such-card = Le carte sono numerate da 0 a { $most }.
bid-out-of-range = Offri da { $least } a { $most }, o nulla.
not-ceo = Non dirigi questa società.
goods-missing = Queste merci non ci sono.
asset-not-available = Adesso questo impianto non si può usare.
no-such-company = Non c’è una società così con cui trattare.
amount-below-nothing = Nulla può essere sotto lo 0.
both-must-give = Tutti e due devono dare qualcosa.
not-enough = Ci sono { $most }.
no-such-offer = La proposta { $proposal } non è più sul tavolo.
offer-to-another = La proposta { $proposal } è per un’altra società.
offer-to-oneself = Una società non propone niente a sé stessa.
offer-stands-already = La stessa proposta è già sul tavolo.
too-many-offers = Una società può avere al massimo { $most } proposte aperte.
too-much = È più di quanto ci sia.
void-auction-over = L’asta di quell’anno è finita.
void-passed = Sei fuori da quest’asta.
void-outbid = L’offerta è già a { $least }.

command-greed = greed
    .description = Le tue mosse
command-greed-announce = annuncia
    .description = Scegli la carta da mostrare
    .option-place = posto
    .option-place-about = Il posto nella tua mano, da 0
command-greed-bid = offri
    .description = Offri per una società, in segreto
    .option-firm = società
    .option-firm-about = La lettera
    .option-amount = importo
    .option-amount-about = Quanto
command-greed-accept = accetta
    .description = Accetta una proposta
    .option-proposal = numero
    .option-proposal-about = Quale proposta
    .option-party = società
    .option-party-about = Per quale società
command-greed-decline = rifiuta
    .description = Rifiuta una proposta
    .option-proposal = numero
    .option-proposal-about = Quale proposta
command-greed-withdraw = ritira
    .description = Ritira una proposta
    .option-proposal = numero
    .option-proposal-about = Quale proposta
command-greed-use = usa
    .description = Usa un impianto
    .option-firm = società
    .option-firm-about = La lettera
    .option-asset = impianto
    .option-asset-about = Quale
command-greed-done = fatto
    .description = Di’ che hai fatto
command-greed-raise = rilancia
    .description = Rilancia
    .option-amount = importo
    .option-amount-about = Quanto
command-greed-pass = passa
    .description = Esci dall’asta
