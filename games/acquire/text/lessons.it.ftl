### La lezione. Una scena ha un titolo, quello che si dice, il compito, e quello che si dice a ogni risposta.

lesson-tile = Vince chi alla fine ha più denaro. Il denaro viene dalle azioni delle società, e una società è un gruppo di tessere una accanto all’altra.

    Al tuo turno giochi una delle tue { $tiles } tessere, compri fino a { $most } azioni e peschi una tessera. Ogni tessera va su una casella sola. **Le tessere si toccano per un lato, non per un angolo.** Il bottone di una tessera dice che cosa farebbe.
    .title = Una tessera sulla sua casella
    .task = Fonda una società: gioca la tessera accanto alla { $cells }, che è isolata.
lesson-tile-founds = Bene: due tessere vicine che non sono di nessuna società ne fanno una nuova, e la fondi tu.
lesson-tile-grows = Si può, ma tocca { $corporation }, che cresce. Serve a chi ne ha azioni, e tu non ne hai.
lesson-tile-alone = Si può: una tessera isolata. Più avanti può diventare una società, per chi ne mette una accanto.

lesson-found = Chi fonda riceve un’azione gratis. Sette società, tre classi: con due tessere un’azione di { $corporations } costa { $price }, di { $defuncts } { $cost }, di { $merging } { $amount }. Un’azione costa di più quando la sua società ha più tessere.
    .title = Chi fonda
    .task = Scegli una società.
lesson-found-cheap = Una buona scelta per una società che resta piccola: lo stesso denaro compra più azioni, e il numero di azioni decide chi riceve di più quando viene assorbita.
lesson-found-middle = Una buona via di mezzo.
lesson-found-dear = Ha il prezzo più alto, e paga di più quando viene assorbita. Attenzione ai contanti: tornano solo quando una società viene assorbita.

lesson-buy = In questa partita hai fondato { $corporation }. Puoi comprare fino a { $most } azioni per turno, di qualunque società sul tabellone. **Quando una società viene assorbita (una fusione), chi ne ha di più riceve il bonus di maggioranza: dieci volte il prezzo di un’azione. Chi è al secondo posto ne riceve la metà, gli altri nessun bonus.** Conta dunque le azioni, non solo i prezzi.
    .title = Tre azioni
    .task = Compra { $most } azioni: si apre una scelta, [+] ne aggiunge una, [Compra] compra quelle scelte.
lesson-buy-own = Hai tutte e { $held } le azioni in mano ai giocatori: la maggioranza è tua. Gli altri vorranno il tuo bonus: continua a comprare finché costa poco.
lesson-buy-three = Va bene anche così. Ma di { $corporation } hai poche azioni, e lì altri possono passarti davanti.
lesson-buy-few = Si può, ma all’inizio le azioni costano poco. Fino a una fusione il denaro in mano non fa niente.
lesson-buy-nothing = Attenzione: solo le azioni portano denaro, e adesso costano poco.

lesson-merge = { $corporation } ha { $size } tessere, { $survivor } ne ha { $sizes }. Una tessera che le tocca tutte e due le fonde: **la più grande sopravvive, la più piccola viene assorbita e paga i bonus.** Di { $corporation } hai { $held } azioni, { $seat } ne ha { $few }.
    .title = Una fusione che paga
    .task = Gioca la tessera che ti porta il bonus di maggioranza.
lesson-merge-merged = La banca ha pagato i bonus. Essere assorbiti non è stata una perdita: era il giorno di paga. Ora decidi delle tue azioni.
lesson-merge-waited = Attenzione: altri possono comprare più azioni di { $corporation } di te, e allora il bonus è loro. E il denaro di adesso compra azioni adesso.

lesson-dispose = Hai { $held } azioni di { $corporation }. Vendile a { $price } l’una, scambiane due con un’azione di { $survivor }, o conservale. Quelle conservate non valgono niente finché { $corporation } non viene rifondata. Dopo la fusione { $survivor } ha sei tessere, e una sua azione costa { $cost }: più di quanto rendono due di { $corporation }.
    .title = Conservare, vendere o scambiare
    .task = Vendi o scambia le tue azioni di { $corporation }.
lesson-dispose-traded = Le tue due azioni nuove valgono più di una vendita, ma non ti danno contanti. Scambia per avere più azioni di chi sopravvive; vendi se ti mancano contanti.
lesson-dispose-sold = Hai contanti, che comprano subito azioni. Due azioni di { $survivor } valevano di più, ma chi non ha contanti non può comprare.
lesson-dispose-kept = Attenzione: le azioni conservate non valgono niente se { $corporation } non viene rifondata. Alla fine una società che non è sul tabellone non paga.
lesson-dispose-mixed = Un po’ di contanti e qualche azione di { $survivor }: spesso è giusto.

lesson-count = Un’altra partita, più avanti. Hai { $cash }; gli altri non possono più comprare. In { $survivor } sei al terzo posto, e le sue azioni sono finite. In { $defuncts } hai molto vantaggio. Di { $corporation } ha azioni solo { $seat }: { $few }. Nell’immagine il numero di chi ne ha di più è pieno, quello del secondo ha un bordo. **Un’azione vale di più dove ti porta al primo o al secondo posto.**
    .title = Dove conta un’azione
    .task = Compra azioni in modo che una maggioranza in più sia tua.
lesson-count-first = Di { $corporation } adesso ne hai più di tutti. In questa partita più avanti viene assorbita: il bonus più alto va solo a te.
lesson-count-tied = Si può, ma con le stesse azioni di { $seat }, o meno, dividi il bonus o vieni dopo. Una in più di { $seat } ti porta al primo posto.
lesson-count-nothing = Si può, ma adesso nessun altro può comprare: una maggioranza non costa mai meno di ora.
lesson-count-elsewhere = Si può, ma lì sei già al primo posto, o resti indietro. Due azioni in più di chi viene dopo bastano. Cerca la società dove { $seat } è avanti di poco.

lesson-dry = In quella partita hai comprato soprattutto { $corporation }. Qualche turno dopo hai { $cash }: non puoi comprare niente, e nessun turno porta denaro da solo. **Prima della fine paga solo una fusione.** Hai { $held } azioni di { $corporation }, e nessun altro ne ha.
    .title = Senza contanti
    .task = Gioca la tessera che fa assorbire { $corporation }.
lesson-dry-paid = Giorno di paga: nessun altro ne ha azioni, quindi tutti e due i bonus sono tuoi, { $cash }. Prima di spendere l’ultimo denaro cerca la fusione che porta il prossimo.
lesson-dry-poor = Attenzione: resti senza denaro, e le azioni che non puoi comprare le comprano gli altri.

lesson-end = Verso la fine di quella partita. Una società con almeno { $safe } tessere è al sicuro: non può più essere assorbita. **Quando una ne ha { $size }, o tutte quelle sul tabellone sono al sicuro, chi è di turno può dichiarare la fine.** Allora ogni società paga i bonus, tutte le azioni si vendono, e vince chi ha più denaro. { $corporation } ha { $size } tessere, e tu hai il vantaggio.
    .title = La fine è una decisione
    .task = Dichiara la fine.
lesson-end-ended = Hai vinto! Il vantaggio era tuo, e hai chiuso prima che gli altri ti raggiungessero: alla fine { $cash }. Nessuno deve dichiarare la fine; chi è indietro continua.
lesson-end-went-on = Si può, ed è giusto per chi è indietro. Ma il vantaggio era tuo, e ora altri possono dichiarare la fine quando conviene a loro.

lesson-after = Per la tua prima partita:
    - Gioca la tessera che fonda, o quella che fa crescere una società di cui hai più azioni di tutti.
    - Compra { $most } azioni a ogni turno finché puoi: le meno care che ti portano al primo o al secondo posto. Chi è al terzo non riceve niente.
    - Due azioni in più di chi viene dopo bastano: poi compra in un’altra società.
    - Le società piccole accanto a quelle grandi vengono assorbite: mettiti lì al primo posto, e gioca la tessera che le fonde.
    - Prima della prima fusione non entra denaro: non spenderlo tutto per le azioni più care.
    - Dopo una fusione scambia due azioni con una, se quella di chi sopravvive costa più di due; altrimenti vendi. Non conservarne.
    - Con almeno { $safe } tessere una società è al sicuro. Dichiara la fine quando hai il vantaggio.
