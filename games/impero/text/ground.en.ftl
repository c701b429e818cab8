### Why not: founding, points and money, cells, dividends.

name-empty = A company needs a readable name, of 1 to { $longest } characters.
    .chapter = { rule-founding.title }
name-too-long = This name has { $count } characters: the limit is { $longest }.
    .chapter = { rule-founding.title }
name-changed = Some characters aren’t allowed in a name. It would become “{ $name }”: type that if you want it.
    .chapter = { rule-founding.title }
name-taken = There’s already a company { $company }: choose a name that can’t be mistaken for it.
    .chapter = { rule-founding.title }
capital-too-low = A company begins with at least { $least } of your own capital.
    .chapter = { rule-founding.title }
no-free-cell = All { $count } cells are taken, and a company begins on a free one.
    .chapter = { rule-founding.title }
not-enough-money = You have { $most }: this costs { $amount }.
    .chapter = { rule-beginning.title }
no-points = { $needed ->
    [one] This costs { $needed } player point
   *[other] This costs { $needed } player points
}, and you have { $points } left in this turn.
    .chapter = { rule-beginning.title }
company-lacks-money = { $company } has { $most }: this costs { $amount }.
    .chapter = { rule-managing.title }
no-company-points = { $needed ->
    [one] This costs { $needed } company point
   *[other] This costs { $needed } company points
}, and { $company } has { $points } left in this turn.
    .chapter = { rule-managing.title }
no-such-company = { $count ->
    [0] There’s no company yet.
    [one] There’s no such company: there is only one.
   *[other] There’s no such company: there are { $count }.
}
    .chapter = { rule-founding.title }
no-company-of-yours = You direct no company yet. Found one, or hold more shares of one than anyone else.
    .chapter = { rule-managing.title }
not-the-director = Only the director acts for { $company }, and that is { $seat }.
    .chapter = { rule-managing.title }
no-such-cell = There’s no such cell: the country has { $count }.
    .chapter = { rule-map.title }
cell-is-own = { $cell } already belongs to this company.
    .chapter = { rule-cells.title }
cell-taken = { $cell } belongs to { $owner }: only a free cell can be bought.
    .chapter = { rule-cells.title }
cell-is-free = { $cell } is free: it can be bought, not rented.
    .chapter = { rule-cells.title }
cell-of-no-opponent = { $cell } belongs to { $owner }, which you direct as well: only opponents’ cells can be rented.
    .chapter = { rule-cells.title }
cell-rented-already = This company already rents { $cell }.
    .chapter = { rule-cells.title }
cell-not-own = { $cell } doesn’t belong to { $company }: a company develops its own cells only.
    .chapter = { rule-cells.title }
cell-fully-developed = { $cell } already yields { $dollars }, and no cell yields more.
    .chapter = { rule-cells.title }
cell-not-adjacent = { $cell } touches no cell that { $company } owns or rents.
    .chapter = { rule-cells.title }
dividend-by-tens = The dividend goes from 0% to 100% in steps of { $step }.
    .chapter = { rule-dividends.title }
dividend-is-so-already = The dividend is already { $percent }.
    .chapter = { rule-dividends.title }
