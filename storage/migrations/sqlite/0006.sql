-- Moves that nobody else knows of have no number of their own.

ALTER TABLE moves ADD COLUMN number INTEGER NOT NULL DEFAULT 0;   -- for everybody; a hidden move has that of the one before it
ALTER TABLE moves ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;   -- only its player, and who is told, knows that it was made
UPDATE moves SET number = n;
