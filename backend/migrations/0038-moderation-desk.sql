-- A moderator's reason for a step, as a code (calls/src/exposure-case/case-reasons.ts): each reader reads it in their own language.
ALTER TABLE exposure_events ADD COLUMN reason_code text COLLATE "C";
ALTER TABLE audit_events ADD COLUMN reason_code text COLLATE "C";
-- Why a post was rejected follows from its timeline.
ALTER TABLE exposures DROP COLUMN reject_reason;

-- The moderator who works on an item of the moderation queue. A hold ends by itself after a time (backend/src/moderation/holds.ts).
CREATE TABLE moderation_holds (
  kind text COLLATE "C" NOT NULL,
  target_id text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  since timestamptz NOT NULL,
  PRIMARY KEY (kind, target_id)
);
CREATE INDEX moderation_holds_by_user ON moderation_holds (user_id);
