-- Posts by the site's own team (docs/decisions/0102): labelled, and counted in no rating.

-- Its author belonged to the team when it was written or has joined since. Stays when the author leaves: what the team wrote never counts.
ALTER TABLE comments ADD COLUMN by_team boolean NOT NULL DEFAULT false;

-- The only condition for reviews that count: in ratings, counts, rankings and comparisons.
CREATE OR REPLACE FUNCTION comment_counts(comment comments) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT comment.state IN ('published', 'flagged') AND NOT comment.being_checked AND NOT comment.by_team $$;

DROP TRIGGER comments_counted ON comments;
CREATE TRIGGER comments_counted AFTER INSERT OR DELETE OR UPDATE OF state, target_code, parent_id, being_checked, by_team ON comments
  FOR EACH ROW EXECUTE FUNCTION comments_changed();

-- The ratings of one broker, those that count and those that do not, from the index alone.
DROP INDEX comments_by_rating;
CREATE INDEX comments_by_rating ON comments (target_type, target_code, rating) INCLUDE (state, being_checked, by_team)
  WHERE parent_id IS NULL AND state IN ('published', 'flagged');

CREATE FUNCTION team_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE comments SET by_team = true WHERE user_id = NEW.user_id AND NOT by_team;
  RETURN NULL;
END $$;
CREATE TRIGGER users_joined_team AFTER UPDATE OF vest ON users FOR EACH ROW WHEN (NEW.vest AND NOT OLD.vest) EXECUTE FUNCTION team_joined();

UPDATE comments c SET by_team = true FROM users u WHERE u.user_id = c.user_id AND u.vest;
