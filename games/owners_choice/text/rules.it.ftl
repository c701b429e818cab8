### Le regole di Owner's Choice in breve (/regole), in italiano.

rule-start = Owner’s Choice si gioca da due a cinque persone. Ci sono quattro compagnie, Rossa, Blu, Verde e Gialla, con 15 azioni ciascuna. Ne compri e vendi le azioni, e chi ha più azioni di una compagnia ne è il presidente. Vince chi alla fine ha più denaro.

    Tutti cominciano con 690 $, che nessun altro vede. Ogni azione costa 100 $. Il segnalino sta sulla Partenza, in un anello di 36 caselle; tre delle quattro plance dell’anello sono disposte a caso.

    Chi comincia si decide a sorte. Da lì, in senso orario, ognuno può comprare azioni una volta, a 100 $ l’una, prima che il gioco cominci.
    .title = Inizio
rule-turn = Nel tuo turno muovi il segnalino. Tutti muovono lo stesso segnalino, in senso orario, e la casella che raggiunge ha un effetto.

    Una volta per turno puoi comprare e vendere azioni, prima o dopo la mossa, non entrambe le volte.

    Una casella può chiamare in causa anche gli altri: sulla casella di una compagnia decide il suo presidente, nel turno di chiunque. Poi il tuo turno continua.

    Quando hai mosso e hai comprato o venduto, oppure non vuoi farlo, tocca a chi siede dopo di te in senso orario.
    .title = Il turno
rule-trading = Una volta nel tuo turno puoi vendere e comprare quante azioni vuoi, prima o dopo la mossa, ai prezzi di quel momento. I giocatori non commerciano mai tra loro.

    Dici quante azioni di ogni compagnia hai alla fine. Prima si vende, quindi il ricavato si può spendere subito. Poi:

    - Puoi avere al massimo 12 azioni.
    - Una compagnia ha 15 azioni; compri quelle che non ha nessuno.
    - Se nessun altro ha azioni di una compagnia, ne tieni almeno una.
    - Non ci sono prestiti.

    Se non cambi niente, la compravendita ti resta: prima della mossa puoi ancora comprare e vendere, dopo la mossa il turno finisce.

    Le azioni di tutti sono visibili a tutti.
    .title = Comprare e vendere
rule-presidents = Chi ha più azioni di una compagnia ne è il presidente e ne ha il dado. Si controlla dopo ogni acquisto e vendita, dopo uno scambio e quando qualcuno va in bancarotta o lascia la partita.

    - Il presidente resta finché nessuno ha più azioni.
    - Se più giocatori ne hanno di più, in numero uguale, diventa presidente il primo in senso orario dopo chi è di turno. Chi è di turno viene per ultimo.

    Esempio: A ha 4 azioni della Rossa, B 3, C 2. B ne compra una: A e B sono pari, A resta presidente. C ne compra tre e ne ha 5: ora il presidente è C.

    Esempio: C ne ha 5, A e B 4 ciascuno. C ne vende due: diventa presidente A, che in senso orario è più vicino a C.
    .title = I presidenti
rule-moving = Muovi il segnalino in senso orario di almeno un passo. In due o tre si può avanzare fino a 4 passi, in quattro o cinque fino a 3; conta fino alla fine il numero dei giocatori all’inizio.

    Il Traguardo non si può oltrepassare. Vicino al Traguardo si avanza al massimo fin lì.

    Nella tua mano privata vedi che cosa farebbe ogni casella che puoi raggiungere.
    .title = Muovere il segnalino
rule-spaces = - Compagnia: il suo presidente sceglie un dado; vedi il prossimo capitolo. Senza presidente non succede niente.
    - Evento (!): lanci il dado bianco Evento.
    - A scelta (+): scegli una compagnia qualsiasi, e la casella vale come una sua casella. Si può scegliere anche una compagnia senza presidente: allora non succede niente.
    - Presidente (★): ognuno riceve dalla banca 100 $ per ogni dado del presidente che ha.
    - Dividendi ($): la compagnia con il prezzo più alto paga il suo dividendo per ogni azione. Se più compagnie hanno il prezzo più alto, pagano tutte.
    - Traguardo: ricevi 100 $ dal Fondo, o quanto c’è, e la partita finisce subito.
    .title = Le caselle
rule-company-spaces = Quando il segnalino arriva sulla casella di una compagnia decide il suo presidente, anche nel turno di un altro:

    - lancia il dado della compagnia: costa 50 $, o 100 $ se un’azione vale almeno 190 $, e il denaro va nel Fondo; oppure
    - lancia il dado nero del Fondo, gratis.

    Chi non può pagare deve lanciare il dado del Fondo. Non si possono vendere azioni per pagare.

    Il Fondo è il denaro versato dai presidenti. Tutti vedono quanto c’è.
    .title = Le caselle delle compagnie e il Fondo
rule-dice = I dadi del presidente. Prezzo da +1 a +3, −1: il prezzo si muove di altrettanti gradini. Dividendo: ogni azionista riceve il dividendo che corrisponde al prezzo. Un’altra compagnia: il presidente ne sceglie una delle altre tre, il cui prezzo sale (Rossa) o scende (Blu); può essere anche una che non ha azionisti. Status quo: niente.

    Il dado del Fondo. Status quo, oppure: il prezzo scende di 1 o 2 gradini e il presidente prende tutto il Fondo, anche se così la compagnia va in bancarotta.

    Il dado Evento, per chi è di turno:
    - 50 $ dal Fondo, se ce ne sono, e si lancia di nuovo;
    - 100 $ dalla banca;
    - scambio di un’azione: puoi dare un’azione a un altro giocatore in cambio di una delle sue, senza chiedere;
    - una compagnia −2: scegli tu quale;
    - tutte le compagnie −1.

    I prezzi si fermano a 300 $. Il resto si ignora.
    .title = I dadi
rule-bankruptcy = Quando un prezzo scende sotto 40 $ la compagnia va in bancarotta. Tutte le sue azioni tornano alla banca senza compenso, non ha più un presidente e riparte da 100 $. I gradini in più si ignorano. Chi in questo turno non ha ancora comprato né venduto può comprare subito le nuove azioni.

    Chi ne aveva azioni può allora andare in bancarotta, finché il segnalino non si muove di nuovo; la partita non aspetta. Restituisci tutte le azioni e tutto il denaro ed esci dal gioco, ultimo in classifica: chi esce per primo è ultimo. Se resta un solo giocatore, vince subito.
    .title = Bancarotta
rule-end = La partita finisce subito quando il segnalino arriva al Traguardo. Chi in quel turno vuole comprare o vendere lo fa prima della mossa.

    Tutte le azioni si vendono al loro prezzo. Vince chi ha più denaro; a parità il piazzamento è condiviso. Ciò che resta nel Fondo è perso.

    Poi si mostra il denaro di tutti.
    .title = Fine della partita
rule-hidden = Il tuo denaro è nascosto: lo vedi solo tu, fino alla fine. Ogni pagamento è pubblico quando avviene: chi se lo scrive può fare il conto.

    Sempre visibili: le azioni di tutti, chi è presidente, i prezzi, quante azioni restano e il Fondo.
    .title = Che cosa è nascosto
rule-absent = { rules-time }

    - Comprare e vendere: niente.
    - Muovere: un passo.
    - Una casella a scelta, e un prezzo che sale: la compagnia di cui hai più azioni.
    - Un prezzo che scende: la compagnia di cui ne hai meno.
    - Presidente: il dado del Fondo se nel Fondo c’è denaro, altrimenti il dado della compagnia se puoi pagare.
    - Scambio: nessuno.

    A parità conta la prima: Rossa, Blu, Verde, Gialla.

    { rules-computer }

    Per ogni compagnia di cui sei presidente puoi dare un ordine: sempre il suo dado, o sempre il dado del Fondo. Vale finché non lo annulli o non sei più presidente. Se non puoi pagare il dado, si lancia quello del Fondo.

    { rules-leaving }

    Chi è in bancarotta è fuori. Se resta un solo giocatore, la partita finisce subito e si contano tutti quelli che non sono andati in bancarotta.
    .title = Tempo, assenze e abbandono
rule-rulings = Dove il regolamento non dice niente, Borsa gioca così. I primi tre punti possono cambiare un risultato:

    - Chi lancia il dado del Fondo riceve il Fondo anche se così la compagnia va in bancarotta.
    - I gradini oltre 300 $ o sotto la bancarotta si ignorano, gli altri contano.
    - Può andare in bancarotta solo chi aveva azioni di una compagnia in bancarotta, finché il segnalino non si muove.

    Inoltre:
    - Con «tutte le compagnie −1» i prezzi scendono insieme, una volta ciascuno; chi va in bancarotta riparte da 100 $.
    - Uno scambio può prendere l’ultima azione, anche a chi ha lasciato la partita. Due azioni della stessa compagnia equivalgono a nessuno scambio.
    - Non si compra e vende la stessa compagnia nella stessa compravendita.
    - Se nel Fondo ci sono meno di 50 $, «denaro dal Fondo» dà quello che c’è.
    - Se gli ultimi altri giocatori vanno in bancarotta o hanno lasciato, chi resta vince, e chi ha lasciato segue secondo ciò che ha.
    .title = Le scelte di Borsa
rule-house-set = Il regolamento non riporta tutti i numeri del gioco. Questi sono di Borsa:

    - i prezzi 60 $, 160 $, 220 $ e 260 $, e tutti i dividendi tranne 40 $ a 140 $;
    - le 15 azioni di ogni compagnia;
    - quali facce ha ogni dado, nei limiti del regolamento;
    - che cosa c’è su ciascuna delle 36 caselle.

    Prezzi e dividendi: 40 paga 10, 60 e 80 pagano 20, 100 e 120 pagano 30, 140 paga 40, 160 paga 50, 190 paga 60, 220 paga 70, 260 paga 80, 300 paga 100.
    .title = I numeri di Borsa
