# What a tile would do, in a few words.

hint-alone = a lone tile
    .short = Alone
hint-founds = founds a corporation of { $size } tiles
    .short = Founds
hint-grows = { $corporation } grows to { $size }
    .short = { $corporation } grows
hint-merges = merger: { $survivor } takes over { $defuncts }
    .short = Merger
hint-merges-tied = merger: you choose the survivor among { $tied }
    .short = Merger: tie
