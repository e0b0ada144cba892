-- Exposures that users publish (decisions 4).

-- The private contact, encrypted (accounts/sealed-text.ts). No version of this site has stored one in clear.
ALTER TABLE exposures DROP COLUMN contact;
ALTER TABLE exposures ADD COLUMN contact_sealed text;

-- A draft, or a rejected post that is being edited, may be incomplete.
ALTER TABLE exposures ALTER COLUMN reason DROP NOT NULL, ALTER COLUMN amount DROP NOT NULL, ALTER COLUMN currency DROP NOT NULL,
  ALTER COLUMN incident_date DROP NOT NULL;
ALTER TABLE exposures ADD CONSTRAINT exposures_complete CHECK (state IN ('draft', 'rejected')
  OR (reason IS NOT NULL AND amount IS NOT NULL AND currency IS NOT NULL AND incident_date IS NOT NULL));

-- The uploader's words about a picture.
ALTER TABLE images ADD COLUMN caption text NOT NULL DEFAULT '';

-- Who moved a case, and which moderator has read a private contact.
ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_check;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_check
  CHECK (kind IN ('enterprise', 'staff', 'comment', 'market', 'ticket', 'certificate', 'complaint', 'exposure'));

-- A post that nobody but its author and moderators sees is on no stored page: saving a draft drops none.
DROP TRIGGER exposures_told ON exposures;
DROP TRIGGER exposures_told_changed ON exposures;
CREATE TRIGGER exposures_told_added AFTER INSERT ON exposures FOR EACH ROW
  WHEN (exposure_is_public(NEW.state)) EXECUTE FUNCTION tell_exposure_changed();
CREATE TRIGGER exposures_told_removed AFTER DELETE ON exposures FOR EACH ROW
  WHEN (exposure_is_public(OLD.state)) EXECUTE FUNCTION tell_exposure_changed();
CREATE TRIGGER exposures_told_changed AFTER UPDATE ON exposures FOR EACH ROW
  WHEN ((exposure_is_public(OLD.state) OR exposure_is_public(NEW.state))
    AND to_jsonb(OLD) - 'view_count' IS DISTINCT FROM to_jsonb(NEW) - 'view_count') EXECUTE FUNCTION tell_exposure_changed();
