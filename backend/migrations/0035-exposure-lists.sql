-- Sort orders and filters of the lists of exposures. Migration 0002 has those by day, broker, state and reason.
CREATE INDEX exposures_public_by_update ON exposures (updated_at DESC, code) WHERE state NOT IN ('draft', 'pending_review', 'rejected');
CREATE INDEX exposures_public_by_amount ON exposures (amount DESC, code) WHERE state NOT IN ('draft', 'pending_review', 'rejected');
CREATE INDEX exposures_public_by_claim ON exposures (currency, amount DESC, code)
  WHERE state NOT IN ('draft', 'pending_review', 'rejected');
CREATE INDEX exposures_public_by_country ON exposures (country_code, published_at DESC, code)
  WHERE state NOT IN ('draft', 'pending_review', 'rejected');

-- The cases that have been in mediation, and when it was requested.
CREATE INDEX exposure_events_of_mediation ON exposure_events (exposure_code, at) INCLUDE (to_state)
  WHERE to_state IN ('mediation_requested', 'in_mediation');
