-- Releases that come over HTTP, and from a bucket.

-- The release's object in the bucket, below its prefix; null: published without a bucket, or gone from it.
ALTER TABLE releases ADD COLUMN bundle text COLLATE "C";

-- Orders over HTTP that were carried out, as long as their tokens would be good: none counts twice, in whichever process.
CREATE TABLE release_tokens (
  key_id text COLLATE "C" NOT NULL,
  jti text COLLATE "C" NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (key_id, jti)
);
CREATE INDEX release_tokens_by_end ON release_tokens (expires_at);
