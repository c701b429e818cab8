### La lezione. Una scena ha un titolo, quello che si dice, il compito, e quello che si dice a ogni risposta.

lesson-announce = Sei CEO di { $company }. I suoi soldi non sono tuoi. **Di tuo hai { $cash }, e solo i soldi tuoi comprano gli status symbol, che sono i punti.** C’è una sola strada: farti licenziare da una carica. La compagnia ti paga allora una buonuscita.

    Prima la compagnia ha bisogno di un asset che produca. Ogni anno ciascuno mette in vendita uno di due asset. Il tuo porta il tuo segnalino: la compagnia che lo compra ti dà una carica. Una carta annunciata spinge anche il prezzo di un prodotto in su (+) o in giù (−): il bottone dice quale.
    .title = Per che cosa si gioca
    .task = Annuncia uno dei tuoi due asset.
lesson-announce-cotton = Gli asset sono in vendita, ognuno con un segnalino. { $card } dà due di cotone all’anno alla compagnia che lo compra, e tu lì avrai una carica.
lesson-announce-coal = Gli asset sono in vendita, ognuno con un segnalino. Le prossime scene continuano come se tu avessi annunciato { $card }: quello che impari è lo stesso.

lesson-bid = Tre asset sono in vendita, e ogni compagnia fa una puntata segreta. La più alta sceglie per prima e paga quanto ha puntato; poi la seguente. { $company } ha { $cash }.

    {""}**{ $card } porta il tuo segnalino: ti costa il doppio della puntata.** { $assets } portano i segnalini di { $holder } e { $seat }. Se ne compri uno, chi l’ha annunciato diventa il tuo CFO.
    .title = Una puntata segreta
    .task = Punta per { $company } in modo da scegliere per primo: gli altri puntano { $bid } e { $top }. Lascia vuota la lista dei desideri.
lesson-bid-abstain = Si può, ma una compagnia senza asset non incassa nulla, né quest’anno né il prossimo. Questo è uno stivale, e nella compagnia ci sei solo tu: verrebbe liquidata. Nel primo anno compra sempre.
lesson-bid-double = Si può, ma la puntata non può riuscire: l’unico asset della lista costa il doppio, più di { $cash }. Desidera anche altri asset, o lascia vuota la lista.
lesson-bid-low = Si può, e alla fine c’è un asset per ogni compagnia. Ma due scelgono prima di te.
lesson-bid-good = Scegli per primo. Paghi quanto hai puntato, non quanto bastava: punta appena più degli altri, non tutto quello che hai.
lesson-bid-high = Si può, ma paghi tutta la puntata, e dal resto viene la tua buonuscita. Gli altri puntano { $bid } e { $top }: punta appena di più.

lesson-take = Hai puntato { $bid }: un asset costa { $bid }, il tuo il doppio. Contano due cose: quanto rende ogni anno, e **di chi è il segnalino che porta**. Una seconda persona in carica tiene in vita la compagnia quando il CEO perde il posto.
    .title = Di chi è il segnalino
    .task = Prendi un asset di qualcun altro.
lesson-take-best = Dà sabbia e carbone, il massimo che c’è in vendita, e ora { $seat } è il tuo CFO. Il tuo asset è andato a un’altra compagnia: lì il CFO sei tu. Chi ha una carica ha un diritto sulla cassa.
lesson-take-other = Va bene anche questo: chi l’ha annunciato ora è il tuo CFO. { $uses } avrebbe reso di più ai prezzi di oggi.
lesson-take-own = Si può, e una seconda carica tua è preziosa, come vedrai. Ma nella cassa della compagnia restano solo { $cash }. Con la puntata più bassa sarebbe costato poco.
lesson-take-nothing = Si può, e non costa nulla, ma una compagnia senza asset non incassa: l’anno prossimo è lo stivale che la liquida.

lesson-trade = Il tuo asset ha prodotto da solo. Ora le compagnie possono scambiare. { $seat } offre { $amount } di { $partner } per il tuo carbone. Sotto ogni proposta leggi che cosa significa per te ai prezzi di mercato. I soldi di uno scambio sono incassi di quest’anno: quest’anno non puoi spenderli.
    .title = Una proposta sul banco
    .task = Leggi che cosa significa la proposta, poi rispondi.
lesson-trade-declined = Il mercato paga un carbone più di { $amount }. Vendi a una compagnia che paga più del mercato, perché con i suoi asset ne fa qualcosa di più caro.
lesson-trade-done = Chi ha finito rifiuta quello che gli è proposto, e qui è giusto: il mercato paga un carbone più di { $amount }.
lesson-trade-accepted = Si può, ma hai venduto per { $amount } quello che il mercato paga di più. Il banco lo diceva: «peggio».

lesson-sell = I prodotti che non tieni si vendono adesso e sono l’incasso di quest’anno. **In ogni anno seguente l’incasso deve essere più alto dell’anno prima, o la compagnia prende uno stivale.** Un incasso alto oggi è un’asticella alta domani. Tenere un prodotto è gratis, tenerne due costa { $fee }.
    .title = L’asticella dell’anno prossimo
    .task = Tieni esattamente un prodotto per l’anno prossimo.
lesson-sell-one = L’asticella è più bassa, e l’anno prossimo hai un prodotto in più da vendere. Così decidi tu quando arriva lo stivale.
lesson-sell-none = Si può, e quest’anno rende di più. Ma ora l’asticella è { $bar }: con gli stessi prodotti e un prezzo più basso, l’anno prossimo arriva uno stivale.
lesson-sell-many = Si può, ma il magazzino costa alla compagnia. Solo un prodotto si tiene gratis.

lesson-alone = Un’altra partita: qui nel primo anno non hai comprato nulla, e l’incasso è stato { $bar }. Di nuovo { $bar } non è di più: uno stivale. Se in una compagnia con lo stivale c’è una sola persona in carica, quella perde il posto e **la compagnia è liquidata**. { $assets } portano segnalini di altri, { $cards } il tuo (doppio).
    .title = Nessun altro, e uno stivale
    .task = Salva { $company }: punta, poi prendi un asset.
lesson-alone-abstain = Finisce così: { $bar } dopo { $bar }, uno stivale, nessun altro nella compagnia. Non c’è più, con il resto della sua cassa. La buonuscita è arrivata una volta, e lì non puoi guadagnare più nulla.
lesson-alone-double = Si può, ma la puntata non può riuscire: l’unico asset della lista è il tuo e costa il doppio, più di quanto la compagnia ha.
lesson-alone-bid = La tua puntata è la più alta. Ora scegli.
lesson-alone-saved = { $company } è salva due volte: incassa qualcosa, quindi niente stivale; e non ci sei più solo tu, quindi nemmeno uno stivale la finirebbe.
lesson-alone-own = Ora incassa qualcosa, quindi quest’anno niente stivale. E le due cariche sono tue: se perdi quella di CEO, l’erede sei tu.

lesson-boot = Di nuovo la prima partita, un anno dopo: i prezzi sono scesi, e { $amount } è meno dell’anno prima. È uno stivale. CEO, CFO e COO indicano ciascuno una carica, e chi la tiene la perde. Della cassa il CEO riceve una parte grande ({ $pay }), CFO e COO una più piccola ({ $less }). { $company } ha { $cash }.

    { $seat }, il tuo CFO, indicherà te. Hai una carica anche in { $party }: perdere questa non è la fine.
    .title = Lo stivale è il giorno di paga
    .task = Come CEO, indica la carica da licenziare.
lesson-boot-self = Hai perso il posto, e la buonuscita è arrivata: sono i tuoi primi soldi. Ora il CEO di { $company } è { $seat }; la tua carica in { $party } resta.
lesson-boot-cfo = La buonuscita è arrivata lo stesso, perché { $seat } ha indicato te: sono i tuoi primi soldi. Ma siete fuori tutti e due, e la compagnia è liquidata. Contro un erede può essere un’arma.

lesson-heir = Una terza partita: qui hai puntato solo { $bid } e hai comprato { $card }, il tuo, al doppio. Così **in { $company } ci sono due tuoi segnalini**: sei CEO e CFO. Ha { $cash } in cassa e uno stivale: di nuovo { $amount }. Indichi due volte, una per carica. La carica indicata è licenziata e pagata; l’altra sale.
    .title = Erede di te stesso
    .task = Incassa la parte del CEO, e tieni la compagnia.
lesson-heir-first = Hai indicato una volta. Ora indica come CFO.
lesson-heir-both = Hai indicato tutte e due le cariche: due buonuscite, e non resta nessuno. La compagnia che ti avrebbe pagato ancora non c’è più.
lesson-heir-little = La compagnia resta tua, ma come CFO hai avuto la parte piccola ({ $less }). Al CEO toccava quella grande ({ $pay }).
lesson-heir-stayed = Hai avuto la parte del CEO, e sei di nuovo CEO: è salito il tuo secondo segnalino. **È il cuore del gioco: un secondo segnalino tuo, comprato a poco, fa di ogni stivale una paga, e la compagnia resta tua.**

lesson-symbol = Di nuovo la prima partita. Di tuo hai { $cash }. Ogni anno vanno all’asta un simbolo d’oro e uno d’argento, l’oro da { $floor }, l’argento da { $silver }. Il prezzo pagato è il minimo per il prossimo: **un simbolo non costa mai meno di quello prima**. Alla fine i soldi contano solo a parità di punti.
    .title = Dai soldi ai punti
    .task = Fai un’offerta per il simbolo d’oro.
lesson-symbol-bought = Hai { $points }. Il prossimo simbolo d’oro parte da { $floor }.
lesson-symbol-passed = Si può, ma nessun altro aveva ancora soldi. I soldi non sono punti, e l’anno prossimo ne avranno anche gli altri.

lesson-after = Per la tua prima partita:
    - Nel primo anno compra un asset con ogni compagnia, per circa un terzo della sua cassa. Due volte nessun incasso è uno stivale, e chi è senza altri in carica perde la compagnia.
    - Il tuo asset costa il doppio: punta { $bid } e avrai un secondo segnalino nella tua compagnia. È l’erede che resta.
    - Più avanti punta solo { $bid }, o nulla: dalla cassa viene la tua buonuscita.
    - Accetta una proposta migliore del mercato, rifiuta le altre. Usa un asset se il bottone dice che ci guadagni.
    - Nel primo anno tieni un prodotto. Quando arriva uno stivale indica la tua carica più alta: una volta sola, se ne hai due.
    - Se non sei CEO di nulla, fonda una compagnia appena puoi pagarla, anche prima di un simbolo.
    - Tutti gli altri soldi tuoi vanno subito in simboli: alla fine non valgono nulla.
