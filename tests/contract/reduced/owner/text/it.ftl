### Owner’s Choice ridotto, in italiano.

game-owner = Piccolo padrone
company-iron = Ferro
company-timber = Legno
company-wool = Lana
company-salt = Sale

column-cash = Denaro
column-shares = Azioni
line-fund = Fondo
line-marker = Segnalino

do-buy = Compra { $shares }
    .form = Compra azioni…
do-sell = Vendi { $shares }
    .form = Vendi azioni…
do-move = Avanza di { $spaces }
do-end-turn = Finisci il turno
do-roll-president = Tira il dado del presidente
do-roll-fund = Tira il dado del fondo
order-always-roll-fund = Tira sempre il dado del fondo
field-shares = Azioni
field-spaces = Caselle

moved = { $seat } porta il segnalino alla casella { $space }.
bought = { $seat } compra { $shares }.
shares-sold = { $seat } vende { $shares }.
die-rolled = { $seat } tira per { $company }: { $steps } passi.
bankrupt = { $company } è fallita: le sue azioni non valgono nulla.
fund-taken = { $seat } prende { $amount } dal fondo.

shares = Scrivi quante azioni, almeno una.
too-many-shares = Di { $company } puoi prenderne al massimo { $most }.
hand-limit = Nessuno può avere più di { $most } azioni.
spaces = Il segnalino avanza da 1 a { $most } caselle.

command-owner = owner
    .description = Le tue mosse
command-owner-buy = compra
    .description = Compra azioni
    .option-iron = ferro
    .option-iron-about = Azioni Ferro
    .option-timber = legno
    .option-timber-about = Azioni Legno
    .option-wool = lana
    .option-wool-about = Azioni Lana
    .option-salt = sale
    .option-salt-about = Azioni Sale
command-owner-sell = vendi
    .description = Vendi azioni
    .option-iron = ferro
    .option-iron-about = Azioni Ferro
    .option-timber = legno
    .option-timber-about = Azioni Legno
    .option-wool = lana
    .option-wool-about = Azioni Lana
    .option-salt = sale
    .option-salt-about = Azioni Sale
command-owner-move = avanza
    .description = Sposta il segnalino
    .option-spaces = caselle
    .option-spaces-about = Quante
command-owner-end = fine
    .description = Finisci il turno
command-owner-president = presidente
    .description = Tira il dado del presidente
command-owner-fund = fondo
    .description = Tira il dado del fondo
