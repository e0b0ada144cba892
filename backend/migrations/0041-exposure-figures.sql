-- Invented accounts of invented brokers: the staff who reply in the sample data.
ALTER TABLE enterprises ADD COLUMN sample boolean NOT NULL DEFAULT false;

-- It is or has been in mediation. As `replied`: kept by what moves a case, so that lists need not read the timeline of each.
ALTER TABLE exposures ADD COLUMN mediated boolean NOT NULL DEFAULT false;
UPDATE exposures e SET mediated = true
  WHERE EXISTS (SELECT FROM exposure_events v WHERE v.exposure_code = e.code AND v.to_state = 'in_mediation');
DROP INDEX exposure_events_of_mediation;

-- Counts of exposures by state under the filters of the list, read from the index alone. Also the lists of a state, newest first.
CREATE INDEX exposures_counted ON exposures (state, published_at DESC, code)
  INCLUDE (reason, country_code, currency, amount, replied, mediated);

-- The figures of a broker, likewise.
DROP INDEX exposures_by_broker;
CREATE INDEX exposures_by_broker ON exposures (broker_code, published_at DESC, code)
  INCLUDE (state, reason, currency, amount, replied, mediated, state_since);

-- The ranks of brokers by the exposures of a period, the cases of mediation by their last change, and claims counted by state.
DROP INDEX exposures_public_by_day, exposures_public_by_update, exposures_public_by_claim;
CREATE INDEX exposures_public_by_day ON exposures (published_at DESC, code) INCLUDE (broker_code)
  WHERE state NOT IN ('draft', 'pending_review', 'rejected');
CREATE INDEX exposures_public_by_update ON exposures (updated_at DESC, code) INCLUDE (state, mediated)
  WHERE state NOT IN ('draft', 'pending_review', 'rejected');
CREATE INDEX exposures_public_by_claim ON exposures (currency, amount DESC, code) INCLUDE (state)
  WHERE state NOT IN ('draft', 'pending_review', 'rejected');
