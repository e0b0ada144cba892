-- The newest exposures that the broker has replied to: among all exposures, the newest have no reply yet.
CREATE INDEX exposures_public_replied ON exposures (published_at DESC, code)
  WHERE replied AND state NOT IN ('draft', 'pending_review', 'rejected');
