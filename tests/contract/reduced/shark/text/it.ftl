### Shark Room ridotto, in italiano.

game-shark = Piccolo squalo
card-windfall = Colpo di fortuna
card-steal = Furto
card-lawyer = Avvocato

column-held = Carte
column-sharks = Squali
line-hand = Le tue carte
line-deck = Mazzo

option-alone = Chi può rispondere a una carta
option-alone-yes = solo chi ne è il bersaglio
option-alone-no = si chiede a tutti
option-rounds = Giri
do-collect = Incassa 50 $
do-play-card = Gioca { $card } su { $target }
    .form = Gioca { $card } su…
do-answer = Rispondi con { $card }
do-no-answer = Nessuna risposta
order-never-answer = Non rispondere mai
order-collect-next = Incassa al prossimo turno se ho almeno { $money }
field-money = Denaro
field-target = Su chi

card-played = { $seat } gioca { $card } su { $target }.
card-cancelled = { $card } è annullata.
money-taken = { $seat } prende { $amount } a { $target }.
money-gained = { $seat } riceve { $amount }.
cards-drawn = { $seat } pesca { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}.
cards-seen = Peschi: { $cards }.

not-in-hand = Non hai questa carta, o adesso non si può giocare.
wrong-target = Un Colpo di fortuna si gioca su se stessi, tutto il resto su un altro.
left = Hai lasciato questa partita.
void-money-was-taken = Qualcuno ti ha preso del denaro: hai { $money }.

command-shark = shark
    .description = Le tue mosse
command-shark-collect = incassa
    .description = Incassa 50 $ e finisci il turno
command-shark-play = gioca
    .description = Gioca una carta
    .option-card = carta
    .option-card-about = Quale carta
    .option-target = bersaglio
    .option-target-about = Su chi
command-shark-answer = rispondi
    .description = Rispondi a una carta
    .option-card = carta
    .option-card-about = Quale carta
command-shark-pass = passa
    .description = Non rispondere
