### Impero ridotto, in italiano.

game-empire = Piccolo impero

column-points = Punti
line-turn = Turno

option-turns = Turni
do-found = Fonda { $name } con { $capital }
    .form = Fonda una società…
do-expand = Amplia { $company }
do-set-dividend = { $company }: { $percent }
do-issue = Emetti { $shares } azioni di { $company } per almeno { $least }
    .form = Emetti azioni di { $company }…
do-bid = Offri { $amount } nell’asta { $auction }
    .form = Offri nell’asta { $auction }…
order-bid-up-to = Offri fino a { $most } nell’asta { $auction }
field-name = Nome
field-capital = Capitale
field-shares = Azioni
field-least = Base d’asta
field-amount = Importo
field-most = Al massimo

founded = { $seat } fonda { $name } con { $capital }.
auction-opened = Azioni di { $company } all’asta fino a { $ends }: asta { $auction }.
bid-made = { $seat } offre { $amount } nell’asta { $auction }, che finisce { $until }.{ $outbid ->
    [none] {""}
   *[other] {" "}{ $outbid } riprende la sua offerta.
}
auction-closed = L’asta { $auction } è finita: { $winner ->
    [none] nessuno ha offerto
   *[other] { $winner } paga { $amount }
}.
director-changed = Adesso { $seat } dirige { $company }.
dividend-paid = { $company } paga { $per_share } per azione.
node-failed = { $company } non incassa nulla in questo turno.
turn-began = Comincia il turno { $turn }.

left = Hai lasciato questa partita.
dividend-by-tens = Un dividendo cambia di dieci punti per volta; adesso è { $now }%.
not-director = Non dirigi questa società.
no-points = Troppo pochi punti.
capital-or-name = A una società servono un capitale e un nome fino a 30 caratteri.
name-taken = C’è già una società con questo nome.
issue = Da 1 a { $most } azioni, e non nell’ultimo turno.
auction-over = Questa asta è finita.
bid-too-low = Offri almeno { $least }.
void-auction-over = L’asta è finita.
void-outbid = L’offerta è già a { $least }.
void-cannot-bid = Non puoi offrire { $least }.
topic-auction = l’asta

command-empire = empire
    .description = Le tue mosse
command-empire-found = fonda
    .description = Fonda una società
    .option-name = nome
    .option-name-about = Come si chiama
    .option-capital = capitale
    .option-capital-about = Quanto riceve
command-empire-expand = amplia
    .description = Amplia una società
    .option-company = società
    .option-company-about = Quale
command-empire-dividend = dividendo
    .description = Fissa un dividendo
    .option-percent = percento
    .option-percent-about = Quanto
    .option-company = società
    .option-company-about = Quale
command-empire-issue = emetti
    .description = Emetti azioni
    .option-shares = azioni
    .option-shares-about = Quante
    .option-least = base
    .option-least-about = La base d’asta
    .option-company = società
    .option-company-about = Quale
command-empire-bid = offri
    .description = Offri in un’asta
    .option-auction = asta
    .option-auction-about = Il numero
    .option-amount = importo
    .option-amount-about = Quanto
