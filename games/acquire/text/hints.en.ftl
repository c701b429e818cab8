# What a tile would do, in a few words.

hint-alone = a lone tile
hint-founds = founds a corporation of { $size } tiles
hint-grows = { $corporation } grows to { $size }
hint-merges = merger: { $survivor } takes over { $defuncts }
hint-merges-tied = merger: you choose the survivor among { $tied }
