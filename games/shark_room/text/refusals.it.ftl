### Perché no: che cosa rifiutano le regole di Shark Room, in italiano.

answer-comes-first = Si aspetta la risposta di { $seat }: fino ad allora non si gioca, compra, vende o scambia altro.
    .chapter = { rule-reactions.title }
nothing-to-answer = Nessuna carta aspetta una tua risposta.
    .chapter = { rule-reactions.title }
not-an-answer = { $special } non è una risposta.
    .chapter = { rule-reactions.title }
only-as-an-answer = { $special } si gioca solo in risposta a una carta giocata contro di te.
    .chapter = { rule-reactions.title }
open-first = Prima comincia il turno: le fasi da 1 a 3 precedono l’affare.
    .chapter = { rule-turn.title }
opened-already = Il tuo turno è già cominciato: compra, vendi o incassa 50 €.
    .chapter = { rule-turn.title }
answer-first = Una carta è rivolta a te: prima rispondi, o di’ che non rispondi.
    .chapter = { rule-reactions.title }
put-back-first = Stai guardando le prossime carte Titolo: prima rimettile sul mazzo.
    .chapter = { rule-cards.title }
titles-not-back = { $seat } sta ancora guardando le prossime carte Titolo: finché non le rimette sul mazzo nessuno pesca, e nessun altro guarda.
    .chapter = { rule-cards.title }
nothing-to-put-back = Non stai guardando carte Titolo.
    .chapter = { rule-cards.title }
not-these-titles = Rimetti proprio queste: { $titles }.
    .chapter = { rule-cards.title }
no-such-card = Questa carta non esiste.
card-not-in-hand = Non hai in mano { $special }.
not-in-hand = Scegli carte della tua mano, ciascuna una volta.
no-such-lot = Indica da 1 a 5 azioni di un titolo.
    .chapter = { rule-dealing.title }
too-few-on-the-market = { $count ->
    [0] Sul mercato non c’è nessuna { $title }.
    [one] Sul mercato c’è solo { $count } { $title }.
   *[other] Sul mercato ci sono solo { $count } { $title }.
}
    .chapter = { rule-dealing.title }
turn-so-many = { $needed ->
    [0] Fino a { $most } azioni non servono Squali: non scegliere carte.
    [one] { $count } azioni: trasforma esattamente 1 carta in Squalo.
   *[other] { $count } azioni: trasforma esattamente { $needed } carte in Squali.
}
    .chapter = { rule-dealing.title }
not-enough-cash = Hai { $cash }: questo costa { $cost }.
no-such-share = Indica azioni che esistono, ciascuna una volta: da Pear 1 a Pear 5, per esempio.
share-not-held = Non possiedi { $share }.
    .chapter = { rule-dealing.title }
one-title-only = Un affare riguarda azioni di un solo titolo.
    .chapter = { rule-dealing.title }
too-many-painted = { $most ->
    [0] Nessuna tua carta fa valere il prezzo stampato in questo affare.
    [one] Una sola azione di questa vendita può rendere il prezzo stampato.
   *[other] { $most } azioni di questa vendita possono rendere il prezzo stampato.
}
    .chapter = { rule-cards.title }
painted-not-sold = Solo le azioni che vendi possono rendere il prezzo stampato.
    .chapter = { rule-cards.title }
only-in-ones-opening = { $special } si gioca all’inizio del proprio turno.
    .chapter = { rule-cards.title }
only-in-ones-deal = { $special } si gioca nel proprio affare, prima di comprare o vendere.
    .chapter = { rule-cards.title }
asset-is-bought = { $special } è un Asset: si compra al suo prezzo.
    .chapter = { rule-assets.title }
not-an-asset = { $special } non è un Asset: si gioca.
    .chapter = { rule-assets.title }
asset-not-owned = Non possiedi questo Asset.
    .chapter = { rule-assets.title }
card-needs-a-player = { $special } vuole come bersaglio un giocatore e basta.
    .chapter = { rule-cards.title }
card-needs-a-share = { $special } vuole come bersaglio un giocatore e una sua azione.
    .chapter = { rule-cards.title }
card-needs-a-title = { $special } vuole come bersaglio un titolo e basta.
    .chapter = { rule-cards.title }
card-needs-nothing = { $special } non ha bersaglio: lascia vuoti giocatore, azione e titolo.
    .chapter = { rule-cards.title }
no-such-target = Scegli un avversario che sia ancora in gioco.
    .chapter = { rule-cards.title }
target-has-no-shark = { $target } non ha Squali, e a questa carta ne serve uno.
    .chapter = { rule-cards.title }
target-has-no-share = { $target } non ha azioni, e a questa carta ne serve una.
    .chapter = { rule-cards.title }
target-has-no-money = { $target } non ha denaro, e a questa carta ne serve.
    .chapter = { rule-cards.title }
target-has-not-this-share = { $target } non possiede quell’azione.
    .chapter = { rule-cards.title }
no-such-title = In questa partita quel titolo non c’è.
title-not-held = Non hai { $title }, e a questa carta ne serve un’azione.
    .chapter = { rule-cards.title }
offer-of-another = La proposta { $proposal } non è tua: la ritira solo chi l’ha fatta.
    .chapter = { rule-desk.title }
offer-of-nothing = Una parte di una proposta può essere vuota, ma non tutte e due.
    .chapter = { rule-desk.title }
no-such-partner = Scegli un altro giocatore che sia ancora in gioco.
    .chapter = { rule-desk.title }
not-in-notes = La banconota più piccola è da { $unit }: offri un suo multiplo.
    .chapter = { rule-desk.title }
party-has-not-the-share = { $seat } non possiede { $share }.
    .chapter = { rule-desk.title }
party-has-not-the-money = { $seat } ha solo { $cash }.
    .chapter = { rule-desk.title }
nobody-has-the-share = Nessuno degli altri possiede { $share }.
    .chapter = { rule-desk.title }
nobody-has-the-money = Nessuno degli altri ha più di { $cash }.
    .chapter = { rule-desk.title }
