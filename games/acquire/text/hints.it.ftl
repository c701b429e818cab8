# Che cosa farebbe una tessera, in poche parole.

hint-alone = una tessera isolata
hint-founds = fonda una società di { $size } tessere
hint-grows = { $corporation } cresce a { $size }
hint-merges = fusione: { $survivor } assorbe { $defuncts }
hint-merges-tied = fusione: scegli tu chi sopravvive tra { $tied }
