-- Invented rates of the days before, on a site with sample data. A site with rates of a real source does not read them.
ALTER TABLE reference_rate_days ADD COLUMN sample boolean NOT NULL DEFAULT false;
