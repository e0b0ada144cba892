-- Reviews that look manipulated (docs/decisions/0054): found by rules, kept out of the rating until a moderator has looked at them.

-- Follows from review_suspicions by the trigger below.
ALTER TABLE comments ADD COLUMN being_checked boolean NOT NULL DEFAULT false;

-- The only condition for reviews that count: in ratings, counts, rankings and comparisons.
CREATE FUNCTION comment_counts(comment comments) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT comment.state IN ('published', 'flagged') AND NOT comment.being_checked $$;

-- Why a review is being checked, one row for each rule that found it. group_id: the reviews that were found together.
CREATE TABLE review_suspicions (
  comment_id bigint NOT NULL REFERENCES comments ON DELETE CASCADE,
  rule text COLLATE "C" NOT NULL CHECK (rule IN ('burst', 'network', 'device', 'account', 'ring', 'text')),
  group_id text COLLATE "C" NOT NULL,
  found integer NOT NULL, -- reviews found together at that time
  usual numeric(8, 1), -- how many are usual, where the rule compares with that
  at timestamptz NOT NULL DEFAULT now(),
  decision text COLLATE "C" CHECK (decision IN ('genuine', 'manipulated')), -- null: a moderator has not looked yet
  PRIMARY KEY (comment_id, rule)
);
CREATE INDEX review_suspicions_by_group ON review_suspicions (group_id, comment_id);

CREATE FUNCTION review_suspicions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.comment_id ELSE NEW.comment_id END;
  is_open boolean := EXISTS (SELECT FROM review_suspicions s WHERE s.comment_id = changed AND s.decision IS NULL);
BEGIN
  UPDATE comments SET being_checked = is_open WHERE comment_id = changed AND being_checked <> is_open;
  RETURN NULL;
END $$;
CREATE TRIGGER review_suspicions_followed AFTER INSERT OR DELETE OR UPDATE OF decision ON review_suspicions
  FOR EACH ROW EXECUTE FUNCTION review_suspicions_changed();

-- Replies are counted as before; a broker's reviews are those that count.
CREATE OR REPLACE FUNCTION count_comment(row_now comments, step integer) RETURNS void LANGUAGE sql AS $$
  UPDATE brokers SET comment_count = comment_count + step
    WHERE row_now.target_type = 'broker' AND row_now.parent_id IS NULL AND comment_counts(row_now) AND code = row_now.target_code;
  UPDATE comments SET reply_count = reply_count + step
    WHERE comment_id = row_now.parent_id AND row_now.state IN ('published', 'flagged');
$$;
DROP TRIGGER comments_counted ON comments;
CREATE TRIGGER comments_counted AFTER INSERT OR DELETE OR UPDATE OF state, target_code, parent_id, being_checked ON comments
  FOR EACH ROW EXECUTE FUNCTION comments_changed();

-- The ratings of one broker, those that count and those that do not, from the index alone.
DROP INDEX comments_by_rating;
CREATE INDEX comments_by_rating ON comments (target_type, target_code, rating) INCLUDE (state, being_checked)
  WHERE parent_id IS NULL AND state IN ('published', 'flagged');
CREATE INDEX comments_being_checked ON comments (created_at, comment_id) WHERE being_checked;

-- Where reviews were written, as keyed hashes of the wide network and of the browser's random number; removed after 30 days.
CREATE TABLE review_traces (
  comment_id bigint PRIMARY KEY REFERENCES comments ON DELETE CASCADE,
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  network text COLLATE "C", -- null: not a public address
  device text COLLATE "C", -- null: the browser sent none
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX review_traces_by_network ON review_traces (network, at DESC) WHERE network IS NOT NULL;
CREATE INDEX review_traces_by_device ON review_traces (device, at DESC) WHERE device IS NOT NULL;
CREATE INDEX review_traces_by_user ON review_traces (user_id);
CREATE INDEX review_traces_by_time ON review_traces (at);

-- Fingerprints of the texts of reviews: near-identical texts share a number. Removed after 90 days.
CREATE TABLE review_prints (
  comment_id bigint PRIMARY KEY REFERENCES comments ON DELETE CASCADE,
  bands integer[] NOT NULL,
  at timestamptz NOT NULL DEFAULT now() -- when this text was written
);
CREATE INDEX review_prints_by_band ON review_prints USING gin (bands);
CREATE INDEX review_prints_by_time ON review_prints (at);
