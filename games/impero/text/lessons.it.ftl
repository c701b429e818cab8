### La lezione. Una scena ha un titolo, quello che si dice, il compito, e quello che si dice a ogni risposta.

lesson-found = Alla fine vince chi ha più denaro personale. Cominci con { $cash } e con { $points } punti, che si spendono per giocare. A ogni turno hai di nuovo { $points } punti.

    Il denaro cresce nelle società. Fondarne una costa { $needed } punti, più il denaro che ci metti. **Quel denaro non è più tuo**: la società ci compra caselle della mappa. Le caselle rendono a ogni turno, e la parte maggiore va a chi ha azioni. All’inizio le azioni sono tutte tue. Il nome lo scegli tu.
    .title = La tua prima società
    .task = Fonda una società, e dalle più della metà del tuo denaro.
lesson-found-good = La società ora può lavorare, e le azioni sono tutte tue. Nelle prossime scene si chiama Aurora.
lesson-found-all = La società ha tutto il tuo denaro. È audace, e funziona: quello che tieni non fa niente per te, se nessuno vende azioni. Nelle prossime scene la società si chiama Aurora.
lesson-found-cent = Attenzione: con così poco denaro non può né comprare una casella né sviluppare la sua. I punti sono spesi lo stesso.
lesson-found-little = Si può, ma il denaro in mano non rende. Una società con più denaro rende di più dal primo turno.

lesson-develop = Amministri { $company }, perché hai più azioni di tutti. La società ha { $funds }, { $points } punti suoi per questo turno, e una casella, { $cell }. Comprare una casella, o svilupparne una di un livello, costa un punto della società.

    Una casella libera accanto alle sue costa una volta e mezzo quello che rende a turno: si ripaga in due turni. **Sviluppare una casella al livello seguente costa meno: quasi ogni passo si ripaga in un turno.** Lo dicono i bottoni. La loro ultima cifra riguarda la prossima scena.
    .title = Sviluppa prima di comprare
    .task = Fai quello che si ripaga prima.
lesson-develop-developed = Bene: da ora la casella rende di più a ogni turno, al prezzo di un turno. Continua così finché la società può pagare il prossimo passo, poi compra caselle accanto.
lesson-develop-dear = Si può, ed è una casella ricca. Ma prende quasi tutto il denaro. La stessa rendita costa poco più della metà, se sviluppi la tua casella passo per passo.
lesson-develop-bought = Si può, ma si ripaga solo in due turni. La tua casella si può sviluppare, e si ripaga in uno.
lesson-develop-ready = Attenzione: quando il turno si chiude i punti della società sono persi. Prima usali.

lesson-stable = Un’altra partita. Quando un turno si chiude, alcune caselle vanno in **blackout**. Una casella spenta non rende niente, e le sue vicine (fino a otto, angoli compresi) solo la metà. Più una casella rende, e meno è stabile, più spesso si spegne. La stabilità più alta è { $levels }. L’immagine la mostra con piccole barre; il bottone dice quanto spesso la casella si spegne.
    .title = Le caselle si spengono
    .task = Compra la casella da { $dollars } a turno che si spegne meno spesso.
lesson-stable-steady = { $cell } ha la stabilità più alta, e non costa di più. La stabilità conta soprattutto per le caselle ricche: non metterne due una accanto all’altra.
lesson-stable-shaky = Si può, e rende lo stesso, ma si spegne più spesso. Guarda «blackout» sui bottoni.
lesson-stable-other = Si può, ma non rende { $dollars } a turno.

lesson-spend = Di nuovo la prima partita, qualche mossa dopo. { $company } ha ancora { $funds } e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. **I punti non si conservano**: ogni turno comincia con il numero intero, qualunque cosa sia rimasta. Un turno si chiude quando il suo tempo è finito (in una partita lunga la mattina e la sera), o qui appena tutti premono [Ho finito].
    .title = I punti non si conservano
    .task = Usa l’ultimo punto di { $company }.
lesson-spend-spent = Era l’ultimo punto. Il denaro che resta è della società anche nel prossimo turno.
lesson-spend-lost = Il turno è chiuso, e il punto è perso. Premi [Ho finito] solo quando nessuna tua società può fare altro.

lesson-second = Il turno si è chiuso. { $company } ha incassato { $amount }. Il suo dividendo è { $percent }: quella parte va agli azionisti, qui solo tu. Il resto, { $funds }, rimane alla società. Ora hai { $cash }, e di nuovo tutti i tuoi punti.

    {""}**È poco il denaro, e sono pochi anche i punti.** Ogni società porta { $points } punti suoi a ogni turno.
    .title = Una nuova società a ogni turno
    .task = Fonda una seconda società con almeno metà del tuo denaro.
lesson-second-founded = Due società possono fare il doppio a ogni turno. **Fondane una a ogni turno, tranne che negli ultimi.**
lesson-second-little = Si può, ma una società con poco denaro fa poco con i suoi punti.
lesson-second-waited = Attenzione: il turno è chiuso, e il tuo denaro non ha fatto niente. Una seconda società avrebbe lavorato per te da adesso.

lesson-rent = Un’altra partita. { $seat } amministra { $owner } e ha sviluppato { $cell }, accanto alle tue caselle: rende { $dollars } a turno. **La tua società può noleggiarla.** Paghi una volta; metà di quello che rende è tua a ogni turno, fino alla fine della partita. A { $seat } nessuno chiede il permesso, e non perde niente. { $company } ha ancora { $funds } e { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .title = Noleggia quello che non puoi comprare
    .task = Usa il punto per quello che rende di più a turno.
lesson-rent-rented = Bene: con un punto solo rende il doppio di ogni casella libera qui intorno. Con pochi punti e abbastanza denaro, noleggia le caselle ricche degli altri.
lesson-rent-bought = Si può, e si ripaga prima. Ma a mancare sono i punti: noleggiare { $cell } rende il doppio per lo stesso punto.

lesson-money = Di nuovo la prima partita. { $seat } ti manda { $amount } in segreto: un regalo, o il prezzo di qualcosa. Tu hai { $cash }. Se accetti, la Finanza può accorgersene (rischio: { $risk }%): è la parte del suo denaro che { $seat } ha mandato. **Se se ne accorge, perdete entrambi tutto il vostro denaro.** Rifiutare non costa niente.
    .title = Denaro mandato da altri
    .task = Accetta o rifiuta il denaro.
lesson-money-refused = Giusto: il denaro torna indietro. Accetta solo una piccola parte di quello che ha chi lo manda, quando hai poco da perdere.
lesson-money-accepted = Attenzione: il rischio è alto, e perderesti { $cash } per { $amount }. Rifiuta.

lesson-director = Una terza partita. Una società può emettere nuove azioni, che vanno all’asta: il prezzo va alla società, e ogni nuovo azionista porta alla società un punto in più a ogni turno. { $company } ora ha { $points } punti, perché { $seat } è un nuovo azionista, con { $count } azioni. Tu ne hai { $held }. **Chi ha più azioni amministra la società**, e a parità resta chi c’è. Il modulo chiede quante azioni, e la base d’asta per un’azione.
    .title = Chi amministra
    .task = Emetti nuove azioni, ma così poche che { $seat } non possa amministrare la società.
lesson-director-few = { $seat } le ha comprate, e amministri ancora tu: nessuno ha più azioni di te. A un nuovo azionista basta un’azione per portare il suo punto.
lesson-director-lost = Ora { $seat } ha più azioni di te e amministra { $company }. Il suo denaro e i suoi punti non sono più in mano tua.
lesson-director-unsold = Attenzione: nessuno ha offerto la base d’asta: non è stata emessa nessuna azione, e { $company } non ha avuto niente. Chiedi di meno.

lesson-auction = Una partita breve, a due turni dalla fine. { $seat } mette all’asta { $count } nuove azioni di { $company }. Finché la tua offerta è la più alta il suo denaro è trattenuto; torna se qualcuno offre di più. **Un’azione vale quello che le sarà ancora pagato, e alla fine niente.** All’ultima chiusura ciascuna ha reso { $paid }. Con le nuove azioni sarà di meno, e mancano solo due chiusure.
    .title = Quanto vale un’azione
    .task = Fai un’offerta per le azioni di { $company }, ma non più di quello che possono rendere.
lesson-auction-won = Le azioni sono tue per meno di quello che rendono in due chiusure. Hai pagato la tua offerta: all’inizio offri poco. Puoi offrire ancora quando qualcun altro offre di più.
lesson-auction-outbid = Si può, ed è un buon inizio, ma dopo di te { $leader } offre { $price } e vince. In partita puoi offrire ancora, o registrare un massimo segreto.
lesson-auction-dear = Attenzione: è più di quello che le azioni possono rendere: { $count } azioni, due chiusure, e meno di { $paid } ciascuna.
lesson-auction-passed = Si può, ma la base è di { $base } in tutto, e le azioni rendono di più.

lesson-last = L’ultimo turno di un’altra partita breve. **Alla fine conta solo il denaro tuo, ora { $cash }, e quello che le azioni rendono a questa chiusura.** I { $funds } di { $company } non varranno niente. Alle azioni va una parte di quello che incassa ({ $percent }). Ogni passo del dieci per cento in più costa un punto della società, che ne ha { $points }.
    .title = Gli ultimi turni
    .task = Fai in modo che tutto l’incasso di { $company } vada alle azioni.
lesson-last-whole = Ora tutto quello che incassa va a te. Con i punti che restano spendi in caselle il resto del suo denaro. In una partita lunga comincia qualche turno prima della fine: in un turno i punti sono pochi.
lesson-last-part = Si può, ma un altro passo costa un altro punto, e la società ne ha abbastanza.
lesson-last-less = Attenzione: quello che resta alla società alla fine è perso.
lesson-last-founded = Si può, ma una nuova società non può rendere in una sola chiusura quello che le dai.
lesson-last-ended = La partita è finita. { $company } ha tenuto una parte dell’incasso, e il suo denaro non conta per nessuno.

lesson-after = Per la tua prima partita:
    - A ogni turno fonda una società con quasi tutto il tuo denaro ({ $needed } punti), ma non negli ultimi quattro turni.
    - Con ogni società sviluppa le sue caselle, prima il passo che rende di più. Sviluppa prima di comprare.
    - Poi compra la casella accanto che rende di più, o noleggiane una di altri (metà della rendita va alla tua società, fino alla fine); a parità scegli la più stabile.
    - Usa tutti i punti di tutte le società prima di premere [Ho finito]: non si conservano.
    - Negli ultimi quattro turni alza prima il dividendo, fino al massimo; poi spendi il resto in caselle.
    - Rifiuta il denaro che altri ti mandano: se la Finanza se ne accorge, perdete tutto entrambi.
    - Alla fine le azioni e il denaro delle società non valgono niente.
