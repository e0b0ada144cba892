-- A moderator's reason for a step, as a code (calls/src/exposure-case/case-reasons.ts): each reader reads it in their own language.
ALTER TABLE exposure_events ADD COLUMN reason_code text COLLATE "C";
ALTER TABLE audit_events ADD COLUMN reason_code text COLLATE "C";
-- Why a post was rejected follows from its timeline.
ALTER TABLE exposures DROP COLUMN reject_reason;
