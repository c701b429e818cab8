-- Of the decisions asked of a seat's person: how many, how many were answered for them, and how many
-- of these last. With three in a row, or more than a quarter of five, they are lapsed.
ALTER TABLE seat ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN missed_row INTEGER NOT NULL DEFAULT 0;
-- How often the person has proposed an end, and when last.
ALTER TABLE seat ADD COLUMN proposals INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN proposed TEXT;

-- Votes that run already end by the rule under which they began: 1, silence was consent.
ALTER TABLE ballot ADD COLUMN rule INTEGER NOT NULL DEFAULT 1;

-- A pause that was voted ends by itself; those of before do not.
ALTER TABLE game_table ADD COLUMN paused_until TEXT;

-- Whether somebody had lapsed when they lost the seat.
ALTER TABLE former_player ADD COLUMN lapsed INTEGER NOT NULL DEFAULT 0;

-- How a result counts: the rule, whether enough of it was played, how each took part, and their place
-- for the rating where it is not the one in the game.
ALTER TABLE result ADD COLUMN rule INTEGER NOT NULL DEFAULT 1;
ALTER TABLE result ADD COLUMN whole INTEGER NOT NULL DEFAULT 1;
ALTER TABLE result_seat ADD COLUMN mark TEXT NOT NULL DEFAULT 'played';
ALTER TABLE result_seat ADD COLUMN counts INTEGER;

-- Grows with whatever makes a recomputation of ratings that is under way out of date.
ALTER TABLE rating_due ADD COLUMN marks INTEGER NOT NULL DEFAULT 0;
