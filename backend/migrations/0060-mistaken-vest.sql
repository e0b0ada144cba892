-- The way back after an account was marked as one of the site's team by mistake (docs/decisions/0113).

-- When the account was last marked; stays when it leaves the team.
ALTER TABLE users ADD COLUMN vest_since timestamptz;
-- The grant that marked this post, which was written before it; null for a post that a member of the team wrote.
ALTER TABLE comments ADD COLUMN marked_by_grant timestamptz;

DROP TRIGGER users_joined_team ON users;
CREATE OR REPLACE FUNCTION team_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.vest_since := now();
  UPDATE comments SET by_team = true, marked_by_grant = NEW.vest_since WHERE user_id = NEW.user_id AND NOT by_team;
  RETURN NEW;
END $$;
CREATE TRIGGER users_joined_team BEFORE UPDATE OF vest ON users FOR EACH ROW WHEN (NEW.vest AND NOT OLD.vest) EXECUTE FUNCTION team_joined();

ALTER TABLE audit_events DROP CONSTRAINT audit_events_kind_check;
ALTER TABLE audit_events ADD CONSTRAINT audit_events_kind_check CHECK (kind IN ('enterprise', 'staff', 'comment', 'market', 'ticket',
  'certificate', 'complaint', 'exposure', 'legalnotice', 'vpsrequest', 'account'));
