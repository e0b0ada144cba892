-- Cases that users follow: they are notified of each step that everyone can read. Who follows a case is shown to nobody else, and no page
-- shows how many do, so following drops no stored page.
CREATE TABLE exposure_follows (
  user_id text COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
  exposure_code item_code NOT NULL REFERENCES exposures ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, exposure_code)
);
CREATE INDEX exposure_follows_by_case ON exposure_follows (exposure_code);

-- Notices about followed cases are a kind of their own: whoever wants fewer mails about other people's cases still gets those about their own.
ALTER TABLE user_messages DROP CONSTRAINT user_messages_kind_check;
ALTER TABLE user_messages ADD CONSTRAINT user_messages_kind_check
  CHECK (kind IN ('system', 'reply', 'exposure', 'followed', 'enterprise'));
