### La lezione. Una scena ha un titolo, quello che si dice, il compito, e quello che si dice a ogni risposta.

lesson-announce = Sei CEO di { $company }: la dirigi tu. Il suo denaro non è tuo. **Di tuo hai { $cash }, e solo il denaro tuo compra gli status symbol, che sono i punti.** C’è una sola strada: farti licenziare da una carica. La compagnia ti paga allora una buonuscita.

    Prima la compagnia ha bisogno di un asset che produca. Ogni anno ciascuno mette in vendita uno di due asset. Il tuo porta il tuo segnalino: la compagnia che lo compra ti dà una carica. Una carta annunciata spinge anche il prezzo di un prodotto in su (+) o in giù (−): il bottone dice quale.
    .title = Per che cosa si gioca
    .task = Annuncia uno dei tuoi due asset.
lesson-announce-cotton = Gli asset sono in vendita, ognuno con un segnalino. { $card } dà due di cotone all’anno alla compagnia che lo compra, e tu lì avrai una carica.
lesson-announce-coal = Gli asset sono in vendita, ognuno con un segnalino. Le prossime scene continuano come se tu avessi annunciato { $card }: quello che impari è lo stesso.

lesson-bid = Tre asset sono in vendita, e ogni compagnia fa una puntata segreta. La più alta sceglie per prima e paga quanto ha puntato; poi la seguente. { $company } ha { $cash }. { $holder } dirige { $partner }, { $seat } { $party }.

    {""}**{ $card } porta il tuo segnalino: ti costa il doppio della puntata.** { $assets } portano i segnalini di { $holder } e { $seat }. Se ne compri uno, chi l’ha annunciato entra nella tua compagnia, nella prima carica libera: CFO.
    .title = Una puntata segreta
    .task = Punta per { $company } più degli altri, per avere la prima scelta. Solo qui lo sai: puntano { $bid } e { $top }. Lascia vuota la lista dei desideri: sceglierai dopo.
lesson-bid-abstain = Attenzione: senza asset la compagnia non incassa niente. Se l’anno prossimo non incassa di più, qualcuno in carica è licenziato (uno «stivale»). Ci sei solo tu: sarebbe la fine della compagnia. Nel primo anno compra sempre.
lesson-bid-double = Attenzione: questa puntata non può riuscire, perché l’unico asset della lista costa il doppio, più di { $cash }. Metti in lista anche altri asset, o lasciala vuota.
lesson-bid-low = Si può, e un asset resta anche per te. Ma c’è chi sceglie prima.
lesson-bid-good = Bella puntata: la prima scelta è tua. Paghi tutta la puntata, anche se bastava meno: punta appena più di quanto ti aspetti dagli altri, non tutto quello che hai.
lesson-bid-high = Si può, ma paghi tutta la puntata, e la tua buonuscita verrà da quello che resta. Gli altri puntano { $bid } e { $top }: punta appena di più.

lesson-take = Hai puntato { $bid }: un asset costa { $bid }, il tuo il doppio. Contano due cose: quanto rende ogni anno, e **di chi è il segnalino che porta**. Se il CEO perde il posto, una seconda persona in carica tiene in vita la compagnia. Nell’immagine il prezzo di oggi è bianco; sotto ci sono gli asset, con quello che producono e il numero del giocatore di cui portano il segnalino.
    .title = Di chi è il segnalino
    .task = Prendi un asset di qualcun altro.
lesson-take-best = Ottima scelta: dà sabbia e carbone, il massimo che c’è in vendita, e ora { $seat } è il tuo CFO. Il tuo asset è andato a un’altra compagnia: lì il CFO sei tu. Chi perde una carica è pagato dalla cassa di quella compagnia.
lesson-take-other = Va bene anche questo: ora { $holder } è il tuo CFO. { $uses } avrebbe reso di più ai prezzi di oggi, e le prossime scene continuano come se tu avessi preso quello.
lesson-take-own = Si può, e una seconda carica tua è preziosa, come vedrai. Ma nella cassa della compagnia restano solo { $cash }. Con una puntata bassa sarebbe costato poco.
lesson-take-nothing = Si può, e non costa niente, ma una compagnia senza asset non incassa: se resta così, l’anno prossimo per lei è la fine.

lesson-trade = Il tuo asset ha prodotto da solo. Ora le compagnie possono scambiare. { $seat } offre { $amount } di { $partner } per il tuo carbone. L’immagine e il bottone dicono quanto ci guadagni (+) o ci perdi (−) ai prezzi di mercato. Il denaro di uno scambio conta nell’incasso di quest’anno, e quest’anno non puoi spenderlo.
    .title = Una proposta sul banco
    .task = Leggi che cosa ci guadagni o ci perdi, poi rispondi.
lesson-trade-declined = Il mercato paga un carbone più di { $amount }. Vendi a una compagnia che paga più del mercato, perché con i suoi asset lo trasforma in qualcosa che vale di più.
lesson-trade-done = Chi ha finito rifiuta quello che gli è proposto, e qui è giusto: il mercato paga un carbone più di { $amount }.
lesson-trade-accepted = Attenzione: hai venduto per { $amount } quello che il mercato paga di più. Lo diceva il meno sul bottone.

lesson-deal = Un’altra partita, anche qui nel primo anno. { $company } ha comprato { $card }: trasforma un cotone in un tessuto. Cotone non ne ha; { $partner }, diretta da { $seat }, ne ha due da vendere. Il mercato paga { $cost } un cotone e { $value } un tessuto. **Ogni prezzo nel mezzo conviene a tutti e due.** Da soli lavorano gli asset a cui non serve niente: un asset a cui servono prodotti lavora quando lo usi, una volta all’anno.
    .title = Fai una proposta, poi usa l’asset
    .task = Offri a { $partner } un buon prezzo per un cotone, poi usa { $card }.
lesson-deal-offered = { $seat } ha accettato: è più di quanto paga il mercato. Il cotone è tuo. Ora fanne un tessuto.
lesson-deal-low = { $seat } rifiuterebbe: { $cost } li paga anche il mercato. Offri un po’ di più.
lesson-deal-dear = Attenzione: pagheresti più dei { $value } che rende un tessuto.
lesson-deal-other = Si può, ma a { $card } serve un cotone, e ce l’ha { $partner }.
lesson-deal-at-once = Bene: lo scambio comprende l’uso del tuo asset, e il cotone è subito diventato un tessuto. Rende { $value }, il cotone ti è costato meno, e ci guadagna anche { $seat }.
lesson-deal-used = Bene: il tessuto rende { $value }, il cotone ti è costato meno. Ci guadagna anche { $seat }. Per questo si scambia, e per questo vale la pena provare anche una proposta a tutti.
lesson-deal-done = Attenzione: senza cotone { $card } sta ferma, e la compagnia quest’anno non incassa niente. Prima fai la tua proposta.

lesson-sell = Di nuovo la prima partita. I prodotti che non conservi si vendono adesso e sono l’incasso di quest’anno. **In ogni anno seguente l’incasso deve essere più alto dell’anno prima. Altrimenti la compagnia riceve uno stivale: qualcuno in carica è licenziato.** Un incasso alto oggi è un’asticella alta domani. Conservare un prodotto è gratis, conservarne due costa { $fee }.
    .title = L’asticella dell’anno prossimo
    .task = Conserva esattamente un prodotto per l’anno prossimo.
lesson-sell-one = L’asticella è più bassa, e l’anno prossimo hai un prodotto in più da vendere. Così decidi tu quando arriva lo stivale.
lesson-sell-none = Si può, e quest’anno rende di più. Ma ora l’asticella è { $bar }: con gli stessi prodotti, se i prezzi non salgono, l’anno prossimo arriva uno stivale.
lesson-sell-many = Si può, ma il magazzino costa alla compagnia. Solo un prodotto si conserva gratis.

lesson-alone = Un’altra partita: qui nel primo anno non hai comprato niente, e l’incasso è stato { $bar }. Se resta { $bar } non è di più, e arriva uno stivale. Se in una compagnia con lo stivale c’è una sola persona in carica, quella perde il posto e **la compagnia è liquidata: sparisce, con tutto quello che ha**. { $assets } portano segnalini di altri, { $cards } il tuo (costa il doppio).
    .title = In solitudine con uno stivale
    .task = Salva { $company }: punta, poi prendi un asset.
lesson-alone-abstain = Finisce così: { $bar } dopo { $bar }, uno stivale, nessun altro nella compagnia. Non c’è più, con il resto della sua cassa. La buonuscita è arrivata una volta, e lì non puoi guadagnare più niente.
lesson-alone-double = Attenzione: questa puntata non può riuscire, perché l’unico asset della lista è il tuo e costa il doppio, più di quanto la compagnia ha.
lesson-alone-bid = La tua puntata è la più alta. Ora scegli.
lesson-alone-saved = { $company } è salva due volte: incassa qualcosa, quindi niente stivale; e non ci sei più solo tu, quindi nemmeno con uno stivale sarebbe liquidata.
lesson-alone-own = Ora incassa qualcosa, quindi quest’anno niente stivale. E le due cariche sono tue: se perdi quella di CEO, al suo posto sale il tuo secondo segnalino.

lesson-boot = Di nuovo la prima partita, un anno dopo, come se tu avessi venduto tutto. I prezzi sono scesi, e l’incasso, { $amount }, è meno dell’anno prima: uno stivale. I bilanci sono chiusi: per questo l’immagine lo chiama già anno scorso. CEO, CFO e COO danno ciascuno la colpa a una carica, e chi ce l’ha è licenziato. Della cassa il CEO riceve una parte grande ({ $pay }), CFO e COO una più piccola ({ $less }). { $company } ha { $cash }.

    { $seat }, il tuo CFO, darà la colpa a te. Hai una carica anche in { $party }: perdere questa non è la fine. Dietro il COO ci sono altri tre posti: lì non si dà la colpa e non la si riceve, e si sale quando una carica si libera.
    .title = Lo stivale è il giorno di paga
    .task = Come CEO, dai la colpa a una carica: la tua o l’altra.
lesson-boot-self = Complimenti: hai perso il posto, e la buonuscita è arrivata. È il tuo primo denaro. Ora il CEO di { $company } è { $seat }, e la compagnia scarta un asset, come dopo ogni stivale. La tua carica in { $party } resta.
lesson-boot-cfo = La buonuscita è arrivata lo stesso, perché { $seat } ha dato la colpa a te: è il tuo primo denaro. Ma siete fuori tutti e due, e la compagnia è liquidata. Serve a chi non vuole lasciarla a nessun altro.

lesson-heir = Una terza partita: qui hai puntato solo { $bid } e hai comprato { $card }, il tuo, al doppio. Così **in { $company } ci sono due tuoi segnalini**: sei CEO e CFO. Ha { $cash } in cassa e uno stivale, perché ha incassato di nuovo { $amount }. Dai la colpa due volte, una per ogni carica che hai. Il segnalino che sta sulla carica scelta se ne va ed è pagato; quello che resta sale.
    .title = L’erede sei tu
    .task = Fatti pagare come CEO, e tieni la compagnia.
lesson-heir-first = Hai dato la colpa come CEO. Ora tocca a te come CFO.
lesson-heir-both = Hai dato la colpa a tutte e due le cariche: due buonuscite, e non resta nessuno. La compagnia che ti avrebbe pagato ancora non c’è più.
lesson-heir-little = La compagnia resta tua, ma come CFO hai avuto la parte piccola ({ $less }). Al CEO toccava quella grande ({ $pay }).
lesson-heir-stayed = Hai avuto la parte del CEO, e sei di nuovo CEO: è salito il tuo secondo segnalino. **È il cuore del gioco: un secondo segnalino tuo, comprato a poco, trasforma uno stivale in una buonuscita, e la compagnia resta tua.** Dopo lo stivale ha scartato un asset, e il tuo segnalino ora è l’unico: l’anno prossimo compra di nuovo.

lesson-symbol = Di nuovo la prima partita. Di tuo hai { $cash }. Ogni anno vanno all’asta uno status symbol d’oro e uno d’argento, l’oro da { $floor }, l’argento da { $silver }. Il prezzo pagato è il minimo per il prossimo dello stesso tipo: **uno status symbol non costa mai meno di quello prima**. Alla fine il denaro conta solo a parità di punti.
    .title = Dal denaro ai punti
    .task = Punta per lo status symbol d’oro.
lesson-symbol-bought = Hai { $points }. Il prossimo status symbol d’oro parte da quanto hai pagato, { $floor }.
lesson-symbol-passed = Attenzione: il denaro non è punti, e l’anno prossimo altri possono averne più di te.

lesson-founding = La stessa sera, come se tu avessi lasciato ad altri i due status symbol. A fine anno va all’asta il diritto di fondare una nuova compagnia, da { $floor }. Lo paghi con i tuoi { $cash }. La compagnia riceve { $amount } dalla banca e gioca dall’anno prossimo, con te come CEO. **Può prendere gratis fino a quattro asset scartati**: ora { $cards }.
    .title = Una compagnia tutta tua
    .task = Punta per la nuova compagnia, poi fondala con i suoi asset.
lesson-founding-won = Il diritto è tuo. Scegli una compagnia: il nome conta poco, gli asset rendono.
lesson-founding-passed = Si può, ma dirigi una compagnia sola, e ognuna in più è un’altra buonuscita che verrà.
lesson-founding-founded = Bene: l’anno prossimo ha una cassa, due asset e subito un incasso, senza nessuna puntata. E una seconda compagnia ti tiene in gioco se perdi la prima.
lesson-founding-fewer = Si può, ma gli asset scartati non costano niente: prendili tutti ({ $cards }).

lesson-after = Per la tua prima partita:
    - Nel primo anno compra un asset con ogni compagnia, per circa un terzo della sua cassa. Senza asset non incassa: l’anno dopo è uno stivale, e con una sola persona in carica è la sua fine.
    - Il tuo asset costa il doppio: ma con una puntata di { $bid } può darti un secondo segnalino nella tua compagnia. È l’erede che resta.
    - Più avanti punta solo { $bid }, o niente: dalla cassa viene la tua buonuscita.
    - Accetta una proposta migliore del mercato, rifiuta le altre. Usa un asset se il bottone dice che ci guadagni.
    - Nel primo anno conserva un prodotto. Quando arriva uno stivale dai la colpa alla tua carica più alta; se ne hai due, solo a quella.
    - Se non sei CEO di niente, fonda una compagnia appena puoi pagarla, anche prima di uno status symbol.
    - Tutto l’altro denaro tuo va subito in status symbol: alla fine il denaro conta solo a parità di punti.
