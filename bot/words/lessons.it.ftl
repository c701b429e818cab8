### Le lezioni: quello che hanno in comune. Che cosa dice una scena sta nel lessons.it.ftl del gioco.

learn-title = { $game } · lezione
picture-lesson = Lezione
learn-task = ➜ **{ $task }**
learn-button = { $minutes ->
    [one] Impara in { $minutes } minuto
   *[other] Impara in { $minutes } minuti
}
learn-game = { $minutes ->
    [one] { $game } · { $minutes } minuto
   *[other] { $game } · { $minutes } minuti
}
learn-list = ### Impara un gioco giocando
    Per conto tuo e in privato: nessun altro lo vede. Puoi smettere quando vuoi: ogni mossa resta salvata.
learn-progress-none = { $minutes ->
    [one] { $minutes } minuto, { $steps } scene
   *[other] { $minutes } minuti, { $steps } scene
}
learn-progress = { $done } scene su { $steps }
learn-progress-over = lezione finita, { $done } scene risolte su { $steps }
learn-place = Scena { $at } di { $steps }
learn-right = ✔ { $said }
learn-wrong = ✘ { $said }

learn-earlier = -# Le righe precedenti non sono mostrate.
learn-next = Avanti
learn-again = Riprova
learn-skip = Salta la scena
learn-back = Torna alla lezione
learn-first = Da capo
learn-list-button = Tutte le lezioni
learn-any = Impara un gioco
learn-finished = { $game }: da ricordare
learn-play = Gioca contro i computer
learn-rules = Regole in breve
learn-opened = Il tavolo è aperto: la sua scheda è in questo canale. Lì premi [{ lobby-button-start }].
