-- Invented accounts of invented brokers: the staff who reply in the sample data.
ALTER TABLE enterprises ADD COLUMN sample boolean NOT NULL DEFAULT false;
