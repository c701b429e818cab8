# Che cosa farebbe una tessera, in poche parole.

hint-alone = una tessera isolata
    .short = Isolata
hint-founds = fonda una società di { $size } tessere
    .short = Fonda
hint-grows = { $corporation } cresce a { $size }
    .short = { $corporation } cresce
hint-merges = fusione: { $survivor } assorbe { $defuncts }
    .short = Fusione
hint-merges-tied = fusione: scegli tu chi sopravvive tra { $tied }
    .short = Fusione: parità
