-- A result that a tournament's director or its method has found, and not the game's own end.
ALTER TABLE result ADD COLUMN ruled INTEGER NOT NULL DEFAULT 0;
