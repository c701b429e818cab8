### La lezione. Una scena ha un titolo, quello che si dice, il compito, e quello che si dice a ogni risposta.

lesson-first = Quattro compagnie, un segnalino che tutti muovono. Compri e vendi azioni; alla fine contano al loro prezzo, e vince chi ha più denaro. Cominci con { $cash }, un’azione costa { $price }.

    {""}**Chi ha più azioni di una compagnia ne è presidente.** Il presidente decide che cosa succede quando il segnalino arriva sulla sua casella. { $seat } ha già comprato { $few } azioni della { $company }; di { $companies } nessuno ne ha. Nell’immagine ★ segna le azioni di un presidente, e «?» il denaro nascosto degli altri.
    .title = Azioni e presidenti
    .task = Compra azioni in modo da diventare presidente di una compagnia.
lesson-first-president = Ne hai più di tutti, quindi la presidenza è tua: decidi tu del suo prezzo, anche nel turno di altri.
lesson-first-more = Sono più di quelle di { $seat }, e per ora la { $company } è tua. Anche un’azione di una compagnia che nessuno ha dà la presidenza.
lesson-first-behind = Si può, ma { $seat } ha almeno altrettante azioni della { $company }, e la decisione resta lì. Compra dove nessuno ne ha.
lesson-first-nothing = Si può, ma il denaro non rende niente. Solo le azioni salgono, pagano dividendi e danno la presidenza.

lesson-marker = In questa partita hai comprato { $held } azioni della { $company }. Al tuo turno muovi il segnalino, qui al massimo di { $steps }. La casella a cui arriva ha un effetto: su quella di una compagnia il presidente sceglie un dado. { $seat } e { $seats } presiedono le altre, tu la { $company }. Nell’immagine le lettere sono compagnie, + è una compagnia a scelta, ! il dado Evento, $ un dividendo, ★ denaro ai presidenti. Le caselle a portata hanno un numero.
    .title = Un segnalino per tutti
    .task = Porta il segnalino sulla casella della { $company }.
lesson-marker-own = È la tua compagnia: ora scegli tu il dado. Scegli tu anche quando ci portano il segnalino gli altri.
lesson-marker-event = Si può, ma il dado Evento può far scendere i prezzi. La tua compagnia è a portata.
lesson-marker-theirs = Si può, ma su quella casella il dado lo sceglie qualcun altro, per le sue azioni. La tua casella è a portata.

lesson-die = Il segnalino è sulla tua casella, e scegli tu fra due dadi. Il tuo dado costa { $cost }, che vanno nel Fondo. **Con il dado della { $company } niente può andare male: il prezzo sale, o ogni azione paga un dividendo.** Il dado del Fondo è gratis e ti dà tutto il Fondo, ora { $fund }, ma il prezzo può scendere di uno o due gradini. Nell’immagine ▼ è il prezzo un gradino sotto, ▲ uno sopra, e «paga» il dividendo di un’azione. Hai { $held } azioni.
    .title = Il tuo dado o quello del Fondo
    .task = Scegli il dado che fa bene alle tue azioni.
lesson-die-own = Hai pagato il dado, e le tue azioni hanno reso. Ogni lancio così riempie il Fondo; prendilo quando vale più di quanto perdono le tue azioni.
lesson-die-fund = Si può, ma il dado del Fondo serve quando il Fondo è pieno, o in una compagnia di cui hai poco.

lesson-president = Dopo la mossa puoi vendere e comprare una volta, ai prezzi di oggi; dici quante azioni avrai poi. Presidente della { $company } è { $seat }, con { $few } azioni. **Per la presidenza ne servono di più: la parità non basta.** Hai { $cash } e { $held } azioni della { $companies }, che puoi vendere.
    .title = La parità non basta
    .task = Diventa presidente della { $company }.
lesson-president-two = Bene, ora hai due presidenze: per la { $companies } basta un’azione, perché nessuno ne ha di più. Due compagnie lavorano per te.
lesson-president-tied = Si può, ma con le stesse azioni di { $seat } non cambia niente. Decide un’azione in più.
lesson-president-other = Si può, ma la { $company } resta a { $seat }. Servono più di { $few } azioni.
lesson-president-nothing = Si può, ma il turno finirebbe senza una seconda compagnia.

lesson-before = Qualche turno dopo. **In un turno puoi comprare e vendere una volta sola: prima della mossa o dopo, non tutte e due.** La casella della { $company } e una casella a scelta (+), dove scegli tu la compagnia, sono entro { $steps }. Ma la presidenza è di { $seat }, con { $few } azioni. Hai { $cash }, e azioni da vendere.
    .title = Prima o dopo
    .task = Prima diventa presidente della { $company }. La mossa viene poi.
lesson-before-bought = Ora la { $company } è tua, e il segnalino può andare sulla sua casella: il dado per le tue azioni lo scegli tu. Tieni sempre { $cost } per il dado: chi presiede e non può pagare lancia quello del Fondo.
lesson-before-tied = Si può, ma con le stesse azioni di { $seat } la presidenza non è tua. Ne servono più di { $few }.
lesson-before-other = Si può, ma usa la tua unica occasione, e la { $company } resta a { $seat }.
lesson-before-moved = Attenzione: se muovi prima la { $company } è ancora di { $seat }. Poi è tardi per comprare.

lesson-risk = Un’altra partita. Un’azione della { $company } costa solo { $price }. **Se il prezzo scende sotto { $cost } la compagnia va in bancarotta: tutte le azioni tornano alla banca senza compenso,** e riparte da { $amount }. Presiede { $seat }, che può lanciare il dado del Fondo: fino a due gradini in meno. Nel Fondo ci sono { $fund }. Hai { $held } azioni.
    .title = Bancarotta in vista
    .task = Vendi le tue azioni della { $company }, e metti il denaro altrove.
lesson-risk-sold = Le hai vendute finché valevano qualcosa.
lesson-risk-kept = Attenzione: due gradini in meno e le tue azioni della { $company } sono perse senza compenso.
lesson-risk-moved = Si può, e dopo la mossa potresti ancora vendere. Ma prima un dado può far scendere il prezzo: vendi subito.

lesson-goal = Di nuovo la prima partita: il Traguardo (■) è a portata. **Quando il segnalino ci arriva la partita finisce subito: nessuno può più comprare né vendere, e tutte le azioni contano al loro prezzo.** Hai { $cash } e { $held } azioni della { $companies }. { $seats } in tutto ha un po’ più di te. Usa quindi l’ultima casella prima del Traguardo, quella della { $company }: presiede { $seat }, con { $few } azioni.
    .title = Il Traguardo è vicino
    .task = Diventa presidente della { $company } prima di muovere.
lesson-goal-bought = Ora l’ultima casella lavora per te, prima che qualcun altro finisca la partita.
lesson-goal-other = Si può, ma la { $company } resta a { $seat }, e anche il dado dell’ultima casella.
lesson-goal-ended = Si può, e la partita è finita, ma { $seats } ha più di te. Finiscila quando hai di più tu.
lesson-goal-moved = Si può, ma su quella casella il dado lo sceglie { $seat }. Prima compra e vendi.

lesson-after = Per la tua prima partita:
    - A ogni turno metti il denaro in azioni, ma tieni { $cost } per un dado: chi presiede e non può pagare lancia quello del Fondo.
    - Basta un’azione in più degli altri. Dove nessun altro ne ha, un’azione dà la presidenza.
    - Porta il segnalino su una casella della tua compagnia, o su ★ (paga chi presiede) e sui dividendi. Non portarlo su una compagnia di altri.
    - Sulla tua casella lancia il tuo dado. Lancia quello del Fondo se il Fondo ha più di quanto le tue azioni possono perdere.
    - Prima della mossa vendi il resto e compra più che puoi di una compagnia a portata, per esserne presidente. Poi muovi lì. Altrimenti muovi prima, e compra e vendi dopo.
    - Vendi le azioni che costano poco più di { $price }: sotto quel prezzo sono perse senza compenso.
    - Se un dado ti lascia scegliere: su dove hai più azioni, giù dove ne hanno di più gli altri. I prezzi alti si muovono di più.
