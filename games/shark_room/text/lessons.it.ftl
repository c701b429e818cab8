### La lezione. Una scena ha un titolo, quello che si dice, il compito, e quello che si dice a ogni risposta.

lesson-begin = Alla fine vince chi è più ricco. Contano tre cose: il denaro, il prezzo stampato sulle azioni e gli Asset. Cominci con { $cash } e { $count } carte Speciali che vedi solo tu.

    Il turno comincia con un bottone solo: incassi quello che rendono le tue azioni e i tuoi Asset, puoi scartare una carta e pescare fino ad averne { $count }, e due nuove azioni arrivano sul mercato. Gli Squali, di cui parlano le carte, vengono più avanti. **Una carta che non puoi usare toglie il posto a una migliore.** { $special } è un Asset: andrebbe comprato, per { $cost }.
    .title = Comincia il tuo turno
    .task = Scarta { $special } e comincia il turno.
lesson-begin-dear = Al suo posto c’è una carta nuova. E le due nuove azioni sono della stessa società: la prossima scena mostra perché è un bene.
lesson-begin-kept = Attenzione: hai { $cash }, e { $special } costa { $cost }. Al suo posto peschi una carta che puoi usare.
lesson-begin-useful = Si può, ma quella carta si gioca contro gli altri, gratis. { $special } costa { $cost }.

lesson-deal = Ora l’affare, uno di tre: compra fino a { $most } azioni di una società, vendine fino a { $most }, o incassa { $amount }. Ogni società è un *titolo* con il suo prezzo. Ha cinque azioni, e più alto è il numero, più alto è il prezzo stampato.

    {""}**Tutte le azioni che compri costano come la meno cara sul mercato**, e ricevi le meno care. Di { $title } ce ne sono due; la meno cara costa { $cost }. Ogni bottone dice il prezzo. Nell’immagine ogni titolo ha in fila i suoi cinque prezzi stampati: quelli in risalto sono sul mercato.
    .title = Tutte al prezzo della meno cara
    .task = Compra tutte e due le azioni di { $title }.
lesson-deal-both = { $share } ha un prezzo stampato di { $face }, e l’hai pagata { $cost }. **È così che qui si diventa ricchi: un’azione che costa poco fa il prezzo, e quelle care non costano di più.**
lesson-deal-one = Si può, ma la seconda costa solo altri { $cost }, e il suo prezzo stampato è { $face }.
lesson-deal-cash = Si può, ma { $amount } sono meno di quello che guadagni comprando: { $share } ha un prezzo stampato di { $face } e costa { $cost }.

lesson-group = Il tuo secondo turno. All’inizio del turno le azioni pagano dividendi, **ma solo a gruppi completi**. { $group } azioni di { $title } sono un gruppo, che paga { $gain } a ogni tuo turno. Ne hai { $held }; una o due non pagano niente. L’immagine lo dice sotto il nome: { $group } → { $gain }. Il cerchio davanti a un prezzo è il giocatore che ha quell’azione.
    .title = Pagano i gruppi completi
    .task = Completa un gruppo: compra l’azione di { $title } che ti manca.
lesson-group-complete = Il gruppo di { $group } è completo, e da ora paga { $gain } a ogni turno. Il bottone lo dice prima: «+{ $gain } a turno».
lesson-group-toxic = Anche questo è un gruppo completo: qui bastano { $pays } azioni, e pagano di più. Ma { $toxic } è un titolo tossico. La prossima scena mostra che cosa significa.
lesson-group-alone = Si può, ma non completa un gruppo, e per ora non paga niente. L’azione di { $title } che ti manca paga a ogni turno.
lesson-group-cash = Si può, ma { $title } pagherebbe { $gain } a ogni turno.

lesson-toxic = La stessa partita, ma qui hai comprato { $shares } a { $cost } l’una. Ti hanno già pagato { $gain }. Ma { $title } è un titolo **tossico**: { $closings } delle { $left } carte che devono ancora uscire sul mercato sono le sue chiusure. **Una chiusura toglie a tutti le azioni di quel titolo, senza compenso.** Nessuno sa quando. I cerchi sotto il nome sono le chiusure; una croce è una chiusura già uscita.

    Hai fortuna: **vendi al prezzo dell’azione meno cara sul mercato**, qualunque cosa sia stampata sulle tue. Ora di { $title } ce n’è una sola, a { $amount }.
    .title = Azioni tossiche
    .task = Vendi tutte e due le azioni di { $title } finché puoi.
lesson-toxic-out = Hai avuto { $amount } per ciascuna. Ora guarda: una chiusura è uscita prima che tu potessi vendere di nuovo, e a te non c’era niente da togliere.
lesson-toxic-half = Per una hai avuto { $amount }. L’altra è persa senza compenso: una chiusura è uscita prima che tu potessi vendere di nuovo.
lesson-toxic-kept = Attenzione: una chiusura è uscita prima che tu potessi vendere di nuovo. Tutte e due le azioni sono perse senza compenso. **Finché una delle { $closings } chiusure deve ancora uscire, tieni le azioni tossiche solo per poco.**

lesson-shark = Qualche turno dopo, nella prima partita. Sul mercato ci sono { $count } azioni di { $title }, e la meno cara costa { $cost }. { $group } sono un gruppo che paga { $gain } a turno. Ma puoi comprarne solo { $most }.

    {""}**Per ogni azione in più trasformi in Squalo una tua carta Speciale.** Resta coperta davanti a te fino alla fine. Gli Squali alla fine non contano, ma attirano attacchi. { $specials } ora ti servono poco: pochi altri hanno Squali. { $special } toglie denaro a qualcuno.
    .title = Le carte diventano Squali
    .task = Compra tutte e { $count } le azioni di { $title }. Tieni { $special }.
lesson-shark-four = Tutte e { $count } a { $cost } l’una, e un gruppo che paga { $gain } a turno. **Due carte che servivano poco sono diventate due azioni.** Al prossimo turno ne peschi di nuove.
lesson-shark-fingers = Le hai tutte e { $count }, ed è quello che conta. Ma anche { $special } avrebbe portato denaro.
lesson-shark-few = Si può, ma un gruppo è di { $group } azioni. Per quelle che mancano trasforma carte in Squali.
lesson-shark-toxic = Sembrava poco caro, ma è un titolo tossico, e una sua chiusura doveva ancora uscire. È uscita al tuo prossimo turno e ti ha tolto quello che hai comprato, senza compenso.
lesson-shark-other = Si può, ma guarda { $title }: { $count } azioni, tutte a { $cost } l’una, se trasformi carte in Squali.

lesson-attack = Comincia il tuo prossimo turno. { $special } toglie { $amount } a un altro giocatore, **e { $each } in più per ogni Squalo che ha davanti**, al massimo { $cap }. { $seat } ha { $cash } e { $sharks }; { $target } ha { $cost } e nessuno Squalo.

    È una carta illegale (con uno squalo): giocata, diventa uno Squalo davanti a te. Puoi giocarla in ogni momento. Se la giochi adesso, dopo peschi fino ad avere { $count } carte.
    .title = Gli Squali attirano attacchi
    .task = Gioca { $special } contro chi ci perde di più.
lesson-attack-sharks = Per i suoi Squali { $seat } ha perso di più. La tua mano era vuota, e hai pescato { $count } carte nuove. **Usa le carte prima di pescare.**
lesson-attack-clean = Si può, ma { $target } non ha Squali e ha perso { $amount }. { $seat } avrebbe perso di più: il bottone dice quanto.
lesson-attack-later = Si può, e la carta si gioca anche più tardi nel turno. Ma con la mano vuota peschi una carta in più: giocala prima.

lesson-answer = Un’altra partita. Hai { $share } e due azioni meno care di { $title }, un gruppo che paga { $gain } a turno, e per una di loro hai trasformato una carta in Squalo. { $seat } gioca { $asset } contro di te: { $each } alla banca per Squalo, e tu hai { $sharks }.

    {""}**Può rispondere solo chi è attaccato.** { $special } annulla una carta. Ne hai una sola, e anche { $target } ha in mano { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
    .title = Una risposta sola
    .task = Decidi quale attacco merita la tua risposta.
lesson-answer-paid = Ti è costato { $each }. Ora { $target } gioca { $answered } contro di te: { $share }, prezzo stampato { $face }, deve tornare al mercato, e con lei il tuo gruppo. Rispondi, o no.
lesson-answer-early = Quell’attacco è annullato, e la tua risposta è usata. Ora { $target } gioca { $answered }: { $share }, prezzo stampato { $face }, deve tornare al mercato. Non hai più niente per rispondere.
lesson-answer-saved = La tua azione resta, e il gruppo anche. L’attacco piccolo è costato { $each }; questo sarebbe costato il prezzo stampato di { $face }, e { $gain } a ogni turno.
lesson-answer-lost = { $share } è persa, prezzo stampato { $face }, e con lei il gruppo. Tieni la risposta per un attacco che costa molto: il bottone dice quanto.

lesson-sale = Di nuovo la prima partita, a pochi turni dalla fine. Vendi al prezzo dell’azione meno cara sul mercato, qualunque cosa sia stampata sulle tue: quindi **vendi dove il mercato è più caro delle tue azioni**. Le azioni che vendi rendono tutte lo stesso: cedi quindi i numeri più bassi. Se di un titolo sul mercato non c’è niente, ogni azione rende il suo prezzo stampato.
    .title = Vendi dove il mercato è caro
    .task = Vendi azioni per molto più del loro prezzo stampato.
lesson-sale-two = Hai avuto { $amount } per ciascuna; una ha un prezzo stampato di { $face }. Il gruppo è rotto, ma restano pochi turni in cui avrebbe pagato.
lesson-sale-three = Hai avuto { $amount } per ciascuna, una con un prezzo stampato di { $face }, e una carta che non ti serviva è uno Squalo.
lesson-sale-one = Si può, ma anche una seconda rende { $amount }.
lesson-sale-dear = Si può, ma ogni azione rende { $amount }: vendi quelle con il prezzo stampato più basso.
lesson-sale-own = Si può, ma non ci guadagni quasi niente. Cerca il titolo di cui sul mercato c’è una sola azione, e cara: { $title }, a { $amount }.

lesson-last = Il tuo ultimo turno: restano { $left } carte Titolo, e le scoprono gli altri. **Alla fine le carte in mano non contano niente, e nemmeno gli Squali.** Trasforma quindi tutte e { $held } le carte in Squali per l’acquisto migliore. Sul mercato ci sono { $count } azioni di { $title } a { $cost } l’una; la più cara ha un prezzo stampato di { $face }.
    .title = Il tuo ultimo turno
    .task = Usa tutte le tue carte: compra { $count } azioni di { $title }.
lesson-last-all = Il tuo denaro è diventato azioni dal prezzo stampato più alto, e nessuna carta è sprecata. La partita è finita, e nessuno è più ricco di te.
lesson-last-few = Si può, ma alla fine una carta in mano non conta niente. Trasformale tutte: { $count } azioni.
lesson-last-less = Attenzione: guadagni di più con { $count } azioni di { $title } a { $cost } l’una.
lesson-last-nothing = Si può, ma le tue carte non sono servite a niente. Potevi avere un’azione dal prezzo stampato di { $face } per { $cost }.

lesson-after = Per la tua prima partita:
    - Compra dove l’azione meno cara costa molto meno delle altre. Il bottone dice il prezzo e i dividendi, l’immagine i prezzi stampati. Compra soprattutto quello che completa un gruppo.
    - Per più di due azioni trasforma carte in Squali, per primo un Asset che non puoi pagare.
    - Non comprare un titolo tossico finché deve uscire una sua chiusura. Vendi le azioni che ne hai.
    - Vendi dove il mercato paga più del prezzo stampato delle tue azioni, prima i numeri più bassi.
    - Nel tuo turno gioca una carta se il suo bottone dice { $amount } o più, contro chi ci perde di più. Usa una risposta se un attacco ti costa altrettanto.
    - Se una carta è un Asset molto più caro del denaro che hai, scartala quando comincia il turno.
    - Incassa il denaro della banca solo se nessun affare rende di più.
    - Nell’ultimo turno usa le tue carte: alla fine non contano niente.
