### L'aiuto al tavolo: che cosa sta per succedere, e che cosa significa ciò che si incontra per la prima volta.

forecast-end = { $turns ->
    [one] È l’ultimo turno
   *[other] Restano { $turns } turni
}: alla fine conta solo il tuo denaro. I { $funds } nelle tue società allora non valgono niente.
forecast-full-dividend = { $company }: per un dividendo intero { $needed ->
    [one] serve { $needed } punto della società
   *[other] servono { $needed } punti della società
}, e ne ha { $points }.
forecast-director = { $company }: se { $seat } ottiene { $count ->
    [one] l’azione
   *[other] le { $count } azioni
} dell’asta, non ne sei più amministratore. Tu ne hai { $mine }.
forecast-director-maybe = { $company }: chi ottiene { $count ->
    [one] l’azione
   *[other] le { $count } azioni
} dell’asta può diventarne amministratore al posto tuo. Tu ne hai { $mine }.
forecast-issue = { $company }: se emetti { $count ->
    [one] un’azione, chi la ottiene
   *[other] { $count } azioni, chi le ottiene
} può diventarne amministratore al posto tuo. Tu ne hai { $mine }.
forecast-points = I punti non si conservano. Alla chiusura quelli rimasti si perdono: { $points ->
    [0] { $count } delle tue società
   *[other] { $points ->
        [one] { $points } tuo
       *[other] { $points } tuoi
    }{ $count ->
        [0] {""}
       *[other] , { $count } delle tue società
    }
}.

first-closing = **La chiusura**: le caselle rendono, le società tengono una parte, e ogni azione riceve il resto. Tutti ricevono punti nuovi.
first-founded = **Una società** ha il suo denaro. Quello versato da chi la fonda torna solo come dividendi.
first-cell = **Caselle**: rendono a ogni chiusura, le più ricche con più rischio di blackout, che dimezza le caselle vicine.
first-dividend = **Il dividendo** è la parte degli azionisti. Conta quello impostato quando il turno si chiude.
first-bid = **Offerte**: quella più alta è trattenuta, e torna a chi l’ha fatta quando un’altra la supera.
first-auction = **Aste**: danno alla società denaro e un azionista, e con ogni azionista un punto a turno.
first-director = **L’amministratore** è chi ha più azioni: averne altrettante non basta.
first-sent = **Inviare denaro**: la Finanza può accorgersene: più ne invii rispetto al tuo capitale, più è probabile.
