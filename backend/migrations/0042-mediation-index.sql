-- The cases of mediation by their last change, in an index without other cases: a late page of the list reads the entries before it.
DROP INDEX exposures_public_by_update;
CREATE INDEX exposures_public_by_update ON exposures (updated_at DESC, code)
  WHERE state NOT IN ('draft', 'pending_review', 'rejected');
CREATE INDEX exposures_mediated_by_update ON exposures (updated_at DESC, code)
  WHERE state IN ('mediation_requested', 'in_mediation', 'awaiting_author', 'resolved', 'abandoned', 'closed')
    AND (mediated OR state NOT IN ('resolved', 'abandoned'));
